analysis-looking = -# 📊 Ik analyseer deze partij nog. Het resultaat verschijnt hier.
analysis-standing = 📊 { $chances }
analysis-chance = { $player } { $percent }%
analysis-won = 📊 { $player } kan de winst afdwingen.
analysis-let-go = ❗ **{ $mv }** Tot dan stond { $player } gewonnen. Dit wint: { $best }
analysis-turned = ❗ **{ $mv }** Dat kwam { $player } duur te staan: van { $before }% naar { $after }%. Beter: { $best }
analysis-lost = ❗ **{ $mv }** Daarna stond { $player } verloren. Daarvoor leken de kansen nog { $before }%. Een betere poging: { $best }
analysis-undecided = ⚖️ Geen enkele zet besliste deze partij.
analysis-moment = Zet { $ply }: { $mv }
analysis-better = Beter: { $best }
analysis-looked-better = Zag er beter uit: { $best }
analysis-show-better = 💡 De betere zet tonen
analysis-instead =
    💡 Beter: **{ $best }**
    -# Gespeeld: { $mv }
analysis-back-to-played = ↩️ Terug naar de partij
analysis-again = 📊 Opnieuw kijken
