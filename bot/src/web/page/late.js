// Loads modules that few visits need, when they are first needed.

import { toast } from "./dom.js";
import { t } from "./words.js";

/**
 * @typedef {object} Modules
 * @property {typeof import("./dialogs.js")} dialogs
 * @property {typeof import("./drag.js")} drag
 * @property {typeof import("./drafts.js")} drafts
 * @property {typeof import("./ending.js")} ending
 * @property {typeof import("./exercise.js")} exercise
 * @property {typeof import("./keys.js")} keys
 * @property {typeof import("./replay.js")} replay
 * @property {typeof import("./sound.js")} sound
 */

/** @type {Map<string, Promise<any>>} */
const modules = new Map();
let failures = 0;

/**
 * Uses a module as soon as it is loaded. A browser remembers a failed address, so each new attempt has another one. A
 * module may also come from a later version than the page, and fail when it is used.
 * @template {keyof Modules} Name @param {Name} name @param {(module: Modules[Name]) => unknown} use
 */
export function late(name, use) {
  const coming = modules.get(name) ?? import(`./${name}.js${failures ? `?${failures}` : ""}`);
  modules.set(name, coming);
  return coming.then(use).catch(() => {
    failures++;
    modules.delete(name);
    toast(t("failed"));
  });
}
