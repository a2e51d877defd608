# Messages of puzzles and lessons.

puzzles-daily-title = 🧩 **Daily puzzles** · { $day }
puzzles-daily-open = - **{ $game }**: waiting for you
puzzles-daily-done = - **{ $game }**: { $squares }
puzzles-daily-of = 🧩 **Daily { $game } puzzle** · { $day }
puzzles-numbered = 🧩 **{ $game } puzzle { $number }**
puzzles-of-match = 🧩 **{ $game } { $id }**: a moment from your own match
puzzles-find-moves = { $moves ->
    [one] You play **{ $side }**. One move wins or is best by far. Find it!
   *[other] You play **{ $side }**. Find the best line: { $moves } moves of yours.
  }
puzzles-find-better = You play **{ $side }**. You had something much better here. Find the move that I'd play!
puzzles-win-this-turn = You play **{ $side }**. You can win this turn. Find out how!
puzzles-tries-left = { $left ->
    [one] -# This is your last try.
   *[other] -# You have { $left } tries.
  }
puzzles-right = ✅ Right! Go on.
puzzles-wrong = { $left ->
    [one] ❌ That isn't it. One try left.
   *[other] ❌ That isn't it. { $left } tries left.
  }
puzzles-solved = { $tries ->
    [one] 🎉 Solved at the first try!
    [2] ✅ Solved at the second try.
   *[other] ✅ Solved at the third try.
  }
puzzles-failed = Not this time. Here's the solution:
puzzles-squares = { $squares }
puzzles-line = **The line:** { $moves }
puzzles-why = 💡 { $why }
puzzles-rating = { $tried ->
    [0] -# Your puzzle rating here: { $rating }
    [one] -# Your puzzle rating here: { $rating }, after one puzzle
   *[other] -# Your puzzle rating here: { $rating }, after { $tried } puzzles
  }
# $freeze is "yes" while this month's frozen day is unused.
puzzles-streak = { $freeze ->
    [yes] 🔥 Streak: **{ $length }** (longest { $longest }). One missed day this month won't break it.
   *[no] 🔥 Streak: **{ $length }** (longest { $longest }). This month's free day is used up.
  }
puzzles-shared = { $streak ->
    [0] 🧩 { $player } · Daily { $game } { $day }: { $squares }
   *[other] 🧩 { $player } · Daily { $game } { $day }: { $squares } 🔥 { $streak }
  }
puzzles-shared-text = { $streak ->
    [0] 🧩 { $game } · { $day }: { $squares }
   *[other] 🧩 { $game } · { $day }: { $squares } 🔥 { $streak }
  }
puzzles-not-done = Finish the daily puzzle first, then share your result.
puzzles-not-yet = That puzzle isn't out yet.
puzzles-none-left = You've tried every { $game } puzzle like that. Well done!
puzzles-none-about = { $game } has no puzzles like that. These games do:
puzzles-no-own = I've found no moment to try again in your matches yet. Look at the replay of a finished match: once I've analyzed it, its turning points become puzzles.
puzzles-which-game = 🧩 Which game?
puzzles-post-heading =
    🧩 **Daily puzzles** · { $day }
    The same for everyone. You have three tries, and only you see them.
puzzles-yesterday = Yesterday's answers
puzzles-answer-of = - **{ $game }**: ||{ $moves }||
puzzles-table = The week's table up to yesterday
puzzles-no-table = Nobody is on the table yet.
puzzles-rank = { $solved ->
    [one] { $at }. { $player }: **{ $points }** · one solved
   *[other] { $at }. { $player }: **{ $points }** · { $solved } solved
  }
puzzles-posted-here = 🧩 Daily puzzles: in { $place }, at { $hour }:00 ({ $zone })
puzzles-not-posted = 🧩 Daily puzzles aren't posted here.
puzzles-label-share = Share
puzzles-label-try = Try it
puzzles-label-next = Next puzzle
puzzles-label-again = Back to the start
puzzles-label-give-up = Show the solution
puzzles-label-own = Your own matches
puzzles-subject-last-place = last place
puzzles-subject-long-line = long line
puzzles-subject-chain = chain
puzzles-subject-chain-of-five = chain of five
puzzles-subject-castle = castle
puzzles-subject-quiet-move = quiet move
puzzles-subject-push = push
puzzles-subject-general = general
puzzles-subject-finish = finish
puzzles-subject-attack = attack
puzzles-subject-variant = variant

puzzles-lesson-step = 🎓 **{ $game }**, step { $number } of { $count }
puzzles-lesson-last = That's all you need. Play your first match: my weakest player is a beginner too, and hints are on.
puzzles-lesson-later = That's right, but not yet. { $why }
# The name of the reader beside a board.
puzzles-you = You
puzzles-lesson-first-match = -# Stuck? Press *Hint* on your board.
puzzles-lesson-which-game = 🎓 Which game would you like to learn? Each takes about five minutes.
puzzles-label-learn = 🎓 Learn it in five minutes
puzzles-label-next-step = Next step
puzzles-label-previous-step = Previous step
puzzles-label-step-again = Do it again
puzzles-label-play-level-1 = 🤖 Play level 1
