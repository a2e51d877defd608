# Listor med partier

games-yours = { $turns ->
    [0] **Dina partier** · inget drag väntar
    [1] **Dina partier** · din tur i 1 parti
    [100] **Dina partier** · din tur i 100 partier eller fler
   *[other] **Dina partier** · din tur i { $turns } partier
  }
games-yours-none = Du har inget parti igång. Utmana någon med `/{ command-challenge.name }`, spela mot datorn, eller anta en öppen utmaning.
games-yours-over = **Dina senaste resultat**
games-open = **Öppna utmaningar på servern**
games-open-none = Inga öppna utmaningar just nu. Gör en med `/{ command-challenge.name }` utan motståndare.
games-running = **Pågående på servern**
games-running-none = Inga partier pågår här just nu.
games-over = **Avslutade på servern**
games-over-none = Inget parti har avslutats här än.
games-no-server = Den listan hör till en server. Öppna den där.
games-open-entry = { $seats ->
    [1] { $id } **{ $game }** · { $asker } · 1 ledig plats · till { $until }
   *[other] { $id } **{ $game }** · { $asker } · { $seats } lediga platser · till { $until }
  }
games-over-entry = { $id } **{ $game }** · { $players } · { $came }
games-won-by = 🏆 { $winners }
games-drawn = 🤝 remi
games-lost = förlust
games-no-result = inget resultat
games-replay-of = 🎞️ Repris { $id }
games-pick = Öppna ett parti
games-choice = { $id } { $game }
games-names = { $names }
games-take = Anta { $id }
games-tab-mine = Mina partier
games-tab-open = Öppna utmaningar
games-tab-running = Pågående
games-tab-over = Avslutade
games-newer = ◀ Nyare
games-older = Äldre ▶
games-all = ☰ Alla partier
games-entry = { $id } **{ $game }** · { $players } · { $place }
games-your-entry = { $id } **{ $game }** · { $players } · **din tur** · { $place }
games-waiting = { $entry } · öppen till { $until }

## Välja ett parti, och ange vilket som menas

games-choose-match = { $id } { $game } · { $players } · tur { $turn }
games-choose-your-turn = { $id } { $game } · { $players } · din tur
games-choose-nameless = { $id } { $game } · tur { $turn }
games-which-number = Jag behöver ett partinummer, som `17`. `/{ command-games.name }` visar dina.
games-which-none = Du är inte med i något parti just nu. Börja ett med `/{ command-challenge.name }`!
games-which-several =
    Du är med i flera partier. Välj ett med alternativet `{ option-match.name }`:
    { $matches }
games-which-running =
    De här partierna pågår här. Välj ett med alternativet `{ option-match.name }`:
    { $matches }
games-which-at-turn = { $entry } · tur { $turn }
games-which-none-here = Inget parti pågår här. Ett parti på en annan plats anger du med dess nummer i alternativet `{ option-match.name }`.
