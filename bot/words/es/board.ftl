board-title = **{ $game }** · { $id } · { $players }
board-version = { $game } · { $version }
board-seated = { $player ->
    [you] Tú ({ $seat })
   *[other] { $player } ({ $seat })
  }
board-sit = { $players }.
board-computer = { $name } nivel { $level }
board-computer-next = { $name } { $numeral }
board-skipped =
    { $turns ->
        [one] ⏩ ¡Qué rápido! El turno anterior a este no tiene tablero propio:
       *[other] ⏩ ¡Qué rápido! Los { $turns } turnos anteriores a este no tienen tablero propio:
    }
board-skipped-many = ⏩ ¡Qué rápido! { $turns } turnos anteriores no tienen tablero propio. Aquí están los últimos { $last }; **Repetición** los muestra todos:
board-note = > { $note }
board-to-move = { $players-count ->
    [one] ➡️ { $players }, te toca.
   *[other] ➡️ { $players }, a jugar.
  }
board-thinks = { $players-count ->
    [one] ➡️ { $players } está pensando…
   *[other] ➡️ { $players } están pensando…
  }
board-ready = ✅ A punto: { $ready } · ⏳ { $waiting }
# The task is something like "both of you, draw up your armies".
board-all-to-move = ➡️ { $players }: { $task }
board-turn-of = { $players-count ->
    [one] ➡️ Le toca a { $players }.
   *[other] ➡️ Les toca a { $players }.
  }
board-your-turn = ➡️ Te toca. Juegas como { $seat }.
board-your-turn-by-name = ➡️ Te toca.
board-won = { $winners-count ->
    [one] 🏆 ¡Gana { $winners }! { $why }
   *[other] 🏆 ¡Ganan { $winners }! { $why }
  }
# Without the reason, where it has been said.
board-wins = { $winners-count ->
    [one] 🏆 ¡Gana { $winners }!
   *[other] 🏆 ¡Ganan { $winners }!
  }
board-even = 🤝 Empate.
board-nobody-wins = Nadie gana.
board-drawn = 🤝 Empate. { $reason }
board-series =
    { $draws ->
        [0] 🔁 La serie: { $first } { $wins } – { $others } { $second }
        [one] 🔁 La serie: { $first } { $wins } – { $others } { $second }, y un empate
       *[other] 🔁 La serie: { $first } { $wins } – { $others } { $second }, y { $draws } empates
    }
board-resigned = { $player } se ha rendido.
board-walkover = { $player } pierde por incomparecencia: no cuenta para la puntuación.
board-adjudicated = El resultado lo ha decidido la competición: no cuenta para la puntuación.
board-called-off-by-event = La competición ha anulado la partida. No gana nadie.
board-draw-agreed = 🤝 { $word-label } de común acuerdo.
board-aborted = { $player } ha anulado la partida antes de que jugara todo el mundo.
board-never-declined = El reto ha sido rechazado.
board-never-withdrawn = El reto ha sido retirado.
board-never-expired = El reto ha caducado.
board-draw = empate
    .label = Empate
board-hints = 💡 Pistas usadas: { $players }.
board-hinted = { $player } { $count }
board-link = -# Partida jugada en { $place }
board-nobody = nadie
board-close-up = Primer plano. La otra imagen muestra y describe todo el tablero.
board-picture-missing = 🖼️ Discord no ha aceptado la imagen. Tu partida está bien. Inténtalo de nuevo en un momento.
board-film = { $positions ->
    [one] Una película de una sola posición:
   *[other] Una película de { $positions } posiciones. La última:
  }
