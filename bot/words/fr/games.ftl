# Listes de parties

games-yours = { $turns ->
    [0] **Tes parties** · aucun coup à jouer
    [1] **Tes parties** · à toi de jouer dans 1 partie
    [100] **Tes parties** · à toi de jouer dans 100 parties ou plus
   *[other] **Tes parties** · à toi de jouer dans { $turns } parties
  }
games-yours-none = Tu n’as aucune partie en cours. Défie quelqu’un avec `/{ command-challenge.name }`, joue contre l’ordinateur, ou relève un défi ouvert.
games-yours-over = **Tes derniers résultats**
games-open = **Défis ouverts sur ce serveur**
games-open-none = Aucun défi ouvert pour l’instant. Pour en lancer un, utilise `/{ command-challenge.name }` sans nommer d’adversaire.
games-running = **En cours sur ce serveur**
games-running-none = Aucune partie en cours ici pour l’instant.
games-over = **Finies sur ce serveur**
games-over-none = Aucune partie finie ici pour l’instant.
games-no-server = Cette liste appartient à un serveur. Ouvre-la là-bas.
games-open-entry = { $seats ->
    [one] { $id } **{ $game }** · { $asker } · { $seats } place libre · échéance : { $until }
   *[other] { $id } **{ $game }** · { $asker } · { $seats } places libres · échéance : { $until }
  }
games-over-entry = { $id } **{ $game }** · { $players } · { $came }
games-won-by = 🏆 { $winners }
games-drawn = 🤝 nulle
games-lost = perdue
games-no-result = sans résultat
games-replay-of = 🎞️ Revoir { $id }
games-pick = Ouvrir une partie
games-choice = { $id } { $game }
games-names = { $names }
games-take = Accepter { $id }
games-tab-mine = Mes parties
games-tab-open = Défis ouverts
games-tab-running = En cours
games-tab-over = Finies
games-newer = ◀ Plus récentes
games-older = Plus anciennes ▶
games-all = ☰ Toutes les parties
games-entry = { $id } **{ $game }** · { $players } · { $place }
games-your-entry = { $id } **{ $game }** · { $players } · **à toi de jouer** · { $place }
games-waiting = { $entry } · échéance : { $until }

## Quelle partie

games-choose-match = { $id } { $game } · { $players } · tour { $turn }
games-choose-your-turn = { $id } { $game } · { $players } · à toi de jouer
games-choose-nameless = { $id } { $game } · tour { $turn }
games-which-number = Il me faut un numéro de partie, comme `17`. `/{ command-games.name }` donne la liste des tiennes.
games-which-none = Tu n’as pas de partie en cours. Lances-en une avec `/{ command-challenge.name }` !
games-which-several =
    Tu as plusieurs parties. Choisis-en une avec l’option `{ option-match.name }` :
    { $matches }
games-which-running =
    Ces parties sont en cours ici. Choisis-en une avec l’option `{ option-match.name }` :
    { $matches }
games-which-at-turn = { $entry } · tour { $turn }
games-which-none-here = Aucune partie n’est en cours ici. Pour en désigner une ailleurs, donne son numéro avec l’option `{ option-match.name }`.
