clock-reminders-ladder = ⏰ Herinneringen aan je beurt: **{ $ladder }**.
clock-reminders-whole = halverwege, en dan 8 uur en 1 uur voordat de tijd om is
clock-reminders-last-hour = 1 uur voordat de tijd om is
clock-reminders-never = geen
clock-reminders-never-quiet = 🌙 Stille uren: **geen**.
clock-reminders-quiet = 🌙 Stille uren: **{ $hours }** ({ $zone }). Herinneringen wachten tot die voorbij zijn, of komen eerder als je tijd anders om zou zijn.
clock-reminders-quiet-greenwich = 🌙 Stille uren: **{ $hours }** (UTC). Kies hieronder je tijdzone.
clock-reminders-hours = { $from }.00–{ $to }.00 uur
clock-reminders-no-hours = geen
clock-reminders-away = 🏖️ Je bent **op vakantie** tot { $until }. Je klok staat stil. Anderen zien dat die stilstaat, en wie je uitdaagt dat je weg bent.
clock-reminders-present = { $days ->
    [0] 🏖️ Vakantie: geen dagen meer over van de 30 in twaalf maanden.
    [one] 🏖️ Vakantie: nog 1 dag over van de 30 in twaalf maanden. Je klok staat dan stil; anderen zien dat die stilstaat, en wie je uitdaagt dat je weg bent.
   *[other] 🏖️ Vakantie: nog { $days } dagen over van de 30 in twaalf maanden. Je klok staat dan stil; anderen zien dat die stilstaat, en wie je uitdaagt dat je weg bent.
  }
clock-reminders-ask-ladder = Wanneer moet ik je aan je beurt herinneren?
clock-reminders-ask-hours = Wanneer moet ik stil zijn?
clock-reminders-ask-zone = In welke tijdzone zit je?
clock-reminders-label-go-away = { $days ->
    [one] 🏖️ { $days } dag vrij
   *[other] 🏖️ { $days } dagen vrij
  }
clock-reminders-really-go-away = 🏖️ Vanaf nu { $days } dagen op vakantie? Je klokken staan stil tot je terug bent. Je kunt altijd terugkomen.
clock-reminders-label-sure = Ja, op vakantie
clock-reminders-label-stay = Nee, ik blijf
clock-reminders-label-come-back = Ik ben er weer

clock-span-hours = { $hours } uur
clock-span-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
  }
clock-span-unlimited = onbeperkt

clock-until = -# ⏳ Zet uiterlijk { $at }.
clock-alt-until = Zet uiterlijk { $at }.
clock-stands-still = -# ⏳ De klok staat stil.
clock-is-up = -# ⏰ De tijd is om. Een zet telt nog tot de anderen hebben gekozen.
clock-is-paused = -# ⏸️ Gepauzeerd. Druk op **{ clock-choice-label-resume }** of doe je zet om verder te gaan.
clock-is-adjourned = -# ⏸️ Opgeschort. Druk op **{ clock-choice-label-resume }** of doe je zet om verder te gaan.
clock-limit = -# ⏳ Bedenktijd per zet: { $limit }.
clock-entry = { $entry } · uiterlijk { $at }
clock-resting-entry = { $entry } · { $why }
clock-word-up = de tijd is om
clock-word-still = de klok staat stil
clock-word-paused = gepauzeerd
clock-word-adjourned = opgeschort
clock-lost = { $player } heeft de tijd overschreden.
clock-called-off = De partij is afgebroken omdat de tijd om was. Niemand wint.

clock-notice-reminder = { $players-count ->
    [one] ⏰ { $players }, jij bent aan zet in **{ $game }** { $id }. Zet uiterlijk { $at }.
   *[other] ⏰ { $players }, jullie zijn aan zet in **{ $game }** { $id }. Zet uiterlijk { $at }.
  }
clock-notice-late = -# Sorry, dit komt laat: ik was een tijdje offline.
clock-notice-more-time = { $players-count ->
    [one] { $players }, je hebt meer tijd · ⏳ { $at }
   *[other] { $players }, jullie hebben meer tijd · ⏳ { $at }
  }
clock-notice-adjourned = ⏸️ { $players }, niemand heeft gekozen, dus **{ $game }** { $id } is opgeschort. Er gaat niets verloren. Iedereen die meespeelt, kan de partij op elk moment hervatten.
clock-notice-resumed = { $players-count ->
    [one] ▶️ { $by } heeft de partij hervat. { $players }, jij bent aan zet · ⏳ { $at }
   *[other] ▶️ { $by } heeft de partij hervat. { $players }, jullie zijn aan zet · ⏳ { $at }
  }

clock-up-open = { $choosers-count ->
    [one] ⏰ De tijd is om voor { $late }. { $choosers }, wat nu? Tot je hebt gekozen, telt een zet van { $late } nog.
   *[other] ⏰ De tijd is om voor { $late }. { $choosers }, wat nu? Tot jullie hebben gekozen, telt een zet van { $late } nog.
  }
clock-up-nobody = { $late-count ->
    [one] ⏰ De tijd is om, { $late }. Je kunt nog zetten. Anders wordt de partij opgeschort.
   *[other] ⏰ De tijd is om, { $late }. Jullie kunnen nog zetten. Anders wordt de partij opgeschort.
  }
clock-up-vote = { $needed ->
    [one] -# { $needed } stem beslist.
   *[other] -# { $needed } gelijke stemmen beslissen.
  }
clock-up-chosen = Stemmen tot nu toe: { $choices }.
clock-up-chose-one = { $player } – { $choice }
clock-up-more-time = ⏰ De tijd was om. De anderen gaven meer tijd.
clock-up-claimed = ⏰ De tijd van { $player } is op, en { $player } ligt uit de partij.
clock-up-called-off = ⏰ De tijd was om, en de partij is afgebroken.
clock-up-adjourned = ⏰ De tijd was om en niemand heeft gekozen, dus de partij is opgeschort.
clock-up-taken-over = ⏰ De tijd was om. Een invaller heeft de plaats overgenomen.
clock-up-ended = ⏰ De tijd was om. De partij is afgelopen.
clock-up-passed = ⏰ De tijd was om, maar de partij ging verder.

clock-choice-chose = ✅ Je keuze: { $choice }.
clock-choice-really-claim = De winst opeisen in **{ $game }** { $id }? { $player } verliest dan op tijd, en de partij is afgelopen.
clock-choice-really-go-on = Zonder { $player } verderspelen in **{ $game }** { $id }? { $player } ligt eruit zodra genoeg van jullie dit kiezen.
clock-choice-really-call-off = **{ $game }** { $id } afbreken? Niemand wint, en de partij is afgelopen.
clock-choice-resumed = ▶️ De partij gaat verder.
clock-choice-label-claim = Winst opeisen
clock-choice-label-go-on = Zonder deze speler verder
clock-choice-label-more-time = Meer tijd geven
clock-choice-label-call-off = Partij afbreken
clock-choice-label-really = Ja, doen
clock-choice-label-wait = Nee, wachten
clock-choice-label-resume = Hervatten
