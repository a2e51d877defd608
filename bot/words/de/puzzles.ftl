# Rätsel

puzzles-daily-title = 🧩 **Rätsel des Tages** · { $day }
puzzles-daily-open = - **{ $game }**: wartet auf dich
puzzles-daily-done = - **{ $game }**: { $squares }
puzzles-daily-of = 🧩 **Rätsel des Tages: { $game }** · { $day }
puzzles-numbered = 🧩 **{ $game }, Rätsel { $number }**
puzzles-of-match = 🧩 **{ $game } { $id }**: ein Moment aus deiner eigenen Partie
puzzles-find-moves = { $moves ->
    [one] Du bist **{ $side }**. Ein Zug gewinnt oder ist bei Weitem der beste. Finde ihn!
   *[other] Du bist **{ $side }**. Finde die beste Zugfolge: { $moves } Züge von dir.
  }
puzzles-find-better = Du bist **{ $side }**. Hier gab es etwas viel Besseres für dich. Finde den Zug, den ich spielen würde!
puzzles-win-this-turn = Du bist **{ $side }**. Du kannst in diesem Zug gewinnen. Finde heraus, wie!
puzzles-tries-left = { $left ->
    [one] -# Das ist dein letzter Versuch.
   *[other] -# Du hast { $left } Versuche.
  }
puzzles-right = ✅ Richtig! Mach weiter.
puzzles-wrong = { $left ->
    [one] ❌ Das ist es nicht. Du hast noch einen Versuch.
   *[other] ❌ Das ist es nicht. Du hast noch { $left } Versuche.
  }
puzzles-solved = { $tries ->
    [one] 🎉 Im ersten Versuch gelöst!
    [2] ✅ Im zweiten Versuch gelöst.
   *[other] ✅ Im dritten Versuch gelöst.
  }
puzzles-failed = Diesmal nicht. Hier ist die Lösung:
puzzles-squares = { $squares }
puzzles-line = **Die Zugfolge:** { $moves }
puzzles-why = 💡 { $why }
puzzles-rating = { $tried ->
    [0] -# Deine Rätselwertung hier: { $rating }
    [one] -# Deine Rätselwertung hier: { $rating }, nach einem Rätsel
   *[other] -# Deine Rätselwertung hier: { $rating }, nach { $tried } Rätseln
  }
puzzles-streak = { $freeze ->
    [yes] 🔥 Tage in Folge: **{ $length }** (Rekord: { $longest }). Einen Tag darfst du in diesem Monat auslassen.
   *[no] 🔥 Tage in Folge: **{ $length }** (Rekord: { $longest }). Den einen Tag, den du im Monat auslassen darfst, hast du schon genutzt.
  }
puzzles-shared = { $streak ->
    [0] 🧩 { $player } · { $game }, Rätsel vom { $day }: { $squares }
   *[other] 🧩 { $player } · { $game }, Rätsel vom { $day }: { $squares } 🔥 { $streak }
  }
puzzles-shared-text = { $streak ->
    [0] 🧩 { $game } · { $day }: { $squares }
   *[other] 🧩 { $game } · { $day }: { $squares } 🔥 { $streak }
  }
puzzles-not-done = Bring das Rätsel des Tages erst zu Ende, dann kannst du dein Ergebnis teilen.
puzzles-not-yet = Dieses Rätsel gibt es noch nicht.
puzzles-none-left = Von dieser Art hast du in { $game } alle Rätsel versucht. Gut gemacht!
puzzles-none-about = Zu diesem Thema gibt es in { $game } keine Rätsel. Diese Spiele haben welche:
puzzles-no-own = In deinen Partien habe ich noch keinen Moment gefunden, den du noch einmal versuchen könntest. Sieh dir eine beendete Partie mit **{ label-replay }** an: Sobald ich sie analysiert habe, werden ihre Wendepunkte zu Rätseln.
puzzles-which-game = 🧩 Welches Spiel?
puzzles-post-heading =
    🧩 **Rätsel des Tages** · { $day }
    Für alle dieselben. Du hast je drei Versuche, und nur du siehst sie.
puzzles-yesterday = Lösungen von gestern
puzzles-answer-of = - **{ $game }**: ||{ $moves }||
puzzles-table = Wochentabelle bis gestern
puzzles-no-table = In der Tabelle steht noch niemand.
puzzles-rank = { $solved ->
    [one] { $at }. { $player }: **{ $points }** · eins gelöst
   *[other] { $at }. { $player }: **{ $points }** · { $solved } gelöst
  }
puzzles-posted-here = 🧩 Rätsel des Tages: in { $place }, um { $hour } Uhr ({ $zone })
puzzles-not-posted = 🧩 Rätsel des Tages erscheinen hier nicht.
puzzles-label-share = Teilen
puzzles-label-try = Versuchen
puzzles-label-next = Nächstes Rätsel
puzzles-label-again = Zurück zum Anfang
puzzles-label-give-up = Lösung zeigen
puzzles-label-own = Aus deinen Partien
puzzles-subject-last-place = letzter Bauplatz
puzzles-subject-long-line = mehrere Züge
puzzles-subject-chain = Kette
puzzles-subject-chain-of-five = Fünferkette
puzzles-subject-castle = Burg
puzzles-subject-quiet-move = stiller Zug
puzzles-subject-push = Zurückdrängen
puzzles-subject-general = General
puzzles-subject-finish = fertige Burg
puzzles-subject-attack = Angriff
puzzles-subject-variant = Variante

## Lektionen

puzzles-lesson-step = 🎓 **{ $game }**, Schritt { $number } von { $count }
puzzles-lesson-last = Mehr brauchst du nicht. Spiel deine erste Partie: Meine schwächste Stufe fängt auch gerade erst an, und Tipps sind erlaubt.
puzzles-lesson-later = Das ist richtig, aber noch nicht dran. { $why }
# The name of the reader beside a board.
puzzles-you = Du
puzzles-lesson-first-match = -# Ratlos? Drück *Tipp* auf deinem Brett.
puzzles-lesson-which-game = 🎓 Welches Spiel möchtest du lernen? Jedes dauert etwa fünf Minuten.
puzzles-label-learn = 🎓 In fünf Minuten lernen
puzzles-label-next-step = Nächster Schritt
puzzles-label-previous-step = Vorheriger Schritt
puzzles-label-step-again = Noch einmal
puzzles-label-play-level-1 = 🤖 Gegen Stufe 1 spielen
