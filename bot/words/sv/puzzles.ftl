# Problem

puzzles-daily-title = 🧩 **Dagens problem** · { $day }
puzzles-daily-open = - **{ $game }**: väntar på dig
puzzles-daily-done = - **{ $game }**: { $squares }
puzzles-daily-of = 🧩 **Dagens problem i { $game }** · { $day }
puzzles-numbered = 🧩 **{ $game }: problem { $number }**
puzzles-of-match = 🧩 **{ $game } { $id }**: ett läge ur ditt eget parti
puzzles-find-moves = { $moves ->
    [one] Du är **{ $side }**. Ett drag vinner eller är överlägset bäst. Hitta det!
   *[other] Du är **{ $side }**. Hitta den bästa dragföljden: { $moves } egna drag.
  }
puzzles-find-better = Du är **{ $side }**. Här hade du något mycket bättre. Hitta draget som jag skulle göra!
puzzles-win-this-turn = Du är **{ $side }**. Du kan vinna redan den här turen. Kom på hur!
puzzles-tries-left = { $left ->
    [one] -# Det här är ditt sista försök.
   *[other] -# Du har { $left } försök.
  }
puzzles-right = ✅ Rätt! Fortsätt.
puzzles-wrong = { $left ->
    [one] ❌ Det är inte det. Ett försök kvar.
   *[other] ❌ Det är inte det. { $left } försök kvar.
  }
puzzles-solved = { $tries ->
    [one] 🎉 Löst på första försöket!
    [2] ✅ Löst på andra försöket.
   *[other] ✅ Löst på tredje försöket.
  }
puzzles-failed = Inte den här gången. Här är lösningen:
puzzles-squares = { $squares }
puzzles-line = **Lösningen:** { $moves }
puzzles-why = 💡 { $why }
puzzles-rating = { $tried ->
    [0] -# Din problemrating här: { $rating }
    [one] -# Din problemrating här: { $rating }, efter ett problem
   *[other] -# Din problemrating här: { $rating }, efter { $tried } problem
  }
puzzles-streak = { $freeze ->
    [yes] 🔥 Svit: **{ $length }** (längst { $longest }). Du får missa en dag den här månaden utan att sviten bryts.
   *[no] 🔥 Svit: **{ $length }** (längst { $longest }). Den här månadens fridag är förbrukad.
  }
puzzles-shared = { $streak ->
    [0] 🧩 { $player } · Dagens { $game } { $day }: { $squares }
   *[other] 🧩 { $player } · Dagens { $game } { $day }: { $squares } 🔥 { $streak }
  }
puzzles-shared-text = { $streak ->
    [0] 🧩 { $game } · { $day }: { $squares }
   *[other] 🧩 { $game } · { $day }: { $squares } 🔥 { $streak }
  }
puzzles-not-done = Gör klart dagens problem först, så kan du dela ditt resultat.
puzzles-not-yet = Det problemet har inte kommit ut än.
puzzles-none-left = Du har försökt dig på alla sådana problem i { $game }. Bra jobbat!
puzzles-none-about = Det finns inga sådana problem i { $game }. De här spelen har sådana:
puzzles-no-own = Jag har inte hittat något läge att pröva igen i dina partier än. Titta på reprisen av ett avslutat parti: när jag har analyserat det blir dess avgöranden till problem.
puzzles-which-game = 🧩 Vilket spel?
puzzles-post-heading =
    🧩 **Dagens problem** · { $day }
    Samma för alla. Du har tre försök, och bara du ser dem.
puzzles-yesterday = Gårdagens svar
puzzles-answer-of = - **{ $game }**: ||{ $moves }||
puzzles-table = Veckans tabell till och med i går
puzzles-no-table = Ingen är med i tabellen än.
puzzles-rank = { $solved ->
    [one] { $at }. { $player }: **{ $points }** · ett löst
   *[other] { $at }. { $player }: **{ $points }** · { $solved } lösta
  }
puzzles-posted-here = 🧩 Dagens problem: i { $place }, kl. { $hour }.00 ({ $zone })
puzzles-not-posted = 🧩 Dagens problem läggs inte upp här.
puzzles-label-share = Dela
puzzles-label-try = Försök
puzzles-label-next = Nästa problem
puzzles-label-again = Till början
puzzles-label-give-up = Visa lösningen
puzzles-label-own = Dina egna partier
puzzles-subject-last-place = sista platsen
puzzles-subject-long-line = flera drag
puzzles-subject-chain = kedja
puzzles-subject-chain-of-five = kedja om fem
puzzles-subject-castle = borg
puzzles-subject-quiet-move = stilla drag
puzzles-subject-push = knuff
puzzles-subject-general = general
puzzles-subject-finish = färdig borg
puzzles-subject-attack = anfall
puzzles-subject-variant = variant

## Lektioner

puzzles-lesson-step = 🎓 **{ $game }**, steg { $number } av { $count }
puzzles-lesson-last = Mer behöver du inte kunna. Spela ditt första parti: min svagaste spelare är också nybörjare, och tips är på.
puzzles-lesson-later = Det är rätt, men inte än. { $why }
# The name of the reader beside a board.
puzzles-you = Du
puzzles-lesson-first-match = -# Kört fast? Tryck på *Tips* vid ditt bräde.
puzzles-lesson-which-game = 🎓 Vilket spel vill du lära dig? Vart och ett tar ungefär fem minuter.
puzzles-label-learn = 🎓 Lär dig på fem minuter
puzzles-label-next-step = Nästa steg
puzzles-label-previous-step = Föregående steg
puzzles-label-step-again = Gör om det
puzzles-label-play-level-1 = 🤖 Spela mot nivå 1
