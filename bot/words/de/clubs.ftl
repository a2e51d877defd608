# Die Karte eines Wettbewerbs

clubs-title = 🏆 **{ $name }**
clubs-league = { $weeks ->
    [one] Liga in **{ $game }**, jede Saison dauert eine Woche
   *[other] Liga in **{ $game }**, jede Saison dauert { $weeks } Wochen
  }
clubs-swiss-days = { $rounds ->
    [1] { $days ->
        [one] Schweizer Turnier in **{ $game }**: 1 Runde von einem Tag
       *[other] Schweizer Turnier in **{ $game }**: 1 Runde von { $days } Tagen
      }
   *[other] { $days ->
        [one] Schweizer Turnier in **{ $game }**: { $rounds } Runden von je einem Tag
       *[other] Schweizer Turnier in **{ $game }**: { $rounds } Runden von je { $days } Tagen
      }
  }
clubs-swiss-free = { $rounds ->
    [1] Schweizer Turnier in **{ $game }**: 1 Runde
   *[other] Schweizer Turnier in **{ $game }**: { $rounds } Runden; die nächste beginnt, sobald alle fertig sind
  }
clubs-ladder = { $days ->
    [one] Leiter in **{ $game }**: Fordere bis zu drei Plätze nach oben heraus. Nach einem Tag ohne Partie rutschst du einen Platz ab
   *[other] Leiter in **{ $game }**: Fordere bis zu drei Plätze nach oben heraus. Nach { $days } Tagen ohne Partie rutschst du einen Platz ab
  }
clubs-pace = { $bank ->
    [0] ⏳ Bedenkzeit pro Zug: { $limit }
    [1] ⏳ Bedenkzeit pro Zug: { $limit }, dazu 1 Tag Zeitreserve pro Person und Partie
   *[other] ⏳ Bedenkzeit pro Zug: { $limit }, dazu { $bank } Tage Zeitreserve pro Person und Partie
  }
clubs-pods = 🪑 Bis zu { $seats } an einem Tisch, Punkte nach Platzierung
clubs-adjudicates = ⚖️ Partien, die am Ende noch laufen, gewinnt, wer nach dem Urteil eines Computers auf Gewinn steht
clubs-starts = 🗓️ Beginn: { $at }
clubs-registered = { $count ->
    [0] 📝 Die Anmeldung läuft
   *[other] 📝 Die Anmeldung läuft · { $count } dabei
  }
clubs-names = { $players }
clubs-running = ▶️ Runde { $round }
clubs-running-until = ▶️ Runde { $round } · bis { $at }
clubs-season = ▶️ Saison { $round } · bis { $at }
clubs-season-paused = ▶️ Saison { $round }
clubs-next-season = { $count ->
    [0] 📝 Für die nächste Saison hat sich noch niemand angemeldet
    [1] 📝 Für die nächste Saison hat sich 1 Person angemeldet
   *[other] 📝 Für die nächste Saison haben sich { $count } Personen angemeldet
  }
clubs-on-ladder = ▶️ Fordere jemanden mit `/{ command-club.name } { command-club-challenge.name }` heraus
clubs-paused = ⏸️ Pausiert
clubs-finished = 🏁 Beendet
clubs-too-few = 🏁 Vorbei: Es waren zu wenige dabei
clubs-no-pairing = 🏁 Vorbei: Alle möglichen Paarungen sind gespielt
clubs-ended = 🏁 Von der Turnierleitung beendet
clubs-champion = 👑 Saison { $season }: { $players }
clubs-winner = 👑 { $players }
clubs-standings = Tabelle
clubs-division = Staffel { $number }
clubs-tables = Diese Runde
clubs-matches = Partien
clubs-row = { $place }. { $player } · **{ $points }** · Buchholz { $buchholz }
clubs-league-row = { $place }. { $player } · **{ $points }** · { $played ->
    [1] 1 Partie
   *[other] { $played } Partien
  }
clubs-marked-row = { $row } · { $marks }
clubs-may-rise = ⬆️ kann noch aufsteigen
clubs-safe = 🛡️ kann nicht mehr absteigen
clubs-has-left = 🚪 ausgestiegen
clubs-rung = { $place }. { $player }
clubs-table = { $id } { $players }
clubs-table-waiting = ⏳ { $players }: beginnt, sobald alle am Tisch weniger als fünf laufende Wettbewerbspartien haben
clubs-table-won = { $id } { $players } · 🏆 { $winner }
clubs-table-drawn = { $id } { $players } · 🤝
clubs-table-annulled = { $id } { $players } · zählt nicht
clubs-bye = { $player } hat spielfrei
clubs-more = -# … und noch { $count }
clubs-picture = Tabelle von { $name }.
clubs-picture-division = Staffel { $number }.
clubs-picture-row = { $place }. { $player }: { $points }.
clubs-picture-rung = { $place }. { $player }.
clubs-picture-more = … und noch { $count }
clubs-no-tables = Noch keine Partien.
clubs-nobody = Noch niemand.

## Beiträge

clubs-post-round = 🏆 **{ $name }** · Runde { $round } hat begonnen!
clubs-post-season = 🏆 **{ $name }** · Saison { $round } hat begonnen!
clubs-post-ladder = 🏆 **{ $name }** · Die Leiter ist offen! Fordere jemanden mit `/{ command-club.name } { command-club-challenge.name }` heraus.
clubs-post-until = Ende: { $at }.
clubs-post-reminder = ⏰ **{ $name }** · Ende der Runde: { $at }. Noch am Spielen: { $players }
clubs-post-season-reminder = ⏰ **{ $name }** · Ende der Saison: { $at }. Noch am Spielen: { $players }
clubs-post-unregistered = 📝 Für die nächste Saison noch nicht angemeldet: { $players }
clubs-post-champion = 👑 **{ $name }** · { $players-count ->
    [one] { $players } gewinnt Saison { $season }!
   *[other] { $players } gewinnen Saison { $season }!
  }
clubs-post-season-over = 🏁 **{ $name }** · Saison { $season } ist vorbei. Niemand hat sie gewonnen.
clubs-post-winner = 👑 **{ $name }** · { $players-count ->
    [one] { $players } gewinnt!
   *[other] { $players } gewinnen!
  }
clubs-post-too-few = 🏁 **{ $name }** ist vorbei: Es waren zu wenige dabei.
clubs-post-no-pairing = 🏁 **{ $name }** ist vorbei: Alle möglichen Paarungen sind gespielt.
clubs-post-ended = 🏁 **{ $name }** wurde beendet.
clubs-post-over = 🏁 **{ $name }** ist vorbei.
clubs-post-challenged = ⚔️ **{ $name }** · { $challenger } fordert { $challenged } heraus!
clubs-post-withdrew = 🚪 **{ $name }** · { $player } ist ausgestiegen.
clubs-post-timed-out = 🚪 **{ $name }** · { $player } hat zweimal die Zeit überschritten und scheidet aus.
clubs-post-withdrawn = 🚪 **{ $name }** · { $organizer } hat { $player } aus dem Wettbewerb genommen.
clubs-post-replaced = 🔁 **{ $name }** · { $organizer } hat { $player } als Ersatz geholt.
clubs-post-paused = ⏸️ **{ $name }** · { $organizer } hat den Wettbewerb pausiert. Laufende Partien gehen weiter.
clubs-post-resumed = ▶️ **{ $name }** · { $organizer } hat den Wettbewerb fortgesetzt.
clubs-post-decided-draw = ⚖️ **{ $name }** · { $organizer } hat Partie { $id } entschieden: remis.
clubs-post-decided = ⚖️ **{ $name }** · { $organizer } hat Partie { $id } entschieden: { $winner } gewinnt.
clubs-direct-reminder = ⏰ **{ $name }** · Ende der Runde: { $at }. Du hast noch laufende Partien.
clubs-direct-season-reminder = ⏰ **{ $name }** · Ende der Saison: { $at }. Du hast noch laufende Partien.
clubs-direct-next-season = 📝 **{ $name }** · Ende der Saison: { $at }. Melde dich mit dem Knopf unter der Karte für die nächste an.
clubs-direct-match = 🏰 **{ $name }** · Deine nächste Partie hat begonnen, { $id }: { $players }
clubs-direct-timed-out = 🚪 **{ $name }** · Deine Zeit ist zum zweiten Mal abgelaufen, du bist nicht mehr dabei.
clubs-direct-withdrawn = 🚪 **{ $name }** · { $organizer } hat dich herausgenommen.
clubs-post-by = -# Von { $organizer }

## Antworten

clubs-preview = So wird es aussehen. Hier veröffentlichen?
clubs-announced = Veröffentlicht! Zum Anmelden gibt es unter der Karte einen Knopf. Mit **{ clubs-label-begin }** geht es los.
clubs-announced-ladder = Veröffentlicht! Die Leiter ist offen: Unter der Karte gibt es einen Knopf zum Mitmachen.
clubs-no-plan = Diesen Plan habe ich nicht mehr. Tipp den Befehl noch einmal.
clubs-not-theirs = Wettbewerbe leiten kannst du hier nur mit der Berechtigung **Server verwalten** oder mit einer Rolle aus `/{ command-setup.name } { option-setup-clubs.name }:`.
clubs-no-server = Wettbewerbe gehören zu einem Server. Nimm `/{ command-club.name }` dort.
clubs-not-in-thread = In einem Thread kann ich keinen Wettbewerb ankündigen. Nimm `/{ command-club.name }` in einem Textkanal.
clubs-unknown-game = Dieses Spiel kenne ich nicht. Wähle eines aus der Liste.
clubs-needs-limit = Wettbewerbe brauchen eine Bedenkzeit pro Zug, zum Beispiel `3 Tage`: von einer Stunde bis zu zwei Wochen.
clubs-which = Welcher Wettbewerb?
clubs-none = Hier gibt es noch keinen Wettbewerb. Mit `/{ command-club.name } { command-club-league.name }`, `/{ command-club.name } { command-club-swiss.name }` oder `/{ command-club.name } { command-club-ladder.name }` schreibst du einen aus.
clubs-is-in = Du bist dabei! **{ $name }** freut sich auf dich.
clubs-is-out = Bei **{ $name }** bist du nicht mehr dabei.
clubs-really-out = { $count ->
    [0] Bei **{ $name }** aussteigen?
    [1] Bei **{ $name }** aussteigen? Deine laufende Partie dort gibst du damit auf.
   *[other] Bei **{ $name }** aussteigen? Deine { $count } laufenden Partien dort gibst du damit auf.
  }
clubs-began = **{ $name }** beginnt. Gleich öffnen sich die Partien.
clubs-done = Erledigt. Alle können es unter **{ $name }** lesen.
clubs-ladder-made = { $player } ist herausgefordert. Gleich öffnet sich die Partie.
clubs-files = **{ $name }** als Dateien
clubs-page-link = Hier ist die Live-Tabelle von **{ $name }**. Der Link ist nur für dich: Er funktioniert einmal, innerhalb von 15 Minuten.
clubs-needs-event = Welcher Wettbewerb? Nenne ihn mit der Option `{ option-club-event.name }`.
clubs-needs-player = Sag mit der Option `{ option-club-player.name }`, um wen es geht.
clubs-needs-match = Nenne die Partie mit der Option `{ option-club-match.name }`, zum Beispiel `17`.
clubs-needs-substitute = Sag mit der Option `{ option-club-substitute.name }`, wer den Platz übernimmt.
clubs-really-end = **{ $name }** endgültig beenden? Die laufenden Partien werden abgebrochen.

## Knöpfe

clubs-label-post = Veröffentlichen
clubs-label-join = Anmelden
clubs-label-join-next = Für die nächste Saison anmelden
clubs-label-leave = Aussteigen
clubs-label-really-leave = Ja, aussteigen
clubs-label-begin = Beginnen
clubs-label-show = Details
clubs-label-files = Dateien
clubs-label-page = 📊 Live-Tabelle
clubs-label-end = Ja, beenden
clubs-label-pick = Wettbewerb öffnen
clubs-label-choice = { $name }
