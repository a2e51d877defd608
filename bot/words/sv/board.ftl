board-title = **{ $game }** · { $id } · { $players }
board-version = { $game } · { $version }
board-seated = { $player ->
    [you] Du ({ $seat })
   *[other] { $player } ({ $seat })
  }
board-sit = { $players }.
board-computer = { $name } på nivå { $level }
board-computer-next = { $name } { $numeral }
board-skipped =
    { $turns ->
        [one] ⏩ Det gick undan! Turen före den här har inget eget bräde:
       *[other] ⏩ Det gick undan! De { $turns } turerna före den här har inga egna bräden:
    }
board-skipped-many = ⏩ Det gick undan! { $turns } tidigare turer har inga egna bräden. Här är de { $last } senaste; **Repris** visar alla:
board-note = > { $note }
board-to-move = ➡️ { $players }, det är din tur.
board-thinks = ➡️ { $players } tänker …
board-ready = ✅ Klar: { $ready } · ⏳ { $waiting }
# The task is something like "both of you, draw up your armies".
board-all-to-move = ➡️ { $players }: { $task }
board-turn-of = ➡️ { $players } är vid draget.
board-your-turn = ➡️ Din tur. Du är { $seat }.
board-your-turn-by-name = ➡️ Det är din tur.
board-won = 🏆 { $winners } vinner! { $why }
# Without the reason, where it has been said.
board-wins = 🏆 { $winners } vinner!
board-even = 🤝 Det blev remi.
board-nobody-wins = Ingen vinner.
board-drawn = 🤝 Det blev remi. { $reason }
board-series =
    { $draws ->
        [0] 🔁 Serien: { $first } { $wins } – { $others } { $second }
        [one] 🔁 Serien: { $first } { $wins } – { $others } { $second }, och en remi
       *[other] 🔁 Serien: { $first } { $wins } – { $others } { $second }, och { $draws } remier
    }
board-resigned = { $player ->
    [you] Du gav upp.
   *[other] { $player } gav upp.
  }
board-walkover = { $player ->
    [you] Du förlorar på walkover. Partiet påverkar inte ratingen.
   *[other] { $player } förlorar på walkover. Partiet påverkar inte ratingen.
  }
board-adjudicated = Partiet avgjordes av tävlingen. Det påverkar inte ratingen.
board-called-off-by-event = Partiet avbröts av tävlingen. Ingen vinner.
board-draw-agreed = 🤝 Spelarna kom överens om { $word }.
board-aborted = { $player ->
    [you] Du avbröt partiet innan alla hade gjort ett drag.
   *[other] { $player } avbröt partiet innan alla hade gjort ett drag.
  }
board-never-declined = Utmaningen avböjdes.
board-never-withdrawn = Utmaningen återtogs.
board-never-expired = Utmaningen gick ut.
board-draw = remi
    .label = Remi
board-hints = 💡 Använda tips: { $players }.
board-hinted = { $player } { $count }
board-link = -# Spelas i { $place }
board-nobody = ingen
board-close-up = Närbild. Den andra bilden visar och beskriver hela brädet.
board-picture-missing = 🖼️ Discord tog inte emot bilden. Inget har hänt med ditt parti. Försök igen om en stund.
board-film = { $positions ->
    [one] En film med en enda ställning:
   *[other] En film med { $positions } ställningar. Den sista:
  }
