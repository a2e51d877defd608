# En tävlings kort

clubs-title = 🏆 **{ $name }**
clubs-league = { $weeks ->
    [one] Liga i **{ $game }**, med säsonger på en vecka
   *[other] Liga i **{ $game }**, med säsonger på { $weeks } veckor
  }
clubs-swiss-days = { $rounds ->
    [1] { $days ->
        [one] Schweizerturnering i **{ $game }**: 1 rond på en dag
       *[other] Schweizerturnering i **{ $game }**: 1 rond på { $days } dagar
      }
   *[other] { $days ->
        [one] Schweizerturnering i **{ $game }**: { $rounds } ronder på en dag var
       *[other] Schweizerturnering i **{ $game }**: { $rounds } ronder på { $days } dagar var
      }
  }
clubs-swiss-free = { $rounds ->
    [1] Schweizerturnering i **{ $game }**: 1 rond
   *[other] Schweizerturnering i **{ $game }**: { $rounds } ronder, var och en så snart alla är klara
  }
clubs-ladder = { $days ->
    [one] Stege i **{ $game }**: utmana någon upp till tre platser ovanför dig. Efter en dag utan parti halkar du ner en plats
   *[other] Stege i **{ $game }**: utmana någon upp till tre platser ovanför dig. Efter { $days } dagar utan parti halkar du ner en plats
  }
clubs-pace = { $bank ->
    [0] ⏳ { $limit } per tur
    [1] ⏳ { $limit } per tur, och en tidsbank på 1 dag per spelare och parti
   *[other] ⏳ { $limit } per tur, och en tidsbank på { $bank } dagar per spelare och parti
  }
clubs-pods = 🪑 Upp till { $seats } vid ett bord, poäng efter placering
clubs-adjudicates = ⚖️ Pågår ett parti fortfarande vid slutet vinner den som enligt en dator står på vinst
clubs-starts = 🗓️ Börjar { $at }
clubs-registered = { $count ->
    [0] 📝 Anmälan är öppen
    [1] 📝 Anmälan är öppen · 1 spelare
   *[other] 📝 Anmälan är öppen · { $count } spelare
  }
clubs-names = { $players }
clubs-running = ▶️ Rond { $round }
clubs-running-until = ▶️ Rond { $round } · till { $at }
clubs-season = ▶️ Säsong { $round } · till { $at }
clubs-season-paused = ▶️ Säsong { $round }
clubs-next-season = { $count ->
    [0] 📝 Ingen har anmält sig till nästa säsong än
    [1] 📝 1 spelare har anmält sig till nästa säsong
   *[other] 📝 { $count } spelare har anmält sig till nästa säsong
  }
clubs-on-ladder = ▶️ Utmana någon med `/{ command-club.name } { command-club-challenge.name }`
clubs-paused = ⏸️ Pausad
clubs-finished = 🏁 Slut
clubs-too-few = 🏁 Slut: för få spelare
clubs-no-pairing = 🏁 Slut: alla som kunde mötas har mötts
clubs-ended = 🏁 Avslutad av en arrangör
clubs-champion = 👑 Säsong { $season }: { $players }
clubs-winner = 👑 { $players }
clubs-standings = Ställningen
clubs-division = Division { $number }
clubs-tables = Den här ronden
clubs-matches = Partier
clubs-row = { $place }. { $player } · **{ $points }** · Buchholz { $buchholz }
clubs-league-row = { $place }. { $player } · **{ $points }** · { $played ->
    [1] 1 parti
   *[other] { $played } partier
  }
clubs-marked-row = { $row } · { $marks }
clubs-may-rise = ⬆️ kan fortfarande flyttas upp
clubs-safe = 🛡️ kan inte längre flyttas ner
clubs-has-left = 🚪 har hoppat av
clubs-rung = { $place }. { $player }
clubs-table = { $id } { $players }
clubs-table-waiting = ⏳ { $players } börjar när var och en har färre än fem pågående tävlingspartier
clubs-table-won = { $id } { $players } · 🏆 { $winner }
clubs-table-drawn = { $id } { $players } · 🤝
clubs-table-annulled = { $id } { $players } · räknas inte
clubs-bye = { $player } har frirond
clubs-more = { $count ->
    [1] -# … och 1 till
   *[other] -# … och { $count } till
  }
clubs-picture = Ställningen i { $name }.
clubs-picture-division = Division { $number }.
clubs-picture-row = { $place }. { $player }: { $points }.
clubs-picture-rung = { $place }. { $player }.
clubs-picture-more = … och { $count } till
clubs-no-tables = Inga partier än.
clubs-nobody = Ingen än.

## Inlägg

clubs-post-round = 🏆 **{ $name }** · Rond { $round } har börjat!
clubs-post-season = 🏆 **{ $name }** · Säsong { $round } har börjat!
clubs-post-ladder = 🏆 **{ $name }** · Stegen är öppen! Utmana någon med `/{ command-club.name } { command-club-challenge.name }`.
clubs-post-until = Den slutar { $at }.
clubs-post-reminder = ⏰ **{ $name }** · Ronden slutar { $at }. Spelar fortfarande: { $players }
clubs-post-season-reminder = ⏰ **{ $name }** · Säsongen slutar { $at }. Spelar fortfarande: { $players }
clubs-post-unregistered = 📝 Ännu inte anmälda till nästa säsong: { $players }
clubs-post-champion = 👑 **{ $name }** · { $players } vinner säsong { $season }!
clubs-post-season-over = 🏁 **{ $name }** · Säsong { $season } är slut. Ingen vann den.
clubs-post-winner = 👑 **{ $name }** · { $players } vinner!
clubs-post-too-few = 🏁 **{ $name }** är slut: för få spelare.
clubs-post-no-pairing = 🏁 **{ $name }** är slut: alla som kunde mötas har mötts.
clubs-post-ended = 🏁 **{ $name }** avslutades.
clubs-post-over = 🏁 **{ $name }** är slut.
clubs-post-challenged = ⚔️ **{ $name }** · { $challenger } utmanar { $challenged }!
clubs-post-withdrew = 🚪 **{ $name }** · { $player } har hoppat av.
clubs-post-timed-out = 🚪 **{ $name }** · { $player } har överskridit tiden två gånger och är inte längre med.
clubs-post-withdrawn = 🚪 **{ $name }** · { $organizer } tog { $player } ur tävlingen.
clubs-post-replaced = 🔁 **{ $name }** · { $organizer } tog in { $player } som ersättare.
clubs-post-paused = ⏸️ **{ $name }** · { $organizer } pausade tävlingen. Pågående partier fortsätter.
clubs-post-resumed = ▶️ **{ $name }** · { $organizer } lät tävlingen fortsätta.
clubs-post-decided-draw = ⚖️ **{ $name }** · { $organizer } avgjorde parti { $id }: remi.
clubs-post-decided = ⚖️ **{ $name }** · { $organizer } avgjorde parti { $id }: { $winner } vinner.
clubs-direct-reminder = ⏰ **{ $name }** · Ronden slutar { $at }. Du har partier kvar.
clubs-direct-season-reminder = ⏰ **{ $name }** · Säsongen slutar { $at }. Du har partier kvar.
clubs-direct-next-season = 📝 **{ $name }** · Säsongen slutar { $at }. Anmäl dig till nästa med knappen under kortet.
clubs-direct-match = 🏰 **{ $name }** · Ditt nästa parti har börjat, { $id }: { $players }
clubs-direct-timed-out = 🚪 **{ $name }** · Din tid har tagit slut två gånger, så du är inte längre med.
clubs-direct-withdrawn = 🚪 **{ $name }** · { $organizer } tog dig ur tävlingen.
clubs-post-by = -# Av { $organizer }

## Svar

clubs-preview = Så här kommer det att se ut. Ska det läggas upp här?
clubs-announced = Upplagt! Spelare anmäler sig med knappen under kortet. **{ clubs-label-begin }** sätter igång tävlingen.
clubs-announced-ladder = Upplagt! Stegen är öppen: spelare går med med knappen under kortet.
clubs-no-plan = Jag har inte kvar den planen. Skriv kommandot igen.
clubs-not-theirs = Du behöver behörigheten **Hantera server**, eller en roll från `/{ command-setup.name } { option-setup-clubs.name }:`, för att anordna tävlingar här.
clubs-no-server = Tävlingar hör hemma på en server. Använd `/{ command-club.name }` där.
clubs-not-in-thread = Jag kan inte utlysa en tävling i en tråd. Använd `/{ command-club.name }` i en textkanal.
clubs-unknown-game = Det spelet känner jag inte till. Välj ett i listan.
clubs-needs-limit = Tävlingar behöver en betänketid per tur, som `3 dagar`: en timme till två veckor.
clubs-which = Vilken tävling?
clubs-none = Inga tävlingar här än. `/{ command-club.name } { command-club-league.name }`, `/{ command-club.name } { command-club-swiss.name }` och `/{ command-club.name } { command-club-ladder.name }` skapar en.
clubs-is-in = Du är med! Kul att du spelar i **{ $name }**.
clubs-is-out = Du är inte längre med i **{ $name }**.
clubs-really-out = { $count ->
    [0] Hoppa av **{ $name }**?
    [1] Hoppa av **{ $name }**? Då ger du upp ditt pågående parti där.
   *[other] Hoppa av **{ $name }**? Då ger du upp dina { $count } pågående partier där.
  }
clubs-began = **{ $name }** börjar. Partierna öppnas strax.
clubs-done = Klart. Alla kan läsa det under **{ $name }**.
clubs-ladder-made = Du har utmanat { $player }. Partiet öppnas strax.
clubs-files = **{ $name }** som filer
clubs-page-link = Här är livetabellen för **{ $name }**. Länken är bara för dig: den fungerar en gång, inom 15 minuter.
clubs-needs-event = Vilken tävling? Ange den med alternativet `{ option-club-event.name }`.
clubs-needs-player = Ange spelaren med alternativet `{ option-club-player.name }`.
clubs-needs-match = Ange partiet med alternativet `{ option-club-match.name }`, till exempel `17`.
clubs-needs-substitute = Ange den nya spelaren med alternativet `{ option-club-substitute.name }`.
clubs-really-end = Avsluta **{ $name }** för gott? Pågående partier avbryts.

## Knappar

clubs-label-post = Lägg upp
clubs-label-join = Anmäl dig
clubs-label-join-next = Anmäl dig till nästa säsong
clubs-label-leave = Hoppa av
clubs-label-really-leave = Ja, hoppa av
clubs-label-begin = Starta
clubs-label-show = Detaljer
clubs-label-files = Filer
clubs-label-page = 📊 Livetabell
clubs-label-end = Ja, avsluta
clubs-label-pick = Öppna en tävling
clubs-label-choice = { $name }
