# Messages about a match: who plays, what happened, whose turn it is, how it ended.

board-title = **{ $game }** · { $id } · { $players }
board-version = { $game } · { $version }
board-seated = { $player ->
    [you] You ({ $seat })
   *[other] { $player } ({ $seat })
  }
board-sit = { $players }.
board-computer = 🤖 { $name } (level { $level })
board-computer-next = { $name } { $numeral }
board-skipped =
    { $turns ->
        [one] ⏩ You were too quick for me: a turn before this one has no board of its own. What happened:
       *[other] ⏩ You were too quick for me: { $turns } turns before this one have no board of their own. What happened:
    }
board-skipped-many = ⏩ You were too quick for me: { $turns } turns before this one have no board of their own. The last { $last } of them, while `Replay` shows all:
board-note = > { $note }
board-to-move = ➡️ { $players }, it is your turn.
board-thinks = ➡️ { $players } is thinking…
board-all-to-move = ➡️ { $players }, it is your turn, all of you at the same time.
board-your-turn = ➡️ It is your turn: { $seat }.
board-won = 🏆 { $winners } wins! { $why }
board-drawn = 🤝 It's a draw. { $reason }
board-series =
    { $draws ->
        [0] 🔁 The series: { $first } { $wins } – { $others } { $second }
        [one] 🔁 The series: { $first } { $wins } – { $others } { $second }, and a draw
       *[other] 🔁 The series: { $first } { $wins } – { $others } { $second }, and { $draws } draws
    }
board-resigned = { $player } has resigned.
board-draw-agreed = 🤝 The players agreed on a { $word }.
board-aborted = { $player } called the match off before everybody had moved.
board-never-declined = The challenge was declined.
board-never-withdrawn = The challenge was withdrawn.
board-never-expired = The challenge expired.
board-draw = draw
board-hints = 💡 Hints: { $players }.
board-hinted = { $player } { $count }
board-link = -# Played in { $place }
board-nobody = nobody
board-close-up = A close-up of the last move. The other picture shows the whole board and describes it.
board-picture-missing = 🖼️ The picture didn't get through to Discord. Nothing else is lost; try again in a moment.
board-film = { $positions } positions, one after the other. The last one:
