"""Tic-tac-toe with discord.py, unmodified: only the address of Discord and the token come from outside."""

import io
import os

import discord
import yarl
from discord import app_commands

SANDBOX = os.environ["SANDBOX"]
# This library doesn't ask for the gateway's address: it has a fixed one.
discord.http.Route.BASE = f"{SANDBOX}/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(SANDBOX.replace("http", "ws", 1))

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class Cell(discord.ui.Button):
    def __init__(self, match, at):
        super().__init__(label="·", style=discord.ButtonStyle.secondary, row=at // 3, custom_id=f"cell:{match}:{at}")

    async def callback(self, interaction):
        board = self.view
        if interaction.user != board.seats[board.turn]:
            await interaction.response.send_message("It is not your turn.", ephemeral=True)
            return
        self.label, self.style, self.disabled = "XO"[board.turn], discord.ButtonStyle.primary, True
        board.turn = 1 - board.turn
        await interaction.response.edit_message(content=board.told(), view=board)
        if board.winner():
            file = discord.File(io.BytesIO(b"well played"), "match.txt")
            await interaction.followup.send("Well played.", file=file)


class Board(discord.ui.View):
    def __init__(self, match, *seats):
        super().__init__(timeout=None)
        self.seats, self.turn = seats, 0
        for at in range(9):
            self.add_item(Cell(match, at))

    def winner(self):
        marks = [cell.label for cell in self.children]
        won = [marks[a] for a, b, c in LINES if marks[a] == marks[b] == marks[c] != "·"]
        return self.seats["XO".index(won[0])] if won else None

    def told(self):
        winner = self.winner()
        if winner or all(cell.disabled for cell in self.children):
            for cell in self.children:
                cell.disabled = True
            return f"{winner.mention} wins." if winner else "A draw."
        return f"{self.seats[self.turn].mention} to move."


class Report(discord.ui.Modal, title="Report"):
    what = discord.ui.TextInput(label="What happened", custom_id="what")

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"Thanks: {self.what.value}", ephemeral=True)


class Menus(discord.ui.View):
    def __init__(self):
        super().__init__(timeout=None)

    @discord.ui.select(custom_id="size", options=[discord.SelectOption(label="Seven", value="7"), discord.SelectOption(label="Nine", value="9")])
    async def size(self, interaction, select):
        await interaction.response.edit_message(content=f"chose {select.values[0]}", view=None)

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="person")
    async def person(self, interaction, select):
        await interaction.response.edit_message(content=f"chose {select.values[0].display_name}", view=None)


client = discord.Client(intents=discord.Intents(guilds=True))
tree = app_commands.CommandTree(client)


@tree.command(description="Three in a row")
@app_commands.describe(opponent="With whom")
async def tictactoe(interaction, opponent: discord.User):
    board = Board(interaction.id, interaction.user, opponent)
    client.add_view(board)
    answered = await interaction.response.send_message(board.told(), view=board)
    assert answered.resource.content == board.told()


@tree.command(description="Opens a form")
async def report(interaction):
    await interaction.response.send_modal(Report())


@tree.command(description="Menus and suggestions")
@app_commands.describe(color="Which")
async def pick(interaction, color: str):
    await interaction.response.defer(ephemeral=True)
    await interaction.edit_original_response(content=color, view=Menus())


@pick.autocomplete("color")
async def colors(interaction, current):
    return [app_commands.Choice(name="Red", value="red")]


@client.event
async def on_ready():
    client.add_view(Menus())
    await tree.sync()


client.run(os.environ["TOKEN"])
