# Det som föreslås, som en del av en mening: ”Ben föreslår …”, ”Gå med på …”

agree-what-draw = { $word }
agree-what-take-back = att ta tillbaka ett drag
agree-what-call-off = att avbryta partiet
agree-what-pause = en paus
agree-what-more-time = mer tid
agree-what-take-seat = att { $player } tar över platsen efter { $gone }
agree-what-go-on = att fortsätta utan { $gone }
agree-what-hints = tips för alla
agree-what-rematch = en returmatch

## Ett förslag och vad det blev av det

agree-open = 🤝 { $by } föreslår { $what }.
agree-asked = { $players-count ->
    [one] { $players }, går du med på det?
   *[other] { $players }, går ni med på det?
  }
agree-so-far = Med på det hittills: { $players }.
agree-would-go-back = { $plies ->
    [0] -# Partiet skulle gå tillbaka till början. Nästa drag räknas som ett nej.
    [one] -# Partiet skulle gå tillbaka till strax efter drag 1. Nästa drag räknas som ett nej.
   *[other] -# Partiet skulle gå tillbaka till strax efter drag { $plies }. Nästa drag räknas som ett nej.
  }
agree-would-not-count = -# Ingen vinner, och partiet räknas inte. Om turen går vidare innan alla har svarat förfaller förslaget.
agree-would-rest = -# Klockan står still tills någon fortsätter eller drar. Om turen går vidare innan alla har svarat förfaller förslaget.
agree-would-have = -# Den som är vid draget får { $limit } från och med då. Nästa drag räknas som ett nej.
agree-would-hint = -# Resten av partiet skulle alla kunna be om tips, var och en i hemlighet. Tipsen räknas ihop och antalet visas i slutet; partiet räknas som vanligt. Om turen går vidare innan alla har svarat förfaller förslaget.
agree-would-sit = -# Ersättaren ser allt som hör till platsen och riskerar ingen rating. För den som saknas kan partiet fortfarande räknas som förlust, men inte som vinst.
agree-would-sit-there = -# Du skulle ta över platsen och allt som hör till den. Vinst eller förlust ändrar inte din rating.
agree-would-go-on = -# Den spelaren har lämnat servern, så det finns ingen att vänta på.
agree-computers-answer = -# En dator svarar strax. Ett drag av någon som inte har gått med på det räknas som ett nej.
agree-was-done = 🤝 { $by } föreslog { $what }. Ingen annan behövde gå med på det.
agree-still-here = 🤝 { $by } föreslog { $what }, men { $player } är kvar.
agree-turned-down = 🤝 { $by } föreslog { $what }, men { $player } avböjde.
agree-ended-gone = { $player ->
    [you] Du har lämnat partiet för gott.
   *[other] { $player } har lämnat partiet för gott.
  }
agree-agreed = 🤝 { $by } föreslog { $what }, och { $players } gick med på det.
agree-paused = ⏸️ Partiet är pausat. Klockan står still tills någon fortsätter eller drar.
agree-hinting = 💡 Från och med nu kan alla använda `/{ command-hint.name }` när det är deras tur. Antalet visas i slutet.
agree-resumed = ▶️ Pausen är slut.
agree-declined = 🤝 { $by } föreslog { $what }, men { $player } avböjde.
agree-withdrawn = 🤝 { $by } föreslog { $what } men återtog förslaget.
agree-lapsed = 🤝 { $by } föreslog { $what }, men spelet gick vidare.
agree-stands = { $player ->
    [you] 🤝 Du föreslår { $what }.
   *[other] 🤝 { $player } föreslår { $what }.
  }
agree-called-off = 🤝 Spelarna kom överens om att avbryta partiet. Ingen vinner, och det räknas inte.

## Svar till den som föreslår och till dem som tillfrågas

agree-which = Vad vill du föreslå i **{ $game }** { $id }? Alla som berörs måste gå med på det.
agree-nothing = Det finns inget att föreslå i **{ $game }** { $id } just nu.
agree-before = -# Redan föreslaget den här turen: { $wishes }. Du kan föreslå det igen nästa gång det är din tur.
agree-out = 🤝 Förslaget är skickat. Svaret kommer i partiets tråd.
agree-out-here = 🤝 Förslaget är skickat. Svaret kommer där partiet spelas.
agree-at-once = 🤝 Klart. Ingen annan behövde gå med på det.
agree-you-took-back = ↩️ Du tar tillbaka ditt drag.
agree-you-agreed = ✅ Du är med på det. Väntar fortfarande på { $players }.
agree-done = 🤝 Alla är överens. Klart!
agree-you-declined = Du avböjde.
agree-you-withdrew = Du återtog ditt förslag.
agree-really = Gå med på { $what } i **{ $game }** { $id }? Då är partiet slut.
agree-really-call-off = Avbryta **{ $game }** { $id }? Partiet tar slut, och ingen vinner.
agree-label-propose = 🤝 Föreslå …
agree-label-draw = { $word-label }
agree-label-take-back = Ta tillbaka mitt senaste drag
agree-label-call-off = Avbryt partiet
agree-label-pause = En paus
agree-label-more-time = Mer tid
agree-label-hints = Tips för alla
agree-label-propose-hints = 💡 Föreslå tips
agree-label-agree = Jag är med
agree-label-decline = Avböj
agree-label-withdraw = Återta
agree-label-sure = Ja, gör det
agree-label-wait = Nej, vänta

## En spelare saknas

agree-missing-gone = 🪑 { $players } kan inte fortsätta i **{ $game }** { $id }. En ersättare kan ta över platsen och allt som hör till den.
agree-missing-how-to-name = Ange någon med `/{ command-substitute.name } { option-substitute-player.name }:`, eller välj en dator. Alla i partiet måste gå med på det, och ersättaren också.
agree-missing-how-to-name-alone = Ange någon med `/{ command-substitute.name } { option-substitute-player.name }:`, så frågar jag. Eller välj en dator: den tar över genast, för gott.
agree-missing-own-time = Det är din egen tid som är ute i **{ $game }** { $id }. Du kan fortfarande dra tills de andra har bestämt sig.
agree-missing-nobody = Ingen saknas i **{ $game }** { $id }: alla är kvar, och ingens tid är ute.
agree-missing-only-computer = Ingen saknas i **{ $game }** { $id }: bara en dators tid är ute, och den behåller sin plats.
agree-missing-who = Flera spelare saknas: { $players }. Ange vems plats du menar med `/{ command-substitute.name } { option-substitute-for.name }:`.
agree-missing-really-claim = Begära vinst i **{ $game }** { $id }? { $player } har lämnat, och partiet tar slut.
agree-missing-really-go-on = Fortsätta utan { $player } i **{ $game }** { $id }? Det går inte att komma tillbaka sedan.
agree-missing-you-sit = 🪑 Platsen i **{ $game }** { $id } är din. Tack för att du hoppar in!
agree-missing-label-open = 🪑 En spelare saknas …
agree-missing-label-computer = Låt en dator ta över
agree-missing-label-claim = Begär vinst
agree-missing-label-go-on = Fortsätt utan den spelaren
