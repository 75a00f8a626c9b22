// Calls the player who looks elsewhere: a sound, the title of the page, a notification of the browser.

import { settings } from "./settings.js";
import { play } from "./sounds.js";

const SIGN = "● ";

let title = "";
let isCalling = false;

/** Whether the browser may show notifications, and the player wants them. */
function mayNotify() {
  return settings.get("notifications") && globalThis.Notification?.permission === "granted";
}

/** Asks the browser for leave to show notifications; whether it was given. */
export async function allowNotifications() {
  if (!globalThis.Notification) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Names the page; the title keeps its mark while the player is called. */
export function setTitle(words) {
  title = words;
  document.title = `${isCalling ? SIGN : ""}${title} · Tengen`;
}

/** Marks the title until the page is looked at. */
function markTitle() {
  if (!document.hidden || isCalling) return;
  isCalling = true;
  setTitle(title);
  const clear = () => {
    if (document.hidden) return;
    isCalling = false;
    setTitle(title);
    document.removeEventListener("visibilitychange", clear);
  };
  document.addEventListener("visibilitychange", clear);
}

/** Calls the player with a text; a click on the notification goes to `address`. */
export function callPlayer(text, address, navigate) {
  play("call");
  markTitle();
  if (!document.hidden || !mayNotify()) return;
  const notification = new Notification("Tengen", { body: text, tag: address });
  notification.onclick = () => {
    focus();
    notification.close();
    navigate(address);
  };
}
