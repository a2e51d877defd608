# Problemas

puzzles-daily-title = 🧩 **Problemas del día** · { $day }
puzzles-daily-open = - **{ $game }**: por resolver
puzzles-daily-done = - **{ $game }**: { $squares }
puzzles-daily-of = 🧩 **Problema del día: { $game }** · { $day }
puzzles-numbered = 🧩 **{ $game }: problema { $number }**
puzzles-of-match = 🧩 **{ $game } { $id }**: un momento de tu propia partida
puzzles-find-moves = { $moves ->
    [one] Juegas como **{ $side }**. Una sola jugada gana, o es con mucho la mejor. ¡Encuéntrala!
   *[other] Juegas como **{ $side }**. Encuentra la mejor línea: { $moves } jugadas tuyas.
  }
puzzles-find-better = Juegas como **{ $side }**. Aquí tenías algo mucho mejor. ¡Encuentra la jugada que yo haría!
puzzles-win-this-turn = Juegas como **{ $side }**. Puedes ganar en este turno. ¡Descubre cómo!
puzzles-tries-left = { $left ->
    [one] -# Es tu último intento.
   *[other] -# Te quedan { $left } intentos.
  }
puzzles-right = ✅ ¡Eso es! Continúa.
puzzles-wrong = { $left ->
    [one] ❌ No es eso. Te queda un intento.
   *[other] ❌ No es eso. Te quedan { $left } intentos.
  }
puzzles-solved = { $tries ->
    [one] 🎉 ¡Resuelto al primer intento!
    [2] ✅ Resuelto al segundo intento.
   *[other] ✅ Resuelto al tercer intento.
  }
puzzles-failed = Esta vez no. Aquí está la solución:
puzzles-squares = { $squares }
puzzles-line = **La línea:** { $moves }
puzzles-why = 💡 { $why }
puzzles-rating = { $tried ->
    [0] -# Tu puntuación en los problemas de este juego: { $rating }
    [one] -# Tu puntuación en los problemas de este juego: { $rating }, tras un problema
   *[other] -# Tu puntuación en los problemas de este juego: { $rating }, tras { $tried } problemas
  }
puzzles-streak = { $freeze ->
    [yes] 🔥 Días seguidos: **{ $length }** (récord: { $longest }). Este mes todavía puedes saltarte un día.
   *[no] 🔥 Días seguidos: **{ $length }** (récord: { $longest }). Este mes ya no puedes saltarte ningún día.
  }
puzzles-shared = { $streak ->
    [0] 🧩 { $player } · Problema del día, { $game } { $day }: { $squares }
   *[other] 🧩 { $player } · Problema del día, { $game } { $day }: { $squares } 🔥 { $streak }
  }
puzzles-shared-text = { $streak ->
    [0] 🧩 { $game } · { $day }: { $squares }
   *[other] 🧩 { $game } · { $day }: { $squares } 🔥 { $streak }
  }
puzzles-not-done = Termina antes el problema del día y luego comparte tu resultado.
puzzles-not-yet = Ese problema todavía no ha salido.
puzzles-none-left = Ya has probado todos los problemas de { $game } de ese tipo. ¡Bien hecho!
puzzles-none-about = No hay problemas de { $game } de ese tipo. Estos juegos sí los tienen:
puzzles-no-own = Todavía no he encontrado en tus partidas ningún momento para intentarlo otra vez. Abre la repetición de una partida terminada: cuando la haya analizado, sus momentos clave se convierten en problemas.
puzzles-which-game = 🧩 ¿Qué juego?
puzzles-post-heading =
    🧩 **Problemas del día** · { $day }
    Los mismos para todo el mundo. Tienes tres intentos, y solo los ves tú.
puzzles-yesterday = Soluciones de ayer
puzzles-answer-of = - **{ $game }**: ||{ $moves }||
puzzles-table = Clasificación de la semana hasta ayer
puzzles-no-table = Todavía no hay nadie en la clasificación.
puzzles-rank = { $solved ->
    [one] { $at }. { $player }: **{ $points }** · { $solved } resuelto
   *[other] { $at }. { $player }: **{ $points }** · { $solved } resueltos
  }
puzzles-posted-here = { $hour ->
    [1] 🧩 Problemas del día: en { $place }, a la { $hour }:00 ({ $zone })
   *[other] 🧩 Problemas del día: en { $place }, a las { $hour }:00 ({ $zone })
  }
puzzles-not-posted = 🧩 En este servidor no se publican los problemas del día.
puzzles-label-share = Compartir
puzzles-label-try = Probar
puzzles-label-next = Siguiente problema
puzzles-label-again = Volver al principio
puzzles-label-give-up = Ver la solución
puzzles-label-own = Mis propias partidas
puzzles-subject-last-place = último sitio
puzzles-subject-long-line = varias jugadas
puzzles-subject-chain = cadena
puzzles-subject-chain-of-five = cadena de cinco
puzzles-subject-castle = castillo
puzzles-subject-quiet-move = jugada tranquila
puzzles-subject-push = empuje
puzzles-subject-general = general
puzzles-subject-finish = castillo terminado
puzzles-subject-attack = ataque
puzzles-subject-variant = variante

## Lecciones

puzzles-lesson-step = 🎓 **{ $game }**, paso { $number } de { $count }
puzzles-lesson-last = No te hace falta más. Juega tu primera partida: mi nivel más bajo también está aprendiendo, y hay pistas.
puzzles-lesson-later = Es correcto, pero todavía no. { $why }
# The name of the reader beside a board.
puzzles-you = Tú
puzzles-lesson-first-match = -# ¿Te atascas? Pulsa *Pista* en tu tablero.
puzzles-lesson-which-game = 🎓 ¿Qué juego quieres aprender? Cada uno lleva unos cinco minutos.
puzzles-label-learn = 🎓 Aprender en cinco minutos
puzzles-label-next-step = Siguiente paso
puzzles-label-previous-step = Paso anterior
puzzles-label-step-again = Repetir el paso
puzzles-label-play-level-1 = 🤖 Jugar contra el nivel 1
