# Messages about the analysis of a finished match.

analysis-looking = -# 📊 I'm still analyzing this match. Check back in a moment.
analysis-standing = 📊 { $chances }
analysis-chance = { $player } { $percent }%
analysis-won = 📊 { $player } has a forced win.
analysis-let-go = ❗ { $player } was winning until **{ $mv }**. **{ $best }** wins.
analysis-turned = ❗ **{ $mv }** took { $player } from { $before }% down to { $after }%. **{ $best }** was better.
analysis-lost = ❗ After **{ $mv }** { $player } was lost, though it had looked like { $before }%. **{ $best }** was a better try.
analysis-undecided = ⚖️ No single move decided this match.
analysis-moment = Move { $ply }: { $player } { $mv }
analysis-better = Better: { $best }
analysis-looked-better = Looked better: { $best }
analysis-show-better = 💡 Show the better move
analysis-instead = 💡 { $player } could have played **{ $best }** instead of **{ $mv }**.
analysis-back-to-played = ↩️ Back to the match
analysis-again = 📊 Check again
