analysis-looking = -# 📊 J’analyse encore cette partie. Le résultat apparaîtra ici.
analysis-standing = 📊 { $chances }
analysis-chance = { $player } { $percent } %
analysis-won = 📊 Gain forcé pour { $player }.
analysis-let-go = ❗ **{ $mv }** Avant cela, { $player } gagnait. Coup gagnant : { $best }
analysis-turned = ❗ **{ $mv }** Cela a coûté cher à { $player } : de { $before } % à { $after } %. Mieux : { $best }
analysis-lost = ❗ **{ $mv }** Ensuite, tout était perdu pour { $player }. Avant, ses chances semblaient de { $before } %. Meilleur essai : { $best }
analysis-undecided = ⚖️ Aucun coup n’a décidé cette partie à lui seul.
analysis-moment = Coup { $ply } : { $mv }
analysis-better = Mieux : { $best }
analysis-looked-better = Semblait mieux : { $best }
analysis-show-better = 💡 Voir le meilleur coup
analysis-instead =
    💡 Mieux : **{ $best }**
    -# Joué : { $mv }
analysis-back-to-played = ↩️ Retour à la partie
analysis-again = 📊 Vérifier à nouveau
