// Requests to the sandbox: the view of one member, their actions, and notifications of changes.

import { failure } from "./words.js";

const where = new URLSearchParams(location.search);
export const state = { me: where.get("as"), channel: where.get("channel"), view: null };

export function go(changes) {
  Object.assign(state, changes);
  const query = new URLSearchParams();
  if (state.me) query.set("as", state.me);
  if (state.channel) query.set("channel", state.channel);
  history.replaceState(null, "", `/?${query}`);
}

async function ask(path, options) {
  const response = await fetch(`/sandbox/${path}`, options);
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(failure(body));
  return body;
}

const eyes = () => new URLSearchParams({ as: state.me ?? "Ada", ...(state.channel ? { channel: state.channel } : {}) });

export const loadView = () => ask(`view?${eyes()}`);
export const loadCommands = () => ask(`commands?${eyes()}`);
export const answerTo = (interaction) => ask(`asked/${interaction}?${eyes()}`);

export function act(what) {
  const body = JSON.stringify({ as: state.me, channel: state.channel, ...what });
  return ask("act", { method: "POST", headers: { "Content-Type": "application/json" }, body });
}

// The log entries after this number, and the planned faults.
export const loadWire = (after) => ask(`wire?after=${after}`);

// Gives an order to the sandbox itself: faults, the gateway, the clock.
export const order = (what) => ask("order", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(what) });

// Moves the sandbox's clock forward for everybody.
export const advance = (ms) => order({ order: "advance", ms });

// Calls back after every change; the browser reconnects by itself.
export function listen(changed) {
  new EventSource("/sandbox/events").addEventListener("message", changed);
}
