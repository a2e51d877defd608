board-title = **{ $game }** · { $id } · { $players }
board-version = { $game } · { $version }
board-seated = { $player ->
    [you] Jij ({ $seat })
   *[other] { $player } ({ $seat })
  }
board-sit = { $players }.
board-computer = { $name } niveau { $level }
board-computer-next = { $name } { $numeral }
board-skipped =
    { $turns ->
        [one] ⏩ Dat ging snel! De beurt hiervoor heeft geen eigen bord:
       *[other] ⏩ Dat ging snel! De { $turns } beurten hiervoor hebben geen eigen bord:
    }
board-skipped-many = ⏩ Dat ging snel! { $turns } eerdere beurten hebben geen eigen bord. Dit zijn de laatste { $last }; **{ label-replay }** laat ze allemaal zien:
board-note = > { $note }
board-to-move = ➡️ { $players }, jij bent aan zet.
board-thinks = { $players-count ->
    [one] ➡️ { $players } denkt na…
   *[other] ➡️ { $players } denken na…
  }
board-ready = ✅ Klaar: { $ready } · ⏳ { $waiting }
# The task is something like "both of you, draw up your armies".
board-all-to-move = ➡️ { $players }: { $task }
board-turn-of = { $players-count ->
    [one] ➡️ { $players } is aan zet.
   *[other] ➡️ { $players } zijn aan zet.
  }
board-your-turn = ➡️ Jij bent aan zet, als { $seat }.
board-your-turn-by-name = ➡️ Jij bent aan zet.
board-won = { $winners-count ->
    [one] 🏆 { $winners } wint! { $why }
   *[other] 🏆 { $winners } winnen! { $why }
  }
# Without the reason, where it has been said.
board-wins = { $winners-count ->
    [one] 🏆 { $winners } wint!
   *[other] 🏆 { $winners } winnen!
  }
board-even = 🤝 Remise.
board-nobody-wins = Niemand wint.
board-drawn = 🤝 Remise. { $reason }
board-series =
    { $draws ->
        [0] 🔁 De reeks: { $first } { $wins } – { $others } { $second }
        [one] 🔁 De reeks: { $first } { $wins } – { $others } { $second }, en één remise
       *[other] 🔁 De reeks: { $first } { $wins } – { $others } { $second }, en { $draws } remises
    }
board-resigned = { $player } heeft opgegeven.
board-walkover = { $player ->
    [you] Je verliest reglementair. De partij telt niet mee voor de rating.
   *[other] { $player } verliest reglementair. De partij telt niet mee voor de rating.
  }
board-adjudicated = De partij is beslist door het evenement en telt niet mee voor de rating.
board-called-off-by-event = De partij is afgebroken door het evenement. Niemand wint.
board-draw-agreed = 🤝 De spelers zijn het eens geworden: { $word }.
board-aborted = { $player } heeft de partij afgebroken voordat iedereen had gezet.
board-never-declined = De uitdaging is afgewezen.
board-never-withdrawn = De uitdaging is ingetrokken.
board-never-expired = De uitdaging is verlopen.
board-draw = remise
    .label = Remise
board-hints = 💡 Gebruikte hints: { $players }.
board-hinted = { $player } { $count }
board-link = -# Gespeeld in { $place }
board-nobody = niemand
board-close-up = Close-up. De andere afbeelding toont en beschrijft het hele bord.
board-picture-missing = 🖼️ Discord nam de afbeelding niet aan. Met je partij is niets mis. Probeer het zo opnieuw.
board-film = { $positions ->
    [one] Een film van één stelling:
   *[other] Een film van { $positions } stellingen. De laatste:
  }
