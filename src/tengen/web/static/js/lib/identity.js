// Who uses this page: the name of the account, or null for a guest. The socket tells it.

import { forgetSeen } from "../net/seen.js";

let account; // undefined until it is known
let held = false; // while this page logs in or out itself
const changes = new EventTarget();

/** The name of the account, or null. */
export function accountName() {
  return account ?? null;
}

/** Takes over what the server says; true when it is another identity than before. */
export function learnIdentity(name) {
  const isOther = account !== undefined && account !== name && !held;
  account = name;
  changes.dispatchEvent(new Event("change"));
  return isOther;
}

/** Does what changes the identity of this page, which goes on by itself afterwards. */
export async function changingIdentity(change) {
  held = true;
  try {
    const done = await change();
    await forgetSeen();
    return done;
  } catch (error) {
    held = false;
    throw error;
  }
}

/** Calls back when it is known who uses the page. */
export function watchIdentity(listener, signal) {
  changes.addEventListener("change", () => listener(), { signal });
}
