puzzles-daily-title = 🧩 **Dagpuzzels** · { $day }
puzzles-daily-open = - **{ $game }**: wacht op je
puzzles-daily-done = - **{ $game }**: { $squares }
puzzles-daily-of = 🧩 **Dagpuzzel { $game }** · { $day }
puzzles-numbered = 🧩 **{ $game }: puzzel { $number }**
puzzles-of-match = 🧩 **{ $game } { $id }**: een moment uit je eigen partij
puzzles-find-moves = { $moves ->
    [one] Je speelt als **{ $side }**. Eén zet wint of is verreweg de beste. Vind die!
   *[other] Je speelt als **{ $side }**. Vind de beste voortzetting: { $moves } zetten van jou.
  }
puzzles-find-better = Je speelt als **{ $side }**. Hier had je iets veel beters. Vind de zet die ik zou doen!
puzzles-win-this-turn = Je speelt als **{ $side }**. Deze beurt kun je winnen. Ontdek hoe!
puzzles-tries-left = { $left ->
    [one] -# Dit is je laatste poging.
   *[other] -# Je hebt { $left } pogingen.
  }
puzzles-right = ✅ Goed! Ga door.
puzzles-wrong = { $left ->
    [one] ❌ Dat is het niet. Nog één poging.
   *[other] ❌ Dat is het niet. Nog { $left } pogingen.
  }
puzzles-solved = { $tries ->
    [one] 🎉 In één keer opgelost!
    [2] ✅ Opgelost bij de tweede poging.
   *[other] ✅ Opgelost bij de derde poging.
  }
puzzles-failed = Deze keer niet. Dit is de oplossing:
puzzles-squares = { $squares }
puzzles-line = **De oplossing:** { $moves }
puzzles-why = 💡 { $why }
puzzles-rating = { $tried ->
    [0] -# Je puzzelrating hier: { $rating }
    [one] -# Je puzzelrating hier: { $rating }, na één puzzel
   *[other] -# Je puzzelrating hier: { $rating }, na { $tried } puzzels
  }
puzzles-streak = { $freeze ->
    [yes] 🔥 Reeks: **{ $length }** (langste: { $longest }). Eén gemiste dag deze maand breekt je reeks niet.
   *[no] 🔥 Reeks: **{ $length }** (langste: { $longest }). De vrije dag van deze maand is al gebruikt.
  }
puzzles-shared = { $streak ->
    [0] 🧩 { $player } · Dagpuzzel { $game } { $day }: { $squares }
   *[other] 🧩 { $player } · Dagpuzzel { $game } { $day }: { $squares } 🔥 { $streak }
  }
puzzles-shared-text = { $streak ->
    [0] 🧩 { $game } · { $day }: { $squares }
   *[other] 🧩 { $game } · { $day }: { $squares } 🔥 { $streak }
  }
puzzles-not-done = Maak eerst de dagpuzzel af, dan kun je je resultaat delen.
puzzles-not-yet = Die puzzel is er nog niet.
puzzles-none-left = Je hebt alle puzzels van die soort voor { $game } geprobeerd. Goed gedaan!
puzzles-none-about = Voor { $game } zijn er geen puzzels van die soort. Deze spellen hebben ze wel:
puzzles-no-own = In je partijen heb ik nog geen moment gevonden om opnieuw te proberen. Speel een afgelopen partij na: zodra ik die heb geanalyseerd, worden de keerpunten puzzels.
puzzles-which-game = 🧩 Welk spel?
puzzles-post-heading =
    🧩 **Dagpuzzels** · { $day }
    Voor iedereen dezelfde. Je hebt drie pogingen, en alleen jij ziet ze.
puzzles-yesterday = De antwoorden van gisteren
puzzles-answer-of = - **{ $game }**: ||{ $moves }||
puzzles-table = De weekstand tot en met gisteren
puzzles-no-table = Nog niemand staat in de stand.
puzzles-rank = { $solved ->
    [one] { $at }. { $player }: **{ $points }** · één opgelost
   *[other] { $at }. { $player }: **{ $points }** · { $solved } opgelost
  }
puzzles-posted-here = 🧩 Dagpuzzels: in { $place }, om { $hour }.00 uur ({ $zone })
puzzles-not-posted = 🧩 Dagpuzzels worden hier niet geplaatst.
puzzles-label-share = Delen
puzzles-label-try = Proberen
puzzles-label-next = Volgende puzzel
puzzles-label-again = Terug naar het begin
puzzles-label-give-up = Oplossing tonen
puzzles-label-own = Je eigen partijen
puzzles-subject-last-place = laatste bouwplek
puzzles-subject-long-line = meerdere zetten
puzzles-subject-chain = ketting
puzzles-subject-chain-of-five = ketting van vijf
puzzles-subject-castle = kasteel
puzzles-subject-quiet-move = stille zet
puzzles-subject-push = terugduwen
puzzles-subject-general = generaal
puzzles-subject-finish = voltooid kasteel
puzzles-subject-attack = aanval
puzzles-subject-variant = variant

puzzles-lesson-step = 🎓 **{ $game }**, stap { $number } van { $count }
puzzles-lesson-last = Meer hoef je niet te weten. Speel je eerste partij: mijn zwakste speler is ook een beginner, en hints staan aan.
puzzles-lesson-later = Dat klopt, maar nog niet nu. { $why }
# The name of the reader beside a board.
puzzles-you = Jij
puzzles-lesson-first-match = -# Loop je vast? Druk op *Hint* bij je bord.
puzzles-lesson-which-game = 🎓 Welk spel wil je leren? Elk spel kost ongeveer vijf minuten.
puzzles-label-learn = 🎓 In vijf minuten leren
puzzles-label-next-step = Volgende stap
puzzles-label-previous-step = Vorige stap
puzzles-label-step-again = Nog een keer
puzzles-label-play-level-1 = 🤖 Tegen niveau 1 spelen
