data-impossible-seats = { $seats ->
    [one] { $game } kun je niet in je eentje spelen.
   *[other] { $game } kun je niet met { $seats } spelers spelen.
  }

data-unknown-game = Dat spel ken ik niet.
data-same-player = Op elke plaats zit iemand anders: je kunt niet tegen jezelf spelen en niemand twee keer noemen.
data-erased-player = Een van deze spelers heeft de eigen gegevens hier verwijderd. Daag iemand anders uit.
data-too-many-named = Je hebt meer spelers genoemd dan er plaatsen zijn.
data-bad-word = Een woord voor de loting heeft 1 tot 40 tekens, op één regel.
data-no-such-seat = Die plaats is er niet aan deze tafel.
data-too-many-challenges = { $count ->
    [one] Je hebt al { $count } uitdaging openstaan. Trek die eerst in.
   *[other] Je hebt al { $count } uitdagingen openstaan. Trek er eerst een in.
  }
data-rematched = Er is al een revanche: partij { $id }.
data-no-such-match = Partij { $id } bestaat niet.
data-not-started = Partij { $id } is nog niet begonnen.
data-started = Partij { $id } is al begonnen.
data-over = Partij { $id } is afgelopen.
data-still-running = Partij { $id } is nog bezig. Als die afgelopen is, kun je alles zien.
data-not-a-player = Je speelt niet mee in partij { $id }, maar je kunt wel meekijken.
data-left-table = Je hebt partij { $id } verlaten, maar je kunt wel meekijken.
data-stale = Dat bord is verouderd. Zo staat partij { $id } er nu voor.
data-not-your-turn = Je bent niet aan zet in partij { $id }.
data-joined = Je doet al mee aan partij { $id }.
data-not-invited = Uitdaging { $id } is voor iemand anders.
data-not-challenger = Dat kan alleen wie uitdaging { $id } heeft geplaatst.
data-own-challenge = Uitdaging { $id } is van jezelf. Je kunt die wel intrekken.
data-not-joined = Je doet niet mee aan partij { $id }.
data-too-few = { $joined ->
    [one] Er zijn minstens { $least } spelers nodig om te starten. Tot nu toe is er één.
   *[other] Er zijn minstens { $least } spelers nodig om te starten. Tot nu toe zijn er { $joined }.
  }
data-nothing-to-take-back = Je hebt geen zet om terug te nemen. Je kunt een stap terugnemen zolang je aan zet bent, of je laatste beurt als de anderen het goedvinden.
data-sealed = Met die zet is iets verborgens onthuld of speelde het toeval mee, dus terugnemen kan niet.
data-sealed-since = Sindsdien is iets verborgens onthuld of speelde het toeval mee, dus zo ver kan de partij niet terug.
data-no-draws = In deze partij kun je geen remise afspreken.
data-offered-before = Dat heb je deze beurt al voorgesteld. De volgende beurt mag het weer.
data-no-offer = Er wacht geen voorstel op jouw antwoord.
data-own-offer = Dat is je eigen voorstel. De anderen geven er antwoord op.
data-offer-stands = Er ligt al een voorstel in partij { $id }. Antwoord daar eerst op.
data-no-pairs = Dat kan niet als dubbelpartij. Dubbelpartijen zijn er voor twee spelers, en voor spellen die aan het begin niets verbergen.
data-nobody-gone = In partij { $id } is niemand weg van die plaats: de speler is er gewoon, en er is nog tijd.
data-time-decides = Partij { $id } heeft een tijdslimiet. Als de tijd om is, bepalen jullie hoe het verdergaat.
data-turned-down-before = Die plaats is net afgewezen. Vraag iemand anders.
data-too-late-to-abort = Iedereen heeft gezet, dus in je eentje kun je partij { $id } niet meer afbreken. Stel het voor met `/{ command-propose.name }`, of geef op.
data-no-computer = Nog geen enkele computer speelt dit spel. Daag iemand uit, of laat de uitdaging open voor iedereen.
data-doubted = Weet je het zeker? Dit is misschien een vergissing.
data-too-long = Dat is te lang.
data-nameless = Geef er een naam aan met zichtbare letters.
data-name-taken = Onder die naam heb je al iets anders bewaard. Kies een andere naam, of verwijder dat eerst.
data-saved-enough = { $most ->
    [one] Je kunt er hooguit { $most } bewaren. Verwijder die eerst, of bewaar dit onder dezelfde naam om die te vervangen.
   *[other] Je kunt er hooguit { $most } bewaren. Verwijder er eerst een, of bewaar dit onder een bestaande naam om die te vervangen.
  }
data-retired = Partij { $id } gebruikt een versie van de regels die ik niet meer heb.
data-damaged = De gegevens van partij { $id } zijn beschadigd. De partij ligt stil tot ze hersteld zijn.
data-newer = Partij { $id } is opgeslagen door een nieuwere versie van Castellan. De partij gaat verder zodra die versie weer draait.
data-newer-note = Dat is opgeslagen door een nieuwere versie van Castellan, dus ik verander er niets aan.
data-no-such-step = Die zet komt in deze partij niet voor.
data-no-such-exercise = Die puzzel of les bestaat niet.
data-watched-enough = { $most ->
    [one] Die partij wordt al op { $most } plek getoond, en meer kan ik niet bijhouden. Stop daar eerst mee.
   *[other] Die partij wordt al op { $most } plekken getoond, en meer kan ik niet bijhouden. Stop er eerst met een.
  }
data-followed-enough = Meer partijen kun je niet volgen. Stop eerst met het volgen van een andere.
data-too-many-followers = Die partij heeft al zoveel volgers als ik kan bijhouden.
data-nothing-brought = Dat bestand heb ik niet meer. Upload het opnieuw met `/{ command-replay.name }`.
data-busy = Er gebeurt te veel tegelijk. Probeer het opnieuw.
data-no-hints = Partij { $id } is tegen mensen, dus iedereen moet eerst akkoord gaan met hints. Gebruik `/{ command-propose.name }`.
data-hints-already = In partij { $id } zijn hints al toegestaan: gebruik `/{ command-hint.name }` als je aan zet bent.
data-no-free-seat = Uitdaging { $id } heeft geen vrije plaats.
data-no-chance = Ik kan nu niet loten. Probeer het opnieuw.
data-not-stored = Ik kan nu niet naar mijn schijf schrijven, dus er is niets veranderd en dit telt niet. Probeer het over een paar minuten opnieuw.
data-unavailable = Er ging bij mij iets mis. Controleer de partij voordat je het opnieuw probeert.

data-no-limit = Partij { $id } heeft geen tijdslimiet. Haast is niet nodig.
data-time-remains = In partij { $id } is voor niemand de tijd om. De partij gaat door.
data-own-time-is-up = Je eigen tijd is om in partij { $id }. Je kunt nog zetten tot de anderen hebben gekozen.
data-time-is-up = De tijd is om in partij { $id }, dus daarvoor is het te laat.
data-asked-anew = Die knop was verouderd, dus er is niets gebeurd. Zo staat partij { $id } er nu voor.
data-chosen-before = Dat heb je al gekozen. De anderen hebben nog niet gekozen.
data-resting = Partij { $id } ligt stil. Druk op **Hervatten** of doe je zet om verder te gaan.
data-not-resting = Partij { $id } ligt niet stil.
data-went-back = { $plies ->
    [0] De partij gaat terug naar het begin.
    [one] De partij gaat terug naar de stelling na zet 1.
   *[other] De partij gaat terug naar de stelling na zet { $plies }.
  }

data-took-over = { $seat ->
    [you] 🪑 Vanaf hier neem jij deze plaats over.
   *[other] 🪑 { $seat } neemt deze plaats vanaf hier over.
  }
data-seat = Speler { $number }
data-no-such-event = Dat evenement bestaat hier niet. `/{ command-club.name } { command-club-show.name }` noemt ze allemaal.
data-event-damaged = De gegevens van dit evenement zijn beschadigd. Het ligt stil tot ze hersteld zijn.
data-bad-plan = Dat plan kan niet. Een seizoen heeft 2 tot 12 weken, een Zwitsers toernooi 1 tot 15 rondes van 2 tot 60 dagen, een ladder 7 tot 90 dagen voordat iemand zakt, en de naam heeft hooguit 60 tekens.
data-for-two = Competities en ladders zijn voor spellen met twee spelers. Kies voor drie of vier aan een tafel een Zwitsers toernooi.
data-too-few-entrants = { $entrants ->
    [0] Nog niemand heeft zich ingeschreven. Er zijn minstens { $least } spelers nodig.
    [1] Er heeft zich maar 1 speler ingeschreven. Er zijn er minstens { $least } nodig.
   *[other] Er hebben zich maar { $entrants } spelers ingeschreven. Er zijn er minstens { $least } nodig.
  }
data-too-many-rounds = { $most ->
    [1] Met { $entrants } spelers kan er maar 1 ronde zijn waarin niemand twee keer tegen dezelfde speelt. Kondig het opnieuw aan met minder rondes, of wacht op meer spelers.
   *[other] Met { $entrants } spelers kunnen er hooguit { $most } rondes zijn waarin niemand twee keer tegen dezelfde speelt. Kondig het opnieuw aan met minder rondes, of wacht op meer spelers.
  }
data-event-full = Dit evenement is vol: er passen hooguit { $most } spelers in.
data-already-in = Je doet al mee.
data-not-in = Je doet niet mee aan dit evenement.
data-event-closed = De inschrijving is gesloten: meedoen kon alleen tot het begin van ronde 2.
data-event-withdrawn = Je hebt je uit dit toernooi teruggetrokken. In een competitie kun je je inschrijven voor het volgende seizoen.
data-event-begun = Dit evenement is al begonnen.
data-event-not-begun = Dit evenement is nog niet begonnen.
data-event-over = Dit evenement is afgelopen.
data-event-paused = Dit evenement is gepauzeerd. Een organisator kan het hervatten.
data-event-not-paused = Dit evenement is niet gepauzeerd.
data-event-no-table = Die partij hoort niet bij dit evenement, of is al beslist.
data-event-no-ladder = Alleen ladders hebben uitdagingen.
data-event-not-on-ladder = Jullie hebben eerst allebei een plaats op de ladder nodig.
data-event-below = Je kunt alleen spelers uitdagen die boven je staan.
data-event-too-far = Je kunt spelers tot { $reach } plaatsen boven je uitdagen.
data-event-has-table = Een van jullie heeft al een partij op deze ladder. Speel die eerst uit.
data-event-no-room = Een van jullie heeft al { $most } partijen in evenementen, en meer kan niet tegelijk. Probeer het opnieuw als er een is afgelopen.
data-event-bad-replacement = Die speler doet al mee.
data-event-only-people = In een evenement spelen alleen mensen. Noem iemand met `/{ command-substitute.name }`, of vraag een organisator.
data-event-bad-result = Noem een speler uit die partij als winnaar, of kies remise.
