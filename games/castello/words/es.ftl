castello-summary = Dos ejércitos de treinta peones saltan sobre amigos y enemigos para conquistar castillos
castello-option-directions = En qué direcciones avanzan y saltan los peones
    .name = direcciones
castello-option-centre = Qué castillos de la zona central exigen conquistar antes uno del campo enemigo
    .name = centro
castello-directions-all = en las ocho direcciones, también en diagonal
    .name = todas
castello-directions-orthogonal = solo por filas y columnas
    .name = sin diagonales
castello-centre-centre = solo el central, k8
    .name = solo k8
castello-centre-middle = los tres: k3, k8 y k13
    .name = los tres
castello-draw = empate
    .label = Empate

castello-red = Rojo
castello-black = Negro

## Lo que pasa

castello-moved = { $side ->
    [you] { $captures ->
        [0] Mueves { $mv }.
        [one] Saltas { $mv } y capturas un peón.
       *[other] Saltas { $mv } y capturas { $captures } peones.
      }
   *[other] { $captures ->
        [0] { $side } mueve { $mv }.
        [one] { $side } salta { $mv } y captura un peón.
       *[other] { $side } salta { $mv } y captura { $captures } peones.
      }
  }
castello-goes = de { $from } a { $to } ({ $mv })
castello-goes-back = en círculo desde { $from } ({ $mv })
castello-left = { $pawns ->
    [one] A { $side } le queda { $pawns } de { $most } peones.
   *[other] A { $side } le quedan { $pawns } de { $most } peones.
  }
castello-fell = { $side } conquista el castillo de { $castle }.
castello-holds = { $side } tiene { $castles } de los { $needed } castillos que dan la victoria.
castello-passes = { $side } no puede mover y pasa.

castello-by-castles = { $side } ha conquistado cuatro castillos.
castello-by-pawns = A { $loser } le quedan solo dos peones, o menos.
castello-stuck = Ningún bando puede mover.
castello-repeated = La misma posición se ha dado tres veces.
castello-quiet = En { $plies } jugadas no ha caído ningún peón ni castillo.

## La posición en palabras

castello-is-over = La partida ha terminado. { $reason }
castello-to-move = Le toca a { $side }.
castello-last = { $side } acaba de mover de { $from } a { $to }{ $captures ->
    [0] {""}
   *[other] , con captura en { $pawns }
  }{ $falls ->
    [0] {""}
    [one] , y ha conquistado el castillo de { $castles }
   *[other] , y ha conquistado los castillos de { $castles }
  }.
castello-pawns = { $pawns ->
    [0] { $side } no tiene peones.
    [one] { $side } tiene 1 peón: { $columns }.
   *[other] { $side } tiene { $pawns } peones: { $columns }.
  }
castello-column = { $column } { $rows }
castello-run = { $first }–{ $last }
castello-taken = { $taken ->
    [0] { $side } no ha conquistado ningún castillo.
   *[other] { $side } ha conquistado { $taken } de { $needed } castillos: { $castles }.
  }
castello-standing = Castillos en pie: { $castles }.
castello-idle = { $plies ->
    [one] Hace 1 jugada que no cae ningún peón ni castillo.
   *[other] Hace { $plies } jugadas que no cae ningún peón ni castillo.
  }

## Jugadas imposibles

castello-over = La partida ha terminado.
castello-written = Esa jugada se escribe { $mv }.
castello-not-your-turn = Le toca a { $side }.
castello-others-pawn = El peón de la casilla { $square } es de { $side }.
castello-no-pawn = No hay ningún peón en { $square }.
castello-diagonal = De { $from } a { $to } no se va por una fila ni por una columna. En esta partida, los peones no se mueven en diagonal.
castello-two-step = Solo un peón que aún no se ha movido puede avanzar dos casillas. El de { $square } ya se ha movido.
castello-on-castle = Hay un castillo en { $square }, y los peones nunca entran en los castillos.
castello-on-pawn = { $square } no está libre: hay un peón de { $side }.
castello-fifth-capture = Tras su quinta captura, un peón se queda donde cae, aquí en { $square }.
castello-over-nothing = No hay ningún peón que saltar en { $square }.
castello-over-castle = Hay un castillo en { $square }, y los peones nunca saltan sobre los castillos.
castello-landing = Ese salto acabaría en { $square }, que no está libre.
castello-back = Un peón solo puede acabar donde empezó, en { $square }, si ha capturado algo.
castello-no-jump = De { $from } a { $to } no hay un salto. Un salto va en línea recta por encima del peón de al lado hasta la casilla de justo detrás, y una jugada es o un solo paso o solo saltos.
castello-captures-else = { $captures ->
    [0] { $mv } no captura nada.
   *[other] { $mv } captura { $pawns }.
  }
castello-never-captures = { $captures ->
    [0] Todas las jugadas de { $from } a { $to } capturan algo.
   *[other] Ninguna jugada de { $from } a { $to } captura { $pawns }.
  }
castello-many-captures = Una jugada captura cinco peones como máximo.

-castello-form = Una jugada se escribe como t4-s5, o como e4-e2-c2 si son dos saltos.
castello-ambiguous = { $mv } puede ser cualquiera de { $moves } jugadas con capturas distintas. Añade las casillas capturadas, como { $example }.
castello-where-to = ¿Adónde va el peón de { $square }? { -castello-form }
castello-one-square = Una jugada indica al menos dos casillas. { -castello-form }
castello-long-move = Eso es demasiado largo para una jugada. { -castello-form }
castello-after-brackets = Tras los corchetes con las casillas capturadas no puede ir nada más. { -castello-form }
castello-no-square = `{ $word }` no es una casilla: las columnas son a–u y las filas 1–15. { -castello-form }

## Elegir paso a paso

castello-not-to-move = No es tu turno.
castello-pawn-gone = Ese peón ya no puede moverse. Elige de nuevo.
castello-landing-gone = El peón ya no puede ir ahí. Elige de nuevo.
castello-captures-gone = El peón ya no puede capturar eso. Elige de nuevo.
castello-area-gone = Ahí ya no puede moverse ningún peón. Elige de nuevo.

castello-chosen = De { $from } a { $to }.
castello-chosen-does = De { $from } a { $to }: { $effects }.
castello-which-move = Elige una jugada, o una zona de salida
castello-which-move-or-pawn = Elige una jugada o un peón que mover
castello-which-of-moves = Elige una jugada
castello-which-pawn = ¿Qué peón?
castello-which-move-in = { $area }: ¿qué jugada?
castello-which-pawn-in = { $area }: ¿qué peón?
castello-way = De { $from } a { $to }
castello-which-landing = ¿Adónde va el peón de { $from }?
castello-which-captures = ¿Qué captura el peón al ir de { $from } a { $to }?
castello-area = Columnas { $left }–{ $right }, filas { $low }–{ $high }
castello-movable = { $pawns ->
    [one] 1 peón puede moverse
   *[other] { $pawns } peones pueden moverse
  }
castello-pawn = Peón { $square }
castello-moves = { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
  }
castello-best = { $moves ->
    [one] 1 jugada, que { $effects }
   *[other] { $moves } jugadas; la mejor { $effects }
  }
castello-does = { $what }: { $effects }
castello-does-most = { $what }: { $effects }…
castello-ways = { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas con capturas distintas
  }
castello-nothing = Nada
castello-captured = Capturar { $pawns }
castello-doing = { $effects }
castello-effects = { $effects }.
castello-effects-of = { $effects }. { $way }
castello-step = Un paso
castello-jumps = Saltos por { $squares }
castello-jumps-on = Saltos por { $squares }…

castello-captures = { $pawns ->
    [one] captura un peón
   *[other] captura { $pawns } peones
  }
castello-takes = conquista { $castles }
castello-threatens = amenaza { $castles }
castello-takes-castles = conquista { $count ->
    [one] el castillo
   *[other] los castillos
  } de { $castles }
castello-threatens-castles = amenaza con conquistar { $count ->
    [one] el castillo
   *[other] los castillos
  } de { $castles }
castello-wins = gana

## En una casilla o junto al tablero

castello-place-pawn = { $side ->
    [red] { $state ->
        [fresh] peón rojo, aún sin mover
       *[moved] peón rojo
      }
   *[black] { $state ->
        [fresh] peón negro, aún sin mover
       *[moved] peón negro
      }
  }
castello-place-castle = { $owner ->
    [red] castillo de Rojo
    [black] castillo de Negro
   *[nobody] castillo de la zona central
  }
castello-place-ruin = { $taker ->
    [red] ruina de un castillo conquistado por Rojo
   *[black] ruina de un castillo conquistado por Negro
  }
castello-place-missing = castillo por conquistar

## Las reglas

castello-board-title = El tablero
castello-board =
    Dos ejércitos de **treinta peones** se enfrentan en un tablero largo, con columnas de la «a» a la «u» y filas del 1 al 15. Rojo empieza en las dos columnas de la izquierda y Negro en las dos de la derecha. **Negro juega primero.**

    Entre ellos se alzan **once castillos**. Nunca se mueven; solo se pueden conquistar.
    - **El campo de Rojo**, columnas a–g: f6, f14, g2, g10.
    - **La zona central**, columnas h–n: k3, k8, k13.
    - **El campo de Negro**, columnas o–u: o6, o14, p2, p10.

    {"*"}*Conquista cuatro castillos, o deja al enemigo con dos peones o menos, y ganas.**

castello-moves-title = Pasos y saltos
castello-moves-page =
    En tu turno, mueve un peón. **Da un paso o salta**, nunca las dos cosas.

    {"*"}*Paso**: una casilla en cualquier dirección, también en diagonal, hasta una casilla vacía. La primera vez que se mueve, un peón puede avanzar dos casillas en línea recta, en cualquier dirección, si ambas están vacías.

    {"*"}*Salto**: por encima de un peón contiguo, tuyo o enemigo, hasta la casilla vacía de justo detrás. Sigue saltando cuanto quieras, en cualquier dirección, incluso otra vez sobre el mismo peón tuyo. Los castillos no se pueden saltar.

    {"*"}*Captura**: todo peón enemigo sobre el que saltas desaparece al instante. Saltar nunca es obligatorio, y seguir saltando tampoco. Tras su **quinta** captura, el peón se detiene.

    Mientras tu peón está en camino, su casilla de salida cuenta como vacía. Solo puede acabar en ella si ha capturado algo.

    En la imagen, el peón de Negro ha jugado e4-e2-c2-a2-c4, saltando sobre un peón amigo en d2, y ha capturado tres.

    -# 🏠 Regla de la casa: para acabar donde empezaste hace falta una captura. · Opción `{ castello-option-directions.name }: { castello-directions-orthogonal.name }`: los peones solo van por filas y columnas.

castello-castles-title = Conquistar castillos
castello-castles =
    Conquistas un castillo cuando, al acabar tu jugada, tus peones ocupan **tres de las cuatro** casillas que lo tocan (las diagonales no cuentan). Sucede por sí solo: el castillo se retira y su casilla queda abierta a ambos bandos.

    ¿Qué castillos puedes conquistar?
    - **Los del campo enemigo**: los cuatro, en cualquier momento.
    - **k3 y k13**: en cualquier momento.
    - **k8**, el castillo central: cuando ya has conquistado un castillo del campo enemigo.
    - **Los de tu propio campo**: nunca. Sirven de refugio.

    En la imagen, un peón ha dado un paso a g6, junto a los de f5 y f7, y Negro ha conquistado f6.

    -# 🏠 Regla de la casa: si una misma jugada conquista tu primer castillo del campo enemigo y además rodea k8, caen los dos. · Opción `{ castello-option-centre.name }: { castello-centre-middle.name }`: k3 y k13 siguen la regla de k8.

castello-end-title = Victoria y empate
castello-end =
    {"*"}*Ganas al instante** cuando has conquistado cuatro castillos, o cuando al enemigo le quedan dos peones o menos.

    {"*"}*Hay empate** cuando
    - nadie puede mover,
    - la misma posición se da por tercera vez: peones, castillos, a quién le toca y qué peones aún pueden avanzar dos casillas, o
    - en 200 jugadas seguidas, contando las de ambos bandos, no cae ningún peón ni castillo.

    Si solo tú no puedes mover, se salta tu turno. No puedes elegir pasar.

    -# 🏠 Reglas de la casa: el turno saltado, la tercera repetición y las 200 jugadas.

castello-typing-title = Escribir jugadas
castello-typing =
    Escribe el camino de tu peón, con guiones entre las casillas:
    - `t4-s5` es un paso, `t4-r4` un primer paso de dos casillas.
    - `e4-e2-c2` son dos saltos.

    Vale cualquier camino posible. Solo importa dónde acaba tu peón y qué captura; yo anoto el camino más corto.

    Basta con el principio y el final: `e4-c4`. Si eso puede ser más de una jugada, añade las casillas capturadas, `e4-c4[b2,b3,e3]`, o `[]` si no hay capturas.

    También valen mayúsculas, espacios, flechas y una `x` para las capturas: `E4 x C4`.

castello-principle-look = Antes de cada jugada, busca el salto más largo del rival: una sola cadena puede capturar cinco peones.
castello-principle-ladder = Alinea tus peones dejando huecos: tus propios peones son la escalera de los saltos largos.
castello-principle-gather = Lleva tres peones cerca de un castillo antes de atacarlo.
castello-principle-home = Conquista primero un castillo del campo enemigo: solo entonces puedes conquistar el centro, k8.
castello-principle-trade = Captura donde el rival no pueda capturar más a cambio.
castello-principle-together = Mantén juntos tus peones: nadie salta sobre un peón que tiene otro justo detrás.

castello-why-does = Esta jugada { $effects }.
castello-why-saves = Salva al peón de { $square }: { $mv } lo capturaría.
castello-why-races = { $turns ->
    [one] Después, con { $turns } turno más puedes conquistar el castillo de { $castle }, si tu rival no lo impide: { $sides ->
        [0] aún no ocupas ninguno de los tres lados que hacen falta
       *[other] ocupas { $sides } de los tres lados que hacen falta
      }.
   *[other] Después, con { $turns } turnos más puedes conquistar el castillo de { $castle }, si tu rival no lo impide: { $sides ->
        [0] aún no ocupas ninguno de los tres lados que hacen falta
       *[other] ocupas { $sides } de los tres lados que hacen falta
      }.
  }
castello-why-heads = { $turns ->
    [0] Lleva un peón junto al castillo de { $castle }: ocupas { $sides } de los tres lados que hacen falta.
    [one] Va hacia el castillo de { $castle }, a { $turns } turno si nada lo impide; { $sides ->
        [0] aún no ocupas ninguno de los tres lados que hacen falta
       *[other] ocupas { $sides } de los tres lados que hacen falta
      }.
   *[other] Va hacia el castillo de { $castle }, a { $turns } turnos si nada lo impide; { $sides ->
        [0] aún no ocupas ninguno de los tres lados que hacen falta
       *[other] ocupas { $sides } de los tres lados que hacen falta
      }.
  }
castello-why-opens = Abre { $mv } para tu próximo turno, { $columns } columnas hacia delante, si nada lo impide.
castello-why-shortens = Le quita a tu rival { $mv }, su salto más largo hacia delante: de { $before } columnas a { $columns }.
castello-why-unanswered = Tu rival no puede capturar nada a cambio.
castello-why-unharmed = Tu rival no puede tomar nada enseguida, a diferencia de { $losing } de tus { $moves } jugadas.
castello-why-holds = Mantiene juntos los peones, y tu rival no puede tomar nada enseguida.
castello-why-far = Avanza un peón { $columns } columnas de una vez.
castello-why-gathers = Ahora hay { $pawns } peones cerca del castillo de { $castle }; tres junto a él lo conquistan.
castello-why-leaps = Después, { $from } puede saltar { $columns } columnas hacia delante hasta { $to } en el próximo turno, si nada lo impide; ahora tu salto más largo es de { $before }.
castello-why-safe = No le deja a tu rival nada que tomar enseguida.
castello-why-waits = Podrías conquistar ahora el castillo de { $castle }, pero puede esperar: responda lo que responda tu rival, aún podrás conquistarlo en el próximo turno.
castello-why-last-pawns = Te quedan tres peones: si te capturan uno, pierdes.
castello-why-yields = { $beside ->
    [castle] Juegues lo que juegues, tu rival puede conquistar después un castillo: { $mv } { $effects }.
    [all] Tu rival puede jugar entonces { $mv }, que { $effects }, pero ninguna otra jugada sale mejor de momento.
    [many] Tu rival puede jugar entonces { $mv }, que { $effects }, pero { $worse } de tus otras { $moves } jugadas no salen mejor de momento.
   *[nothing] Tu rival puede jugar entonces { $mv }, que { $effects }.
  }
castello-why-regains = Tu rival puede jugar entonces { $mv }, que { $effects }, pero a cambio { $own } { $gains }.
castello-why-follows-far = Si la respuesta es { $reply }, { $mv } avanza { $columns } columnas.
castello-why-follows-taking = Si la respuesta es { $reply }, que { $taken }, { $mv } { $effects }.
castello-why-stops = Impide { $mv }, que { $effects }.
castello-why-stops-unlike = Impide { $mv }, que { $effects }; { $other }, por ejemplo, no lo impide.
castello-why-prepares = Prepara { $mv }, que { $effects }.
castello-why-follows = Si la respuesta es { $reply }, { $mv } { $effects }.
castello-why-forced = La victoria es forzada: si la respuesta es { $reply }, sigue { $mv }.
castello-why-tempts = No { $mv }: después, { $reply } { $effects }.
castello-lesson-step = Juegas como **Negro** y quieres conquistar cuatro castillos; ya verás cómo. Un peón da un paso de una casilla en cualquier dirección, también en diagonal; la primera vez, incluso de dos. Mueve tu peón de **e8**.
castello-lesson-step-done = Eso es un paso, y Rojo ha respondido con otro.
castello-lesson-step-other = Eso también es un paso, pero esta vez mueve el peón de **e8**.
castello-lesson-step-wrong = Mueve el peón de **e8**.
castello-lesson-jump = Un peón salta en línea recta sobre un peón contiguo si la casilla de justo detrás está libre. Si el peón es enemigo, lo captura. Salta sobre el de **d5**.
castello-lesson-jump-done = ¡Capturado! Saltar nunca es obligatorio, pero a menudo es buena idea.
castello-lesson-jump-wrong = Salta de **c5** a **e5**, por encima del peón rojo de d5.
castello-lesson-chain = Después de un salto, el mismo peón puede volver a saltar en la misma jugada, pero no dar un paso. Captura **los dos** peones rojos en una sola jugada, de **c1** a **g1**.
castello-lesson-chain-done = Dos peones en una jugada. Los saltos encadenados deciden este juego.
castello-lesson-chain-short = Un peón capturado, pero puedes saltar otra vez en la misma jugada: ve directamente de **c1** a **g1**.
castello-lesson-chain-wrong = Empieza con el peón de **c1** y salta dos veces.
castello-lesson-bridge = Tus propios peones no se capturan, pero puedes saltar sobre ellos: forman un puente. Lleva tu peón de **u7** por encima de sus amigos hasta **q7**.
castello-lesson-bridge-done = Así llegan lejos los peones: por un puente de amigos.
castello-lesson-bridge-half = Eso es la mitad del puente. Los dos saltos son una jugada: ve directamente de **u7** a **q7**.
castello-lesson-bridge-short = Eso es un paso. En vez de eso, salta desde **u7** sobre tu propio peón de t7.
castello-lesson-bridge-wrong = Salta con el peón de **u7** sobre tu propio peón de t7.
castello-lesson-five = Los saltos terminan tras la quinta captura. Captura todos los peones que puedas: **cinco** en una sola jugada.
castello-lesson-five-done = Cinco de una vez, y no se puede más. Tras la quinta captura, el peón se queda donde cae.
castello-lesson-five-short = Desde ahí puedes saltar otra vez. Se pueden hacer cinco capturas.
castello-lesson-five-wrong = Empieza con el peón de **c1** y salta hasta **m1**.
castello-lesson-castle = Ahora, los castillos. Un castillo se conquista con peones en **tres de las cuatro** casillas de al lado; las diagonales no cuentan. Ya tienes f5 y g6 junto al castillo de **f6**. Trae el tercer peón.
castello-lesson-castle-done = El castillo cae. Con cuatro castillos ganas la partida, y también si a tu rival le quedan dos peones o menos.
castello-lesson-castle-wrong = Al castillo de f6 le falta otro peón tuyo justo al lado. Las casillas en diagonal no cuentan.
castello-lesson-centre = El castillo del centro, **k8**, está cerrado hasta que conquistes un castillo del campo enemigo. Los otros dos de la zona azul están abiertos desde el principio: conquista **k3**.
castello-lesson-centre-done = k3 cae al instante. Para k8, conquista antes un castillo del campo enemigo.
castello-lesson-centre-locked = Ahora hay tres peones alrededor de k8, pero está cerrado: todavía no tienes ningún castillo del campo enemigo. En vez de eso, conquista **k3**.
castello-lesson-centre-wrong = Lleva un tercer peón junto al castillo de **k3**. Puede hacerlo el peón de m4.
castello-lesson-home = Los castillos de tu propio campo, **o6**, **o14**, **p2** y **p10**, nunca los conquistas. Ya tienes tres castillos. Conquista el cuarto en el campo de Rojo y gana.
castello-lesson-home-done = Cuatro castillos: ¡ganas! Ya lo sabes todo sobre Castello.
castello-lesson-home-own = o6 es un castillo de tu propio campo, así que no cae para ti. Mira en el campo de Rojo.
castello-lesson-home-wrong = El castillo de **f6** ya tiene dos peones tuyos al lado.
