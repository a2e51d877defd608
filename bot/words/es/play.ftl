# A sentence, such as "You build a red wall on b1."
play-played = ✅ { $words }
play-finished = -# ⏩ No se podía hacer nada más: tu turno ha terminado.
play-finishes = -# ⏩ Después no se puede hacer nada más: tu turno termina.
play-dont-ask-again = No volver a preguntar
play-ask-again = Volver a preguntar antes de jugadas definitivas
play-played-before = ✅ Ya has hecho esa jugada.
play-took-back = ↩️ Jugada deshecha.
play-really-resign = { $left ->
    [1] ¿Rendirte en **{ $game }** { $id }? Con eso termina la partida.
    [2] ¿Rendirte en **{ $game }** { $id }? Gana tu rival.
   *[other] ¿Rendirte en **{ $game }** { $id }? El resto sigue jugando sin ti.
  }
play-resigned = 🏳️ Te has rendido.
play-called-off = Has anulado la partida { $id }. Nadie gana.
play-label-forfeit = { $others ->
    [one] Ceder la partida (gana tu rival, no puntúa)
   *[other] Ceder la partida (gana el resto, no puntúa)
  }
play-really-forfeit = { $others ->
    [one] ¿Ceder **{ $game }** { $id }? Gana tu rival, y no cuenta para la puntuación. Es definitivo.
   *[other] ¿Ceder **{ $game }** { $id }? La partida termina, gana el resto, y no cuenta para la puntuación. Es definitivo.
  }
play-forfeited = { $others ->
    [one] Has cedido la partida { $id }. Gana tu rival, y no cuenta para la puntuación.
   *[other] Has cedido la partida { $id }. Gana el resto, y no cuenta para la puntuación.
  }
play-confirm =
    {"*"}*{ $prompt }** ¿Confirmar?
    -# En notación: `{ $mv }`
play-confirm-or-go-on =
    {"*"}*{ $prompt }** Confirma, o sigue ajustando.
    -# En notación: `{ $mv }`
play-prompt = **{ $prompt }**
play-saved = 💾 Guardado. Te lo ofreceré en tus próximas partidas.
play-unsaved = 🗑️ Borrado.
play-nothing-to-begin = Ahora mismo no puedes hacer eso. Esto es lo que puedes hacer:
play-overtaken = Ese menú ya no era actual. Esto es lo que has elegido hasta ahora:
play-is-command = `/{ $command }` es un comando aparte: envíalo sin `/{ command-move.name }`.
