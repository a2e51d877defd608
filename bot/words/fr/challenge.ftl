# Un défi et sa table

challenge-open = ⚔️ { $asker } veut jouer à **{ $game }**. Qui relève le défi ?
challenge-asked = ⚔️ { $asker } défie { $asked } à **{ $game }**.
challenge-rematch = { $asked-count ->
    [one] 🔁 { $asker } veut une revanche : **{ $game }** { $first }, places échangées. { $asked }, ça te dit ?
   *[other] 🔁 { $asker } veut une revanche : **{ $game }** { $first }, places échangées. { $asked }, ça vous dit ?
  }
challenge-rematch-several = { $asked-count ->
    [one] 🔁 { $asker } veut une revanche : **{ $game }** { $first }. { $asked }, ça te dit ?
   *[other] 🔁 { $asker } veut une revanche : **{ $game }** { $first }. { $asked }, ça vous dit ?
  }
challenge-rematch-there = 🔁 La revanche commence : **{ $game }** { $id } · { $at }
challenge-table = ⚔️ **{ $game }** · table : { $asker }
challenge-here = { $count ->
    [one] { $count } place prise sur { $most } : { $players }.
   *[other] { $count } places prises sur { $most } : { $players }.
  }
challenge-until = -# Échéance du défi : { $at }.
challenge-begun = ⚔️ **{ $game }** { $id }, c’est parti : { $players }.
challenge-declined = **{ $game }** · { $asker } : le défi a été refusé.
challenge-withdrawn = **{ $game }** · { $asker } a retiré son défi.
challenge-expired = **{ $game }** · { $asker } : le défi a expiré.
challenge-now-here = { $count ->
    [one] { $asker }, à ta table pour **{ $game }**, { $count } place sur { $most } est prise : { $players }.
   *[other] { $asker }, à ta table pour **{ $game }**, { $count } places sur { $most } sont prises : { $players }.
  }
challenge-tell-declined = { $asker }, ton défi à **{ $game }** a été refusé.
challenge-tell-expired = { $asker }, personne n’a répondu à temps à ton défi à **{ $game }**. `/{ command-challenge.name }` en lance un nouveau.
challenge-tell-table-expired = { $asker }, ta table pour **{ $game }** a expiré avant le début de la partie. `/{ command-challenge.name }` lance un nouveau défi.
challenge-options = -# { $options }
challenge-played-with = Options : { $options }.
challenge-option = { $option } : { $value }
challenge-yours-is-out = ⚔️ Ton défi à **{ $game }** est lancé : partie { $id }.
challenge-only-when-asked = -# Dans les messages privés, je ne peux que répondre à ce que l’on fait ici : pas de rappels de tour.
challenge-timeless = -# Prends ton temps : contre les ordinateurs, les tours sont sans limite de temps.
challenge-you-are-in = { $count ->
    [one] ✅ Tu as ta place ! { $count } prise sur { $most }.
   *[other] ✅ Tu as ta place ! { $count } prises sur { $most }.
  }
challenge-you-declined = Tu as refusé le défi.
challenge-you-withdrew = Tu as retiré ton défi.
challenge-you-left = Tu as quitté la table. Tu changes d’avis ? Appuie à nouveau sur **Rejoindre**.
challenge-begins = ⚔️ **{ $game }** { $id } commence ! Le plateau arrive dans un instant, en général dans son propre fil.
challenge-begins-here = ⚔️ **{ $game }** { $id } commence ! Le plateau arrive ici dans un instant.
challenge-on-vacation =
    { $players-count ->
        [one] 🏖️ { $players } est en vacances : la réponse peut prendre du temps.
       *[other] 🏖️ { $players } sont en vacances : la réponse peut prendre du temps.
    }
challenge-lonely = { $asker }, personne n’a encore relevé ton défi à **{ $game }** { $id }. Veux-tu jouer contre l’ordinateur à la place ? Si tu préfères attendre, le défi reste ouvert.
challenge-not-lonely = -# { $asker } a trouvé de la compagnie pour **{ $game }** { $id }.
challenge-waited-in-vain = -# Personne n’a rejoint { $asker } pour **{ $game }** { $id }. Le défi est clos.
challenge-which-level = Quel niveau pour l’ordinateur dans **{ $game }** { $id } ?
challenge-which-opponent = Contre qui veux-tu jouer à **{ $game }** ?
challenge-level = { $level } · { $name }
challenge-computer-is-in = { $count ->
    [one] 🤖 Un ordinateur est à la table. { $count } place prise sur { $most }.
   *[other] 🤖 Un ordinateur est à la table. { $count } places prises sur { $most }.
  }
challenge-which-game = À quel jeu veux-tu jouer avec { $opponent } ?

## Aller-retour

challenge-pair-asked = -# 👯 Deux parties à la fois : même départ, places échangées. Chacune compte pour elle-même.
challenge-pair-twin = -# 👯 En aller-retour avec { $id } : { $at }
challenge-pair-goes-on = 👯 L’autre partie de l’aller-retour, { $id }, est encore en cours : { $at }
challenge-pair-result = { $draws ->
    [0] 👯 Aller-retour avec { $id } : { $first } { $wins } – { $others } { $second }.
    [one] 👯 Aller-retour avec { $id } : { $first } { $wins } – { $others } { $second }, une nulle.
   *[other] 👯 Aller-retour avec { $id } : { $first } { $wins } – { $others } { $second }, { $draws } nulles.
  }
