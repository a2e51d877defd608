# Lo que se propone

agree-what-draw = { $word }
agree-what-take-back = deshacer la última jugada
agree-what-call-off = anular la partida
agree-what-pause = una pausa
agree-what-more-time = más tiempo
agree-what-take-seat = { $player } como reemplazo de { $gone }
agree-what-go-on = continuar sin { $gone }
agree-what-hints = pistas para todo el mundo
agree-what-rematch = la revancha

## Una propuesta y lo que fue de ella

agree-open = 🤝 { $by } propone: { $what }.
agree-asked = { $players }, ¿de acuerdo?
agree-so-far = De acuerdo hasta ahora: { $players }.
agree-would-go-back = { $plies ->
    [0] -# La partida volvería al principio. La próxima jugada cuenta como un no.
    [one] -# La partida volvería a como estaba tras la jugada { $plies }. La próxima jugada cuenta como un no.
   *[other] -# La partida volvería a como estaba tras la jugada { $plies }. La próxima jugada cuenta como un no.
  }
agree-would-not-count = -# Nadie gana, y la partida no cuenta para la puntuación. Si este turno acaba antes, la propuesta deja de valer.
agree-would-rest = -# El reloj se para hasta que alguien reanude la partida o juegue. Si este turno acaba antes, la propuesta deja de valer.
agree-would-have = -# Tiempo desde entonces para quien tiene el turno: { $limit }. La próxima jugada cuenta como un no.
agree-would-hint = -# Hasta el final de la partida, todo el mundo podría pedir pistas en privado. Se cuentan, el total se muestra al final, y la partida sigue contando para la puntuación. Si este turno acaba antes, la propuesta deja de valer.
agree-would-sit = -# Quien reemplaza ve todo lo que hay en el asiento y no arriesga su puntuación. Para la persona que falta, la partida aún puede contar como derrota, pero no como victoria.
agree-would-sit-there = -# Ocuparías el asiento con todo lo que tiene. Ganes o pierdas, tu puntuación no cambia.
agree-would-go-on = -# Esa persona ha dejado el servidor, así que no hay a quién esperar.
agree-computers-answer = -# Una máquina responde en un momento. Si juega alguien que no ha aceptado, cuenta como un no.
agree-was-done = 🤝 { $by } ha propuesto: { $what }. No hacía falta que aceptara nadie más.
agree-still-here = 🤝 { $by } ha propuesto: { $what }. Pero { $player } sigue aquí.
agree-turned-down = 🤝 { $by } ha propuesto: { $what }. { $player } ha dicho que no.
agree-ended-gone = { $player } se ha ido para no volver.
agree-agreed = 🤝 { $by } ha propuesto: { $what }. De acuerdo: { $players }.
agree-paused = ⏸️ La partida está en pausa. El reloj está parado hasta que alguien reanude la partida o juegue.
agree-hinting = 💡 A partir de ahora, todo el mundo puede usar `/{ command-hint.name }` en su turno. El total se muestra al final.
agree-resumed = ▶️ Se acabó la pausa.
agree-declined = 🤝 { $by } ha propuesto: { $what }. { $player } ha dicho que no.
agree-withdrawn = 🤝 { $by } ha retirado su propuesta: { $what }.
agree-lapsed = 🤝 { $by } ha propuesto: { $what }. La partida ha continuado sin respuesta.
agree-stands = 🤝 { $player } propone: { $what }.
agree-called-off = 🤝 Partida anulada de común acuerdo. Nadie gana, y no cuenta para la puntuación.

## Respuestas

agree-which = ¿Qué quieres proponer en **{ $game }** { $id }? Deben aceptarlo todas las personas a las que afecta.
agree-nothing = Ahora mismo no hay nada que proponer en **{ $game }** { $id }.
agree-before = -# Ya propuesto en este turno: { $wishes }. Podrás proponerlo otra vez en el siguiente.
agree-out = 🤝 Propuesta enviada. La respuesta llegará al hilo de la partida.
agree-out-here = 🤝 Propuesta enviada. La respuesta llegará donde se juega la partida.
agree-at-once = 🤝 Hecho. No hacía falta que aceptara nadie más.
agree-you-took-back = ↩️ Deshaces tu jugada.
agree-you-agreed = ✅ Has aceptado. Aún falta la respuesta de: { $players }.
agree-done = 🤝 De acuerdo. ¡Hecho!
agree-you-declined = Has dicho que no.
agree-you-withdrew = Has retirado tu propuesta.
agree-really = ¿Aceptar en **{ $game }** { $id }: { $what }? Con eso termina la partida.
agree-really-call-off = ¿Anular **{ $game }** { $id }? La partida termina, y nadie gana.
agree-label-propose = 🤝 Proponer…
agree-label-draw = { $word-label }
agree-label-take-back = Deshacer mi última jugada
agree-label-call-off = Anular la partida
agree-label-pause = Una pausa
agree-label-more-time = Más tiempo
agree-label-hints = Pistas para todo el mundo
agree-label-propose-hints = 💡 Proponer pistas
agree-label-agree = De acuerdo
agree-label-decline = Rechazar
agree-label-withdraw = Retirar
agree-label-sure = Sí, adelante
agree-label-wait = No, esperar

## Falta alguien

agree-missing-gone = { $players-count ->
    [one] 🪑 { $players } no puede continuar en **{ $game }** { $id }. Un reemplazo puede ocupar el asiento con todo lo que tiene.
   *[other] 🪑 { $players } no pueden continuar en **{ $game }** { $id }. Un reemplazo puede ocupar el asiento con todo lo que tiene.
  }
agree-missing-how-to-name = Nombra a alguien con `/{ command-substitute.name } { option-substitute-player.name }:`, o elige una máquina. Debe aceptarlo todo el mundo en la partida, y también la persona que nombres.
agree-missing-how-to-name-alone = Nombra a alguien con `/{ command-substitute.name } { option-substitute-player.name }:`, y le preguntaré. O elige una máquina: ocupa el asiento enseguida, y para siempre.
agree-missing-own-time = En **{ $game }** { $id } es tu propio tiempo el que se ha acabado. Todavía puedes jugar hasta que el resto decida.
agree-missing-nobody = En **{ $game }** { $id } no falta nadie: todo el mundo está aquí, y a nadie se le ha acabado el tiempo.
agree-missing-only-computer = En **{ $game }** { $id } no falta nadie: solo a una máquina se le ha acabado el tiempo, y conserva su asiento.
agree-missing-who = Faltan varias personas: { $players }. Indica de quién es el asiento con `/{ command-substitute.name } { option-substitute-for.name }:`.
agree-missing-really-claim = ¿Reclamar la victoria en **{ $game }** { $id }? { $player } ha dejado la partida, y con eso termina.
agree-missing-really-go-on = ¿Continuar sin { $player } en **{ $game }** { $id }? Después ya no podrá volver.
agree-missing-you-sit = 🪑 El asiento en **{ $game }** { $id } es tuyo. ¡Gracias por echar una mano!
agree-missing-label-open = 🪑 Falta alguien…
agree-missing-label-computer = Dejar el asiento a una máquina
agree-missing-label-claim = Reclamar la victoria
agree-missing-label-go-on = Continuar sin esa persona
