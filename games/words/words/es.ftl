# Voz: «tú» siempre, también en las reglas. Nunca «usted»; a varias personas no se les habla en segunda persona del plural
# (ni «vosotros» ni «ustedes»): frases sin persona («¿de acuerdo?», «a jugar», «todavía se puede»). El bot dice «yo» sin escribirlo.
# Infinitivo en botones y descripciones de comandos; imperativo (tú) en ayudas y avisos. Cercano, breve, sin «por favor».
# Español de España que se lee bien en América: «máquina» (ni ordenador ni computadora), «archivo», «empate», «partida».
# Comillas «…»; signos ¿…? ¡…!; «60 %» con espacio duro; horas 22:00; intervalos 2–4; cifras junto a lo que se cuenta.
# Sin participio ni adjetivo que concuerde con una persona; sin artículo, «del» ni «al» ante un nombre ($player, $side, $game):
# «de Ada», «a Blanco», «el castillo 2 de Ada». Ante una lista que pueda incluir a quien lee («tú y Ben»), sin preposición.
# Los asientos son nombres: Blanco, Negro, Rojo, Dorado, Azul, Jugador 2. «y» y «o» no cambian a «e», «u»: el nombre no se conoce.
#
# match = partida f · game = juego · board = tablero · square = casilla · row / column = fila / columna · side = bando
# turn = turno · move = jugada; to move = jugar, mover · your turn = te toca · White to move = le toca a Blanco · draw = empate
# challenge = reto; retar, aceptar, rechazar, retirar, caducar · table = mesa; unirse, salir · seat = asiento · player = persona
# opponent = rival · the others = el resto · everyone = todo el mundo · someone = alguien · spectators = público
# propose, proposal = proponer, propuesta · agree = estar de acuerdo, aceptar · take back = deshacer · call off = anular
# resign = rendirse · leave a match = dejar · rematch = revancha · series = serie · pair = ida y vuelta · result = resultado
# substitute = reemplazo; reemplazar · missing = que falta · take over a seat = ocupar · claim the win = reclamar la victoria
# time per turn = tiempo por turno · no limit = sin límite · move by = fecha límite · time is up = se acabó el tiempo
# clock = reloj (parado) · reminder = recordatorio · quiet hours = horas de silencio · vacation = vacaciones · time zone = zona horaria
# pause / resume = pausa / reanudar · adjourned = aplazada · on hold = suspendida · go on = continuar (seguir = follow)
# computer = máquina · level = nivel: Paje, Escudero, Caballero, Barón, Regente · hint = pista
# rating = puntuación · rated = cuenta para la puntuación · leaderboard = clasificación · won, drawn, lost = ganadas, empates, perdidas
# replay = repetición · film = película · turning point = momento clave · watch = ver · follow = seguir · dashboard = panel
# channel = canal · thread = hilo · post = mensaje · DM = mensaje directo · ping = aviso · role = rol · permission = permiso
# settings = ajustes · owner of the bot = quien administra este bot · backup = copia de seguridad · saved = guardado
# deal = reparto · commitment = compromiso · secret = secreto · seed = semilla · fair play = juego limpio
# castle = castillo · to build = construir · to destroy = destruir · in rubble = en ruinas · house rule = regla de la casa
# Kastell: piece = pieza; to build a piece = colocar · tree = árbol, plantar · to name = elegir · swap = intercambiar
#   rotation = giro, girar · flip = voltear · nudge = desplazar · edge = lado, corner = esquina · bump = saliente
# Castello: pawn = peón · capture = capturar, captura · take a castle = conquistar · step = paso · jump = salto
#   home = campo (de Rojo, propio, enemigo) · the middle = zona central · center castle = castillo central
# Castle Keep: tile = loseta f · tower = torre f · wall = muro m · keep = torreón m · curvy, zigzag, straight = ondulado, en zigzag, recto
#   hand = mano · pile = pila · discards = descartes · draw = robar · ring = anillo · to match = coincidir · cell = casilla
#   spoils = botín · move a tile = trasladar · Takeover = Saqueo · King of the Castle = Rey del castillo
#   Siege Solitaire = Asedio en solitario · builder (its seat) = Guarnición · to hit = alcanzar
# Castles: army = ejército; draw up = desplegar · general, horseman, musketeer, pikeman = general, jinete, mosquetero, piquero
#   strike = capturar · push = empujar, empuje · crush = aplastar · end zone = zona inicial · lake = lago · siege = asedio
#   Gold, Navy = Dorado, Azul · formation = formación · kind = tipo

join-and = { $first } y { $last }
join-or = { $first } o { $last }
words-you = tú

words-moment = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
  }, { $time } UTC
