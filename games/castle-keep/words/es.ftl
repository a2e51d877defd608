castle-keep-summary = Manos secretas: completa un castillo de nueve losetas, o destruye el de otra persona
castle-keep-option-version = A cuál de las cinco versiones se juega
    .name = versión
castle-keep-option-towers = Si también se pueden atacar las torres, con torres idénticas
    .name = torres
castle-keep-option-discard-draw = Si la primera loseta de tu turno puede ser la de encima de los descartes
    .name = robar-descarte
castle-keep-option-strict-finish = Si la última loseta del anillo debe coincidir por ambos lados
    .name = final-estricto
castle-keep-version-standard = un castillo por persona, de 2 a 4 personas
    .name = Estándar
castle-keep-version-takeover = construyes con lo que destruyes, 2 personas
    .name = Saqueo
castle-keep-version-empire = dos castillos por persona, con traslado de losetas, de 2 a 4 personas
    .name = Imperio
castle-keep-version-king = ambos bandos construyen y atacan el mismo castillo, 2 personas
    .name = Rey del castillo
castle-keep-version-siege = en solitario contra el asedio, 1 persona
    .name = Asedio en solitario
castle-keep-title-standard = Estándar
castle-keep-title-takeover = Saqueo
castle-keep-title-empire = Imperio
castle-keep-title-king = Rey del castillo
castle-keep-title-siege = Asedio en solitario
castle-keep-own-view = Mano

## Asientos, castillos y losetas

castle-keep-builder = Guarnición
castle-keep-seat-builder = Guarnición
castle-keep-player = Jugador { $number }
castle-keep-the-castle = el castillo
castle-keep-castle-of = { $owner ->
    [you] { $number ->
        [0] tu castillo
       *[other] tu castillo { $number }
      }
   *[other] { $number ->
        [0] el castillo de { $owner }
       *[other] el castillo { $number } de { $owner }
      }
  }
castle-keep-named-tile = { $tile } ({ $words })
castle-keep-tile = { $form ->
    [a] { $part ->
        [tower] una { castle-keep-tile.one }
       *[other] un { castle-keep-tile.one }
      }
    [the] { $part ->
        [tower] la { castle-keep-tile.one }
       *[other] el { castle-keep-tile.one }
      }
    [two] dos { castle-keep-tile.many }
    [many] { castle-keep-tile.many }
    [label] { $part ->
        [wall] Muro { castle-keep-tile.m }
        [tower] Torre { castle-keep-tile.f }
       *[keep] Torreón { castle-keep-tile.m }
      }
   *[bare] { castle-keep-tile.one }
  }
    .one = { $part ->
        [wall] muro { castle-keep-tile.m }
        [tower] torre { castle-keep-tile.f }
       *[keep] torreón { castle-keep-tile.m }
      }
    .m = { $color ->
        [red] rojo
        [yellow] amarillo
       *[blue] azul
      }{ $shape ->
        [curvy] {" "}ondulado
        [zigzag] {" "}en zigzag
        [straight] {" "}recto
       *[none] {""}
      }
    .f = { $color ->
        [red] roja
        [yellow] amarilla
       *[blue] azul
      }{ $shape ->
        [curvy] {" "}ondulada
        [zigzag] {" "}en zigzag
        [straight] {" "}recta
       *[none] {""}
      }
    .many = { $part ->
        [wall] muros { castle-keep-tile.mp }
        [tower] torres { castle-keep-tile.fp }
       *[keep] torreones { castle-keep-tile.mp }
      }
    .mp = { $color ->
        [red] rojos
        [yellow] amarillos
       *[blue] azules
      }{ $shape ->
        [curvy] {" "}ondulados
        [zigzag] {" "}en zigzag
        [straight] {" "}rectos
       *[none] {""}
      }
    .fp = { $color ->
        [red] rojas
        [yellow] amarillas
       *[blue] azules
      }{ $shape ->
        [curvy] {" "}onduladas
        [zigzag] {" "}en zigzag
        [straight] {" "}rectas
       *[none] {""}
      }

## Lo que pasa

castle-keep-you-draw = Robas { $tiles }.
castle-keep-you-draw-nothing = No queda ninguna loseta que robar.
castle-keep-draws = { $player ->
    [you] { $count ->
        [0] No te queda nada que robar.
        [one] Robas una loseta.
       *[other] Robas dos losetas.
      }
   *[other] { $count ->
        [0] A { $player } no le queda nada que robar.
        [one] { $player } roba una loseta.
       *[other] { $player } roba dos losetas.
      }
  }
castle-keep-takes-top = { $player ->
    [you] Robas { $tile } de los descartes.
   *[other] { $player } roba { $tile } de los descartes.
  }
castle-keep-reshuffled = La pila se ha agotado. Los descartes se mezclan y forman una nueva.
castle-keep-builds = { $from ->
    [spoils] { $player ->
        [you] Construyes { $tile } del botín en { $spot }.
       *[other] { $player } construye { $tile } del botín en { $spot }.
      }
   *[hand] { $player ->
        [you] Construyes { $tile } en { $spot }.
       *[other] { $player } construye { $tile } en { $spot }.
      }
  }
# All that a turn has built. $tiles is a list of castle-keep-built-tile.
castle-keep-builds-several = { $player ->
    [you] Construyes { $count } losetas: { $tiles }.
   *[other] { $player } construye { $count } losetas: { $tiles }.
  }
castle-keep-built-tile = { $from ->
    [spoils] { $tile } del botín en { $spot }
   *[hand] { $tile } en { $spot }
  }
castle-keep-transfers = { $player ->
    [you] Trasladas { $tile } de { $from } a { $to }.
   *[other] { $player } traslada { $tile } de { $from } a { $to }.
  }
castle-keep-attacks = { $player ->
    [you] { $count ->
        [one] Atacas { $castle } con { $tiles }: cae la loseta de { $cells }.
       *[other] Atacas { $castle } con { $tiles }: caen las losetas de { $cells }.
      }
   *[other] { $count ->
        [one] { $player } ataca { $castle } con { $tiles }: cae la loseta de { $cells }.
       *[other] { $player } ataca { $castle } con { $tiles }: caen las losetas de { $cells }.
      }
  }
castle-keep-attacks-open = A partir de ahora se puede atacar.
castle-keep-starts-anew = El castillo ya no existe, así que empieza otro.
castle-keep-rubble = { $player ->
    [you] Tu castillo { $number } está en ruinas.
   *[other] El castillo { $number } de { $player } está en ruinas.
  }
castle-keep-out = { $player ->
    [you] Te quedas fuera: tus dos castillos están en ruinas.
   *[other] { $player } se queda fuera: sus dos castillos están en ruinas.
  }
castle-keep-passes = { $player ->
    [you] Pasas.
   *[other] { $player } pasa.
  }
castle-keep-finishes = { $player ->
    [you] Terminas tu turno.
   *[other] { $player } termina el turno.
  }
castle-keep-discards = { $player ->
    [you] Descartas { $tile }.
   *[other] { $player } descarta { $tile }.
  }
castle-keep-leaves = { $player ->
    [you] Dejas la partida.
   *[other] { $player } deja la partida.
  }
castle-keep-leaves-table = { $player ->
    [you] { $castles ->
        [one] Dejas la partida, y tu castillo se retira.
       *[other] Dejas la partida, y tus castillos se retiran.
      }
   *[other] { $castles ->
        [one] { $player } deja la partida, y su castillo se retira.
       *[other] { $player } deja la partida, y sus castillos se retiran.
      }
  }
castle-keep-turns-over = { $count ->
    [0] El asedio revela { $tile }: no alcanza nada.
    [one] El asedio revela { $tile }: alcanza una loseta.
   *[other] El asedio revela { $tile }: puede alcanzar cualquiera de { $count } losetas.
  }
castle-keep-destroys = El asedio destruye { $cells }.
castle-keep-none-stands = No queda ninguna loseta.

castle-keep-completed = { $player ->
    [you] { $castles ->
        [one] Has completado el castillo.
       *[other] Has completado los dos castillos.
      }
   *[other] { $castles ->
        [one] { $player } ha completado el castillo.
       *[other] { $player } ha completado los dos castillos.
      }
  }
castle-keep-brings-down = { $winner ->
    [you] { $loser ->
        [you] { $castles ->
            [one] Has destruido tu castillo.
           *[other] Has destruido tu último castillo.
          }
       *[other] { $castles ->
            [one] Has destruido el castillo de { $loser }.
           *[other] Has destruido el último castillo de { $loser }.
          }
      }
   *[other] { $loser ->
        [you] { $castles ->
            [one] { $winner } ha destruido tu castillo.
           *[other] { $winner } ha destruido tu último castillo.
          }
       *[other] { $castles ->
            [one] { $winner } ha destruido el castillo de { $loser }.
           *[other] { $winner } ha destruido el último castillo de { $loser }.
          }
      }
  }
castle-keep-last-in = { $player ->
    [you] Solo quedas tú.
   *[other] Solo queda { $player }.
  }
castle-keep-razed = El asedio gana: la última loseta ha sido destruida.
castle-keep-used-up = El asedio gana: la pila se ha agotado antes de completar el castillo.

## La posición en palabras

castle-keep-turn = { $player ->
    [you] { $does ->
        [draw] Te toca robar.
        [attack] Te toca construir, atacar o pasar.
        [act] Te toca construir o pasar.
        [build] Estás construyendo.
        [discard] Te toca descartar hasta quedarte con cuatro.
       *[hit] Te toca elegir qué alcanza el asedio.
      }
   *[other] { $does ->
        [draw] A { $player } le toca robar.
        [attack] A { $player } le toca construir, atacar o pasar.
        [act] A { $player } le toca construir o pasar.
        [build] { $player } está construyendo.
        [discard] A { $player } le toca descartar hasta quedarse con cuatro.
       *[hit] A { $player } le toca elegir qué alcanza el asedio.
      }
  }
castle-keep-kings = El castillo: { $tiles }.
castle-keep-has-left = { $player ->
    [you] Has dejado la partida.
   *[other] { $player } ha dejado la partida.
  }
castle-keep-has = { $player ->
    [you] Tú – { $parts }.
   *[other] { $player } – { $parts }.
  }
castle-keep-site = { $number ->
    [0] castillo: { $tiles }
   *[other] castillo { $number }: { $tiles }
  }
castle-keep-site-rubble = { $number ->
    [0] castillo: en ruinas
   *[other] castillo { $number }: en ruinas
  }
castle-keep-empty = vacío
castle-keep-stands = { $cell } { $tile }
castle-keep-hand = mano: { $tiles }
castle-keep-in-hand = { $count ->
    [0] ninguna loseta en la mano
    [one] una loseta en la mano
   *[other] { $count } losetas en la mano
  }
castle-keep-spoils = botín: { $tiles }
castle-keep-several = { $count } { $tile }
castle-keep-pile = Pila: { $pile }. Descartes: { $discards }.
castle-keep-pile-and-top = Pila: { $pile }. Descartes: { $discards }, { $top } encima.
castle-keep-discards-title = Descartes
castle-keep-discards-told = Descartes: { $count }, { $top } encima. { $tiles }.
castle-keep-lie = { $tile } × { $count }
castle-keep-open = Ya se puede atacar.
castle-keep-not-open = Todavía no se puede atacar.
castle-keep-can-build = Puedes construir: { $builds }.
castle-keep-can-attack = Puedes atacar: { $attacks }.
castle-keep-can-both = Puedes construir: { $builds }. Puedes atacar: { $attacks }.
castle-keep-attack-on = { $castle } en { $cell } con { $tiles }
castle-keep-tile-on = { $tile } en { $spots }

## Jugadas imposibles

castle-keep-not-your-turn = No es tu turno.
castle-keep-wrong-phase = { $phase ->
    [draw] Primero roba: `draw`, o `draw` y la loseta de encima de los descartes.
    [act] Ahora construye, ataca o pasa.
    [build] Estás construyendo: coloca otra loseta, o escribe `done`.
    [discard] Ahora descarta hasta quedarte con cuatro: `drop` y una loseta.
   *[hit] Primero elige qué alcanza el asedio: `hit` y una casilla.
  }
castle-keep-not-on-top = { $tile } no está encima de los descartes.
castle-keep-not-held = No tienes { $tile }.
castle-keep-held-fewer = Hacen falta { $needed } × { $tile }, y tú tienes { $held }.
castle-keep-not-in-spoils = { $tile } no está en tu botín.
castle-keep-unknown-castle = Ese castillo no existe.
castle-keep-never-rebuilt = El castillo { $number } está en ruinas y no se puede reconstruir.
castle-keep-wrong-part = Las torres van en las esquinas (a1 c1 a3 c3), los muros en los lados (b1 a2 c2 b3) y el torreón en b2.
castle-keep-taken = Ya hay una loseta en { $cell }.
castle-keep-keep-first = Empieza un castillo con un muro o una torre, no con el torreón.
castle-keep-keep-color = Tu castillo necesita antes una loseta del color del torreón.
castle-keep-keep-alone = Solo queda tu torreón, así que tu próxima loseta debe ser de su color.
castle-keep-none-beside = Una loseta debe ir junto a otra del anillo, y junto a { $cell } no hay ninguna.
castle-keep-strict-finish = En esta partida, la última loseta del anillo debe coincidir por ambos lados, y { $tile } no lo hace.
castle-keep-matches-neither = En { $cell }, { $tile } no coincide con ninguna de las dos losetas vecinas.
castle-keep-mismatch = En { $cell }, { $tile } debe coincidir con cada loseta vecina en color o en forma.
castle-keep-empire-only = Solo en Imperio se pueden trasladar losetas de un castillo a otro.
castle-keep-same-castle = Una loseta solo se puede trasladar a tu otro castillo.
castle-keep-nothing-on = No hay ninguna loseta en { $spot }.
castle-keep-moved-before = Ya has trasladado esa loseta en este turno.
castle-keep-last-tile = La última loseta de un castillo no se puede trasladar.
castle-keep-king-closed = Se podrá atacar en cuanto el castillo haya tenido dos losetas.
castle-keep-closed = Se podrá atacar en cuanto todo el mundo haya tenido dos losetas en pie al mismo tiempo.
castle-keep-nothing-there = No hay ninguna loseta en { $cell } de ese castillo.
castle-keep-other-there = En { $cell } está { $standing }. Solo una loseta idéntica puede atacarla.
castle-keep-towers-off = En esta partida no se pueden atacar las torres: la opción `{ castle-keep-option-towers.name }` está desactivada.
castle-keep-nobody-there = En Asedio en solitario no hay a quién atacar.
castle-keep-own-castle = No puedes atacar tu propio castillo.
castle-keep-unknown-target = No existe ese castillo que quieres atacar.
castle-keep-not-hit = Se ha revelado { $turned }, y no puede alcanzar { $cell }.
castle-keep-nothing-turned = No se ha revelado ninguna loseta.

castle-keep-move-form = No entiendo esa jugada. Las jugadas se escriben como `TRc@a1`, `2:WBz@b1`, `done`, `pass` o `drop WBz`.
castle-keep-name-cell = Indica una casilla, de a1 a c3.
castle-keep-cell-form = `{ $typed }` no es una casilla: van de a1 a c3.
castle-keep-name-tile = Indica una loseta con palabras, como `torre roja ondulada`, o con letras: T (torre) o W (muro), luego un color (R Y B: rojo, amarillo, azul) y una forma (c z s: ondulada, en zigzag, recta), como `TRc`. Los torreones se escriben como `KR`.
castle-keep-discards-empty = No hay descartes de los que robar.
castle-keep-transfer-form = Un traslado indica los dos castillos y las dos casillas: `1.a1>2.c3`.
castle-keep-one-castle = Solo hay un castillo.
castle-keep-owner-form = `{ $typed }` no es un castillo que puedas atacar. Indica el número de su asiento, como `2:WBz@b1`.
castle-keep-king-form = Aquí solo está el castillo del Rey: `king:WBz@b1`.
castle-keep-nothing-fits = { $ask ->
    [cell] Eso no encaja. Indica adónde va la loseta.
   *[target] Eso no encaja. Indica qué castillo y qué casilla atacas.
  }
castle-keep-ambiguous = { $ask ->
    [cell] Indica adónde va, como `{ $example }`.
   *[target] Indica qué castillo y qué casilla atacas, como `{ $example }`.
  }

castle-keep-siege-towers = Asedio en solitario no tiene la opción `{ castle-keep-option-towers.name }`: el asedio ya alcanza losetas de todo tipo.
castle-keep-siege-discard-draw = Asedio en solitario no tiene la opción `{ castle-keep-option-discard-draw.name }`: siempre robas una loseta de la pila.
castle-keep-version-form = La versión es { castle-keep-version-standard.name }, { castle-keep-version-takeover.name }, { castle-keep-version-empire.name }, { castle-keep-version-king.name } o { castle-keep-version-siege.name }.

castle-keep-idle = No hay nada que elegir: no es tu turno.
castle-keep-gone = Eso ya no es posible. Elige de nuevo.

## Elegir paso a paso

castle-keep-first = { $phase ->
    [only-pass] Nada de tu mano encaja, así que pasas.
    [stuck] Ya no encaja nada más.
    [draw] ¿De dónde robas?
    [attack] ¿Construir, atacar o pasar?
    [act] ¿Construir o pasar?
    [build] ¿Seguir construyendo, o parar?
    [discard] ¿Qué loseta descartas?
   *[hit] ¿Qué loseta alcanza el asedio?
  }
castle-keep-which-attack = Elige tu ataque. No se puede deshacer.
castle-keep-which-transfer = ¿Qué loseta trasladas?
castle-keep-where-to = ¿Adónde va?
castle-keep-where-goes = ¿Adónde va { $tile }?
castle-keep-no-place = Ahora no puedes usar { $tile }.
castle-keep-places = { $places ->
    [0] no encaja en ningún sitio
    [one] 1 sitio
   *[other] { $places } sitios
  }
castle-keep-confirm-attack = { $count ->
    [one] Atacar: cae 1 loseta
   *[other] Atacar: caen { $count } losetas
  }
castle-keep-play = { $told }.
castle-keep-attack = Atacar
castle-keep-transfer = Trasladar una loseta
castle-keep-done = Terminar
castle-keep-pass = Pasar
castle-keep-from-pile = Dos de la pila
castle-keep-from-discards = { $tile }, de los descartes
castle-keep-tile-goes-on = { $from ->
    [spoils] { $tile } en { $spot }, del botín
   *[hand] { $tile } en { $spot }
  }
castle-keep-in-castle = { $cell } del castillo { $number }

## Lo que hace una jugada

castle-keep-suggested = { $mv } · { $told }
castle-keep-does-draw = Robar dos losetas de la pila
castle-keep-does-draw-top = Robar { $tile } de los descartes y luego una oculta
castle-keep-does-complete = Completar el castillo con { $tile } y ganar
castle-keep-does-build = Construir { $tile } en { $spot }
castle-keep-does-end = Dejar de construir
castle-keep-does-transfer = Trasladar { $tile } de { $from } a { $to }
castle-keep-does-attack = Atacar { $target }{ $keeps ->
    [2] {" "}con dos torreones
   *[other] {""}
  }: { $left ->
    [none] cae todo ({ $cells })
   *[some] { $count ->
        [one] cae { $cells }
       *[other] caen { $cells }
      }
  }
castle-keep-does-attack-with = { $left ->
    [none] Atacar { $target }: { $cell } con { $tile }, cae todo
   *[some] Atacar { $target }: { $cell } con { $tile }, caen { $count }
  }
castle-keep-target = { $owner ->
    [you] { $number ->
        [0] tu castillo
       *[other] tu castillo { $number }
      }
   *[other] { $number ->
        [0] a { $owner }
       *[other] a { $owner } (castillo { $number })
      }
  }
castle-keep-does-nothing = Ni construir ni atacar
castle-keep-does-discard = Descartar { $tile }
castle-keep-falls = { $count ->
    [one] Cae { $cells }
   *[other] Caen { $cells }
  }

## Junto a los tableros

castle-keep-place-hidden = losetas boca abajo
castle-keep-place-pile = pila
castle-keep-place-discards = descartes, { $top } encima
castle-keep-place-no-discards = sin descartes
castle-keep-place-open = ya se puede atacar
castle-keep-place-closed = todavía no se puede atacar
castle-keep-place-spoils = botín

## Las reglas

castle-keep-castle-title = Tu castillo
castle-keep-castle =
    {"*"}*Completa un castillo de nueve losetas antes que nadie, o destruye por completo un castillo rival.**

    Un castillo es un cuadrado de 3×3: **torres** en las esquinas (a1 c1 a3 c3), **muros** en los lados (b1 a2 c2 b3) y un **torreón** en el centro (b2). Las torres y los muros son de tres colores (rojo, amarillo, azul) y tres formas (ondulado, en zigzag, recto), cuatro de cada. Los torreones solo tienen color, seis de cada. En total son 90 losetas.

    Las ocho losetas exteriores son el **anillo**. Cada loseta que añades debe coincidir con **todas** las que ya tiene al lado en el anillo, en color o en forma. Solo la loseta que cierra el anillo puede coincidir con una sola de sus dos vecinas.

    El **torreón** necesita que haya una loseta de su color en el anillo cuando lo colocas. Después ya no importa.
castle-keep-castle-alt = Un castillo completo: torres roja ondulada en a1, amarilla en zigzag en c1, azul recta en a3 y azul ondulada en c3; muros rojo en zigzag en b1, rojo recto en a2, amarillo ondulado en c2 y azul ondulado en b3; un torreón rojo en b2.

castle-keep-turns-title = Tu turno
castle-keep-turns =
    Todo el mundo tiene cuatro losetas secretas en la mano.

    {"*"}*1. Robar** dos losetas. De eso me encargo yo. Cuando la pila se agota, los descartes se mezclan y forman una nueva.

    {"*"}*2. Construir, atacar o pasar.** Para construir, coloca tantas losetas como quieras y elige *{ castle-keep-done }*. Un castillo empieza con cualquier muro o torre. Después, cada loseta va junto a otra que ya está en pie. Si tras un ataque solo queda tu torreón, tu próxima loseta debe ser de su color y puede ir en cualquier sitio de su tipo.

    {"*"}*3. Descartar** hasta quedarte con cuatro, si tienes más. Tú eliges cuáles.

    Tu turno acaba solo cuando ya no hay nada que decidir.
castle-keep-turns-alt = Un castillo con una torre roja ondulada en a1 y un muro rojo recto en a2. La próxima loseta puede ir a su lado, en b1 o en a3, si coincide.

castle-keep-attacking-title = Ataques
castle-keep-attacking =
    Se puede atacar en cuanto todo el mundo ha tenido dos losetas en pie al mismo tiempo. Desde entonces se puede atacar siempre. Un ataque se hace en lugar de construir. Unas espadas junto a la pila indican que se puede atacar; mientras no se puede, se ven tenues.

    {"*"}*Muros.** Juega un muro idéntico a un muro rival, en color y en forma. Ese muro cae, y con él todos los muros y torres de su color que están unidos a él por el anillo, sea cual sea su forma. Un hueco detiene la caída. El torreón se queda.

    {"*"}*Torreones.** Juega dos torreones del mismo color que un torreón rival, o solo uno si de ese castillo no queda nada más.

    {"*"}*Llévate la última loseta de un castillo rival, y ganas al instante.**

    {"*"}*Opciones** · `{ castle-keep-option-towers.name }`: también se pueden atacar las torres, con torres idénticas. `{ castle-keep-option-discard-draw.name }`: la primera loseta de tu turno puede ser la de encima de los descartes. `{ castle-keep-option-strict-finish.name }`: la loseta que cierra el anillo debe coincidir por ambos lados.

    -# 🏠 Reglas de la casa: un ataque por turno. Si alguien se rinde y quedan al menos dos personas, su mano y su botín se descartan, sus castillos se retiran y el resto sigue jugando; gana quien quede al final.
castle-keep-attacking-alt = Un castillo con losetas rojas en a1, b1 y c1, un muro azul en c2 y un torreón rojo. Las tres losetas rojas del anillo están marcadas: un muro rojo en zigzag jugado contra b1 las derriba juntas.

castle-keep-versions-title = Cinco versiones
castle-keep-versions =
    {"*"}*{ castle-keep-title-standard }**, de 2 a 4 personas: las reglas vistas hasta aquí.

    {"*"}*{ castle-keep-title-takeover }**, 2 personas: lo que destruyes pasa a ser tu **botín**, boca arriba. A partir de tu siguiente turno también puedes construir con él. El botín no ataca, y no cuenta para tus cuatro losetas.

    {"*"}*{ castle-keep-title-empire }**, de 2 a 4 personas: cada una construye dos castillos. Completa los dos, o destruye todos los castillos rivales, y ganas. En tu turno, antes de atacar o pasar, puedes trasladar losetas a tu otro castillo, donde encajen: cada loseta una vez por turno, y nunca la última de un castillo. Un castillo destruido queda en ruinas, y con los dos en ruinas te quedas fuera. Se puede atacar en cuanto todo el mundo tiene dos losetas en total.

    {"*"}*{ castle-keep-title-king }**, 2 personas: ambos bandos construyen y atacan un mismo castillo, y gana quien lo complete. Se puede atacar en cuanto ha tenido dos losetas. Si lo destruyen, empieza otro.

    {"*"}*{ castle-keep-title-siege }**, 1 persona: tu castillo empieza con una loseta de la pila, aunque sea un torreón. En cada turno robas una loseta, construyes o pasas, y descartas hasta quedarte con cuatro. Luego el asedio revela dos losetas. Cada una que sea idéntica a una de las tuyas la destruye, junto con los muros y torres de su color que están unidos a ella; si encaja con varias, tú eliges. De las opciones, solo vale `{ castle-keep-option-strict-finish.name }`. Completa el castillo antes de que se agote la pila, y no pierdas nunca tu última loseta.
castle-keep-versions-alt = Los dos castillos de una persona en { castle-keep-title-empire }: el primero tiene cinco losetas, el segundo tres.

castle-keep-notation-title = Escribir jugadas
castle-keep-notation =
    Puedes jugar solo con botones y menús. Si prefieres escribir, las mayúsculas dan igual.

    Una **loseta** es su tipo, su color y su forma: `TRc` es una torre roja ondulada, `WBz` un muro azul en zigzag, `KY` un torreón amarillo.

    - **Construir**: `TRc@a1`, y luego `done`. En Imperio, `TRc@2.a1` es tu segundo castillo. `*TRc@a1` usa tu botín.
    - **Atacar**: `2:WBz@b1` ataca el muro en b1 de Jugador 2. `2:KR@b2` ataca un torreón, con uno o dos torreones según haga falta. Imperio: `2.1:WBz@b1`. Rey del castillo: `king:WBz@b1`.
    - **Pasar** y **descartar**: `pass`, `drop WBz`.
    - **Robar** (opción `{ castle-keep-option-discard-draw.name }`): `draw` de la pila, `draw TRc` para llevarte primero la de encima de los descartes.
    - **Trasladar una loseta** (Imperio): `1.a1>2.c3`.
    - **Asedio**: `hit b1` si te toca elegir.
castle-keep-notation-alt = Un castillo con una loseta, la torre roja ondulada en a1: `TRc@a1`.

castle-keep-principle-fit = Construye de modo que tus otras losetas sigan encajando después.
castle-keep-principle-keep = Construye pronto tu torreón: solo otros torreones pueden atacarlo.
castle-keep-principle-mix = Alterna los colores del anillo: las losetas unidas de un mismo color caen juntas.
castle-keep-principle-strike = Ataca para impedir que se complete un castillo o para tomar la última loseta; si no, construye, porque un ataque sustituye a la construcción.
castle-keep-principle-hold = Guarda lo que un rival podría destruir, y constrúyelo en un solo turno cuando puedas completar el castillo.
castle-keep-principle-wait = Descarta las repetidas y lo que no encaja en ningún sitio; conserva lo que muchas losetas aún no vistas completarían.

castle-keep-why-wins = Gana al instante.
castle-keep-why-wins-by-razing = { $count ->
    [one] Gana al instante: destruye la última loseta de ese castillo.
    [2] Gana al instante: las dos losetas de ese castillo están unidas, y cae entero.
   *[other] Gana al instante: las { $count } losetas de ese castillo están unidas, y cae entero.
  }
castle-keep-why-finishes = Con las losetas que tienes, puedes completarlo y ganar en este turno: { $moves }.
castle-keep-why-finishes-by-draw = Con la loseta de encima de los descartes, puedes ganar en este turno: después, { $moves }.
castle-keep-why-builds = { $whose ->
    [own] Tu castillo
    [shared] El castillo
   *[one] Ese castillo
  } tendrá entonces { $tiles } de sus 9 losetas{ $next ->
    [builds] , y { $all } con { $more } en este turno.
   *[waits] { $fitting ->
        [0] .
        [one] . Puede seguir 1 más de las tuyas: guárdala hasta que puedas completarlo.
       *[other] . Pueden seguir { $fitting } más de las tuyas: guárdalas hasta que puedas completarlo.
      }
  }
castle-keep-why-completes = Ese castillo estará entonces completo{ $missing ->
    [0] .
    [one] ; a tu otro castillo le falta aún 1 loseta.
   *[other] ; a tu otro castillo le faltan aún { $missing } losetas.
  }
castle-keep-why-opens = Con esta loseta, los ataques pasan a ser posibles: de las que guardas { $own ->
    [0] no puede atacar ninguna
    [one] puede atacar { $own }
   *[other] pueden atacar { $own }
  }, y de las que no ves { $theirs ->
    [0] ninguna puede
    [one] { $theirs } puede
   *[other] { $theirs } pueden
  } { $whose ->
    [shared] atacar el castillo
   *[own] atacarte
  }.
castle-keep-why-fells = { $delay ->
    [next] { $count ->
        [one] Destruye 1 loseta y deja { $left }, así que ese castillo no se podrá completar en el próximo turno: le faltan { $missing } losetas, y tu rival dispone de { $held }.
       *[other] Destruye { $count } losetas y deja { $left }, así que ese castillo no se podrá completar en el próximo turno: le faltan { $missing } losetas, y tu rival dispone de { $held }.
      }
   *[none] { $count ->
        [one] Destruye 1 loseta y deja { $left }.
       *[other] Destruye { $count } losetas y deja { $left }.
      }
  }
castle-keep-why-razes = Deja ese castillo en ruinas para siempre.
castle-keep-why-costs = { $count ->
    [one] Te cuesta 1 loseta y deja el mejor castillo sobre el que construir.
   *[other] Te cuesta { $count } losetas y deja el mejor castillo sobre el que construir.
  }
castle-keep-why-spares = Es la loseta que menos echarás de menos.
castle-keep-why-spares-for-finish = { $waiting ->
    [one] Con lo que conservas, puedes completar el castillo en tu próximo turno si robas la loseta adecuada: hay 1 entre las que no ves
   *[other] Con lo que conservas, puedes completar el castillo en tu próximo turno si robas una loseta adecuada: hay { $waiting } entre las que no ves
  }{ $percent ->
    [0] .
   *[other] , una probabilidad de cerca del { $percent } %.
  }
castle-keep-why-finishes-after-siege = { $waiting ->
    [one] Con lo que conservas, puedes completar el castillo en tu próximo turno si el asedio respeta tu castillo y después robas la loseta adecuada: hay 1 entre las que no ves
   *[other] Con lo que conservas, puedes completar el castillo en tu próximo turno si el asedio respeta tu castillo y después robas una loseta adecuada: hay { $waiting } entre las que no ves
  }{ $percent ->
    [0] .
   *[other] , una probabilidad de cerca del { $percent } %.
  }
castle-keep-why-spares-reach = Sin ella, lo que conservas puede llevar después { $whose ->
    [shared] el castillo
   *[own] tu castillo
  } igual de lejos: a { $tiles } de sus 9 losetas en un turno.
castle-keep-why-spares-unfit = Ahora no encaja en ningún sitio, así que es la que menos echarás de menos.
castle-keep-why-spares-all-unfit = Ahora no encaja nada de tu mano; esta es la loseta que menos echarás de menos.
castle-keep-why-spares-less-wanted = Ahora no encaja nada de tu mano. De las losetas que no ves, { $own ->
    [0] ninguna haría
    [one] { $own } haría
   *[other] { $own } harían
  } sitio a esta, y { $most } a tu { $kept }.
castle-keep-why-spares-best = Ahora no encaja nada de tu mano. Con lo que guardas, { $makers } de las losetas que no ves te permiten construir también una de tu mano; sin { $other } en su lugar, solo { $fewer }.
castle-keep-why-spares-copy = Conservas otra igual.
castle-keep-why-keeps = Guarda tus losetas por ahora: en cuanto sean posibles los ataques, lo que construyas podría caer, pero no lo que tienes en la mano.
castle-keep-why-keeps-safe = Guarda tus losetas por ahora: en tu mano nadie puede atacarlas.
castle-keep-why-keeps-best = No construyas nada { $after ->
    [built] más ahora
   *[kept] ahora
  }: de tus { $tiles } losetas, guarda las { $kept } que mejor encajan entre sí, donde nadie puede atacarlas.
castle-keep-why-keeps-from-siege = Guarda tus losetas por ahora: el asedio puede destruir lo que construyes, pero no lo que tienes en la mano.
castle-keep-why-keeps-from-other = Guarda tus losetas por ahora: en el castillo común ayudarían también a tu rival.
castle-keep-why-nothing-fits = Ahora no encaja nada de lo que tienes en la mano.
castle-keep-why-takes = Sabes lo que te llevas{ $when ->
    [now] , y puedes usarlo.
   *[later] , aunque todavía no encaja en ningún sitio.
  }
castle-keep-why-draws = Una loseta desconocida vale más que la de encima.
castle-keep-why-moves = Esa loseta es más útil en tu otro castillo.
castle-keep-why-room = De las { $unseen } losetas que no ves, { $fitting ->
    [one] después encaja { $fitting }
   *[other] después encajan { $fitting }
  }{ $percent ->
    [0] .
   *[other] : una probabilidad de cerca del { $percent } % de robar una en tu próximo turno.
  }
castle-keep-why-room-elsewhere = { $fitting ->
    [one] De las { $unseen } losetas que no ves, después encaja { $fitting }; tras { $mv }, solo { $fewer }.
   *[other] De las { $unseen } losetas que no ves, después encajan { $fitting }; tras { $mv }, solo { $fewer }.
  }
castle-keep-why-room-now = { $fitting ->
    [one] De las { $unseen } losetas que no ves, después encaja { $fitting }, pero ahora solo { $before }.
   *[other] De las { $unseen } losetas que no ves, después encajan { $fitting }, pero ahora solo { $before }.
  }
castle-keep-why-risks = { $matching } de las losetas que no ves { $matching ->
    [one] podría
   *[other] podrían
  } derribar entonces esta{ $others ->
    [0] .
    [one] , y { $others } más con ella.
   *[other] , y { $others } más con ella.
  }
castle-keep-why-risks-all = { $matching } de las losetas que no ves { $matching ->
    [one] podría
   *[other] podrían
  } derribar entonces todo tu castillo y vencerte, una probabilidad de cerca del { $percent } %{ $beside ->
    [now] : no más que ahora.
    [builds] , pero ninguna otra construcción arriesga menos.
    [room] { $fitting ->
        [one] . A cambio, { $fitting } de ellas encaja en tu castillo, frente a { $before } ahora.
       *[other] . A cambio, { $fitting } de ellas encajan en tu castillo, frente a { $before } ahora.
      }
   *[none] .
  }
castle-keep-why-would-open = { $after ->
    [built] No añadas también { $mv }
   *[kept] No construyas { $mv }
  }: serían posibles los ataques, y { $theirs ->
    [0] ninguna de las losetas que no ves podría
    [one] { $theirs } de las losetas que no ves podría
   *[other] { $theirs } de las losetas que no ves podrían
  } { $whose ->
    [shared] atacar el castillo
   *[own] atacarte
  }.
castle-keep-why-would-expose = { $after ->
    [built] No añadas también { $mv }
   *[kept] No construyas { $mv }
  }: { $when ->
    [later] en cuanto sean posibles los ataques, { $matching } de las losetas que no ves { $matching ->
        [one] podría
       *[other] podrían
      } derribarla
   *[now] { $matching } de las losetas que no ves { $matching ->
        [one] podría
       *[other] podrían
      } derribarla entonces
  }{ $others ->
    [0] .
    [one] , y { $others } más con ella.
   *[other] , y { $others } más con ella.
  }
castle-keep-why-reaches = Lo que conservas puede llevar después { $whose ->
    [shared] el castillo
   *[own] tu castillo
  } a { $tiles } de sus 9 losetas en un turno: con { $missing } más queda terminado.
castle-keep-why-would-follow = De las { $unseen } losetas que no ves, { $makers ->
    [one] { $makers } te permitiría
   *[other] { $makers } te permitirían
  } construir también una loseta de tu mano{ $percent ->
    [0] .
   *[other] : una probabilidad de cerca del { $percent } % de robar una en tu próximo turno.
  }
castle-keep-why-unhit = Ninguna loseta que no ves podría derribar esta.
castle-keep-why-only-keeps = { $unseen ->
    [0] Solo dos torreones de su color a la vez pueden derribar este torreón, y los has visto todos.
   *[other] Solo dos torreones de su color a la vez pueden derribar este torreón; de ellos no ves { $unseen }.
  }
castle-keep-why-lacks = A ese castillo le faltan entonces { $missing } losetas, y tu rival dispone de { $held }.
castle-keep-lesson-match = Construyes un castillo de nueve losetas: torres en las esquinas, muros entre ellas y el torreón en el centro. Una loseta nueva va junto a otra y coincide con **cada** vecina en **forma** o en **color**. Construye la torre azul en zigzag junto al muro en zigzag, y luego el muro rojo ondulado junto a la torre roja.
castle-keep-lesson-match-done = Una por la forma, otra por el color (y la forma). En un turno puedes construir todas las losetas que encajen. El montón con un número es la pila: cada turno empieza con dos losetas de ella.
castle-keep-lesson-match-other = La torre roja ondulada también encaja ahí, porque tiene el color del muro. Pero esta vez construye la torre azul en zigzag en **c1**.
castle-keep-lesson-match-passed = Así no construyes nada, aunque tienes losetas que encajan. Construye primero la torre azul en zigzag en **c1** y luego el muro rojo ondulado en **a2**.
castle-keep-lesson-match-wrong = Primero la torre azul en zigzag en c1, que coincide con el muro en la forma. Luego el muro rojo ondulado en a2.
castle-keep-lesson-keep = El torreón va en el centro. No tiene forma, y necesita que en el castillo haya una loseta de su color. Hasta ahora, en el tuyo todo es rojo: construye el torreón adecuado.
castle-keep-lesson-keep-done = A partir de ahora, tu torreón protege el centro, y solo otros torreones pueden atacarlo. Las espadas cruzadas junto a la pila están pálidas hasta que se permiten los ataques: en cuanto cada castillo tiene dos losetas.
castle-keep-lesson-keep-wrong = Así no construyes nada. Construye el torreón **rojo** en b2: para el azul hace falta antes una loseta azul en tu castillo.
castle-keep-lesson-finish = Queda un hueco, en c3. La última loseta del anillo puede coincidir con una sola de sus dos vecinas. ¡Completa tu castillo y gana!
castle-keep-lesson-finish-done = Nueve losetas: el castillo está completo, y ganas.
castle-keep-lesson-finish-wrong = Busca la torre que coincide con el muro amarillo en c2.
castle-keep-lesson-attack = En vez de construir, puedes atacar un muro del castillo de tu rival con un muro **idéntico**. Ese muro cae, con todos los muros y torres de su color unidos a él. Las torres no se pueden atacar. Toma el **muro rojo en zigzag** de tu mano y ataca a su gemelo en **b1**. Te quedarán más de cuatro losetas, así que después descarta una.
castle-keep-lesson-attack-done = Tres losetas han caído de golpe. Si haces caer la última loseta de un castillo, también ganas. Al final de un turno te quedas con cuatro losetas como máximo, y tu rival roba dos. Ese es el juego estándar. Siguen otras cuatro versiones, una en cada paso.
castle-keep-lesson-attack-wrong = Ataca el muro rojo en zigzag de **b1** con el de tu mano y luego descarta cualquier loseta.
castle-keep-lesson-takeover = Eliges la versión al empezar una partida. En **{ castle-keep-title-takeover }**, las losetas que destruyes pasan a ser tu botín, y puedes construir con ellas. Un torreón cae ante dos torreones: ataca el rojo de **b2** con los dos torreones rojos de tu mano.
castle-keep-lesson-takeover-done = Ahora el torreón es tuyo: está en tu botín.
castle-keep-lesson-takeover-wrong = Ataca el torreón rojo en b2 del castillo de tu rival. Hacen falta dos torreones rojos.
castle-keep-lesson-empire = La siguiente versión es **{ castle-keep-title-empire }**: construyes dos castillos, y necesitas los dos. Uno de los tuyos ya está completo. Completa el otro con la torre de tu mano.
castle-keep-lesson-empire-done = Los dos castillos están completos, y ganas. En { castle-keep-title-empire } también puedes trasladar losetas de un castillo a otro.
castle-keep-lesson-empire-wrong = El hueco está en c3, en el castillo 1.
castle-keep-lesson-king = Luego viene **{ castle-keep-title-king }**: solo hay un castillo. Ambos bandos lo construyen, y gana quien coloca la última loseta. ¡Colócala!
castle-keep-lesson-king-done = El castillo es tuyo. ¡Nunca dejes a tu rival un castillo con un solo hueco!
castle-keep-lesson-king-wrong = El hueco en c3 espera tu torre.
castle-keep-lesson-siege = La última versión es **{ castle-keep-title-siege }**, en solitario: completa tu castillo antes de que se agote la pila, mientras cada turno puede traer un ataque. Completa este a tiempo.
castle-keep-lesson-siege-done = ¡El castillo ha resistido! Ya conoces Castle Keep y sus versiones.
castle-keep-lesson-siege-wrong = Tu torre encaja en el hueco de c3.
