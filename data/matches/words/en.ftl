# Refusals.

data-impossible-seats = { $seats ->
    [one] { $game } can't be played alone.
   *[other] { $game } can't be played by { $seats } players.
  }

data-unknown-game = I don't know that game.
data-same-player = Every seat needs a different person: you can't play yourself or name someone twice.
data-erased-player = One of these players has deleted their data here. Challenge someone else.
data-too-many-named = You named more players than there are seats.
data-bad-word = A word for the deal has 1 to 40 characters, on one line.
data-no-such-seat = There's no such seat at this table.
data-too-many-challenges = You already have { $count } open challenges. Withdraw one first.
data-rematched = There's a rematch already: match { $id }.
data-no-such-match = There's no match { $id }.
data-not-started = Match { $id } hasn't started yet.
data-started = Match { $id } has already started.
data-over = Match { $id } is over.
data-still-running = Match { $id } is still running. You can see all of it once it's over.
data-not-a-player = You're not a player in match { $id }, but you can watch it.
data-left-table = You've left match { $id }, but you can watch it.
data-stale = That board is out of date. Here's how match { $id } stands now.
data-not-your-turn = It's not your turn in match { $id }.
data-joined = You've already joined match { $id }.
data-not-invited = Challenge { $id } is for someone else.
data-not-challenger = Only the person who made challenge { $id } can do that.
data-own-challenge = Challenge { $id } is your own. Withdraw it instead.
data-not-joined = You haven't joined match { $id }.
data-too-few = { $joined ->
    [one] At least { $least } players are needed to start. So far there's one.
   *[other] At least { $least } players are needed to start. So far there are { $joined }.
  }
data-nothing-to-take-back = You have no move to take back. **Take back** undoes a step while your turn goes on, or your last turn if the others agree.
data-sealed = That move revealed something hidden or used chance, so it can't be taken back.
data-sealed-since = Something hidden was revealed or chance was used since then, so the match can't go back that far.
data-no-draws = You can't agree to a draw in this match.
data-offered-before = You've already proposed that this turn. You can propose it again next turn.
data-no-offer = No proposal is waiting for your answer.
data-own-offer = That's your own proposal. Now the others answer it.
data-offer-stands = There's already a proposal in match { $id }. Answer that first.
data-no-pairs = That can't be played as a pair. Pairs are for two players, and for games that hide nothing at the start.
data-nobody-gone = Nobody is missing from that seat in match { $id }: they're here, and their time isn't up.
data-time-decides = Match { $id } has a time limit. When time is up, you decide how it goes on.
data-turned-down-before = They've just declined that seat. Ask someone else.
data-too-late-to-abort = Everyone has moved, so you can't call off match { $id } on your own anymore. Propose it with `/{ command-propose.name }`, or resign.
data-no-computer = No computer plays this game yet. Challenge someone, or leave the challenge open to everyone.
data-doubted = Are you sure? That may be a slip.
data-too-long = That's too long.
data-nameless = Please give it a name with visible letters.
data-name-taken = You've already saved something else under that name. Choose another name, or remove the other one first.
data-saved-enough = You can save at most { $most }. Remove one first, or save this under an existing name to replace it.
data-retired = Match { $id } uses a version of the rules I no longer have.
data-damaged = The records of match { $id } are damaged. It's on hold until they're restored.
data-newer = Match { $id } was saved by a newer Castellan. It goes on once that version runs again.
data-newer-note = A newer Castellan saved that, so I won't change it.
data-no-such-step = This replay has no such move.
data-no-such-exercise = There is no such puzzle or lesson.
data-watched-enough = That match is already shown in { $most } places, which is the most I can keep up with. Stop one of them first.
data-followed-enough = You can't follow any more matches. Unfollow one first.
data-too-many-followers = That match already has as many followers as I can keep up with.
data-nothing-brought = I no longer have that file. Upload it again with `/{ command-replay.name }`.
data-busy = Too much is going on at once. Please try again.
data-no-hints = Match { $id } is against people, so everyone has to agree to hints first. Use `/{ command-propose.name }`.
data-hints-already = Hints are already on in match { $id }: use `/{ command-hint.name }` on your turn.
data-no-free-seat = Challenge { $id } has no free seat.
data-no-chance = I can't draw anything at random right now. Please try again.
data-not-stored = I can't write to my disk right now, so nothing changed and this doesn't count. Please try again in a few minutes.
data-unavailable = Something went wrong on my end. Check the match before you try again.

# Time

data-no-limit = Match { $id } has no time limit. No need to hurry.
data-time-remains = Nobody's time is up in match { $id }. The match goes on.
data-own-time-is-up = Your own time is up in match { $id }. You can still move until the others decide.
data-time-is-up = Time is up in match { $id }, so it is too late for that.
data-asked-anew = That button was out of date, so nothing happened. Here's how match { $id } stands now.
data-chosen-before = You've already chosen that. The others haven't decided yet.
data-resting = Match { $id } is on hold. To go on, press **Resume** or make your move.
data-not-resting = Match { $id } isn't on hold.
data-went-back = { $plies ->
    [0] The match goes back to the start.
    [one] The match goes back to just after move 1.
   *[other] The match goes back to just after move { $plies }.
  }

# An absent player

data-took-over = 🪑 { $seat } takes over this seat from here.
data-seat = Player { $number }

## Events of clubs

data-no-such-event = There's no such event here. `/club show` lists them.
data-event-damaged = The records of this event are damaged. It's on hold until they're restored.
data-bad-plan = That plan doesn't work. A season has 2 to 12 weeks, a Swiss 1 to 15 rounds of 2 to 60 days, a ladder 7 to 90 days until someone slips, and the name has up to 60 letters.
data-for-two = Leagues and ladders need a game for two players. For three or four at a table, choose a Swiss.
data-too-few-entrants = { $entrants ->
    [0] Nobody has registered yet. At least { $least } players are needed.
    [1] Only 1 player has registered. At least { $least } are needed.
   *[other] Only { $entrants } players have registered. At least { $least } are needed.
  }
data-too-many-rounds = { $most ->
    [1] With { $entrants } players, 1 round is the most in which nobody meets twice. Announce it again with fewer rounds, or wait for more players.
   *[other] With { $entrants } players, { $most } rounds are the most in which nobody meets twice. Announce it again with fewer rounds, or wait for more players.
  }
data-event-full = This event is full: { $most } players are the most.
data-already-in = You're in already.
data-not-in = You're not in this event.
data-event-closed = Registration is closed: you can join before round 2 at the latest.
data-event-withdrawn = You've withdrawn from this tournament. In a league, you can register for the next season.
data-event-begun = This event has begun already.
data-event-not-begun = This event hasn't begun yet.
data-event-over = This event is over.
data-event-paused = This event is paused. An organizer can resume it.
data-event-not-paused = This event isn't paused.
data-event-no-table = That match doesn't belong to this event, or it's decided already.
data-event-no-ladder = Only ladders have challenges.
data-event-not-on-ladder = You both need a place on the ladder first.
data-event-below = You can only challenge players above you.
data-event-too-far = You can challenge up to { $reach } places up.
data-event-has-table = One of you already has a match on this ladder. Finish it first.
data-event-no-room = One of you already has { $most } event matches, the most at once. Try again when one of them is over.
data-event-bad-replacement = That player already takes part.
data-event-only-people = Only people play in events. Name someone with `/{ command-substitute.name }`, or ask an organizer.
data-event-bad-result = Name a player of that match as the winner, or choose a draw.
