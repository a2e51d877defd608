// The sentences that the page itself says, in the language of the page. The server makes them from its message files.

/** A sentence, or its forms, among which a number chooses. @typedef {string | {by: string, cases: Record<string, string>}} Sentence */
/** @typedef {keyof typeof import("../../../../tests/page/words.json")} Key */

/** @type {Record<string, Sentence>} */
let words = {};
let plural = new Intl.PluralRules("en");

/** Takes the sentences of a language. @param {Record<string, Sentence>} sentences @param {string} language */
export function takeWords(sentences, language) {
  words = sentences;
  plural = new Intl.PluralRules(language);
}

/** A sentence by its name. A number chooses among its forms. Codes of the server have hyphens. An unknown name is a sentence of the server, and stays as it is. @param {Key} key @param {Record<string, string | number>} [values] */
export function t(key, values = {}) {
  const sentence = words[key.replaceAll("-", "_")] ?? key;
  const form = typeof sentence === "string" ? sentence : chosen(sentence.cases, Number(values[sentence.by] ?? 1));
  return form.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}

/** @param {Record<string, string>} cases @param {number} n */
const chosen = (cases, n) => cases[n] ?? cases[plural.select(n)] ?? cases.other;

/** @param {string[]} items */
export const listed = items => items.reduce((a, b, i) => i ? t("and", { a, b }) : b, "");

/** A duration, short ("1 d 22 h") or in full words. @param {number} ms @param {boolean} [long] */
export function duration(ms, long) {
  if (ms <= 0) return t("time_up");
  const seconds = Math.floor(ms / 1000), minutes = Math.floor(seconds / 60), hours = Math.floor(minutes / 60), days = Math.floor(hours / 24);
  const part = (/** @type {"days" | "hours" | "minutes" | "seconds"} */ unit, /** @type {number} */ n) => n ? t(long ? `${unit}_long` : unit, { n }) : "";
  const text = days ? part("days", days) + " " + part("hours", hours % 24) : hours ? part("hours", hours) + " " + part("minutes", minutes % 60) : part("minutes", minutes);
  return text.trim() || part("seconds", seconds || 1);
}
