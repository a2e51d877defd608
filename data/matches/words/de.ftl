# Absagen

data-impossible-seats = { $seats ->
    [one] { $game } lässt sich nicht allein spielen.
   *[other] { $game } lässt sich nicht zu { $seats } spielen.
  }

data-unknown-game = Dieses Spiel kenne ich nicht.
data-same-player = Auf jeden Platz gehört jemand anders: Du kannst nicht gegen dich selbst spielen oder jemanden zweimal nennen.
data-erased-player = Eine dieser Personen hat ihre Daten hier gelöscht. Fordere jemand anderen heraus.
data-too-many-named = Du hast mehr Leute genannt, als es Plätze gibt.
data-bad-word = Ein Wort für die Auslosung hat 1 bis 40 Zeichen in einer Zeile.
data-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
data-too-many-challenges = { $count ->
    [one] Du hast schon eine offene Herausforderung. Zieh sie erst zurück.
   *[other] Du hast schon { $count } offene Herausforderungen. Zieh erst eine zurück.
  }
data-rematched = Die Revanche gibt es schon: Partie { $id }.
data-no-such-match = Eine Partie { $id } gibt es nicht.
data-not-started = Partie { $id } hat noch nicht begonnen.
data-started = Partie { $id } hat schon begonnen.
data-over = Partie { $id } ist vorbei.
data-still-running = Partie { $id } läuft noch. Wenn sie vorbei ist, kannst du alles sehen.
data-not-a-player = In Partie { $id } spielst du nicht mit, aber du kannst zuschauen.
data-left-table = Du bist aus Partie { $id } ausgeschieden, aber du kannst zuschauen.
data-stale = Dieses Brett ist veraltet. So steht Partie { $id } jetzt.
data-not-your-turn = In Partie { $id } bist du nicht am Zug.
data-joined = In Partie { $id } bist du schon dabei.
data-not-invited = Herausforderung { $id } gilt jemand anderem.
data-not-challenger = Das kann nur, wer Herausforderung { $id } gestellt hat.
data-own-challenge = Herausforderung { $id } ist deine eigene. Zieh sie lieber zurück.
data-not-joined = In Partie { $id } bist du nicht dabei.
data-too-few = { $joined ->
    [one] Zum Starten braucht es mindestens { $least } Personen. Bisher ist eine da.
   *[other] Zum Starten braucht es mindestens { $least } Personen. Bisher sind { $joined } da.
  }
data-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen kannst. Zurücknehmen lässt sich ein Schritt, solange du am Zug bist, oder dein letzter Zug, wenn die anderen zustimmen.
data-sealed = Dieser Zug hat Verborgenes aufgedeckt, oder der Zufall war im Spiel. Deshalb lässt er sich nicht zurücknehmen.
data-sealed-since = Seither wurde Verborgenes aufgedeckt, oder der Zufall war im Spiel. Deshalb kann die Partie nicht so weit zurück.
data-no-draws = In dieser Partie könnt ihr euch nicht auf Remis einigen.
data-offered-before = Das hast du in diesem Zug schon vorgeschlagen. Im nächsten geht es wieder.
data-no-offer = Gerade wartet kein Vorschlag auf deine Antwort.
data-own-offer = Das ist dein eigener Vorschlag. Jetzt antworten die anderen.
data-offer-stands = In Partie { $id } steht schon ein Vorschlag. Beantworte erst den.
data-no-pairs = Das geht nicht als Doppelpartie. Die gibt es zu zweit, und bei Spielen, die am Anfang nichts verbergen.
data-nobody-gone = Auf diesem Platz in Partie { $id } fehlt niemand: Die Zeit läuft noch, und wer dort sitzt, ist da.
data-time-decides = Partie { $id } hat ein Zeitlimit. Wenn die Zeit abgelaufen ist, entscheidet ihr, wie es weitergeht.
data-turned-down-before = Diese Person hat den Platz gerade abgelehnt. Frag jemand anderen.
data-too-late-to-abort = Alle haben schon gezogen, also kannst du Partie { $id } nicht mehr allein abbrechen. Schlag es mit `/{ command-propose.name }` vor, oder gib auf.
data-no-computer = Dieses Spiel spielt noch kein Computer. Fordere jemanden heraus, oder lass die Herausforderung offen für alle.
data-doubted = Wirklich? Das könnte ein Versehen sein.
data-too-long = Das ist zu lang.
data-nameless = Gib einen Namen mit sichtbaren Zeichen an.
data-name-taken = Unter diesem Namen hast du schon etwas anderes gespeichert. Nimm einen anderen Namen, oder entferne erst das andere.
data-saved-enough = Mehr als { $most } kannst du nicht speichern. Entferne erst etwas, oder speichere unter einem vorhandenen Namen, um ihn zu ersetzen.
data-retired = Partie { $id } folgt einer Version der Regeln, die ich nicht mehr habe.
data-damaged = Die Aufzeichnungen von Partie { $id } sind beschädigt. Sie ruht, bis sie wiederhergestellt sind.
data-newer = Partie { $id } wurde von einem neueren Castellan gespeichert. Sie geht weiter, sobald dieser wieder läuft.
data-newer-note = Das hat ein neuerer Castellan gespeichert, deshalb ändere ich es nicht.
data-no-such-step = Diesen Zug gibt es in der Wiedergabe nicht.
data-no-such-exercise = Dieses Rätsel oder diese Lektion gibt es nicht.
data-watched-enough = { $most ->
    [one] Diese Partie wird schon an einem Ort gezeigt, und mehr schaffe ich nicht. Beende das erst.
   *[other] Diese Partie wird schon an { $most } Orten gezeigt, und mehr schaffe ich nicht. Beende erst einen davon.
  }
data-followed-enough = Mehr Partien kannst du nicht folgen. Hör erst bei einer anderen damit auf.
data-too-many-followers = Dieser Partie folgen schon so viele, wie ich benachrichtigen kann.
data-nothing-brought = Diese Datei habe ich nicht mehr. Lade sie mit `/{ command-replay.name }` noch einmal hoch.
data-busy = Gerade ist zu viel auf einmal los. Versuch es noch einmal.
data-no-hints = In Partie { $id } spielen Menschen gegeneinander, also müssen erst alle den Tipps zustimmen. Das geht mit `/{ command-propose.name }`.
data-hints-already = In Partie { $id } sind Tipps schon erlaubt: Wenn du am Zug bist, nimm `/{ command-hint.name }`.
data-no-free-seat = Bei Herausforderung { $id } ist kein Platz frei.
data-no-chance = Ich kann gerade nichts auslosen. Versuch es noch einmal.
data-not-stored = Ich kann gerade nichts speichern, also hat sich nichts geändert, und das hier zählt nicht. Versuch es in ein paar Minuten noch einmal.
data-unavailable = Bei mir ist etwas schiefgegangen. Sieh dir die Partie an, bevor du es noch einmal versuchst.

## Zeit

data-no-limit = Partie { $id } hat kein Zeitlimit. Kein Grund zur Eile.
data-time-remains = In Partie { $id } ist bei niemandem die Zeit abgelaufen. Sie geht weiter.
data-own-time-is-up = Deine eigene Zeit in Partie { $id } ist abgelaufen. Du kannst noch ziehen, bis die anderen entscheiden.
data-time-is-up = In Partie { $id } ist die Zeit abgelaufen, also ist es dafür zu spät.
data-asked-anew = Dieser Knopf war veraltet, also ist nichts passiert. So steht Partie { $id } jetzt.
data-chosen-before = Das hast du schon gewählt. Die anderen haben noch nicht entschieden.
data-resting = Partie { $id } ruht. Zum Weiterspielen drück **Fortsetzen**, oder zieh einfach.
data-not-resting = Partie { $id } ruht nicht.
data-went-back = { $plies ->
    [0] Die Partie geht zurück an den Anfang.
   *[other] Die Partie geht zurück auf den Stand nach Zug { $plies }.
  }

## Jemand fehlt

data-took-over = { $seat ->
    [you] 🪑 Ab hier übernimmst du diesen Platz.
   *[other] 🪑 Ab hier übernimmt { $seat } diesen Platz.
  }
data-seat = Spieler { $number }
data-no-such-event = Diesen Wettbewerb gibt es hier nicht. `/{ command-club.name } { command-club-show.name }` zeigt alle.
data-event-damaged = Die Aufzeichnungen dieses Wettbewerbs sind beschädigt. Er ruht, bis sie wiederhergestellt sind.
data-bad-plan = Dieser Plan geht nicht. Eine Saison dauert 2 bis 12 Wochen; ein Schweizer Turnier hat 1 bis 15 Runden von 2 bis 60 Tagen; auf einer Leiter rutscht man nach 7 bis 90 Tagen ab; und der Name hat bis zu 60 Zeichen.
data-for-two = Ligen und Leitern brauchen ein Spiel für zwei. Sitzen drei oder vier an einem Tisch, nimm ein Schweizer Turnier.
data-too-few-entrants = { $entrants ->
    [0] Noch hat sich niemand angemeldet. Es braucht mindestens { $least } Personen.
    [1] Erst 1 Person hat sich angemeldet. Es braucht mindestens { $least }.
   *[other] Erst { $entrants } Personen haben sich angemeldet. Es braucht mindestens { $least }.
  }
data-too-many-rounds = { $most ->
    [1] Bei { $entrants } Personen geht nur 1 Runde, ohne dass zwei sich noch einmal begegnen. Schreib es mit weniger Runden neu aus, oder warte auf mehr Anmeldungen.
   *[other] Bei { $entrants } Personen gehen höchstens { $most } Runden, ohne dass zwei sich noch einmal begegnen. Schreib es mit weniger Runden neu aus, oder warte auf mehr Anmeldungen.
  }
data-event-full = Dieser Wettbewerb ist voll: Mehr als { $most } Personen passen nicht hinein.
data-already-in = Du bist schon dabei.
data-not-in = Bei diesem Wettbewerb bist du nicht dabei.
data-event-closed = Die Anmeldung ist geschlossen: Einsteigen konnte man nur bis vor Runde 2.
data-event-withdrawn = Aus diesem Turnier bist du ausgestiegen. In einer Liga kannst du dich für die nächste Saison anmelden.
data-event-begun = Dieser Wettbewerb hat schon begonnen.
data-event-not-begun = Dieser Wettbewerb hat noch nicht begonnen.
data-event-over = Dieser Wettbewerb ist vorbei.
data-event-paused = Dieser Wettbewerb ist pausiert. Die Turnierleitung kann ihn fortsetzen.
data-event-not-paused = Dieser Wettbewerb ist nicht pausiert.
data-event-no-table = Diese Partie gehört nicht zu diesem Wettbewerb, oder sie ist schon entschieden.
data-event-no-ladder = Herausfordern geht nur auf einer Leiter.
data-event-not-on-ladder = Dafür müsst ihr beide erst auf der Leiter stehen.
data-event-below = Herausfordern kannst du nur Personen über dir.
data-event-too-far = { $reach ->
    [one] Du kannst nur einen Platz nach oben herausfordern.
   *[other] Du kannst bis zu { $reach } Plätze nach oben herausfordern.
  }
data-event-has-table = Du oder die Gegenseite hat auf dieser Leiter schon eine Partie. Die muss erst zu Ende sein.
data-event-no-room = Du oder die Gegenseite hat schon { $most } Partien in Wettbewerben, mehr gehen nicht gleichzeitig. Versuch es wieder, wenn eine davon zu Ende ist.
data-event-bad-replacement = Diese Person ist schon dabei.
data-event-only-people = In einem Wettbewerb spielen nur Menschen. Nenne jemanden mit `/{ command-substitute.name }`, oder frag die Turnierleitung.
data-event-bad-result = Wer gewinnt, muss in dieser Partie mitspielen. Oder entscheide auf Remis.
