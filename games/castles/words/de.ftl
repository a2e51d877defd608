findorff-summary = Stell heimlich eine Armee auf; Musketiere, Reiter und Pikeniere jagen einander und den General
findorff-option-board = Größe des Bretts und der Armeen
    .name = brett
findorff-option-crush = An wessen Figuren eine zurückgedrängte Figur zerdrückt wird
    .name = zerdrücken
findorff-board-small = 8×8, je ein General und bis zu 15 andere Figuren
    .name = klein
findorff-board-large = 9×9 mit See, je ein General und bis zu 18 andere Figuren
    .name = groß
findorff-crush-comrade = an denen ihrer eigenen Armee; steht deine dahinter, geht es nicht
    .name = Kamerad
findorff-crush-anvil = an denen deiner Armee; steht ihre eigene dahinter, geht es nicht
    .name = Amboss
findorff-crush-either = an denen beider Armeen
    .name = beide
findorff-draw = Belagerung (Remis)

## Namen

findorff-orange = Gold
findorff-blue = Blau

findorff-general = General
findorff-horseman = Reiter
findorff-musketeer = Musketier
findorff-pikeman = Pikenier
findorff-title = { $kind ->
    [G] General
    [H] Reiter
    [M] Musketier
   *[P] Pikenier
  }
findorff-several = { $kind ->
    [G] { $count ->
        [one] General
       *[other] Generäle
      }
    [H] { $count ->
        [one] Reiter
       *[other] Reiter
      }
    [M] { $count ->
        [one] Musketier
       *[other] Musketiere
      }
   *[P] { $count ->
        [one] Pikenier
       *[other] Pikeniere
      }
  }
findorff-counted = { $count } { $pieces }
findorff-empty = leer

findorff-arrow = { $way ->
    [left] ◀
    [up] ▲
    [down] ▼
   *[right] ▶
  }
    .label = Vor

## Was geschieht

findorff-stepped = { $side ->
    [you] Dein { $kind } zieht von { $from } nach { $to }.
   *[other] Der { $kind } von { $side } zieht von { $from } nach { $to }.
  }
findorff-struck = { $side ->
    [you] Dein { $kind } auf { $from } schlägt den { $victim } auf { $to }.
   *[other] Der { $kind } von { $side } auf { $from } schlägt den { $victim } auf { $to }.
  }
findorff-pushed = { $side ->
    [you] Dein { $kind } auf { $from } drängt den { $kind } auf { $to } nach { $behind } zurück.
   *[other] Der { $kind } von { $side } auf { $from } drängt den { $kind } auf { $to } nach { $behind } zurück.
  }
findorff-pushed-off = { $side ->
    [you] Dein { $kind } auf { $from } drängt den { $kind } auf { $to } vom Brett.
   *[other] Der { $kind } von { $side } auf { $from } drängt den { $kind } auf { $to } vom Brett.
  }
findorff-drowned = { $side ->
    [you] Dein { $kind } auf { $from } drängt den { $kind } auf { $to } in den See.
   *[other] Der { $kind } von { $side } auf { $from } drängt den { $kind } auf { $to } in den See.
  }
findorff-crushed = { $side ->
    [you] Dein { $kind } auf { $from } zerdrückt den { $kind } auf { $to } an der Figur auf { $behind }.
   *[other] Der { $kind } von { $side } auf { $from } zerdrückt den { $kind } auf { $to } an der Figur auf { $behind }.
  }
findorff-passed = { $stuck } kann nicht ziehen, also zieht { $side } noch einmal.
findorff-ready = Die Armee von { $side } steht bereit.
# Said to both players, after their names.
findorff-draw-up = Stellt beide eure Armeen auf.
findorff-draws-up = { $side ->
    [you] { $how ->
        [mirrored] Du stellst die Armee „{ $name }“ auf, gespiegelt.
       *[straight] Du stellst die Armee „{ $name }“ auf.
      }
   *[other] { $how ->
        [mirrored] { $side } stellt die Armee „{ $name }“ auf, gespiegelt.
       *[straight] { $side } stellt die Armee „{ $name }“ auf.
      }
  }
findorff-draws-up-own = { $side ->
    [you] Du hast diese Armee aufgestellt: { $soldiers }.
   *[other] { $side } hat diese Armee aufgestellt: { $soldiers }.
  }
findorff-revealed = Die Armeen sind aufgedeckt: Gold hat { $orange }; Blau hat { $blue }.

findorff-beheaded = Der General von { $side } ist geschlagen.
findorff-bare = { $side } hat nur noch den General.
findorff-stuck = Belagerung: Keine Seite kann ziehen.
findorff-repeated = Belagerung: Dieselbe Stellung kam zum dritten Mal vor.
findorff-quiet = Belagerung: In { $plies } Zügen wurde nichts geschlagen.

## Die Stellung in Worten

findorff-small-board = Kleines Brett, a1 bis h8.
findorff-large-board = Großes Brett, a1 bis i9, mit dem See d4 bis f6.
findorff-to-move = { $side } ist am Zug.
findorff-both-draw = Beide Seiten stellen heimlich ihre Armeen auf.
findorff-one-draws = Die geheime Armee von { $ready } steht bereit. { $waiting } stellt noch auf.
findorff-last = Zuletzt: { $deed }
findorff-roll = { $side }: { $pieces }.
findorff-stand = { $pieces } { $squares }
findorff-lost = { $side } hat { $pieces } verloren.

## Warum etwas nicht geht

findorff-not-your-turn = Du bist nicht am Zug.
findorff-nothing-moves = Gezogen wird erst, wenn beide Armeen aufgestellt sind.
findorff-drawn-up = Die Armeen sind aufgestellt und lassen sich nicht mehr ändern.

findorff-other-army = Diese Armee gehört zu einem anderen Platz oder Brett.
findorff-outside-zone = { $square } liegt nicht in deiner Heimzone, Reihen { $first } bis { $last }.
findorff-one-a-square = Auf ein Feld passt nur eine Figur.
findorff-no-general = Eine Armee braucht ihren General.
findorff-generals = Eine Armee hat einen General, nicht { $count }.
findorff-no-soldiers = Eine Armee braucht außer dem General mindestens eine Figur.
findorff-too-many = Eine Armee hat außer dem General höchstens { $limit } Figuren. Diese hat { $count }.

findorff-in-lake = { $square } liegt im See.
findorff-off-board = { $square } liegt nicht auf diesem Brett.
findorff-not-yours = Der { $kind } auf { $square } gehört nicht dir.
findorff-nobody-there = Auf { $square } steht keine Figur.
findorff-one-square = Eine Figur zieht ein Feld vor, zurück oder zur Seite, nie weiter und nie diagonal.
findorff-no-return = Hat ein { $kind } seine Heimzone verlassen, darf er nicht wieder hinein.
findorff-own-piece = Auf { $square } steht dein eigener { $kind }.
findorff-general-strikes = Ein General kann nur den anderen General schlagen.
findorff-not-prey = { $prey ->
    [H] Ein { $kind } kann keinen { $target } schlagen. Er schlägt Reiter und den General, und seinesgleichen drängt er zurück.
    [M] Ein { $kind } kann keinen { $target } schlagen. Er schlägt Musketiere und den General, und seinesgleichen drängt er zurück.
   *[P] Ein { $kind } kann keinen { $target } schlagen. Er schlägt Pikeniere und den General, und seinesgleichen drängt er zurück.
  }
findorff-stopped = { $whose ->
    [yours] Sie lässt sich nicht zurückdrängen: Dahinter, auf { $behind }, steht eine deiner eigenen Figuren.
   *[theirs] Sie lässt sich nicht zurückdrängen: Dahinter, auf { $behind }, steht eine Figur ihrer eigenen Armee.
  }
findorff-other-verb = { $verb ->
    [push] Von { $from } nach { $to } wird zurückgedrängt.
    [strike] Von { $from } nach { $to } wird geschlagen.
   *[step] Von { $from } nach { $to } ist ein Schritt.
  }

findorff-long-move = Das ist zu lang für einen Zug.
findorff-move-form = Ein Zug besteht aus zwei Feldern, von und nach, zum Beispiel d2-d3. Schlagen und Zurückdrängen schreibst du genauso.
findorff-other-kind = Auf { $square } steht ein { $there }, kein { $named }.
findorff-no-move-with = Kein Zug führt nach oder von { $square }. Schreib beide Felder, zum Beispiel d2-d3.
findorff-ambiguous = Mehrere Züge führen nach oder von { $square }. Schreib beide Felder.
findorff-beyond-board = { $square } liegt nicht auf diesem Brett: Es reicht von a1 bis { $last }.
findorff-named-twice = { $square } ist zweimal genannt.
findorff-army-form = Schreib eine Armee wie { $example }, oder nenne eine Formation.
findorff-no-army = „{ $word }“ ist keine Armee. Schreib eine wie { $example }, oder nenne eine Formation.
findorff-unknown-options = Die Optionen heißen `{ findorff-option-board.name }` und `{ findorff-option-crush.name }`.

## Einen Zug wählen

findorff-nothing-to-draw-up = Es gibt nichts aufzustellen.
findorff-choice-gone = Das geht nicht mehr. Wähle noch einmal.
findorff-army-gone = Dieser Entwurf einer Armee passt hier nicht. Fang noch einmal an.
findorff-piece = { $kind } auf { $square }
findorff-where-to = { $kind } auf { $square }: wohin?
findorff-step = Nach { $to } ziehen
    .low = nach { $to } ziehen
findorff-strike = Den { $victim } auf { $to } schlagen
    .low = den { $victim } auf { $to } schlagen
findorff-push = Den { $kind } auf { $to } nach { $behind } zurückdrängen
    .low = den { $kind } auf { $to } nach { $behind } zurückdrängen
findorff-push-off = Den { $kind } auf { $to } vom Brett drängen
    .low = den { $kind } auf { $to } vom Brett drängen
findorff-drown = Den { $kind } auf { $to } in den See drängen
    .low = den { $kind } auf { $to } in den See drängen
findorff-crush = Den { $kind } auf { $to } an { $behind } zerdrücken
    .low = den { $kind } auf { $to } an { $behind } zerdrücken
findorff-confirm = { $kind } auf { $square }: { $deed-low }.
findorff-way = { $way } { $deed }
findorff-chosen-way = { $way } ✓ { $deed }
findorff-offered = { $mv }  { $kind } { $square }: { $deed-low }

findorff-which-piece = Welche Figur?
findorff-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
  }
findorff-deed-step = ziehen
findorff-deed-strike = den { $victim } schlagen
findorff-deed-push = den { $kind } nach { $behind } drängen
findorff-deed-push-off = den { $kind } vom Brett drängen
findorff-deed-drown = den { $kind } in den See drängen
findorff-deed-crush = den { $kind } an { $behind } zerdrücken

## Eine Armee aufstellen

findorff-how-drawn = Wie möchtest du deine Armee aufstellen?
findorff-kept = Deine letzte Armee
findorff-saved = ⭐ { $name }
findorff-army = { $soldiers }
findorff-formation = { $id ->
    [motley] Bunt
    [phalanx] Phalanx
    [volley] Salve
    [pincer] Zange
    [oblique] Schräg
    [open] Aufgelockert
    [columns] Kolonnen
    [guard] Wache
    [raiders] Stoßtrupp
   *[other] { $id }
  }
findorff-plan = { $id ->
    [motley] Gut für den Anfang: alle Arten gemischt, daneben steht, wer ihre Jäger schlägt
    [phalanx] Eine Mauer aus Pikenieren rückt vor; Musketiere räumen feindliche weg
    [volley] Vorn Musketiere; Pikeniere dahinter fangen die angelockten Reiter
    [pincer] Reiter umgehen beide Flügel, während die Mitte hält
    [oblique] Links alle Kraft, rechts außen der General; Durchbruch auf einer Seite
    [open] Lücken hinter der Front, damit kaum jemand an Eigenen zerdrückt wird
    [columns] Jede Art in eigener Kolonne; du wählst, wer auf wen trifft
    [guard] Der General in der Ecke hinter je einem jeder Art, vorn ein Stoßtrupp
    [raiders] Klein und wendig, mit viel Platz; jeder Verlust wiegt schwerer
   *[other] { $id }
  }
findorff-listed = - **{ $name }**: { $plan }
findorff-suggested = { $how ->
    [mirrored] { $name }, gespiegelt: { $plan }
   *[straight] { $name }: { $plan }
  }
findorff-even = Je { $each }, gemischt
findorff-even-hint = Zufällig verteilt
findorff-by-counts = Zufällig nach Anzahl
findorff-by-counts-hint = Du sagst, wie viele von jeder Art; sie werden zufällig verteilt
findorff-by-squares = Feld für Feld
findorff-by-squares-hint = Du setzt jede Figur selbst, Reihe für Reihe von vorn
findorff-how-many = { $kind ->
    [H] Wie viele Reiter? Platz ist für { $room }.
    [M] Wie viele Musketiere? Platz ist für { $room }.
   *[P] Wie viele Pikeniere? Platz ist für { $room }.
  }
findorff-review = Deine Armee: { $soldiers }.
findorff-unfinished = { $general ->
    [missing] { $free ->
        [0] Deiner Armee fehlt noch der General, sonst ist sie vollzählig.
       *[other] Deiner Armee fehlt der General. Außer ihm kannst du noch { $free } setzen.
      }
   *[placed] { $free ->
        [0] Deine Armee ist vollzählig.
       *[other] Du kannst noch { $free } setzen.
      }
  }
findorff-deploy = Aufstellen
findorff-formations = Formationen
findorff-eraser = Radiergummi
findorff-paint-where = { $brush }: welche Felder?
findorff-what-here = { $square }: { $there }. Tausche das Feld, oder wähle eine Figur.
findorff-mirror = Spiegeln
findorff-shuffle = Mischen
findorff-swap = Zwei Felder tauschen
findorff-change = Ein Feld ändern
findorff-which-swap = { $which ->
    [first] Welches Feld willst du tauschen?
   *[second] Mit welchem Feld willst du es tauschen?
  }
findorff-which-change = Welches Feld willst du ändern?
findorff-row = { $which ->
    [front] Vordere Reihe, { $row }
    [middle] Mittlere Reihe, { $row }
   *[back] Hintere Reihe, { $row }
  }
findorff-square = { $square }: { $there }
findorff-who-instead = { $square }: { $there }. Wer soll stattdessen dort stehen?
findorff-the-general = Der General
findorff-the-general-hint = Tauscht den Platz mit dem, was hier steht
findorff-nobody = Niemand
findorff-nobody-on = Niemand, bis zum Ende der Reihe
findorff-kind-on = { $pieces }, bis zum Ende der Reihe
findorff-who-stands = { $general ->
    [missing] { $free ->
        [0] Wer steht auf { $square }? Es fehlt nur noch der General.
       *[other] Wer steht auf { $square }? Du kannst noch { $free } setzen, dazu den General.
      }
   *[placed] { $free ->
        [0] Wer steht auf { $square }? Deine Armee ist vollzählig.
       *[other] Wer steht auf { $square }? Du kannst noch { $free } setzen.
      }
  }

## Was auf einem Feld steht oder neben dem Brett liegt

findorff-place-piece = { $side ->
    [gold] goldener { $kind }
   *[navy] blauer { $kind }
  }
findorff-place-lake = See
findorff-place-lost = verlorene Figuren
findorff-place-hidden = verdeckt

## Die Regeln

findorff-aim-title = Das Ziel
findorff-aim =
    Zwei Armeen, heimlich aufgestellt, treffen offen aufeinander. **Schlag den feindlichen General** oder alles außer ihm, und du gewinnst.

    Neben dem General hat eine Armee drei Arten von Figuren, von jeder so viele, wie du magst:
    - **Musketiere** schlagen Pikeniere.
    - **Pikeniere** schlagen Reiter.
    - **Reiter** schlagen Musketiere.

    Ihresgleichen kann eine Figur nur zurückdrängen. Jede Figur schlägt einen General; ein General schlägt nur den anderen General.

    Gold hat runde Figuren und zieht zuerst; Blau hat Schilde. Die zwei Reihen, die jeder Seite am nächsten liegen (auf dem großen Brett drei), sind ihre Heimzone.
findorff-aim-alt = Das kleine Brett, 8 mal 8, mit beiden Armeen in ihren Heimzonen: Gold auf den Reihen 1 und 2, Blau auf den Reihen 7 und 8.

findorff-drawing-title = Deine Armee aufstellen
findorff-drawing =
    Beide Seiten stellen ihre Armeen gleichzeitig auf. Von der anderen siehst du nichts, nicht einmal die Größe, bis beide fertig sind. Dann liegt alles offen.

    Setz deinen General und 1 bis 15 andere Figuren (18 auf dem großen Brett) in deine Heimzone, eine pro Feld. **Ziehen** bietet Formationen an, verteilt die Figuren nach deinen Zahlen zufällig oder geht Feld für Feld vor. Dann kannst du nach Belieben spiegeln, mischen, tauschen und ändern. Was du bestätigst, gilt. Beim nächsten Mal wird dir dieselbe Armee wieder angeboten.

    { $formations }

    Zum Tippen: `deploy G:d1 H:f1,g1 M:a1,b1 P:c2`, `deploy phalanx` oder `deploy phalanx mirrored`.
findorff-drawing-alt = Das große Brett, 9 mal 9, mit dem See auf d4 bis f6. Die Phalanx von Gold steht auf den Reihen 1 bis 3; in der Heimzone von Blau, Reihen 7 bis 9, ist noch nichts zu sehen.

findorff-moving-title = Ziehen, schlagen, zurückdrängen
findorff-moving =
    Wenn du am Zug bist, ziehst du mit einer Figur ein Feld vor, zurück oder zur Seite, nie diagonal. Ziehen musst du, schlagen nie.
    - **Ziehen** auf ein freies Feld: `d2-d3`.
    - **Schlagen**: eine Figur der Art, die deine bezwingt; du nimmst ihr Feld ein: `d2xd3`.
    - **Zurückdrängen**: eine feindliche Figur derselben Art, ein Feld geradeaus; du nimmst ihr Feld ein: `d2>d3`. Vom Brett oder in den See gedrängt, ist sie verloren. Gegen eine Figur ihrer eigenen Armee gedrängt, wird sie **zerdrückt**: Sie ist verloren, und die Figur dahinter bleibt stehen. Steht deine eigene Figur dahinter, geht es nicht.

    Hat eine Figur deine Heimzone verlassen, darf sie nicht wieder hinein, es sei denn, sie wird zurückgedrängt. Nur dein General kommt und geht, wie er will.

    Tippst du `d2 d3`, geht das für alle drei. `d3` allein genügt, wenn nur eine Figur dorthin kann.
findorff-moving-alt = Der Musketier von Gold auf c4 kann den Pikenier auf c5 schlagen. Der Reiter von Gold auf f5 kann den Reiter auf f6 gegen dessen Kameraden auf f7 drängen und zerdrücken.

findorff-ending-title = Das Ende und die Optionen
findorff-ending =
    Du **gewinnst**, wenn du den feindlichen General schlägst oder die letzte Figur außer ihm.

    {"*"}*Belagerung** heißt das Remis. Ihr könnt sie mit **Vorschlagen …** vereinbaren. Von selbst kommt sie, wenn
    - keine Seite ziehen kann,
    - dieselbe Stellung zum dritten Mal vorkommt oder
    - 100 Züge lang, beide Seiten gezählt, nichts geschlagen wird.

    Kann nur eine Seite nicht ziehen, fällt ihr Zug aus.

    {"*"}*Optionen**
    - `{ findorff-option-board.name }` · `{ findorff-board-small.name }`: 8×8, bis zu 15 Figuren und ein General. `{ findorff-board-large.name }`: 9×9 mit See, bis zu 18.
    - `{ findorff-option-crush.name }` · woran eine zurückgedrängte Figur zerdrückt wird. `{ findorff-crush-comrade.name }`: an einer Figur ihrer eigenen Armee. `{ findorff-crush-anvil.name }`: an einer von dir. `{ findorff-crush-either.name }`: an beiden. Eine Figur, an der sie nicht zerdrückt wird, hält sie auf.

    -# 🏠 Hausregeln: ausfallende Züge, Belagerung ohne Einigung und `{ findorff-option-crush.name }` (die alten Regeln lassen sich auf alle drei Arten lesen).
findorff-ending-alt = Der Reiter von Gold auf e6 kann den General auf e7 schlagen.

findorff-principle-guard = Halte deine Figuren außer Reichweite, den General zuerst: Jede Figur kann ihn schlagen.
findorff-principle-avenge = Sieh nach, was zurückschlagen könnte, bevor du schlägst.
findorff-principle-fork = Bedrohe zwei Figuren zugleich: Nur eine kann entkommen.
findorff-principle-edge = Dräng Figuren am Rand, am See oder gegen Kameraden zurück: Dort gehen sie verloren.
findorff-principle-approach = Nähere dich mit der Art, die schlägt: Musketiere gegen Pikeniere, Pikeniere gegen Reiter, Reiter gegen Musketiere.
findorff-principle-mix = Stell alle drei Arten nebeneinander auf: Jede schützt vor dem, was ihre Nachbarin schlägt.

findorff-why-drawn = Das ist eine von mehreren guten Armeen, zufällig gewählt, damit sich niemand darauf einstellen kann.
findorff-why-general = Das schlägt den feindlichen General und gewinnt.
findorff-attacked = { $whose ->
    [own] deinen { $kind } auf { $square }{ $aim }
   *[enemy] den feindlichen { $kind } auf { $square }{ $aim }
  }
findorff-manner = { $how ->
    [off] { "" } durch Drängen vom Brett
    [lake] { "" } durch Drängen in den See
   *[strike] { "" }
  }
findorff-crushing = { "" } durch Zerdrücken an der Figur auf { $behind }
findorff-attack-manner = { $how ->
    [off] { "" } (zum Drängen vom Brett)
    [lake] { "" } (zum Drängen in den See)
   *[strike] { "" }
  }
findorff-attack-crushing = { "" } (zum Zerdrücken an der Figur auf { $behind })
findorff-why-repeats = Dieselbe Stellung entsteht zum dritten Mal: Die Partie endet mit einer Belagerung (Remis).
findorff-why-takes = Das schlägt den feindlichen { $victim }{ $by }, und die Gegenseite kann dafür nichts schlagen.
findorff-why-takes-only = Das schlägt den feindlichen { $victim }{ $by }.
findorff-why-trades = Das schlägt den feindlichen { $victim }{ $by }, aber der feindliche { $hunter } auf { $square } kann zurückschlagen: ein Tausch.
findorff-why-saves = Das rettet deinen { $kind } auf { $square } vor dem feindlichen { $hunter } auf { $from }.
findorff-why-attacks = Das greift { $pieces } an.
findorff-why-retaliates = Der feindliche { $hunter } auf { $from } könnte deinen { $kind } auf { $square }{ $by } schlagen, aber dann schlägt { $mv } den feindlichen { $victim }.
findorff-why-lets-go = Der feindliche { $hunter } auf { $from } kann deinen { $kind } auf { $square }{ $by } schlagen, aber jeder Zug, der ihn rettet, verliert die Partie.
findorff-why-saves-in-vain = { $mv } würde deinen { $kind } auf { $square } retten, aber dann schlägt { $reply } deinen { $victim }{ $by }.
findorff-why-saves-for-less = { $mv } würde deinen { $kind } auf { $square } retten, aber dann greift { $reply } { $pieces } an, und du verlierst eine Figur, was du auch antwortest.
findorff-why-forsaken = Kein Zug rettet deinen { $kind } auf { $square }.
findorff-why-lost = Bei bestem Spiel verliert jeder Zug.
findorff-why-lost-to = Bei bestem Spiel verliert jeder Zug, und keiner hält länger durch als dieser. Die Antwort ist { $reply }{ $moves ->
    [0] .
    [one] { "" } und gewinnt sofort.
   *[other] { "" } und gewinnt in { $moves } Zügen.
  }
findorff-why-doomed = Was du auch ziehst: Mit { $mv } fällt dein General.
findorff-why-passes = { $mv } würde den feindlichen { $victim } schlagen, aber die Gegenseite könnte zurückschlagen.
findorff-why-joins = Jetzt können { $count } deiner Figuren den feindlichen { $kind } auf { $square } schlagen.
findorff-why-guards = Das deckt deinen { $kind } auf { $square } gegen den feindlichen { $hunter } auf { $from }: Schlägt der ihn, schlägt dein { $mover } zurück.
findorff-why-leads = Du hast { $own } Soldaten gegen { $theirs }: Jeder Tausch bringt dich dem Sieg näher.
findorff-why-answers = { $guarded ->
    [yes] Die Gegenseite kann ihn nur mit { $moves } retten. Bleibt er stehen, ist es ein Tausch: Die Gegenseite kann zurückschlagen.
   *[no] { $count ->
      [one] Die Gegenseite kann ihn nur mit { $moves } retten.
     *[other] Die Gegenseite kann alle nur mit { $moves } retten.
    }
  }
findorff-why-trapped = { $count ->
    [one] Was die Gegenseite auch antwortet: Du kannst ihn im nächsten Zug schlagen.
   *[other] Was die Gegenseite auch antwortet: Einen davon kannst du im nächsten Zug schlagen.
  }
findorff-why-confines = { $count ->
    [0] Der feindliche General auf { $square } hat jetzt keinen sicheren Schritt mehr.
    [one] Der feindliche General auf { $square } hat jetzt nur noch 1 sicheren Schritt.
   *[other] Der feindliche General auf { $square } hat jetzt nur noch { $count } sichere Schritte.
  }
findorff-why-enters = In der Heimzone der Gegenseite kann kein { $hunter } deinen { $kind } schlagen: Dort steht keiner, und zurück darf keiner.
findorff-why-prevents = { $met ->
    [yes] Greift jetzt { $mv } deinen { $kind } auf { $square } an, kannst du den feindlichen { $hunter } auf { $to } schlagen.
    [leaves] Dein { $kind } verlässt { $square }, wo { $mv } ihn angreifen würde.
   *[no] So kann { $mv } deinen { $kind } auf { $square } nicht mehr angreifen.
  }
findorff-why-covers = Der feindliche { $kind } auf { $square } kann nicht mehr nach { $to } gehen: Dort könntest du ihn schlagen.
findorff-why-readies = Im nächsten Zug kann { $mv } { $pieces } angreifen.
findorff-why-frees = Dein { $kind } auf { $square } hatte keinen Zug: Jetzt kommt er mit { $mv } ins Spiel.
findorff-why-stays = { $back ->
    [win] Bleibt er dort, schlägst du ihn und gewinnst.
    [yes] Bleibt er dort, kannst du ihn{ $by } schlagen, aber die Gegenseite kann zurückschlagen.
   *[no] Bleibt er dort, kannst du ihn{ $by } schlagen, und vorerst kann niemand zurückschlagen.
  }
findorff-why-nears = Das bringt deinen { $kind } bis auf { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
  } an seine Beute heran, den feindlichen { $prey } auf { $square }, und kein feindlicher { $hunter } ist deinem { $kind } so nah.
findorff-why-heads = { $free ->
    [yes] Dein { $kind } hält auf den feindlichen { $prey } auf { $square } zu: { $moves } können folgen und ihn angreifen, und kein feindlicher { $hunter } ist nah genug, um deinen { $kind } unterwegs zu schlagen.
    [none] Dein { $kind } hält auf den feindlichen { $prey } auf { $square } zu: { $moves } können folgen und ihn angreifen, und die Gegenseite hat keinen { $hunter } mehr, der deinen { $kind } schlagen könnte.
    [near] Dein { $kind } hält auf den feindlichen { $prey } auf { $square } zu: { $moves } können folgen und ihn angreifen, und kein feindlicher { $hunter } ist deinem { $kind } so nah.
   *[no] Dein { $kind } hält auf den feindlichen { $prey } auf { $square } zu: Lässt die Gegenseite das zu, folgen { $moves } und greifen ihn an.
  }
findorff-why-opens = Das öffnet deinem { $kind } auf { $from } einen sicheren Weg: { $count ->
    [one] { $moves } kann folgen und greift
   *[other] { $moves } können folgen und greifen
  } den feindlichen { $prey } auf { $square } an.
findorff-why-bars = { $leaves ->
    [yes] Dein { $kind } verlässt { $square }, wo ihn der feindliche { $hunter } auf { $from } mit { $moves } sicher angreifen könnte.
   *[no] Ohne diesen Zug könnte der feindliche { $hunter } auf { $from } mit { $moves } sicher herankommen und deinen { $kind } auf { $square } angreifen. { $now ->
      [0] Jetzt bleibt ihm kein solcher Weg.
     *[other] Jetzt braucht er auf sicherem Weg { $now } Schritte statt { $was }.
    }
  }
findorff-why-peril = Auf { $square } könnte dein { $kind }{ $by } geschlagen werden.
findorff-why-cornered = { $count ->
    [0] Dieser feindliche { $kind } hat keinen sicheren Zug und kann nicht entkommen.
   *[other] Dieser feindliche { $kind } kann nur mit { $moves } entkommen.
  }
findorff-why-safe = So bleiben alle deine Figuren außer Reichweite.
findorff-why-waits = Das bringt nichts weiter in Gefahr.
findorff-why-hunted = { $back ->
    [yes] Der feindliche { $hunter } auf { $from } kann deinen { $kind } auf { $square }{ $by } schlagen, aber du könntest zurückschlagen.
    [bare] Der feindliche { $hunter } auf { $from } kann jetzt deinen { $kind } auf { $square }{ $by } schlagen.
   *[no] Der feindliche { $hunter } auf { $from } kann deinen { $kind } auf { $square }{ $by } schlagen, aber ihn zu retten würde dich mehr kosten.
  }
findorff-why-counterattacks = Der feindliche { $hunter } auf { $from } kann deinen { $kind } auf { $square }{ $by } schlagen, aber dann greift { $mv } { $pieces } an.
findorff-why-concedes = Der feindliche { $hunter } auf { $from } kann deinen { $kind } auf { $square }{ $by } schlagen, und dann geht es mit { $mv } weiter. Soweit der Computer sieht, ist kein Zug besser, der ihn rettet.
findorff-why-regains = Der feindliche { $hunter } auf { $from } könnte deinen { $kind } auf { $square }{ $by } schlagen, aber nach { $line } schlägt { $next } den feindlichen { $victim }.
findorff-why-saves-into-attack = { $mv } würde deinen { $kind } auf { $square } retten, aber dann greift { $reply } { $pieces } an.
findorff-why-saves-too-late = { $mv } würde deinen { $kind } auf { $square } retten, aber nach { $line } schlägt { $next } deinen { $victim }.
findorff-why-pushes = Das drängt den feindlichen { $kind } nach { $square } zurück.
findorff-why-retreats = Das bringt deinen { $kind } weiter weg vom feindlichen { $hunter } auf { $square }, der ihn schlagen könnte: { $steps } statt { $was } Schritte.
findorff-why-escorts = Das bringt deinen { $mover } näher an deinen { $kind } auf { $square }, um ihn gegen den feindlichen { $hunter } auf { $from } zu schützen.
findorff-why-relieves = Dein { $mover } kommt deinem { $kind } auf { $square } zu Hilfe, gegen den feindlichen { $hunter } auf { $from }: Nach { $moves } könnte er zurückschlagen.
findorff-why-clears = Das macht Platz für deinen { $kind }: Als Nächstes kommt { $mv }.
findorff-why-approaches = Das bringt deinen { $kind } bis auf { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
  } an den feindlichen { $prey } auf { $square } heran, eines seiner Ziele.
findorff-why-returns = Das bringt deinen { $kind } näher an deinen General auf { $square }, um ihn zu schützen.
findorff-why-shelters = Das bringt deinen General näher an deinen { $guard } auf { $square }, der ihn schützen kann.
findorff-why-inland = Dein { $kind } verlässt den Rand, wo der feindliche { $kind } auf { $square } ihn vom Brett drängen könnte.
findorff-why-later = { $mv } kann warten: Auf { $reply } folgt { $next } und schlägt den feindlichen { $victim }.
findorff-why-regained = { $mv } würde den feindlichen { $victim } schlagen, aber nach { $line } schlägt { $next } deinen { $kind }.
findorff-why-follows = { $back ->
    [yes] Auf { $reply } folgt { $mv } und schlägt den feindlichen { $victim }{ $by }, kann aber zurückgeschlagen werden: ein Tausch.
   *[no] Auf { $reply } folgt { $mv } und schlägt den feindlichen { $victim }{ $by }.
  }
findorff-why-prepares = Auf { $reply } folgt { $mv }, damit { $then } { $pieces } angreifen kann.
findorff-why-builds = Auf { $reply } folgt { $mv } und greift { $pieces } an.
findorff-why-avenges = Schlägt der feindliche { $hunter } auf { $from } deinen { $kind } auf { $square }{ $by }, schlägt jetzt { $mv } zurück.
findorff-why-airs = Dein General auf { $square } hatte keinen sicheren Schritt: Jetzt ist { $mv } einer.
findorff-why-yields = Der feindliche { $hunter } auf { $from } kann deinen { $kind } auf { $square }{ $by } schlagen, aber dann folgt { $mv }, und danach kann { $then } { $pieces } angreifen.
findorff-why-forestalls = Sonst würde { $mv } { $pieces } angreifen, und du würdest eine Figur verlieren, was du auch antwortest.
findorff-why-threatens = Das bereitet { $mv } vor: Damit würdest du { $pieces } angreifen, und die Gegenseite würde eine Figur verlieren, was sie auch antwortet.
findorff-why-plans = Geht es mit { $line } weiter, greift { $mv } { $pieces } an.
findorff-why-earns = { $back ->
    [yes] Geht es mit { $line } weiter, schlägt { $mv } den feindlichen { $victim }, kann aber zurückgeschlagen werden: ein Tausch.
   *[no] Geht es mit { $line } weiter, schlägt { $mv } den feindlichen { $victim }.
  }
findorff-why-waiting = { $mv } kann warten: Was die Gegenseite auch antwortet, du kannst den feindlichen { $victim } auch im nächsten Zug schlagen.
findorff-why-counters = { $mv } würde den feindlichen { $victim } schlagen, aber dann schlägt der feindliche { $hunter } auf { $from } deinen { $kind } auf { $square }{ $by }.
findorff-why-tempts = Nicht { $mv }: Dann schlägt der feindliche { $hunter } auf { $from } deinen { $kind } auf { $square }{ $by }.
findorff-why-taken-back = Nicht { $mv }: Der feindliche { $hunter } auf { $from } schlägt zurück.
findorff-why-parries = Greift { $reply } deinen { $kind } auf { $square } an, rettet ihn { $mv }.
findorff-why-exposes = Nicht { $mv }: Dann greift { $reply } { $pieces } an, und du verlierst eine Figur, was du auch antwortest.
findorff-why-loses-later = Nicht { $mv }: Nach { $line } schlägt { $next } deinen { $kind }.
findorff-why-comes = Auf { $reply } folgt als Nächstes { $mv }.
findorff-why-loses = Nicht { $mv }: Nach { $reply } kann die Gegenseite den Sieg erzwingen.
findorff-why-forced = Das erzwingt den Sieg.
findorff-why-wins = { $moves ->
    [one] Bei bestem Spiel gewinnst du in 1 weiteren Zug, was die Gegenseite auch tut.
   *[other] Bei bestem Spiel gewinnst du in { $moves } weiteren Zügen, was die Gegenseite auch tut.
  }
findorff-lesson-strikes = Du bist **Gold**. Musketiere schlagen Pikeniere, Pikeniere schlagen Reiter, und Reiter schlagen Musketiere: immer eine Figur direkt daneben, nie diagonal. Schlag den Pikenier auf **a5**, dann den Reiter auf **c5**, dann den Musketier auf **e5**.
findorff-lesson-strikes-done = Dreimal geschlagen, und umgekehrt geht es nie: Ein Pikenier kann keinen Musketier schlagen.
findorff-lesson-strikes-wrong = Nacheinander: Dein Musketier schlägt **a5**, dann dein Pikenier **c5**, dann dein Reiter **e5**.
findorff-lesson-push = Eine feindliche Figur **derselben Art** drängst du ein Feld geradeaus zurück. Dräng mit deinem Musketier den auf **b5** zurück.
findorff-lesson-push-done = Er musste weichen, und du stehst auf seinem Feld.
findorff-lesson-push-wrong = Zieh mit deinem Musketier von **b4** gegen den auf b5.
findorff-lesson-edge = Eine Figur, die vom Brett gedrängt wird, ist verloren, und ebenso eine, die in den **See** mitten auf dem großen Brett gedrängt wird. Dräng erst eine Figur von Blau über den Rand, dann den Musketier auf **c5** in den See.
findorff-lesson-edge-done = Platsch! Rand und See sind gleich gefährlich: Halte dich fern, wenn eine feindliche Figur derselben Art in der Nähe ist.
findorff-lesson-edge-wrong = Eine Figur über den Rand genügt: der Reiter auf **e9** oder der Pikenier auf **i5**, gedrängt von deiner Figur seiner Art. Danach dräng von **b5** nach c5.
findorff-lesson-crush = Hinter dem Musketier auf b5 steht sein eigener Kamerad, also kann er nicht weichen. Dräng ihn trotzdem zurück.
findorff-lesson-crush-done = Er konnte nicht weichen und wurde zerdrückt. Stell deine Figuren nicht direkt hintereinander.
findorff-lesson-crush-wrong = Dräng den Musketier auf **b5** gegen seinen Kameraden auf b6.
findorff-lesson-back = Zurück geht es nicht: Hat eine Figur ihre Heimzone verlassen, die ersten beiden Reihen, darf sie nie wieder hinein. Nur der General darf das. Führ deinen General zurück nach **d2**.
findorff-lesson-back-done = Richtig: Der General darf zurück in die Heimzone, die anderen Figuren nicht.
findorff-lesson-back-army = Der Zug ist erlaubt, aber hier geht es um den General. Führ ihn von d3 nach **d2**.
findorff-lesson-back-wrong = Führ deinen General von d3 nach **d2**.
findorff-lesson-last = Eine Armee, von der nur noch der General übrig ist, hat verloren. Blau hat außer dem General nur noch eine Figur. Schlag sie.
findorff-lesson-last-done = Nur der General ist übrig, also gewinnst du.
findorff-lesson-last-wrong = Die letzte Figur neben dem General von Blau ist der Pikenier auf **f6**. Dein Musketier kann ihn schlagen.
findorff-lesson-general = Jede Figur kann den feindlichen General schlagen, und damit gewinnst du sofort. Such deine Figur neben dem General von Blau, und beende diese Partie.
findorff-lesson-general-done = Der General ist geschlagen, und du gewinnst! Pass auch auf deinen auf: Steht nach deinem Zug eine feindliche Figur direkt neben ihm, kann sie ihn schlagen, und niemand warnt dich. Wird lange nichts geschlagen, heißt das **Belagerung** und ist remis.
findorff-lesson-general-wrong = Sieh nach, wo der General von Blau steht und welche deiner Figuren direkt neben ihm ist.
findorff-lesson-army = Zuletzt der Anfang einer Partie: Jede Seite stellt ihre Armee heimlich auf ihren zwei Reihen auf. Sie hat einen General und bis zu 15 weitere Figuren. Wähl eine Formation und stell sie auf; **Bunt** ist gut für den Anfang.
findorff-lesson-army-done = Jetzt sind beide Armeen zu sehen, und die Partie beginnt. Deine erste Partie beginnt genauso, und auch dort bist du Gold. Jetzt kennst du ganz Castles.
findorff-lesson-army-wrong = Wähl eine Formation, und stell sie auf.
