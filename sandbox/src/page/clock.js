// The sandbox's clock: its time, the buttons that move it forward, and the times that count from it.

import { advance } from "./api.js";
import { $, notice } from "./dom.js";
import { locale } from "./words.js";

export const FORWARD = [[4, "second", 4_000], [1, "minute", 60_000], [15, "minute", 900_000], [1, "hour", 3_600_000], [1, "day", 86_400_000]];

// The sandbox's last known time, and when it arrived by the browser's clock: the sandbox's may be days ahead.
let told = Date.now();
let heard = Date.now();

export const now = () => told + Date.now() - heard;

// The time until or since a moment, in one unit.
export function relative(ms) {
  const seconds = (ms - now()) / 1000;
  const [unit, size] = [["day", 86400], ["hour", 3600], ["minute", 60]].find(([, size]) => Math.abs(seconds) >= size) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

// Messages that did not change keep their elements; this updates the relative times in them.
function draw() {
  const date = new Date(now());
  $("now").textContent = date.toLocaleString(locale(), { month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" });
  $("now").dateTime = date.toISOString();
  for (const element of document.querySelectorAll("time[data-relative]")) element.textContent = relative(Number(element.dataset.relative));
}

export function setClock(ms) {
  [told, heard] = [ms, Date.now()];
  draw();
}

export function startClock() {
  for (const button of document.querySelectorAll("[data-advance]")) {
    button.addEventListener("click", () => advance(Number(button.dataset.advance)).catch((error) => notice(error.message)));
  }
  setInterval(draw, 10_000);
  document.addEventListener("words", draw);
}
