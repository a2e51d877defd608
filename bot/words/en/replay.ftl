# Messages of the replay, of move lists, films and files.

replay-step = 🎞️ **{ $game }** { $id } · { $at } of { $count }
replay-file-step = 🎞️ **{ $game }**, from your file · { $at } of { $count }
replay-players = -# { $players }
replay-taken = ⚔️ Last capture
replay-nothing-taken = -# Nothing was captured before this move.
replay-turn-left = ↺
replay-turn-right = ↻
replay-jump = # Go to…
replay-no-such-move = -# There's no such move. Type a number from 0 to { $count }.
replay-show = 📣 Show it here
replay-show-film = 📣 Show the film here
replay-shown-by = -# Shown by { $player }
replay-not-here = Only its players can show that match here. On its own server, anyone can.
replay-export = 📄 Export
replay-moves = 📜 **{ $game }** { $id } · moves { $from } to { $to } of { $count }
replay-no-moves = 📜 **{ $game }** { $id } · no moves yet
replay-numbered = { $number }. { $told }
replay-all-moves = 📜 Moves
replay-earlier = ◀ Earlier
replay-later = Later ▶
replay-from-start = ⏮ From the start
replay-exported = 📄 Match { $id } as readable text, and as JSON for `/{ command-replay.name }` and other programs.
replay-text-title = { $game } { $id }
replay-text-file = { $game }
replay-text-seats = Seats: { $seats }
replay-text-option = { $option-name }: { $value-name }
replay-text-move = { $number }. { $seat }: { $mv }
replay-text-left = { $number }. { $seat } leaves the match
replay-file-film = 🎬 **{ $game }**, from your file · { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
replay-too-large = That file is too large. A match has at most { $kilobytes } kB.
replay-not-json = I can't read that file as JSON. Use a file made with **Export** in a replay.
replay-not-a-record = That JSON isn't a match. Use a file made with **Export** in a replay.
replay-unfetched = I couldn't download that file. Please try again.
replay-since = ⏪ Since your last move
replay-since-yours = ⏪ **{ $game }** { $id } · { $moves ->
    [one] one move
   *[other] { $moves } moves
  } since yours
replay-since-last = ⏪ **{ $game }** { $id } · the last turn
replay-since-nothing = ⏪ **{ $game }** { $id } · nothing has happened since your last move
replay-step-ply = { $mover }: **{ $mv }**
replay-film = 🎬 **{ $game }** { $id } · { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
replay-long-film = 🎬 **{ $game }** { $id } · the last { $moves } moves
