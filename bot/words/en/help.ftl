# Messages of the help page and of the rules.

help-rules = 📖 **{ $game } · { $title }** ({ $page } of { $pages })
help-rules-unknown = I don't know that game. Pick one of these: { $games }.
help-rules-which = Which game?
help-play-game = 🤖 { $game }
help-game-choice = { $game } — { $summary }
help-castellan = 🏰 **Castellan**: castle games with friends, at your own pace, with a picture of every move.
help-commands = Commands
help-command = - `/{ $command-name }` — { $command }
help-how =
    {"*"}*How to play**
    1. **Play me** right now with a blue button below. **Play people** with `/{ command-challenge.name }`: once someone accepts, I open a thread with the board.
    2. **Move** with the buttons, or type `/{ command-move.name }`. Everyone can watch, and secret hands stay secret.
    3. **Stuck?** `/{ command-rules.name }` explains each game, and `/{ command-hint.name }` suggests a move. Among people, agree on hints first with **Propose…**
    4. **Afterwards**, **Replay** shows the match step by step, as a film, and with its turning points.
    -# I store your Discord user ID with your matches and settings. `/{ command-privacy.name }` shows, exports or deletes it.
help-no-matches-here = Matches begin on a server, or in a conversation of yours with other people. Here I send you what you asked for: pings, boards and puzzles.
