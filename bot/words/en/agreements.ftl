## What is proposed, as a part of a sentence: "Ben proposes …"

agree-what-draw = a { $word }
agree-what-take-back = to take back their last move
agree-what-call-off = to call the match off
agree-what-pause = a pause
agree-what-more-time = more time

## A proposal and what became of it, said to all

agree-open = 🤝 { $by } proposes { $what }.
agree-asked = { $players }, do you agree?
agree-so-far = Agreed so far: { $players }.
agree-would-go-back = -# The match would go back { $plies ->
    [0] to its beginning
    [one] to where it stood after the first move
   *[other] to where it stood after { $plies } moves
  }. The next move says no.
agree-would-not-count = -# Nobody would win, and the match wouldn't count. The end of this turn says no.
agree-would-rest = -# The clock would stand still until one of you resumes the match or moves. The end of this turn says no.
agree-would-have = -# Whoever is to move would have { $limit } from then on. The next move says no.
agree-agreed = 🤝 { $by } proposed { $what }, and { $players } agreed.
agree-paused = ⏸️ The match is paused. The clock stands still until one of you resumes it or moves.
agree-resumed = ▶️ The pause is over.
agree-declined = 🤝 { $by } proposed { $what }; { $player } would rather play on.
agree-withdrawn = 🤝 { $by } proposed { $what } and has taken it back.
agree-lapsed = 🤝 { $by } proposed { $what }; the match went on.
agree-stands = 🤝 { $player } proposes { $what }.
agree-called-off = 🤝 The players agreed to call it off. Nobody wins, and it doesn't count.

## What is said to whoever proposes and answers

agree-which = What would you like to propose in **{ $game }** { $id }? Everybody concerned has to agree.
agree-nothing = There's nothing you can propose in **{ $game }** { $id } right now.
agree-out = 🤝 Your proposal is out. I'll show there who agrees.
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
agree-label-agree = Agree
agree-label-decline = Decline
agree-label-withdraw = Withdraw
agree-label-sure = Yes, do it
agree-label-wait = No, wait
