# Messages about the analysis of a finished match.

analysis-looking = -# 📊 I'm looking at where this match was decided. Look again in a moment to see it.
analysis-standing = 📊 { $chances }
analysis-chance = { $player } { $percent }%
analysis-won = 📊 Won for { $player }, whatever the other plays.
analysis-let-go = ❗ { $player } had won, and **{ $mv }** lost it. **{ $best }** would have won.
analysis-turned = ❗ **{ $mv }** cost { $player } dearly: from { $before }% to { $after }%. **{ $best }** would have been better.
analysis-lost = ❗ After **{ $mv }** { $player } couldn't win any more, which was hard to see: it looked like { $before }%. **{ $best }** looked better.
analysis-undecided = ⚖️ No single move decided it.
analysis-moment = Move { $ply }: { $player } { $mv }
analysis-better = { $best } would have been better
analysis-looked-better = { $best } looked better
analysis-show-better = 💡 Show the better move
analysis-instead = 💡 Instead of **{ $mv }**, { $player } could have played **{ $best }**.
analysis-back-to-played = ↩️ What was played
analysis-again = 📊 Look again
