# Why something was not done, to whoever asked.

data-impossible-seats = { $game } can't be played by { $seats ->
    [one] one player
   *[other] { $seats } players
  }.

data-unknown-game = I don't know that game.
data-same-player = Everybody at the table has to be a different person: you can't play against yourself or name somebody twice.
data-too-many-named = You named more players than there are seats.
data-no-such-seat = There's no such seat at this table.
data-too-many-challenges = You already have { $count } challenges without an answer. Withdraw one of them first.
data-rematched = There's a rematch already: match { $id }.
data-no-such-match = There's no match { $id }.
data-not-started = Match { $id } hasn't started yet.
data-started = Match { $id } has already started.
data-over = Match { $id } is over.
data-still-running = Match { $id } is still being played. You can see all of it when it's over.
data-not-a-player = You're not a player in match { $id }, but you can watch it.
data-left-table = You have left match { $id }, but you can watch it.
data-stale = That board is out of date. Here's how match { $id } stands now.
data-not-your-turn = It's not your turn in match { $id }.
data-joined = You've already joined match { $id }.
data-not-invited = Challenge { $id } is for somebody else.
data-not-challenger = Only the person who made challenge { $id } can do that.
data-own-challenge = Challenge { $id } is your own: withdraw it instead.
data-not-joined = You have not joined match { $id }.
data-too-few = It takes at least { $least } players to start; so far there { $joined ->
    [one] is one
   *[other] are { $joined }
  }.
data-nothing-to-take-back = There's nothing of yours to take back.
data-sealed = That showed something hidden or was left to chance, so it can't be taken back.
data-sealed-since = Since then something hidden was shown or something was left to chance, so the match can't go back that far.
data-no-draws = There is no draw by agreement in this match.
data-offered-before = You have already proposed that this turn. You can propose it again in the next one.
data-no-offer = There is no proposal here that's waiting for you.
data-offer-stands = Somebody else has proposed something in match { $id }. Answer that first.
data-no-pairs = That can't be played as a pair: a pair is for two players, and for games that hide nothing at the start, as both matches begin alike.
data-nobody-gone = Nobody is gone from that seat in match { $id }: they're here, and their time isn't up.
data-time-decides = Turns in match { $id } have a time limit. When it's up, you choose how the match goes on.
data-turned-down-before = They've just said no to that seat. Ask somebody else.
data-too-late-to-abort = Everybody has moved, so match { $id } can't be called off any more. You can still resign.
data-no-computer = No computer plays this game yet. Challenge somebody, or leave the challenge open to all.
data-doubted = That may be a slip. Please look at it once more.
data-too-long = That's too long for me to keep.
data-nameless = It needs a name that can be seen.
data-name-taken = You have saved something else under that name. Choose another, or remove the other one first.
data-saved-enough = You've saved { $most } already, and that's all I keep. Choose one of them to remove it, or save this under one of their names.
data-retired = Match { $id } is played by rules that I no longer have.
data-damaged = The records of match { $id } are damaged. It can't go on until they are restored.
data-newer = Match { $id } was written by a newer Castellan. It goes on as soon as that runs again.
data-newer-note = A newer Castellan wrote that, so I leave it as it is.
data-no-such-step = The replay has no such step.
data-watched-enough = That match is shown in { $most } places already, and more would take too long. Stop one of them first.
data-followed-enough = That's as many as I can keep in mind. Stop following another match first.
data-nothing-brought = I don't have that file any more. Bring it again with `/replay`.
data-busy = Too much is happening at once. Please try again.
data-no-hints = In match { $id } you play against people, so everybody at the table has to agree to hints first.
data-hints-already = You already have hints in match { $id }: `/hint` gives you one whenever it's your turn.
data-no-free-seat = No seat of challenge { $id } is free.
data-no-chance = I can't draw lots right now. Please try again.
data-unavailable = Something is wrong on my side. Please look at the match before you try again.

# Time

data-no-limit = There is no time limit in match { $id }: nobody has to hurry.
data-time-remains = Nobody's time is up in match { $id }. The match goes on.
data-own-time-is-up = Your own time is up in match { $id }. You can still move, as long as the others have not chosen.
data-time-is-up = Time is up in match { $id }, so it is too late for that.
data-asked-anew = That button is an old one, so nothing was done. This is how match { $id } stands now.
data-chosen-before = That's what you have chosen already. The others haven't decided yet.
data-resting = Match { $id } rests. Press Resume, or make your move, and it goes on.
data-not-resting = Match { $id } is not paused.
data-went-back = By agreement the match went back { $plies ->
    [0] to its beginning.
    [one] to where it stood after the first move.
   *[other] to where it stood after { $plies } moves.
  }

# Somebody is gone

data-took-over = 🪑 { $seat } has taken over this seat and plays on from here.
data-seat = Player { $number }
