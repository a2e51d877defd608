rules-not-to-move = Du bist nicht am Zug.
rules-over = Die Partie ist vorbei.
rules-over-won = { $winners ->
    [you] Die Partie ist vorbei, und du gewinnst.
   *[other] { $count ->
        [one] Die Partie ist vorbei, und { $winners } gewinnt.
       *[other] Die Partie ist vorbei, und { $winners } gewinnen.
      }
  }

rules-unknown-option = { $game } hat keine Option `{ $option }`. Die Optionen: { $known }.
rules-no-option = keine
rules-long-option = Die Option `{ $option }` darf höchstens 100 Zeichen lang sein.
rules-unknown-value = `{ $chosen }` geht bei der Option `{ $option }` nicht. Zur Wahl stehen: { $values }.
rules-other-seats = { $most ->
    [one] Mit diesen Optionen ist { $game } für 1 Person, nicht für { $seats }.
   *[other] Mit diesen Optionen braucht { $game } genau { $most } Personen, nicht { $seats }.
  }
rules-wrong-seats = Mit diesen Optionen ist { $game } für { $least } bis { $most } Personen, nicht für { $seats }.

rules-no-square = Ein Feld besteht aus einem Buchstaben und einer Zahl, zum Beispiel `c3`.
rules-which-move = Welcher Zug?
rules-no-draft = Das geht nicht mehr. Wähle noch einmal.
rules-play-move = { $mv } spielen
rules-more = Mehr …
rules-page-of = Seite { $page } von { $pages }
rules-no-page = Diese Seite gibt es nicht. Wähle noch einmal.

rules-no-object = Der Zustand ist ein JSON-Objekt.
rules-misread = Der Zustand ist nicht lesbar: { $told }.
rules-bad-snapshot = Die gespeicherte Stellung ist nicht lesbar.
rules-old-snapshot = Die gespeicherte Stellung gehört zu einer anderen Version der Regeln.

rules-other-record = Die Aufzeichnung ist nicht von { $game }, Version { $version }.
rules-wrong-ply = Zug { $ply }: { $reason }
rules-no-such-seat = Platz { $seat } gibt es nicht.
rules-leaver-ends = Aufgeben beendet eine Partie mit einer oder zwei Personen.
rules-left-before = Platz { $seat } ist schon ausgeschieden.

rules-no-mind = Dieses Spiel spielt kein Computer.
rules-not-its-view = Ein Computer sieht nur, was auf seinem eigenen Platz zu sehen ist.
# One to three sentences.
rules-sentences = { $sentences }
rules-principles-title = Gut spielen
rules-principles =
    { $lines }

    -# 💡 Tipps nennen den Grundsatz, dem sie folgen.
rules-principle-line = { $number }. { $principle }
rules-principle = Grundsatz { $number }: { $principle }
rules-level-1 = Page
rules-level-2 = Knappe
rules-level-3 = Ritter
rules-level-4 = Baron
rules-level-5 = Regent
rules-about-level-1 = Freundlich und vernünftig, übersieht aber manches
rules-about-level-2 = Sieht, was vor der Nase liegt, und manchmal mehr
rules-about-level-3 = Schaut ein paar Züge voraus und macht es dir nicht leicht
rules-about-level-4 = Plant weiter als die meisten und patzt selten
rules-about-level-5 = Spielt so gut, wie es geht
