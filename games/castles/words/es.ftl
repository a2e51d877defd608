findorff-summary = Despliega un ejército secreto; mosqueteros, piqueros y jinetes se dan caza entre sí y al general
findorff-option-board = Tamaño del tablero y de los ejércitos
    .name = tablero
findorff-option-crush = Contra las piezas de quién se aplasta una pieza empujada
    .name = aplastar
findorff-board-small = 8×8, un general y hasta 15 piezas por bando
    .name = pequeño
findorff-board-large = 9×9 con un lago, un general y hasta 18 piezas por bando
    .name = grande
findorff-crush-comrade = las de su propio ejército; una de las tuyas detrás impide el empuje
    .name = camarada
findorff-crush-anvil = las de tu ejército; una de las suyas detrás impide el empuje
    .name = yunque
findorff-crush-either = las de cualquiera de los dos ejércitos
    .name = ambos
findorff-draw = asedio (empate)
    .label = Asedio (empate)

## Nombres

findorff-orange = Dorado
findorff-blue = Azul

findorff-general = general
findorff-horseman = jinete
findorff-musketeer = mosquetero
findorff-pikeman = piquero
findorff-title = { $kind ->
    [G] General
    [H] Jinete
    [M] Mosquetero
   *[P] Piquero
  }
findorff-several = { $kind ->
    [G] { $count ->
        [one] general
       *[other] generales
      }
    [H] { $count ->
        [one] jinete
       *[other] jinetes
      }
    [M] { $count ->
        [one] mosquetero
       *[other] mosqueteros
      }
   *[P] { $count ->
        [one] piquero
       *[other] piqueros
      }
  }
findorff-counted = { $count } { $pieces }
findorff-empty = vacía

findorff-arrow = { $way ->
    [left] ◀
    [up] ▲
    [down] ▼
   *[right] ▶
  }
    .label = Adelante

## Lo que pasa

findorff-stepped = { $side ->
    [you] Tu { $kind } va de { $from } a { $to }.
   *[other] { $side }: el { $kind } va de { $from } a { $to }.
  }
findorff-struck = { $side ->
    [you] Tu { $kind } en { $from } captura al { $victim } en { $to }.
   *[other] { $side }: el { $kind } en { $from } captura al { $victim } en { $to }.
  }
findorff-pushed = { $side ->
    [you] Tu { $kind } en { $from } empuja al { $kind } en { $to } hacia atrás, a { $behind }.
   *[other] { $side }: el { $kind } en { $from } empuja al { $kind } en { $to } hacia atrás, a { $behind }.
  }
findorff-pushed-off = { $side ->
    [you] Tu { $kind } en { $from } empuja fuera del tablero al { $kind } en { $to }.
   *[other] { $side }: el { $kind } en { $from } empuja fuera del tablero al { $kind } en { $to }.
  }
findorff-drowned = { $side ->
    [you] Tu { $kind } en { $from } empuja al lago al { $kind } en { $to }.
   *[other] { $side }: el { $kind } en { $from } empuja al lago al { $kind } en { $to }.
  }
findorff-crushed = { $side ->
    [you] Tu { $kind } en { $from } aplasta al { $kind } en { $to } contra la pieza en { $behind }.
   *[other] { $side }: el { $kind } en { $from } aplasta al { $kind } en { $to } contra la pieza en { $behind }.
  }
findorff-passed = { $stuck } no puede mover, así que { $side } mueve otra vez.
findorff-ready = { $side }: el ejército está listo.
# Said to both players, after their names.
findorff-draw-up = a desplegar los dos ejércitos.
findorff-draws-up = { $side ->
    [you] { $how ->
        [mirrored] Despliegas el ejército «{ $name }», en espejo.
       *[straight] Despliegas el ejército «{ $name }».
      }
   *[other] { $how ->
        [mirrored] { $side } despliega el ejército «{ $name }», en espejo.
       *[straight] { $side } despliega el ejército «{ $name }».
      }
  }
findorff-draws-up-own = { $side ->
    [you] Despliegas un ejército con { $soldiers }.
   *[other] { $side } despliega un ejército con { $soldiers }.
  }
findorff-revealed = Los ejércitos se descubren. Dorado: { $orange }. Azul: { $blue }.

findorff-beheaded = { $side } ha perdido a su general.
findorff-bare = A { $side } solo le queda el general.
findorff-stuck = Asedio: ningún bando puede mover.
findorff-repeated = Asedio: la misma posición se ha dado por tercera vez.
findorff-quiet = Asedio: en { $plies } jugadas no se ha capturado nada.

## La posición en palabras

findorff-small-board = Tablero pequeño, de a1 a h8.
findorff-large-board = Tablero grande, de a1 a i9, con el lago de d4 a f6.
findorff-to-move = Le toca a { $side }.
findorff-both-draw = Ambos bandos despliegan su ejército en secreto.
findorff-one-draws = { $ready } ya tiene listo su ejército secreto. { $waiting } todavía despliega el suyo.
findorff-last = Última jugada – { $deed }
findorff-roll = { $side }: { $pieces }.
findorff-stand = { $pieces } { $squares }
findorff-lost = { $side } ha perdido { $pieces }.

## Jugadas imposibles

findorff-not-your-turn = No es tu turno.
findorff-nothing-moves = Nada se mueve hasta que ambos ejércitos estén desplegados.
findorff-drawn-up = Los ejércitos ya están desplegados y no se pueden cambiar.

findorff-other-army = Este ejército es para otro asiento u otro tablero.
findorff-outside-zone = { $square } no está en tu zona inicial, filas { $first }–{ $last }.
findorff-one-a-square = En una casilla solo cabe una pieza.
findorff-no-general = A este ejército le falta el general.
findorff-generals = Un ejército tiene un solo general, no { $count }.
findorff-no-soldiers = Un ejército necesita al menos una pieza además del general.
findorff-too-many = Un ejército tiene como máximo { $limit } piezas además del general. Este tiene { $count }.

findorff-in-lake = { $square } está en el lago.
findorff-off-board = { $square } no está en este tablero.
findorff-not-yours = El { $kind } en { $square } no es tuyo.
findorff-nobody-there = No hay ninguna pieza en { $square }.
findorff-one-square = Una pieza va una casilla adelante, atrás o a un lado, nunca más lejos y nunca en diagonal.
findorff-no-return = Un { $kind } que ha salido de su zona inicial no puede volver a entrar.
findorff-own-piece = En { $square } está tu propio { $kind }.
findorff-general-strikes = Un general solo puede capturar al otro general.
findorff-not-prey = { $prey ->
    [H] Un { $kind } no puede capturar a un { $target }. Captura a los jinetes y al general, y empuja a los de su tipo.
    [M] Un { $kind } no puede capturar a un { $target }. Captura a los mosqueteros y al general, y empuja a los de su tipo.
   *[P] Un { $kind } no puede capturar a un { $target }. Captura a los piqueros y al general, y empuja a los de su tipo.
  }
findorff-stopped = { $whose ->
    [yours] No se puede empujar: detrás, en { $behind }, hay una de tus piezas.
   *[theirs] No se puede empujar: detrás, en { $behind }, hay una pieza de su mismo ejército.
  }
findorff-other-verb = { $verb ->
    [push] De { $from } a { $to } es un empuje.
    [strike] De { $from } a { $to } es una captura.
   *[step] De { $from } a { $to } es un simple paso.
  }

findorff-long-move = Eso es demasiado largo para una jugada.
findorff-move-form = Una jugada son dos casillas, salida y llegada, como d2-d3. Las capturas y los empujes se escriben igual.
findorff-other-kind = La pieza en { $square } es un { $there }, no un { $named }.
findorff-no-move-with = Ninguna jugada sale de { $square } ni llega ahí. Escribe las dos casillas, como d2-d3.
findorff-ambiguous = Varias jugadas salen de { $square } o llegan ahí. Escribe las dos casillas.
findorff-beyond-board = { $square } no está en este tablero, que va de a1 a { $last }.
findorff-named-twice = { $square } aparece dos veces.
findorff-army-form = Escribe un ejército como { $example }, o nombra una formación.
findorff-no-army = «{ $word }» no es un ejército. Escribe uno como { $example }, o nombra una formación.
findorff-unknown-options = Las opciones son `{ findorff-option-board.name }` y `{ findorff-option-crush.name }`.

## Elegir una jugada

findorff-nothing-to-draw-up = No hay nada que desplegar.
findorff-choice-gone = Eso ya no es posible. Elige de nuevo.
findorff-army-gone = Este borrador de ejército no encaja aquí. Empieza de nuevo.
findorff-piece = { $kind } en { $square }
findorff-where-to = { $kind } en { $square }: ¿adónde va?
findorff-step = Ir a { $to }
    .low = ir a { $to }
findorff-strike = Capturar al { $victim } en { $to }
    .low = capturar al { $victim } en { $to }
findorff-push = Empujar al { $kind } de { $to } a { $behind }
    .low = empujar al { $kind } de { $to } a { $behind }
findorff-push-off = Empujar fuera del tablero al { $kind } en { $to }
    .low = empujar fuera del tablero al { $kind } en { $to }
findorff-drown = Empujar al lago al { $kind } en { $to }
    .low = empujar al lago al { $kind } en { $to }
findorff-crush = Aplastar al { $kind } en { $to } contra { $behind }
    .low = aplastar al { $kind } en { $to } contra { $behind }
findorff-confirm = { $kind } en { $square }: { $deed-low }.
findorff-way = { $way } { $deed }
findorff-chosen-way = { $way } ✓ { $deed }
findorff-offered = { $mv }  { $kind } { $square }: { $deed-low }

findorff-which-piece = ¿Qué pieza?
findorff-moves = { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
  }
findorff-deed-step = un paso
findorff-deed-strike = capturar al { $victim }
findorff-deed-push = empujar al { $kind } a { $behind }
findorff-deed-push-off = empujar al { $kind } fuera del tablero
findorff-deed-drown = empujar al { $kind } al lago
findorff-deed-crush = aplastar al { $kind } contra { $behind }

## Desplegar un ejército

findorff-how-drawn = ¿Cómo quieres desplegar tu ejército?
findorff-kept = Tu último ejército
findorff-saved = ⭐ { $name }
findorff-army = { $soldiers }
findorff-formation = { $id ->
    [motley] Mezcla
    [phalanx] Falange
    [volley] Salva
    [pincer] Tenaza
    [oblique] Oblicua
    [open] Orden abierto
    [columns] Columnas
    [guard] Guardia
    [raiders] Incursión
   *[other] { $id }
  }
findorff-plan = { $id ->
    [motley] Ideal para empezar: todo mezclado, junto a cada pieza quien la defiende
    [phalanx] Un muro de piqueros avanza; los mosqueteros apartan a los piqueros rivales
    [volley] Mosqueteros al frente; detrás, piqueros a la espera de los jinetes
    [pincer] Los jinetes de ambas alas rodean mientras el centro aguanta
    [oblique] Todo el peso a la izquierda, el general a la derecha: romper por un lado
    [open] Huecos tras el frente: pocas piezas se pueden aplastar contra las suyas
    [columns] Cada tipo en su columna: tú eliges quién se enfrenta a quién
    [guard] El general en la esquina tras uno de cada tipo; delante, unos pocos
    [raiders] Un ejército pequeño y ágil, con espacio; cada pérdida duele más
   *[other] { $id }
  }
findorff-listed = - **{ $name }**: { $plan }
findorff-suggested = { $how ->
    [mirrored] { $name }, en espejo: { $plan }
   *[straight] { $name }: { $plan }
  }
findorff-even = { $each } de cada tipo, al azar
findorff-even-hint = Colocados al azar
findorff-by-counts = Al azar, con tus números
findorff-by-counts-hint = Tú dices cuántos de cada tipo; el azar los coloca
findorff-by-squares = Casilla por casilla
findorff-by-squares-hint = Tú colocas cada pieza, fila por fila desde el frente
findorff-how-many = { $kind ->
    [H] ¿Cuántos jinetes? Hay sitio para { $room }.
    [M] ¿Cuántos mosqueteros? Hay sitio para { $room }.
   *[P] ¿Cuántos piqueros? Hay sitio para { $room }.
  }
findorff-review = Tu ejército: { $soldiers }.
findorff-unfinished = { $general ->
    [missing] { $free ->
        [0] Falta el general. Por lo demás, tu ejército está completo.
        [one] Falta el general. Además puedes colocar { $free } pieza más.
       *[other] Falta el general. Además puedes colocar { $free } piezas más.
      }
   *[placed] { $free ->
        [0] Tu ejército está completo.
        [one] Puedes colocar { $free } pieza más.
       *[other] Puedes colocar { $free } piezas más.
      }
  }
findorff-deploy = Desplegar
findorff-formations = Formaciones
findorff-eraser = Goma
findorff-paint-where = { $brush }: ¿en qué casillas?
findorff-what-here = { $square }: { $there }. Intercámbiala, o elige una pieza.
findorff-mirror = Reflejar
findorff-shuffle = Mezclar
findorff-swap = Intercambiar dos casillas
findorff-change = Cambiar una casilla
findorff-which-swap = { $which ->
    [first] ¿Qué casilla quieres intercambiar?
   *[second] ¿Con qué casilla?
  }
findorff-which-change = ¿Qué casilla quieres cambiar?
findorff-row = { $which ->
    [front] Fila del frente, { $row }
    [middle] Fila del medio, { $row }
   *[back] Fila de atrás, { $row }
  }
findorff-square = { $square }: { $there }
findorff-who-instead = { $square } ahora: { $there }. ¿Quién va ahí en su lugar?
findorff-the-general = El general
findorff-the-general-hint = Se cambia por lo que hay aquí
findorff-nobody = Nadie
findorff-nobody-on = Nadie, hasta el final de la fila
findorff-kind-on = { $pieces }, hasta el final de la fila
findorff-who-stands = { $general ->
    [missing] { $free ->
        [one] ¿Quién va en { $square }? Puedes colocar { $free } pieza más, y el general.
       *[other] ¿Quién va en { $square }? Puedes colocar { $free } piezas más, y el general.
      }
   *[placed] { $free ->
        [one] ¿Quién va en { $square }? Puedes colocar { $free } pieza más.
       *[other] ¿Quién va en { $square }? Puedes colocar { $free } piezas más.
      }
  }

## En una casilla o junto al tablero

findorff-place-piece = { $side ->
    [gold] { $kind } dorado
   *[navy] { $kind } azul
  }
findorff-place-lake = lago
findorff-place-lost = piezas perdidas
findorff-place-hidden = oculta

## Las reglas

findorff-aim-title = El objetivo
findorff-aim =
    Dos ejércitos desplegados en secreto se encuentran a campo abierto. **Captura al general enemigo**, o todo menos el general, y ganas.

    Además del general, un ejército tiene tres tipos de piezas, en la cantidad que quieras:
    - Los **mosqueteros** capturan a los piqueros.
    - Los **piqueros** capturan a los jinetes.
    - Los **jinetes** capturan a los mosqueteros.

    Contra las de su mismo tipo, una pieza solo puede empujar. Cualquier pieza captura a un general; un general solo captura al otro general.

    Dorado, con piezas redondas, mueve primero; las de Azul son escudos. Las dos filas más cercanas a cada bando (tres en el tablero grande) son su zona inicial.
findorff-aim-alt = El tablero pequeño, de 8 por 8, con ambos ejércitos en su zona inicial: Dorado en las filas 1 y 2, Azul en las filas 7 y 8.

findorff-drawing-title = Desplegar tu ejército
findorff-drawing =
    Ambos bandos despliegan su ejército a la vez. No ves nada del de tu rival, ni siquiera su tamaño, hasta que los dos están listos. A partir de ahí, todo queda a la vista.

    Coloca tu general y de 1 a 15 piezas más (18 en el tablero grande) en tu zona inicial, una por casilla. **Jugar** ofrece formaciones, coloca al azar las cantidades que elijas, o va casilla por casilla. Después refleja, mezcla, intercambia y cambia lo que quieras. Cuando confirmas, ya no hay vuelta atrás. La próxima vez se te ofrecerá el mismo ejército.

    { $formations }

    Para escribirlo: `deploy G:d1 H:f1,g1 M:a1,b1 P:c2`, `deploy phalanx` o `deploy phalanx mirrored`.
findorff-drawing-alt = El tablero grande, de 9 por 9, con el lago de d4 a f6. La falange de Dorado está en las filas 1 a 3; la zona inicial de Azul, filas 7 a 9, no muestra nada todavía.

findorff-moving-title = Ir, capturar, empujar
findorff-moving =
    En tu turno, mueve una pieza una casilla adelante, atrás o a un lado, nunca en diagonal. Tienes que mover, pero capturar nunca es obligatorio.
    - **Ir** a una casilla libre: `d2-d3`.
    - **Capturar** una pieza de un tipo al que la tuya vence, y ocupar su casilla: `d2xd3`.
    - **Empujar** una pieza enemiga de tu mismo tipo una casilla en línea recta hacia atrás, y ocupar su casilla: `d2>d3`. Si sale del tablero o cae al lago, se pierde. Si choca con una pieza de su propio ejército, queda **aplastada**: se pierde, y la pieza de detrás se queda. Si detrás hay una pieza tuya, no puedes empujar.

    Una pieza que ha salido de tu zona inicial no puede volver a entrar, salvo que la empujen. Solo tu general va y viene a su gusto.

    Escribir `d2 d3` sirve para las tres cosas. `d3` basta si solo una pieza puede ir ahí.
findorff-moving-alt = El mosquetero de Dorado en c4 puede capturar al piquero en c5. El jinete de Dorado en f5 puede empujar al jinete en f6 contra su camarada en f7 y aplastarlo.

findorff-ending-title = El final y las opciones
findorff-ending =
    {"*"}*Ganas** cuando capturas al general enemigo, o la última pieza que le queda además del general.

    El empate se llama **asedio**. Se puede acordar con **Proponer…** También llega por sí solo cuando
    - ningún bando puede mover,
    - la misma posición se da por tercera vez, o
    - en 100 jugadas, contando las de ambos bandos, no se captura nada.

    Si solo un bando no puede mover, se salta su turno.

    {"*"}*Opciones**
    - `{ findorff-option-board.name }` · `{ findorff-board-small.name }`: 8×8, hasta 15 piezas y un general. `{ findorff-board-large.name }`: 9×9 con el lago, hasta 18.
    - `{ findorff-option-crush.name }` · qué aplasta a una pieza empujada. `{ findorff-crush-comrade.name }`: una pieza de su propio ejército. `{ findorff-crush-anvil.name }`: una pieza tuya. `{ findorff-crush-either.name }`: tanto una como otra. Una pieza que no la aplasta impide el empuje.

    -# 🏠 Reglas de la casa: el turno saltado, el asedio sin acuerdo y la opción `{ findorff-option-crush.name }` (las reglas antiguas se pueden leer de las tres maneras).
findorff-ending-alt = El jinete de Dorado en e6 puede capturar al general en e7.

findorff-principle-guard = Mantén tus piezas fuera de alcance, el general primero: cualquier pieza puede capturarlo.
findorff-principle-avenge = Antes de capturar, mira qué podría capturar a cambio.
findorff-principle-fork = Amenaza dos piezas a la vez: solo una puede escapar.
findorff-principle-edge = Empuja en el borde, en el lago o contra un camarada: allí el empuje captura la pieza.
findorff-principle-approach = Acércate con el tipo que captura: mosqueteros hacia piqueros, piqueros hacia jinetes, jinetes hacia mosqueteros.
findorff-principle-mix = Forma los tres tipos lado a lado: cada uno protege de lo que captura a su vecino.

findorff-why-drawn = Es uno de varios buenos ejércitos, elegido al azar para que nadie pueda prepararse contra él.
findorff-why-general = Captura al general enemigo, y eso da la victoria.
findorff-attacked = { $whose ->
    [own] a tu { $kind } de { $square }{ $aim }
   *[enemy] al { $kind } enemigo de { $square }{ $aim }
  }
findorff-manner = { $how ->
    [off] { "" } empujándolo fuera del tablero
    [lake] { "" } empujándolo al lago
   *[strike] { "" }
  }
findorff-crushing = { "" } aplastándolo contra la pieza de { $behind }
findorff-attack-manner = { $how ->
    [off] { "" } (para empujarlo fuera del tablero)
    [lake] { "" } (para empujarlo al lago)
   *[strike] { "" }
  }
findorff-attack-crushing = { "" } (para aplastarlo contra la pieza de { $behind })
findorff-why-repeats = La misma posición se repite por tercera vez: la partida termina en asedio (empate).
findorff-why-takes = Captura al { $victim } enemigo{ $by }, y tu rival no podrá capturar nada a cambio.
findorff-why-takes-only = Captura al { $victim } enemigo{ $by }.
findorff-why-trades = Captura al { $victim } enemigo{ $by }, pero el { $hunter } enemigo de { $square } puede recapturar: un cambio.
findorff-why-saves = Salva a tu { $kind } de { $square } del { $hunter } enemigo de { $from }.
findorff-why-attacks = Ataca { $pieces }.
findorff-why-retaliates = El { $hunter } enemigo de { $from } podría capturar a tu { $kind } de { $square }{ $by }, pero entonces { $mv } captura al { $victim } enemigo.
findorff-why-lets-go = El { $hunter } enemigo de { $from } puede capturar a tu { $kind } de { $square }{ $by }, pero toda jugada que lo salva pierde la partida.
findorff-why-saves-in-vain = { $mv } salvaría a tu { $kind } de { $square }, pero entonces { $reply } captura a tu { $victim }{ $by }.
findorff-why-saves-for-less = { $mv } salvaría a tu { $kind } de { $square }, pero entonces { $reply } ataca { $pieces }, y respondas lo que respondas, pierdes una pieza.
findorff-why-forsaken = Ninguna jugada salva a tu { $kind } de { $square }.
findorff-why-lost = Contra el mejor juego, todas las jugadas pierden.
findorff-why-lost-to = Todas las jugadas pierden contra el mejor juego, y ninguna resiste más que esta. La respuesta es { $reply }{ $moves ->
    [0] .
    [one] , que gana de inmediato.
   *[other] , que gana en { $moves } jugadas.
  }
findorff-why-doomed = Juegues lo que juegues, tu general cae con { $mv }.
findorff-why-passes = { $mv } capturaría al { $victim } enemigo, pero tu rival podría recapturar.
findorff-why-joins = Ahora { $count } de tus piezas pueden capturar al { $kind } enemigo de { $square }.
findorff-why-guards = Protege a tu { $kind } de { $square } del { $hunter } enemigo de { $from }: si lo captura, tu { $mover } recaptura.
findorff-why-leads = Tienes { $own } soldados contra { $theirs }: cada cambio te acerca a la victoria.
findorff-why-answers = { $guarded ->
    [yes] Tu rival solo puede salvarlo con { $moves }. Si se queda, capturarlo es un cambio: tu rival puede recapturar.
   *[no] { $count ->
      [one] Tu rival solo puede salvarlo con { $moves }.
     *[other] Tu rival solo puede salvarlos a todos con { $moves }.
    }
  }
findorff-why-trapped = { $count ->
    [one] Responda lo que responda tu rival, puedes capturarlo en tu próximo turno.
   *[other] Responda lo que responda tu rival, puedes capturar a uno de ellos en tu próximo turno.
  }
findorff-why-confines = { $count ->
    [0] Al general enemigo de { $square } ya no le queda ningún paso seguro.
    [one] Al general enemigo de { $square } solo le queda 1 paso seguro.
   *[other] Al general enemigo de { $square } solo le quedan { $count } pasos seguros.
  }
findorff-why-enters = En la zona inicial de tu rival ningún { $hunter } puede capturar a tu { $kind }: allí no hay ninguno, y ninguno puede volver a entrar.
findorff-why-prevents = { $met ->
    [yes] Si ahora { $mv } ataca a tu { $kind } de { $square }, puedes capturar al { $hunter } enemigo de { $to }.
    [leaves] Tu { $kind } sale de { $square }, donde { $mv } lo atacaría.
   *[no] Impide que { $mv } ataque a tu { $kind } de { $square }.
  }
findorff-why-covers = El { $kind } enemigo de { $square } ya no puede ir a { $to }: allí podrías capturarlo.
findorff-why-readies = En tu próximo turno, { $mv } puede atacar { $pieces }.
findorff-why-frees = Tu { $kind } de { $square } no tenía jugada: ahora { $mv } lo pone en juego.
findorff-why-stays = { $back ->
    [win] Si se queda allí, lo capturas y ganas.
    [yes] Si se queda allí, puedes capturarlo{ $by }, pero tu rival puede recapturar.
   *[no] Si se queda allí, puedes capturarlo{ $by }, y por ahora nada puede recapturar.
  }
findorff-why-nears = Lleva tu { $kind } a { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
  } de su presa, el { $prey } enemigo de { $square }, y ningún { $hunter } enemigo está tan cerca de tu { $kind }.
findorff-why-heads = { $free ->
    [yes] Tu { $kind } va hacia el { $prey } enemigo de { $square }: pueden seguir { $moves } y atacarlo, y ningún { $hunter } enemigo está lo bastante cerca para capturar a tu { $kind } por el camino.
    [none] Tu { $kind } va hacia el { $prey } enemigo de { $square }: pueden seguir { $moves } y atacarlo, y a tu rival no le queda ningún { $hunter } que pueda capturar a tu { $kind }.
    [near] Tu { $kind } va hacia el { $prey } enemigo de { $square }: pueden seguir { $moves } y atacarlo, y ningún { $hunter } enemigo está tan cerca de tu { $kind }.
   *[no] Tu { $kind } va hacia el { $prey } enemigo de { $square }: si tu rival lo deja pasar, siguen { $moves } y lo atacan.
  }
findorff-why-opens = Abre un camino seguro a tu { $kind } de { $from }: { $count ->
    [one] puede seguir { $moves }, que ataca
   *[other] pueden seguir { $moves }, que atacan
  } al { $prey } enemigo de { $square }.
findorff-why-bars = { $leaves ->
    [yes] Tu { $kind } sale de { $square }, donde el { $hunter } enemigo de { $from } podría llegar a atacarlo sin riesgo con { $moves }.
   *[no] Sin esta jugada, el { $hunter } enemigo de { $from } podría llegar sin riesgo a atacar a tu { $kind } de { $square } con { $moves }. { $now ->
      [0] Ahora no le queda ningún camino así.
     *[other] Ahora el camino seguro lleva { $now } pasos en vez de { $was }.
    }
  }
findorff-why-peril = En { $square } tu { $kind } podría ser capturado{ $by }.
findorff-why-cornered = { $count ->
    [0] Ese { $kind } enemigo no tiene ninguna jugada segura y no puede escapar.
   *[other] Ese { $kind } enemigo solo puede escapar con { $moves }.
  }
findorff-why-safe = Mantiene todas tus piezas fuera de alcance.
findorff-why-waits = No pone nada más en peligro.
findorff-why-hunted = { $back ->
    [yes] El { $hunter } enemigo de { $from } puede capturar a tu { $kind } de { $square }{ $by }, pero tú podrías recapturar.
    [bare] El { $hunter } enemigo de { $from } puede capturar ahora a tu { $kind } de { $square }{ $by }.
   *[no] El { $hunter } enemigo de { $from } puede capturar a tu { $kind } de { $square }{ $by }, pero salvarlo te costaría más.
  }
findorff-why-counterattacks = El { $hunter } enemigo de { $from } puede capturar a tu { $kind } de { $square }{ $by }, pero entonces { $mv } ataca { $pieces }.
findorff-why-concedes = El { $hunter } enemigo de { $from } puede capturar a tu { $kind } de { $square }{ $by }, y entonces sigues con { $mv }. Hasta donde ve la máquina, ninguna jugada que lo salve es mejor.
findorff-why-regains = El { $hunter } enemigo de { $from } podría capturar a tu { $kind } de { $square }{ $by }, pero tras { $line }, { $next } captura al { $victim } enemigo.
findorff-why-saves-into-attack = { $mv } salvaría a tu { $kind } de { $square }, pero entonces { $reply } ataca { $pieces }.
findorff-why-saves-too-late = { $mv } salvaría a tu { $kind } de { $square }, pero tras { $line }, { $next } captura a tu { $victim }.
findorff-why-pushes = Empuja al { $kind } enemigo hasta { $square }.
findorff-why-retreats = Aleja a tu { $kind } del { $hunter } enemigo de { $square }, que podría capturarlo: { $steps } pasos en vez de { $was }.
findorff-why-escorts = Acerca tu { $mover } a tu { $kind } de { $square }, para protegerlo del { $hunter } enemigo de { $from }.
findorff-why-relieves = Tu { $mover } acude a proteger a tu { $kind } de { $square } del { $hunter } enemigo de { $from }: tras { $moves } podría recapturar.
findorff-why-clears = Deja sitio a tu { $kind }: después viene { $mv }.
findorff-why-approaches = Lleva tu { $kind } a { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
  } del { $prey } enemigo de { $square }, uno de sus objetivos.
findorff-why-returns = Acerca tu { $kind } a tu general de { $square }, para protegerlo.
findorff-why-shelters = Acerca tu general a tu { $guard } de { $square }, que puede protegerlo.
findorff-why-inland = Tu { $kind } deja el borde, donde el { $kind } enemigo de { $square } podría empujarlo fuera del tablero.
findorff-why-later = { $mv } puede esperar: si la respuesta es { $reply }, { $next } captura al { $victim } enemigo en tu próximo turno.
findorff-why-regained = { $mv } capturaría al { $victim } enemigo, pero tras { $line }, { $next } captura a tu { $kind }.
findorff-why-follows = { $back ->
    [yes] Si la respuesta es { $reply }, { $mv } captura al { $victim } enemigo{ $by }, pero puede ser recapturado: un cambio.
   *[no] Si la respuesta es { $reply }, { $mv } captura al { $victim } enemigo{ $by }.
  }
findorff-why-prepares = Si la respuesta es { $reply }, sigue { $mv }, para que { $then } pueda atacar { $pieces }.
findorff-why-builds = Si la respuesta es { $reply }, { $mv } ataca { $pieces }.
findorff-why-avenges = Si el { $hunter } enemigo de { $from } captura a tu { $kind } de { $square }{ $by }, ahora { $mv } recaptura.
findorff-why-airs = Tu general de { $square } no tenía ningún paso seguro: ahora { $mv } lo es.
findorff-why-yields = El { $hunter } enemigo de { $from } puede capturar a tu { $kind } de { $square }{ $by }, pero entonces sigue { $mv }, y después { $then } puede atacar { $pieces }.
findorff-why-forestalls = Si no, { $mv } atacaría { $pieces }, y respondieras lo que respondieras, perderías una pieza.
findorff-why-threatens = Prepara { $mv }: así atacarías { $pieces }, y respondiera lo que respondiera, tu rival perdería una pieza.
findorff-why-plans = Si la partida sigue con { $line }, { $mv } ataca { $pieces }.
findorff-why-earns = { $back ->
    [yes] Si la partida sigue con { $line }, { $mv } captura al { $victim } enemigo, pero puede ser recapturado: un cambio.
   *[no] Si la partida sigue con { $line }, { $mv } captura al { $victim } enemigo.
  }
findorff-why-waiting = { $mv } puede esperar: responda lo que responda tu rival, podrás capturar al { $victim } enemigo en tu próximo turno.
findorff-why-counters = { $mv } capturaría al { $victim } enemigo, pero entonces el { $hunter } enemigo de { $from } captura a tu { $kind } de { $square }{ $by }.
findorff-why-tempts = No { $mv }: entonces el { $hunter } enemigo de { $from } captura a tu { $kind } de { $square }{ $by }.
findorff-why-taken-back = No { $mv }: el { $hunter } enemigo de { $from } recaptura.
findorff-why-parries = Si { $reply } ataca a tu { $kind } de { $square }, { $mv } lo salva.
findorff-why-exposes = No { $mv }: entonces { $reply } ataca { $pieces }, y respondas lo que respondas, pierdes una pieza.
findorff-why-loses-later = No { $mv }: tras { $line }, { $next } captura a tu { $kind }.
findorff-why-comes = Si la respuesta es { $reply }, después viene { $mv }.
findorff-why-loses = No { $mv }: tras { $reply }, tu rival tiene la victoria forzada.
findorff-why-forced = Fuerza la victoria.
findorff-why-wins = { $moves ->
    [one] Con el mejor juego ganas en { $moves } jugada más, haga lo que haga tu rival.
   *[other] Con el mejor juego ganas en { $moves } jugadas más, haga lo que haga tu rival.
  }
findorff-lesson-strikes = Juegas como **Dorado**. Los mosqueteros capturan a los piqueros, los piqueros a los jinetes y los jinetes a los mosqueteros, siempre en la casilla de al lado, nunca en diagonal. Captura al piquero en **a5**, luego al jinete en **c5** y luego al mosquetero en **e5**.
findorff-lesson-strikes-done = Tres capturas, y nunca al revés: un piquero no puede capturar a un mosquetero.
findorff-lesson-strikes-wrong = Uno tras otro: tu mosquetero captura **a5**, luego tu piquero **c5** y luego tu jinete **e5**.
findorff-lesson-push = Una pieza empuja a una enemiga de su **mismo tipo** una casilla en línea recta hacia atrás. Empuja al mosquetero en **b5** con el tuyo.
findorff-lesson-push-done = Ha tenido que retroceder, y tu mosquetero ocupa su casilla.
findorff-lesson-push-wrong = Mueve tu mosquetero de **b4** contra el de b5.
findorff-lesson-edge = Una pieza empujada fuera del tablero se pierde, y también la que se empuja al **lago** en medio del tablero grande. Empuja primero una pieza de Azul más allá del borde, y luego a su mosquetero de **c5** al lago.
findorff-lesson-edge-done = ¡Chof! El borde y el lago son iguales: mantén tus piezas lejos de ellos cuando haya cerca una enemiga de su mismo tipo.
findorff-lesson-edge-wrong = Basta con una pieza más allá del borde: el jinete de **e9** o el piquero de **i5**, empujado por tu pieza de su tipo. Después, empuja de **b5** a c5.
findorff-lesson-crush = Detrás del mosquetero en b5 está su propio camarada, así que no puede retroceder. Empújalo de todos modos.
findorff-lesson-crush-done = Sin sitio para retroceder, queda aplastado. No pongas tus piezas en fila una detrás de otra.
findorff-lesson-crush-wrong = Empuja al mosquetero en **b5** contra su camarada en b6.
findorff-lesson-back = No hay vuelta atrás: una pieza que ha salido de su zona inicial, las dos primeras filas, no puede volver a entrar. Solo el general puede. Lleva tu general de vuelta a **d2**.
findorff-lesson-back-done = Eso es: el general puede retirarse, y el ejército solo avanza.
findorff-lesson-back-army = Esa jugada es válida, pero este paso va del general. Llévalo de d3 a **d2**.
findorff-lesson-back-wrong = Lleva tu general de d3 a **d2**.
findorff-lesson-last = Un ejército al que solo le queda su general ha perdido. Captura la última de las otras piezas de Azul.
findorff-lesson-last-done = Solo queda el general, así que ganas.
findorff-lesson-last-wrong = La pieza que buscas es el piquero en **f6**. Tu mosquetero lo vence.
findorff-lesson-general = Cualquier pieza puede capturar al general enemigo, y con eso ganas al instante. Busca tu pieza junto al general de Azul y termina esta partida.
findorff-lesson-general-done = El general ha caído, ¡y ganas! Protege también al tuyo: una pieza enemiga que quede justo a su lado tras tu jugada puede capturarlo, y nada te avisa. Si durante mucho tiempo no se captura nada, hay **asedio**: es el empate.
findorff-lesson-general-wrong = Mira dónde está el general de Azul, y cuál de tus piezas está a su lado.
findorff-lesson-army = Por último, el comienzo de una partida: cada bando despliega su ejército en sus dos filas, a escondidas. Tiene un general y hasta 15 piezas más. Elige una formación y despliégala; **Mezcla** es ideal para empezar.
findorff-lesson-army-done = Ya se ven ambos ejércitos y empieza la partida. Tu primera partida empieza igual, y allí también juegas como Dorado. Ya lo sabes todo sobre Castles.
findorff-lesson-army-wrong = Elige una formación y despliégala.
