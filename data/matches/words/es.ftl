data-impossible-seats = { $seats ->
    [one] { $game } no se puede jugar en solitario.
   *[other] { $game } no se puede jugar entre { $seats }.
  }

data-unknown-game = No conozco ese juego.
data-same-player = Cada asiento necesita una persona distinta: no puedes jugar contra ti ni nombrar a alguien dos veces.
data-erased-player = Una de estas personas ha borrado aquí sus datos. Reta a otra persona.
data-too-many-named = Has nombrado a más personas que asientos hay.
data-bad-word = Una palabra para el reparto tiene de 1 a 40 caracteres, en una sola línea.
data-no-such-seat = En esta mesa no existe ese asiento.
data-too-many-challenges = { $count ->
    [one] Ya tienes { $count } reto abierto. Retíralo antes.
   *[other] Ya tienes { $count } retos abiertos. Retira uno antes.
  }
data-rematched = Ya hay una revancha: la partida { $id }.
data-no-such-match = No existe la partida { $id }.
data-not-started = La partida { $id } aún no ha empezado.
data-started = La partida { $id } ya ha empezado.
data-over = La partida { $id } ha terminado.
data-still-running = La partida { $id } sigue en curso. Podrás verla entera cuando termine.
data-not-a-player = No juegas en la partida { $id }, pero puedes verla.
data-left-table = Has dejado la partida { $id }, pero puedes verla.
data-stale = Ese tablero ya no es el actual. Así está ahora la partida { $id }.
data-not-your-turn = No es tu turno en la partida { $id }.
data-joined = Ya te has unido a la partida { $id }.
data-not-invited = El reto { $id } es para otra persona.
data-not-challenger = Eso solo puede hacerlo la persona que lanzó el reto { $id }.
data-own-challenge = El reto { $id } es tuyo. Puedes retirarlo.
data-not-joined = No te has unido a la partida { $id }.
data-too-few = { $joined ->
    [0] Para empezar hacen falta al menos { $least } personas. Por ahora no hay nadie.
    [one] Para empezar hacen falta al menos { $least } personas. Por ahora hay una.
   *[other] Para empezar hacen falta al menos { $least } personas. Por ahora hay { $joined }.
  }
data-nothing-to-take-back = No tienes ninguna jugada que deshacer. Puedes deshacer un paso mientras dure tu turno, o tu último turno si el resto acepta.
data-sealed = Esa jugada reveló algo oculto o dependió del azar, así que no se puede deshacer.
data-sealed-since = Desde entonces se reveló algo oculto o intervino el azar, así que la partida no puede volver tan atrás.
data-no-draws = En esta partida no se puede acordar el empate.
data-offered-before = Ya has propuesto eso en este turno. Podrás proponerlo otra vez en el siguiente.
data-no-offer = Ninguna propuesta espera tu respuesta.
data-own-offer = Esa propuesta es tuya. Ahora responde el resto.
data-offer-stands = Ya hay una propuesta en la partida { $id }. Responde antes a esa.
data-no-pairs = Eso no se puede jugar a ida y vuelta. La ida y vuelta es para dos personas, y para juegos que no ocultan nada al principio.
data-nobody-gone = En ese asiento de la partida { $id } no falta nadie: está ocupado, y no se le ha acabado el tiempo.
data-time-decides = La partida { $id } tiene límite de tiempo. Cuando se acabe, decidirás cómo continúa.
data-turned-down-before = Esa persona acaba de rechazar el asiento. Pídeselo a alguien más.
data-too-late-to-abort = Todo el mundo ha jugado ya, así que no puedes anular la partida { $id } por tu cuenta. Proponlo con `/{ command-propose.name }`, o ríndete.
data-no-computer = Ninguna máquina juega todavía a este juego. Reta a alguien, o deja el reto abierto a todo el mundo.
data-doubted = ¿De verdad? Puede que sea un descuido.
data-too-long = Eso es demasiado largo.
data-nameless = Ponle un nombre con letras visibles.
data-name-taken = Ya has guardado otra cosa con ese nombre. Elige otro, o borra antes lo que hay.
data-saved-enough = Puedes guardar { $most } como máximo. Borra algo antes, o guarda con un nombre que ya exista para reemplazarlo.
data-retired = La partida { $id } usa una versión de las reglas que ya no tengo.
data-damaged = Los datos de la partida { $id } están dañados. Queda suspendida hasta que se restauren.
data-newer = La partida { $id } se guardó con una versión más nueva de Castellan. Continuará cuando vuelva a funcionar esa versión.
data-newer-note = Eso lo guardó una versión más nueva de Castellan, así que no lo cambio.
data-no-such-step = Esta repetición no tiene esa jugada.
data-no-such-exercise = No existe ese problema o esa lección.
data-watched-enough = Esa partida ya se muestra en { $most } sitios, y no puedo atender más. Deja antes de mostrarla en alguno.
data-followed-enough = No puedes seguir más partidas. Deja antes de seguir alguna.
data-too-many-followers = Ya siguen esa partida tantas personas como puedo atender.
data-nothing-brought = Ya no tengo ese archivo. Súbelo otra vez con `/{ command-replay.name }`.
data-busy = Están pasando demasiadas cosas a la vez. Inténtalo de nuevo.
data-no-hints = La partida { $id } es entre personas, así que antes hace falta que todo el mundo acepte las pistas. Usa `/{ command-propose.name }`.
data-hints-already = En la partida { $id } ya hay pistas: usa `/{ command-hint.name }` en tu turno.
data-no-free-seat = En el reto { $id } no queda ningún asiento libre.
data-no-chance = Ahora mismo no puedo sortear nada. Inténtalo de nuevo.
data-not-stored = Ahora mismo no puedo escribir en mi disco, así que nada ha cambiado y esto no cuenta. Inténtalo de nuevo en unos minutos.
data-unavailable = Algo ha fallado por mi parte. Mira cómo está la partida antes de intentarlo de nuevo.

data-no-limit = La partida { $id } no tiene límite de tiempo. No hay prisa.
data-time-remains = En la partida { $id } no se le ha acabado el tiempo a nadie. La partida continúa.
data-own-time-is-up = En la partida { $id } es tu tiempo el que se ha acabado. Todavía puedes jugar hasta que el resto decida.
data-time-is-up = En la partida { $id } se acabó el tiempo, así que ya es tarde para eso.
data-asked-anew = Ese botón ya no era actual, así que no ha pasado nada. Así está ahora la partida { $id }.
data-chosen-before = Ya has elegido eso. El resto aún no ha decidido.
data-resting = La partida { $id } está suspendida. Para continuar, pulsa **Reanudar** o haz tu jugada.
data-not-resting = La partida { $id } no está suspendida.
data-went-back = { $plies ->
    [0] La partida vuelve al principio.
    [one] La partida vuelve a como estaba tras la jugada { $plies }.
   *[other] La partida vuelve a como estaba tras la jugada { $plies }.
  }

data-took-over = 🪑 { $seat } ocupa este asiento a partir de aquí.
data-seat = Jugador { $number }
data-no-such-event = Aquí no existe esa competición. `/{ command-club.name } { command-club-show.name }` muestra las que hay.
data-event-damaged = Los datos de esta competición están dañados. Queda suspendida hasta que se restauren.
data-bad-plan = Ese plan no es posible. Una temporada dura de 2 a 12 semanas, un torneo suizo tiene de 1 a 15 rondas de 2 a 60 días, una escalera espera de 7 a 90 días antes de que alguien baje un puesto, y el nombre tiene hasta 60 caracteres.
data-for-two = Las ligas y las escaleras necesitan un juego para dos personas. Para tres o cuatro por mesa, elige un torneo suizo.
data-too-few-entrants = { $entrants ->
    [0] Todavía no hay inscripciones. Hacen falta al menos { $least }.
    [1] Solo hay 1 inscripción. Hacen falta al menos { $least }.
   *[other] Solo hay { $entrants } inscripciones. Hacen falta al menos { $least }.
  }
data-too-many-rounds = { $most ->
    [1] Con { $entrants } personas, para que nadie juegue dos veces contra la misma persona puede haber 1 ronda como máximo. Anúnciala otra vez con menos rondas, o espera a que haya más inscripciones.
   *[other] Con { $entrants } personas, para que nadie juegue dos veces contra la misma persona puede haber { $most } rondas como máximo. Anúnciala otra vez con menos rondas, o espera a que haya más inscripciones.
  }
data-event-full = Esta competición está completa: { $most } personas como máximo.
data-already-in = Ya participas.
data-not-in = No participas en esta competición.
data-event-closed = La inscripción está cerrada: como muy tarde se puede entrar antes de la ronda 2.
data-event-withdrawn = Te has retirado de este torneo. En una liga, puedes inscribirte en la próxima temporada.
data-event-begun = Esta competición ya ha comenzado.
data-event-not-begun = Esta competición todavía no ha comenzado.
data-event-over = Esta competición ha terminado.
data-event-paused = Esta competición está en pausa. La organización puede reanudarla.
data-event-not-paused = Esta competición no está en pausa.
data-event-no-table = Esa partida no es de esta competición, o ya está decidida.
data-event-no-ladder = Solo en las escaleras hay retos.
data-event-not-on-ladder = Antes, los dos bandos necesitan un puesto en la escalera.
data-event-below = Solo puedes retar a quien esté por encima de ti.
data-event-too-far = Puedes retar hasta { $reach } puestos por encima de ti.
data-event-has-table = Uno de los dos bandos ya tiene una partida en esta escalera. Antes hay que terminarla.
data-event-no-room = Uno de los dos bandos ya tiene { $most } partidas de competición, el máximo a la vez. Vuelve a intentarlo cuando termine una.
data-event-bad-replacement = Esa persona ya participa.
data-event-only-people = En una competición solo juegan personas. Nombra a alguien con `/{ command-substitute.name }`, o pregunta a la organización.
data-event-bad-result = Da la victoria a alguien de esa partida, o elige el empate.
