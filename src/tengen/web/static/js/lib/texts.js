// Texts by key, in the language of the page. `texts/` on the server has the catalogues; a script that
// is loaded before this one brings the messages of one language, compiled (see `texts/fluent.py`).

const { language, languages, unread, messages } = globalThis.tengenTexts;
const plurals = new Intl.PluralRules(language);

/** The language of the page: "en", "zh-Hans" … */
export const LANGUAGE = language;

/** Every language with its own name, and those that nobody fluent has read yet. */
export const LANGUAGES = languages;
export const UNREAD = unread;

/** A message in words: `t("moves", { count: 3 })`. A parameter is a text or a number. */
export function t(key, params = {}) {
  return pieces(key, params).join("");
}

/** A message as texts and elements, for `h`: a parameter may also be an element. */
export function pieces(key, params = {}) {
  if (key in messages) return filled(messages[key], params);
  console.error(`No text has the key ${key}.`);
  return [key];
}

/**
 * A sentence of the server, `{ key, params, text }`, in words; parameters may be sentences themselves. What
 * an earlier version of the server has kept has only a text.
 */
export function phraseText({ key, params = {}, text = "" }) {
  if (!key) return text;
  return t(key, Object.fromEntries(Object.entries(params).map(([name, value]) => [name, said(value)])));
}

/**
 * An error of the server, `{ code, message, key, params }`, in words. One without a key has only its English
 * message, which follows what its code means.
 */
export function errorText({ code, message = "", key, params }) {
  if (key) return phraseText({ key, params });
  if (language === "en" || !hasText(`error-${code}`)) return message;
  return t("error-details", { what: t(`error-${code}`), details: message });
}

/** A parameter of a sentence: a list of points is "h8 i9", one of sentences has commas. */
function said(value) {
  if (Array.isArray(value)) {
    const all = value.map(said);
    return typeof value[0] === "object" ? commas(all) : all.join(" ");
  }
  return typeof value === "object" ? phraseText(value) : value;
}

/** Texts in a row, with the commas of the language. */
export function commas(texts) {
  return texts.length ? texts.reduce((others, last) => t("list-comma", { others, last })) : "";
}

/** Whether there is a message with this key. */
export const hasText = (key) => Object.hasOwn(messages, key);

function filled(pattern, params) {
  if (typeof pattern === "string") return [pattern];
  return pattern.flatMap((part) => (typeof part === "string" ? [part] : placed(part, params)));
}

function placed([name, variants, standard], params) {
  const value = params[name];
  if (value === undefined) console.error(`A text lacks its parameter ${name}.`);
  if (variants === undefined) return [value];
  const plural = typeof value === "number" && plurals.select(value);
  const variant = String(value).replaceAll(" ", "-"); // one word: "open four" is open-four
  return filled(variants[variant] ?? variants[plural] ?? variants[standard], params);
}
