data-impossible-seats = { $seats ->
    [one] { $game } kan inte spelas på egen hand.
   *[other] { $game } kan inte spelas av { $seats } spelare.
  }

data-unknown-game = Det spelet känner jag inte till.
data-same-player = Varje plats behöver en egen spelare: du kan inte möta dig själv eller ange någon två gånger.
data-erased-player = En av de här spelarna har raderat sina data här. Utmana någon annan.
data-too-many-named = Du har angett fler spelare än det finns platser.
data-bad-word = Ett ord till lottningen har 1 till 40 tecken, på en rad.
data-no-such-seat = Den platsen finns inte vid det här bordet.
data-too-many-challenges = { $count ->
    [one] Du har redan 1 öppen utmaning. Återta den först.
   *[other] Du har redan { $count } öppna utmaningar. Återta en först.
  }
data-rematched = Det finns redan en returmatch: parti { $id }.
data-no-such-match = Det finns inget parti { $id }.
data-not-started = Parti { $id } har inte börjat än.
data-started = Parti { $id } har redan börjat.
data-over = Parti { $id } är slut.
data-still-running = Parti { $id } pågår fortfarande. Du kan se allt när det är slut.
data-not-a-player = Du är inte med i parti { $id }, men du kan titta på det.
data-left-table = Du har lämnat parti { $id }, men du kan titta på det.
data-stale = Det brädet är inaktuellt. Så här står parti { $id } nu.
data-not-your-turn = Det är inte din tur i parti { $id }.
data-joined = Du är redan med i parti { $id }.
data-not-invited = Utmaning { $id } gäller någon annan.
data-not-challenger = Bara den som gjorde utmaning { $id } kan göra det.
data-own-challenge = Utmaning { $id } är din egen. Återta den i stället.
data-not-joined = Du har inte gått med i parti { $id }.
data-too-few = { $joined ->
    [one] Det behövs minst { $least } spelare för att börja. Hittills är en med.
   *[other] Det behövs minst { $least } spelare för att börja. Hittills är { $joined } med.
  }
data-nothing-to-take-back = Du har inget drag att ta tillbaka. Så länge din tur pågår kan du ångra ett steg, och efteråt din senaste tur om de andra går med på det.
data-sealed = Det draget avslöjade något dolt eller avgjordes av slumpen, så det kan inte tas tillbaka.
data-sealed-since = Något dolt har avslöjats eller slumpen har avgjort något sedan dess, så partiet kan inte gå så långt tillbaka.
data-no-draws = I det här partiet kan ni inte komma överens om remi.
data-offered-before = Du har redan föreslagit det den här gången. Du kan göra det igen nästa gång det är din tur.
data-no-offer = Inget förslag väntar på ditt svar.
data-own-offer = Det är ditt eget förslag. Nu är det de andra som svarar.
data-offer-stands = Det finns redan ett förslag i parti { $id }. Svara på det först.
data-no-pairs = Det går inte att spela som dubbelparti. Dubbelpartier är för två spelare, och för spel där inget är dolt från början.
data-nobody-gone = Ingen saknas på den platsen i parti { $id }: spelaren är kvar, och tiden är inte ute.
data-time-decides = Parti { $id } har en tidsgräns. När tiden är ute bestämmer ni hur det går vidare.
data-turned-down-before = Den personen har nyss avböjt platsen. Fråga någon annan.
data-too-late-to-abort = Alla har gjort ett drag, så du kan inte längre avbryta parti { $id } på egen hand. Föreslå det med `/{ command-propose.name }`, eller ge upp.
data-no-computer = Ingen dator spelar det här spelet än. Utmana någon, eller låt utmaningen vara öppen för alla.
data-doubted = Är du säker? Det kan vara ett misstag.
data-too-long = Det där är för långt.
data-nameless = Ge det ett namn med synliga bokstäver.
data-name-taken = Du har redan sparat något annat under det namnet. Välj ett annat namn, eller ta bort det gamla först.
data-saved-enough = Du kan spara högst { $most }. Ta bort något först, eller spara det här under ett namn som redan finns för att ersätta det.
data-retired = Parti { $id } använder en version av reglerna som jag inte har kvar.
data-damaged = Protokollet för parti { $id } är skadat. Partiet vilar tills det är återställt.
data-newer = Parti { $id } sparades av en nyare Castellan. Det går vidare när den versionen körs igen.
data-newer-note = Det där sparades av en nyare Castellan, så jag ändrar det inte.
data-no-such-step = Det draget finns inte i reprisen.
data-no-such-exercise = Det problemet eller den lektionen finns inte.
data-watched-enough = { $most ->
    [one] Det partiet visas redan på 1 plats, och mer hinner jag inte med. Sluta visa det där först.
   *[other] Det partiet visas redan på { $most } platser, och fler hinner jag inte med. Sluta visa det på en av dem först.
  }
data-followed-enough = Du kan inte bevaka fler partier. Sluta bevaka ett först.
data-too-many-followers = Det partiet bevakas redan av så många som jag hinner med.
data-nothing-brought = Jag har inte kvar den filen. Ladda upp den igen med `/{ command-replay.name }`.
data-busy = Det händer för mycket på en gång. Försök igen.
data-no-hints = Parti { $id } spelas mot människor, så alla måste gå med på tips först. Använd `/{ command-propose.name }`.
data-hints-already = Tips är redan tillåtna i parti { $id }: använd `/{ command-hint.name }` när det är din tur.
data-no-free-seat = Utmaning { $id } har ingen ledig plats.
data-no-chance = Jag kan inte slumpa fram något just nu. Försök igen.
data-not-stored = Jag kan inte skriva till min disk just nu, så inget har ändrats och det här räknas inte. Försök igen om några minuter.
data-unavailable = Något gick fel hos mig. Titta på partiet innan du försöker igen.

## Tid

data-no-limit = Parti { $id } har ingen tidsgräns. Ingen brådska.
data-time-remains = Ingens tid är ute i parti { $id }. Partiet går vidare.
data-own-time-is-up = Din egen tid är ute i parti { $id }. Du kan fortfarande dra tills de andra bestämmer sig.
data-time-is-up = Tiden är ute i parti { $id }, så det är för sent för det.
data-asked-anew = Den knappen var inaktuell, så inget hände. Så här står parti { $id } nu.
data-chosen-before = Du har redan valt det. De andra har inte bestämt sig än.
data-resting = Parti { $id } vilar. För att gå vidare trycker du på **Fortsätt** eller gör ditt drag.
data-not-resting = Parti { $id } vilar inte.
data-went-back = { $plies ->
    [0] Partiet går tillbaka till början.
    [one] Partiet går tillbaka till strax efter drag 1.
   *[other] Partiet går tillbaka till strax efter drag { $plies }.
  }

## En frånvarande spelare

data-took-over = { $seat ->
    [you] 🪑 Härifrån tar du över platsen.
   *[other] 🪑 Härifrån tar { $seat } över platsen.
  }
data-seat = Spelare { $number }
data-no-such-event = Den tävlingen finns inte här. `/{ command-club.name } { command-club-show.name }` visar alla.
data-event-damaged = Protokollet för den här tävlingen är skadat. Den vilar tills det är återställt.
data-bad-plan = Den planen går inte. En säsong har 2 till 12 veckor, en schweizerturnering 1 till 15 ronder på 2 till 60 dagar, en stege 7 till 90 dagar innan någon halkar ner, och namnet har högst 60 tecken.
data-for-two = Ligor och stegar kräver ett spel för två spelare. Välj en schweizerturnering för tre eller fyra vid ett bord.
data-too-few-entrants = { $entrants ->
    [0] Ingen har anmält sig än. Det behövs minst { $least } spelare.
    [1] Bara 1 spelare har anmält sig. Det behövs minst { $least }.
   *[other] Bara { $entrants } spelare har anmält sig. Det behövs minst { $least }.
  }
data-too-many-rounds = { $most ->
    [1] Med { $entrants } spelare går det bara att spela 1 rond utan att några möts två gånger. Gör en ny tävling med färre ronder, eller vänta på fler spelare.
   *[other] Med { $entrants } spelare går det att spela högst { $most } ronder utan att några möts två gånger. Gör en ny tävling med färre ronder, eller vänta på fler spelare.
  }
data-event-full = Tävlingen är full: högst { $most } spelare får plats.
data-already-in = Du är redan med.
data-not-in = Du är inte med i den här tävlingen.
data-event-closed = Anmälan är stängd: det går att komma med senast före rond 2.
data-event-withdrawn = Du har hoppat av den här turneringen. I en liga kan du anmäla dig till nästa säsong.
data-event-begun = Tävlingen har redan börjat.
data-event-not-begun = Tävlingen har inte börjat än.
data-event-over = Tävlingen är slut.
data-event-paused = Tävlingen är pausad. En arrangör kan låta den fortsätta.
data-event-not-paused = Tävlingen är inte pausad.
data-event-no-table = Det partiet hör inte till den här tävlingen, eller är redan avgjort.
data-event-no-ladder = Bara stegar har utmaningar.
data-event-not-on-ladder = Ni måste båda ha en plats på stegen först.
data-event-below = Du kan bara utmana spelare som står ovanför dig.
data-event-too-far = Du kan utmana spelare högst { $reach } platser ovanför dig.
data-event-has-table = En av er har redan ett parti på den här stegen. Spela klart det först.
data-event-no-room = En av er har redan { $most } partier i tävlingar, och fler går inte samtidigt. Försök igen när ett av dem är slut.
data-event-bad-replacement = Den spelaren är redan med.
data-event-only-people = I en tävling spelar bara människor. Ange någon med `/{ command-substitute.name }`, eller fråga en arrangör.
data-event-bad-result = Ange en av spelarna i partiet som vinnare, eller välj remi.
