# Listen von Partien

games-yours = { $turns ->
    [0] **Deine Partien** · gerade kein Zug fällig
    [1] **Deine Partien** · am Zug in 1 Partie
    [100] **Deine Partien** · am Zug in 100 oder mehr Partien
   *[other] **Deine Partien** · am Zug in { $turns } Partien
  }
games-yours-none = Du hast gerade keine laufende Partie. Fordere jemanden heraus (`/{ command-challenge.name }`), spiel gegen den Computer, oder nimm eine offene Herausforderung an.
games-yours-over = **Deine letzten Ergebnisse**
games-open = **Offene Herausforderungen auf diesem Server**
games-open-none = Gerade keine offenen Herausforderungen. Für eine eigene nimm `/{ command-challenge.name }`, ohne jemanden zu nennen.
games-running = **Laufende Partien auf diesem Server**
games-running-none = Hier läuft gerade keine Partie.
games-over = **Beendete Partien auf diesem Server**
games-over-none = Hier ist noch keine Partie zu Ende gegangen.
games-no-server = Diese Liste gehört zu einem Server. Öffne sie dort.
games-open-entry = { $seats ->
    [1] { $id } **{ $game }** · { $asker } · 1 freier Platz · bis { $until }
   *[other] { $id } **{ $game }** · { $asker } · { $seats } freie Plätze · bis { $until }
  }
games-over-entry = { $id } **{ $game }** · { $players } · { $came }
games-won-by = 🏆 { $winners }
games-drawn = 🤝 remis
games-lost = verloren
games-no-result = ohne Ergebnis
games-replay-of = 🎞️ { $id } nachspielen
games-pick = Partie öffnen
games-choice = { $id } { $game }
games-names = { $names }
games-take = { $id } annehmen
games-tab-mine = Meine Partien
games-tab-open = Offene Herausforderungen
games-tab-running = Laufende
games-tab-over = Beendete
games-newer = ◀ Neuere
games-older = Ältere ▶
games-all = ☰ Alle Partien
games-entry = { $id } **{ $game }** · { $players } · { $place }
games-your-entry = { $id } **{ $game }** · { $players } · **du bist am Zug** · { $place }
games-waiting = { $entry } · offen bis { $until }

## Welche Partie gemeint ist

games-choose-match = { $id } { $game } · { $players } · Zug { $turn }
games-choose-your-turn = { $id } { $game } · { $players } · du bist am Zug
games-choose-nameless = { $id } { $game } · Zug { $turn }
games-which-number = Ich brauche die Nummer einer Partie, zum Beispiel `17`. `/{ command-games.name }` zeigt deine.
games-which-none = Du spielst gerade keine Partie. Beginne eine mit `/{ command-challenge.name }`!
games-which-several =
    Du spielst mehrere Partien. Wähle eine mit der Option `{ option-match.name }`:
    { $matches }
games-which-running =
    Diese Partien laufen hier. Wähle eine mit der Option `{ option-match.name }`:
    { $matches }
games-which-at-turn = { $entry } · Zug { $turn }
games-which-none-here = Hier läuft keine Partie. Eine Partie anderswo nennst du mit ihrer Nummer in der Option `{ option-match.name }`.
