kastell-summary = Un solo castillo entre dos, con siete piezas por bando; quien ya no pueda construir, pierde
kastell-option-trees = Dónde están los tres árboles
    .name = árboles
kastell-option-contact = Cómo pueden tocarse las piezas
    .name = contacto
kastell-option-picker = Quién elige la próxima pieza
    .name = elección
kastell-trees-random = al azar
    .name = azar
kastell-trees-black = Negro los planta antes de la primera pieza
    .name = negro
kastell-trees-squares = o tres casillas que indiques
    .name = c3,d6,g4
kastell-contact-free = las piezas pueden tocarse en cualquier parte
    .name = libre
kastell-contact-apart = tus piezas y las de tu rival solo pueden tocarse por las esquinas
    .name = separado
kastell-contact-linked = cada una de tus piezas debe compartir un lado con otra de las tuyas
    .name = unido
kastell-picker-self = tú eliges tu pieza
    .name = propia
kastell-picker-opponent = tu rival elige la pieza que debes colocar
    .name = rival

kastell-white = Blanco
kastell-black = Negro

## Lo que pasa

kastell-built = { $side ->
    [you] Colocas { $mv }.
   *[other] { $side } coloca { $mv }.
  }
kastell-placed = { $mv }, la pieza { $piece } en { $squares }
kastell-kept = { $side ->
    [you] Conservas tu color.
   *[other] { $side } conserva su color.
  }
kastell-picked = { $side ->
    [you] Eliges la pieza { $piece }. { $other } debe colocarla.
   *[other] { $side } elige la pieza { $piece }. { $other } debe colocarla.
  }
kastell-swapped = Los colores se intercambian.
kastell-planted = { $side ->
    [you] Plantas los árboles en { $trees }.
   *[other] { $side } planta los árboles en { $trees }.
  }

kastell-named-stuck = { $loser } no puede colocar { $piece }, la pieza elegida.
kastell-none-left = A { $loser } no le quedan piezas que colocar.
kastell-stuck = { $loser } no puede colocar ninguna de las piezas que le quedan.

## La posición en palabras

kastell-has-won = { $reason } Gana { $winner }.
kastell-plants = { $side } planta los árboles.
kastell-may-swap = { $side } puede intercambiar los colores.
kastell-picks = { $side } elige la pieza que debe colocar { $builder }.
kastell-must-build = { $side } debe colocar la pieza { $piece }.
kastell-builds = Le toca colocar a { $side }.
kastell-no-trees = No hay árboles.
kastell-trees = Árboles: { $squares }.
kastell-has-built = { $side } ha colocado { $pieces }.
kastell-piece = { $piece } en { $squares }
kastell-built-nothing = { $side } todavía no ha colocado nada.
kastell-holds = Piezas que le quedan a { $side }: { $pieces }.
kastell-holds-nothing = A { $side } no le quedan piezas.
kastell-built-last = Última pieza colocada: { $squares }.

## Jugadas imposibles

kastell-not-your-turn = No es tu turno.
kastell-plant-first = Primero planta los árboles, por ejemplo `trees c3,d6,g4`.
kastell-swap-first = Primero escribe `swap` para intercambiar los colores, o `keep` para conservar el tuyo.
kastell-build-or-swap = Coloca una pieza, por ejemplo `Tn@c3`, o escribe `swap` para intercambiar los colores.
kastell-pick-first = Elige la pieza que debe colocar tu rival, por ejemplo `pick { $example }`.
kastell-build-named = Coloca la pieza elegida: { $piece }.
kastell-build-first = Coloca una de tus piezas, por ejemplo `Tn@c3`.
kastell-picked-built = { $side } ya ha colocado la pieza { $piece }.
kastell-other-named = La pieza elegida es { $named }, así que debes colocar esa.
kastell-built-before = Ya has colocado tu pieza { $piece }.
kastell-beyond-edge = { $mv } se saldría del borde del tablero.
kastell-on-tree = Hay un árbol en { $square }.
kastell-on-piece = { $side } ya tiene una pieza en { $square }.
kastell-touches = Compartiría un lado con la pieza en { $square }, que es de { $side }. En esta partida, tus piezas y las de tu rival solo pueden tocarse por las esquinas.
kastell-unlinked = En esta partida, cada pieza debe compartir un lado con otra de las tuyas.

kastell-long-move = Eso es demasiado largo para una jugada. Se escribe como `Tn@c3`.
kastell-no-move = Escribe una jugada, por ejemplo `Tn@c3`.
kastell-grove-form = Los árboles están en tres casillas distintas: `trees c3,d6,g4`.
kastell-pick-form = Elige una de las piezas I, J, L, O, S, T y Z: `pick T`.
kastell-four-squares = Una pieza ocupa cuatro casillas distintas: `c3 d3 e3 d4`.
kastell-no-piece = { $squares } no forman ninguna de las piezas I, J, L, O, S, T y Z.
kastell-other-piece = Estas casillas forman la pieza { $formed }, no la { $piece }.
kastell-move-form = Una jugada es una pieza, su giro y una casilla, por ejemplo `Tn@c3`, o las cuatro casillas: `c3 d3 e3 d4`.
kastell-piece-form = Una jugada empieza con una de las piezas I, J, L, O, S, T y Z: `Tn@c3`.
kastell-square-form = La casilla va de a1 a h8, como en `Tn@c3`.
kastell-never-turned = O no tiene giros: `O@c3`.
kastell-turn-form = Los giros de { $piece } son { $turns }: `{ $example }`.
kastell-fits-nowhere = { $piece } no cabe ahí con ningún giro. Para saber por qué, indica uno, como `{ $example }`.
kastell-ambiguous = { $piece } cabe ahí con varios giros. Indica uno.
kastell-trees-option = Para los árboles, elige `{ kastell-trees-random.name }`, `{ kastell-trees-black.name }` o tres casillas distintas, como `c3,d6,g4`.

## Elegir paso a paso

kastell-choice-gone = Eso ya no es posible. Elige de nuevo.
kastell-ask-build = Colocar { $piece } en { $squares }.
kastell-ask-plant = Plantar los árboles en { $trees }.
kastell-ask-name = Tu rival debe colocar { $piece }.
kastell-ask-swap = Intercambiar los colores con Blanco.
kastell-ask-keep = Conservar tu color.
kastell-swap-or-keep = ¿Intercambiar los colores con Blanco, o conservar el tuyo?
kastell-keep = Conservar mi color
kastell-keep-hint = Sigues con Negro y colocas la próxima pieza
kastell-swap = Intercambiar los colores
kastell-swap-hint = Pasas a jugar con Blanco, y tu rival coloca la próxima pieza
kastell-which-to-name = ¿Qué pieza debe colocar tu rival?
kastell-which-to-build = ¿Qué pieza colocas?
kastell-one-piece = { $piece }, { $piece ->
    [I] la barra
    [J] el gancho a la izquierda
    [L] el gancho a la derecha
    [S] el escalón que sube
    [T] la barra con saliente
    [Z] el escalón que baja
   *[O] el cuadrado
  }
kastell-room = { $places ->
    [0] Ya no cabe en ningún sitio
    [one] Cabe en 1 sitio
   *[other] Cabe en { $places } sitios
  }
kastell-which-place = ¿Adónde va { $piece }?
kastell-around = Por la zona de { $from } a { $to }
kastell-one-place = { $squares }
kastell-nudge = { $way ->
    [left] ◀
    [up] ▲
    [down] ▼
    [right] ▶
    [turn] ⟳
   *[turn-back] ⟲
  }
kastell-flip = ⇋ { $piece }
kastell-one-turn = { $shape }, { $pose ->
    [lying] en horizontal
    [standing] en vertical
    [bump-up] saliente arriba
    [bump-right] saliente a la derecha
    [bump-down] saliente abajo
    [bump-left] saliente a la izquierda
    [lying-up-left] en horizontal, punta izquierda arriba
    [standing-right-top] en vertical, punta de arriba a la derecha
    [lying-down-right] en horizontal, punta derecha abajo
    [standing-left-bottom] en vertical, punta de abajo a la izquierda
    [lying-up-right] en horizontal, punta derecha arriba
    [standing-right-bottom] en vertical, punta de abajo a la derecha
    [lying-down-left] en horizontal, punta izquierda abajo
    [standing-left-top] en vertical, punta de arriba a la izquierda
   *[same] igual con cualquier giro
  }
kastell-places = { $places ->
    [one] 1 sitio
   *[other] { $places } sitios
  }
kastell-build-piece = Colocar { $piece }
kastell-no-room = { $piece } no cabe ahora en ningún sitio.
kastell-where-trees = { $left ->
    [0] ¿Plantar aquí los árboles, o quitar alguno?
    [one] ¿Dónde van los árboles? Falta uno.
   *[other] ¿Dónde van los árboles? Faltan { $left }.
  }
kastell-plant-tree = plantar un árbol
kastell-remove-tree = quitar el árbol
kastell-plant-trees = Plantar los árboles
kastell-tree-column = { $number ->
    [1] ¿Dónde van los árboles? Elige los tres a la vez, o la columna del primero.
    [2] ¿En qué columna va el segundo árbol?
   *[3] ¿En qué columna va el tercer árbol?
  }
kastell-tree-row = { $number ->
    [1] Primer árbol, columna { $column }: ¿qué fila?
    [2] Segundo árbol, columna { $column }: ¿qué fila?
   *[3] Tercer árbol, columna { $column }: ¿qué fila?
  }

## En una casilla o junto al tablero

kastell-place-tree = árbol
kastell-place-block = { $side ->
    [white] { $state ->
        [gone] pieza { $piece } blanca, ya colocada
       *[other] pieza { $piece } blanca
      }
   *[black] { $state ->
        [gone] pieza { $piece } negra, ya colocada
       *[other] pieza { $piece } negra
      }
  }

## Sugerencias

kastell-covers = { $mv } · { $piece } · { $squares }
kastell-suggest-swap = swap: intercambiar los colores
kastell-suggest-keep = keep: conservar tu color

## Las reglas

kastell-castle-title = El castillo
kastell-castle =
    Construyes con tu rival **un mismo castillo** en un tablero de 8×8 con tres árboles. **Si en tu turno no puedes construir, pierdes.**

    - Cada bando tiene las mismas **siete piezas**: todas las formas que se pueden hacer con cuatro casillas unidas, I, J, L, O, S, T y Z.
    - **Empieza Blanco.** En tu turno, coloca una de tus piezas sobre cuatro casillas vacías. No se puede pasar.
    - Una pieza se puede **girar**, pero nunca **voltear**: S sigue siendo S, J sigue siendo J.
    - Los árboles y las piezas ya no se mueven.

    Gana quien coloca la última pieza, tanto si al otro bando le falta sitio como si le faltan piezas. No hay empates, y la partida más larga tiene catorce piezas.

    -# Consejo: al final de la partida, los huecos más valiosos son aquellos en los que solo caben tus piezas.

kastell-notation-title = Escribir jugadas
kastell-notation =
    Con los botones eliges una pieza y una zona, y luego la giras y la desplazas hasta su sitio. Escribir es más rápido: **pieza, giro, `@`, casilla**, como `Tn@c3`.

    - **Giro**: cuartos de vuelta en el sentido de las agujas del reloj, `n` ninguno, `e` uno, `s` dos, `w` tres. O no tiene; I, S y Z solo tienen `n` y `e`.
    - Con `n`, todas las piezas están en horizontal. El saliente de T apunta hacia arriba, la punta izquierda de J y la derecha de L también, S sube hacia la derecha y Z baja hacia la derecha.
    - **Casilla**: la esquina inferior izquierda del rectángulo que encierra la pieza, aunque la pieza deje esa esquina vacía.

    En la imagen, Blanco ha colocado `Tn@c3` y Negro `Se@e4`. Las mayúsculas y los espacios dan igual (`tn c3`). También puedes escribir las cuatro casillas: `c3 d3 e3 d4`.

kastell-variants-title = Opciones
kastell-variants =
    Se eligen al lanzar un reto.

    {"*"}*{ kastell-option-trees.name }** · `{ kastell-trees-random.name }`: tres casillas por sorteo. `{ kastell-trees-black.name }`: Negro planta los tres antes de la primera pieza de Blanco. O indica tres casillas: `c3,d6,g4`.

    {"*"}*{ kastell-option-contact.name }** · `{ kastell-contact-free.name }`: las piezas pueden tocarse en cualquier parte. `{ kastell-contact-apart.name }`: tus piezas y las de tu rival pueden tocarse por las esquinas, pero nunca compartir un lado. `{ kastell-contact-linked.name }`: cada una de tus piezas, salvo la primera, debe compartir un lado con otra de las tuyas. Para compensar, tras la primera pieza de Blanco, Negro puede usar `swap` una vez: se intercambian los colores, las piezas y las manos, y coloca el nuevo Negro.

    {"*"}*{ kastell-option-picker.name }** · `{ kastell-picker-self.name }`: tú eliges tu pieza. `{ kastell-picker-opponent.name }`: tu rival elige la pieza que debes colocar (`pick T`) y, si no cabe en ningún sitio, pierdes. Si Negro puede intercambiar los colores, antes dice `swap` o `keep`.

    -# 🏠 Estas opciones siguen descripciones publicadas del juego original. Donde no dicen nada, lo completan reglas de la casa.

kastell-principle-room = Con cada pieza, deja a tu rival menos sitios que a ti.
kastell-principle-gaps = Crea huecos donde solo entren tus piezas: son jugadas en reserva.
kastell-principle-look = Antes de construir, mira si tu rival podría construir después en último lugar.
kastell-principle-count = Cuenta las jugadas que quedan: gana quien construye en último lugar.
kastell-principle-name = Cuando eliges la pieza, nombra la que tenga menos sitios.
kastell-principle-spend = Coloca primero la pieza con menos sitios, y guarda las que caben casi en todas partes.

kastell-why-last-place = Deja a tu rival sin ningún sitio donde construir.
kastell-why-forced = Haga lo que haga tu rival, después de esto ganas.
kastell-why-lost = Contra un juego perfecto, todas las jugadas pierden.
kastell-why-rare = { $share ->
    [all] Gana, haga lo que haga tu rival, como todas tus { $moves } jugadas.
   *[some] { $winning ->
        [one] Es la única de tus { $moves } jugadas que gana.
       *[other] Haga lo que haga tu rival, después de esto ganas: ganan { $winning } de tus { $moves } jugadas.
      }
  }
kastell-why-lost-to = { $trap ->
    [best] Contra un juego perfecto, todas las jugadas pierden, y esta tiende la mejor trampa: { $losing } de las { $moves } respuestas de tu rival te dejan ganar.
   *[none] Contra un juego perfecto, todas las jugadas pierden. Después de esta, { $losing } de las { $moves } respuestas de tu rival te dejan ganar.
  }
kastell-why-lost-but = Contra un juego perfecto, todas las jugadas pierden. Después de esta, de las { $moves } respuestas de tu rival solo { $saving } te dejaría ganar.
kastell-why-lost-all = { $trap ->
    [best] Contra un juego perfecto, todas las jugadas pierden, y ninguna deja a tu rival una respuesta que te permita ganar.
   *[none] Contra un juego perfecto, todas las jugadas pierden. Después de esta, ninguna respuesta te deja ganar.
  }
kastell-why-lost-by = Contra un juego perfecto, todas las jugadas pierden. Después de esta, tu rival tiene que encontrar { $answer }: las otras { $others } respuestas te dejan ganar.
kastell-why-lost-only = Contra un juego perfecto, todas las jugadas pierden. Después de esta, tu rival solo tiene una respuesta, { $answer }, y gana.
kastell-why-may-swap = Tu rival puede intercambiar los colores después de esto: construye algo que no ayude mucho a nadie.
kastell-why-scarce = { $places ->
    [one] Tu pieza { $piece } tiene menos sitios que las demás, solo { $places }: colócala mientras quepa.
   *[other] Tu pieza { $piece } tiene menos sitios que las demás, { $places }: colócala mientras quepa.
  }
kastell-why-leaves = Comparada con una jugada media, te deja { $own_way ->
    [more] { $own ->
        [one] { $own } manera más de construir
       *[other] { $own } maneras más de construir
      }
    [fewer] { $own ->
        [one] { $own } manera menos de construir
       *[other] { $own } maneras menos de construir
      }
   *[same] las mismas maneras de construir
  }, y a tu rival { $their_way ->
    [more] { $theirs } más
    [fewer] { $theirs } menos
   *[same] las mismas
  }.
kastell-why-reserve = Solo tú puedes construir aún en { $squares } ({ $piece }).
kastell-why-stays = Solo tú puedes construir en { $squares } ({ $piece }), y esta jugada deja ese sitio libre.
kastell-why-theirs = Tu rival tiene una jugada de reserva: solo tu rival puede construir aún en { $squares } ({ $piece }).
kastell-why-shuts-out = Después de esto, a tu rival no le queda sitio para { $pieces }.
kastell-why-squeezes = { $places ->
    [one] A tu rival le queda { $places } de { $before } sitios para { $piece }.
   *[other] A tu rival le quedan { $places } de { $before } sitios para { $piece }.
  }
kastell-why-follows = Si la respuesta es { $reply }, { $mv } fuerza la victoria.
kastell-why-tempts = No { $mv }: tras { $reply } no podrías construir nada más.
kastell-why-errs = No { $mv }: { $reply } ganaría para tu rival.
kastell-why-errs-here = No { $mv }: { $reply } ganaría para tu rival. Tu jugada ocupa { $squares }, que esa respuesta necesita.
kastell-why-errs-by-place = No { $mv }: { $reply } ganaría para tu rival. Después, solo tu rival podría construir aún en { $squares } ({ $piece }).
kastell-why-weaker = { $more ->
    [one] { $mv } dejaría a tu rival { $more } manera más de construir que esta jugada.
   *[other] { $mv } dejaría a tu rival { $more } maneras más de construir que esta jugada.
  }
kastell-why-named = { $theirs ->
    [0] Tu rival no tiene sitio para { $piece }.
    [one] Tu rival tiene { $theirs } sitio para { $piece }.
   *[other] Tu rival tiene { $theirs } sitios para { $piece }.
  }
kastell-why-swapped = { $own ->
    [one] Con el otro color: { $own } forma de construir para ti, { $theirs } para tu rival.
   *[other] Con el otro color: { $own } formas de construir para ti, { $theirs } para tu rival.
  }
kastell-why-kept = { $own ->
    [one] Con tu color: { $own } forma de construir para ti, { $theirs } para tu rival.
   *[other] Con tu color: { $own } formas de construir para ti, { $theirs } para tu rival.
  }
kastell-lesson-build = Construyes con tu rival un mismo castillo. Cada bando tiene las mismas siete piezas, y quien ya no puede colocar ninguna pierde. Toma la pieza cuadrada, **O**, y colócala donde quieras: sobre casillas vacías, no sobre un árbol.
kastell-lesson-build-done = Eso es un turno completo: una pieza, colocada para siempre. Después le toca a tu rival.
kastell-lesson-build-other = Esa pieza también cabe, pero esta vez toma la cuadrada: **O**.
kastell-lesson-build-wrong = Toma la pieza cuadrada, **O**.
kastell-lesson-turn = Antes de colocar una pieza puedes girarla como quieras. Pon la pieza larga, **I**, en el tablero, gírala hasta que quede en horizontal y confírmala.
kastell-lesson-turn-done = En horizontal o en vertical: eliges cada vez. En notación, la letra pequeña tras la pieza dice su giro.
kastell-lesson-turn-upright = Esa está en vertical. Elige el otro giro, para que quede en horizontal.
kastell-lesson-turn-other = Toma la pieza larga, **I**, y colócala en horizontal.
kastell-lesson-turn-wrong = Toma la pieza larga, **I**, y colócala en horizontal.
kastell-lesson-last = El tablero está casi lleno. Negro solo puede colocar una pieza más, en la esquina de **a1**. Quítale ese sitio, y Negro ya no podrá colocar nada.
kastell-lesson-last-done = Negro ya no puede colocar nada, y ganas. Gana quien coloca la última pieza: ese es todo el juego.
kastell-lesson-last-wrong = Después de eso, Negro aún encuentra un sitio, y entonces a ti no te queda ninguno. Mira la esquina de **a1**.
kastell-lesson-keep = Ahora eres **Negro**; las piezas pálidas ya no caben. El truco del juego: guarda un sitio en el que solo quepan tus piezas. A tu rival le quedan pocos sitios. Coloca tu pieza donde le quites uno, y no donde pierdas uno tuyo.
kastell-lesson-keep-done = A ti te sobraba un sitio, y a tu rival no. Cuenta los sitios de ambos bandos antes de colocar.
kastell-lesson-keep-spent = Todavía no: Blanco ocuparía el único sitio de tu **L**. Tu **J** puede esperar, porque también cabrá después.
kastell-lesson-keep-wrong = Así tu propia **L** pierde su único sitio. Busca el sitio que también necesita tu rival.
kastell-lesson-apart = Algunas partidas tienen una regla más estricta, **{ kastell-contact-apart.name }**: tus piezas y las de tu rival solo pueden tocarse por las esquinas. Eso quita muchos sitios. Coloca una pieza de modo que a Blanco no le quede ninguno.
kastell-lesson-apart-done = A Blanco no le queda ningún sitio que no toque una de tus piezas. Ganas.
kastell-lesson-apart-wrong = Después de eso, Blanco todavía puede colocar. Tus propias piezas también mantienen lejos a Blanco: ¿dónde bloquearía más una de ellas?
kastell-lesson-linked = Otra regla se llama **{ kastell-contact-linked.name }**: cada pieza debe compartir un lado con otra de las tuyas. A tu pieza larga, **I**, le queda un sitio así. Ocúpalo antes de que Blanco lo cierre.
kastell-lesson-linked-done = Bien visto. Con esta regla conviene que tu castillo crezca hacia el terreno libre.
kastell-lesson-linked-wrong = Ahora Blanco puede cerrar el sitio de tu pieza larga y tendrá la última palabra. Coloca primero la pieza larga, **I**.
kastell-lesson-named = Vuelves a ser Blanco. En algunas partidas, tu rival coloca la pieza que eliges **tú**. Elige una para la que Negro no tenga sitio.
kastell-lesson-named-done = No cabe en ningún sitio, así que Negro pierde. Ya lo sabes todo sobre Kastell.
kastell-lesson-named-wrong = Negro encuentra un sitio para esa pieza. Elige una que no quepa en ninguna parte.
