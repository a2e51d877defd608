# Messages about the analysis of a finished match.

analysis-looking = -# 📊 I'm still analyzing this match. The result will appear here.
analysis-standing = 📊 { $chances }
analysis-chance = { $player } { $percent }%
analysis-won = 📊 { $player } has a forced win.
analysis-let-go = ❗ **{ $mv }** { $player } was winning until then. This wins: { $best }
analysis-turned = ❗ **{ $mv }** That took { $player } from { $before }% down to { $after }%. Better: { $best }
analysis-lost = ❗ **{ $mv }** After it, { $player } was lost. Before it, { $player }'s chances had looked like { $before }%. A better try: { $best }
analysis-undecided = ⚖️ No single move decided this match.
analysis-moment = Move { $ply }: { $mv }
analysis-better = Better: { $best }
analysis-looked-better = Looked better: { $best }
analysis-show-better = 💡 Show the better move
analysis-instead =
    💡 Better: **{ $best }**
    -# Played: { $mv }
analysis-back-to-played = ↩️ Back to the match
analysis-again = 📊 Check again
