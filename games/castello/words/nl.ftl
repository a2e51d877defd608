castello-summary = Twee legers van dertig pionnen springen over vriend en vijand en veroveren kastelen
castello-option-directions = In welke richtingen pionnen stappen en springen
    .name = richtingen
castello-option-centre = Voor welke middenkastelen je eerst een kasteel op het uitveld nodig hebt
    .name = midden
castello-directions-all = in alle acht richtingen, ook diagonaal
    .name = alle acht
castello-directions-orthogonal = langs rijen en kolommen, niet diagonaal
    .name = alleen recht
castello-centre-centre = voor het middelste kasteel, k8
    .name = alleen k8
castello-centre-middle = voor alle drie: k3, k8 en k13
    .name = alle drie
castello-draw = remise
    .label = Remise

castello-red = Rood
castello-black = Zwart

castello-moved = { $side ->
    [you] { $captures ->
        [0] Je gaat { $mv }.
        [one] Je springt { $mv } en slaat een pion.
       *[other] Je springt { $mv } en slaat { $captures } pionnen.
      }
   *[other] { $captures ->
        [0] { $side } gaat { $mv }.
        [one] { $side } springt { $mv } en slaat een pion.
       *[other] { $side } springt { $mv } en slaat { $captures } pionnen.
      }
  }
castello-goes = van { $from } naar { $to } ({ $mv })
castello-goes-back = van { $from } en weer terug ({ $mv })
castello-left = { $side } heeft nog { $pawns } van de { $most } pionnen.
castello-fell = { $side } verovert het kasteel op { $castle }.
castello-holds = { $side } heeft { $castles } van de { $needed } kastelen die nodig zijn om te winnen.
castello-passes = { $side } kan geen zet doen en past.

castello-by-castles = { $side } heeft vier kastelen veroverd.
castello-by-pawns = { $loser } heeft nog hooguit twee pionnen.
castello-stuck = Niemand kan nog een zet doen.
castello-repeated = Dezelfde stelling kwam drie keer voor.
castello-quiet = In de laatste { $plies } zetten is geen pion geslagen en geen kasteel veroverd.

castello-is-over = De partij is afgelopen. { $reason }
castello-to-move = { $side } is aan zet.
castello-last = { $captures ->
    [0] { $falls ->
        [0] { $side } ging zojuist van { $from } naar { $to }.
        [one] { $side } ging zojuist van { $from } naar { $to } en veroverde het kasteel op { $castles }.
       *[other] { $side } ging zojuist van { $from } naar { $to } en veroverde de kastelen op { $castles }.
      }
   *[other] { $falls ->
        [0] { $side } ging zojuist van { $from } naar { $to } en sloeg { $pawns }.
        [one] { $side } ging zojuist van { $from } naar { $to }, sloeg { $pawns } en veroverde het kasteel op { $castles }.
       *[other] { $side } ging zojuist van { $from } naar { $to }, sloeg { $pawns } en veroverde de kastelen op { $castles }.
      }
  }
castello-pawns = { $pawns ->
    [0] { $side } heeft geen pionnen.
    [one] { $side } heeft 1 pion: { $columns }.
   *[other] { $side } heeft { $pawns } pionnen: { $columns }.
  }
castello-column = { $column } { $rows }
castello-run = { $first } tot en met { $last }
castello-taken = { $taken ->
    [0] { $side } heeft nog geen kasteel veroverd.
   *[other] { $side } heeft { $taken } van de { $needed } benodigde kastelen veroverd: { $castles }.
  }
castello-standing = { $castles-count ->
    [one] Er staat alleen nog een kasteel op { $castles }.
   *[other] Er staan nog kastelen op { $castles }.
  }
castello-idle = { $plies ->
    [one] In de laatste zet is geen pion geslagen en geen kasteel veroverd.
   *[other] In de laatste { $plies } zetten is geen pion geslagen en geen kasteel veroverd.
  }

castello-over = De partij is afgelopen.
castello-written = Die zet schrijf je als { $mv }.
castello-not-your-turn = { $side } is aan zet.
castello-others-pawn = De pion op { $square } is van { $side }.
castello-no-pawn = Er staat geen pion op { $square }.
castello-diagonal = { $from } naar { $to } loopt niet langs een rij of kolom. In deze partij gaan pionnen niet diagonaal.
castello-two-step = Alleen een pion die nog niet heeft bewogen, mag een stap van twee velden doen. Die op { $square } heeft al bewogen.
castello-on-castle = Op { $square } staat een kasteel, en een pion mag nooit op een kasteel gaan staan.
castello-on-pawn = { $square } is niet vrij: daar staat een pion van { $side }.
castello-fifth-capture = Na vijf geslagen pionnen blijft je pion staan waar die landt, hier op { $square }.
castello-over-nothing = Op { $square } staat geen pion om overheen te springen.
castello-over-castle = Op { $square } staat een kasteel, en over kastelen mag je nooit springen.
castello-landing = Die sprong zou eindigen op { $square }, en dat veld is niet vrij.
castello-back = Een pion mag alleen op het beginveld { $square } eindigen als er onderweg iets is geslagen.
castello-no-jump = { $from } naar { $to } is geen sprong. Een sprong gaat recht over de pion ernaast naar het veld er direct achter, en een zet bestaat óf uit één stap óf alleen uit sprongen.
castello-captures-else = { $captures ->
    [0] { $mv } slaat niets.
   *[other] { $mv } slaat { $pawns }.
  }
castello-never-captures = { $captures ->
    [0] Elke zet van { $from } naar { $to } slaat iets.
   *[other] Geen enkele zet van { $from } naar { $to } slaat { $pawns }.
  }
castello-many-captures = Een zet slaat hooguit vijf pionnen.

-castello-form = Een zet ziet eruit als t4-s5, of e4-e2-c2 voor twee sprongen.
castello-ambiguous = { $moves ->
    [one] { $mv } past bij { $moves } zet. Zet erbij op welke velden er geslagen wordt, zoals { $example }.
   *[other] { $mv } past bij { $moves } zetten, die verschillende pionnen slaan. Zet erbij op welke velden er geslagen wordt, zoals { $example }.
  }
castello-where-to = Waar gaat de pion op { $square } heen? { -castello-form }
castello-one-square = Een zet noemt minstens twee velden. { -castello-form }
castello-long-move = Dat is te lang voor een zet. { -castello-form }
castello-after-brackets = Na de haakjes met de velden waar geslagen wordt, mag niets meer volgen. { -castello-form }
castello-no-square = `{ $word }` is geen veld: de kolommen zijn a tot en met u, de rijen 1 tot en met 15. { -castello-form }

castello-not-to-move = Je bent niet aan zet.
castello-pawn-gone = Die pion kan nergens meer heen. Kies opnieuw.
castello-landing-gone = De pion kan daar niet meer heen. Kies opnieuw.
castello-captures-gone = De pion kan die niet meer slaan. Kies opnieuw.
castello-area-gone = Daar kan geen pion meer bewegen. Kies opnieuw.

castello-chosen = Van { $from } naar { $to }.
castello-chosen-does = Van { $from } naar { $to }: { $effects }.
castello-which-move = Kies een zet, of het gebied waar je pion staat
castello-which-move-or-pawn = Kies een zet, of een pion om te verplaatsen
castello-which-of-moves = Kies een zet
castello-which-pawn = Welke pion?
castello-which-move-in = { $area }: welke zet?
castello-which-pawn-in = { $area }: welke pion?
castello-way = { $from } naar { $to }
castello-which-landing = Waar gaat de pion op { $from } heen?
castello-which-captures = Wat slaat de pion op { $from } op weg naar { $to }?
castello-area = Kolommen { $left } t/m { $right }, rijen { $low } t/m { $high }
castello-movable = { $pawns ->
    [one] 1 pion kan bewegen
   *[other] { $pawns } pionnen kunnen bewegen
  }
castello-pawn = Pion { $square }
castello-moves = { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
  }
castello-best = { $moves ->
    [one] 1 zet: { $effects }
   *[other] { $moves } zetten; de beste { $effects }
  }
castello-does = { $what }: { $effects }
castello-does-most = { $what }: { $effects } …
castello-ways = { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten, die verschillende pionnen slaan
  }
castello-nothing = Niets
castello-captured = Slaan: { $pawns }
castello-doing = { $effects }
castello-effects = { $effects }.
castello-effects-of = { $effects }. { $way }
castello-step = Eén stap
castello-jumps = { $squares-count ->
    [one] Sprong via { $squares }
   *[other] Sprongen via { $squares }
  }
castello-jumps-on = { $squares-count ->
    [one] Sprong via { $squares } …
   *[other] Sprongen via { $squares } …
  }

castello-captures = { $pawns ->
    [one] slaat een pion
   *[other] slaat { $pawns } pionnen
  }
castello-takes = verovert { $castles }
castello-threatens = bedreigt { $castles }
castello-takes-castles = verovert { $count ->
    [one] het kasteel
   *[other] de kastelen
  } op { $castles }
castello-threatens-castles = dreigt { $count ->
    [one] het kasteel
   *[other] de kastelen
  } op { $castles } te veroveren
castello-wins = wint

castello-place-pawn = { $side ->
    [red] { $state ->
        [fresh] rode pion, nog niet bewogen
       *[moved] rode pion
      }
   *[black] { $state ->
        [fresh] zwarte pion, nog niet bewogen
       *[moved] zwarte pion
      }
  }
castello-place-castle = { $owner ->
    [red] kasteel van Rood
    [black] kasteel van Zwart
   *[nobody] middenkasteel
  }
castello-place-ruin = { $taker ->
    [red] ruïne van een kasteel, veroverd door Rood
   *[black] ruïne van een kasteel, veroverd door Zwart
  }
castello-place-missing = nog te veroveren kasteel

castello-board-title = Het bord
castello-board =
    Twee legers van **dertig pionnen** staan tegenover elkaar op een lang bord, met kolommen a tot en met u en rijen 1 tot en met 15. Rood begint op de twee kolommen links, Zwart op de twee rechts. **Zwart doet de eerste zet.**

    Daartussen staan **elf kastelen**. Die bewegen nooit; ze kunnen alleen veroverd worden.
    - **Het thuisveld van Rood**, kolommen a tot en met g: f6, f14, g2, g10.
    - **Het middenveld**, kolommen h tot en met n: k3, k8, k13.
    - **Het thuisveld van Zwart**, kolommen o tot en met u: o6, o14, p2, p10.

    Het thuisveld van je tegenstander is voor jou het **uitveld**.

    {"*"}*Verover vier kastelen, of laat je tegenstander hooguit twee pionnen over, en je wint.**

castello-moves-title = Stappen en sprongen
castello-moves-page =
    Als je aan zet bent, verplaats je één pion. Die doet **een stap óf sprongen**, nooit allebei.

    {"*"}*Stap** één veld in een willekeurige richting, ook diagonaal, naar een leeg veld. De eerste zet van een pion mag een stap van twee velden in een rechte lijn zijn, in elke richting, als beide velden leeg zijn.

    {"*"}*Spring** over een pion ernaast, van jou of van je tegenstander, naar het lege veld er direct achter. Je mag doorspringen zolang je wilt, in elke richting, ook nog eens over dezelfde eigen pion. Over kastelen kun je niet springen.

    {"*"}*Sla** elke vijandelijke pion waar je overheen springt; die gaat meteen van het bord. Springen of doorspringen hoeft nooit. Na de **vijfde** geslagen pion moet je pion blijven staan.

    Zolang je pion onderweg is, geldt het beginveld als leeg. De pion mag daar alleen eindigen als er iets is geslagen.

    De afbeelding: de pion van Zwart ging e4-e2-c2-a2-c4, over een eigen pion op d2, en sloeg er drie.

    -# 🏠 Huisregel: eindigen op het beginveld mag alleen als je iets slaat. · Optie `{ castello-option-directions.name }: { castello-directions-orthogonal.name }`: geen diagonalen.

castello-castles-title = Kastelen veroveren
castello-castles =
    Je verovert een kasteel als aan het einde van je zet op **drie van de vier** velden ernaast pionnen van jou staan (diagonaal telt niet). Dat gaat vanzelf: het kasteel gaat van het bord, en het veld is voortaan vrij voor iedereen.

    Welke kastelen mag je veroveren?
    - **Het uitveld**: alle vier, altijd.
    - **k3 en k13**: altijd.
    - **k8**, in het midden: zodra je een kasteel op het uitveld hebt veroverd.
    - **Je eigen thuisveld**: nooit. Die kastelen geven goede dekking.

    De afbeelding: een pion stapte naar g6, bij die op f5 en f7, en Zwart veroverde f6.

    -# 🏠 Huisregel: verovert één zet je eerste kasteel op het uitveld en is k8 dan ook omsingeld, dan vallen beide. · Optie `{ castello-option-centre.name }: { castello-centre-middle.name }`: voor k3 en k13 geldt dezelfde regel als voor k8.

castello-end-title = Winst en remise
castello-end =
    {"*"}*Je wint meteen** als je vier kastelen hebt veroverd, of als je tegenstander hooguit twee pionnen overheeft.

    {"*"}*Het is remise** als
    - niemand nog een zet kan doen,
    - dezelfde stelling voor de derde keer voorkomt: pionnen, kastelen, wie aan zet is en welke pionnen nog een stap van twee velden mogen doen, of
    - er in 200 zetten op rij, van beide kanten samen, geen pion is geslagen en geen kasteel veroverd.

    Kun alleen jij geen zet doen, dan wordt je beurt overgeslagen. Vrijwillig passen mag niet.

    -# 🏠 Huisregels: overgeslagen beurten, de derde herhaling en de 200 zetten.

castello-typing-title = Zetten schrijven
castello-typing =
    Schrijf de weg van je pion, met streepjes tussen de velden:
    - `t4-s5` is een stap, `t4-r4` een eerste stap van twee velden.
    - `e4-e2-c2` zijn twee sprongen.

    Elke mogelijke weg is goed. Het gaat er alleen om waar je pion eindigt en wat er geslagen wordt; ik noteer de kortste weg.

    Begin en einde zijn genoeg: `e4-c4`. Kunnen dat meer zetten zijn, zet dan de velden erbij waar je slaat, `e4-c4[b2,b3,e3]`, of `[]` als je niets slaat.

    Hoofdletters, spaties, pijlen en een `x` voor slaan zijn ook goed: `E4 x C4`.

castello-principle-look = Zoek vóór elke zet de langste sprong van de ander: één ketting kan vijf pionnen slaan.
castello-principle-ladder = Zet je pionnen op een rij met gaten ertussen: je eigen pionnen zijn de ladder voor lange sprongen.
castello-principle-gather = Breng drie pionnen bij een kasteel voordat je het aanvalt.
castello-principle-home = Verover eerst een kasteel op het uitveld: pas daarna kun je het midden, k8, veroveren.
castello-principle-trade = Sla waar de ander niet meer kan terugslaan.
castello-principle-together = Houd je pionnen bij elkaar: niemand springt over een pion waar meteen een andere achter staat.

castello-why-does = Deze zet { $effects }.
castello-why-saves = Dat redt de pion op { $square }: { $mv } zou hem slaan.
castello-why-races = { $turns ->
    [one] Daarna kun je het kasteel op { $castle } met nog 1 beurt veroveren, als je tegenstander dat niet verhindert: je hebt { $sides ->
        [0] nog geen van de drie zijden die nodig zijn
       *[other] { $sides } van de drie zijden die nodig zijn
      }.
   *[other] Daarna kun je het kasteel op { $castle } met nog { $turns } beurten veroveren, als je tegenstander dat niet verhindert: je hebt { $sides ->
        [0] nog geen van de drie zijden die nodig zijn
       *[other] { $sides } van de drie zijden die nodig zijn
      }.
  }
castello-why-heads = { $turns ->
    [0] Dat brengt een pion naast het kasteel op { $castle }: je hebt { $sides } van de drie zijden die nodig zijn.
    [one] Het doel is het kasteel op { $castle }, nog 1 beurt ver als niets dat hindert; je hebt { $sides ->
        [0] nog geen van de drie zijden die nodig zijn
       *[other] { $sides } van de drie zijden die nodig zijn
      }.
   *[other] Het doel is het kasteel op { $castle }, nog { $turns } beurten ver als niets dat hindert; je hebt { $sides ->
        [0] nog geen van de drie zijden die nodig zijn
       *[other] { $sides } van de drie zijden die nodig zijn
      }.
  }
castello-why-opens = Dat maakt de volgende beurt { $mv } mogelijk, { $columns } kolommen vooruit, als niets dat hindert.
castello-why-shortens = Dat neemt { $mv } weg, de langste sprong vooruit van je tegenstander: van { $before } kolommen naar { $columns }.
castello-why-unanswered = Je tegenstander kan niets terugslaan.
castello-why-unharmed = Je tegenstander kan meteen daarna niets nemen, anders dan na { $losing } van je { $moves } zetten.
castello-why-holds = Dat houdt de pionnen bij elkaar, en je tegenstander kan meteen daarna niets nemen.
castello-why-far = Dat brengt een pion in één beurt { $columns } kolommen vooruit.
castello-why-gathers = Nu staan er { $pawns } pionnen bij het kasteel op { $castle }; drie ernaast veroveren het.
castello-why-leaps = Daarna kan { $from } de volgende beurt { $columns } kolommen naar voren springen tot { $to }, als niets dat hindert; nu is je langste sprong { $before }.
castello-why-safe = Dat laat je tegenstander meteen daarna niets te nemen.
castello-why-waits = Je zou het kasteel op { $castle } nu kunnen veroveren, maar het kan wachten: wat je tegenstander ook antwoordt, de volgende beurt kan het nog.
castello-why-last-pawns = Je hebt nog drie pionnen: wordt er één geslagen, dan verlies je.
castello-why-yields = { $beside ->
    [castle] Wat je ook speelt, daarna kan je tegenstander een kasteel veroveren: { $mv } { $effects }.
    [all] Daarna kan je tegenstander { $mv } spelen: die zet { $effects }. Maar geen andere zet komt er voorlopig beter van af.
    [many] Daarna kan je tegenstander { $mv } spelen: die zet { $effects }. Maar { $worse } van je { $moves } andere zetten komen er voorlopig niet beter van af.
   *[nothing] Daarna kan je tegenstander { $mv } spelen: die zet { $effects }.
  }
castello-why-regains = Daarna kan je tegenstander { $mv } spelen: die zet { $effects }. Maar jouw antwoord { $own } { $gains }.
castello-why-follows-far = Op het antwoord { $reply } volgt { $mv }, { $columns } kolommen vooruit.
castello-why-follows-taking = Op het antwoord { $reply }, dat { $taken }, volgt { $mv }: die zet { $effects }.
castello-why-stops = Dat voorkomt { $mv }: die zet { $effects }.
castello-why-stops-unlike = Dat voorkomt { $mv }: die zet { $effects }. Bijvoorbeeld { $other } voorkomt hem niet.
castello-why-prepares = Dat bereidt { $mv } voor: die zet { $effects }.
castello-why-follows = Op het antwoord { $reply } volgt { $mv }: die zet { $effects }.
castello-why-forced = De winst is afgedwongen: op { $reply } volgt { $mv }.
castello-why-tempts = Niet { $mv }, want dan volgt { $reply }: die zet { $effects }.
castello-lesson-step = Je speelt als **{ castello-black }** en wilt vier kastelen veroveren; hoe, zie je later. Een pion stapt één veld in een willekeurige richting, ook diagonaal; vanaf het beginveld zelfs twee. Verplaats je pion op **e8**.
castello-lesson-step-done = Dat is een stap, en { castello-red } heeft er met een stap op geantwoord.
castello-lesson-step-other = Dat is ook een stap, maar verplaats deze keer de pion op **e8**.
castello-lesson-step-wrong = Verplaats de pion op **e8**.
castello-lesson-jump = Een pion springt recht over een pion ernaast, als het veld erachter vrij is. Een vijandelijke pion wordt zo geslagen. Spring over die op **d5**.
castello-lesson-jump-done = Geslagen! Springen hoeft nooit, maar het is vaak een goed idee.
castello-lesson-jump-wrong = Spring van **c5** over de rode pion op d5, naar **e5**.
castello-lesson-chain = Na een sprong mag dezelfde pion in dezelfde zet opnieuw springen, maar niet stappen. Sla **beide** rode pionnen in één zet, van **c1** naar **g1**.
castello-lesson-chain-done = Twee pionnen in één zet. Kettingen beslissen dit spel.
castello-lesson-chain-short = Er is één pion geslagen, maar je kunt in dezelfde zet doorspringen: ga meteen van **c1** naar **g1**.
castello-lesson-chain-wrong = Begin met de pion op **c1**, en spring twee keer.
castello-lesson-bridge = Je eigen pionnen worden niet geslagen, maar je mag er wel overheen springen: ze vormen een brug. Breng je pion op **u7** over zijn vrienden naar **q7**.
castello-lesson-bridge-done = Zo komen pionnen ver: over een brug van vrienden.
castello-lesson-bridge-half = Dat is de halve brug. Beide sprongen zijn één zet: ga meteen van **u7** naar **q7**.
castello-lesson-bridge-short = Dat is een stap. Spring in plaats daarvan van **u7** over je eigen pion op t7.
castello-lesson-bridge-wrong = Spring met de pion op **u7**, over je eigen pion op t7.
castello-lesson-five = Een ketting eindigt na de vijfde geslagen pion. Sla er zoveel als je mag: **vijf** pionnen in één zet.
castello-lesson-five-done = Vijf tegelijk, en meer kan niet. Na de vijfde blijft je pion staan waar die landt.
castello-lesson-five-short = Daarvandaan kun je doorspringen. Je kunt er vijf slaan.
castello-lesson-five-wrong = Begin met de pion op **c1**, en spring door tot **m1**.
castello-lesson-castle = Nu de kastelen. Pionnen op **drie van de vier** velden recht naast een kasteel veroveren het; diagonaal telt niet. Naast het kasteel op **f6** heb je f5 en g6. Breng de derde.
castello-lesson-castle-done = Het kasteel valt. Je wint met vier kastelen, of als je je tegenstander hooguit twee pionnen overlaat.
castello-lesson-castle-wrong = Het kasteel op f6 heeft nog één pion van jou recht ernaast nodig. Diagonaal telt niet.
castello-lesson-centre = Het kasteel in het midden, **k8**, zit op slot tot je een kasteel aan de kant van je tegenstander hebt veroverd. De andere twee in het blauwe midden zijn vanaf het begin open: verover **k3**.
castello-lesson-centre-done = k3 valt meteen. Voor k8 moet je eerst een kasteel aan de kant van je tegenstander veroveren.
castello-lesson-centre-locked = Nu staan er drie pionnen rond k8, maar dat zit op slot: je hebt nog geen kasteel aan de kant van je tegenstander veroverd. Verover in plaats daarvan **k3**.
castello-lesson-centre-wrong = Breng een derde pion naast het kasteel op **k3**. De pion op m4 kan dat.
castello-lesson-home = De kastelen op je eigen thuisveld, **o6**, **o14**, **p2** en **p10**, kun je nooit veroveren. Je hebt al drie kastelen. Verover een vierde aan de kant van { castello-red } en win.
castello-lesson-home-done = Vier kastelen: je wint! Nu ken je heel Castello.
castello-lesson-home-own = o6 ligt op je eigen thuisveld, dus dat kasteel valt niet voor jou. Kijk aan de kant van { castello-red }.
castello-lesson-home-wrong = Naast het kasteel op **f6** staan al twee van je pionnen.
