# Die Seite und ihre Verbindung

page-skip = Zum Brett
page-label-more = Menü
page-label-players = Wer spielt
page-label-boards = Brett
page-label-hand = Hand
page-label-say = Jetzt
page-label-cards = Fragen
page-label-replay = Wiedergabe
page-label-acts = Knöpfe
page-label-story = Was geschah
page-label-live = Verbindung wird aufgebaut
page-connected = Verbunden
page-offline = Keine Verbindung
page-banner-lost = Keine Verbindung. Neuer Versuch läuft … Du kannst schauen und einen Zug vorbereiten.
page-banner-back = Wieder da. Nichts verpasst.
page-banner-missed = { $n ->
    [one] Wieder da. Inzwischen ist etwas geschehen.
   *[other] Wieder da. Inzwischen ist { $n }-mal etwas geschehen.
  }
page-event-lost = Keine Verbindung. Neuer Versuch läuft …
page-banner-loading = Die Partie lässt sich nicht laden. Neuer Versuch läuft …
page-banner-session = Deine Sitzung ist zu Ende. Drück in Discord noch einmal „Brett öffnen“. Nichts ist verloren.
page-signed-in = Dieser Link wurde schon benutzt, aber du bist hier angemeldet.

## Wer spielt

page-your-turn = Du bist am Zug
page-to-move = am Zug
page-you = du
page-won = gewonnen
page-looking = { $name } ist da
page-computer = Stufe { $n }
page-ready = bereit
page-has-left = ausgestiegen
page-out = ausgeschieden
page-title-turn = ● { $title }
page-watching = { $n ->
    [1] Du schaust zu.
    [2] Du schaust mit einer weiteren Person zu.
   *[other] Du schaust mit { $others } anderen zu.
  }
page-spectators = { $n ->
    [one] Eine Person schaut zu
   *[other] { $n } schauen zu
  }

## Felder

page-empty = leer
page-chosen = gewählt
page-falls = wird fallen
page-fits = passt
page-hinted = Tipp
page-can-choose = wählbar
page-square = { $place }, { $what }
page-nothing-there = { $square }. Dort gibt es nichts zu tun.
page-not-there = { $label }: Das geht auf { $place } nicht.
page-is-over = { $square }. Die Partie ist vorbei.
page-is-watching = { $square }. Du schaust zu.
page-is-waiting = { $square }. Du bist nicht am Zug.
page-no-fit = Dort passt es nicht.
page-one-form = Es sieht von allen Seiten gleich aus.
page-no-room = Zum Drehen ist hier kein Platz.
page-no-twin = Das Spiegelbild hast du nicht auf der Hand.

## Züge

page-which = Was davon?
page-prompt-yours = Du bist am Zug. { $prompt }
page-say-put = { $label }. Enter bestätigt, R dreht.
page-say-armed = { $label }. Enter bestätigt.
page-say-step = { $label }. { $prompt }
page-say-list = { $prompt } { $list }
page-let-go = Loslassen
page-let-go-done = Losgelassen.
page-turn = Drehen
page-mirror = Spiegeln
page-play = Spielen
page-put = Absetzen
page-undo = Rückgängig
page-hint = Tipp
page-send-now = Jetzt senden
page-try-now = Jetzt versuchen
page-dont-send = Nicht senden
page-held = { $label }.
page-say-held = { $label }. Wird in 3 Sekunden gesendet. U nimmt es zurück.
page-sending = Wird gesendet …
page-waiting = Noch nicht gesendet. Es geht hinaus, sobald der Bot antwortet.
page-busy = { $n ->
    [one] Viel los. Neuer Versuch in einer Sekunde.
   *[other] Viel los. Neuer Versuch in { $n } Sekunden.
  }
page-not-sent = Nichts wurde gesendet.
page-dropped = Die Partie ist inzwischen weitergegangen. Nichts wurde gesendet.
page-yours-already = Du hast schon gezogen, in einem anderen Fenster.
page-gone-on = Die Partie ist inzwischen weitergegangen.
page-taken-back = Zurückgenommen: { $text }
page-failed = Das hat nicht geklappt. Versuch es noch einmal.
page-no-line = Nicht gesendet: keine Verbindung.
page-copied = Kopiert. Füg es ein, wo du möchtest.
page-draft-lost = Nicht gespeichert: keine Verbindung. In diesem Fenster bleibt es erhalten.
page-thinking = Ich suche einen guten Zug …
page-hint-came = Tipp: { $text }

## Zeit

page-days = { $n } d
page-hours = { $n } h
page-minutes = { $n } min
page-seconds = { $n } s
page-days-long = { $n ->
    [one] ein Tag
   *[other] { $n } Tage
  }
page-hours-long = { $n ->
    [one] eine Stunde
   *[other] { $n } Stunden
  }
page-minutes-long = { $n ->
    [one] eine Minute
   *[other] { $n } Minuten
  }
page-seconds-long = { $n ->
    [one] eine Sekunde
   *[other] { $n } Sekunden
  }
page-time-up = Zeit abgelaufen
page-time-left = { $who } Restzeit: { $time }.
page-no-clock = { $who } Kein Zeitlimit.
page-no-last = Noch ist nichts geschehen.

## Vorschläge und anderes

page-proposal = Vorschlag
page-accept = Annehmen
page-decline = Ablehnen
page-withdraw = Zurückziehen
page-act-takeback = Um Rücknahme bitten
page-act-draw = Remis anbieten
page-act-pause = Um eine Pause bitten
page-act-extend = Mehr Zeit geben
page-proposal-settled = Der Vorschlag ist erledigt.
page-to-rematch = Zur Revanche
page-rematch-waits = Eine Revanche ist vorgeschlagen. Die anderen werden gefragt.
page-rematch-by = { $name } möchte eine Revanche.

## Die Auslosung

page-deal-check = Auslosung prüfen
page-deal-checking = Wird geprüft …
page-deal-none = Diese Auslosung lässt sich nicht prüfen.
page-deal-shown = Das Siegel ist dasselbe, das dieser Browser vor dem Ende gesehen hat.
page-deal-commitment = Das Geheimnis ist dasselbe, das versiegelt wurde.
page-deal-words = Alle gegebenen Wörter stehen in der signierten Nachricht.
page-deal-seed = Der Startwert folgt aus dem Geheimnis und den Wörtern.
page-deal-used = Mit diesem Startwert wurde die Partie ausgelost.
page-deal-alone = Nach dem Versiegeln konnte niemand die Auslosung ändern. Aber sonst gab niemand ein Wort; wer diesen Bot betreibt, hätte die Auslosung also bestimmen können.
page-deal-holds = Das stimmt.
page-deal-fails = Das stimmt nicht.
page-deal-unknown = Das lässt sich hier nicht sagen.
page-deal-means = Niemand konnte die Auslosung bestimmen oder ändern. Auch wer den Bot betreibt, konnte höchstens hineinsehen.
page-act-abort = Abbrechen (niemand gewinnt)
page-act-resume = Partie fortsetzen
page-act-more-time = Um mehr Zeit bitten
page-act-hints = Tipps vorschlagen
page-act-call-off = Abbruch vorschlagen
page-act-resign = Aufgeben
page-act-claim = Sieg auf Zeit beanspruchen
page-act-rematch = Revanche
page-sure-call-off = Vorschlagen, die Partie abzubrechen?
page-why-call-off = Wenn die anderen zustimmen, endet sie ohne Ergebnis.
page-sure-abort = Die Partie abbrechen?
page-why-abort = Niemand gewinnt, und sie wird nicht gewertet. Das ist endgültig.
page-done = Erledigt.
page-close = Schließen
page-keep-playing = Weiterspielen
page-take-back = Zurücknehmen
page-next = Nächste Partie
page-next-full = Nächste Partie: { $title }
page-next-time = Nächste Partie: { $title }, noch { $time }

## Das Ende

page-you-won = Gewonnen!
page-you-lost = Verloren.
page-a-draw = Remis.
page-others-won = { $n ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
  }
page-result = { $result } { $reason }
page-the-result = Die Partie ist vorbei
page-see-again = Noch einmal ansehen
page-moves = Züge
page-no-moves = Noch keine.
page-position = Die Stellung in Worten
page-and = { $a } und { $b }

## Die Wiedergabe

page-replay-move = Zug { $n } von { $all }: { $text }
page-replay-short = { $n } / { $all }
page-replay-slider = Zug
page-first = Anfang
page-back = Zurück
page-run = Abspielen
page-stop = Anhalten
page-forward = Weiter
page-last = Ende
page-decided = Wendepunkte
page-odds = { $name } { $n } %
page-mistake = Ein Fehler.
page-blunder = Ein grober Fehler.
page-inaccuracy = Ungenau.
page-strong = Stark.
page-brilliant = Brillant.
page-better = Besser: { $text }
page-replay-failed = Die Wiedergabe lässt sich nicht laden. Versuch es noch einmal.

## Einstellungen

page-settings = Einstellungen
page-match = Partie
page-keys = Tasten
page-set-theme = Farben
page-theme-auto = System
page-theme-dark = Dunkel
page-theme-light = Hell
page-theme-contrast = Kontrast
page-set-send = Endgültige Züge senden
page-send-hold = Nach 3 s
page-send-ask = Erst fragen
page-send-at-once = Sofort
page-set-board = Brett drehen
page-board-own = Meine Seite unten
page-board-other = Andersherum
page-board-printed = Wie in Discord
page-set-motion = Animationen
page-motion-auto = System
page-motion-less = Weniger
page-set-presence = Die anderen sehen, dass du da bist
page-presence-on = Ja
page-presence-off = Nein
page-set-sound = Ton, wenn du am Zug bist
page-sound-off = Aus
page-sound-on = An

## Tasten

page-key-arrows = von Feld zu Feld
page-key-edges = zum Rand
page-key-enter = nehmen, absetzen, bestätigen; was schon abgesetzt ist, dreht die Leertaste
page-key-escape = loslassen; einen Zug zurücknehmen, der noch nicht gesendet ist
page-key-next = nächstes, voriges wählbares Feld
page-key-numbers = etwas aus deiner Hand; eine von mehreren Möglichkeiten
page-key-turn = drehen
page-key-mirror = spiegeln
page-key-undo = rückgängig
page-key-hint = Tipp
page-key-last = den letzten Zug sagen
page-key-time = sagen, wer am Zug ist und wie lange noch
page-key-help = diese Liste
page-k-arrows = Pfeile
page-k-edges = Pos1 Ende Bild↑ Bild↓
page-k-enter = Enter, Leertaste
page-k-escape = Esc
page-k-next = N, P
page-k-numbers = 1 – 9
page-k-turn = R, Umschalt R
page-k-mirror = M
page-k-undo = U
page-k-hint = H
page-k-last = L
page-k-time = T
page-k-help = ?
