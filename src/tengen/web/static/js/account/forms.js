// The forms of the account view: logging in, registering, recovering, confirming.

import { button, field, h, toggle } from "../lib/dom.js";
import { changingIdentity } from "../lib/identity.js";
import { t } from "../lib/texts.js";
import { api } from "../net/api.js";
import { usePasskey } from "./passkeys.js";

const enter = (path, wish) => changingIdentity(() => api.post(path, wish));

/** A field for a password; `kind` is "current-password" or "new-password". */
export function passwordInput(kind) {
  const minLength = kind === "new-password" ? 8 : 0;
  return h("input", { type: "password", autocomplete: kind, required: true, minLength, maxLength: 200 });
}

function userNameInput(isNew) {
  const rules = isNew ? { minLength: 3, maxLength: 20, pattern: "[A-Za-z0-9][A-Za-z0-9_\\-]{2,}" } : {};
  return h("input", { type: "text", autocomplete: "username", required: true, ...rules, spellcheck: false });
}

/** A form that says below its fields what went wrong, and is quiet while it is being sent. */
export function formOf(title, parts, words, send) {
  const problem = h("p.problem.small", { role: "alert" });
  const submit = button(words, null, { kind: "primary wide", type: "submit" });
  const onsubmit = async (event) => {
    event.preventDefault();
    submit.disabled = true;
    problem.textContent = "";
    try {
      await send();
    } catch (error) {
      problem.textContent = error.message;
    } finally {
      submit.disabled = false;
    }
  };
  const heading = title && h("h2", title);
  return h("form.card.stack", { onsubmit, "aria-label": title || words }, heading, parts, problem, submit);
}

/** Name and password; `onEntered(answer)` once one is logged in. */
export function loginForm({ passkeys, onEntered, onForgotten }) {
  const name = userNameInput(false);
  const password = passwordInput("current-password");
  const adopt = toggle(t("account-adopt"), true, () => {});
  const adopts = () => adopt.firstChild.checked;
  const send = async () =>
    onEntered(
      await enter("/api/account/login", {
        name: name.value.trim(),
        password: password.value,
        adopt: adopts(),
      }),
    );
  const form = formOf(
    t("account-log-in"),
    [field(t("account-name"), name), field(t("account-password"), password), adopt],
    t("account-log-in"),
    send,
  );
  const byPasskey = button(
    t("account-log-in-passkey"),
    async () => onEntered(await changingIdentity(() => usePasskey(adopts()))),
    {
      kind: "wide",
      disabled: !passkeys.available,
    },
  );
  const why = passkeys.available ? null : h("p.small.muted", passkeys.reason);
  form.append(
    byPasskey,
    ...(why ? [why] : []),
    button(t("account-forgotten"), onForgotten, { kind: "plain" }),
  );
  return form;
}

/** A new account. */
export function registerForm({ onEntered }) {
  const name = userNameInput(true);
  const password = passwordInput("new-password");
  const adopt = toggle(t("account-adopt"), true, () => {});
  const send = async () =>
    onEntered(
      await enter("/api/account", {
        name: name.value.trim(),
        password: password.value,
        adopt: adopt.firstChild.checked,
      }),
    );
  const fields = [
    field(t("account-name"), name, t("account-name-about")),
    field(t("account-password"), password, t("account-password-about")),
    adopt,
  ];
  return formOf(t("account-create"), fields, t("account-create-do"), send);
}

/** A recovery code and a new password. */
export function recoverForm({ onEntered, onBack }) {
  const name = userNameInput(false);
  const code = h("input", { type: "text", autocomplete: "off", required: true, spellcheck: false });
  const password = passwordInput("new-password");
  const send = async () =>
    onEntered(
      await enter("/api/account/recover", {
        name: name.value.trim(),
        code: code.value.trim(),
        password: password.value,
        adopt: false,
      }),
    );
  const fields = [
    field(t("account-name"), name),
    field(t("account-code"), code, t("account-code-about")),
    field(t("account-new-password"), password, t("account-recover-about")),
  ];
  const form = formOf(t("account-recover"), fields, t("account-recover-do"), send);
  form.append(button(t("account-back"), onBack, { kind: "plain" }));
  return form;
}

/** Asks once more who one is, above the page; resolves to whether that was said. */
export function confirmation({ passkeys }) {
  const password = passwordInput("current-password");
  const dialog = h("dialog.confirm", { "aria-label": t("account-confirm") });
  return new Promise((resolve) => {
    const close = (is) => {
      dialog.remove();
      resolve(is);
    };
    const send = async () => {
      await api.post("/api/account/confirm", { password: password.value });
      close(true);
    };
    const about = h("p.small.muted", t("account-confirm-about"));
    const parts = [about, field(t("account-password"), password)];
    const form = formOf(t("account-confirm"), parts, t("account-confirm-do"), send);
    const byPasskey = button(t("account-use-passkey"), () => usePasskey(false).then(() => close(true)), {
      kind: "wide",
    });
    form.append(
      ...(passkeys ? [byPasskey] : []),
      button(t("account-cancel"), () => close(false), { kind: "plain" }),
    );
    dialog.append(form);
    dialog.addEventListener("cancel", () => close(false));
    document.body.append(dialog);
    dialog.showModal();
  });
}
