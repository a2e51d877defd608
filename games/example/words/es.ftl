reversi-summary = Encierra las fichas de tu rival y dales la vuelta; gana quien tenga más
reversi-black = Negro
reversi-white = Blanco

reversi-played = { $side ->
    [you] Juegas { $square } y das la vuelta a { $turned }.
   *[other] { $side } juega { $square } y da la vuelta a { $turned }.
  }
reversi-passes = { $side } no puede jugar y pasa.
reversi-ends = Fichas al final: Negro { $black }, Blanco { $white }.
reversi-to-move = Le toca a { $side }.
reversi-discs = Negro: { $black }. Blanco: { $white }.

reversi-where = ¿Dónde pones tu ficha?
reversi-turning = da la vuelta a { $turned }
reversi-turns-nothing = Una ficha en { $square } no daría la vuelta a ninguna.
reversi-no-move = Una jugada es una casilla, por ejemplo `d3`.
reversi-bad-state = Cada casilla se nombra una vez, como `d4`, y le toca al asiento 0 o al 1.

reversi-nothing-to-play = Aquí no hay nada que elegir.
reversi-black-disc = ficha negra
reversi-white-disc = ficha blanca
reversi-rules =
    Empieza Negro. Pon una ficha en una casilla vacía de modo que **encierre** al menos una ficha de tu rival: una línea recta sin huecos
    entre tu ficha nueva y otra de las tuyas. A todas las fichas encerradas, en cualquier dirección, se les da la vuelta.

    Si no puedes jugar, pasas. Cuando nadie puede, gana quien tenga más fichas.
