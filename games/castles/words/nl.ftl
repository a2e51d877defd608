findorff-summary = Stel een geheim leger op; musketiers, piekeniers en ruiters jagen op elkaar en op de generaal
findorff-option-board = Grootte van het bord en van de legers
    .name = bord
findorff-option-crush = Tegen wiens stukken een teruggeduwd stuk wordt verpletterd
    .name = verpletteren
findorff-board-small = 8×8, elk een generaal en hooguit 15 andere stukken
    .name = klein
findorff-board-large = 9×9 met een meer, elk een generaal en hooguit 18 andere stukken
    .name = groot
findorff-crush-comrade = tegen die van het eigen leger; jouw stukken erachter houden de duw tegen
    .name = kameraad
findorff-crush-anvil = tegen die van jouw leger; eigen stukken erachter houden de duw tegen
    .name = aambeeld
findorff-crush-either = tegen die van beide legers
    .name = beide
findorff-draw = beleg (remise)
    .label = Beleg (remise)

findorff-orange = Goud
findorff-blue = Blauw

findorff-general = generaal
findorff-horseman = ruiter
findorff-musketeer = musketier
findorff-pikeman = piekenier
findorff-title = { $kind ->
    [G] Generaal
    [H] Ruiter
    [M] Musketier
   *[P] Piekenier
  }
findorff-several = { $kind ->
    [G] { $count ->
        [one] generaal
       *[other] generaals
      }
    [H] { $count ->
        [one] ruiter
       *[other] ruiters
      }
    [M] { $count ->
        [one] musketier
       *[other] musketiers
      }
   *[P] { $count ->
        [one] piekenier
       *[other] piekeniers
      }
  }
findorff-counted = { $count } { $pieces }
findorff-empty = leeg

findorff-arrow = { $way ->
    [left] ◀
    [up] ▲
    [down] ▼
   *[right] ▶
  }
    .label = Vooruit

findorff-stepped = { $side ->
    [you] Je { $kind } gaat van { $from } naar { $to }.
   *[other] De { $kind } van { $side } gaat van { $from } naar { $to }.
  }
findorff-struck = { $side ->
    [you] Je { $kind } op { $from } slaat de { $victim } op { $to }.
   *[other] De { $kind } van { $side } op { $from } slaat de { $victim } op { $to }.
  }
findorff-pushed = { $side ->
    [you] Je { $kind } op { $from } duwt de { $kind } op { $to } terug naar { $behind }.
   *[other] De { $kind } van { $side } op { $from } duwt de { $kind } op { $to } terug naar { $behind }.
  }
findorff-pushed-off = { $side ->
    [you] Je { $kind } op { $from } duwt de { $kind } op { $to } van het bord.
   *[other] De { $kind } van { $side } op { $from } duwt de { $kind } op { $to } van het bord.
  }
findorff-drowned = { $side ->
    [you] Je { $kind } op { $from } duwt de { $kind } op { $to } het meer in.
   *[other] De { $kind } van { $side } op { $from } duwt de { $kind } op { $to } het meer in.
  }
findorff-crushed = { $side ->
    [you] Je { $kind } op { $from } verplettert de { $kind } op { $to } tegen het stuk op { $behind }.
   *[other] De { $kind } van { $side } op { $from } verplettert de { $kind } op { $to } tegen het stuk op { $behind }.
  }
findorff-passed = { $stuck } kan geen zet doen, dus { $side } is weer aan zet.
findorff-ready = Het leger van { $side } staat klaar.
# Said to both players, after their names.
findorff-draw-up = stel allebei jullie leger op.
findorff-draws-up = { $side ->
    [you] { $how ->
        [mirrored] Je stelt het leger ‘{ $name }’ op, gespiegeld.
       *[straight] Je stelt het leger ‘{ $name }’ op.
      }
   *[other] { $how ->
        [mirrored] { $side } stelt het leger ‘{ $name }’ op, gespiegeld.
       *[straight] { $side } stelt het leger ‘{ $name }’ op.
      }
  }
findorff-draws-up-own = { $side ->
    [you] Je stelt een leger op met { $soldiers }.
   *[other] { $side } stelt een leger op met { $soldiers }.
  }
findorff-revealed = De legers worden onthuld: { findorff-orange } heeft { $orange }; { findorff-blue } heeft { $blue }.

findorff-beheaded = De generaal van { $side } is geslagen.
findorff-bare = { $side } heeft alleen de generaal nog.
findorff-stuck = Beleg: niemand kan nog een zet doen.
findorff-repeated = Beleg: dezelfde stelling kwam voor de derde keer voor.
findorff-quiet = Beleg: in de laatste { $plies } zetten is niets geslagen.

findorff-small-board = Klein bord, a1 tot en met h8.
findorff-large-board = Groot bord, a1 tot en met i9, met het meer op d4 tot en met f6.
findorff-to-move = { $side } is aan zet.
findorff-both-draw = Beide kanten stellen in het geheim hun leger op.
findorff-one-draws = Het geheime leger van { $ready } staat klaar. { $waiting } is nog aan het opstellen.
findorff-last = Laatste zet: { $deed }
findorff-roll = { $side }: { $pieces }.
findorff-stand = { $pieces } { $squares }
findorff-lost = { $side } heeft verloren: { $pieces }.

findorff-not-your-turn = Je bent niet aan zet.
findorff-nothing-moves = Er kan pas gezet worden als beide legers zijn opgesteld.
findorff-drawn-up = De legers zijn opgesteld en liggen nu vast.

findorff-other-army = Dit leger is voor een andere plaats of een ander bord.
findorff-outside-zone = { $square } ligt niet in je thuiszone, rijen { $first } tot en met { $last }.
findorff-one-a-square = Op een veld past maar één stuk.
findorff-no-general = Een leger kan niet zonder generaal.
findorff-generals = Een leger heeft één generaal, geen { $count }.
findorff-no-soldiers = Een leger heeft naast de generaal minstens één ander stuk nodig.
findorff-too-many = Een leger heeft naast de generaal hooguit { $limit } stukken. Dit heeft er { $count }.

findorff-in-lake = { $square } ligt in het meer.
findorff-off-board = { $square } ligt niet op dit bord.
findorff-not-yours = De { $kind } op { $square } is niet van jou.
findorff-nobody-there = Op { $square } staat geen stuk.
findorff-one-square = Een stuk gaat één veld vooruit, achteruit of opzij, nooit verder en nooit diagonaal.
findorff-no-return = Een { $kind } die de thuiszone heeft verlaten, mag er niet meer in terug.
findorff-own-piece = Je eigen { $kind } staat op { $square }.
findorff-general-strikes = Een generaal kan alleen de andere generaal slaan.
findorff-not-prey = { $prey ->
    [H] Een { $kind } kan geen { $target } slaan. Een { $kind } slaat ruiters en de generaal, en duwt de eigen soort terug.
    [M] Een { $kind } kan geen { $target } slaan. Een { $kind } slaat musketiers en de generaal, en duwt de eigen soort terug.
   *[P] Een { $kind } kan geen { $target } slaan. Een { $kind } slaat piekeniers en de generaal, en duwt de eigen soort terug.
  }
findorff-stopped = { $whose ->
    [yours] Terugduwen kan niet: erachter, op { $behind }, staat een stuk van jou.
   *[theirs] Terugduwen kan niet: erachter, op { $behind }, staat een stuk van het eigen leger.
  }
findorff-other-verb = { $verb ->
    [push] { $from } naar { $to } is terugduwen.
    [strike] { $from } naar { $to } is slaan.
   *[step] { $from } naar { $to } is een stap.
  }

findorff-long-move = Dat is te lang voor een zet.
findorff-move-form = Een zet bestaat uit twee velden, van en naar, zoals d2-d3. Slaan en terugduwen schrijf je net zo.
findorff-other-kind = Het stuk op { $square } is een { $there }, geen { $named }.
findorff-no-move-with = Geen enkele zet gaat van of naar { $square }. Schrijf beide velden, zoals d2-d3.
findorff-ambiguous = Er gaan meer zetten van of naar { $square }. Schrijf beide velden.
findorff-beyond-board = { $square } ligt niet op dit bord, dat van a1 tot en met { $last } loopt.
findorff-named-twice = { $square } is twee keer genoemd.
findorff-army-form = Schrijf een leger als { $example }, of noem een formatie.
findorff-no-army = ‘{ $word }’ is geen leger. Schrijf het als { $example }, of noem een formatie.
findorff-unknown-options = De opties zijn `{ findorff-option-board.name }` en `{ findorff-option-crush.name }`.

findorff-nothing-to-draw-up = Er valt niets op te stellen.
findorff-choice-gone = Dat kan niet meer. Kies opnieuw.
findorff-army-gone = Dit ontwerp van een leger past hier niet. Begin opnieuw.
findorff-piece = { $kind } op { $square }
findorff-where-to = { $kind } op { $square }: waarheen?
findorff-step = stapt naar { $to }
    .low = stapt naar { $to }
findorff-strike = slaat de { $victim } op { $to }
    .low = slaat de { $victim } op { $to }
findorff-push = duwt de { $kind } op { $to } terug naar { $behind }
    .low = duwt de { $kind } op { $to } terug naar { $behind }
findorff-push-off = duwt de { $kind } op { $to } van het bord
    .low = duwt de { $kind } op { $to } van het bord
findorff-drown = duwt de { $kind } op { $to } het meer in
    .low = duwt de { $kind } op { $to } het meer in
findorff-crush = verplettert de { $kind } op { $to } tegen { $behind }
    .low = verplettert de { $kind } op { $to } tegen { $behind }
findorff-confirm = { $kind } op { $square }: { $deed }.
findorff-way = { $way } { $deed }
findorff-chosen-way = { $way } ✓ { $deed }
findorff-offered = { $mv }  { $kind } { $square }: { $deed }

findorff-which-piece = Welk stuk?
findorff-moves = { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
  }
findorff-deed-step = stapt
findorff-deed-strike = slaat de { $victim }
findorff-deed-push = duwt de { $kind } naar { $behind }
findorff-deed-push-off = duwt de { $kind } van het bord
findorff-deed-drown = duwt de { $kind } het meer in
findorff-deed-crush = verplettert de { $kind } tegen { $behind }

findorff-how-drawn = Hoe wil je je leger opstellen?
findorff-kept = Je vorige leger
findorff-saved = ⭐ { $name }
findorff-army = { $soldiers }
findorff-formation = { $id ->
    [motley] Bont
    [phalanx] Falanx
    [volley] Salvo
    [pincer] Tang
    [oblique] Schuin
    [open] Open orde
    [columns] Kolonnes
    [guard] Wacht
    [raiders] Plunderaars
   *[other] { $id }
  }
findorff-plan = { $id ->
    [motley] Goed om te beginnen: door elkaar, naast elk stuk een dat zijn belager slaat
    [phalanx] Een muur van piekeniers rukt op; musketiers ruimen vijandelijke piekeniers op
    [volley] Musketiers vooraan; piekeniers erachter vangen de ruiters die erop afkomen
    [pincer] Ruiters op beide flanken rijden eromheen, terwijl het midden standhoudt
    [oblique] Alle kracht links, de generaal uiterst rechts: breek aan één kant door
    [open] Gaten achter het front, zodat weinig stukken verpletterd kunnen worden
    [columns] Elke soort in een eigen kolom: kies wat waarop stuit
    [guard] De generaal in een hoek achter een van elke soort, een paar plunderaars voorop
    [raiders] Een klein, wendbaar leger met ruimte; elk verlies doet meer pijn
   *[other] { $id }
  }
findorff-listed = - **{ $name }**: { $plan }
findorff-suggested = { $how ->
    [mirrored] { $name }, gespiegeld: { $plan }
   *[straight] { $name }: { $plan }
  }
findorff-even = { $each } van elk, gehusseld
findorff-even-hint = Willekeurig geplaatst
findorff-by-counts = Willekeurig, zelf aantallen kiezen
findorff-by-counts-hint = Je zegt hoeveel van elke soort; ze worden willekeurig geplaatst
findorff-by-squares = Veld voor veld
findorff-by-squares-hint = Je plaatst elk stuk zelf, rij voor rij, van voren naar achteren
findorff-how-many = { $kind ->
    [H] Hoeveel ruiters? Er is plaats voor { $room }.
    [M] Hoeveel musketiers? Er is plaats voor { $room }.
   *[P] Hoeveel piekeniers? Er is plaats voor { $room }.
  }
findorff-review = Je leger: { $soldiers }.
findorff-unfinished = { $general ->
    [missing] { $free ->
        [0] Je leger heeft nog een generaal nodig; verder is het voltallig.
       *[other] Je leger heeft nog een generaal nodig. Daarnaast kun je er nog { $free } plaatsen.
      }
   *[placed] { $free ->
        [0] Je leger is voltallig.
       *[other] Je kunt er nog { $free } plaatsen.
      }
  }
findorff-deploy = Opstellen
findorff-formations = Formaties
findorff-eraser = Gum
findorff-paint-where = { $brush }: op welke velden?
findorff-what-here = { $square }: { $there }. Verwissel dit veld met een ander, of kies een stuk.
findorff-mirror = Spiegelen
findorff-shuffle = Husselen
findorff-swap = Twee velden verwisselen
findorff-change = Een veld wijzigen
findorff-which-swap = { $which ->
    [first] Welk veld wil je verwisselen?
   *[second] Met welk veld verwissel je het?
  }
findorff-which-change = Welk veld wil je wijzigen?
findorff-row = { $which ->
    [front] Voorste rij, { $row }
    [middle] Middelste rij, { $row }
   *[back] Achterste rij, { $row }
  }
findorff-square = { $square }: { $there }
findorff-who-instead = { $square } nu: { $there }. Wie komt daarvoor in de plaats?
findorff-the-general = De generaal
findorff-the-general-hint = Wisselt van plaats met wat hier staat
findorff-nobody = Niemand
findorff-nobody-on = Niemand, rest van de rij
findorff-kind-on = { $pieces }, rest van de rij
findorff-who-stands = { $general ->
    [missing] Wie staat op { $square }? Je kunt er nog { $free } plaatsen, en de generaal.
   *[placed] Wie staat op { $square }? Je kunt er nog { $free } plaatsen.
  }

findorff-place-piece = { $side ->
    [gold] gouden { $kind }
   *[navy] blauwe { $kind }
  }
findorff-place-lake = meer
findorff-place-lost = verloren stukken
findorff-place-hidden = verborgen

findorff-aim-title = Het doel
findorff-aim =
    Twee legers, in het geheim opgesteld, treffen elkaar in het open veld. **Sla de vijandelijke generaal**, of alles behalve de generaal, en je wint.

    Naast de generaal heeft een leger drie soorten stukken, van elk zoveel als de speler wil:
    - **Musketiers** slaan piekeniers.
    - **Piekeniers** slaan ruiters.
    - **Ruiters** slaan musketiers.

    Tegen de eigen soort kan een stuk alleen terugduwen. Elk stuk slaat een generaal; een generaal slaat alleen de andere generaal.

    { findorff-orange }, met ronde stukken, doet de eerste zet; { findorff-blue } heeft schilden. De twee rijen het dichtst bij elke kant (drie op het grote bord) zijn de **thuiszone**.
findorff-aim-alt = Het kleine bord, 8 bij 8, met beide legers in hun thuiszone: dat van { findorff-orange } op rij 1 en 2, dat van { findorff-blue } op rij 7 en 8.

findorff-drawing-title = Je leger opstellen
findorff-drawing =
    Beide spelers stellen tegelijk hun leger op. Van dat van je tegenstander zie je niets, zelfs niet hoe groot het is, tot jullie allebei klaar zijn. Daarna ligt alles open.

    Plaats je generaal en 1 tot 15 andere stukken (18 op het grote bord) in je thuiszone, één per veld. **Zetten** biedt formaties aan, plaatst door jou gekozen aantallen willekeurig, of gaat veld voor veld. Daarna kun je naar wens spiegelen, husselen, verwisselen en wijzigen. Wat je bevestigt, staat vast. De volgende keer krijg je hetzelfde leger weer aangeboden.

    { $formations }

    Typen kan ook: `deploy G:d1 H:f1,g1 M:a1,b1 P:c2`, `deploy phalanx` of `deploy phalanx mirrored`.
findorff-drawing-alt = Het grote bord, 9 bij 9, met het meer op d4 tot en met f6. De falanx van { findorff-orange } staat op rij 1 tot en met 3; de thuiszone van { findorff-blue }, rij 7 tot en met 9, laat nog niets zien.

findorff-moving-title = Stappen, slaan, terugduwen
findorff-moving =
    Als je aan zet bent, verplaats je één stuk één veld vooruit, achteruit of opzij, nooit diagonaal. Zetten moet, slaan hoeft nooit.
    - **Stap** naar een vrij veld: `d2-d3`.
    - **Sla** een soort die de jouwe verslaat, en neem dat veld in: `d2xd3`.
    - **Duw** een vijand van de eigen soort één veld recht naar achteren, en neem dat veld in: `d2>d3`. Wordt het van het bord of het meer in geduwd, dan is het verloren. Wordt het tegen een stuk van het eigen leger geduwd, dan wordt het **verpletterd**: het is verloren, en het stuk erachter blijft staan. Staat er een stuk van jou achter, dan kun je niet duwen.

    Een stuk dat je thuiszone heeft verlaten, mag er niet meer in terug, tenzij het teruggeduwd wordt. Alleen je generaal komt en gaat vrij.

    `d2 d3` typen werkt voor alle drie. `d3` is genoeg als maar één stuk daarheen kan.
findorff-moving-alt = De musketier van { findorff-orange } op c4 kan de piekenier op c5 slaan. De ruiter van { findorff-orange } op f5 kan de ruiter op f6 tegen zijn kameraad op f7 duwen en verpletteren.

findorff-ending-title = Het einde, en opties
findorff-ending =
    Je **wint** als je de vijandelijke generaal slaat, of het laatste andere stuk.

    {"*"}*Beleg** heet de remise. Je kunt het samen afspreken met **Voorstellen…** Het komt ook vanzelf als
    - niemand nog een zet kan doen,
    - dezelfde stelling voor de derde keer voorkomt, of
    - er in 100 zetten, van beide kanten samen, niets is geslagen.

    Kan maar één kant geen zet doen, dan wordt die beurt overgeslagen.

    {"*"}*Opties**
    - `{ findorff-option-board.name }` · `{ findorff-board-small.name }`: 8×8, hooguit 15 stukken en een generaal. `{ findorff-board-large.name }`: 9×9 met het meer, hooguit 18.
    - `{ findorff-option-crush.name }` · waartegen een teruggeduwd stuk verpletterd wordt. `{ findorff-crush-comrade.name }`: een stuk van het eigen leger. `{ findorff-crush-anvil.name }`: een stuk van jou. `{ findorff-crush-either.name }`: een van die twee. Een stuk dat niet verplettert, houdt de duw tegen.

    -# 🏠 Huisregels: overgeslagen beurten, beleg zonder afspraak, en `{ findorff-option-crush.name }` (de oude regels kun je op alle drie manieren lezen).
findorff-ending-alt = De ruiter van { findorff-orange } op e6 kan de generaal op e7 slaan.

findorff-principle-guard = Houd je stukken buiten bereik, de generaal het eerst: elk stuk kan hem slaan.
findorff-principle-avenge = Kijk voordat je slaat wat er terug kan slaan.
findorff-principle-fork = Bedreig twee stukken tegelijk: maar één kan wegkomen.
findorff-principle-edge = Duw aan de rand, bij het meer of tegen een kameraad: daar pakt een duw het stuk.
findorff-principle-approach = Nader met de soort die slaat: musketiers naar piekeniers, piekeniers naar ruiters, ruiters naar musketiers.
findorff-principle-mix = Stel alle drie de soorten naast elkaar op: elke soort beschermt tegen wat zijn buur slaat.

findorff-why-drawn = Het is een van verschillende goede legers, willekeurig gekozen, zodat niemand zich erop kan voorbereiden.
findorff-why-general = Daarmee sla je de vijandelijke generaal, en win je.
findorff-attacked = { $whose ->
    [own] je { $kind } op { $square }{ $aim }
   *[enemy] de vijandelijke { $kind } op { $square }{ $aim }
  }
findorff-manner = { $how ->
    [off] { "" } door hem van het bord te duwen
    [lake] { "" } door hem het meer in te duwen
   *[strike] { "" }
  }
findorff-crushing = { "" } door hem te verpletteren tegen het stuk op { $behind }
findorff-attack-manner = { $how ->
    [off] { "" } (om hem van het bord te duwen)
    [lake] { "" } (om hem het meer in te duwen)
   *[strike] { "" }
  }
findorff-attack-crushing = { "" } (om hem te verpletteren tegen het stuk op { $behind })
findorff-why-repeats = Dezelfde stelling komt voor de derde keer voor: het wordt remise.
findorff-why-takes = Dat slaat de vijandelijke { $victim }{ $by }, en je tegenstander kan daarna niets slaan.
findorff-why-takes-only = Dat slaat de vijandelijke { $victim }{ $by }.
findorff-why-trades = Dat slaat de vijandelijke { $victim }{ $by }, maar de vijandelijke { $hunter } op { $square } kan terugslaan: een ruil.
findorff-why-saves = Dat redt je { $kind } op { $square } van de vijandelijke { $hunter } op { $from }.
findorff-why-attacks = Dat valt { $pieces } aan.
findorff-why-retaliates = De vijandelijke { $hunter } op { $from } kan je { $kind } op { $square } slaan{ $by }, maar dan slaat { $mv } de vijandelijke { $victim }.
findorff-why-lets-go = De vijandelijke { $hunter } op { $from } kan je { $kind } op { $square } slaan{ $by }, maar met elke zet die hem redt verlies je de partij.
findorff-why-saves-in-vain = { $mv } zou je { $kind } op { $square } redden, maar dan slaat { $reply } je { $victim }{ $by }.
findorff-why-saves-for-less = { $mv } zou je { $kind } op { $square } redden, maar dan valt { $reply } { $pieces } aan, en wat je ook antwoordt, je verliest een stuk.
findorff-why-forsaken = Geen zet redt je { $kind } op { $square }.
findorff-why-lost = Elke zet verliest tegen het beste spel.
findorff-why-lost-to = Elke zet verliest tegen het beste spel, en geen zet houdt het langer vol dan deze. Het antwoord is { $reply }{ $moves ->
    [0] .
    [one] , en dat wint meteen.
   *[other] , en dat wint in { $moves } zetten.
  }
findorff-why-doomed = Wat je ook doet, met { $mv } valt je generaal.
findorff-why-passes = { $mv } zou de vijandelijke { $victim } slaan, maar je tegenstander kan terugslaan.
findorff-why-joins = Nu kunnen { $count } van je stukken de vijandelijke { $kind } op { $square } slaan.
findorff-why-guards = Dat dekt je { $kind } op { $square } tegen de vijandelijke { $hunter } op { $from }: slaat die hem, dan slaat je { $mover } terug.
findorff-why-leads = Je hebt { $own } soldaten tegen { $theirs }: elke ruil brengt je dichter bij de winst.
findorff-why-answers = { $guarded ->
    [yes] Je tegenstander kan hem alleen redden met { $moves }. Blijft hij staan, dan is hem slaan een ruil: je tegenstander kan terugslaan.
   *[no] { $count ->
      [one] Je tegenstander kan hem alleen redden met { $moves }.
     *[other] Je tegenstander kan ze alleen allemaal redden met { $moves }.
    }
  }
findorff-why-trapped = { $count ->
    [one] Wat je tegenstander ook antwoordt, je kunt hem de volgende beurt slaan.
   *[other] Wat je tegenstander ook antwoordt, je kunt een van hen de volgende beurt slaan.
  }
findorff-why-confines = { $count ->
    [0] De vijandelijke generaal op { $square } heeft nu geen veilige stap meer.
    [one] De vijandelijke generaal op { $square } heeft nu nog maar 1 veilige stap.
   *[other] De vijandelijke generaal op { $square } heeft nu nog maar { $count } veilige stappen.
  }
findorff-why-enters = In de thuiszone van je tegenstander kan geen { $hunter } je { $kind } slaan: er staat er geen, en geen mag er weer in.
findorff-why-prevents = { $met ->
    [yes] Valt { $mv } nu je { $kind } op { $square } aan, dan kun je de vijandelijke { $hunter } op { $to } slaan.
    [leaves] Je { $kind } verlaat { $square }, waar { $mv } hem zou aanvallen.
   *[no] Zo kan { $mv } je { $kind } op { $square } niet meer aanvallen.
  }
findorff-why-covers = De vijandelijke { $kind } op { $square } kan niet meer naar { $to }: daar kun je hem slaan.
findorff-why-readies = De volgende beurt kan { $mv } { $pieces } aanvallen.
findorff-why-frees = Je { $kind } op { $square } had geen zet: nu komt hij met { $mv } in het spel.
findorff-why-stays = { $back ->
    [win] Blijft hij daar, dan sla je hem en win je.
    [yes] Blijft hij daar, dan kun je hem slaan{ $by }, maar je tegenstander kan terugslaan.
   *[no] Blijft hij daar, dan kun je hem slaan{ $by }, en terugslaan kan voorlopig niet.
  }
findorff-why-nears = Dat brengt je { $kind } tot op { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
  } van zijn prooi, de vijandelijke { $prey } op { $square }, en geen vijandelijke { $hunter } is zo dicht bij je { $kind }.
findorff-why-heads = { $free ->
    [yes] Je { $kind } gaat op de vijandelijke { $prey } op { $square } af: { $moves } kunnen volgen en hem aanvallen, en geen vijandelijke { $hunter } is dichtbij genoeg om je { $kind } onderweg te slaan.
    [none] Je { $kind } gaat op de vijandelijke { $prey } op { $square } af: { $moves } kunnen volgen en hem aanvallen, en je tegenstander heeft geen { $hunter } meer die je { $kind } kan slaan.
    [near] Je { $kind } gaat op de vijandelijke { $prey } op { $square } af: { $moves } kunnen volgen en hem aanvallen, en geen vijandelijke { $hunter } is zo dicht bij je { $kind }.
   *[no] Je { $kind } gaat op de vijandelijke { $prey } op { $square } af: laat je tegenstander hem door, dan volgen { $moves } en vallen ze hem aan.
  }
findorff-why-opens = Dat opent een veilige weg voor je { $kind } op { $from }: { $count ->
    [one] { $moves } kan volgen en valt
   *[other] { $moves } kunnen volgen en vallen
  } de vijandelijke { $prey } op { $square } aan.
findorff-why-bars = { $leaves ->
    [yes] Je { $kind } verlaat { $square }, waar de vijandelijke { $hunter } op { $from } hem met { $moves } veilig kan komen aanvallen.
   *[no] Zonder deze zet kan de vijandelijke { $hunter } op { $from } met { $moves } veilig je { $kind } op { $square } komen aanvallen. { $now ->
      [0] Nu is zo’n weg er niet meer.
     *[other] Nu kost de veilige weg { $now } stappen in plaats van { $was }.
    }
  }
findorff-why-peril = Op { $square } kan je { $kind } worden geslagen{ $by }.
findorff-why-cornered = { $count ->
    [0] Die vijandelijke { $kind } heeft geen veilige zet en kan niet ontsnappen.
   *[other] Die vijandelijke { $kind } kan alleen met { $moves } ontsnappen.
  }
findorff-why-safe = Dat houdt al je stukken buiten bereik.
findorff-why-waits = Dat brengt niets meer in gevaar.
findorff-why-hunted = { $back ->
    [yes] De vijandelijke { $hunter } op { $from } kan je { $kind } op { $square } slaan{ $by }, maar jij kunt terugslaan.
    [bare] De vijandelijke { $hunter } op { $from } kan nu je { $kind } op { $square } slaan{ $by }.
   *[no] De vijandelijke { $hunter } op { $from } kan je { $kind } op { $square } slaan{ $by }, maar hem redden zou je meer kosten.
  }
findorff-why-counterattacks = De vijandelijke { $hunter } op { $from } kan je { $kind } op { $square } slaan{ $by }, maar dan valt { $mv } { $pieces } aan.
findorff-why-concedes = De vijandelijke { $hunter } op { $from } kan je { $kind } op { $square } slaan{ $by }, en dan ga je verder met { $mv }. Voor zover de computer ziet, is geen zet die hem redt beter.
findorff-why-regains = De vijandelijke { $hunter } op { $from } kan je { $kind } op { $square } slaan{ $by }, maar na { $line } slaat { $next } de vijandelijke { $victim }.
findorff-why-saves-into-attack = { $mv } zou je { $kind } op { $square } redden, maar dan valt { $reply } { $pieces } aan.
findorff-why-saves-too-late = { $mv } zou je { $kind } op { $square } redden, maar na { $line } slaat { $next } je { $victim }.
findorff-why-pushes = Dat duwt de vijandelijke { $kind } terug naar { $square }.
findorff-why-retreats = Dat brengt je { $kind } verder weg van de vijandelijke { $hunter } op { $square }, die hem kan slaan: { $steps } stappen in plaats van { $was }.
findorff-why-escorts = Dat brengt je { $mover } dichter bij je { $kind } op { $square }, om hem te beschermen tegen de vijandelijke { $hunter } op { $from }.
findorff-why-relieves = Je { $mover } komt je { $kind } op { $square } beschermen tegen de vijandelijke { $hunter } op { $from }: na { $moves } kan hij terugslaan.
findorff-why-clears = Dat maakt plaats voor je { $kind }: hierna komt { $mv }.
findorff-why-approaches = Dat brengt je { $kind } tot op { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
  } van de vijandelijke { $prey } op { $square }, een van zijn doelwitten.
findorff-why-returns = Dat brengt je { $kind } dichter bij je generaal op { $square }, om hem te beschermen.
findorff-why-shelters = Dat brengt je generaal dichter bij je { $guard } op { $square }, die hem kan beschermen.
findorff-why-inland = Je { $kind } verlaat de rand, waar de vijandelijke { $kind } op { $square } hem van het bord kan duwen.
findorff-why-later = { $mv } kan wachten: op { $reply } volgt { $next }, en dat slaat de vijandelijke { $victim }.
findorff-why-regained = { $mv } zou de vijandelijke { $victim } slaan, maar na { $line } slaat { $next } je { $kind }.
findorff-why-follows = { $back ->
    [yes] Op { $reply } volgt { $mv }, en dat slaat de vijandelijke { $victim }{ $by }, maar terugslaan kan: een ruil.
   *[no] Op { $reply } volgt { $mv }, en dat slaat de vijandelijke { $victim }{ $by }.
  }
findorff-why-prepares = Op { $reply } volgt { $mv }, zodat { $then } { $pieces } kan aanvallen.
findorff-why-builds = Op { $reply } volgt { $mv }, en dat valt { $pieces } aan.
findorff-why-avenges = Slaat de vijandelijke { $hunter } op { $from } je { $kind } op { $square }{ $by }, dan slaat { $mv } nu terug.
findorff-why-airs = Je generaal op { $square } had geen veilige stap: nu is { $mv } er een.
findorff-why-yields = De vijandelijke { $hunter } op { $from } kan je { $kind } op { $square } slaan{ $by }, maar dan volgt { $mv }, en daarna kan { $then } { $pieces } aanvallen.
findorff-why-forestalls = Anders zou { $mv } { $pieces } aanvallen, en wat je ook antwoordt, je zou een stuk verliezen.
findorff-why-threatens = Dat bereidt { $mv } voor: daarmee zou je { $pieces } aanvallen, en wat je tegenstander ook antwoordt, hij zou een stuk verliezen.
findorff-why-plans = Gaat het verder met { $line }, dan valt { $mv } { $pieces } aan.
findorff-why-earns = { $back ->
    [yes] Gaat het verder met { $line }, dan slaat { $mv } de vijandelijke { $victim }, maar terugslaan kan: een ruil.
   *[no] Gaat het verder met { $line }, dan slaat { $mv } de vijandelijke { $victim }.
  }
findorff-why-waiting = { $mv } kan wachten: wat je tegenstander ook antwoordt, je kunt de vijandelijke { $victim } de volgende beurt nog slaan.
findorff-why-counters = { $mv } zou de vijandelijke { $victim } slaan, maar dan slaat de vijandelijke { $hunter } op { $from } je { $kind } op { $square }{ $by }.
findorff-why-tempts = Niet { $mv }: dan slaat de vijandelijke { $hunter } op { $from } je { $kind } op { $square }{ $by }.
findorff-why-taken-back = Niet { $mv }: de vijandelijke { $hunter } op { $from } slaat terug.
findorff-why-parries = Valt { $reply } je { $kind } op { $square } aan, dan redt { $mv } hem.
findorff-why-exposes = Niet { $mv }: dan valt { $reply } { $pieces } aan, en wat je ook antwoordt, je verliest een stuk.
findorff-why-loses-later = Niet { $mv }: na { $line } slaat { $next } je { $kind }.
findorff-why-comes = Op { $reply } volgt daarna { $mv }.
findorff-why-loses = Niet { $mv }: na { $reply } kan je tegenstander de winst afdwingen.
findorff-why-forced = Dat dwingt de winst af.
findorff-why-wins = { $moves ->
    [one] Met het beste spel win je daarna in { $moves } zet, wat je tegenstander ook doet.
   *[other] Met het beste spel win je daarna in { $moves } zetten, wat je tegenstander ook doet.
  }
findorff-lesson-strikes = Je speelt als **{ findorff-orange }**. Musketiers slaan piekeniers, piekeniers slaan ruiters en ruiters slaan musketiers: altijd een stuk recht ernaast. Sla de piekenier op **a5**, dan de ruiter op **c5**, dan de musketier op **e5**.
findorff-lesson-strikes-done = Drie keer geslagen, en nooit andersom: een piekenier kan geen musketier slaan.
findorff-lesson-strikes-wrong = Een voor een: je musketier slaat **a5**, dan je piekenier **c5**, dan je ruiter **e5**.
findorff-lesson-push = Een stuk duwt een vijand van de **eigen soort** één veld recht naar achteren. Duw de musketier op **b5** terug met die van jou.
findorff-lesson-push-done = Die moest wijken, en jij staat nu op dat veld.
findorff-lesson-push-wrong = Zet je musketier van **b4** tegen die op b5.
findorff-lesson-edge = Wat van het bord wordt geduwd, is verloren, en ook wat in het **meer** midden op het grote bord wordt geduwd. Duw eerst een stuk van { findorff-blue } over de rand, en dan de musketier op **c5** in het meer.
findorff-lesson-edge-done = Plons! De rand en het meer werken hetzelfde: blijf eruit de buurt als er een vijand van dezelfde soort dichtbij is.
findorff-lesson-edge-wrong = Eén stuk over de rand is genoeg: de ruiter op **e9** of de piekenier op **i5**, geduwd door jouw stuk van dezelfde soort. Duw daarna van **b5** naar c5.
findorff-lesson-crush = Achter de musketier op b5 staat een eigen kameraad, dus wijken kan niet. Duw toch.
findorff-lesson-crush-done = Wie niet weg kan, wordt verpletterd. Zet je stukken niet vlak achter elkaar.
findorff-lesson-crush-wrong = Duw de musketier op **b5** tegen zijn kameraad op b6.
findorff-lesson-back = Er is geen weg terug: een stuk dat zijn thuiszone heeft verlaten, de eerste twee rijen, mag er niet meer in. Alleen de generaal mag dat. Breng je generaal terug naar **d2**.
findorff-lesson-back-done = Juist: de generaal mag terug, en het leger gaat alleen vooruit.
findorff-lesson-back-army = Dat is een geldige zet, maar deze stap gaat over de generaal. Breng hem van d3 naar **d2**.
findorff-lesson-back-wrong = Breng je generaal van d3 naar **d2**.
findorff-lesson-last = Een leger dat alleen zijn generaal nog heeft, heeft verloren. Sla de laatste soldaat van { findorff-blue }.
findorff-lesson-last-done = Alleen de generaal is nog over, dus je wint.
findorff-lesson-last-wrong = De laatste soldaat van { findorff-blue } is de piekenier op **f6**. Je musketier verslaat die.
findorff-lesson-general = Elk stuk slaat de vijandelijke generaal, en dat wint meteen. Zoek jouw stuk naast de generaal van { findorff-blue }, en maak een einde aan deze partij.
findorff-lesson-general-done = De generaal is geslagen, en je wint! Bewaak ook die van jou: een vijand die er na jouw zet recht naast staat, kan hem slaan, en niemand waarschuwt je. Wordt er lang niets geslagen, dan is het een **beleg**, en dat is remise.
findorff-lesson-general-wrong = Kijk waar de generaal van { findorff-blue } staat, en welk stuk van jou ernaast staat.
findorff-lesson-army = Tot slot het begin van een partij: elke kant stelt zijn leger op in zijn eigen twee rijen, ongezien door de ander. Het heeft een generaal en hooguit 15 andere stukken. Kies een formatie en stel die op; **Bont** is goed om te beginnen.
findorff-lesson-army-done = Nu zijn beide legers te zien, en de partij begint. Je eerste partij begint op dezelfde manier, en ook daar ben je { findorff-orange }. Nu ken je heel Castles.
findorff-lesson-army-wrong = Kies een formatie, en stel die op.
