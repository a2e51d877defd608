// Requests to the bot, and the stream of events.

import { setting } from "./settings.js";

/** @import { Drafted, Failure, State } from "./contract" */

/** How long a request may take. */
const PATIENCE_MS = 15_000;
/** The server sends a comment every 20 seconds: after this silence, the connection is dead. */
const WATCHDOG_MS = 45_000;
/** A hidden page closes its connection after this time, unless it may sound. */
const HIDDEN_MS = 60_000;

/** The wait before the next attempt: longer after each one, and at most ten seconds, unless the server asks for more.
 * @param {number} attempt from 0 @param {unknown} [error] */
export const pauseMs = (attempt, error) => Math.max(Math.min(1000 * 2 ** attempt, 10_000), error instanceof RequestError ? (error.failure.retry_after ?? 0) * 1000 : 0);

/** A request that was refused, or that got no answer: then `status` is 0. */
export class RequestError extends Error {
  /** @param {number} status @param {Partial<Failure>} failure */
  constructor(status, failure) {
    super(failure.error ?? "");
    this.status = status;
    this.failure = failure;
  }

  /** Whether the same request can succeed later. */
  get isTemporary() { return !this.status || this.status === 429 || this.status >= 500; }
  /** Whether the person must do something first. Another refusal can end with a new version of the bot, or at a proxy. */
  get isFinal() { return [401, 403, 404, 410].includes(this.status); }
}

/** @param {unknown} error @returns {RequestError} */
export function asRequestError(error) {
  if (error instanceof RequestError) return error;
  throw error;
}

/** The headers that a page without cookies sends, and how it signs in again. Only `frame.js` sets them.
 * @type {{headers: Record<string, string>, renew: (() => Promise<unknown>) | null}} */
export const access = { headers: {}, renew: null };

/** Whether a refused request may be sent again, with a new session. A sign-in itself never waits for another. @param {string} url @param {number} status */
const isRenewed = async (url, status) => status === 401 && !!access.renew && !url.endsWith("/session") && access.renew().then(() => true, () => false);

/** @param {Uint8Array} bytes */
export const hex = bytes => Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("");

/** A new idempotency key: a repeated request with the same key changes nothing. */
export const newKey = () => hex(crypto.getRandomValues(new Uint8Array(16)));

/** Sends a request. Throws if the server refuses it. @param {string} url @param {Record<string, string>} headers @param {RequestInit} more */
async function ask(url, headers, more) {
  const response = await fetch(url, { headers: { "Accept-Language": document.documentElement.lang, ...headers, ...access.headers }, cache: "no-store", ...more });
  if (await isRenewed(url, response.status)) throw new RequestError(0, {});
  if (response.ok) return response;
  const seconds = Number(response.headers.get("Retry-After"));
  throw new RequestError(response.status, { ...seconds && { retry_after: seconds }, ...json(await response.text()) });
}

export class Client {
  /** The number of quarter turns to request. */
  turn = 0;

  /** @param {string} base such as `/api/m/12` */
  constructor(base) { this.base = base; }

  /** The address of the page of a match, or of an event. @param {string | number} id @param {"m" | "e"} [kind] */
  pageOf(id, kind = "m") { return this.base.replace(/\/api\/.*$/, `/${kind}/${id}`); }

  /** @returns {Promise<State>} */
  state() { return this.request("GET", ""); }
  /** @param {string[]} draft @returns {Promise<Drafted>} */
  choices(draft) { return this.request("GET", "/choices", { query: draft.map(step => ["draft", step]) }); }
  /** @param {number} revision @param {string} move @param {string} key @param {boolean} [keepalive] @returns {Promise<State>} */
  play(revision, move, key, keepalive) { return this.request("POST", "/play", { body: { revision, move }, key, keepalive }); }
  /** @param {number} revision @param {string} act @param {string} key @returns {Promise<State>} */
  act(revision, act, key) { return this.request("POST", "/act", { body: { act, revision }, key }); }
  /** @param {number} revision */
  hint(revision) { return this.request("POST", "/hint", { body: { revision } }); }

  /**
   * @param {string} method @param {string} path
   * @param {{query?: string[][], body?: object, key?: string, keepalive?: boolean}} [more]
   * @returns {Promise<any>}
   */
  async request(method, path, { query = [], body, key, keepalive = false } = {}) {
    if (this.turn) query.push(["turn", `${this.turn}`]);
    const search = `${new URLSearchParams(query)}`;
    /** @type {Record<string, string>} */
    const headers = { Accept: "application/json", ...body && { "Content-Type": "application/json" }, ...key && { "Idempotency-Key": key } };
    try {
      const response = await ask(this.base + path + (search && `?${search}`), headers, { method, body: body && JSON.stringify(body), keepalive, signal: AbortSignal.timeout(PATIENCE_MS) });
      return json(await response.text());
    } catch (error) {
      throw error instanceof RequestError ? error : new RequestError(0, {});
    }
  }
}

/** @param {string} text */
function json(text) {
  try { return JSON.parse(text); } catch { return null; }
}

/**
 * The stream of events, kept open. It is read by `fetch`, since an `EventSource` neither tells why it failed nor notices
 * a dead line.
 */
export class EventStream {
  /** @type {AbortController | null} */ connection = null;
  attempts = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ retry;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ hiding;
  /** Whether the connection was opened while the page was hidden. The others then don't see this person. */
  isUnseen = false;

  /**
   * @param {string} url @param {string} last the version that is shown already
   * @param {{event: (name: string, data: any) => void, open: () => void, lost: () => void, refused: (error: RequestError) => void, rings?: () => boolean}} on
   */
  constructor(url, last, on) {
    this.url = url;
    this.last = last;
    this.on = on;
    document.addEventListener("visibilitychange", () => this.onVisibility());
    addEventListener("online", () => this.open());
    addEventListener("pageshow", event => event.persisted && this.open());
    this.open();
  }

  /** Whether the person sees the page, or may hear it: the sound is for a page that nobody looks at. */
  get isNoticed() { return !document.hidden || this.on.rings?.(); }

  onVisibility() {
    clearTimeout(this.hiding);
    if (document.hidden) this.hiding = setTimeout(() => this.isNoticed ? this.open() : this.close(), HIDDEN_MS);
    else if (this.isUnseen || !this.connection) this.open();
  }

  close() {
    clearTimeout(this.retry);
    this.connection?.abort();
    this.connection = null;
  }

  /** Opens the stream, after closing an earlier one. */
  open() {
    this.close();
    this.isUnseen = document.hidden;
    const connection = this.connection = new AbortController();
    this.read(connection).catch(error => error).then(error => this.ended(connection, error));
  }

  /** @param {AbortController} connection @param {any} [error] */
  ended(connection, error) {
    if (this.connection !== connection) return;
    this.close();
    if (error?.isTemporary === false) this.on.refused(error);
    else this.on.lost();
    if (this.isNoticed && !error?.isFinal) this.retry = setTimeout(() => this.open(), pauseMs(this.attempts++, error));
  }

  /** @param {AbortController} connection */
  async read(connection) {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let watchdog;
    const feed = () => {
      clearTimeout(watchdog);
      watchdog = setTimeout(() => connection.abort(), WATCHDOG_MS);
    };
    feed();
    try {
      const headers = { Accept: "text/event-stream", "Last-Event-ID": this.last };
      const { body } = await ask(this.url + (this.isUnseen || setting("presence") === "off" ? "?unseen=true" : ""), headers, { signal: connection.signal });
      this.on.open();
      const reader = /** @type {NonNullable<typeof body>} */ (body).pipeThrough(new TextDecoderStream()).getReader();
      const parser = new EventParser();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        feed();
        this.attempts = 0;
        for (const event of parser.push(value)) this.deliver(event);
      }
    } finally {
      clearTimeout(watchdog);
    }
  }

  /** @param {{name: string, data: string, id: string}} event */
  deliver({ name, data, id }) {
    if (id) this.last = id;
    this.on.event(name, json(data) ?? {});
  }
}

/** Parses server-sent events from pieces of text. */
export class EventParser {
  rest = "";

  /** @param {string} text */
  push(text) {
    const blocks = (this.rest + text).replace(/\r\n?/g, "\n").split("\n\n");
    this.rest = blocks.pop() ?? "";
    return blocks.map(parse).filter(event => event.data);
  }
}

/** @param {string} block */
function parse(block) {
  const event = { name: "message", data: "", id: "" };
  for (const line of block.split("\n")) {
    const [, field, value] = /^(\w+):? ?(.*)$/.exec(line) ?? [];
    if (field === "event") event.name = value;
    if (field === "id") event.id = value;
    if (field === "data") event.data += (event.data && "\n") + value;
  }
  return event;
}
