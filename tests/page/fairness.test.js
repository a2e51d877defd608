// The browser's check of a deal, against the vectors of `docs/fairness`.
import { strict as assert } from "node:assert";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { checkDeal } from "../../bot/src/web/page/fairness.js";

const vectors = JSON.parse(readFileSync(new URL("../../docs/fairness/vectors.json", import.meta.url), "utf8"));

test("every claim of the vectors holds", async () => {
  for (const { file } of vectors) {
    const claims = await checkDeal(file, file.fairness.commitment);
    assert.deepEqual(claims.map(({ holds }) => holds), [true, true, true, true, true]);
  }
});

test("another secret, word, number or seed is found", async () => {
  const changes = [
    file => { file.fairness.secret = "ff" + file.fairness.secret.slice(2); },
    file => { file.fairness.words[0] += "!"; },
    file => { file.match += 1; },
    file => { file.setup.seed = "00".repeat(32); },
    file => { file.fairness.message += "!"; },
  ];
  for (const change of changes) {
    const file = structuredClone(vectors[0].file);
    change(file);
    const claims = await checkDeal(file, null);
    assert.ok(claims.some(({ holds }) => holds === false), String(change));
  }
});

test("another commitment than the one seen before is found, and without a secret nothing can be told", async () => {
  const { file } = vectors[0];
  assert.equal((await checkDeal(file, "00".repeat(32)))[0].holds, false);
  assert.equal(await checkDeal({ ...file, fairness: { ...file.fairness, secret: undefined } }, null), null);
});
