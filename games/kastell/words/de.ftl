kastell-summary = Baut zusammen eine Burg aus je sieben Teilen; wer nicht mehr bauen kann, verliert
kastell-option-trees = Wo die drei Bäume stehen
    .name = bäume
kastell-option-contact = Wie sich Teile berühren dürfen
    .name = kontakt
kastell-option-picker = Wer das nächste Teil bestimmt
    .name = auswahl
kastell-trees-random = zufällig verteilt
    .name = Zufall
kastell-trees-black = Schwarz pflanzt sie vor dem ersten Teil
    .name = Schwarz
kastell-trees-squares = oder drei beliebige Felder, die du nennst
    .name = c3,d6,g4
kastell-contact-free = Teile dürfen sich überall berühren
    .name = frei
kastell-contact-apart = deine Teile und die der Gegenseite treffen sich nur an Ecken
    .name = getrennt
kastell-contact-linked = jedes deiner Teile grenzt mit einer Kante an ein anderes von dir
    .name = verbunden
kastell-picker-self = du bestimmst dein Teil selbst
    .name = selbst
kastell-picker-opponent = die Gegenseite nennt das Teil, das du bauen musst
    .name = Gegenseite

kastell-white = Weiß
kastell-black = Schwarz

## Was geschieht

kastell-built = { $side ->
    [you] Du baust { $mv }.
   *[other] { $side } baut { $mv }.
  }
kastell-placed = { $mv }, das Teil { $piece } auf { $squares }
kastell-kept = { $side ->
    [you] Du behältst deine Farbe.
   *[other] { $side } behält die eigene Farbe.
  }
kastell-picked = { $side ->
    [you] Du nennst { $piece }. { $other } muss dieses Teil bauen.
   *[other] { $side } nennt { $piece }. { $other } muss dieses Teil bauen.
  }
kastell-swapped = Die Farben werden getauscht.
kastell-planted = { $side ->
    [you] Du pflanzt die Bäume auf { $trees }.
   *[other] { $side } pflanzt die Bäume auf { $trees }.
  }

kastell-named-stuck = { $loser } kann das genannte Teil { $piece } nicht bauen.
kastell-none-left = { $loser } hat keine Teile mehr.
kastell-stuck = { $loser } kann keines der restlichen Teile mehr bauen.

## Die Stellung in Worten

kastell-has-won = { $reason } { $winner } gewinnt.
kastell-plants = { $side } pflanzt die Bäume.
kastell-may-swap = { $side } darf die Farben tauschen.
kastell-picks = { $side } nennt das Teil, das { $builder } bauen muss.
kastell-must-build = { $side } muss das Teil { $piece } bauen.
kastell-builds = Als Nächstes baut { $side }.
kastell-no-trees = Es gibt keine Bäume.
kastell-trees = Bäume: { $squares }.
kastell-has-built = { $side } hat gebaut: { $pieces }.
kastell-piece = { $piece } auf { $squares }
kastell-built-nothing = { $side } hat noch nichts gebaut.
kastell-holds = { $side } hat noch { $pieces }.
kastell-holds-nothing = { $side } hat keine Teile mehr.
kastell-built-last = Zuletzt gebaut: { $squares }.

## Warum etwas nicht geht

kastell-not-your-turn = Du bist nicht am Zug.
kastell-plant-first = Pflanze zuerst die Bäume, zum Beispiel `trees c3,d6,g4`.
kastell-swap-first = Sag zuerst `swap`, um die Farben zu tauschen, oder `keep`, um deine zu behalten.
kastell-build-or-swap = Bau ein Teil, zum Beispiel `Tn@c3`, oder sag `swap`, um die Farben zu tauschen.
kastell-pick-first = Nenne das Teil, das die Gegenseite bauen muss, zum Beispiel `pick { $example }`.
kastell-build-named = Bau { $piece }, das genannte Teil.
kastell-build-first = Bau eines deiner Teile, zum Beispiel `Tn@c3`.
kastell-picked-built = { $side } hat { $piece } schon gebaut.
kastell-other-named = Genannt wurde { $named }, also musst du dieses Teil bauen.
kastell-built-before = Dein Teil { $piece } hast du schon gebaut.
kastell-beyond-edge = { $mv } würde über den Rand des Bretts hinausragen.
kastell-on-tree = Auf { $square } steht ein Baum.
kastell-on-piece = Auf { $square } hat { $side } schon gebaut.
kastell-touches = Das läge Kante an Kante mit dem Teil von { $side } auf { $square }. In dieser Partie dürfen sich deine Teile und die der Gegenseite nur an Ecken treffen.
kastell-unlinked = In dieser Partie muss jedes Teil mit einer Kante an ein anderes von dir grenzen.

kastell-long-move = Das ist zu lang für einen Zug. Einer sieht so aus: `Tn@c3`.
kastell-no-move = Schreib einen Zug, zum Beispiel `Tn@c3`.
kastell-grove-form = Bäume stehen auf drei verschiedenen Feldern: `trees c3,d6,g4`.
kastell-pick-form = Nenne eines der Teile I, J, L, O, S, T und Z: `pick T`.
kastell-four-squares = Ein Teil bedeckt vier verschiedene Felder: `c3 d3 e3 d4`.
kastell-no-piece = { $squares } ergeben keines der Teile I, J, L, O, S, T und Z.
kastell-other-piece = Diese Felder ergeben das Teil { $formed }, nicht { $piece }.
kastell-move-form = Ein Zug besteht aus Teil, Drehung und Feld, zum Beispiel `Tn@c3`, oder aus den vier Feldern: `c3 d3 e3 d4`.
kastell-piece-form = Ein Zug beginnt mit einem der Teile I, J, L, O, S, T und Z: `Tn@c3`.
kastell-square-form = Das Feld ist eines von a1 bis h8, wie in `Tn@c3`.
kastell-never-turned = O hat keine Drehung: `O@c3`.
kastell-turn-form = Die Drehungen von { $piece } sind { $turns }: `{ $example }`.
kastell-fits-nowhere = { $piece } passt dort in keiner Drehung. Nenne eine, um zu sehen, warum, zum Beispiel `{ $example }`.
kastell-ambiguous = { $piece } passt dort in mehreren Drehungen. Nenne eine.
kastell-trees-option = Wähle für die Bäume `{ kastell-trees-random.name }`, `{ kastell-trees-black.name }` oder drei verschiedene Felder wie `c3,d6,g4`.

## Schritt für Schritt wählen

kastell-choice-gone = Das geht nicht mehr. Wähle noch einmal.
kastell-ask-build = { $piece } auf { $squares } bauen.
kastell-ask-plant = Die Bäume auf { $trees } pflanzen.
kastell-ask-name = Die Gegenseite muss { $piece } bauen.
kastell-ask-swap = Mit Weiß die Farben tauschen.
kastell-ask-keep = Die eigene Farbe behalten.
kastell-swap-or-keep = Mit Weiß die Farben tauschen oder deine behalten?
kastell-keep = Meine Farbe behalten
kastell-keep-hint = Du bleibst Schwarz und baust als Nächstes
kastell-swap = Farben tauschen
kastell-swap-hint = Du wirst Weiß, und die Gegenseite baut als Nächstes
kastell-which-to-name = Welches Teil muss die Gegenseite bauen?
kastell-which-to-build = Welches Teil baust du?
kastell-one-piece = { $piece ->
    [I] { $piece }, der Balken
    [J] { $piece }, der Haken nach links
    [L] { $piece }, der Haken nach rechts
    [S] { $piece }, die steigende Stufe
    [T] { $piece }, der Balken mit Höcker
    [Z] { $piece }, die fallende Stufe
   *[O] { $piece }, das Quadrat
  }
kastell-room = { $places ->
    [0] Passt nirgends mehr
    [one] Passt an 1 Stelle
   *[other] Passt an { $places } Stellen
  }
kastell-which-place = Wohin kommt { $piece }?
kastell-around = Bereich { $from } bis { $to }
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
kastell-one-turn = { $pose ->
    [lying] { $shape }, liegend
    [standing] { $shape }, stehend
    [bump-up] { $shape }, Höcker oben
    [bump-right] { $shape }, Höcker rechts
    [bump-down] { $shape }, Höcker unten
    [bump-left] { $shape }, Höcker links
    [lying-up-left] { $shape }, liegend, linkes Ende nach oben
    [standing-right-top] { $shape }, stehend, oberes Ende nach rechts
    [lying-down-right] { $shape }, liegend, rechtes Ende nach unten
    [standing-left-bottom] { $shape }, stehend, unteres Ende nach links
    [lying-up-right] { $shape }, liegend, rechtes Ende nach oben
    [standing-right-bottom] { $shape }, stehend, unteres Ende nach rechts
    [lying-down-left] { $shape }, liegend, linkes Ende nach unten
    [standing-left-top] { $shape }, stehend, oberes Ende nach links
   *[same] { $shape }, in jeder Drehung gleich
  }
kastell-places = { $places ->
    [one] 1 Stelle
   *[other] { $places } Stellen
  }
kastell-build-piece = { $piece } bauen
kastell-no-room = { $piece } passt jetzt nirgends.
kastell-where-trees = { $left ->
    [0] Die Bäume hier pflanzen oder einen wegnehmen?
    [one] Wohin kommen die Bäume? Noch einer.
   *[other] Wohin kommen die Bäume? Noch { $left }.
  }
kastell-plant-tree = Baum pflanzen
kastell-remove-tree = Baum wegnehmen
kastell-plant-trees = Bäume pflanzen
kastell-tree-column = { $number ->
    [1] Wohin kommen die Bäume? Wähle alle drei auf einmal oder die Spalte des ersten.
    [2] In welcher Spalte steht der zweite Baum?
   *[3] In welcher Spalte steht der dritte Baum?
  }
kastell-tree-row = { $number ->
    [1] Erster Baum, Spalte { $column }: welche Reihe?
    [2] Zweiter Baum, Spalte { $column }: welche Reihe?
   *[3] Dritter Baum, Spalte { $column }: welche Reihe?
  }

## Was auf einem Feld steht oder neben dem Brett liegt

kastell-place-tree = Baum
kastell-place-block = { $side ->
    [white] { $state ->
        [gone] weißes Teil { $piece }, schon gebaut
       *[other] weißes Teil { $piece }
      }
   *[black] { $state ->
        [gone] schwarzes Teil { $piece }, schon gebaut
       *[other] schwarzes Teil { $piece }
      }
  }

## Vorschläge

kastell-covers = { $mv } · { $piece } · { $squares }
kastell-suggest-swap = swap: Farben tauschen
kastell-suggest-keep = keep: eigene Farbe behalten

## Die Regeln

kastell-castle-title = Die Burg
kastell-castle =
    Ihr baut zu zweit **gemeinsam eine Burg**, auf einem Brett von 8×8 Feldern mit drei Bäumen. **Wer am Zug ist und nicht bauen kann, verliert.**

    - Ihr habt beide die gleichen **sieben Teile**: jede Form, die vier zusammenhängende Felder bilden können, I, J, L, O, S, T und Z.
    - **Weiß beginnt.** Wenn du am Zug bist, baust du eines deiner Teile auf vier leere Felder. Passen geht nicht.
    - Ein Teil darfst du **drehen**, aber nie **spiegeln**: S bleibt S, J bleibt J.
    - Bäume und Teile bleiben, wo sie sind.

    Wer zuletzt baut, gewinnt, ob der Gegenseite nun der Platz ausgeht oder die Teile. Remis gibt es nicht, und nach spätestens vierzehn Zügen ist Schluss.

    -# Tipp: Spät in der Partie sind die Lücken am meisten wert, in die nur deine eigenen Teile passen.

kastell-notation-title = Züge aufschreiben
kastell-notation =
    Mit den Knöpfen wählst du ein Teil und einen Bereich, dann drehst und verschiebst du das Teil an seinen Platz. Tippen geht schneller: **Teil, Drehung, `@`, Feld**, zum Beispiel `Tn@c3`.

    - **Drehung**: Vierteldrehungen im Uhrzeigersinn, `n` keine, `e` eine, `s` zwei, `w` drei. O hat keine; I, S und Z haben nur `n` und `e`.
    - Bei `n` liegt jedes Teil flach. Der Höcker von T zeigt nach oben, bei J ragt das linke Ende hoch, bei L das rechte, S steigt nach rechts an, und Z fällt nach rechts ab.
    - **Feld**: die linke untere Ecke des Rechtecks um das Teil, auch wenn das Teil diese Ecke frei lässt.

    Im Bild hat Weiß `Tn@c3` gebaut und Schwarz `Se@e4`. Großschreibung und Leerzeichen spielen keine Rolle (`tn c3`). Du kannst auch die vier Felder tippen: `c3 d3 e3 d4`.

kastell-variants-title = Optionen
kastell-variants =
    Diese Optionen wählst du, wenn du jemanden herausforderst.

    {"*"}*{ kastell-option-trees.name }** · `{ kastell-trees-random.name }` lost drei Felder aus. Bei `{ kastell-trees-black.name }` pflanzt Schwarz alle drei vor dem ersten Teil von Weiß. Oder nenne drei Felder: `c3,d6,g4`.

    {"*"}*{ kastell-option-contact.name }** · `{ kastell-contact-free.name }`: Teile dürfen sich überall berühren. `{ kastell-contact-apart.name }`: Deine Teile und die der Gegenseite dürfen sich an Ecken treffen, aber nie an Kanten. `{ kastell-contact-linked.name }`: Jedes deiner Teile außer dem ersten muss mit einer Kante an ein anderes von dir grenzen. Zum Ausgleich darf Schwarz nach dem ersten Teil von Weiß einmal `swap` sagen: Ihr tauscht Farben, gebaute und übrige Teile, und wer nun Schwarz hat, baut.

    {"*"}*{ kastell-option-picker.name }** · `{ kastell-picker-self.name }`: Du bestimmst dein Teil. `{ kastell-picker-opponent.name }`: Die Gegenseite nennt das Teil, das du bauen musst (`pick T`), und wenn es nirgends passt, verlierst du. Darf Schwarz tauschen, sagt Schwarz zuerst `swap` oder `keep`.

    -# 🏠 Diese Optionen folgen veröffentlichten Beschreibungen des Originals. Wo diese schweigen, gelten Hausregeln.

kastell-principle-room = Lass der Gegenseite mit jedem Teil weniger Stellen als dir selbst.
kastell-principle-gaps = Schaff Lücken, in die nur deine Teile passen: Sie sind Züge auf Vorrat.
kastell-principle-look = Sieh vor dem Bauen nach, ob die Gegenseite danach zuletzt bauen könnte.
kastell-principle-count = Zähl die Züge, die übrig sind: Wer zuletzt baut, gewinnt.
kastell-principle-name = Wenn du das Teil bestimmst, nenn das mit den wenigsten Stellen.
kastell-principle-spend = Bau zuerst das Teil mit den wenigsten Stellen und behalte die, die fast überall passen.

kastell-why-last-place = Danach kann die Gegenseite nirgends mehr bauen.
kastell-why-forced = Was die Gegenseite auch tut, danach gewinnst du.
kastell-why-lost = Bei perfektem Spiel verliert hier jeder Zug.
kastell-why-rare = { $share ->
    [all] Das gewinnt, was die Gegenseite auch tut, wie alle deine { $moves } Züge.
   *[some] { $winning ->
        [one] Von deinen { $moves } Zügen gewinnt nur dieser.
       *[other] Was die Gegenseite auch tut, danach gewinnst du: { $winning } deiner { $moves } Züge gewinnen.
      }
  }
kastell-why-lost-to = { $trap ->
    [best] Bei perfektem Spiel verliert hier jeder Zug, und dieser stellt die beste Falle: { $losing } der { $moves } Antworten der Gegenseite lassen dich gewinnen.
   *[none] Bei perfektem Spiel verliert hier jeder Zug. Nach diesem lassen dich { $losing } der { $moves } Antworten der Gegenseite gewinnen.
  }
kastell-why-lost-but = Bei perfektem Spiel verliert hier jeder Zug. Nach diesem ließe dich von { $moves } Antworten der Gegenseite nur { $saving } gewinnen.
kastell-why-lost-all = { $trap ->
    [best] Bei perfektem Spiel verliert hier jeder Zug, und nach keinem lässt dich eine Antwort gewinnen.
   *[none] Bei perfektem Spiel verliert hier jeder Zug. Nach diesem lässt dich keine Antwort gewinnen.
  }
kastell-why-lost-by = Bei perfektem Spiel verliert hier jeder Zug. Nach diesem muss die Gegenseite { $answer } finden: Die { $others } anderen Antworten lassen dich gewinnen.
kastell-why-lost-only = Bei perfektem Spiel verliert hier jeder Zug. Nach diesem hat die Gegenseite nur eine Antwort, { $answer }, und die gewinnt.
kastell-why-may-swap = Danach darf die Gegenseite die Farben tauschen: Bau also etwas, das keinem von euch viel hilft.
kastell-why-scarce = { $places ->
    [one] Dein Teil { $piece } hat die wenigsten Stellen, nur 1: Bau es, solange es passt.
   *[other] Dein Teil { $piece } hat die wenigsten Stellen, { $places }: Bau es, solange es passt.
  }
kastell-why-leaves = Verglichen mit einem durchschnittlichen Zug lässt er dir { $own_way ->
    [more] { $own ->
        [one] 1 Möglichkeit mehr zu bauen
       *[other] { $own } Möglichkeiten mehr zu bauen
      }
    [fewer] { $own ->
        [one] 1 Möglichkeit weniger zu bauen
       *[other] { $own } Möglichkeiten weniger zu bauen
      }
   *[same] gleich viele Möglichkeiten zu bauen
  } und der Gegenseite { $their_way ->
    [more] { $theirs } mehr
    [fewer] { $theirs } weniger
   *[same] gleich viele
  }.
kastell-why-reserve = Nur du kannst noch auf { $squares } bauen ({ $piece }).
kastell-why-stays = Nur du kannst auf { $squares } bauen ({ $piece }), und dieser Zug lässt die Stelle frei.
kastell-why-theirs = Die Gegenseite hat einen Zug in Reserve: Nur sie kann noch auf { $squares } bauen ({ $piece }).
kastell-why-shuts-out = Die Gegenseite hat danach keine Stelle mehr für { $pieces }.
kastell-why-squeezes = { $places ->
    [one] Der Gegenseite bleibt 1 von { $before } Stellen für { $piece }.
   *[other] Der Gegenseite bleiben { $places } von { $before } Stellen für { $piece }.
  }
kastell-why-follows = Auf { $reply } erzwingst du den Sieg mit { $mv }.
kastell-why-tempts = Nicht { $mv }: Nach { $reply } könntest du nichts mehr bauen.
kastell-why-errs = Nicht { $mv }: Mit { $reply } würde die Gegenseite gewinnen.
kastell-why-errs-here = Nicht { $mv }: Mit { $reply } würde die Gegenseite gewinnen. Dein Zug nimmt ihr { $squares }, was diese Antwort braucht.
kastell-why-errs-by-place = Nicht { $mv }: Mit { $reply } würde die Gegenseite gewinnen. Danach könnte nur noch sie auf { $squares } bauen ({ $piece }).
kastell-why-weaker = { $more ->
    [one] { $mv } ließe der Gegenseite 1 Möglichkeit mehr zu bauen als dieser Zug.
   *[other] { $mv } ließe der Gegenseite { $more } Möglichkeiten mehr zu bauen als dieser Zug.
  }
kastell-why-named = { $theirs ->
    [0] Die Gegenseite hat keine Stelle für { $piece }.
    [one] Die Gegenseite hat 1 Stelle für { $piece }.
   *[other] Die Gegenseite hat { $theirs } Stellen für { $piece }.
  }
kastell-why-swapped = { $own ->
    [one] Mit der anderen Farbe kannst du auf 1 Art bauen, die Gegenseite auf { $theirs }.
   *[other] Mit der anderen Farbe kannst du auf { $own } Arten bauen, die Gegenseite auf { $theirs }.
  }
kastell-why-kept = { $own ->
    [one] Mit deiner Farbe kannst du auf 1 Art bauen, die Gegenseite auf { $theirs }.
   *[other] Mit deiner Farbe kannst du auf { $own } Arten bauen, die Gegenseite auf { $theirs }.
  }
kastell-lesson-build = Ihr baut zu zweit gemeinsam eine Burg. Beide haben die gleichen sieben Teile, und wer nicht mehr bauen kann, verliert. Nimm das Quadrat, **O**, und bau es, wo du willst: auf leere Felder, nicht auf einen Baum.
kastell-lesson-build-done = Das ist schon ein ganzer Zug: ein Teil, für immer gebaut. Dann ist die Gegenseite am Zug.
kastell-lesson-build-other = Auch dieses Teil passt, aber nimm diesmal das Quadrat: **O**.
kastell-lesson-build-wrong = Nimm das Quadrat, **O**.
kastell-lesson-turn = Bevor du ein Teil baust, darfst du es beliebig drehen. Setz den Balken, **I**, aufs Brett, dreh ihn dort, bis er liegt, und bau ihn.
kastell-lesson-turn-done = Liegend oder stehend: Das bestimmst du jedes Mal. In der Notation sagt der kleine Buchstabe nach dem Teil, wie es liegt.
kastell-lesson-turn-upright = So steht er. Wähle die andere Drehung, damit er liegt.
kastell-lesson-turn-other = Nimm den Balken, **I**, und bau ihn liegend.
kastell-lesson-turn-wrong = Nimm den Balken, **I**, und bau ihn liegend.
kastell-lesson-last = Das Brett ist fast voll. Schwarz kann nur noch ein Teil bauen, in der Ecke bei **a1**. Nimm Schwarz diese Stelle weg, dann geht dort nichts mehr.
kastell-lesson-last-done = Schwarz kann nicht mehr bauen, und du gewinnst. Wer zuletzt baut, gewinnt: Das ist das ganze Spiel.
kastell-lesson-last-wrong = Danach findet Schwarz noch eine Stelle, und dann hast du keine. Sieh dir die Ecke bei **a1** an.
kastell-lesson-keep = Jetzt bist du **Schwarz**; blasse Teile passen nirgends mehr. Der Trick an diesem Spiel: Heb dir eine Stelle auf, die nur du nutzen kannst. Die Gegenseite hat nur noch wenige Stellen. Bau so, dass du ihr Stellen nimmst und dir selbst keine.
kastell-lesson-keep-done = Du hattest noch eine Stelle übrig, die Gegenseite nicht. Zähl die Stellen beider Seiten, bevor du baust.
kastell-lesson-keep-spent = Noch nicht: Weiß würde deinem **L** die einzige Stelle nehmen. Dein **J** kann warten, denn es passt auch später noch.
kastell-lesson-keep-wrong = So nimmst du deinem eigenen **L** die einzige Stelle. Such die Stelle, die auch die Gegenseite braucht.
kastell-lesson-apart = In manchen Partien gilt eine strengere Regel, **{ kastell-contact-apart.name }**: Deine Teile und die der Gegenseite dürfen sich nur an Ecken treffen. Dadurch fallen viele Stellen weg. Bau so, dass Weiß keine mehr hat.
kastell-lesson-apart-done = Weiß kann nirgends mehr bauen, ohne eines deiner Teile an einer Kante zu berühren. Du gewinnst.
kastell-lesson-apart-wrong = Danach kann Weiß noch bauen. Auch deine eigenen Teile halten Weiß fern: Wo würde eines am meisten versperren?
kastell-lesson-linked = Eine andere Regel heißt **{ kastell-contact-linked.name }**: Jedes Teil muss mit einer Kante an ein anderes von dir grenzen. Dein Balken, **I**, hat noch eine solche Stelle. Nimm sie, bevor Weiß sie versperrt.
kastell-lesson-linked-done = Gut gesehen. Bei dieser Regel lohnt es sich, immer zum freien Platz hin zu bauen.
kastell-lesson-linked-wrong = Jetzt kann Weiß die Stelle für deinen Balken versperren und behält das letzte Wort. Bau zuerst den Balken, **I**.
kastell-lesson-named = Du bist wieder Weiß. In manchen Partien baut die Gegenseite das Teil, das **du** nennst. Nenne eines, für das Schwarz keine Stelle hat.
kastell-lesson-named-done = Dafür ist nirgends Platz, also verliert Schwarz. Jetzt kennst du ganz Kastell.
kastell-lesson-named-wrong = Für dieses Teil findet Schwarz eine Stelle. Nenne eines, das nirgends passt.
