# Påminnelser, tysta timmar och semester

clock-reminders-ladder = ⏰ Påminnelser om din tur: **{ $ladder }**.
clock-reminders-whole = vid halva tiden, sedan 8 timmar och 1 timme innan tiden är ute
clock-reminders-last-hour = 1 timme innan tiden är ute
clock-reminders-never = inga
clock-reminders-never-quiet = 🌙 Tysta timmar: **inga**.
clock-reminders-quiet = 🌙 Tysta timmar: **{ $hours }** ({ $zone }). Påminnelser väntar tills de är över, eller kommer tidigt om din tid annars skulle hinna ta slut.
clock-reminders-quiet-greenwich = 🌙 Tysta timmar: **{ $hours }** (UTC). Välj din tidszon nedan.
clock-reminders-hours = { $from }.00–{ $to }.00
clock-reminders-no-hours = inga
clock-reminders-away = 🏖️ Du har **semester** till { $until }. Din klocka står still. De andra ser att den gör det, och den som utmanar dig att du är borta.
clock-reminders-present = { $days ->
    [0] 🏖️ Semester: inga dagar kvar av 30 på 12 månader.
    [one] 🏖️ Semester: 1 dag kvar av 30 på 12 månader. Under semestern står din klocka still; de andra ser att den gör det, och den som utmanar dig att du är borta.
   *[other] 🏖️ Semester: { $days } dagar kvar av 30 på 12 månader. Under semestern står din klocka still; de andra ser att den gör det, och den som utmanar dig att du är borta.
  }
clock-reminders-ask-ladder = När ska jag påminna dig om din tur?
clock-reminders-ask-hours = När ska jag hålla tyst?
clock-reminders-ask-zone = Vilken tidszon är du i?
clock-reminders-label-go-away = { $days ->
    [one] 🏖️ 1 dag ledigt
   *[other] 🏖️ { $days } dagar ledigt
  }
clock-reminders-really-go-away = 🏖️ Ta semester i { $days } dagar, från och med nu? Dina klockor står stilla tills du är tillbaka. Du kan komma tillbaka när du vill.
clock-reminders-label-sure = Ja, ta semester
clock-reminders-label-stay = Nej, jag stannar
clock-reminders-label-come-back = Jag är tillbaka

## Hur länge en tur får ta

clock-span-hours = { $hours ->
    [one] 1 timme
   *[other] { $hours } timmar
  }
clock-span-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagar
  }
clock-span-unlimited = ingen gräns

## Klockan i ett parti

clock-until = -# ⏳ Drag senast { $at }.
clock-alt-until = Drag senast { $at }.
clock-stands-still = -# ⏳ Klockan står still.
clock-is-up = -# ⏰ Tiden är ute. Ett drag räknas ändå tills de andra har bestämt sig.
clock-is-paused = -# ⏸️ Paus. För att gå vidare trycker du på **Fortsätt** eller gör ditt drag.
clock-is-adjourned = -# ⏸️ Partiet vilar. För att gå vidare trycker du på **Fortsätt** eller gör ditt drag.
clock-limit = -# ⏳ Betänketid per tur: { $limit }.
clock-entry = { $entry } · senast { $at }
clock-resting-entry = { $entry } · { $why }
clock-word-up = tiden är ute
clock-word-still = klockan står still
clock-word-paused = paus
clock-word-adjourned = vilar
clock-lost = { $player ->
    [you] Din tid tog slut.
   *[other] Tiden tog slut för { $player }.
  }
clock-called-off = Partiet avbröts för att tiden var ute. Ingen vinner.

## Påminnelser och andra besked om tid

clock-notice-reminder = { $players-count ->
    [one] ⏰ { $players }, det är din tur i **{ $game }** { $id }. Drag senast { $at }.
   *[other] ⏰ { $players }, det är er tur i **{ $game }** { $id }. Drag senast { $at }.
  }
clock-notice-late = -# Förlåt att det här kommer sent: jag var offline en stund.
clock-notice-more-time = { $players-count ->
    [one] { $players }, du har fått mer tid · ⏳ { $at }
   *[other] { $players }, ni har fått mer tid · ⏳ { $at }
  }
clock-notice-adjourned = { $players-count ->
    [one] ⏸️ { $players }, ingen bestämde något, så **{ $game }** { $id } vilar. Inget har gått förlorat. Du kan fortsätta när du vill.
   *[other] ⏸️ { $players }, ingen bestämde något, så **{ $game }** { $id } vilar. Inget har gått förlorat. Vem som helst av er kan fortsätta när som helst.
  }
clock-notice-resumed = { $players-count ->
    [one] ▶️ { $by } fortsätter partiet. { $players }, det är din tur · ⏳ { $at }
   *[other] ▶️ { $by } fortsätter partiet. { $players }, det är er tur · ⏳ { $at }
  }

## När tiden är ute

clock-up-open = ⏰ Tiden är ute för { $late }. { $choosers }, hur ska det gå vidare? Tills det är bestämt kan { $late } fortfarande dra.
clock-up-nobody = { $late-count ->
    [one] ⏰ { $late }, din tid är ute. Du kan fortfarande dra. Annars läggs partiet vilande.
   *[other] ⏰ { $late }, er tid är ute. Ni kan fortfarande dra. Annars läggs partiet vilande.
  }
clock-up-vote = -# { $needed } lika röster avgör.
clock-up-chosen = Röster hittills: { $choices }.
clock-up-chose-one = { $player } – { $choice }
clock-up-more-time = ⏰ Tiden var ute. De andra gav mer tid.
clock-up-claimed = ⏰ Tiden tog slut för { $player }, som är ute ur partiet.
clock-up-called-off = ⏰ Tiden var ute, och partiet avbröts.
clock-up-adjourned = ⏰ Tiden var ute och ingen bestämde något, så partiet vilar.
clock-up-taken-over = ⏰ Tiden var ute. En ersättare tog över platsen.
clock-up-ended = ⏰ Tiden var ute. Partiet är slut.
clock-up-passed = ⏰ Tiden var ute, men partiet gick vidare.

## Vad motståndarna väljer

clock-choice-chose = ✅ Ditt val: { $choice }.
clock-choice-really-claim = Begära vinst i **{ $game }** { $id }? { $player } förlorar på tid, och partiet tar slut.
clock-choice-really-go-on = Fortsätta utan { $player } i **{ $game }** { $id }? Det blir så när tillräckligt många av er väljer det.
clock-choice-really-call-off = Avbryta **{ $game }** { $id }? Ingen vinner, och partiet är slut.
clock-choice-resumed = ▶️ Partiet går vidare.
clock-choice-label-claim = Begär vinst
clock-choice-label-go-on = Fortsätt utan den spelaren
clock-choice-label-more-time = Ge mer tid
clock-choice-label-call-off = Avbryt partiet
clock-choice-label-really = Ja, gör det
clock-choice-label-wait = Nej, vänta
clock-choice-label-resume = Fortsätt
