// Settings and commitments that this device remembers. A frame may have no storage: then they last as long as the page.

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

/** @type {Record<string, string>} */
const kept = {};

/** @param {string} name @returns {string | null} */
function read(name) {
  try { return kept[name] ?? localStorage.getItem(`castellan.${name}`); } catch { return null; }
}

/** Remembers a value. @param {string} name @param {string} value */
export function set(name, value) {
  kept[name] = value;
  try { localStorage.setItem(`castellan.${name}`, value); } catch { /* no storage here */ }
}

/** @param {Name} name */
export function setting(name) {
  const value = read(name);
  return value && SETTINGS[name].includes(value) ? value : SETTINGS[name][0];
}

/** The commitment of a match's deal as this device first saw it. @param {string | number} match */
export const rememberedCommitment = match => read(`deal.${match}`);

/** @param {string | number} match @param {string} commitment */
export function rememberCommitment(match, commitment) {
  if (rememberedCommitment(match) === null) set(`deal.${match}`, commitment);
}

/** A wish of the system. @param {string} wish */
const prefers = wish => matchMedia(`(prefers-${wish})`);

/** The theme of the pictures: the setting, or the system's wish. @returns {"dark" | "light" | "contrast"} */
export function theme() {
  const chosen = setting("theme");
  return chosen !== "auto" ? /** @type {"dark"} */ (chosen) : prefers("contrast: more").matches ? "contrast" : prefers("color-scheme: light").matches ? "light" : "dark";
}

export const isCalm = () => setting("motion") === "less" || prefers("reduced-motion: reduce").matches;

/** Calls back when the system changes its theme. @param {() => void} change */
export function onSystemTheme(change) {
  for (const wish of ["contrast: more", "color-scheme: light"]) prefers(wish).addEventListener("change", change);
}
