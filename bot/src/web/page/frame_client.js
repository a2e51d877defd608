// The connection to the Discord client around the frame: Discord's RPC over `postMessage`.

const HANDSHAKE = 0, FRAME = 1;

/** The origins of accepted messages: the client, or a page of our own origin that stands in for it. */
const ORIGINS = new Set([location.origin, "https://discord.com", "https://ptb.discord.com", "https://canary.discord.com", "https://discordapp.com", "null"]);

/** An error of the client. 4002 means that it is too old for the command. */
export class ClientError extends Error {
  /** @param {{code?: number, message?: string}} data */
  constructor({ code = 0, message = "" }) {
    super(message);
    this.code = code;
  }
}

export class FrameClient {
  query = new URLSearchParams(location.search);
  /** @type {Map<string, {resolve: (data: any) => void, reject: (error: ClientError) => void}>} */ waiting = new Map();
  /** @type {Map<string, (data: any) => void>} */ listeners = new Map();
  /** @type {Window} */ host = window.parent.opener ?? window.parent;
  /** @type {() => void} */ ready = () => {};
  /** Whether the client has answered the handshake. */
  isReady = false;
  count = 0;

  constructor() { addEventListener("message", event => this.receive(event)); }

  get instance() { return this.query.get("instance_id") ?? ""; }
  get customId() { return this.query.get("custom_id") ?? ""; }
  get isMobile() { return this.query.get("platform") === "mobile"; }

  /** Sends the handshake. Resolves when the client is ready. @param {string} application */
  connect(application) {
    /** @type {Record<string, any>} */
    const handshake = { v: 1, encoding: "json", client_id: application, frame_id: this.query.get("frame_id") };
    // Clients on phones refuse the field before this version.
    const version = parseInt(this.query.get("mobile_app_version") ?? "", 10);
    if (!this.isMobile || version >= 250) handshake.sdk_version = "2.5.0";
    return new Promise(resolve => {
      this.ready = () => resolve(this.isReady = true);
      this.post(HANDSHAKE, handshake);
    });
  }

  /** @param {number} opcode @param {object} payload */
  post(opcode, payload) { this.host.postMessage([opcode, payload], document.referrer || "*"); }

  /** @param {MessageEvent} event */
  receive({ origin, source, data }) {
    if (source !== this.host || !ORIGINS.has(origin) || !Array.isArray(data) || data[0] !== FRAME) return;
    const { cmd, evt, nonce, data: answer } = data[1];
    if (cmd === "DISPATCH") return evt === "READY" ? this.ready() : this.listeners.get(evt)?.(answer);
    const waiting = this.waiting.get(nonce);
    this.waiting.delete(nonce);
    if (evt === "ERROR") waiting?.reject(new ClientError(answer ?? {}));
    else waiting?.resolve(answer);
  }

  /** @param {string} cmd @param {object} [args] @param {string} [evt] @returns {Promise<any>} */
  command(cmd, args = {}, evt) {
    const nonce = `${Date.now()}-${++this.count}`;
    return new Promise((resolve, reject) => {
      this.waiting.set(nonce, { resolve, reject });
      this.post(FRAME, { cmd, args, nonce, ...evt && { evt } });
    });
  }

  /** Sends a command that may be too new for the client. Resolves to null if it fails. @param {string} cmd @param {object} [args] */
  attempt(cmd, args) { return this.command(cmd, args).catch(() => null); }

  /** Calls back at an event, if the client knows it. @param {string} evt @param {(data: any) => void} listener */
  on(evt, listener) {
    this.listeners.set(evt, listener);
    this.command("SUBSCRIBE", {}, evt).catch(() => {});
  }
}
