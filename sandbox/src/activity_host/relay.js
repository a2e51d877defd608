// The client's side of an Activity: frames it, answers its RPC, and passes events on.

const HANDSHAKE = 0, FRAME = 1, CLOSE = 2;
const SANDBOX = "allow-forms allow-pointer-lock allow-scripts allow-storage-access-by-user-activation";

const frameId = new URLSearchParams(location.search).get("frame");
const subscribed = new Set();
const byId = (id) => document.getElementById(id);
let known = null;
let frame = null;
let isReady = false;

async function ask(path, body) {
  const response = await fetch(`/.sandbox/${path}`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  return response.ok ? response.json() : { error: { code: 1000, message: "The window is closed" } };
}

const send = (payload) => frame?.contentWindow?.postMessage([FRAME, payload], "*");
const dispatch = (evt, data) => send({ cmd: "DISPATCH", evt, nonce: null, data });

function open(state) {
  frame = document.createElement("iframe");
  frame.title = state.app.name;
  frame.setAttribute("sandbox", state.opaque ? SANDBOX : `${SANDBOX} allow-same-origin`);
  frame.setAttribute("allow", "autoplay; clipboard-write; fullscreen");
  frame.src = `/?${state.query}`;
  byId("stage").replaceChildren(frame);
}

// Sends the changes since the last state to the Activity, as events.
function changed(state) {
  const before = known;
  known = state;
  if (!state) return closed();
  if (!frame) return open(state);
  if (!isReady || !before) return;
  if (before.layout !== state.layout) tell("ACTIVITY_LAYOUT_MODE_UPDATE", { layout_mode: state.layout });
  if (before.orientation !== state.orientation) tell("ORIENTATION_UPDATE", orientation(state));
  if (JSON.stringify(before.participants) !== JSON.stringify(state.participants)) tell("ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE", { participants: state.participants });
}

// Discord's SDK refuses an event without the older field.
function orientation(state) {
  return { screen_orientation: state.orientation, orientation: state.orientation ? "landscape" : "portrait" };
}

function tell(evt, data) { if (subscribed.has(evt)) dispatch(evt, data); }

function closed(message = "") {
  frame?.remove();
  news.close();
  byId("closed").hidden = false;
  byId("closed").textContent = message || "The Activity is closed.";
}

// Asks the member once. Commands that need consent while the dialog is open wait for the same answer.
let asked = null;
function consent() {
  asked ??= new Promise((resolve) => {
    byId("consent-title").textContent = `${known.app.name} wants to know who you are`;
    const answer = (granted) => { byId("consent").close(); asked = null; resolve(granted); };
    byId("grant").onclick = () => answer(true);
    byId("refuse").onclick = () => answer(false);
    byId("consent").oncancel = () => answer(false);
    byId("consent").showModal();
  });
  return asked;
}

// The dialog in which a member would choose whom to share with.
function share({ mediaUrl, message, custom_id: customId }) {
  byId("share-text").textContent = [message, customId].filter(Boolean).join(" – ");
  byId("share-picture").hidden = !mediaUrl;
  byId("share-picture").src = mediaUrl ?? "";
  byId("share").showModal();
}
byId("shared").onclick = () => byId("share").close();

async function command({ cmd, args, evt, nonce }) {
  const body = { frame: frameId, cmd, args: args ?? {}, evt };
  let reply = await ask("rpc", body);
  if (reply.consent) {
    const refused = await ask("consent", { frame: frameId, granted: await consent() });
    reply = refused.error ? refused : await ask("rpc", body);
  }
  if (reply.error) return send({ cmd, evt: "ERROR", nonce, data: reply.error });
  if (cmd === "SUBSCRIBE") subscribed.add(evt);
  if (cmd === "UNSUBSCRIBE") subscribed.delete(evt);
  send({ cmd, evt: null, nonce, data: reply.data ?? null });
  if (cmd === "SHARE_LINK" || cmd === "OPEN_SHARE_MOMENT_DIALOG") share(args);
  // A new subscriber gets the current state at once, as in Discord's clients.
  if (cmd === "SUBSCRIBE" && evt === "ACTIVITY_LAYOUT_MODE_UPDATE") dispatch(evt, { layout_mode: known.layout });
  if (cmd === "SUBSCRIBE" && evt === "ORIENTATION_UPDATE") dispatch(evt, orientation(known));
}

addEventListener("message", (event) => {
  if (!frame || event.source !== frame.contentWindow || !Array.isArray(event.data)) return;
  const [opcode, data] = event.data;
  if (opcode === HANDSHAKE) {
    if (data.v !== 1 || data.encoding !== "json" || data.frame_id !== frameId || data.client_id !== known.app.id) return closed("The Activity does not introduce itself as this application.");
    isReady = true;
    subscribed.clear();
    dispatch("READY", { v: 1, config: { cdn_host: location.host, api_endpoint: "//localhost/api", environment: "production" }, user: { id: known.user.id, username: known.user.username, discriminator: known.user.discriminator } });
  } else if (opcode === FRAME && isReady) command(data);
  else if (opcode === CLOSE) {
    closed(data.code === 1000 ? "" : data.message);
    ask("close", { frame: frameId });
  }
});

const news = new EventSource(`/.sandbox/events?frame=${frameId}`);
news.addEventListener("message", (event) => changed(JSON.parse(event.data)));
