# Messages of the help page and of the rules.

help-rules = 📖 **{ $game } · { $title }** ({ $page } of { $pages })
help-rules-unknown = I don't know that game. Pick one of these: { $games }.
help-rules-which = Which game?
help-play-game = 🤖 { $game }
help-game-choice = { $game } – { $summary }
help-castellan = 🏰 **Castellan**: castle games with friends, at your own pace, with a picture of every move.
help-commands = Commands
help-command = - `/{ $command-name }` – { $command }
help-how =
    {"*"}*How to play**
    1. **Play me** right now with a blue button below. **Play people** with `/{ command-challenge.name }`: once someone accepts, I open a thread with the board.
    2. **Move** with the buttons, or type `/{ command-move.name }`. Everyone can watch, and secret hands stay secret.
help-how-conversation =
    {"*"}*How to play**
    1. **Play me** right now with a blue button below. **Play each other** with `/{ command-challenge.name }`: once the challenge is accepted, the board comes here.
    2. **Move** with the buttons, or type `/{ command-move.name }`. Secret hands stay secret. I can only answer what one of you does here, so nobody gets turn reminders.
# Below each of the two.
help-how-goes-on =
    3. **Stuck?** `/{ command-rules.name }` explains each game, and `/{ command-hint.name }` suggests a move. Among people, agree on hints first with **Propose…**
    4. **Afterwards**, **Replay** shows the match step by step, as a film, and with its turning points.
    -# I store your Discord user ID with your matches and settings. `/{ command-privacy.name }` shows, exports or deletes it.
help-no-matches-here = Matches begin on a server, or in a conversation of yours with other people. Here I send you what you asked for: pings, boards and puzzles.
help-not-on-server = I'm not on this server. Matches begin on a server that I'm on, or in a conversation of yours with other people.
# Below each of the two.
help-goes-on-here = Running matches go on here, too: `/{ command-games.name }` lists them, and you move with `/{ command-board.name }` or `/{ command-move.name }`. On your own, there are `/{ command-daily.name }`, `/{ command-puzzle.name }` and `/{ command-learn.name }`.
# In the card of a game, where no match can begin.
help-card-elsewhere = Play it on a server, or in a conversation with other people.
help-more-commands = ☰ More commands
