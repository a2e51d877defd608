fairness-fair-play = 🎲 Fair-play
fairness-check-the-deal = 🎲 Vérifier la donne
fairness-your-word = Donner un mot
fairness-title = 🎲 **Fair-play** · **{ $game }** { $id }
fairness-claim = Personne, pas même la personne qui gère ce bot, n’a pu choisir ni changer la donne. Elle a tout de même pu la regarder.
fairness-claim-alone = Personne n’a pu changer la donne après l’engagement. Comme personne d’autre n’a donné de mot, la personne qui gère ce bot a pu la choisir.
fairness-card = -# 🎲 La donne pourra être vérifiée : `{ $commitment }`
fairness-commitment = Engagement pour la partie { $id } : `{ $commitment }`
fairness-words = -# 🎲 Mots : { $words }
fairness-word = { $player } { $word }
fairness-erased-word = { $player } (effacé)
fairness-give-a-word = La donne découle d’un secret et d’un mot par personne. L’engagement fixe le secret. Jusqu’au début de la partie, chaque personne peut donner un mot ; sans cela, le numéro Discord de son clic ou de sa commande pour prendre place en tient lieu.
fairness-word-taken = 🎲 Ton mot est { $word }. Il sera montré au début de la partie.
fairness-secret-until-the-end = Le secret sera montré à la fin de la partie.
fairness-other-of-pair-runs = Les deux parties d’un aller-retour ont la même donne. Le secret sera montré quand l’autre sera finie aussi.
fairness-secret = Secret : `{ $secret }`
fairness-seed = Graine : `{ $seed }`
fairness-how-to-check = Compare l’engagement avec le code du défi ou du premier message. `castellan verify` vérifie le fichier joint, tout comme le petit script dans `docs/fairness.md` de Castellan.
fairness-no-commitment = Cette partie a été distribuée sans engagement : elle a commencé avant qu’il y en ait. Sa donne ne peut pas être vérifiée.
fairness-called-off = { $count ->
    [one] -# 🎲 { $count } défi entre { $first } et { $second } n’a pas abouti ces sept derniers jours, après que son engagement a été montré.
   *[other] -# 🎲 { $count } défis entre { $first } et { $second } n’ont pas abouti ces sept derniers jours, après que leur engagement a été montré.
  }

## Ce que dit `castellan verify`

verify-commitment = L’engagement est celui du secret et du numéro de la partie : { $verdict }
verify-message = Le message nomme la partie, le jeu, les options et les mots : { $verdict }
verify-seed = La graine découle du secret et du message, et la partie a été distribuée avec elle : { $verdict }
verify-seats = Les places ont été tirées au sort avec la graine : { $verdict }
verify-plies = { $count ->
    [one] { $count } coup joué selon les règles : { $verdict }
   *[other] { $count } coups joués selon les règles : { $verdict }
  }
verify-holds = vérifié
verify-fails = FAUX
verify-fails-because = FAUX : { $reason }
verify-unknown-rules = cette version de Castellan ne connaît pas ces règles ({ $game })
verify-erased = impossible à dire, car un mot a été effacé
verify-no-commitment = Cette partie a été distribuée sans engagement. Rien ne prouve sa donne.
verify-not-revealed = La partie n’était pas finie quand ce fichier a été créé. Le secret est révélé à la fin.
verify-compare = Compare l’engagement avec celui qui a été montré avant le départ : { $commitment }
