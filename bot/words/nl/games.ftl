games-yours = { $turns ->
    [0] **Je partijen** · nergens aan zet
    [1] **Je partijen** · aan zet in 1 partij
    [100] **Je partijen** · aan zet in 100 of meer partijen
   *[other] **Je partijen** · aan zet in { $turns } partijen
  }
games-yours-none = Je hebt geen lopende partij. Daag iemand uit met `/{ command-challenge.name }`, speel tegen de computer, of neem een open uitdaging aan.
games-yours-over = **Je laatste uitslagen**
games-open = **Open uitdagingen op deze server**
games-open-none = Er zijn nu geen open uitdagingen. Plaats er een met `/{ command-challenge.name }` zonder tegenstander.
games-running = **Bezig op deze server**
games-running-none = Hier zijn nu geen partijen bezig.
games-over = **Afgelopen op deze server**
games-over-none = Hier is nog geen partij uitgespeeld.
games-no-server = Die lijst hoort bij een server. Open hem daar.
games-open-entry = { $seats ->
    [1] { $id } **{ $game }** · { $asker } · 1 vrije plaats · tot { $until }
   *[other] { $id } **{ $game }** · { $asker } · { $seats } vrije plaatsen · tot { $until }
  }
games-over-entry = { $id } **{ $game }** · { $players } · { $came }
games-won-by = 🏆 { $winners }
games-drawn = 🤝 remise
games-lost = verloren
games-no-result = geen uitslag
games-replay-of = 🎞️ { $id } naspelen
games-pick = Open een partij
games-choice = { $id } { $game }
games-names = { $names }
games-take = { $id } aannemen
games-tab-mine = Mijn partijen
games-tab-open = Open uitdagingen
games-tab-running = Bezig
games-tab-over = Afgelopen
games-newer = ◀ Nieuwer
games-older = Ouder ▶
games-all = ☰ Alle partijen
games-entry = { $id } **{ $game }** · { $players } · { $place }
games-your-entry = { $id } **{ $game }** · { $players } · **jij bent aan zet** · { $place }
games-waiting = { $entry } · open tot { $until }

games-choose-match = { $id } { $game } · { $players } · beurt { $turn }
games-choose-your-turn = { $id } { $game } · { $players } · jij bent aan zet
games-choose-nameless = { $id } { $game } · beurt { $turn }
games-which-number = Ik heb het nummer van een partij nodig, zoals `17`. `/{ command-games.name }` noemt de jouwe.
games-which-none = Je speelt nu geen partij. Begin er een met `/{ command-challenge.name }`!
games-which-several =
    Je speelt meerdere partijen. Kies er een met de optie `{ option-match.name }`:
    { $matches }
games-which-running =
    Deze partijen zijn hier bezig. Kies er een met de optie `{ option-match.name }`:
    { $matches }
games-which-at-turn = { $entry } · beurt { $turn }
games-which-none-here = Er loopt hier geen partij. Noem een partij elders met haar nummer in de optie `{ option-match.name }`.
