# Messages about a match: who plays, what happened, whose turn it is, how it ended.

board-title = **{ $game }** · { $id } · { $players }
board-version = { $game } · { $version }
board-seated = { $player ->
    [you] You ({ $seat })
   *[other] { $player } ({ $seat })
  }
board-sit = { $players }.
board-computer = Level { $level } { $name }
board-computer-next = { $name } { $numeral }
board-skipped =
    { $turns ->
        [one] ⏩ That was quick! The turn before this one has no board of its own:
       *[other] ⏩ That was quick! The { $turns } turns before this one have no boards of their own:
    }
board-skipped-many = ⏩ That was quick! { $turns } earlier turns have no boards of their own. Here are the last { $last }; **Replay** shows them all:
board-note = > { $note }
board-to-move = ➡️ Your turn, { $players }.
board-thinks = ➡️ { $players-count ->
    [one] { $players } is thinking…
   *[other] { $players } are thinking…
  }
board-ready = ✅ Ready: { $ready } · ⏳ { $waiting }
# The task is something like "both of you, draw up your armies".
board-all-to-move = ➡️ { $players }: { $task }
board-turn-of = { $players-count ->
    [one] ➡️ It's { $players }'s turn.
   *[other] ➡️ It's the turn of { $players }.
  }
board-your-turn = ➡️ Your turn. You're playing { $seat }.
board-your-turn-by-name = ➡️ It's your turn.
board-won = 🏆 { $winners-count ->
    [one] { $winners } wins! { $why }
   *[other] { $winners } win! { $why }
  }
# Without the reason, where it has been said.
board-wins = 🏆 { $winners-count ->
    [one] { $winners } wins!
   *[other] { $winners } win!
  }
board-even = 🤝 It's a draw.
board-nobody-wins = Nobody wins.
board-drawn = 🤝 It's a draw. { $reason }
board-series =
    { $draws ->
        [0] 🔁 The series: { $first } { $wins } – { $others } { $second }
        [one] 🔁 The series: { $first } { $wins } – { $others } { $second }, and a draw
       *[other] 🔁 The series: { $first } { $wins } – { $others } { $second }, and { $draws } draws
    }
board-resigned = { $player } resigned.
board-walkover = { $player } forfeits: it isn't rated.
board-adjudicated = The match was decided by its event: it isn't rated.
board-called-off-by-event = The match was called off by its event. Nobody wins.
board-draw-agreed = 🤝 The players agreed to a { $word }.
board-aborted = { $player } called off the match before everyone had moved.
board-never-declined = The challenge was declined.
board-never-withdrawn = The challenge was withdrawn.
board-never-expired = The challenge expired.
board-draw = draw
board-hints = 💡 Hints used: { $players }.
board-hinted = { $player } { $count }
board-link = -# Played in { $place }
board-nobody = nobody
board-close-up = Close-up. The other picture shows and describes the whole board.
board-picture-missing = 🖼️ Discord didn't accept the picture. Your match is fine. Try again in a moment.
board-film = { $positions ->
    [one] A film of one position:
   *[other] A film of { $positions } positions. The last one:
  }
