# Deutsch. Anrede: du, klein geschrieben; mehrere zugleich: ihr, euch. Ich: der Bot, sparsam.
# Ton: freundlich-knapp wie eine gute Gastgeberin am Spieleabend; keine Amtssprache, kein „Bitte“ vor jedem Satz.
# Knöpfe und Menüeinträge: Infinitiv oder Nomen. Fehler: was war, warum, was nun.
# Anführung „so“. Gedankenstrich – mit Leerzeichen. Auslassung nach ganzem Wort mit Leerzeichen: denkt nach …
# Zahlen: Wörter bis zwölf, Ziffern bei Gezähltem. 60 % mit geschütztem Leerzeichen. 22–8 Uhr. ß nach Regel.
# Namen und Farben werden nie gebeugt, stehen ohne Artikel und Genitiv-s: Burg 2 von Ada, der Stein von Rot.
# Neutral: Gegenseite, die anderen, alle, wer …, Person; „Spieler“ nur in „Spieler 2“. Kein Stern, kein Doppelpunkt im Wort.
# Trennbare Verben: der Name steht in der Mitte (greift … an), kein Satz endet vor seiner Vorsilbe.
#
# match = Partie f                 game = Spiel n
# challenge = Herausforderung f    challenge A to G = A zu G herausfordern
# accept, decline = annehmen, ablehnen    withdraw, expire = zurückziehen, ablaufen
# table = Tisch m                  seat = Platz m
# turn, move = Zug m               your turn = du bist am Zug
# opponent = Gegenseite f          board, square = Brett n, Feld n
# row, column = Reihe f, Spalte f  position = Stellung f
# draw = Remis n                   siege (Castles) = Belagerung f
# resign = aufgeben                call off = abbrechen
# proposal, agree = Vorschlag m, zustimmen    take back = zurücknehmen
# rematch = Revanche f             pair = Doppelpartie f
# substitute = Ersatz m            missing = fehlt
# time per turn = Bedenkzeit f     clock is stopped = die Uhr steht
# paused, adjourned, on hold = pausiert, vertagt, ruht
# level = Stufe f                  hint = Tipp m
# rating = Wertung f               rated = gewertet
# leaderboard = Rangliste f        replay = Wiedergabe f, Knopf: Nachspielen
# turning point = Wendepunkt m     dashboard = Übersicht f
# watch, follow = zuschauen, folgen    thread, ping = Thread m, Ping m
# DM = Direktnachricht f           permission = Berechtigung f
# deal, commitment, word = Auslosung f, Siegel n, Wort n    button = Knopf m
# rotate, flip (piece) = drehen, spiegeln    house rule = Hausregel f
# Kastell: piece = Teil n, build = bauen, name = nennen, swap colors = die Farben tauschen
# Castello: pawn = Stein m, home = Lager n, capture = schlagen, take a castle = eine Burg erobern
# Castle Keep: tile = Plättchen n, tower = Turm, wall = Mauer, keep = Bergfried
#   curvy, zigzag, straight = wellig, gezackt, gerade    pile, discards = Stapel m, Ablage f
#   attack = angreifen, rubble = Trümmer, spoils = Beute f, transfer = umsetzen, ring = Ring m
# Castles: piece = Figur f, Gold, Navy = Gold, Blau; musketeer, horseman, pikeman = Musketier, Reiter, Pikenier
#   strike, push, crush = schlagen, zurückdrängen, zerdrücken (an); end zone = Heimzone f; draw up = aufstellen

## Listen

join-and = { $first } und { $last }
join-or = { $first } oder { $last }
words-you = du

## Tage

words-moment = { $month ->
    [1] { $day }. Januar, { $time } UTC
    [2] { $day }. Februar, { $time } UTC
    [3] { $day }. März, { $time } UTC
    [4] { $day }. April, { $time } UTC
    [5] { $day }. Mai, { $time } UTC
    [6] { $day }. Juni, { $time } UTC
    [7] { $day }. Juli, { $time } UTC
    [8] { $day }. August, { $time } UTC
    [9] { $day }. September, { $time } UTC
    [10] { $day }. Oktober, { $time } UTC
    [11] { $day }. November, { $time } UTC
   *[12] { $day }. Dezember, { $time } UTC
  }
