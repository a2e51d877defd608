castle-keep-summary = Geheime Hände: vollende eine Burg aus neun Plättchen oder bring eine andere zu Fall
castle-keep-option-version = Welche der fünf Versionen ihr spielt
    .name = version
castle-keep-option-towers = Ob gleiche Türme auch Türme angreifen können
    .name = türme
castle-keep-option-discard-draw = Ob dein erstes Plättchen im Zug auch das oberste der Ablage sein darf
    .name = von-ablage
castle-keep-option-strict-finish = Ob das letzte Plättchen des Rings auf beiden Seiten passen muss
    .name = strenger-schluss
castle-keep-version-standard = je eine Burg, für 2 bis 4 Personen
    .name = Standard
castle-keep-version-takeover = du baust mit dem, was du zerstörst, für 2 Personen
    .name = Übernahme
castle-keep-version-empire = je zwei Burgen, Plättchen wandern von einer zur anderen, für 2 bis 4 Personen
    .name = Imperium
castle-keep-version-king = beide bauen an derselben Burg und greifen sie an, für 2 Personen
    .name = König der Burg
castle-keep-version-siege = allein gegen die Belagerung
    .name = Solobelagerung
castle-keep-title-standard = Standard
castle-keep-title-takeover = Übernahme
castle-keep-title-empire = Imperium
castle-keep-title-king = König der Burg
castle-keep-title-siege = Solobelagerung
castle-keep-own-view = Hand

## Wer spielt, Burgen und Plättchen

castle-keep-builder = Burgseite
castle-keep-seat-builder = Burgseite
castle-keep-player = Spieler { $number }
castle-keep-the-castle = die Burg
castle-keep-castle-of = { $owner ->
    [you] { $number ->
        [0] deine Burg
       *[other] deine Burg { $number }
      }
   *[other] { $number ->
        [0] die Burg von { $owner }
       *[other] Burg { $number } von { $owner }
      }
  }
castle-keep-named-tile = { $tile } ({ $words })
castle-keep-tile = { $form ->
    [a] { $part ->
        [wall] eine { castle-keep-tile.e }
       *[other] ein { castle-keep-tile.er }
      }{ castle-keep-tile.one }
    [the] { $part ->
        [wall] die { castle-keep-tile.e }
       *[other] der { castle-keep-tile.e }
      }{ castle-keep-tile.one }
    [two] zwei { castle-keep-tile.e }{ castle-keep-tile.many }
    [many] { castle-keep-tile.e }{ castle-keep-tile.many }
    [label] { castle-keep-tile.label }
   *[bare] { castle-keep-tile.bare }
  }
    .acc = { $form ->
        [a] { $part ->
            [wall] eine { castle-keep-tile.e }
           *[other] einen { castle-keep-tile.en }
          }{ castle-keep-tile.one }
        [the] { $part ->
            [wall] die { castle-keep-tile.e }
           *[other] den { castle-keep-tile.en }
          }{ castle-keep-tile.one }
        [two] zwei { castle-keep-tile.e }{ castle-keep-tile.many }
        [many] { castle-keep-tile.e }{ castle-keep-tile.many }
       *[bare] { $part ->
            [wall] { castle-keep-tile.e }
           *[other] { castle-keep-tile.en }
          }{ castle-keep-tile.one }
      }
    .dat = { $form ->
        [a] { $part ->
            [wall] einer { castle-keep-tile.en }
           *[other] einem { castle-keep-tile.en }
          }{ castle-keep-tile.one }
        [the] { $part ->
            [wall] der { castle-keep-tile.en }
           *[other] dem { castle-keep-tile.en }
          }{ castle-keep-tile.one }
        [two] zwei { castle-keep-tile.en }{ castle-keep-tile.manydat }
        [many] { castle-keep-tile.en }{ castle-keep-tile.manydat }
       *[bare] { $part ->
            [wall] { castle-keep-tile.er }
           *[other] { castle-keep-tile.em }
          }{ castle-keep-tile.one }
      }
    .bare = { $part ->
        [wall] { castle-keep-tile.e }
       *[other] { castle-keep-tile.er }
      }{ castle-keep-tile.one }
    .label = { $part ->
        [wall] { $color ->
            [red] Rote{" "}
            [yellow] Gelbe{" "}
           *[blue] Blaue{" "}
          }{ castle-keep-tile.shapee }
       *[other] { $color ->
            [red] Roter{" "}
            [yellow] Gelber{" "}
           *[blue] Blauer{" "}
          }{ castle-keep-tile.shapeer }
      }{ castle-keep-tile.one }
    .one = { $part ->
        [wall] Mauer
        [tower] Turm
       *[keep] Bergfried
      }
    .many = { $part ->
        [wall] Mauern
        [tower] Türme
       *[keep] Bergfriede
      }
    .manydat = { $part ->
        [wall] Mauern
        [tower] Türmen
       *[keep] Bergfrieden
      }
    .e = { $color ->
        [red] rote{" "}
        [yellow] gelbe{" "}
       *[blue] blaue{" "}
      }{ castle-keep-tile.shapee }
    .er = { $color ->
        [red] roter{" "}
        [yellow] gelber{" "}
       *[blue] blauer{" "}
      }{ castle-keep-tile.shapeer }
    .en = { $color ->
        [red] roten{" "}
        [yellow] gelben{" "}
       *[blue] blauen{" "}
      }{ $shape ->
        [curvy] welligen{" "}
        [zigzag] gezackten{" "}
        [straight] geraden{" "}
       *[none] {""}
      }
    .em = { $color ->
        [red] rotem{" "}
        [yellow] gelbem{" "}
       *[blue] blauem{" "}
      }{ $shape ->
        [curvy] welligem{" "}
        [zigzag] gezacktem{" "}
        [straight] geradem{" "}
       *[none] {""}
      }
    .shapee = { $shape ->
        [curvy] wellige{" "}
        [zigzag] gezackte{" "}
        [straight] gerade{" "}
       *[none] {""}
      }
    .shapeer = { $shape ->
        [curvy] welliger{" "}
        [zigzag] gezackter{" "}
        [straight] gerader{" "}
       *[none] {""}
      }

## Was geschieht

castle-keep-you-draw = Du ziehst { $tiles-acc }.
castle-keep-you-draw-nothing = Es ist kein Plättchen zum Ziehen mehr da.
castle-keep-draws = { $player ->
    [you] { $count ->
        [0] Du kannst kein Plättchen mehr ziehen.
        [one] Du ziehst ein Plättchen.
       *[other] Du ziehst zwei Plättchen.
      }
   *[other] { $count ->
        [0] { $player } kann kein Plättchen mehr ziehen.
        [one] { $player } zieht ein Plättchen.
       *[other] { $player } zieht zwei Plättchen.
      }
  }
castle-keep-takes-top = { $player ->
    [you] Du nimmst { $tile-acc } von der Ablage.
   *[other] { $player } nimmt { $tile-acc } von der Ablage.
  }
castle-keep-reshuffled = Der Stapel ist aufgebraucht. Die Ablage wird gemischt und bildet den neuen.
castle-keep-builds = { $from ->
    [spoils] { $player ->
        [you] Du baust { $tile-acc } aus der Beute auf { $spot }.
       *[other] { $player } baut { $tile-acc } aus der Beute auf { $spot }.
      }
   *[hand] { $player ->
        [you] Du baust { $tile-acc } auf { $spot }.
       *[other] { $player } baut { $tile-acc } auf { $spot }.
      }
  }
# All that a turn has built. $tiles is a list of castle-keep-built-tile.
castle-keep-builds-several = { $player ->
    [you] Du baust { $count } Plättchen: { $tiles }.
   *[other] { $player } baut { $count } Plättchen: { $tiles }.
  }
castle-keep-built-tile = { $from ->
    [spoils] { $tile-acc } aus der Beute auf { $spot }
   *[hand] { $tile-acc } auf { $spot }
  }
castle-keep-transfers = { $player ->
    [you] Du setzt { $tile-acc } von { $from } nach { $to } um.
   *[other] { $player } setzt { $tile-acc } von { $from } nach { $to } um.
  }
castle-keep-attacks = { $player ->
    [you] { $count ->
        [one] Du greifst { $castle } mit { $tiles-dat } an: Das Plättchen auf { $cells } fällt.
       *[other] Du greifst { $castle } mit { $tiles-dat } an: Die Plättchen auf { $cells } fallen.
      }
   *[other] { $count ->
        [one] { $player } greift { $castle } mit { $tiles-dat } an: Das Plättchen auf { $cells } fällt.
       *[other] { $player } greift { $castle } mit { $tiles-dat } an: Die Plättchen auf { $cells } fallen.
      }
  }
castle-keep-attacks-open = Ab jetzt sind Angriffe erlaubt.
castle-keep-starts-anew = Die Burg ist zerstört, und eine neue beginnt.
castle-keep-rubble = { $player ->
    [you] Deine Burg { $number } liegt in Trümmern.
   *[other] Burg { $number } von { $player } liegt in Trümmern.
  }
castle-keep-out = { $player ->
    [you] Du bist ausgeschieden: Deine beiden Burgen liegen in Trümmern.
   *[other] { $player } ist ausgeschieden: Beide Burgen liegen in Trümmern.
  }
castle-keep-passes = { $player ->
    [you] Du passt.
   *[other] { $player } passt.
  }
castle-keep-finishes = { $player ->
    [you] Du beendest deinen Zug.
   *[other] { $player } beendet den Zug.
  }
castle-keep-discards = { $player ->
    [you] Du legst { $tile-acc } ab.
   *[other] { $player } legt { $tile-acc } ab.
  }
castle-keep-leaves = { $player ->
    [you] Du scheidest aus.
   *[other] { $player } scheidet aus.
  }
castle-keep-leaves-table = { $player ->
    [you] { $castles ->
        [one] Du scheidest aus, und deine Burg wird entfernt.
       *[other] Du scheidest aus, und deine Burgen werden entfernt.
      }
   *[other] { $castles ->
        [one] { $player } scheidet aus, und die eigene Burg wird entfernt.
       *[other] { $player } scheidet aus, und die eigenen Burgen werden entfernt.
      }
  }
castle-keep-turns-over = { $count ->
    [0] Die Belagerung deckt { $tile-acc } auf: daneben.
    [one] Die Belagerung deckt { $tile-acc } auf: getroffen.
   *[other] Die Belagerung deckt { $tile-acc } auf und kann eines von { $count } Plättchen treffen.
  }
castle-keep-destroys = Die Belagerung zerstört { $cells }.
castle-keep-none-stands = Kein Plättchen steht mehr.

castle-keep-completed = { $player ->
    [you] { $castles ->
        [one] Du hast die Burg vollendet.
       *[other] Du hast beide Burgen vollendet.
      }
   *[other] { $castles ->
        [one] { $player } hat die Burg vollendet.
       *[other] { $player } hat beide Burgen vollendet.
      }
  }
castle-keep-brings-down = { $winner ->
    [you] { $loser ->
        [you] { $castles ->
            [one] Du hast deine Burg zerstört.
           *[other] Du hast deine letzte Burg zerstört.
          }
       *[other] { $castles ->
            [one] Du hast die Burg von { $loser } zerstört.
           *[other] Du hast die letzte Burg von { $loser } zerstört.
          }
      }
   *[other] { $loser ->
        [you] { $castles ->
            [one] { $winner } hat deine Burg zerstört.
           *[other] { $winner } hat deine letzte Burg zerstört.
          }
       *[other] { $castles ->
            [one] { $winner } hat die Burg von { $loser } zerstört.
           *[other] { $winner } hat die letzte Burg von { $loser } zerstört.
          }
      }
  }
castle-keep-last-in = { $player ->
    [you] Nur du bist noch dabei.
   *[other] Nur { $player } ist noch dabei.
  }
castle-keep-razed = Die Belagerung siegt: Das letzte Plättchen ist zerstört.
castle-keep-used-up = Die Belagerung siegt: Der Stapel war zu Ende, bevor die Burg fertig war.

## Die Stellung in Worten

castle-keep-turn = { $player ->
    [you] { $does ->
        [draw] Du ziehst Plättchen.
        [attack] Du baust, greifst an oder passt.
        [act] Du baust oder passt.
        [build] Du bist beim Bauen.
        [discard] Du legst ab, bis du vier Plättchen hast.
       *[hit] Du wählst, was die Belagerung trifft.
      }
   *[other] { $does ->
        [draw] { $player } zieht Plättchen.
        [attack] { $player } baut, greift an oder passt.
        [act] { $player } baut oder passt.
        [build] { $player } ist beim Bauen.
        [discard] { $player } legt ab, bis nur vier Plättchen bleiben.
       *[hit] { $player } wählt, was die Belagerung trifft.
      }
  }
castle-keep-kings = Die Burg: { $tiles }.
castle-keep-has-left = { $player ->
    [you] Du bist ausgeschieden.
   *[other] { $player } ist ausgeschieden.
  }
castle-keep-has = { $player ->
    [you] Du – { $parts }.
   *[other] { $player } – { $parts }.
  }
castle-keep-site = { $number ->
    [0] Burg: { $tiles }
   *[other] Burg { $number }: { $tiles }
  }
castle-keep-site-rubble = { $number ->
    [0] Burg: in Trümmern
   *[other] Burg { $number }: in Trümmern
  }
castle-keep-empty = leer
castle-keep-stands = { $cell } { $tile }
castle-keep-hand = Hand: { $tiles }
castle-keep-in-hand = { $count ->
    [0] kein Plättchen auf der Hand
    [one] ein Plättchen auf der Hand
   *[other] { $count } Plättchen auf der Hand
  }
castle-keep-spoils = Beute: { $tiles }
castle-keep-several = { $count } { $tile }
castle-keep-pile = Stapel: { $pile }. Ablage: { $discards }.
castle-keep-pile-and-top = Stapel: { $pile }. Ablage: { $discards }, obenauf { $top }.
castle-keep-discards-title = Ablage
castle-keep-discards-told = Ablage: { $count }, obenauf { $top }. { $tiles }.
castle-keep-lie = { $tile } × { $count }
castle-keep-open = Angriffe sind erlaubt.
castle-keep-not-open = Angriffe sind noch nicht erlaubt.
castle-keep-can-build = Du kannst bauen: { $builds }.
castle-keep-can-attack = Du kannst angreifen: { $attacks }.
castle-keep-can-both = Du kannst bauen: { $builds }. Du kannst angreifen: { $attacks }.
castle-keep-attack-on = { $castle } auf { $cell } mit { $tiles-dat }
castle-keep-tile-on = { $tile } auf { $spots }

## Warum etwas nicht geht

castle-keep-not-your-turn = Du bist nicht am Zug.
castle-keep-wrong-phase = { $phase ->
    [draw] Zieh zuerst Plättchen: `draw`, oder `draw` und das oberste der Ablage.
    [act] Jetzt heißt es bauen, angreifen oder passen.
    [build] Du bist beim Bauen: Setz noch ein Plättchen, oder sag `done`.
    [discard] Leg jetzt ab, bis du vier Plättchen hast: `drop` und ein Plättchen.
   *[hit] Wähle zuerst, was die Belagerung trifft: `hit` und ein Feld.
  }
castle-keep-not-on-top = { $tile } liegt in der Ablage nicht obenauf.
castle-keep-not-held = { $tile } hast du nicht.
castle-keep-held-fewer = Dafür braucht es { $needed } × { $tile }, und du hast { $held }.
castle-keep-not-in-spoils = { $tile } ist nicht in deiner Beute.
castle-keep-unknown-castle = Diese Burg gibt es nicht.
castle-keep-never-rebuilt = Burg { $number } liegt in Trümmern und wird nicht wieder aufgebaut.
castle-keep-wrong-part = Türme gehören auf die Ecken (a1 c1 a3 c3), Mauern auf die Seiten (b1 a2 c2 b3), der Bergfried auf b2.
castle-keep-taken = Auf { $cell } steht schon ein Plättchen.
castle-keep-keep-first = Beginne eine Burg mit einer Mauer oder einem Turm, nicht mit dem Bergfried.
castle-keep-keep-color = Deine Burg braucht erst ein Plättchen in der Farbe des Bergfrieds.
castle-keep-keep-alone = Nur dein Bergfried steht noch, also muss dein nächstes Plättchen seine Farbe haben.
castle-keep-none-beside = Ein Plättchen muss im Ring neben ein anderes, und neben { $cell } steht keines.
castle-keep-strict-finish = In dieser Partie muss das letzte Plättchen des Rings auf beiden Seiten passen, und { $tile } tut das nicht.
castle-keep-matches-neither = { $tile } passt zu keinem der Nachbarn von { $cell }.
castle-keep-mismatch = { $tile } muss zu jedem Nachbarn von { $cell } in Farbe oder Form passen.
castle-keep-empire-only = Plättchen von Burg zu Burg umsetzen geht nur im Imperium.
castle-keep-same-castle = Umsetzen kannst du ein Plättchen nur in deine andere Burg.
castle-keep-nothing-on = Auf { $spot } steht kein Plättchen.
castle-keep-moved-before = Dieses Plättchen hast du in diesem Zug schon umgesetzt.
castle-keep-last-tile = Das letzte Plättchen einer Burg lässt sich nicht umsetzen.
castle-keep-king-closed = Angriffe sind erlaubt, sobald in der Burg einmal zwei Plättchen standen.
castle-keep-closed = Angriffe sind erlaubt, sobald bei allen gleichzeitig zwei Plättchen standen.
castle-keep-nothing-there = Auf { $cell } dieser Burg steht kein Plättchen.
castle-keep-other-there = Auf { $cell } steht { $standing }. Nur ein gleiches Plättchen kann es angreifen.
castle-keep-towers-off = Türme lassen sich in dieser Partie nicht angreifen: Die Option `{ castle-keep-option-towers.name }` ist aus.
castle-keep-nobody-there = In der Solobelagerung gibt es niemanden, den du angreifen könntest.
castle-keep-own-castle = Die eigene Burg kannst du nicht angreifen.
castle-keep-unknown-target = So eine Burg gibt es hier nicht.
castle-keep-not-hit = Aufgedeckt wurde { $turned }, und damit ist { $cell } nicht zu treffen.
castle-keep-nothing-turned = Es ist kein Plättchen aufgedeckt.

castle-keep-move-form = Diesen Zug kann ich nicht lesen. Züge sehen aus wie `TRc@a1`, `2:WBz@b1`, `done`, `pass` oder `drop WBz`.
castle-keep-name-cell = Nenne ein Feld, a1 bis c3.
castle-keep-cell-form = `{ $typed }` ist kein Feld: Felder heißen a1 bis c3.
castle-keep-name-tile = Nenne ein Plättchen in Worten, zum Beispiel `roter welliger Turm`, oder in Buchstaben: T (Turm) oder W (Mauer), dann eine Farbe (R Y B) und eine Form (c z s), zum Beispiel `TRc`. Bergfriede schreibst du wie `KR`.
castle-keep-discards-empty = Die Ablage ist leer, von dort ist nichts zu ziehen.
castle-keep-transfer-form = Beim Umsetzen nennst du beide Burgen und Felder: `1.a1>2.c3`.
castle-keep-one-castle = Es gibt nur eine Burg.
castle-keep-owner-form = `{ $typed }` ist keine Burg, die du angreifen kannst. Nenne die Nummer des Platzes, zum Beispiel `2:WBz@b1`.
castle-keep-king-form = Hier gibt es nur die eine Burg des Königs: `king:WBz@b1`.
castle-keep-nothing-fits = { $ask ->
    [cell] Das passt nicht. Sag, wohin das Plättchen kommt.
   *[target] Das passt nicht. Sag, welche Burg und welches Feld du angreifst.
  }
castle-keep-ambiguous = { $ask ->
    [cell] Sag, wohin es kommt, zum Beispiel `{ $example }`.
   *[target] Sag, welche Burg und welches Feld du angreifst, zum Beispiel `{ $example }`.
  }

castle-keep-siege-towers = Die Solobelagerung hat keine Option `{ castle-keep-option-towers.name }`: Die Belagerung trifft ohnehin jede Art von Plättchen.
castle-keep-siege-discard-draw = Die Solobelagerung hat keine Option `{ castle-keep-option-discard-draw.name }`: Du ziehst immer ein Plättchen vom Stapel.
castle-keep-version-form = Die Version ist `{ castle-keep-version-standard.name }`, `{ castle-keep-version-takeover.name }`, `{ castle-keep-version-empire.name }`, `{ castle-keep-version-king.name }` oder `{ castle-keep-version-siege.name }`.

castle-keep-idle = Es gibt nichts zu wählen: Du bist nicht am Zug.
castle-keep-gone = Das geht nicht mehr. Wähle noch einmal.

## Schritt für Schritt wählen

castle-keep-first = { $phase ->
    [only-pass] Nichts, was du hast, lässt sich bauen: Du passt.
    [stuck] Es passt nichts mehr.
    [draw] Woher ziehst du Plättchen?
    [attack] Bauen, angreifen oder passen?
    [act] Bauen oder passen?
    [build] Weiterbauen oder aufhören?
    [discard] Welches Plättchen legst du ab?
   *[hit] Welches Plättchen trifft die Belagerung?
  }
castle-keep-which-attack = Wähle deinen Angriff. Er lässt sich nicht zurücknehmen.
castle-keep-which-transfer = Welches Plättchen setzt du um?
castle-keep-where-to = Wohin kommt es?
castle-keep-where-goes = Wohin kommt { $tile }?
castle-keep-no-place = Jetzt kannst du { $tile-acc } nicht verwenden.
castle-keep-places = { $places ->
    [0] passt nirgends
    [one] 1 Stelle
   *[other] { $places } Stellen
  }
castle-keep-confirm-attack = { $count ->
    [one] Angreifen: 1 Plättchen fällt
   *[other] Angreifen: { $count } Plättchen fallen
  }
castle-keep-play = { $told }.
castle-keep-attack = Angreifen
castle-keep-transfer = Ein Plättchen umsetzen
castle-keep-done = Fertig
castle-keep-pass = Passen
castle-keep-from-pile = Zwei vom Stapel
castle-keep-from-discards = { $tile } von der Ablage
castle-keep-tile-goes-on = { $from ->
    [spoils] { $tile } auf { $spot }, aus der Beute
   *[hand] { $tile } auf { $spot }
  }
castle-keep-in-castle = { $cell } in Burg { $number }

## Was ein Zug bewirkt

castle-keep-suggested = { $mv } · { $told }
castle-keep-does-draw = Zwei Plättchen vom Stapel ziehen
castle-keep-does-draw-top = Von der Ablage ziehen: { $tile-bare }, dann ein verdecktes
castle-keep-does-complete = Die Burg vollenden und gewinnen: { $tile-bare }
castle-keep-does-build = Bauen: { $tile-bare } auf { $spot }
castle-keep-does-end = Nicht weiterbauen
castle-keep-does-transfer = Umsetzen: { $tile-bare } von { $from } nach { $to }
castle-keep-does-attack = { $keeps ->
    [2] { $left ->
        [none] { $count ->
            [one] Angriff mit zwei Bergfrieden auf { $target }: { $cells } fällt – das letzte
           *[other] Angriff mit zwei Bergfrieden auf { $target }: { $cells } fallen – die letzten
          }
       *[some] { $count ->
            [one] Angriff mit zwei Bergfrieden auf { $target }: { $cells } fällt
           *[other] Angriff mit zwei Bergfrieden auf { $target }: { $cells } fallen
          }
      }
   *[other] { $left ->
        [none] { $count ->
            [one] Angriff auf { $target }: { $cells } fällt – das letzte
           *[other] Angriff auf { $target }: { $cells } fallen – die letzten
          }
       *[some] { $count ->
            [one] Angriff auf { $target }: { $cells } fällt
           *[other] Angriff auf { $target }: { $cells } fallen
          }
      }
  }
castle-keep-does-attack-with = { $left ->
    [none] Angriff auf { $target }: { $cell } mit { $tile-dat }, alle fallen
   *[some] Angriff auf { $target }: { $cell } mit { $tile-dat }, { $count } fallen
  }
castle-keep-target = { $owner ->
    [you] { $number ->
        [0] deine Burg
       *[other] deine Burg { $number }
      }
   *[other] { $number ->
        [0] { $owner }
       *[other] { $owner }, Burg { $number }
      }
  }
castle-keep-does-nothing = Weder bauen noch angreifen
castle-keep-does-discard = Ablegen: { $tile-bare }
castle-keep-falls = { $count ->
    [one] { $cells } fällt
   *[other] { $cells } fallen
  }

## Was neben den Brettern liegt

castle-keep-place-hidden = verdeckte Plättchen
castle-keep-place-pile = Stapel
castle-keep-place-discards = Ablage, obenauf { $top }
castle-keep-place-no-discards = leere Ablage
castle-keep-place-open = Angriffe sind erlaubt
castle-keep-place-closed = Angriffe sind noch nicht erlaubt
castle-keep-place-spoils = Beute

## Die Regeln

castle-keep-castle-title = Deine Burg
castle-keep-castle =
    {"*"}*Vollende vor allen anderen eine Burg aus neun Plättchen, oder zerstöre eine fremde Burg ganz.**

    Eine Burg ist ein Quadrat von 3×3 Feldern: **Türme** auf den Ecken (a1 c1 a3 c3), **Mauern** auf den Seiten (b1 a2 c2 b3) und ein **Bergfried** in der Mitte (b2). Türme und Mauern gibt es in drei Farben (rot, gelb, blau) und drei Formen (wellig, gezackt, gerade), je viermal. Bergfriede haben nur eine Farbe, je sechsmal. Das macht 90 Plättchen.

    Die acht äußeren Plättchen sind der **Ring**. Jedes Plättchen, das du anlegst, muss zu **jedem** passen, das im Ring schon daneben steht, in Farbe oder Form. Nur beim Plättchen, das den Ring schließt, genügt einer der beiden Nachbarn.

    Der **Bergfried** braucht ein Plättchen seiner Farbe im Ring, wenn du ihn setzt. Später kommt es darauf nicht mehr an.
castle-keep-castle-alt = Eine fertige Burg: Türme rot wellig auf a1, gelb gezackt auf c1, blau gerade auf a3, blau wellig auf c3; Mauern rot gezackt auf b1, rot gerade auf a2, gelb wellig auf c2, blau wellig auf b3; ein roter Bergfried auf b2.

castle-keep-turns-title = Dein Zug
castle-keep-turns =
    Alle haben vier geheime Plättchen auf der Hand.

    {"*"}*1. Ziehen**: zwei Plättchen. Das mache ich für dich. Ist der Stapel aufgebraucht, wird aus der gemischten Ablage ein neuer.

    {"*"}*2. Bauen, angreifen oder passen.** Zum Bauen setzt du so viele Plättchen, wie du magst, und wählst dann *Fertig*. Eine Burg beginnt mit einer beliebigen Mauer oder einem beliebigen Turm. Danach kommt jedes Plättchen neben eines, das schon steht. Steht nach einem Angriff nur noch dein Bergfried, muss dein nächstes Plättchen seine Farbe haben und darf auf jedes Feld seiner Art.

    {"*"}*3. Ablegen**, bis du nur noch vier hast. Welche, bestimmst du.

    Gibt es nichts mehr zu entscheiden, endet dein Zug von selbst.
castle-keep-turns-alt = Eine Burg mit einem roten welligen Turm auf a1 und einer roten geraden Mauer auf a2. Das nächste Plättchen darf daneben, auf b1 oder a3, wenn es passt.

castle-keep-attacking-title = Angriffe
castle-keep-attacking =
    Angreifen darfst du, sobald bei allen gleichzeitig zwei Plättchen standen. Von da an bleiben Angriffe erlaubt. Ein Angriff tritt an die Stelle des Bauens. Schwerter neben dem Stapel zeigen, dass Angriffe erlaubt sind; solange sie es nicht sind, sind die Schwerter blass.

    {"*"}*Mauern.** Spiel eine Mauer, die einer fremden in Farbe und Form gleicht. Diese fällt, und mit ihr alle Mauern und Türme ihrer Farbe, die im Ring lückenlos mit ihr zusammenhängen, egal in welcher Form. Eine Lücke hält den Sturz auf. Der Bergfried bleibt.

    {"*"}*Bergfriede.** Spiel zwei Bergfriede in der Farbe eines fremden, oder nur einen, wenn dort sonst nichts mehr steht.

    {"*"}*Nimm einer fremden Burg das letzte Plättchen, und du gewinnst sofort.**

    {"*"}*Optionen** · `{ castle-keep-option-towers.name }`: Gleiche Türme können auch Türme angreifen. `{ castle-keep-option-discard-draw.name }`: Dein erstes Plättchen im Zug darf das oberste der Ablage sein. `{ castle-keep-option-strict-finish.name }`: Das Plättchen, das den Ring schließt, muss auf beiden Seiten passen.

    -# 🏠 Hausregeln: ein Angriff pro Zug. Gibt jemand auf und sind noch mindestens zwei dabei, kommen Hand und Beute auf die Ablage, die Burgen werden entfernt, und die anderen spielen weiter; wer zuletzt übrig ist, gewinnt.
castle-keep-attacking-alt = Eine Burg mit roten Plättchen auf a1, b1 und c1, einer blauen Mauer auf c2 und einem roten Bergfried. Die drei roten Plättchen des Rings sind markiert: Eine rote gezackte Mauer, gegen b1 gespielt, bringt sie zusammen zu Fall.

castle-keep-versions-title = Fünf Versionen
castle-keep-versions =
    {"*"}*Standard**, 2 bis 4 Personen: die Regeln bis hierher.

    {"*"}*Übernahme**, 2 Personen: Was du zerstörst, wird deine offene **Beute**. Ab deinem nächsten Zug kannst du auch damit bauen. Angreifen kann sie nicht, und zu deinen vier Plättchen zählt sie nicht.

    {"*"}*Imperium**, 2 bis 4 Personen: Alle bauen zwei Burgen. Vollende beide, oder zerstöre alle Burgen aller anderen, und du gewinnst. In deinem Zug kannst du, bevor du angreifst oder passt, Plättchen in deine andere Burg umsetzen, wo sie passen: jedes einmal im Zug, und nie das letzte einer Burg. Eine zerstörte Burg bleibt in Trümmern, und wenn beide in Trümmern liegen, bist du ausgeschieden. Angriffe sind erlaubt, sobald alle insgesamt zwei Plättchen haben.

    {"*"}*König der Burg**, 2 Personen: Beide bauen an einer Burg und greifen sie an, und wer sie vollendet, gewinnt. Angriffe sind erlaubt, sobald zwei Plättchen in ihr standen. Wird sie zerstört, beginnt eine neue.

    {"*"}*Solobelagerung**, 1 Person: Deine Burg beginnt mit einem Plättchen vom Stapel, vielleicht sogar einem Bergfried. In jedem Zug ziehst du ein Plättchen, baust oder passt und legst bis auf vier ab. Dann deckt die Belagerung zwei Plättchen auf. Jedes, das einem von deinen gleicht, zerstört es samt den Mauern und Türmen seiner Farbe, die damit zusammenhängen; gleicht es mehreren, wählst du. Von den Optionen gilt nur `{ castle-keep-option-strict-finish.name }`. Vollende die Burg, bevor der Stapel zu Ende ist, und verlier nie dein letztes Plättchen.
castle-keep-versions-alt = Zwei Burgen auf einem Platz in der Version { castle-keep-title-empire }: die erste hat fünf Plättchen, die zweite drei.

castle-keep-notation-title = Züge aufschreiben
castle-keep-notation =
    Knöpfe und Menüs reichen zum Spielen. Tippst du lieber, spielt Großschreibung keine Rolle.

    Ein **Plättchen** heißt nach Art, Farbe und Form: `TRc` ist ein roter welliger Turm, `WBz` eine blaue gezackte Mauer, `KY` ein gelber Bergfried.

    - **Bauen**: `TRc@a1`, dann `done`. Im Imperium ist `TRc@2.a1` deine zweite Burg. `*TRc@a1` baut aus der Beute.
    - **Angreifen**: `2:WBz@b1` greift die Mauer von Spieler 2 auf b1 an. `2:KR@b2` greift einen Bergfried an, mit einem oder zweien, wie es nötig ist. Imperium: `2.1:WBz@b1`. König der Burg: `king:WBz@b1`.
    - **Passen** und **ablegen**: `pass`, `drop WBz`.
    - **Ziehen** (Option `{ castle-keep-option-discard-draw.name }`): `draw` vom Stapel, `draw TRc` für das oberste der Ablage zuerst.
    - **Umsetzen** (Imperium): `1.a1>2.c3`.
    - **Belagerung**: `hit b1`, wenn du die Wahl hast.
castle-keep-notation-alt = Eine Burg mit einem Plättchen, dem roten welligen Turm auf a1: `TRc@a1`.

castle-keep-principle-fit = Bau so, dass deine anderen Plättchen danach noch passen.
castle-keep-principle-keep = Bau deinen Bergfried früh: Nur Bergfriede können ihn angreifen.
castle-keep-principle-mix = Misch die Farben im Ring: Zusammenhängende Plättchen einer Farbe fallen gemeinsam.
castle-keep-principle-strike = Greif an, um eine Vollendung zu verhindern oder das letzte Plättchen zu nehmen; sonst bau, denn ein Angriff ersetzt das Bauen.
castle-keep-principle-hold = Behalte, was andere zerstören könnten, und bau es in einem Zug, wenn du fertig werden kannst.
castle-keep-principle-wait = Leg Doppelte ab und was nirgends passt; behalte, was viele noch nicht gesehene Plättchen vollenden würden.

castle-keep-why-wins = Das gewinnt sofort.
castle-keep-why-wins-by-razing = { $count ->
    [one] Das gewinnt sofort: Es zerstört das letzte Plättchen dieser Burg.
    [2] Das gewinnt sofort: Beide Plättchen dieser Burg hängen zusammen, und sie fällt ganz.
   *[other] Das gewinnt sofort: Alle { $count } Plättchen dieser Burg hängen zusammen, und sie fällt ganz.
  }
castle-keep-why-finishes = Mit den Plättchen auf deiner Hand kannst du in diesem Zug fertig werden und gewinnen: { $moves }.
castle-keep-why-finishes-by-draw = Mit dem obersten Plättchen der Ablage kannst du in diesem Zug gewinnen: danach { $moves }.
castle-keep-why-builds = { $whose ->
    [own] Deine Burg
    [shared] Die Burg
   *[one] Diese Burg
  } hat dann { $tiles } ihrer 9 Plättchen{ $next ->
    [builds] , und mit { $more } in diesem Zug { $all }.
   *[waits] { $fitting ->
        [0] .
        [one] . 1 weiteres von dir kann folgen: Halte es zurück, bis du fertig werden kannst.
       *[other] . { $fitting } weitere von dir können folgen: Halte sie zurück, bis du fertig werden kannst.
      }
  }
castle-keep-why-completes = Diese Burg ist dann fertig{ $missing ->
    [0] .
    [one] ; deiner anderen fehlt noch 1 Plättchen.
   *[other] ; deiner anderen fehlen noch { $missing } Plättchen.
  }
castle-keep-why-opens = Mit diesem Plättchen werden Angriffe möglich: Von denen, die du behältst, { $own ->
    [0] kann keines
    [one] kann 1
   *[other] können { $own }
  } angreifen, und von den ungesehenen { $theirs ->
    [0] keines
   *[other] { $theirs }
  } { $whose ->
    [shared] die Burg
   *[own] dich
  }.
castle-keep-why-fells = { $delay ->
    [next] { $count ->
        [one] Das zerstört 1 Plättchen und lässt { $left } stehen. Damit lässt sich diese Burg im nächsten Zug nicht vollenden: Es fehlen { $missing }; verfügbar: { $held }.
       *[other] Das zerstört { $count } Plättchen und lässt { $left } stehen. Damit lässt sich diese Burg im nächsten Zug nicht vollenden: Es fehlen { $missing }; verfügbar: { $held }.
      }
   *[none] { $count ->
        [one] Das zerstört 1 Plättchen und lässt { $left } stehen.
       *[other] Das zerstört { $count } Plättchen und lässt { $left } stehen.
      }
  }
castle-keep-why-razes = Das legt diese Burg endgültig in Trümmer.
castle-keep-why-costs = { $count ->
    [one] Das kostet dich 1 Plättchen und lässt dir die beste Burg zum Weiterbauen.
   *[other] Das kostet dich { $count } Plättchen und lässt dir die beste Burg zum Weiterbauen.
  }
castle-keep-why-spares = Dieses Plättchen wird dir am wenigsten fehlen.
castle-keep-why-spares-for-finish = { $waiting ->
    [one] Mit dem, was du behältst, kannst du im nächsten Zug fertig werden, wenn du das richtige Plättchen ziehst: 1 von denen, die du nicht siehst
   *[other] Mit dem, was du behältst, kannst du im nächsten Zug fertig werden, wenn du eines der richtigen Plättchen ziehst: { $waiting } von denen, die du nicht siehst
  }{ $percent ->
    [0] .
   *[other] , Wahrscheinlichkeit etwa { $percent } %.
  }
castle-keep-why-finishes-after-siege = { $waiting ->
    [one] Mit dem, was du behältst, kannst du im nächsten Zug fertig werden, wenn die Belagerung deine Burg verschont und du danach das richtige Plättchen ziehst: 1 von denen, die du nicht siehst
   *[other] Mit dem, was du behältst, kannst du im nächsten Zug fertig werden, wenn die Belagerung deine Burg verschont und du danach eines der richtigen Plättchen ziehst: { $waiting } von denen, die du nicht siehst
  }{ $percent ->
    [0] .
   *[other] , Wahrscheinlichkeit etwa { $percent } %.
  }
castle-keep-why-spares-reach = Ohne es kann { $whose ->
    [shared] die Burg
   *[own] deine Burg
  } mit dem, was du behältst, später ebenso weit kommen: in einem Zug auf { $tiles } ihrer 9 Plättchen.
castle-keep-why-spares-unfit = Dieses Plättchen passt jetzt nirgends, also wird es dir am wenigsten fehlen.
castle-keep-why-spares-all-unfit = Nichts auf deiner Hand passt jetzt; dieses Plättchen wird dir am wenigsten fehlen.
castle-keep-why-spares-less-wanted = Nichts auf deiner Hand passt jetzt. Von den Plättchen, die du nicht siehst, { $own ->
    [0] würde keines
    [one] würde 1
   *[other] würden { $own }
  } Platz für dieses schaffen, für { $kept } aber { $most }.
castle-keep-why-spares-best = Nichts auf deiner Hand passt jetzt. Mit dem, was du behältst, lassen dich { $makers } der ungesehenen Plättchen auch eines von der Hand bauen; stattdessen ohne { $other } nur { $fewer }.
castle-keep-why-spares-copy = Du behältst noch ein gleiches Plättchen.
castle-keep-why-keeps = Behalte deine Plättchen noch: Sobald Angriffe möglich sind, könnte fallen, was du baust, aber nicht, was du behältst.
castle-keep-why-keeps-safe = Behalte deine Plättchen noch: Auf der Hand kann sie niemand angreifen.
castle-keep-why-keeps-best = Bau jetzt { $after ->
    [built] nichts mehr
   *[kept] nichts
  }: Behalte von deinen { $tiles } Plättchen die { $kept }, die am besten zusammenpassen. Dort kann sie niemand angreifen.
castle-keep-why-keeps-from-siege = Behalte deine Plättchen noch: Die Belagerung kann zerstören, was du baust, aber nicht, was du behältst.
castle-keep-why-keeps-from-other = Behalte deine Plättchen noch: In der gemeinsamen Burg würden sie auch der Gegenseite helfen.
castle-keep-why-nothing-fits = Von deinen Plättchen passt jetzt keines.
castle-keep-why-takes = So weißt du, was du bekommst{ $when ->
    [now] , und kannst es gebrauchen.
   *[later] , auch wenn es noch nirgends passt.
  }
castle-keep-why-draws = Ein unbekanntes Plättchen ist mehr wert als das oberste der Ablage.
castle-keep-why-moves = In deiner anderen Burg ist dieses Plättchen nützlicher.
castle-keep-why-room = Von den { $unseen } Plättchen, die du nicht siehst, { $fitting ->
    [one] passt danach 1
   *[other] passen danach { $fitting }
  }{ $percent ->
    [0] .
   *[other] : etwa { $percent } % Wahrscheinlichkeit, im nächsten Zug eines zu ziehen.
  }
castle-keep-why-room-elsewhere = { $fitting ->
    [one] Von den { $unseen } Plättchen, die du nicht siehst, passt danach 1; nach { $mv } wären es nur { $fewer }.
   *[other] Von den { $unseen } Plättchen, die du nicht siehst, passen danach { $fitting }; nach { $mv } wären es nur { $fewer }.
  }
castle-keep-why-room-now = { $fitting ->
    [one] Von den { $unseen } Plättchen, die du nicht siehst, passt danach 1, jetzt aber nur { $before }.
   *[other] Von den { $unseen } Plättchen, die du nicht siehst, passen danach { $fitting }, jetzt aber nur { $before }.
  }
castle-keep-why-risks = { $matching } der ungesehenen Plättchen { $matching ->
    [one] könnte
   *[other] könnten
  } dieses dann zu Fall bringen{ $others ->
    [0] .
    [one] , und 1 weiteres mit ihm.
   *[other] , und { $others } weitere mit ihm.
  }
castle-keep-why-risks-all = { $matching } der ungesehenen Plättchen { $matching ->
    [one] könnte
   *[other] könnten
  } dann deine ganze Burg zu Fall bringen und dich besiegen, Wahrscheinlichkeit etwa { $percent } %{ $beside ->
    [now] : nicht mehr als jetzt.
    [builds] , aber anders zu bauen wäre nicht weniger riskant.
    [room] { $fitting ->
        [one] . Dafür passt dann 1 davon an deine Burg, jetzt nur { $before }.
       *[other] . Dafür passen dann { $fitting } davon an deine Burg, jetzt nur { $before }.
      }
   *[none] .
  }
castle-keep-why-would-open = { $after ->
    [built] Nicht auch noch { $mv }
   *[kept] Nicht { $mv }
  }: Angriffe würden möglich, und { $theirs ->
    [0] keines der ungesehenen Plättchen könnte
    [one] 1 der ungesehenen Plättchen könnte
   *[other] { $theirs } der ungesehenen Plättchen könnten
  } { $whose ->
    [shared] die Burg
   *[own] dich
  } angreifen.
castle-keep-why-would-expose = { $after ->
    [built] Nicht auch noch { $mv }
   *[kept] Nicht { $mv }
  }: { $when ->
    [later] Sobald Angriffe möglich sind, { $matching ->
        [one] könnte 1 der ungesehenen Plättchen
       *[other] könnten { $matching } der ungesehenen Plättchen
      }
   *[now] Dann { $matching ->
        [one] könnte 1 der ungesehenen Plättchen
       *[other] könnten { $matching } der ungesehenen Plättchen
      }
  } es zu Fall bringen{ $others ->
    [0] .
    [one] , und 1 weiteres mit ihm.
   *[other] , und { $others } weitere mit ihm.
  }
castle-keep-why-reaches = Was du behältst, kann { $whose ->
    [shared] die Burg
   *[own] deine Burg
  } später in einem Zug auf { $tiles } ihrer 9 Plättchen bringen: Mit { $missing } weiteren ist sie fertig.
castle-keep-why-would-follow = Mit { $makers } der { $unseen } Plättchen, die du nicht siehst, könntest du auch ein Plättchen von deiner Hand bauen{ $percent ->
    [0] .
   *[other] : etwa { $percent } % Wahrscheinlichkeit, im nächsten Zug eines zu ziehen.
  }
castle-keep-why-unhit = Kein Plättchen, das du nicht siehst, könnte dieses zu Fall bringen.
castle-keep-why-only-keeps = { $unseen ->
    [0] Nur zwei Bergfriede seiner Farbe zugleich können diesen Bergfried zu Fall bringen, und du siehst sie alle.
   *[other] Nur zwei Bergfriede seiner Farbe zugleich können diesen Bergfried zu Fall bringen; du siehst { $unseen } davon nicht.
  }
castle-keep-why-lacks = Danach fehlen dieser Burg noch { $missing } Plättchen; die Gegenseite hat { $held } zur Verfügung.
castle-keep-lesson-match = Du baust eine Burg aus neun Plättchen: Türme auf den Ecken, Mauern dazwischen, der Bergfried in der Mitte. Ein neues Plättchen kommt neben ein anderes und passt zu **jedem** Nachbarn in **Form** oder **Farbe**. Bau den blauen gezackten Turm neben die gezackte Mauer, dann die rote wellige Mauer neben den roten Turm.
castle-keep-lesson-match-done = Einmal passte die Form, einmal die Farbe (und die Form). In einem Zug darfst du so viele Plättchen bauen, wie passen. Die verdeckten Plättchen mit der Zahl sind der Stapel: Jeder Zug beginnt mit zwei Plättchen davon.
castle-keep-lesson-match-other = Der rote wellige Turm passt dort auch, denn er hat die Farbe der Mauer. Aber bau diesmal den blauen gezackten Turm auf **c1**.
castle-keep-lesson-match-passed = So baust du nichts, obwohl du passende Plättchen hast. Bau erst den blauen gezackten Turm auf **c1**, dann die rote wellige Mauer auf **a2**.
castle-keep-lesson-match-wrong = Erst der blaue gezackte Turm auf c1: Er passt in der Form zur Mauer. Dann die rote wellige Mauer auf a2.
castle-keep-lesson-keep = Der Bergfried kommt in die Mitte. Er hat keine Form und braucht ein Plättchen seiner Farbe in der Burg. Deine ist bisher rot: Bau den richtigen Bergfried.
castle-keep-lesson-keep-done = Von jetzt an schützt dein Bergfried die Mitte, und nur Bergfriede können ihn angreifen. Die gekreuzten Schwerter neben dem Stapel sind blass, bis Angriffe erlaubt sind: sobald in jeder Burg zwei Plättchen stehen.
castle-keep-lesson-keep-wrong = So baust du nichts. Bau den **roten** Bergfried auf b2: Für den blauen braucht deine Burg erst ein blaues Plättchen.
castle-keep-lesson-finish = Eine Lücke ist noch da, auf c3. Das letzte Plättchen des Rings muss nur zu einem seiner beiden Nachbarn passen. Vollende deine Burg, und du gewinnst!
castle-keep-lesson-finish-done = Neun Plättchen: Die Burg ist vollendet, und du gewinnst.
castle-keep-lesson-finish-wrong = Such den Turm, der zur gelben Mauer auf c2 passt.
castle-keep-lesson-attack = Statt zu bauen, darfst du eine Mauer der Gegenseite angreifen: mit einer Mauer, die ihr **ganz gleicht**. Sie fällt, und mit ihr alle Mauern und Türme ihrer Farbe, die damit zusammenhängen. Türme selbst kannst du nicht angreifen. Nimm die **rote gezackte Mauer** aus deiner Hand und greif ihren Zwilling auf **b1** an. Danach hast du noch mehr als vier Plättchen, also leg eines ab.
castle-keep-lesson-attack-done = Drei Plättchen auf einen Schlag. Bringst du das letzte Plättchen einer Burg zu Fall, gewinnst du ebenfalls. Am Ende eines Zugs behältst du höchstens vier, und dann zieht die Gegenseite zwei. Das ist das Grundspiel. Nun folgen vier andere Versionen, eine in jedem Schritt.
castle-keep-lesson-attack-wrong = Greif die rote gezackte Mauer auf **b1** mit der aus deiner Hand an, und leg dann irgendein Plättchen ab.
castle-keep-lesson-takeover = Die Version wählst du, wenn du eine Partie beginnst. Mit **{ castle-keep-version-takeover.name }** werden die Plättchen, die du zu Fall bringst, deine Beute, und du darfst mit ihnen bauen. Ein Bergfried fällt durch zwei Bergfriede: Greif den roten auf **b2** mit den zwei roten aus deiner Hand an.
castle-keep-lesson-takeover-done = Der Bergfried gehört jetzt dir: Er liegt in deiner Beute.
castle-keep-lesson-takeover-wrong = Greif den roten Bergfried auf b2 an, in der Burg der Gegenseite. Dafür braucht es zwei rote Bergfriede.
castle-keep-lesson-empire = Die nächste Version ist **{ castle-keep-version-empire.name }**: Du baust zwei Burgen und brauchst beide. Eine von deinen ist schon vollendet. Vollende die andere mit dem Turm aus deiner Hand.
castle-keep-lesson-empire-done = Beide Burgen sind vollendet, und du gewinnst. Im Imperium darfst du auch Plättchen von einer Burg in die andere umsetzen.
castle-keep-lesson-empire-wrong = Die Lücke ist auf c3 in Burg 1.
castle-keep-lesson-king = Dann kommt **{ castle-keep-version-king.name }**: Es gibt nur eine Burg. Ihr baut beide an ihr, und wer das letzte Plättchen setzt, gewinnt. Setz es!
castle-keep-lesson-king-done = Die Burg gehört dir. Überlass der Gegenseite nie eine Burg mit nur einer Lücke!
castle-keep-lesson-king-wrong = Die Lücke auf c3 wartet auf deinen Turm.
castle-keep-lesson-siege = Die letzte Version ist **{ castle-keep-version-siege.name }**, für dich allein: Vollende deine Burg, bevor die Plättchen ausgehen. In jedem Zug kann ein Angriff kommen. Werde mit dieser Burg rechtzeitig fertig.
castle-keep-lesson-siege-done = Deine Burg hat standgehalten! Jetzt kennst du Castle Keep und seine Versionen.
castle-keep-lesson-siege-wrong = Dein Turm passt in die Lücke auf c3.
