# The messages of every game.

rules-not-to-move = It's not your turn.
rules-over = The match is over.
rules-over-won = { $winners ->
    [you] The match is over, and you win.
   *[other] The match is over, and { $winners } { $count ->
        [one] wins
       *[other] win
      }.
  }

rules-unknown-option = { $game } has no option `{ $option }`. Its options: { $known }.
rules-no-option = none
rules-long-option = The option `{ $option }` takes 100 characters at most.
rules-unknown-value = Option `{ $option }` can't be `{ $chosen }`. Choose from: { $values }.
rules-other-seats = { $most ->
    [one] With these options, { $game } is for 1 player, not { $seats }.
   *[other] With these options, { $game } needs exactly { $most } players, not { $seats }.
  }
rules-wrong-seats = With these options, { $game } takes { $least } to { $most } players, not { $seats }.

rules-no-square = A square is a letter and a number, like `c3`.
rules-which-move = Which move?
rules-no-draft = That's no longer possible. Please choose again.
rules-play-move = Play { $mv }
rules-more = More…
rules-page-of = Page { $page } of { $pages }
rules-no-page = There's no such page. Please choose again.

rules-no-object = The state is a JSON object.
rules-misread = The state can't be read: { $told }.
rules-bad-snapshot = The stored position can't be read.
rules-old-snapshot = The stored position is of another version of the rules.

rules-other-record = The record is not of { $game } version { $version }.
rules-wrong-ply = Ply { $ply }: { $reason }
rules-no-such-seat = there is no seat { $seat }.
rules-leaver-ends = resigning ends a match of one or two players.
rules-left-before = seat { $seat } has already left.

rules-no-mind = No computer plays this game.
rules-not-its-view = A computer thinks with the eyes of its own seat alone.
# One to four sentences.
rules-sentences = { $sentences }
rules-principles-title = How to play well
rules-principles =
    { $lines }

    -# 💡 Hints name the principle they follow.
rules-principle-line = { $number }. { $principle }
rules-principle = Principle { $number }: { $principle }
rules-level-1 = Page
rules-level-2 = Squire
rules-level-3 = Knight
rules-level-4 = Baron
rules-level-5 = Regent
rules-about-level-1 = Friendly and sensible, but overlooks things
rules-about-level-2 = Sees what's in front of it, and sometimes more
rules-about-level-3 = Looks a few moves ahead and makes you work for it
rules-about-level-4 = Plans further than most people and rarely slips
rules-about-level-5 = Plays as well as it can
