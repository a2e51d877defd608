# Messages of the replay, of move lists, films and files.

replay-step = 🎞️ **{ $game }** { $id } · { $at } of { $count }
replay-file-step = 🎞️ **{ $game }**, from your file · { $at } of { $count }
replay-players = -# { $players }
replay-taken = ⚔️ Last capture
replay-nothing-taken = -# Nothing was captured before this move.
replay-turn-left = ↺
replay-turn-right = ↻
replay-jump = # Go to…
replay-no-such-move = -# That's no move of this match. Type a number from 0 to { $count }.
replay-show = 📣 Show it here
replay-show-film = 📣 Show the film here
replay-shown-by = -# Shown by { $player }
replay-not-here = Here only its players can show that match to others. On its own server everybody can.
replay-export = 📄 Export
replay-moves = 📜 **{ $game }** { $id } · moves { $from } to { $to } of { $count }
replay-no-moves = 📜 **{ $game }** { $id } · nobody has moved yet.
replay-numbered = { $number }. { $told }
replay-all-moves = 📜 Moves
replay-earlier = ◀ Earlier
replay-later = Later ▶
replay-from-start = ⏮ From the start
replay-exported = 📄 Match { $id } as text to read, and as JSON that `/replay` and other programs understand.
replay-text-title = { $game } { $id }
replay-text-file = { $game }
replay-text-seats = Seats: { $seats }
replay-text-option = { $option }: { $value }
replay-text-move = { $number }. { $seat }: { $mv }
replay-text-left = { $number }. { $seat } leaves the table
replay-file-film = 🎬 **{ $game }**, from your file · { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
replay-too-large = That file is too large for me: a match has at most { $kilobytes } kB.
replay-not-json = That file isn't JSON that I can read. **Export** in a replay makes such files.
replay-not-a-record = That JSON isn't a match. **Export** in a replay makes such files.
replay-unfetched = I couldn't fetch that file. Please try again.
replay-since = ⏪ Since your last move
replay-since-yours = ⏪ **{ $game }** { $id } · { $moves ->
    [one] one move
   *[other] { $moves } moves
  } since yours
replay-since-last = ⏪ **{ $game }** { $id } · the last move
replay-since-nothing = ⏪ **{ $game }** { $id } · nothing has happened since your last move.
replay-step-ply = { $seat }: **{ $mv }**
replay-film = 🎬 **{ $game }** { $id } · { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
replay-long-film = 🎬 **{ $game }** { $id } · the last { $moves } moves
