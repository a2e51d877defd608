# Un reto y su mesa

challenge-open = ⚔️ { $asker } quiere jugar a **{ $game }**. ¿Quién se apunta?
challenge-asked = ⚔️ { $asker } reta a { $asked } a una partida de **{ $game }**.
challenge-rematch = 🔁 { $asker } quiere la revancha de **{ $game }** { $first }, con los asientos cambiados. { $asked }, ¿hay revancha?
challenge-rematch-several = 🔁 { $asker } quiere la revancha de **{ $game }** { $first }. { $asked }, ¿hay revancha?
challenge-rematch-there = 🔁 La revancha está en marcha: **{ $game }** { $id } · { $at }
challenge-table = ⚔️ **{ $game }** · Mesa de { $asker }
challenge-here = Asientos ocupados ({ $count } de { $most }): { $players }.
challenge-until = -# Abierto hasta: { $at }.
challenge-begun = ⚔️ **{ $game }** { $id } está en marcha: { $players }.
challenge-declined = **{ $game }** · Reto de { $asker }: rechazado.
challenge-withdrawn = **{ $game }** · { $asker } ha retirado su reto.
challenge-expired = **{ $game }** · Reto de { $asker }: caducado.
challenge-now-here = { $asker }, en tu mesa de **{ $game }** ya hay { $count } de { $most } personas: { $players }.
challenge-tell-declined = { $asker }, tu reto de **{ $game }** ha sido rechazado.
challenge-tell-expired = { $asker }, nadie ha aceptado a tiempo tu reto de **{ $game }**. Lanza otro con `/{ command-challenge.name }`.
challenge-tell-table-expired = { $asker }, tu mesa de **{ $game }** ha caducado antes de que empezara la partida. Lanza otro reto con `/{ command-challenge.name }`.
challenge-options = -# { $options }
challenge-played-with = Opciones: { $options }.
challenge-option = { $option }: { $value }
challenge-yours-is-out = ⚔️ Tu reto de **{ $game }** está publicado: partida { $id }.
challenge-only-when-asked = -# En los mensajes directos solo puedo responder a lo que se haga aquí, así que no hay recordatorios de turno.
challenge-timeless = -# Tómate tu tiempo: contra las máquinas, los turnos no tienen límite.
challenge-you-are-in = ✅ ¡Ya tienes asiento! Ocupados: { $count } de { $most }.
challenge-you-declined = Has rechazado el reto.
challenge-you-withdrew = Has retirado tu reto.
challenge-you-left = Has salido de la mesa. ¿Cambias de idea? Pulsa **Unirse** otra vez.
challenge-begins = ⚔️ ¡Empieza **{ $game }** { $id }! El tablero llega en un momento, normalmente en su propio hilo.
challenge-begins-here = ⚔️ ¡Empieza **{ $game }** { $id }! En un momento aparece aquí el tablero.
challenge-on-vacation =
    { $players-count ->
        [one] 🏖️ { $players } está de vacaciones: la respuesta puede tardar.
       *[other] 🏖️ { $players } están de vacaciones: la respuesta puede tardar.
    }
challenge-lonely = { $asker }, nadie ha aceptado todavía tu reto de **{ $game }** { $id }. ¿Prefieres jugar contra la máquina? Mientras esperas, el reto sigue abierto.
challenge-not-lonely = -# { $asker } ha encontrado compañía para **{ $game }** { $id }.
challenge-waited-in-vain = -# Nadie se ha unido a { $asker } en **{ $game }** { $id }. El reto está cerrado.
challenge-which-level = ¿Qué nivel debe tener la máquina en **{ $game }** { $id }?
challenge-which-opponent = ¿Quién jugará a **{ $game }** contra ti?
challenge-level = { $level } · { $name }
challenge-computer-is-in = 🤖 Se ha unido una máquina. Asientos ocupados: { $count } de { $most }.
challenge-which-game = ¿A qué juego quieres jugar con { $opponent }?

## Ida y vuelta

challenge-pair-asked = -# 👯 Dos partidas a la vez: mismo comienzo, asientos cambiados. Cada una cuenta por separado.
challenge-pair-twin = -# 👯 Ida y vuelta con { $id }: { $at }
challenge-pair-goes-on = 👯 La otra partida de la ida y vuelta, { $id }, sigue en curso: { $at }
challenge-pair-result = { $draws ->
    [0] 👯 Ida y vuelta con { $id }: { $first } { $wins } – { $others } { $second }.
    [one] 👯 Ida y vuelta con { $id }: { $first } { $wins } – { $others } { $second }, un empate.
   *[other] 👯 Ida y vuelta con { $id }: { $first } { $wins } – { $others } { $second }, { $draws } empates.
  }
