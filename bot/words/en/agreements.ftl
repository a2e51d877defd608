## What is proposed, as a part of a sentence: "Ben proposes …"

agree-what-draw = a { $word }
agree-what-take-back = to take back their last move
agree-what-call-off = to call the match off
agree-what-pause = a pause
agree-what-more-time = more time
agree-what-take-seat = that { $player } takes over the seat of { $gone }
agree-what-go-on = to go on without { $gone }
agree-what-hints = hints for everybody
agree-what-rematch = a rematch

## A proposal and what became of it, said to all

agree-open = 🤝 { $by } proposes { $what }.
agree-asked = { $players }, do you agree?
agree-so-far = Agreed so far: { $players }.
agree-would-go-back = -# The match would go back { $plies ->
    [0] to its beginning
    [one] to where it stood after the first move
   *[other] to where it stood after { $plies } moves
  }. The next move counts as a no.
agree-would-not-count = -# Nobody would win, and the match wouldn't count. When this turn ends, that counts as a no.
agree-would-rest = -# The clock would stand still until one of you resumes the match or moves. When this turn ends, that counts as a no.
agree-would-have = -# Whoever is to move would have { $limit } from then on. The next move counts as a no.
agree-would-hint = -# Until the match is over, everybody at the table could ask what a computer would play, each for themselves. How many hints each had is shown at the end, and the match counts as before. When this turn ends, that counts as a no.
agree-would-sit = -# Whoever takes over sees everything the seat holds, and their ratings stay as they are. For whoever is gone the match can still count as a loss, but not as a win.
agree-would-sit-there = -# You'd play on from here, with everything the seat holds. Your ratings stay as they are, whatever comes of it.
agree-would-go-on = -# They have left, so there is nobody to wait for.
agree-computers-answer = -# A computer answers in a moment. If somebody who hasn't agreed moves, that counts as a no.
agree-was-done = 🤝 { $by } proposed { $what }. Nobody else had to agree.
agree-still-here = 🤝 { $by } proposed { $what }; { $player } is still here.
agree-turned-down = 🤝 { $by } proposed { $what }; { $player } said no to the seat.
agree-ended-gone = { $player } has left for good.
agree-agreed = 🤝 { $by } proposed { $what }, and { $players } agreed.
agree-paused = ⏸️ The match is paused. The clock stands still until one of you resumes it or moves.
agree-hinting = 💡 Everybody at the table can use `/hint` now, whenever it's their turn. How many each had is shown at the end.
agree-resumed = ▶️ The pause is over.
agree-declined = 🤝 { $by } proposed { $what }; { $player } would rather play on.
agree-withdrawn = 🤝 { $by } proposed { $what } and has taken it back.
agree-lapsed = 🤝 { $by } proposed { $what }; the match went on.
agree-stands = 🤝 { $player } proposes { $what }.
agree-called-off = 🤝 The players agreed to call it off. Nobody wins, and it doesn't count.

## What is said to whoever proposes and answers

agree-which = What would you like to propose in **{ $game }** { $id }? Everybody concerned has to agree.
agree-nothing = There's nothing you can propose in **{ $game }** { $id } right now.
agree-before = -# Proposed in this turn already, and possible again in the next: { $wishes }.
agree-out = 🤝 Your proposal is out. The answers are shown where you play.
agree-at-once = 🤝 Nobody else has to agree, so it's done.
agree-you-agreed = ✅ You agreed. Still asked: { $players }.
agree-done = 🤝 Agreed, and done.
agree-you-declined = You have declined.
agree-you-withdrew = Your proposal is off the table.
agree-really = Agree to { $what } in **{ $game }** { $id }? Then the match is over.
agree-really-call-off = Call **{ $game }** { $id } off? Nobody wins, and the match is over.
agree-label-propose = 🤝 Propose…
agree-label-draw = A { $word }
agree-label-take-back = Take back my last move
agree-label-call-off = Call it off
agree-label-pause = A pause
agree-label-more-time = More time
agree-label-hints = Hints for everybody
agree-label-propose-hints = 💡 Propose hints
agree-label-agree = Agree
agree-label-decline = Decline
agree-label-withdraw = Withdraw
agree-label-sure = Yes, do it
agree-label-wait = No, wait

## Somebody is gone

agree-missing-gone = 🪑 In **{ $game }** { $id } { $players } can't go on. Somebody else can take over the seat, with everything it holds.
agree-missing-how-to-name = Name them with `/substitute player:`, or choose a computer. Everybody at the table has to agree, and so does whoever is to sit there.
agree-missing-how-to-name-alone = Name them with `/substitute player:`, and I'll ask them. Or choose a computer, which sits down at once and for good.
agree-missing-own-time = In **{ $game }** { $id } it's your own time that is up. You can still move, as long as the others haven't decided anything.
agree-missing-nobody = In **{ $game }** { $id } nobody is gone: everybody is here, and nobody's time is up.
agree-missing-who = Several are gone: { $players }. Say whose seat you mean with `/substitute for:`.
agree-missing-really-claim = Claim the win in **{ $game }** { $id }, because { $player } has left? Then the match is over.
agree-missing-really-go-on = Go on without { $player } in **{ $game }** { $id }? They can't come back to the table.
agree-missing-you-sit = 🪑 The seat in **{ $game }** { $id } is yours. Thank you for playing on!
agree-missing-label-open = 🪑 Somebody is gone…
agree-missing-label-computer = A computer takes over
agree-missing-label-claim = Claim the win
agree-missing-label-go-on = Go on without them
