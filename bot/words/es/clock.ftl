# Recordatorios, horas de silencio y vacaciones

clock-reminders-ladder = ⏰ Recordatorios de turno: **{ $ladder }**.
clock-reminders-whole = a la mitad del tiempo, y 8 horas y 1 hora antes del final
clock-reminders-last-hour = 1 hora antes del final
clock-reminders-never = ninguno
clock-reminders-never-quiet = 🌙 Horas de silencio: **ninguna**.
clock-reminders-quiet = 🌙 Horas de silencio: **{ $hours }** ({ $zone }). Los recordatorios esperan a que acaben, o llegan antes si se te va a acabar el tiempo.
clock-reminders-quiet-greenwich = 🌙 Horas de silencio: **{ $hours }** (UTC). Elige abajo tu zona horaria.
clock-reminders-hours = { $from }:00–{ $to }:00
clock-reminders-no-hours = ninguna
clock-reminders-away = 🏖️ Estás **de vacaciones**. Hasta: { $until }. Tu reloj está parado. El resto ve que está parado, y quien te reta, que estás fuera.
clock-reminders-present = { $days ->
    [0] 🏖️ Vacaciones: no te queda ningún día de los 30 en 12 meses.
    [one] 🏖️ Vacaciones: te queda 1 día de los 30 en 12 meses. Paran tu reloj; el resto ve que está parado, y quien te reta, que estás fuera.
   *[other] 🏖️ Vacaciones: te quedan { $days } días de los 30 en 12 meses. Paran tu reloj; el resto ve que está parado, y quien te reta, que estás fuera.
  }
clock-reminders-ask-ladder = ¿Cuándo te recuerdo que es tu turno?
clock-reminders-ask-hours = ¿Cuándo debo guardar silencio?
clock-reminders-ask-zone = ¿Cuál es tu zona horaria?
clock-reminders-label-go-away = { $days ->
    [one] 🏖️ { $days } día de vacaciones
   *[other] 🏖️ { $days } días de vacaciones
  }
clock-reminders-really-go-away = 🏖️ ¿Irte de vacaciones { $days } días, desde ahora? Tus relojes se paran hasta que vuelvas. Puedes volver cuando quieras.
clock-reminders-label-sure = Sí, de vacaciones
clock-reminders-label-stay = No, me quedo
clock-reminders-label-come-back = He vuelto

## Cuánto puede durar un turno

clock-span-hours = { $hours ->
    [one] 1 hora
   *[other] { $hours } horas
  }
clock-span-days = { $days ->
    [one] 1 día
   *[other] { $days } días
  }
clock-span-unlimited = sin límite

## El reloj de una partida

clock-until = -# ⏳ Fecha límite: { $at }.
clock-alt-until = Fecha límite: { $at }.
clock-stands-still = -# ⏳ El reloj está parado.
clock-is-up = -# ⏰ Se acabó el tiempo. Una jugada todavía vale hasta que el resto decida.
clock-is-paused = -# ⏸️ En pausa. Para continuar, pulsa **Reanudar** o haz tu jugada.
clock-is-adjourned = -# ⏸️ Aplazada. Para continuar, pulsa **Reanudar** o haz tu jugada.
clock-limit = -# ⏳ Tiempo por turno: { $limit }.
clock-entry = { $entry } · fecha límite: { $at }
clock-resting-entry = { $entry } · { $why }
clock-word-up = se acabó el tiempo
clock-word-still = reloj parado
clock-word-paused = en pausa
clock-word-adjourned = aplazada
clock-lost = A { $player } se le ha acabado el tiempo.
clock-called-off = Partida anulada: se acabó el tiempo. Nadie gana.

## Recordatorios y otros avisos

clock-notice-reminder = { $players-count ->
    [one] ⏰ { $players }, te toca en **{ $game }** { $id }. Fecha límite: { $at }.
   *[other] ⏰ { $players }, a jugar en **{ $game }** { $id }. Fecha límite: { $at }.
  }
clock-notice-late = -# Perdón por el retraso: he estado un rato sin conexión.
clock-notice-more-time = { $players-count ->
    [one] { $players }, tienes más tiempo · ⏳ { $at }
   *[other] { $players }, hay más tiempo · ⏳ { $at }
  }
clock-notice-adjourned = { $players-count ->
    [one] ⏸️ { $players }, no se ha decidido nada: **{ $game }** { $id }, partida aplazada. No se pierde nada. Puedes reanudarla en cualquier momento.
   *[other] ⏸️ { $players }, no se ha decidido nada: **{ $game }** { $id }, partida aplazada. No se pierde nada. Cualquiera puede reanudarla en cualquier momento.
  }
clock-notice-resumed = { $players-count ->
    [one] ▶️ { $by } ha reanudado la partida. { $players }, te toca · ⏳ { $at }
   *[other] ▶️ { $by } ha reanudado la partida. { $players }, a jugar · ⏳ { $at }
  }

## Cuando se acaba el tiempo

clock-up-open = { $late-count ->
    [one] ⏰ A { $late } se le ha acabado el tiempo. { $choosers }, ¿qué hacemos? Hasta que se decida, { $late } todavía puede jugar.
   *[other] ⏰ A { $late } se les ha acabado el tiempo. { $choosers }, ¿qué hacemos? Hasta que se decida, { $late } todavía pueden jugar.
  }
clock-up-nobody = { $late-count ->
    [one] ⏰ { $late }, se te ha acabado el tiempo. Todavía puedes jugar. Si no, la partida quedará aplazada.
   *[other] ⏰ { $late }, se acabó el tiempo. Todavía se puede jugar. Si no, la partida quedará aplazada.
  }
clock-up-vote = { $needed ->
    [one] -# Decide un solo voto.
   *[other] -# Deciden { $needed } votos iguales.
  }
clock-up-chosen = Votos hasta ahora: { $choices }.
clock-up-chose-one = { $player } – { $choice }
clock-up-more-time = ⏰ Se acabó el tiempo. El resto dio más.
clock-up-claimed = ⏰ A { $player } se le acabó el tiempo y queda fuera de la partida.
clock-up-called-off = ⏰ Se acabó el tiempo, y la partida se anuló.
clock-up-adjourned = ⏰ Se acabó el tiempo sin que se decidiera nada, así que la partida se aplazó.
clock-up-taken-over = ⏰ Se acabó el tiempo. Un reemplazo ocupó el asiento.
clock-up-ended = ⏰ Se acabó el tiempo. La partida ha terminado.
clock-up-passed = ⏰ Se acabó el tiempo, pero la partida continuó.

## Lo que elige el resto

clock-choice-chose = ✅ Tu elección: { $choice }.
clock-choice-really-claim = ¿Reclamar la victoria en **{ $game }** { $id }? { $player } pierde por tiempo, y la partida termina.
clock-choice-really-go-on = ¿Continuar sin { $player } en **{ $game }** { $id }? Se hará en cuanto haya votos suficientes.
clock-choice-really-call-off = ¿Anular **{ $game }** { $id }? Nadie gana, y la partida termina.
clock-choice-resumed = ▶️ La partida continúa.
clock-choice-label-claim = Reclamar la victoria
clock-choice-label-go-on = Continuar sin esa persona
clock-choice-label-more-time = Dar más tiempo
clock-choice-label-call-off = Anular la partida
clock-choice-label-really = Sí, adelante
clock-choice-label-wait = No, esperar
clock-choice-label-resume = Reanudar
