"""Tic-tac-toe with hikari, unmodified: only the address of Discord and the token come from outside."""

import os

import hikari

bot = hikari.GatewayBot(os.environ["TOKEN"], intents=hikari.Intents.GUILDS, rest_url=f"{os.environ['SANDBOX']}/api/v10", banner=None)
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
CREATE, UPDATE = hikari.ResponseType.MESSAGE_CREATE, hikari.ResponseType.MESSAGE_UPDATE
matches = {}


class Match:
    def __init__(self, match, *seats):
        self.id, self.seats, self.cells, self.turn = match, seats, [None] * 9, 0

    def winner(self):
        cells = self.cells
        won = [cells[a] for a, b, c in LINES if cells[a] and cells[a] == cells[b] == cells[c]]
        return self.seats["XO".index(won[0])] if won else None

    def told(self):
        winner = self.winner()
        if winner:
            return f"<@{winner}> wins."
        return "A draw." if all(self.cells) else f"<@{self.seats[self.turn]}> to move."

    def rows(self):
        over = self.winner() or all(self.cells)
        rows = [bot.rest.build_message_action_row() for _ in range(3)]
        for at, cell in enumerate(self.cells):
            style = hikari.ButtonStyle.PRIMARY if cell else hikari.ButtonStyle.SECONDARY
            rows[at // 3].add_interactive_button(style, f"cell:{self.id}:{at}", label=cell or "·", is_disabled=bool(over or cell))
        return rows


async def command(interaction):
    if interaction.command_name == "report":
        row = bot.rest.build_modal_action_row()
        row.add_text_input("what", "What happened")
        await interaction.create_modal_response("Report", "report", components=[row])
    elif interaction.command_name == "pick":
        await interaction.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_CREATE, flags=hikari.MessageFlag.EPHEMERAL)
        sizes, people = bot.rest.build_message_action_row(), bot.rest.build_message_action_row()
        sizes.add_text_menu("size").add_option("Seven", "7").add_option("Nine", "9")
        people.add_select_menu(hikari.ComponentType.USER_SELECT_MENU, "person")
        await interaction.edit_initial_response(interaction.options[0].value, components=[sizes, people])
    else:
        match = matches[str(interaction.id)] = Match(interaction.id, interaction.user.id, interaction.options[0].value)
        await interaction.create_initial_response(CREATE, match.told(), components=match.rows())
        assert (await interaction.fetch_initial_response()).content == match.told()


async def component(interaction):
    if interaction.custom_id == "size":
        return await interaction.create_initial_response(UPDATE, f"chose {interaction.values[0]}", components=[])
    if interaction.custom_id == "person":
        person = next(iter(interaction.resolved.users.values()))
        return await interaction.create_initial_response(UPDATE, f"chose {person.display_name}", components=[])
    _, match, cell = interaction.custom_id.split(":")
    match = matches[match]
    if interaction.user.id != match.seats[match.turn]:
        return await interaction.create_initial_response(CREATE, "It is not your turn.", flags=hikari.MessageFlag.EPHEMERAL)
    match.cells[int(cell)] = "XO"[match.turn]
    match.turn = 1 - match.turn
    await interaction.create_initial_response(UPDATE, match.told(), components=match.rows())
    if match.winner():
        await interaction.execute("Well played.", attachment=hikari.Bytes(b"well played", "match.txt"))


@bot.listen()
async def asked(event: hikari.InteractionCreateEvent) -> None:
    interaction = event.interaction
    if isinstance(interaction, hikari.AutocompleteInteraction):
        await interaction.create_response([hikari.impl.AutocompleteChoiceBuilder("Red", "red")])
    elif isinstance(interaction, hikari.CommandInteraction):
        await command(interaction)
    elif isinstance(interaction, hikari.ComponentInteraction):
        await component(interaction)
    elif isinstance(interaction, hikari.ModalInteraction):
        text = interaction.components[0].components[0].value
        await interaction.create_initial_response(CREATE, f"Thanks: {text}", flags=hikari.MessageFlag.EPHEMERAL)


@bot.listen()
async def started(_: hikari.StartedEvent) -> None:
    build = bot.rest.slash_command_builder
    opponent = hikari.CommandOption(type=hikari.OptionType.USER, name="opponent", description="With whom", is_required=True)
    color = hikari.CommandOption(type=hikari.OptionType.STRING, name="color", description="Which", is_required=True, autocomplete=True)
    commands = [build("tictactoe", "Three in a row").add_option(opponent), build("report", "Opens a form"), build("pick", "Menus and suggestions").add_option(color)]
    await bot.rest.set_application_commands((await bot.rest.fetch_application()).id, commands)


bot.run(check_for_updates=False)
