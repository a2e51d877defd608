# A sentence, such as "You build a red wall on b1."
play-played = ✅ { $words }
play-finished = -# ⏩ Mehr war nicht möglich, dein Zug ist beendet.
play-finishes = -# ⏩ Danach ist nichts mehr möglich, und dein Zug endet.
play-dont-ask-again = Nicht mehr fragen
play-ask-again = Vor endgültigen Zügen wieder fragen
play-played-before = ✅ Diesen Zug hast du schon gespielt.
play-took-back = ↩️ Zurückgenommen.
play-really-resign = { $left ->
    [1] **{ $game }** { $id } aufgeben? Damit ist die Partie zu Ende.
    [2] **{ $game }** { $id } aufgeben? Dann gewinnt die Gegenseite.
   *[other] **{ $game }** { $id } aufgeben? Die anderen spielen ohne dich weiter.
  }
play-resigned = 🏳️ Du hast aufgegeben.
play-called-off = Du hast Partie { $id } abgebrochen. Niemand gewinnt.
play-label-forfeit = { $others ->
    [one] Kampflos aufgeben (die Gegenseite gewinnt, ohne Wertung)
   *[other] Kampflos aufgeben (die anderen gewinnen, ohne Wertung)
  }
play-really-forfeit = { $others ->
    [one] **{ $game }** { $id } kampflos aufgeben? Die Gegenseite gewinnt, und die Partie wird nicht gewertet. Das ist endgültig.
   *[other] **{ $game }** { $id } kampflos aufgeben? Die Partie ist dann zu Ende, die anderen gewinnen, und sie wird nicht gewertet. Das ist endgültig.
  }
play-forfeited = { $others ->
    [one] Du hast Partie { $id } kampflos aufgegeben. Die Gegenseite gewinnt, und die Partie wird nicht gewertet.
   *[other] Du hast Partie { $id } kampflos aufgegeben. Die anderen gewinnen, und die Partie wird nicht gewertet.
  }
play-confirm =
    {"*"}*{ $prompt }** Bestätigen?
    -# In Notation: `{ $mv }`
play-confirm-or-go-on =
    {"*"}*{ $prompt }** Bestätigen oder weiter anpassen?
    -# In Notation: `{ $mv }`
play-prompt = **{ $prompt }**
play-saved = 💾 Gespeichert. In deinen nächsten Partien wird es dir angeboten.
play-unsaved = 🗑️ Entfernt.
play-nothing-to-begin = Das geht gerade nicht. Das hier kannst du tun:
play-overtaken = Dieses Menü war veraltet. Das hast du bisher gewählt:
play-is-command = `/{ $command }` ist ein eigener Befehl: Sende ihn ohne `/{ command-move.name }`.
