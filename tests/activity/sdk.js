// Discord's own SDK, unmodified, in the frame of a host. The page shows the results.

import { DiscordSDK, Events, RPCCloseCodes } from "@discord/embedded-app-sdk";

const said = {};
const note = async (name, work) => {
  try { said[name] = await work() ?? null; } catch (error) { said[name] = { error: error?.code ?? String(error) }; }
};
const application = await (await fetch("/application")).text();
const sdk = new DiscordSDK(application);
await sdk.ready();
said.ready = { instance: sdk.instanceId, channel: sdk.channelId, guild: sdk.guildId, platform: sdk.platform, custom: sdk.customId };
await note("authorize", async () => {
  const { code } = await sdk.commands.authorize({ client_id: application, response_type: "code", state: "", prompt: "none", scope: ["identify", "guilds"] });
  said.token = await (await fetch("/.proxy/token", { method: "POST", body: code })).text();
  return Boolean(code);
});
await note("locale before", () => sdk.commands.userSettingsGetLocale());
await note("authenticate", async () => (await sdk.commands.authenticate({ access_token: said.token })).user.username);
await note("participants", async () => (await sdk.commands.getInstanceConnectedParticipants()).participants.map((person) => person.nickname));
await note("locale", () => sdk.commands.userSettingsGetLocale());
await note("link", () => sdk.commands.openExternalLink({ url: "https://example.org/" }));
await note("log", () => sdk.commands.captureLog({ level: "log", message: "hello" }));
await note("channel", async () => (await sdk.commands.getChannel({ channel_id: sdk.channelId })).id);
await note("permissions", async () => typeof (await sdk.commands.getChannelPermissions()).permissions);
await note("behaviors", () => sdk.commands.getPlatformBehaviors());
await note("hardware", () => sdk.commands.encourageHardwareAcceleration());
await note("config", () => sdk.commands.setConfig({ use_interactive_pip: true }));
await note("share", () => sdk.commands.shareLink({ message: "Look", custom_id: "m1" }));
await note("picture", async () => await sdk.commands.openShareMomentDialog({ mediaUrl: await (await fetch("/picture", { method: "POST", body: said.token })).text() }) ?? "shown");
await note("foreign picture", () => sdk.commands.openShareMomentDialog({ mediaUrl: "https://example.org/a.png" }));
await note("activity", () => sdk.commands.setActivity({ activity: { type: 0, details: "Castles" } }));
await note("unknown", () => sdk.commands.getSkus());
const events = { layout: [], participants: [], orientation: [] };
await sdk.subscribe(Events.ACTIVITY_LAYOUT_MODE_UPDATE, ({ layout_mode: mode }) => show("layout", mode));
await sdk.subscribe(Events.ORIENTATION_UPDATE, ({ screen_orientation: way }) => show("orientation", way));
await sdk.subscribe(Events.ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE, ({ participants }) => show("participants", participants.length));

function show(name, value) {
  events[name].push(value);
  document.body.dataset[name] = String(value);
}

document.body.dataset.said = JSON.stringify(said);
document.getElementById("close").onclick = () => sdk.close(RPCCloseCodes.CLOSE_NORMAL, "done");
