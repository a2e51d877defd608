// What a person has set for this device. A frame may have no storage: then a setting lasts as long as the page.

/** The settings with their values; the first is the default. */
export const SETTINGS = {
  theme: ["auto", "dark", "light", "contrast"],
  send: ["hold", "ask", "now"],
  board: ["own", "other", "printed"],
  motion: ["auto", "less"],
  sound: ["off", "on"],
  presence: ["on", "off"],
};
/** @typedef {keyof typeof SETTINGS} Name */

/** @type {Map<string, string>} */
const kept = new Map();

/** @param {Name} name */
export function setting(name) {
  let value = kept.get(name);
  try { value ??= localStorage.getItem(`castellan.${name}`) ?? undefined; } catch { /* no storage here */ }
  return value && SETTINGS[name].includes(value) ? value : SETTINGS[name][0];
}

/** @param {Name} name @param {string} value */
export function set(name, value) {
  kept.set(name, value);
  try { localStorage.setItem(`castellan.${name}`, value); } catch { /* no storage here */ }
}

const matches = (/** @type {string} */ query) => matchMedia(query).matches;

/** The theme of the pictures: what is set, or what the system wants. @returns {"dark" | "light" | "contrast"} */
export function theme() {
  const chosen = setting("theme");
  if (chosen !== "auto") return /** @type {"dark"} */ (chosen);
  return matches("(prefers-contrast: more)") ? "contrast" : matches("(prefers-color-scheme: light)") ? "light" : "dark";
}

export const isCalm = () => setting("motion") === "less" || matches("(prefers-reduced-motion: reduce)");

/** Calls back when the system changes its theme. @param {() => void} change */
export function onSystemTheme(change) {
  for (const query of ["(prefers-contrast: more)", "(prefers-color-scheme: light)"]) matchMedia(query).addEventListener("change", change);
}
