# What is said for every game.

rules-not-to-move = It's somebody else's turn.
rules-over = The match is over.
rules-over-won =
    The match is over, and { $winners } { $count ->
        [one] wins
       *[other] win
    }.

rules-unknown-option = { $game } has no option `{ $option }`; it has: { $known }.
rules-no-option = none
rules-long-option = The option `{ $option }` takes 100 characters at most.
rules-unknown-value = The option `{ $option }` can be { $values }, but not `{ $chosen }`.
rules-other-seats = With these options { $game } is for { $most }, not { $seats } players.
rules-wrong-seats = With these options { $game } is for { $least } to { $most } players, not { $seats }.

rules-no-square = A square is a letter and a number, like `c3`.
rules-more = More …
rules-page-of = Page { $page } of { $pages }
rules-no-page = This list has no such page. Please choose again.

rules-no-object = The state is a JSON object.
rules-misread = The state can't be read: { $told }.
rules-bad-snapshot = The stored position can't be read.
rules-old-snapshot = The stored position is of another version of the rules.

rules-other-record = The record is not of { $game } version { $version }.
rules-wrong-ply = Ply { $ply }: { $reason }
rules-no-such-seat = there is no seat { $seat }.
rules-leaver-ends = who resigns ends a match of one or two.
rules-left-before = seat { $seat } has already left.

rules-no-mind = No computer plays this game.
rules-not-its-view = A computer thinks with the eyes of its own seat alone.
rules-level-1 = Page
rules-level-2 = Squire
rules-level-3 = Knight
rules-level-4 = Baron
rules-level-5 = Regent
rules-about-level-1 = Plays a friendly, sensible game and overlooks things.
rules-about-level-2 = Sees what lies at hand, and now and then more.
rules-about-level-3 = Looks a few moves ahead and makes you work for it.
rules-about-level-4 = Plans further than most people do and seldom slips.
rules-about-level-5 = Plays as well as it can.
