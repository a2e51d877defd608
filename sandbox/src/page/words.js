// The page's own texts, in the language of the member's Discord: a file of sentences for each language.

const LANGUAGES = ["en", "sv", "fr", "de", "nl", "es"];

let words = {};
let language = "";
let plural = new Intl.PluralRules("en");
// The number of times that the words have changed. Elements drawn with older words are drawn again.
let edition = 0;

// The language, for dates and numbers.
export const locale = () => language || "en";
export const currentEdition = () => edition;

// Switches to the language of a locale, or to English.
export async function speak(wanted) {
  const code = LANGUAGES.find((known) => known === wanted.split("-")[0]) ?? "en";
  if (code === language) return;
  const response = await fetch(`/page/${code}.json`);
  takeWords(await response.json(), code);
}

// Takes over the sentences of a language. Elements of the document name their sentence in an attribute.
export function takeWords(sentences, code) {
  words = sentences;
  language = code;
  plural = new Intl.PluralRules(code);
  edition += 1;
  document.documentElement.lang = code;
  for (const element of document.querySelectorAll("[data-t]")) element.textContent = t(element.dataset.t);
  for (const element of document.querySelectorAll("[data-t-label]")) element.setAttribute("aria-label", t(element.dataset.tLabel));
  for (const element of document.querySelectorAll("[data-t-title]")) element.title = t(element.dataset.tTitle);
  document.dispatchEvent(new Event("words"));
}

// A sentence. A number selects among its forms; the label of a scenario may have no translation.
export function t(key, values = {}) {
  const sentence = words[key] ?? key;
  const form = typeof sentence === "string" ? sentence : sentence.cases[plural.select(values[sentence.by])] ?? sentence.cases.other;
  return form.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}

// Names as a list: "Ada, Ben and Cleo".
export const listed = (names) => new Intl.ListFormat(locale(), { type: "conjunction" }).format(names);

// An error of the sandbox. Its own sentences are English; in other languages, each kind has a sentence.
export const failure = ({ error, kind }) => (kind && locale() !== "en" ? t(`error_${kind}`) : error ?? t("not_understood"));
