# What is proposed, as a part of a sentence: "Ben proposes …"

agree-what-draw = a { $word }
agree-what-take-back = a takeback
agree-what-call-off = calling off the match
agree-what-pause = a pause
agree-what-more-time = more time
agree-what-take-seat = { $player } as a substitute for { $gone }
agree-what-go-on = going on without { $gone }
agree-what-hints = hints for everyone
agree-what-rematch = a rematch

## A proposal and what became of it, said to all

agree-open = 🤝 { $by } proposes { $what }.
agree-asked = { $players }, do you agree?
agree-so-far = Agreed so far: { $players }.
agree-would-go-back = { $plies ->
    [0] -# The match would go back to the start. The next move counts as a no.
    [one] -# The match would go back to just after move 1. The next move counts as a no.
   *[other] -# The match would go back to just after move { $plies }. The next move counts as a no.
  }
agree-would-not-count = -# Nobody wins, and the match isn't rated. If this turn ends first, the proposal lapses.
agree-would-rest = -# The clock stops until someone resumes or moves. If this turn ends first, the proposal lapses.
agree-would-have = -# The player to move gets { $limit } from then on. The next move counts as a no.
agree-would-hint = -# For the rest of the match, everyone could ask for hints in private. They're counted, the count is shown at the end, and the match stays rated. If this turn ends first, the proposal lapses.
agree-would-sit = -# The substitute sees everything the seat holds and risks no rating. For the missing player the match can still count as a loss, but not as a win.
agree-would-sit-there = -# You'd take over the seat and everything it holds. Win or lose, your rating won't change.
agree-would-go-on = -# They've left the server, so there's nobody to wait for.
agree-computers-answer = -# A computer answers in a moment. A move by anyone who hasn't agreed counts as a no.
agree-was-done = 🤝 { $by } proposed { $what }. Nobody else had to agree.
agree-still-here = 🤝 { $by } proposed { $what }, but { $player } is still here.
agree-turned-down = 🤝 { $by } proposed { $what }, but { $player } declined.
agree-ended-gone = { $player } left for good.
agree-agreed = 🤝 { $by } proposed { $what }, and { $players } agreed.
agree-paused = ⏸️ The match is paused. The clock is stopped until someone resumes or moves.
agree-hinting = 💡 From now on, everyone can use `/{ command-hint.name }` on their turn. The count is shown at the end.
agree-resumed = ▶️ The pause is over.
agree-declined = 🤝 { $by } proposed { $what }, but { $player } declined.
agree-withdrawn = 🤝 { $by } proposed { $what }, then withdrew.
agree-lapsed = 🤝 { $by } proposed { $what }, but play went on.
agree-stands = 🤝 { $player } proposes { $what }.
agree-called-off = 🤝 The players agreed to call off the match. Nobody wins, and it isn't rated.

## Answers to the proposer and to the players asked

agree-which = What would you like to propose in **{ $game }** { $id }? Everyone affected has to agree.
agree-nothing = There's nothing to propose in **{ $game }** { $id } right now.
agree-before = -# Already proposed this turn: { $wishes }. You can propose it again next turn.
agree-out = 🤝 Proposal sent. Watch the match thread for the answer.
agree-out-here = 🤝 Proposal sent. The answer comes where the match is played.
agree-at-once = 🤝 Done. Nobody else had to agree.
agree-you-took-back = ↩️ You take your move back.
agree-you-agreed = ✅ You agreed. Still waiting for { $players }.
agree-done = 🤝 Agreed. Done!
agree-you-declined = You declined.
agree-you-withdrew = You withdrew your proposal.
agree-really = Agree to { $what } in **{ $game }** { $id }? That ends the match.
agree-really-call-off = Call off **{ $game }** { $id }? The match ends, and nobody wins.
agree-label-propose = 🤝 Propose…
agree-label-draw = A { $word }
agree-label-take-back = Take back my last move
agree-label-call-off = Call it off
agree-label-pause = A pause
agree-label-more-time = More time
agree-label-hints = Hints for everyone
agree-label-propose-hints = 💡 Propose hints
agree-label-agree = Agree
agree-label-decline = Decline
agree-label-withdraw = Withdraw
agree-label-sure = Yes, do it
agree-label-wait = No, wait

## A player is missing

agree-missing-gone = 🪑 { $players } can't go on in **{ $game }** { $id }. A substitute can take over the seat and everything it holds.
agree-missing-how-to-name = Name someone with `/{ command-substitute.name } { option-substitute-player.name }:`, or choose a computer. Everyone in the match has to agree, and so does the substitute.
agree-missing-how-to-name-alone = Name someone with `/{ command-substitute.name } { option-substitute-player.name }:`, and I'll ask them. Or choose a computer: it takes over at once, for good.
agree-missing-own-time = It's your own time that's up in **{ $game }** { $id }. You can still move until the others decide.
agree-missing-nobody = Nobody is missing in **{ $game }** { $id }: everyone is here, and nobody's time is up.
agree-missing-only-computer = Nobody is missing in **{ $game }** { $id }: only a computer's time is up, and it keeps its seat.
agree-missing-who = Several players are missing: { $players }. Say whose seat you mean with `/{ command-substitute.name } { option-substitute-for.name }:`.
agree-missing-really-claim = Claim the win in **{ $game }** { $id }? { $player } has left, and the match ends.
agree-missing-really-go-on = Go on without { $player } in **{ $game }** { $id }? They can't come back.
agree-missing-you-sit = 🪑 The seat in **{ $game }** { $id } is yours. Thanks for stepping in!
agree-missing-label-open = 🪑 Player missing…
agree-missing-label-computer = Let a computer take over
agree-missing-label-claim = Claim the win
agree-missing-label-go-on = Go on without them
