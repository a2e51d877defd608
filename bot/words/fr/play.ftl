# A sentence, such as "You build a red wall on b1."
play-played = ✅ { $words }
play-finished = -# ⏩ Plus rien à faire : ton tour est terminé.
play-finishes = -# ⏩ Après ce coup, plus rien à faire : ton tour se termine.
play-dont-ask-again = Ne plus me demander
play-ask-again = Redemander avant un coup définitif
play-played-before = ✅ Tu as déjà joué ce coup.
play-took-back = ↩️ Coup repris.
play-really-resign = { $left ->
    [1] Abandonner **{ $game }** { $id } ? La partie s’arrête alors.
    [2] Abandonner **{ $game }** { $id } ? La victoire revient alors à ton adversaire.
   *[other] Abandonner **{ $game }** { $id } ? Les autres continuent sans toi.
  }
play-resigned = 🏳️ Tu as abandonné.
play-called-off = Tu as annulé la partie { $id }. Personne ne gagne.
play-label-forfeit = { $others ->
    [one] Déclarer forfait (ton adversaire gagne, non classé)
   *[other] Déclarer forfait (les autres gagnent, non classé)
  }
play-really-forfeit = { $others ->
    [one] Déclarer forfait dans **{ $game }** { $id } ? La victoire revient à ton adversaire, et la partie n’est pas classée. C’est définitif.
   *[other] Déclarer forfait dans **{ $game }** { $id } ? La partie s’arrête sans être classée, et la victoire revient aux autres. C’est définitif.
  }
play-forfeited = { $others ->
    [one] Tu as déclaré forfait dans la partie { $id }. La victoire revient à ton adversaire, et la partie n’est pas classée.
   *[other] Tu as déclaré forfait dans la partie { $id }. La victoire revient aux autres, et la partie n’est pas classée.
  }
play-confirm =
    {"*"}*{ $prompt }** Confirmer ?
    -# En notation : `{ $mv }`
play-confirm-or-go-on =
    {"*"}*{ $prompt }** Confirme, ou ajuste encore.
    -# En notation : `{ $mv }`
play-prompt = **{ $prompt }**
play-saved = 💾 C’est enregistré. Tu le retrouveras dans tes prochaines parties.
play-unsaved = 🗑️ C’est supprimé.
play-nothing-to-begin = Ce n’est pas possible maintenant. Voici ce que tu peux faire :
play-overtaken = Ce menu n’était plus à jour. Voici ce que tu as choisi jusqu’ici :
play-is-command = `/{ $command }` est une commande à part : envoie-la sans `/{ command-move.name }`.
