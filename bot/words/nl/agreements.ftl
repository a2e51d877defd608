agree-what-draw = { $word }
agree-what-take-back = een zet terugnemen
agree-what-call-off = de partij afbreken
agree-what-pause = een pauze
agree-what-more-time = meer tijd
agree-what-take-seat = { $player } als invaller voor { $gone }
agree-what-go-on = zonder { $gone } verderspelen
agree-what-hints = hints voor iedereen
agree-what-rematch = een revanche

agree-open = 🤝 { $by } stelt voor: { $what }.
agree-asked = { $players-count ->
    [one] { $players }, ga je akkoord?
   *[other] { $players }, gaan jullie akkoord?
  }
agree-so-far = Tot nu toe akkoord: { $players }.
agree-would-go-back = { $plies ->
    [0] -# De partij gaat dan terug naar het begin. De volgende zet geldt als een nee.
    [one] -# De partij gaat dan terug naar de stelling na zet 1. De volgende zet geldt als een nee.
   *[other] -# De partij gaat dan terug naar de stelling na zet { $plies }. De volgende zet geldt als een nee.
  }
agree-would-not-count = -# Niemand wint, en de partij telt niet mee voor de rating. Eindigt deze beurt eerst, dan vervalt het voorstel.
agree-would-rest = -# De klok staat stil tot iemand hervat of zet. Eindigt deze beurt eerst, dan vervalt het voorstel.
agree-would-have = -# Wie aan zet is, krijgt vanaf dat moment { $limit }. De volgende zet geldt als een nee.
agree-would-hint = -# De rest van de partij mag iedereen dan privé om hints vragen. Ze worden geteld, het aantal is aan het einde te zien, en de partij blijft meetellen voor de rating. Eindigt deze beurt eerst, dan vervalt het voorstel.
agree-would-sit = -# De invaller ziet alles wat bij die plaats hoort en zet geen rating op het spel. Voor wie weg is, kan de partij nog als verlies tellen, maar niet als winst.
agree-would-sit-there = -# Je neemt dan die plaats over, met alles wat erbij hoort. Of je wint of verliest, je rating verandert niet.
agree-would-go-on = -# Die speler heeft de server verlaten, dus er is niemand om op te wachten.
agree-computers-answer = -# Een computer antwoordt zo. Zet iemand die niet akkoord is gegaan, dan geldt dat als een nee.
agree-was-done = 🤝 { $by } stelde voor: { $what }. Niemand anders hoefde akkoord te gaan.
agree-still-here = 🤝 { $by } stelde voor: { $what }. Maar { $player } is er nog.
agree-turned-down = 🤝 { $by } stelde voor: { $what }. { $player } wees dat af.
agree-ended-gone = { $player } is voorgoed vertrokken.
agree-agreed = { $players-count ->
    [one] 🤝 { $by } stelde voor: { $what }. { $players } ging akkoord.
   *[other] 🤝 { $by } stelde voor: { $what }. { $players } gingen akkoord.
  }
agree-paused = ⏸️ De partij is gepauzeerd. De klok staat stil tot iemand hervat of zet.
agree-hinting = 💡 Vanaf nu kan iedereen `/{ command-hint.name }` gebruiken in de eigen beurt. Het aantal is aan het einde te zien.
agree-resumed = ▶️ De pauze is voorbij.
agree-declined = 🤝 { $by } stelde voor: { $what }. { $player } wees dat af.
agree-withdrawn = 🤝 { $by } stelde voor: { $what }. Dat voorstel is weer ingetrokken.
agree-lapsed = 🤝 { $by } stelde voor: { $what }. Maar er werd doorgespeeld.
agree-stands = 🤝 { $player } stelt voor: { $what }.
agree-called-off = 🤝 De spelers hebben de partij in overleg afgebroken. Niemand wint, en de partij telt niet mee voor de rating.

agree-which = Wat wil je voorstellen in **{ $game }** { $id }? Iedereen die het aangaat, moet akkoord gaan.
agree-nothing = In **{ $game }** { $id } valt nu niets voor te stellen.
agree-before = -# Deze beurt al voorgesteld: { $wishes }. De volgende beurt mag het weer.
agree-out = 🤝 Voorstel verstuurd. Het antwoord komt in de thread van de partij.
agree-out-here = 🤝 Voorstel verstuurd. Het antwoord komt waar de partij gespeeld wordt.
agree-at-once = 🤝 Klaar. Niemand anders hoefde akkoord te gaan.
agree-you-took-back = ↩️ Je neemt je zet terug.
agree-you-agreed = ✅ Je bent akkoord. Nu nog { $players }.
agree-done = 🤝 Akkoord. Klaar!
agree-you-declined = Je hebt het voorstel afgewezen.
agree-you-withdrew = Je hebt je voorstel ingetrokken.
agree-really = Ga je in **{ $game }** { $id } akkoord met: { $what }? Daarmee is de partij afgelopen.
agree-really-call-off = **{ $game }** { $id } afbreken? De partij is dan afgelopen, en niemand wint.
agree-label-propose = 🤝 Voorstellen…
agree-label-draw = { $word-label }
agree-label-take-back = Mijn laatste zet terugnemen
agree-label-call-off = Partij afbreken
agree-label-pause = Een pauze
agree-label-more-time = Meer tijd
agree-label-hints = Hints voor iedereen
agree-label-propose-hints = 💡 Hints voorstellen
agree-label-agree = Akkoord
agree-label-decline = Afwijzen
agree-label-withdraw = Intrekken
agree-label-sure = Ja, doen
agree-label-wait = Nee, wachten

agree-missing-gone = { $players-count ->
    [one] 🪑 { $players } kan niet verder in **{ $game }** { $id }. Een invaller kan de plaats overnemen, met alles wat erbij hoort.
   *[other] 🪑 { $players } kunnen niet verder in **{ $game }** { $id }. Een invaller kan de plaats overnemen, met alles wat erbij hoort.
  }
agree-missing-how-to-name = Noem iemand met `/{ command-substitute.name } { option-substitute-player.name }:`, of kies een computer. Iedereen in de partij moet akkoord gaan, en de invaller ook.
agree-missing-how-to-name-alone = Noem iemand met `/{ command-substitute.name } { option-substitute-player.name }:`, en ik vraag het. Of kies een computer: die neemt het meteen over, voorgoed.
agree-missing-own-time = In **{ $game }** { $id } is het je eigen tijd die om is. Je kunt nog zetten tot de anderen hebben gekozen.
agree-missing-nobody = In **{ $game }** { $id } is niemand weg: iedereen is er, en voor niemand is de tijd om.
agree-missing-only-computer = In **{ $game }** { $id } is niemand weg: alleen voor een computer is de tijd om, en die houdt zijn plaats.
agree-missing-who = Er zijn meer spelers weg: { $players }. Zeg met `/{ command-substitute.name } { option-substitute-for.name }:` om wiens plaats het gaat.
agree-missing-really-claim = De winst opeisen in **{ $game }** { $id }? { $player } is vertrokken, en de partij is dan afgelopen.
agree-missing-really-go-on = Zonder { $player } verderspelen in **{ $game }** { $id }? Terugkomen kan dan niet meer.
agree-missing-you-sit = 🪑 De plaats in **{ $game }** { $id } is van jou. Bedankt dat je invalt!
agree-missing-label-open = 🪑 Speler weg…
agree-missing-label-computer = Computer laten overnemen
agree-missing-label-claim = Winst opeisen
agree-missing-label-go-on = Zonder deze speler verder
