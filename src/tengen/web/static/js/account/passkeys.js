// Passkeys: the browser's part of making one and of logging in with it.

import { t } from "../lib/texts.js";
import { ApiError, api } from "../net/api.js";

/** Whether this browser can use passkeys on this page. */
export function hasPasskeys() {
  return Boolean(globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON);
}

/** Asks the browser; reports in our words what the user cancels or the device refuses. */
async function ask(what) {
  try {
    return (await what()).toJSON();
  } catch (error) {
    const isKnown = error.name === "InvalidStateError";
    const message = t(isKnown ? "passkey-known" : "passkey-unused");
    throw new ApiError({ code: "passkey", message });
  }
}

/** Makes a passkey for the account one is logged in to. */
export async function makePasskey(name) {
  const { challenge, options } = await api.post("/api/passkeys/begin");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await ask(() => navigator.credentials.create({ publicKey }));
  return api.post("/api/passkeys", { challenge, credential, name });
}

/** Logs in with a passkey, or confirms who one is. */
export async function usePasskey(adopt) {
  const { challenge, options } = await api.post("/api/passkeys/login/begin");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await ask(() => navigator.credentials.get({ publicKey }));
  return api.post("/api/passkeys/login", { challenge, credential, adopt });
}
