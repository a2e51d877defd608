// Tic-tac-toe with discord.js, unmodified: only the address of Discord and the token come from outside.

import { ActionRowBuilder, ButtonBuilder, ButtonStyle, Client, Events, GatewayIntentBits, MessageFlags, ModalBuilder, SlashCommandBuilder, StringSelectMenuBuilder, TextInputBuilder, TextInputStyle, UserSelectMenuBuilder } from "discord.js";

const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: `${process.env.SANDBOX}/api` } });
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const matches = new Map();

const commands = [
  new SlashCommandBuilder().setName("tictactoe").setDescription("Three in a row")
    .addUserOption((option) => option.setName("opponent").setDescription("With whom").setRequired(true)),
  new SlashCommandBuilder().setName("report").setDescription("Opens a form"),
  new SlashCommandBuilder().setName("pick").setDescription("Menus and suggestions")
    .addStringOption((option) => option.setName("color").setDescription("Which").setRequired(true).setAutocomplete(true)),
];

function winner({ cells, seats }) {
  const line = LINES.find(([a, b, c]) => cells[a] && cells[a] === cells[b] && cells[a] === cells[c]);
  return line && seats["XO".indexOf(cells[line[0]])];
}

function board(match) {
  const won = winner(match);
  const over = won || match.cells.every(Boolean);
  const button = (at) => new ButtonBuilder().setCustomId(`cell:${match.id}:${at}`).setLabel(match.cells[at] ?? "·")
    .setStyle(match.cells[at] ? ButtonStyle.Primary : ButtonStyle.Secondary).setDisabled(Boolean(over || match.cells[at]));
  const rows = [0, 3, 6].map((from) => new ActionRowBuilder().addComponents([0, 1, 2].map((n) => button(from + n))));
  const content = won ? `<@${won}> wins.` : over ? "A draw." : `<@${match.seats[match.turn]}> to move.`;
  return { content, components: rows };
}

async function command(interaction) {
  if (interaction.commandName === "report") {
    const field = new TextInputBuilder().setCustomId("what").setLabel("What happened").setStyle(TextInputStyle.Short);
    return interaction.showModal(new ModalBuilder().setCustomId("report").setTitle("Report").addComponents(new ActionRowBuilder().addComponents(field)));
  }
  if (interaction.commandName === "pick") {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    const sizes = new StringSelectMenuBuilder().setCustomId("size").addOptions({ label: "Seven", value: "7" }, { label: "Nine", value: "9" });
    const people = new UserSelectMenuBuilder().setCustomId("person");
    return interaction.editReply({ content: interaction.options.getString("color"), components: [sizes, people].map((menu) => new ActionRowBuilder().addComponents(menu)) });
  }
  const match = { id: interaction.id, seats: [interaction.user.id, interaction.options.getUser("opponent").id], cells: Array(9).fill(null), turn: 0 };
  matches.set(match.id, match);
  const { resource } = await interaction.reply({ ...board(match), withResponse: true });
  if (resource.message.content !== board(match).content) throw new Error("another message was posted");
}

async function press(interaction) {
  const [, id, cell] = interaction.customId.split(":");
  const match = matches.get(id);
  if (interaction.user.id !== match.seats[match.turn]) return interaction.reply({ content: "It is not your turn.", flags: MessageFlags.Ephemeral });
  match.cells[Number(cell)] = "XO"[match.turn];
  match.turn = 1 - match.turn;
  await interaction.update(board(match));
  if (winner(match)) await interaction.followUp({ content: "Well played.", files: [{ attachment: Buffer.from(match.cells.join()), name: "match.txt" }] });
}

client.once(Events.ClientReady, async () => {
  await client.application.commands.set(commands);
});
client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isAutocomplete()) await interaction.respond([{ name: "Red", value: "red" }]);
  else if (interaction.isChatInputCommand()) await command(interaction);
  else if (interaction.isButton()) await press(interaction);
  else if (interaction.isStringSelectMenu()) await interaction.update({ content: `chose ${interaction.values[0]}`, components: [] });
  else if (interaction.isUserSelectMenu()) await interaction.update({ content: `chose ${interaction.users.first().globalName}`, components: [] });
  else if (interaction.isModalSubmit()) await interaction.reply({ content: `Thanks: ${interaction.fields.getTextInputValue("what")}`, flags: MessageFlags.Ephemeral });
});
process.on("SIGTERM", () => client.destroy().then(() => process.exit(0)));
await client.login(process.env.TOKEN);
