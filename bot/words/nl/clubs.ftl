clubs-title = 🏆 **{ $name }**
clubs-league = { $weeks ->
    [one] Competitie in **{ $game }**, in seizoenen van één week
   *[other] Competitie in **{ $game }**, in seizoenen van { $weeks } weken
  }
clubs-swiss-days = { $rounds ->
    [1] { $days ->
        [one] Zwitsers toernooi in **{ $game }**: 1 ronde van één dag
       *[other] Zwitsers toernooi in **{ $game }**: 1 ronde van { $days } dagen
      }
   *[other] { $days ->
        [one] Zwitsers toernooi in **{ $game }**: { $rounds } rondes van elk één dag
       *[other] Zwitsers toernooi in **{ $game }**: { $rounds } rondes van elk { $days } dagen
      }
  }
clubs-swiss-free = { $rounds ->
    [1] Zwitsers toernooi in **{ $game }**: 1 ronde
   *[other] Zwitsers toernooi in **{ $game }**: { $rounds } rondes, telkens zodra iedereen klaar is
  }
clubs-ladder = { $days ->
    [one] Ladder in **{ $game }**: daag iemand uit, tot drie plaatsen boven je. Na één dag zonder partij zak je één plaats
   *[other] Ladder in **{ $game }**: daag iemand uit, tot drie plaatsen boven je. Na { $days } dagen zonder partij zak je één plaats
  }
clubs-pace = { $bank ->
    [0] ⏳ { $limit } per zet
    [1] ⏳ { $limit } per zet, en een tijdbank van 1 dag per speler en partij
   *[other] ⏳ { $limit } per zet, en een tijdbank van { $bank } dagen per speler en partij
  }
clubs-pods = 🪑 Tot { $seats } spelers aan een tafel, punten naar klassering
clubs-adjudicates = ⚖️ Is een partij aan het einde nog bezig, dan wint wie volgens een computer gewonnen staat
clubs-starts = 🗓️ Begint { $at }
clubs-registered = { $count ->
    [0] 📝 De inschrijving is open
    [1] 📝 De inschrijving is open · 1 speler
   *[other] 📝 De inschrijving is open · { $count } spelers
  }
clubs-names = { $players }
clubs-running = ▶️ Ronde { $round }
clubs-running-until = ▶️ Ronde { $round } · tot { $at }
clubs-season = ▶️ Seizoen { $round } · tot { $at }
clubs-season-paused = ▶️ Seizoen { $round }
clubs-next-season = { $count ->
    [0] 📝 Nog niemand heeft zich ingeschreven voor het volgende seizoen
    [1] 📝 1 speler heeft zich ingeschreven voor het volgende seizoen
   *[other] 📝 { $count } spelers hebben zich ingeschreven voor het volgende seizoen
  }
clubs-on-ladder = ▶️ Daag iemand uit met `/{ command-club.name } { command-club-challenge.name }`
clubs-paused = ⏸️ Gepauzeerd
clubs-finished = 🏁 Afgelopen
clubs-too-few = 🏁 Afgelopen: te weinig spelers
clubs-no-pairing = 🏁 Afgelopen: iedereen heeft tegen alle mogelijke tegenstanders gespeeld
clubs-ended = 🏁 Beëindigd door een organisator
clubs-champion = 👑 Seizoen { $season }: { $players }
clubs-winner = 👑 { $players }
clubs-standings = Stand
clubs-division = Klasse { $number }
clubs-tables = Deze ronde
clubs-matches = Partijen
clubs-row = { $place }. { $player } · **{ $points }** · Buchholz { $buchholz }
clubs-league-row = { $played ->
    [1] { $place }. { $player } · **{ $points }** · 1 partij
   *[other] { $place }. { $player } · **{ $points }** · { $played } partijen
  }
clubs-marked-row = { $row } · { $marks }
clubs-may-rise = ⬆️ kan nog promoveren
clubs-safe = 🛡️ kan niet meer degraderen
clubs-has-left = 🚪 teruggetrokken
clubs-rung = { $place }. { $player }
clubs-table = { $id } { $players }
clubs-table-waiting = ⏳ { $players } beginnen zodra elk van hen minder dan vijf lopende evenementpartijen heeft
clubs-table-won = { $id } { $players } · 🏆 { $winner }
clubs-table-drawn = { $id } { $players } · 🤝
clubs-table-annulled = { $id } { $players } · telt niet
clubs-bye = { $player } is deze ronde vrij
clubs-more = { $count ->
    [1] -# … en nog 1
   *[other] -# … en nog { $count }
  }
clubs-picture = Stand van { $name }.
clubs-picture-division = Klasse { $number }.
clubs-picture-row = { $place }. { $player }: { $points }.
clubs-picture-rung = { $place }. { $player }.
clubs-picture-more = … en nog { $count }
clubs-no-tables = Nog geen partijen.
clubs-nobody = Nog niemand.

clubs-post-round = 🏆 **{ $name }** · Ronde { $round } is begonnen!
clubs-post-season = 🏆 **{ $name }** · Seizoen { $round } is begonnen!
clubs-post-ladder = 🏆 **{ $name }** · De ladder is open! Daag iemand uit met `/{ command-club.name } { command-club-challenge.name }`.
clubs-post-until = Einde: { $at }.
clubs-post-reminder = ⏰ **{ $name }** · De ronde eindigt { $at }. Nog bezig: { $players }
clubs-post-season-reminder = ⏰ **{ $name }** · Het seizoen eindigt { $at }. Nog bezig: { $players }
clubs-post-unregistered = 📝 Nog niet ingeschreven voor het volgende seizoen: { $players }
clubs-post-champion = 👑 **{ $name }** · { $players-count ->
    [one] { $players } wint seizoen { $season }!
   *[other] { $players } winnen seizoen { $season }!
  }
clubs-post-season-over = 🏁 **{ $name }** · Seizoen { $season } is afgelopen. Niemand heeft het gewonnen.
clubs-post-winner = 👑 **{ $name }** · { $players-count ->
    [one] { $players } wint!
   *[other] { $players } winnen!
  }
clubs-post-too-few = 🏁 **{ $name }** is afgelopen: te weinig spelers.
clubs-post-no-pairing = 🏁 **{ $name }** is afgelopen: iedereen heeft tegen alle mogelijke tegenstanders gespeeld.
clubs-post-ended = 🏁 **{ $name }** is beëindigd.
clubs-post-over = 🏁 **{ $name }** is afgelopen.
clubs-post-challenged = ⚔️ **{ $name }** · { $challenger } daagt { $challenged } uit!
clubs-post-withdrew = 🚪 **{ $name }** · { $player } heeft zich teruggetrokken.
clubs-post-timed-out = 🚪 **{ $name }** · { $player } heeft twee keer de tijd overschreden en doet niet meer mee.
clubs-post-withdrawn = 🚪 **{ $name }** · { $organizer } heeft { $player } uit het evenement gehaald.
clubs-post-replaced = 🔁 **{ $name }** · { $organizer } heeft { $player } als invaller ingezet.
clubs-post-paused = ⏸️ **{ $name }** · { $organizer } heeft het evenement gepauzeerd. Lopende partijen gaan door.
clubs-post-resumed = ▶️ **{ $name }** · { $organizer } heeft het evenement hervat.
clubs-post-decided-draw = ⚖️ **{ $name }** · { $organizer } heeft partij { $id } beslist: remise.
clubs-post-decided = ⚖️ **{ $name }** · { $organizer } heeft partij { $id } beslist: { $winner } wint.
clubs-direct-reminder = ⏰ **{ $name }** · De ronde eindigt { $at }. Je hebt nog lopende partijen.
clubs-direct-season-reminder = ⏰ **{ $name }** · Het seizoen eindigt { $at }. Je hebt nog lopende partijen.
clubs-direct-next-season = 📝 **{ $name }** · Het seizoen eindigt { $at }. Schrijf je met de knop onder de kaart in voor het volgende.
clubs-direct-match = 🏰 **{ $name }** · Je volgende partij is begonnen, { $id }: { $players }
clubs-direct-timed-out = 🚪 **{ $name }** · Je tijd is twee keer op geraakt: je doet niet meer mee.
clubs-direct-withdrawn = 🚪 **{ $name }** · { $organizer } heeft je uit het evenement gehaald.
clubs-post-by = -# Door { $organizer }

clubs-preview = Zo komt het eruit te zien. Hier plaatsen?
clubs-announced = Geplaatst! Spelers schrijven zich in met de knop onder de kaart. **{ clubs-label-begin }** laat het evenement beginnen.
clubs-announced-ladder = Geplaatst! De ladder is open: spelers doen mee met de knop onder de kaart.
clubs-no-plan = Dat plan heb ik niet meer. Typ de opdracht opnieuw.
clubs-not-theirs = Om hier evenementen te organiseren, heb je de machtiging **Server beheren** nodig, of een rol uit `/{ command-setup.name } { option-setup-clubs.name }:`.
clubs-no-server = Evenementen horen bij een server. Gebruik daar `/{ command-club.name }`.
clubs-not-in-thread = In een thread kan ik geen evenement aankondigen. Gebruik `/{ command-club.name }` in een tekstkanaal.
clubs-unknown-game = Dat spel ken ik niet. Kies er een uit de lijst.
clubs-needs-limit = Een evenement heeft een bedenktijd per zet nodig, zoals `3 dagen`: één uur tot twee weken.
clubs-which = Welk evenement?
clubs-none = Hier zijn nog geen evenementen. Met `/{ command-club.name } { command-club-league.name }`, `/{ command-club.name } { command-club-swiss.name }` of `/{ command-club.name } { command-club-ladder.name }` maak je er een.
clubs-is-in = Je doet mee! Leuk dat je meespeelt in **{ $name }**.
clubs-is-out = Je doet niet meer mee aan **{ $name }**.
clubs-really-out = { $count ->
    [0] Wil je je terugtrekken uit **{ $name }**?
    [1] Wil je je terugtrekken uit **{ $name }**? Dan geef je je lopende partij daar op.
   *[other] Wil je je terugtrekken uit **{ $name }**? Dan geef je je { $count } lopende partijen daar op.
  }
clubs-began = **{ $name }** begint. De partijen openen zo meteen.
clubs-done = Klaar. Iedereen kan het lezen onder **{ $name }**.
clubs-ladder-made = Je hebt { $player } uitgedaagd. De partij opent zo meteen.
clubs-files = **{ $name }** als bestanden
clubs-page-link = Hier is de livestand van **{ $name }**. De link is alleen voor jou: hij werkt één keer, binnen 15 minuten.
clubs-needs-event = Welk evenement? Noem het met de optie `{ option-club-event.name }`.
clubs-needs-player = Noem de speler met de optie `{ option-club-player.name }`.
clubs-needs-match = Noem de partij met de optie `{ option-club-match.name }`, zoals `17`.
clubs-needs-substitute = Noem de nieuwe speler met de optie `{ option-club-substitute.name }`.
clubs-really-end = **{ $name }** definitief beëindigen? De lopende partijen worden afgebroken.

clubs-label-post = Plaatsen
clubs-label-join = Inschrijven
clubs-label-join-next = Inschrijven voor volgend seizoen
clubs-label-leave = Terugtrekken
clubs-label-really-leave = Ja, terugtrekken
clubs-label-begin = Beginnen
clubs-label-show = Details
clubs-label-files = Bestanden
clubs-label-page = 📊 Livestand
clubs-label-end = Ja, beëindigen
clubs-label-pick = Een evenement openen
clubs-label-choice = { $name }
