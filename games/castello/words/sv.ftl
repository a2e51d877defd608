castello-summary = Två arméer om trettio pjäser hoppar över vän och fiende för att erövra elva borgar
castello-option-directions = Åt vilka håll pjäser går och hoppar
    .name = riktningar
castello-option-centre = Vilka borgar på mellanplan som först kräver en borg på bortaplan
    .name = mittborgar
castello-directions-all = åt alla åtta håll, även diagonalt
    .name = alla
castello-directions-orthogonal = bara längs rader och kolumner
    .name = raka
castello-centre-centre = bara mittborgen, k8
    .name = bara k8
castello-centre-middle = alla tre: k3, k8 och k13
    .name = alla tre
castello-draw = remi
    .label = Remi

castello-red = Röd
castello-black = Svart

## Det som händer

castello-moved = { $side ->
    [you] { $captures ->
        [0] Du drar { $mv }.
        [one] Du hoppar { $mv } och slår en pjäs.
       *[other] Du hoppar { $mv } och slår { $captures } pjäser.
      }
   *[other] { $captures ->
        [0] { $side } drar { $mv }.
        [one] { $side } hoppar { $mv } och slår en pjäs.
       *[other] { $side } hoppar { $mv } och slår { $captures } pjäser.
      }
  }
castello-goes = från { $from } till { $to } ({ $mv })
castello-goes-back = från { $from } och tillbaka ({ $mv })
castello-left = { $side } har { $pawns } av { $most } pjäser kvar.
castello-fell = { $side } erövrar borgen på { $castle }.
castello-holds = { $side } har { $castles } av de { $needed } borgar som ger vinst.
castello-passes = { $side } kan inte dra och står över.

castello-by-castles = { $side } har erövrat fyra borgar.
castello-by-pawns = { $loser } har högst två pjäser kvar.
castello-stuck = Ingen av sidorna kan dra.
castello-repeated = Samma ställning har uppstått tre gånger.
castello-quiet = { $plies ->
    [one] Ingen pjäs eller borg har fallit på 1 drag.
   *[other] Ingen pjäs eller borg har fallit på { $plies } drag.
  }

## Ställningen i ord

castello-is-over = Partiet är slut. { $reason }
castello-to-move = { $side } är vid draget.
castello-last = { $side } drog senast från { $from } till { $to }{ $captures ->
    [0] {""}
   *[other] , slog { $pawns }
  }{ $falls ->
    [0] {""}
    [one] , erövrade borgen på { $castles }
   *[other] , erövrade borgarna på { $castles }
  }.
castello-pawns = { $pawns ->
    [0] { $side } har inga pjäser.
    [one] { $side } har 1 pjäs: { $columns }.
   *[other] { $side } har { $pawns } pjäser: { $columns }.
  }
castello-column = { $column } { $rows }
castello-run = { $first } till { $last }
castello-taken = { $taken ->
    [0] { $side } har inte erövrat någon borg.
   *[other] { $side } har erövrat { $taken } av { $needed } borgar: { $castles }.
  }
castello-standing = Borgar kvar på brädet: { $castles }.
castello-idle = { $plies ->
    [one] Ingen pjäs eller borg har fallit på 1 drag.
   *[other] Ingen pjäs eller borg har fallit på { $plies } drag.
  }

## Varför något inte går

castello-over = Partiet är slut.
castello-written = Det draget skrivs { $mv }.
castello-not-your-turn = { $side } är vid draget.
castello-others-pawn = Pjäsen på { $square } tillhör { $side }.
castello-no-pawn = Det står ingen pjäs på { $square }.
castello-diagonal = { $from } till { $to } går inte längs en rad eller kolumn. I det här partiet får pjäser inte gå diagonalt.
castello-two-step = Bara en pjäs som inte har flyttats än får gå två steg. Den på { $square } har redan flyttats.
castello-on-castle = På { $square } står en borg, och pjäser får aldrig gå in i borgar.
castello-on-pawn = { $square } är inte ledig: där står en pjäs som tillhör { $side }.
castello-fifth-capture = Efter sitt femte slag stannar en pjäs där den landar, här på { $square }.
castello-over-nothing = Det står ingen pjäs på { $square } att hoppa över.
castello-over-castle = På { $square } står en borg, och pjäser får aldrig hoppa över borgar.
castello-landing = Det hoppet skulle landa på { $square }, som inte är ledig.
castello-back = En pjäs får sluta där den började, på { $square }, bara om den har slagit något.
castello-no-jump = { $from } till { $to } är inget hopp. Ett hopp går rakt över pjäsen intill till rutan strax bakom, och ett drag är antingen ett steg eller bara hopp.
castello-captures-else = { $captures ->
    [0] { $mv } slår ingenting.
   *[other] { $mv } slår { $pawns }.
  }
castello-never-captures = { $captures ->
    [0] Alla drag från { $from } till { $to } slår något.
   *[other] Inget drag från { $from } till { $to } slår { $pawns }.
  }
castello-many-captures = Ett drag slår högst fem pjäser.

-castello-form = Ett drag ser ut som t4-s5, eller e4-e2-c2 för två hopp.
castello-ambiguous = { $mv } kan vara { $moves } olika drag som slår olika pjäser. Lägg till rutorna där pjäser slås, till exempel { $example }.
castello-where-to = Vart går pjäsen på { $square }? { -castello-form }
castello-one-square = Ett drag anger minst två rutor. { -castello-form }
castello-long-move = Det där är för långt för ett drag. { -castello-form }
castello-after-brackets = Inget får stå efter hakparenteserna med rutorna där pjäser slås. { -castello-form }
castello-no-square = `{ $word }` är ingen ruta: kolumnerna är a till u, raderna 1 till 15. { -castello-form }

## Steg för steg

castello-not-to-move = Det är inte din tur.
castello-pawn-gone = Den pjäsen kan inte flyttas längre. Välj igen.
castello-landing-gone = Pjäsen kan inte gå dit längre. Välj igen.
castello-captures-gone = Pjäsen kan inte slå dem längre. Välj igen.
castello-area-gone = Ingen pjäs där kan flyttas längre. Välj igen.

castello-chosen = { $from } till { $to }.
castello-chosen-does = { $from } till { $to }: { $effects }.
castello-which-move = Välj ett drag, eller ett område att dra från
castello-which-move-or-pawn = Välj ett drag, eller en pjäs att flytta
castello-which-of-moves = Välj ett drag
castello-which-pawn = Vilken pjäs?
castello-which-move-in = { $area }: vilket drag?
castello-which-pawn-in = { $area }: vilken pjäs?
castello-way = { $from } till { $to }
castello-which-landing = Vart går pjäsen på { $from }?
castello-which-captures = Vad slår pjäsen på { $from } på vägen till { $to }?
castello-area = Kolumnerna { $left } till { $right }, raderna { $low } till { $high }
castello-movable = { $pawns ->
    [one] 1 pjäs kan flyttas
   *[other] { $pawns } pjäser kan flyttas
  }
castello-pawn = Pjäs { $square }
castello-moves = { $moves ->
    [one] 1 drag
   *[other] { $moves } drag
  }
castello-best = { $moves ->
    [one] 1 drag, som { $effects }
   *[other] { $moves } drag; det bästa { $effects }
  }
castello-does = { $what }: { $effects }
castello-does-most = { $what }: { $effects } …
castello-ways = { $moves } drag som slår olika pjäser
castello-nothing = Ingenting
castello-captured = Slå { $pawns }
castello-doing = { $effects }
castello-effects = { $effects }.
castello-effects-of = { $effects }. { $way }
castello-step = Ett steg
castello-jumps = Hoppar via { $squares }
castello-jumps-on = Hoppar via { $squares } …

castello-captures = { $pawns ->
    [one] slår en pjäs
   *[other] slår { $pawns } pjäser
  }
castello-takes = erövrar { $castles }
castello-threatens = hotar { $castles }
castello-takes-castles = erövrar { $count ->
    [one] borgen
   *[other] borgarna
  } på { $castles }
castello-threatens-castles = hotar att erövra { $count ->
    [one] borgen
   *[other] borgarna
  } på { $castles }
castello-wins = vinner

## På en ruta eller bredvid brädet

castello-place-pawn = { $side ->
    [red] röd
   *[black] svart
  } pjäs{ $state ->
    [fresh] , inte flyttad än
   *[moved] {""}
  }
castello-place-castle = { $owner ->
    [red] röd borg
    [black] svart borg
   *[nobody] borg på mellanplan
  }
castello-place-ruin = { $taker ->
    [red] borgruin, erövrad av { castello-red }
   *[black] borgruin, erövrad av { castello-black }
  }
castello-place-missing = borg kvar att erövra

## Reglerna

castello-board-title = Brädet
castello-board =
    Två arméer om **trettio pjäser** möts på ett långt bräde med kolumnerna a till u och raderna 1 till 15. Röd står från början på de två kolumnerna längst till vänster, Svart på de två längst till höger. **Svart gör första draget.**

    Mellan dem ligger **elva borgar**. De flyttas aldrig; de kan bara erövras.
    - **Hemmaplan för Röd**, kolumnerna a till g: f6, f14, g2, g10.
    - **Mellanplan**, kolumnerna h till n: k3, k8, k13.
    - **Hemmaplan för Svart**, kolumnerna o till u: o6, o14, p2, p10.

    Motståndarens hemmaplan är din bortaplan.

    {"*"}*Erövra fyra borgar, eller lämna motståndaren med högst två pjäser, så vinner du.**

castello-moves-title = Steg och hopp
castello-moves-page =
    När det är din tur flyttar du en pjäs. Den **går eller hoppar**, aldrig båda delarna.

    {"*"}*Gå** ett steg åt vilket håll som helst, även diagonalt, till en tom ruta. Första gången en pjäs flyttas får den gå två rutor i rak linje åt valfritt håll, om båda rutorna är tomma.

    {"*"}*Hoppa** över en pjäs intill, din egen eller motståndarens, till den tomma rutan strax bakom. Fortsätt hoppa så länge du vill, åt valfritt håll, även över samma egna pjäs igen. Borgar går inte att hoppa över.

    {"*"}*Slå** varje fientlig pjäs du hoppar över; den försvinner genast. Du måste aldrig hoppa, och aldrig fortsätta hoppa. Efter det **femte** slaget är pjäsen låst och måste stanna.

    Medan pjäsen är på väg räknas rutan den började på som tom. Den får sluta där bara om den har slagit något.

    På bilden gick en svart pjäs e4-e2-c2-a2-c4, över en vän på d2, och slog tre.

    -# 🏠 Husregel: att sluta på startrutan kräver ett slag. · Alternativet `{ castello-option-directions.name }`: `{ castello-directions-orthogonal.name }` betyder inga diagonaler.

castello-castles-title = Erövra borgar
castello-castles =
    Du erövrar en borg när ditt drag slutar med att dina pjäser står på **tre av de fyra** rutorna intill den (diagonalt räknas inte). Det sker av sig självt: borgen tas bort, och alla får gå på rutan.

    Vilka borgar kan du erövra?
    - **På bortaplan**: alla fyra, när som helst.
    - **k3 och k13**: när som helst.
    - **k8**, mittborgen: när du har erövrat en borg på bortaplan.
    - **På din egen hemmaplan**: aldrig. De ger bra skydd.

    På bilden gick en pjäs till g6, intill dem på f5 och f7, och Svart erövrade f6.

    -# 🏠 Husregel: om ett drag tar din första borg på bortaplan och samtidigt omringar k8, faller båda. · Alternativet `{ castello-option-centre.name }`: `{ castello-centre-middle.name }` betyder att k3 och k13 följer samma regel som k8.

castello-end-title = Vinst och remi
castello-end =
    {"*"}*Du vinner genast** när du har erövrat fyra borgar, eller när motståndaren har högst två pjäser kvar.

    {"*"}*Det blir remi** när
    - ingen kan dra,
    - samma ställning uppstår en tredje gång: pjäser, borgar, vem som är vid draget och vilka pjäser som ännu får gå två steg, eller
    - 200 drag i rad, båda sidors inräknade, går utan att någon pjäs slås eller någon borg erövras.

    Om bara du inte kan dra får du stå över. Det går inte att stå över frivilligt.

    -# 🏠 Husregler: att den som inte kan dra står över, tredje upprepningen och de 200 dragen.

castello-typing-title = Skriva drag
castello-typing =
    Skriv pjäsens väg, med bindestreck mellan rutorna:
    - `t4-s5` är ett steg, `t4-r4` ett första drag på två rutor.
    - `e4-e2-c2` är två hopp.

    Vilken möjlig väg som helst fungerar. Bara var pjäsen slutar och vad den slår har betydelse; jag antecknar den kortaste vägen.

    Början och slut räcker: `e4-c4`. Om det kan vara flera drag lägger du till rutorna där pjäser slås, `e4-c4[b2,b3,e3]`, eller `[]` om inga slås.

    Stora eller små bokstäver, mellanslag, pilar och ett `x` för slag går också bra: `E4 x C4`.

castello-principle-look = Leta före varje drag efter motståndarens längsta hopp: en enda kedja kan slå fem pjäser.
castello-principle-ladder = Ställ dina pjäser på rad med luckor emellan: de egna pjäserna är stegen för långa hopp.
castello-principle-gather = För fram tre pjäser till en borg innan du anfaller den.
castello-principle-home = Erövra först en borg på bortaplan: först då kan du erövra mitten, k8.
castello-principle-trade = Slå där motståndaren inte kan slå mer tillbaka.
castello-principle-together = Håll ihop pjäserna: ingen hoppar över en pjäs som har en annan tätt bakom sig.

castello-why-does = Draget { $effects }.
castello-why-saves = Det räddar pjäsen på { $square }: { $mv } skulle slå den.
castello-why-races = { $turns ->
    [one] Efter det kan du erövra borgen på { $castle } med 1 tur till, om motståndaren inte hindrar det: du har { $sides ->
        [0] ännu ingen av de tre sidor som behövs
       *[other] { $sides } av de tre sidor som behövs
      }.
   *[other] Efter det kan du erövra borgen på { $castle } med { $turns } turer till, om motståndaren inte hindrar det: du har { $sides ->
        [0] ännu ingen av de tre sidor som behövs
       *[other] { $sides } av de tre sidor som behövs
      }.
  }
castello-why-heads = { $turns ->
    [0] Det för en pjäs intill borgen på { $castle }: du har { $sides } av de tre sidor som behövs.
    [one] Målet är borgen på { $castle }, 1 tur bort om inget kommer i vägen; du har { $sides ->
        [0] ännu ingen av de tre sidor som behövs
       *[other] { $sides } av de tre sidor som behövs
      }.
   *[other] Målet är borgen på { $castle }, { $turns } turer bort om inget kommer i vägen; du har { $sides ->
        [0] ännu ingen av de tre sidor som behövs
       *[other] { $sides } av de tre sidor som behövs
      }.
  }
castello-why-opens = Det öppnar { $mv } för nästa gång, { $columns } kolumner framåt, om inget kommer i vägen.
castello-why-shortens = Det tar bort { $mv }, motståndarens längsta hopp framåt: från { $before } kolumner till { $columns }.
castello-why-unanswered = Motståndaren kan inte slå något tillbaka.
castello-why-unharmed = Motståndaren kan inte ta något genast, till skillnad från efter { $losing } av dina { $moves } drag.
castello-why-holds = Det håller pjäserna samlade, och motståndaren kan inte ta något genast.
castello-why-far = Det för en pjäs { $columns } kolumner framåt på en gång.
castello-why-gathers = Nu står { $pawns } pjäser nära borgen på { $castle }; tre intill den erövrar den.
castello-why-leaps = Efter det kan { $from } hoppa { $columns } kolumner framåt till { $to } nästa gång, om inget kommer i vägen; nu är ditt längsta hopp { $before }.
castello-why-safe = Det lämnar inget som motståndaren kan ta genast.
castello-why-waits = Du kunde erövra borgen på { $castle } nu, men den kan vänta: vad motståndaren än svarar kan du erövra den nästa gång.
castello-why-last-pawns = Du har tre pjäser kvar: om en slås har du förlorat.
castello-why-yields = { $beside ->
    [castle] Vad du än drar kan motståndaren sedan erövra en borg: { $mv } { $effects }.
    [all] Sedan kan motståndaren dra { $mv }: draget { $effects }. Men inget annat drag klarar sig bättre för stunden.
    [many] Sedan kan motståndaren dra { $mv }: draget { $effects }. Men { $worse } av dina { $moves } andra drag klarar sig inte bättre för stunden.
   *[nothing] Sedan kan motståndaren dra { $mv }: draget { $effects }.
  }
castello-why-regains = Sedan kan motståndaren dra { $mv }: draget { $effects }. Men ditt svar { $own } { $gains }.
castello-why-follows-far = Om svaret är { $reply } går { $mv } { $columns } kolumner framåt.
castello-why-follows-taking = Om svaret är { $reply }, som { $taken }, följer { $mv }: draget { $effects }.
castello-why-stops = Det hindrar { $mv }, som { $effects }.
castello-why-stops-unlike = Det hindrar { $mv }, som { $effects }; till exempel { $other } gör det inte.
castello-why-prepares = Det förbereder { $mv }, som { $effects }.
castello-why-follows = Om svaret är { $reply } följer { $mv }: draget { $effects }.
castello-why-forced = Vinsten är given: om svaret är { $reply } följer { $mv }.
castello-why-tempts = Inte { $mv }: därefter kommer { $reply }, och det draget { $effects }.
castello-lesson-step = Du är **{ castello-black }** och vill erövra fyra borgar; hur kommer senare. En pjäs går ett steg åt vilket håll som helst, även diagonalt; från sin första ruta till och med två. Flytta din pjäs på **e8**.
castello-lesson-step-done = Det var ett steg, och { castello-red } har svarat med ett.
castello-lesson-step-other = Det är också ett steg, men flytta pjäsen på **e8** den här gången.
castello-lesson-step-wrong = Flytta pjäsen på **e8**.
castello-lesson-jump = En pjäs hoppar rakt över en pjäs intill, om rutan strax bakom är ledig. Är det en fientlig pjäs, blir den slagen. Hoppa över den på **d5**.
castello-lesson-jump-done = Slagen! Du måste aldrig hoppa, men det är ofta en bra idé.
castello-lesson-jump-wrong = Hoppa från **c5** över den röda pjäsen på d5, till **e5**.
castello-lesson-chain = Efter ett hopp får samma pjäs hoppa igen i samma drag, men inte ta ett steg. Slå **båda** de röda pjäserna med ett drag, från **c1** till **g1**.
castello-lesson-chain-done = Två pjäser med ett drag. Kedjor avgör det här spelet.
castello-lesson-chain-short = En pjäs är slagen, men du kan hoppa vidare i samma drag: gå direkt från **c1** till **g1**.
castello-lesson-chain-wrong = Börja med pjäsen på **c1**, och hoppa två gånger.
castello-lesson-bridge = Dina egna pjäser blir inte slagna, men du får hoppa över dem: de bildar en bro. För din pjäs på **u7** över sina vänner till **q7**.
castello-lesson-bridge-done = Så tar sig pjäser långt: över en bro av vänner.
castello-lesson-bridge-half = Det är halva bron. Båda hoppen är ett drag: gå direkt från **u7** till **q7**.
castello-lesson-bridge-short = Det är ett steg. Hoppa i stället från **u7** över din egen pjäs på t7.
castello-lesson-bridge-wrong = Hoppa med pjäsen på **u7**, över din egen pjäs på t7.
castello-lesson-five = En kedja slutar efter det femte slaget. Ta så många du får: **fem** pjäser i ett drag.
castello-lesson-five-done = Fem på en gång, och fler går inte. Efter den femte stannar pjäsen där den landar.
castello-lesson-five-short = Därifrån kan du hoppa vidare. Det går att slå fem.
castello-lesson-five-wrong = Börja med pjäsen på **c1**, och hoppa ända till **m1**.
castello-lesson-castle = Nu till borgarna. Pjäser på **tre av de fyra** rutorna rakt intill en borg erövrar den; diagonala räknas inte. Intill borgen på **f6** har du f5 och g6. För dit den tredje.
castello-lesson-castle-done = Borgen faller. Du vinner med fyra borgar, eller genom att lämna motståndaren med högst två pjäser.
castello-lesson-castle-wrong = Borgen på f6 behöver en till av dina pjäser rakt intill. Diagonalt räknas inte.
castello-lesson-centre = Borgen i mitten, **k8**, är låst tills du har erövrat en av borgarna hos motståndaren. De andra två i den blå mitten är öppna från början: erövra **k3**.
castello-lesson-centre-done = k3 faller genast. För k8 måste du först erövra en borg hos motståndaren.
castello-lesson-centre-locked = Nu står tre pjäser runt k8, men den är låst: du har inte erövrat någon borg hos motståndaren än. Erövra **k3** i stället.
castello-lesson-centre-wrong = För en tredje pjäs intill borgen på **k3**. Pjäsen på m4 kan göra det.
castello-lesson-home = Borgarna på din egen hemmaplan, **o6**, **o14**, **p2** och **p10**, kan du aldrig erövra. Du har redan tre borgar. Erövra en fjärde hos { castello-red }, så vinner du.
castello-lesson-home-done = Fyra borgar: du vinner! Nu kan du hela Castello.
castello-lesson-home-own = o6 ligger på din egen hemmaplan, så den borgen kan du inte erövra. Titta hos { castello-red }.
castello-lesson-home-wrong = Borgen på **f6** har redan två av dina pjäser intill sig.
