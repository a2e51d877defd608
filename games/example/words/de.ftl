reversi-summary = Nimm die Steine der Gegenseite in die Zange und dreh sie um; wer am Ende mehr hat, gewinnt
reversi-black = Schwarz
reversi-white = Weiß

reversi-played = { $side ->
    [you] { $turned ->
        [one] Du setzt auf { $square } und drehst { $turned } Stein um.
       *[other] Du setzt auf { $square } und drehst { $turned } Steine um.
      }
   *[other] { $turned ->
        [one] { $side } setzt auf { $square } und dreht { $turned } Stein um.
       *[other] { $side } setzt auf { $square } und dreht { $turned } Steine um.
      }
  }
reversi-passes = { $side } kann nicht setzen und passt.
reversi-ends = Steine von Schwarz: { $black }, von Weiß: { $white }.
reversi-to-move = { $side } ist am Zug.
reversi-discs = Schwarz: { $black }. Weiß: { $white }.

reversi-where = Wohin setzt du deinen Stein?
reversi-turning = dreht { $turned } um
reversi-turns-nothing = Ein Stein auf { $square } würde nichts umdrehen.
reversi-no-move = Ein Zug ist ein Feld, zum Beispiel `d3`.
reversi-bad-state = Jedes Feld wird einmal genannt, wie in `d4`, und Platz 0 oder 1 ist am Zug.

reversi-nothing-to-play = Hier gibt es nichts zu wählen.
reversi-black-disc = schwarzer Stein
reversi-white-disc = weißer Stein
reversi-rules =
    Schwarz beginnt. Setze einen Stein so auf ein leeres Feld, dass er mindestens einen gegnerischen Stein **einschließt**: eine lückenlose gerade Reihe
    davon zwischen deinem neuen Stein und einem anderen von dir. Alle eingeschlossenen Steine werden umgedreht, in jeder Richtung.

    Kannst du nicht setzen, passt du. Kann niemand mehr setzen, gewinnt, wer mehr Steine hat.
