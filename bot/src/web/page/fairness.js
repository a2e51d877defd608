// Checks a deal with this browser's own cryptography: the revealed secret against the commitment shown before.

/** @typedef {{match?: number, setup: {seed: string}, fairness?: {commitment: string, secret?: string, words: (string | object)[], message?: string, seed?: string}}} RecordFile */
/** A claim, by its name in `words.js`, and whether it holds; `null` if this can't be checked. @typedef {{claim: "deal_shown" | "deal_commitment" | "deal_words" | "deal_seed" | "deal_used", holds: boolean | null}} Claim */

import { hex } from "./client.js";

const encoder = new TextEncoder();
/** @param {string} digits */
const bytes = digits => Uint8Array.from(digits.match(/../g) ?? [], pair => parseInt(pair, 16));

/** Checks the proof of a deal. `seen` is the commitment that was shown before the end, if it is remembered.
 * @param {RecordFile} file @param {string | null} seen @returns {Promise<Claim[] | null>} */
export async function checkDeal(file, seen) {
  const { fairness } = file;
  if (!fairness?.secret) return null;
  const secret = bytes(fairness.secret), head = encoder.encode(`castellan commit 1\n${file.match}\n`);
  const commitment = hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array([...head, ...secret]))));
  return [
    { claim: "deal_shown", holds: /** @type {boolean | null} */ (seen && seen === fairness.commitment) },
    { claim: "deal_commitment", holds: commitment === fairness.commitment },
    { claim: "deal_words", holds: hasWords(fairness.message, fairness.words) },
    { claim: "deal_seed", holds: fairness.message ? await seedOf(secret, fairness.message) === fairness.seed : null },
    { claim: "deal_used", holds: fairness.seed === file.setup.seed },
  ];
}

/** Whether the signed message ends with the words. @param {string | undefined} message @param {(string | object)[]} words */
function hasWords(message, words) {
  if (!message || words.some(word => typeof word !== "string")) return null;
  const lines = words.map(word => `${encoder.encode(String(word)).length}:${word}`);
  return message.endsWith(`\n${lines.join("\n")}`);
}

/** @param {Uint8Array<ArrayBuffer>} secret @param {string} message */
async function seedOf(secret, message) {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return hex(new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(message))));
}
