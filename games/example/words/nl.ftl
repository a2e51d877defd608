reversi-summary = Sluit schijven van je tegenstander in en draai ze om; wie de meeste schijven heeft, wint
reversi-black = Zwart
reversi-white = Wit

reversi-played = { $side ->
    [you] Je speelt { $square } en draait { $turned } om.
   *[other] { $side } speelt { $square } en draait { $turned } om.
  }
reversi-passes = { $side } kan geen zet doen en past.
reversi-ends = { $black ->
    [one] Zwart heeft { $black } schijf, Wit { $white }.
   *[other] Zwart heeft { $black } schijven, Wit { $white }.
  }
reversi-to-move = { $side } is aan zet.
reversi-discs = Zwart: { $black }. Wit: { $white }.

reversi-where = Waar leg je je schijf?
reversi-turning = draait { $turned } om
reversi-turns-nothing = Een schijf op { $square } zou niets omdraaien.
reversi-no-move = Een zet is een veld, zoals `d3`.
reversi-bad-state = Elk veld wordt één keer genoemd, zoals `d4`, en plaats 0 of 1 is aan zet.

reversi-nothing-to-play = Hier valt niets te kiezen.
reversi-black-disc = zwarte schijf
reversi-white-disc = witte schijf
reversi-rules =
    Zwart begint. Leg een schijf op een leeg veld zodat die minstens één schijf van je tegenstander **insluit**: een ononderbroken rechte rij van die schijven
    tussen je nieuwe schijf en een andere van jou. Elke ingesloten schijf, in elke richting, wordt omgedraaid.

    Kun je geen zet doen, dan pas je. Kan niemand meer, dan wint wie de meeste schijven heeft.
