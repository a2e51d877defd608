castello-summary = Zwei Heere aus je dreißig Steinen springen über Freund und Feind, um Burgen zu erobern
castello-option-directions = In welche Richtungen Steine ziehen und springen
    .name = richtungen
castello-option-centre = Für welche Mittelburgen du erst eine Burg im gegnerischen Lager brauchst
    .name = mitte
castello-directions-all = in alle acht Richtungen, auch diagonal
    .name = alle
castello-directions-orthogonal = nur entlang von Reihen und Spalten
    .name = gerade
castello-centre-centre = nur für die in der Mitte, k8
    .name = nur k8
castello-centre-middle = für alle drei: k3, k8 und k13
    .name = alle drei
castello-draw = Remis

castello-red = Rot
castello-black = Schwarz

## Was geschieht

castello-moved = { $side ->
    [you] { $captures ->
        [0] Du ziehst { $mv }.
        [one] Du springst { $mv } und schlägst einen Stein.
       *[other] Du springst { $mv } und schlägst { $captures } Steine.
      }
   *[other] { $captures ->
        [0] { $side } zieht { $mv }.
        [one] { $side } springt { $mv } und schlägt einen Stein.
       *[other] { $side } springt { $mv } und schlägt { $captures } Steine.
      }
  }
castello-goes = von { $from } nach { $to } ({ $mv })
castello-goes-back = von { $from } im Kreis zurück ({ $mv })
castello-left = { $side } hat noch { $pawns } von { $most } Steinen.
castello-fell = { $side } erobert die Burg auf { $castle }.
castello-holds = { $side } hat { $castles } der { $needed } Burgen, die zum Sieg reichen.
castello-passes = { $side } kann nicht ziehen und passt.

castello-by-castles = { $side } hat vier Burgen erobert.
castello-by-pawns = { $loser } hat nur noch zwei Steine oder weniger.
castello-stuck = Keine Seite kann mehr ziehen.
castello-repeated = Dieselbe Stellung kam dreimal vor.
castello-quiet = In { $plies } Zügen wurde kein Stein geschlagen und keine Burg erobert.

## Die Stellung in Worten

castello-is-over = Die Partie ist vorbei. { $reason }
castello-to-move = { $side } ist am Zug.
castello-last = { $side } zog zuletzt von { $from } nach { $to }{ $captures ->
    [0] {""}
   *[other] , schlug { $pawns }
  }{ $falls ->
    [0] {""}
    [one] , eroberte die Burg auf { $castles }
   *[other] , eroberte die Burgen auf { $castles }
  }.
castello-pawns = { $pawns ->
    [0] { $side } hat keinen Stein.
    [one] { $side } hat 1 Stein: { $columns }.
   *[other] { $side } hat { $pawns } Steine: { $columns }.
  }
castello-column = { $column } { $rows }
castello-run = { $first } bis { $last }
castello-taken = { $taken ->
    [0] { $side } hat noch keine Burg erobert.
   *[other] { $side } hat { $taken } von { $needed } Burgen erobert: { $castles }.
  }
castello-standing = Burgen stehen auf { $castles }.
castello-idle = { $plies ->
    [one] Seit 1 Zug wurde kein Stein geschlagen und keine Burg erobert.
   *[other] Seit { $plies } Zügen wurde kein Stein geschlagen und keine Burg erobert.
  }

## Warum etwas nicht geht

castello-over = Die Partie ist vorbei.
castello-written = Diesen Zug schreibst du { $mv }.
castello-not-your-turn = { $side } ist am Zug.
castello-others-pawn = Der Stein auf { $square } gehört { $side }.
castello-no-pawn = Auf { $square } steht kein Stein.
castello-diagonal = Von { $from } nach { $to } geht es weder eine Reihe noch eine Spalte entlang. In dieser Partie ziehen Steine nicht diagonal.
castello-two-step = Nur ein Stein, der noch nicht gezogen hat, darf zwei Felder weit ziehen. Der auf { $square } hat schon gezogen.
castello-on-castle = Auf { $square } steht eine Burg, und Steine betreten keine Burgen.
castello-on-pawn = { $square } ist nicht frei: Dort steht ein Stein von { $side }.
castello-fifth-capture = Nach dem fünften geschlagenen Stein bleibt ein Stein, wo er landet, hier auf { $square }.
castello-over-nothing = Auf { $square } steht kein Stein, über den du springen könntest.
castello-over-castle = Auf { $square } steht eine Burg, und Steine springen nicht über Burgen.
castello-landing = Dieser Sprung würde auf { $square } enden, und das Feld ist nicht frei.
castello-back = Auf seinem Ausgangsfeld { $square } darf ein Stein nur enden, wenn er etwas geschlagen hat.
castello-no-jump = Von { $from } nach { $to } ist kein Sprung. Ein Sprung geht geradeaus über den nächsten Stein auf das Feld direkt dahinter, und ein Zug ist entweder ein Schritt oder besteht nur aus Sprüngen.
castello-captures-else = { $captures ->
    [0] { $mv } schlägt nichts.
   *[other] { $mv } schlägt { $pawns }.
  }
castello-never-captures = { $captures ->
    [0] Jeder Zug von { $from } nach { $to } schlägt etwas.
   *[other] Kein Zug von { $from } nach { $to } schlägt { $pawns }.
  }
castello-many-captures = Ein Zug schlägt höchstens fünf Steine.

-castello-form = Ein Zug sieht aus wie t4-s5, oder e4-e2-c2 bei zwei Sprüngen.
castello-ambiguous = { $mv } passt auf { $moves } Züge, die Verschiedenes schlagen. Nenne die geschlagenen Felder dazu, zum Beispiel { $example }.
castello-where-to = Wohin geht der Stein auf { $square }? { -castello-form }
castello-one-square = Ein Zug nennt mindestens zwei Felder. { -castello-form }
castello-long-move = Das ist zu lang für einen Zug. { -castello-form }
castello-after-brackets = Nach der Klammer mit den geschlagenen Feldern darf nichts mehr kommen. { -castello-form }
castello-no-square = `{ $word }` ist kein Feld: Spalten gehen von a bis u, Reihen von 1 bis 15. { -castello-form }

## Schritt für Schritt wählen

castello-not-to-move = Du bist nicht am Zug.
castello-pawn-gone = Dieser Stein kann nicht mehr ziehen. Wähle noch einmal.
castello-landing-gone = Dorthin kann der Stein nicht mehr. Wähle noch einmal.
castello-captures-gone = Das kann der Stein nicht mehr schlagen. Wähle noch einmal.
castello-area-gone = Dort kann kein Stein mehr ziehen. Wähle noch einmal.

castello-chosen = { $from } nach { $to }.
castello-chosen-does = { $from } nach { $to }: { $effects }.
castello-which-move = Wähle einen Zug oder den Bereich, aus dem du ziehst
castello-which-move-or-pawn = Wähl einen Zug oder einen Stein
castello-which-of-moves = Wähl einen Zug
castello-which-pawn = Welcher Stein?
castello-which-move-in = { $area }: welcher Zug?
castello-which-pawn-in = { $area }: welcher Stein?
castello-way = { $from } nach { $to }
castello-which-landing = Wohin geht der Stein auf { $from }?
castello-which-captures = Was schlägt der Stein auf { $from } auf dem Weg nach { $to }?
castello-area = Spalten { $left } bis { $right }, Reihen { $low } bis { $high }
castello-movable = { $pawns ->
    [one] 1 Stein kann ziehen
   *[other] { $pawns } Steine können ziehen
  }
castello-pawn = Stein { $square }
castello-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
  }
castello-best = { $moves ->
    [one] 1 Zug: { $effects }
   *[other] { $moves } Züge; der beste { $effects }
  }
castello-does = { $what }: { $effects }
castello-does-most = { $what }: { $effects } …
castello-ways = { $moves } Züge, die Verschiedenes schlagen
castello-nothing = Nichts
castello-captured = { $pawns } schlagen
castello-doing = { $effects }
castello-effects = { $effects }.
castello-effects-of = { $effects }. { $way }
castello-step = Ein Schritt
castello-jumps = Sprünge auf { $squares }
castello-jumps-on = Sprünge auf { $squares } …

castello-captures = { $pawns ->
    [one] schlägt einen Stein
   *[other] schlägt { $pawns } Steine
  }
castello-takes = erobert { $castles }
castello-threatens = bedroht { $castles }
castello-takes-castles = erobert die { $count ->
    [one] Burg
   *[other] Burgen
  } auf { $castles }
castello-threatens-castles = droht, die { $count ->
    [one] Burg
   *[other] Burgen
  } auf { $castles } zu erobern
castello-wins = gewinnt

## Was auf einem Feld steht oder neben dem Brett liegt

castello-place-pawn = { $side ->
    [red] { $state ->
        [fresh] roter Stein, noch nicht gezogen
       *[moved] roter Stein
      }
   *[black] { $state ->
        [fresh] schwarzer Stein, noch nicht gezogen
       *[moved] schwarzer Stein
      }
  }
castello-place-castle = { $owner ->
    [red] Burg von Rot
    [black] Burg von Schwarz
   *[nobody] Mittelburg
  }
castello-place-ruin = { $taker ->
    [red] Burgruine, erobert von Rot
   *[black] Burgruine, erobert von Schwarz
  }
castello-place-missing = noch zu erobernde Burg

## Die Regeln

castello-board-title = Das Brett
castello-board =
    Zwei Heere aus je **dreißig Steinen** stehen sich auf einem langen Brett gegenüber, Spalten a bis u und Reihen 1 bis 15. Rot beginnt auf den zwei Spalten ganz links, Schwarz auf den zwei ganz rechts. **Schwarz zieht zuerst.**

    Dazwischen stehen **elf Burgen**. Sie rühren sich nicht; sie können nur erobert werden.
    - **Lager von Rot**, Spalten a bis g: f6, f14, g2, g10.
    - **Mittelfeld**, Spalten h bis n: k3, k8, k13.
    - **Lager von Schwarz**, Spalten o bis u: o6, o14, p2, p10.

    {"*"}*Erobere vier Burgen, oder lass der Gegenseite höchstens zwei Steine, und du gewinnst.**

castello-moves-title = Schritte und Sprünge
castello-moves-page =
    Wenn du am Zug bist, ziehst du mit einem Stein. Entweder **geht er einen Schritt, oder er springt**, nie beides.

    {"*"}*Schritt**: ein Feld in eine beliebige Richtung, auch diagonal, auf ein leeres Feld. Beim ersten Zug eines Steins dürfen es zwei Felder in gerader Linie sein, in jede Richtung, wenn beide leer sind.

    {"*"}*Sprung**: über einen benachbarten Stein, deinen oder einen gegnerischen, auf das leere Feld direkt dahinter. Spring weiter, solange du magst, in jede Richtung, auch noch einmal über denselben eigenen Stein. Über Burgen geht kein Sprung.

    {"*"}*Schlagen**: Jeder gegnerische Stein, den du überspringst, ist sofort vom Brett. Du musst nie springen oder weiterspringen. Nach dem **fünften** geschlagenen Stein ist der Zug zu Ende.

    Während dein Stein unterwegs ist, gilt sein Ausgangsfeld als leer. Enden darf er dort nur, wenn er etwas geschlagen hat.

    Im Bild: Schwarz zog e4-e2-c2-a2-c4, über einen Freund auf d2, und schlug drei Steine.

    -# 🏠 Hausregel: Auf dem Ausgangsfeld enden darf nur, wer etwas geschlagen hat. · Option `{ castello-option-directions.name }: { castello-directions-orthogonal.name }`: keine Diagonalen.

castello-castles-title = Burgen erobern
castello-castles =
    Du eroberst eine Burg, wenn am Ende deines Zuges deine Steine auf **drei der vier** Felder neben ihr stehen (Diagonalen zählen nicht). Das geschieht von selbst: Die Burg verschwindet, und ihr Feld steht allen offen.

    Welche Burgen kannst du erobern?
    - **Im gegnerischen Lager**: alle vier, jederzeit.
    - **k3 und k13**: jederzeit.
    - **k8**, in der Mitte: sobald du eine Burg im gegnerischen Lager erobert hast.
    - **Im eigenen Lager**: nie. Dafür geben sie gute Deckung.

    Im Bild: Ein Stein ging nach g6, zu denen auf f5 und f7, und Schwarz eroberte f6.

    -# 🏠 Hausregel: Erobert ein Zug deine erste Burg im gegnerischen Lager und umstellt er zugleich k8, fallen beide. · Option `{ castello-option-centre.name }: { castello-centre-middle.name }`: Für k3 und k13 gilt dasselbe wie für k8.

castello-end-title = Sieg und Remis
castello-end =
    {"*"}*Du gewinnst sofort**, wenn du vier Burgen erobert hast oder die Gegenseite höchstens zwei Steine hat.

    {"*"}*Remis ist es**, wenn
    - niemand ziehen kann,
    - dieselbe Stellung zum dritten Mal vorkommt: Steine, Burgen, wer am Zug ist und welche Steine noch zwei Felder weit dürfen, oder
    - 200 Züge lang, beide Seiten gezählt, kein Stein geschlagen und keine Burg erobert wird.

    Kannst nur du nicht ziehen, fällt dein Zug aus. Freiwillig passen geht nicht.

    -# 🏠 Hausregeln: ausfallende Züge, die dritte Wiederholung und die 200 Züge.

castello-typing-title = Züge aufschreiben
castello-typing =
    Schreib den Weg deines Steins, mit Bindestrichen zwischen den Feldern:
    - `t4-s5` ist ein Schritt, `t4-r4` ein erster Zug über zwei Felder.
    - `e4-e2-c2` sind zwei Sprünge.

    Jeder mögliche Weg ist recht. Wichtig ist nur, wo dein Stein endet und was er schlägt; ich notiere den kürzesten Weg.

    Anfang und Ende genügen: `e4-c4`. Wenn das mehrere Züge sein könnten, nenne die geschlagenen Felder dazu, `e4-c4[b2,b3,e3]`, oder `[]`, wenn nichts geschlagen wird.

    Großbuchstaben, Leerzeichen, Pfeile und ein `x` fürs Schlagen gehen auch: `E4 x C4`.

castello-principle-look = Such vor jedem Zug den längsten Sprung der Gegenseite: Eine Kette kann fünf Steine schlagen.
castello-principle-ladder = Stell deine Steine mit Lücken in eine Reihe: Eigene Steine sind die Leiter für lange Sprünge.
castello-principle-gather = Bring drei Steine in die Nähe einer Burg, bevor du sie angreifst.
castello-principle-home = Erobere zuerst eine Burg im gegnerischen Lager: Erst dann kannst du die Mitte, k8, erobern.
castello-principle-trade = Schlag dort, wo die Gegenseite nicht mehr zurückschlagen kann als du.
castello-principle-together = Halte deine Steine zusammen: Niemand überspringt einen Stein, hinter dem gleich ein anderer steht.

castello-why-does = Der Zug { $effects }.
castello-why-saves = Das rettet den Stein auf { $square }: { $mv } würde ihn schlagen.
castello-why-races = { $turns ->
    [one] Danach kannst du die Burg auf { $castle } mit 1 weiteren Zug erobern, wenn die Gegenseite es nicht verhindert: Du hältst { $sides ->
        [0] noch keine der drei nötigen Seiten
       *[other] { $sides } der drei nötigen Seiten
      }.
   *[other] Danach kannst du die Burg auf { $castle } mit { $turns } weiteren Zügen erobern, wenn die Gegenseite es nicht verhindert: Du hältst { $sides ->
        [0] noch keine der drei nötigen Seiten
       *[other] { $sides } der drei nötigen Seiten
      }.
  }
castello-why-heads = { $turns ->
    [0] Das bringt einen Stein neben die Burg auf { $castle }: Du hältst { $sides } der drei nötigen Seiten.
    [one] Das Ziel ist die Burg auf { $castle }, noch 1 Zug weit, wenn nichts dazwischenkommt; du hältst { $sides ->
        [0] noch keine der drei nötigen Seiten
       *[other] { $sides } der drei nötigen Seiten
      }.
   *[other] Das Ziel ist die Burg auf { $castle }, noch { $turns } Züge weit, wenn nichts dazwischenkommt; du hältst { $sides ->
        [0] noch keine der drei nötigen Seiten
       *[other] { $sides } der drei nötigen Seiten
      }.
  }
castello-why-opens = Das macht im nächsten Zug { $mv } möglich, { $columns } Spalten nach vorn, wenn nichts dazwischenkommt.
castello-why-shortens = Das nimmt der Gegenseite { $mv }, ihren weitesten Sprung nach vorn: statt { $before } Spalten nur noch { $columns }.
castello-why-unanswered = Die Gegenseite kann danach nichts schlagen.
castello-why-unharmed = Die Gegenseite kann gleich danach nichts nehmen, anders als nach { $losing } deiner { $moves } Züge.
castello-why-holds = Das hält die Steine zusammen, und die Gegenseite kann gleich danach nichts nehmen.
castello-why-far = Das bringt einen Stein in einem Zug { $columns } Spalten voran.
castello-why-gathers = Damit stehen { $pawns } Steine nahe der Burg auf { $castle }; drei neben ihr erobern sie.
castello-why-leaps = Danach kann { $from } im nächsten Zug { $columns } Spalten nach vorn bis { $to } springen, wenn nichts dazwischenkommt; jetzt sind es höchstens { $before }.
castello-why-safe = Das lässt der Gegenseite gleich danach nichts zu nehmen.
castello-why-waits = Du könntest die Burg auf { $castle } jetzt erobern, aber sie läuft dir nicht weg: Was die Gegenseite auch zieht, im nächsten Zug geht es noch.
castello-why-last-pawns = Du hast noch drei Steine: Wird einer geschlagen, hast du verloren.
castello-why-yields = { $beside ->
    [castle] Was du auch ziehst, danach kann die Gegenseite eine Burg erobern: { $mv } { $effects }.
    [all] Danach kann die Gegenseite { $mv } ziehen: Der Zug { $effects }. Aber kein anderer Zug kommt fürs Erste besser weg.
    [many] Danach kann die Gegenseite { $mv } ziehen: Der Zug { $effects }. Aber { $worse } deiner { $moves } anderen Züge kommen fürs Erste nicht besser weg.
   *[nothing] Danach kann die Gegenseite { $mv } ziehen: Der Zug { $effects }.
  }
castello-why-regains = Danach kann die Gegenseite { $mv } ziehen: Der Zug { $effects }. Aber deine Antwort { $own } { $gains }.
castello-why-follows-far = Auf die Antwort { $reply } folgt { $mv }, { $columns } Spalten nach vorn.
castello-why-follows-taking = Auf die Antwort { $reply }, die { $taken }, folgt { $mv }: Der Zug { $effects }.
castello-why-stops = Das verhindert { $mv }: Der Zug { $effects }.
castello-why-stops-unlike = Das verhindert { $mv }: Der Zug { $effects }. Etwa { $other } verhindert ihn nicht.
castello-why-prepares = Das bereitet { $mv } vor: Der Zug { $effects }.
castello-why-follows = Auf die Antwort { $reply } folgt { $mv }: Der Zug { $effects }.
castello-why-forced = Der Gewinn ist erzwungen: Auf { $reply } folgt { $mv }.
castello-why-tempts = Nicht { $mv }, denn dann folgt { $reply }: Der Zug { $effects }.
castello-lesson-step = Du bist **Schwarz** und willst vier Burgen erobern; wie, siehst du später. Ein Stein geht ein Feld weit, in jede Richtung, auch diagonal; von seinem ersten Feld aus sogar zwei. Zieh mit dem Stein, der auf **e8** steht.
castello-lesson-step-done = Das war ein Schritt, und Rot hat mit einem geantwortet.
castello-lesson-step-other = Auch das ist ein Schritt, aber zieh diesmal mit dem Stein, der auf **e8** steht.
castello-lesson-step-wrong = Zieh mit dem Stein, der auf **e8** steht.
castello-lesson-jump = Ein Stein springt in gerader Linie über einen Stein neben ihm, wenn das Feld dahinter frei ist. Ein gegnerischer Stein wird dabei geschlagen. Spring über den auf **d5**.
castello-lesson-jump-done = Geschlagen! Springen musst du nie, aber oft lohnt es sich.
castello-lesson-jump-wrong = Spring von **c5** über den roten Stein auf d5 nach **e5**.
castello-lesson-chain = Nach einem Sprung darf derselbe Stein im selben Zug weiterspringen, aber keinen Schritt machen. Schlag **beide** roten Steine mit einem Zug, von **c1** nach **g1**.
castello-lesson-chain-done = Zwei Steine mit einem Zug. Solche Ketten von Sprüngen entscheiden dieses Spiel.
castello-lesson-chain-short = Ein Stein ist geschlagen, aber du kannst im selben Zug weiterspringen: Zieh gleich von **c1** nach **g1**.
castello-lesson-chain-wrong = Beginne mit dem Stein auf **c1**, und spring zweimal.
castello-lesson-bridge = Eigene Steine werden nicht geschlagen, aber du darfst über sie springen: Sie bilden eine Brücke. Bring deinen Stein von **u7** über seine Freunde nach **q7**.
castello-lesson-bridge-done = So kommen Steine weit: über eine Brücke aus Freunden.
castello-lesson-bridge-half = Das ist die halbe Brücke. Beide Sprünge sind ein Zug: Zieh gleich von **u7** nach **q7**.
castello-lesson-bridge-short = Das ist ein Schritt. Spring stattdessen von **u7** über deinen eigenen Stein auf t7.
castello-lesson-bridge-wrong = Spring mit dem Stein von **u7** über deinen eigenen auf t7.
castello-lesson-five = Eine Kette endet nach dem fünften geschlagenen Stein. Schlag so viele, wie du darfst: **fünf** Steine mit einem Zug.
castello-lesson-five-done = Fünf auf einmal, mehr geht nicht. Nach dem fünften bleibt der Stein, wo er landet.
castello-lesson-five-short = Von dort kannst du weiterspringen. Du kannst fünf Steine schlagen.
castello-lesson-five-wrong = Beginne mit dem Stein auf **c1**, und spring bis **m1**.
castello-lesson-castle = Nun zu den Burgen. Du eroberst eine, wenn deine Steine auf **drei der vier** Felder direkt neben ihr stehen; diagonale zählen nicht. Neben der Burg auf **f6** hast du schon f5 und g6 besetzt. Bring den dritten Stein.
castello-lesson-castle-done = Die Burg fällt. Mit vier Burgen gewinnst du die Partie, und auch, wenn die Gegenseite höchstens zwei Steine hat.
castello-lesson-castle-wrong = Direkt neben die Burg auf f6 muss noch einer deiner Steine. Diagonale Felder zählen nicht.
castello-lesson-centre = Die Burg in der Mitte, **k8**, ist gesperrt, bis du eine Burg im gegnerischen Lager erobert hast. Die beiden anderen in der blauen Mitte sind von Anfang an offen: Erobere **k3**.
castello-lesson-centre-done = k3 fällt sofort. Für k8 brauchst du erst eine Burg im gegnerischen Lager.
castello-lesson-centre-locked = Jetzt stehen drei Steine um k8, aber diese Burg ist gesperrt: Im gegnerischen Lager hast du noch keine erobert. Erobere stattdessen **k3**.
castello-lesson-centre-wrong = Bring einen dritten Stein neben die Burg auf **k3**. Der auf m4 kann das.
castello-lesson-home = Die Burgen in deinem eigenen Lager, **o6**, **o14**, **p2** und **p10**, kannst du nie erobern. Drei Burgen hast du schon. Erobere eine vierte im Lager von Rot, und du gewinnst.
castello-lesson-home-done = Vier Burgen: Du gewinnst! Jetzt kennst du ganz Castello.
castello-lesson-home-own = Die Burg auf o6 steht in deinem eigenen Lager, deshalb fällt sie dir nicht zu. Sieh im Lager von Rot nach.
castello-lesson-home-wrong = Neben der Burg auf **f6** stehen schon zwei deiner Steine.
