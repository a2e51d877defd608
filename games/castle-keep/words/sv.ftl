castle-keep-summary = Hemliga händer: fullborda en borg av nio brickor, eller rasera någon annans
castle-keep-option-version = Vilken av de fem versionerna ni spelar
    .name = version
castle-keep-option-towers = Om även torn får anfallas, med likadana torn
    .name = torn
castle-keep-option-discard-draw = Om turens första bricka får tas överst ur slänghögen
    .name = ur-slänghögen
castle-keep-option-strict-finish = Om ringens sista bricka måste passa ihop åt båda hållen
    .name = strikt-slut
castle-keep-version-standard = en borg var, 2 till 4 spelare
    .name = Standard
castle-keep-version-takeover = du bygger med det du raserar, 2 spelare
    .name = Övertagande
castle-keep-version-empire = två borgar var, brickor flyttas mellan dem, 2 till 4 spelare
    .name = Imperium
castle-keep-version-king = båda bygger och anfaller samma borg, 2 spelare
    .name = Borgens kung
castle-keep-version-siege = ensam mot belägringen, 1 spelare
    .name = Belägringspatiens
castle-keep-title-standard = Standard
castle-keep-title-takeover = Övertagande
castle-keep-title-empire = Imperium
castle-keep-title-king = Borgens kung
castle-keep-title-siege = Belägringspatiens
castle-keep-own-view = Hand

## Spelare, borgar och brickor

castle-keep-builder = Byggaren
castle-keep-seat-builder = Byggaren
castle-keep-player = Spelare { $number }
castle-keep-the-castle = borgen
castle-keep-castle-of = { $owner ->
    [you] { $number ->
        [0] din borg
       *[other] din borg { $number }
      }
   *[other] { $number ->
        [0] { $owner }
       *[other] { $owner } (borg { $number })
      }
  }
castle-keep-named-tile = { $tile } ({ $words })
castle-keep-tile = { $form ->
    [a] { $part ->
        [wall] en { castle-keep-tile.c }
       *[other] ett { castle-keep-tile.n }
      }{ castle-keep-tile.one }
    [the] { $part ->
        [wall] den { castle-keep-tile.pl }muren
        [tower] det { castle-keep-tile.pl }tornet
       *[keep] det { castle-keep-tile.pl }kärntornet
      }
    [two] två { castle-keep-tile.pl }{ castle-keep-tile.many }
    [many] { castle-keep-tile.pl }{ castle-keep-tile.many }
    [label] { $part ->
        [wall] { castle-keep-tile.label-c }
       *[other] { castle-keep-tile.label-n }
      }{ castle-keep-tile.one }
   *[bare] { $part ->
        [wall] { castle-keep-tile.c }
       *[other] { castle-keep-tile.n }
      }{ castle-keep-tile.one }
  }
    .one = { $part ->
        [wall] mur
        [tower] torn
       *[keep] kärntorn
      }
    .many = { $part ->
        [wall] murar
        [tower] torn
       *[keep] kärntorn
      }
    .c = { $color ->
        [red] röd
        [yellow] gul
       *[blue] blå
      }{ castle-keep-tile.shape-c }
    .label-c = { $color ->
        [red] Röd
        [yellow] Gul
       *[blue] Blå
      }{ castle-keep-tile.shape-c }
    .shape-c = { $shape ->
        [curvy] {" "}vågig{" "}
        [zigzag] {" "}taggig{" "}
        [straight] {" "}rak{" "}
       *[none] {" "}
      }
    .n = { $color ->
        [red] rött
        [yellow] gult
       *[blue] blått
      }{ castle-keep-tile.shape-n }
    .label-n = { $color ->
        [red] Rött
        [yellow] Gult
       *[blue] Blått
      }{ castle-keep-tile.shape-n }
    .shape-n = { $shape ->
        [curvy] {" "}vågigt{" "}
        [zigzag] {" "}taggigt{" "}
        [straight] {" "}rakt{" "}
       *[none] {" "}
      }
    .pl = { $color ->
        [red] röda
        [yellow] gula
       *[blue] blå
      }{ $shape ->
        [curvy] {" "}vågiga{" "}
        [zigzag] {" "}taggiga{" "}
        [straight] {" "}raka{" "}
       *[none] {" "}
      }

## Det som händer

castle-keep-you-draw = Du drar { $tiles }.
castle-keep-you-draw-nothing = Det finns ingen bricka kvar att dra.
castle-keep-draws = { $player ->
    [you] { $count ->
        [0] Du har inget kvar att dra.
        [one] Du drar en bricka.
       *[other] Du drar två brickor.
      }
   *[other] { $count ->
        [0] { $player } har inget kvar att dra.
        [one] { $player } drar en bricka.
       *[other] { $player } drar två brickor.
      }
  }
castle-keep-takes-top = { $player ->
    [you] Du tar { $tile } ur slänghögen.
   *[other] { $player } tar { $tile } ur slänghögen.
  }
castle-keep-reshuffled = Stapeln är slut. Slänghögen blandas till en ny.
castle-keep-builds = { $from ->
    [spoils] { $player ->
        [you] Du bygger { $tile } på { $spot } ur bytet.
       *[other] { $player } bygger { $tile } på { $spot } ur bytet.
      }
   *[hand] { $player ->
        [you] Du bygger { $tile } på { $spot }.
       *[other] { $player } bygger { $tile } på { $spot }.
      }
  }
# All that a turn has built. $tiles is a list of castle-keep-built-tile.
castle-keep-builds-several = { $player ->
    [you] Du bygger { $count } brickor: { $tiles }.
   *[other] { $player } bygger { $count } brickor: { $tiles }.
  }
castle-keep-built-tile = { $from ->
    [spoils] { $tile } på { $spot } ur bytet
   *[hand] { $tile } på { $spot }
  }
castle-keep-transfers = { $player ->
    [you] Du flyttar över { $tile } från { $from } till { $to }.
   *[other] { $player } flyttar över { $tile } från { $from } till { $to }.
  }
castle-keep-attacks = { $player ->
    [you] Du anfaller { $castle } med { $tiles }
   *[other] { $player } anfaller { $castle } med { $tiles }
  }: { $count ->
    [one] brickan på { $cells } faller.
   *[other] brickorna på { $cells } faller.
  }
castle-keep-attacks-open = Från och med nu är anfall tillåtna.
castle-keep-starts-anew = Borgen är borta, så en ny påbörjas.
castle-keep-rubble = { $player ->
    [you] Din borg { $number } ligger i ruiner.
   *[other] { $player }: borg { $number } ligger i ruiner.
  }
castle-keep-out = { $player ->
    [you] Du är ute ur partiet: båda dina borgar ligger i ruiner.
   *[other] { $player } är ute ur partiet: båda borgarna ligger i ruiner.
  }
castle-keep-passes = { $player ->
    [you] Du står över.
   *[other] { $player } står över.
  }
castle-keep-finishes = { $player ->
    [you] Du avslutar din tur.
   *[other] { $player } avslutar sin tur.
  }
castle-keep-discards = { $player ->
    [you] Du slänger { $tile }.
   *[other] { $player } slänger { $tile }.
  }
castle-keep-leaves = { $player ->
    [you] Du lämnar partiet.
   *[other] { $player } lämnar partiet.
  }
castle-keep-leaves-table = { $player ->
    [you] { $castles ->
        [one] Du lämnar partiet, och din borg tas bort.
       *[other] Du lämnar partiet, och dina borgar tas bort.
      }
   *[other] { $castles ->
        [one] { $player } lämnar partiet, och borgen tas bort.
       *[other] { $player } lämnar partiet, och borgarna tas bort.
      }
  }
castle-keep-turns-over = { $count ->
    [0] Belägringen vänder upp { $tile }: bom.
    [one] Belägringen vänder upp { $tile }: träff.
   *[other] Belägringen vänder upp { $tile } och kan träffa någon av { $count } brickor.
  }
castle-keep-destroys = Belägringen raserar { $cells }.
castle-keep-none-stands = Ingen bricka står kvar.

castle-keep-completed = { $player ->
    [you] { $castles ->
        [one] Du fullbordade borgen.
       *[other] Du fullbordade båda borgarna.
      }
   *[other] { $castles ->
        [one] { $player } fullbordade borgen.
       *[other] { $player } fullbordade båda borgarna.
      }
  }
castle-keep-brings-down = { $winner ->
    [you] { $castles ->
        [one] Du raserade { $loser ->
            [you] din egen borg
           *[other] borgen som tillhörde { $loser }
          }.
       *[other] Du raserade { $loser ->
            [you] din egen sista borg
           *[other] den sista borgen som tillhörde { $loser }
          }.
      }
   *[other] { $castles ->
        [one] { $winner } raserade { $loser ->
            [you] din borg
           *[other] borgen som tillhörde { $loser }
          }.
       *[other] { $winner } raserade { $loser ->
            [you] din sista borg
           *[other] den sista borgen som tillhörde { $loser }
          }.
      }
  }
castle-keep-last-in = { $player ->
    [you] Bara du är kvar.
   *[other] Bara { $player } är kvar.
  }
castle-keep-razed = Belägringen vinner: den sista brickan har raserats.
castle-keep-used-up = Belägringen vinner: stapeln tog slut innan borgen var färdig.

## Ställningen i ord

castle-keep-turn = { $player ->
    [you] { $does ->
        [draw] Du ska dra.
        [attack] Du ska bygga, anfalla eller stå över.
        [act] Du ska bygga eller stå över.
        [build] Du håller på att bygga.
        [discard] Du ska slänga tills du har fyra kvar.
       *[hit] Du ska välja vad belägringen träffar.
      }
   *[other] { $does ->
        [draw] { $player } ska dra.
        [attack] { $player } ska bygga, anfalla eller stå över.
        [act] { $player } ska bygga eller stå över.
        [build] { $player } håller på att bygga.
        [discard] { $player } ska slänga tills fyra är kvar.
       *[hit] { $player } ska välja vad belägringen träffar.
      }
  }
castle-keep-kings = Borgen: { $tiles }.
castle-keep-has-left = { $player ->
    [you] Du har lämnat partiet.
   *[other] { $player } har lämnat partiet.
  }
castle-keep-has = { $player ->
    [you] Du – { $parts }.
   *[other] { $player } – { $parts }.
  }
castle-keep-site = { $number ->
    [0] borg: { $tiles }
   *[other] borg { $number }: { $tiles }
  }
castle-keep-site-rubble = { $number ->
    [0] borg: i ruiner
   *[other] borg { $number }: i ruiner
  }
castle-keep-empty = tom
castle-keep-stands = { $cell } { $tile }
castle-keep-hand = hand: { $tiles }
castle-keep-in-hand = { $count ->
    [0] inga brickor på hand
    [one] en bricka på hand
   *[other] { $count } brickor på hand
  }
castle-keep-spoils = byte: { $tiles }
castle-keep-several = { $count } { $tile }
castle-keep-pile = Stapel: { $pile }. Slänghög: { $discards }.
castle-keep-pile-and-top = Stapel: { $pile }. Slänghög: { $discards }, överst { $top }.
castle-keep-discards-title = Slänghögen
castle-keep-discards-told = Slänghög: { $count }, överst { $top }. { $tiles }.
castle-keep-lie = { $tile } × { $count }
castle-keep-open = Anfall är tillåtna.
castle-keep-not-open = Anfall är inte tillåtna än.
castle-keep-can-build = Du kan bygga: { $builds }.
castle-keep-can-attack = Du kan anfalla: { $attacks }.
castle-keep-can-both = Du kan bygga: { $builds }. Du kan anfalla: { $attacks }.
castle-keep-attack-on = { $castle } på { $cell } med { $tiles }
castle-keep-tile-on = { $tile } på { $spots }

## Varför något inte går

castle-keep-not-your-turn = Det är inte din tur.
castle-keep-wrong-phase = { $phase ->
    [draw] Dra först: `draw`, eller `draw` och den översta brickan i slänghögen.
    [act] Bygg, anfall eller stå över nu.
    [build] Du håller på att bygga: lägg en bricka till, eller skriv `done`.
    [discard] Släng nu tills du har fyra kvar: `drop` och en bricka.
   *[hit] Välj först vad belägringen träffar: `hit` och en ruta.
  }
castle-keep-not-on-top = { $tile } ligger inte överst i slänghögen.
castle-keep-not-held = Du har inte { $tile } på hand.
castle-keep-held-fewer = Det kräver { $needed } × { $tile }, och du har { $held } på hand.
castle-keep-not-in-spoils = { $tile } finns inte i ditt byte.
castle-keep-unknown-castle = Den borgen finns inte.
castle-keep-never-rebuilt = Borg { $number } ligger i ruiner och kan inte byggas upp igen.
castle-keep-wrong-part = Torn ska stå i hörnen (a1 c1 a3 c3), murar längs sidorna (b1 a2 c2 b3) och kärntornet på b2.
castle-keep-taken = Det finns redan en bricka på { $cell }.
castle-keep-keep-first = Börja en borg med en mur eller ett torn, inte med kärntornet.
castle-keep-keep-color = Din borg behöver först en bricka i samma färg som kärntornet.
castle-keep-keep-alone = Bara ditt kärntorn står kvar, så nästa bricka måste ha samma färg som det.
castle-keep-none-beside = En bricka måste ligga intill en annan i ringen, och inget står intill { $cell }.
castle-keep-strict-finish = I det här partiet måste ringens sista bricka passa ihop åt båda hållen, och det gör inte { $tile }.
castle-keep-matches-neither = { $tile } passar inte ihop med någon av grannarna till { $cell }.
castle-keep-mismatch = { $tile } måste passa ihop med alla grannar till { $cell }, i färg eller form.
castle-keep-empire-only = Bara i { castle-keep-title-empire } får du flytta över brickor mellan borgar.
castle-keep-same-castle = En bricka kan bara flyttas över till din andra borg.
castle-keep-nothing-on = Det finns ingen bricka på { $spot }.
castle-keep-moved-before = Den brickan har du redan flyttat över den här turen.
castle-keep-last-tile = En borgs sista bricka får inte flyttas över.
castle-keep-king-closed = Anfall blir tillåtna när borgen har haft två brickor.
castle-keep-closed = Anfall blir tillåtna när alla har haft två brickor stående samtidigt.
castle-keep-nothing-there = Det finns ingen bricka på { $cell } i den borgen.
castle-keep-other-there = På { $cell } står { $standing }. Bara en likadan bricka kan anfalla den.
castle-keep-towers-off = Torn kan inte anfallas i det här partiet: alternativet `{ castle-keep-option-towers.name }` är av.
castle-keep-nobody-there = Det finns ingen att anfalla i { castle-keep-title-siege }.
castle-keep-own-castle = Du kan inte anfalla din egen borg.
castle-keep-unknown-target = Det finns ingen sådan borg att anfalla.
castle-keep-not-hit = { $turned } vändes upp, och den kan inte träffa { $cell }.
castle-keep-nothing-turned = Ingen bricka har vänts upp.

castle-keep-move-form = Det draget kan jag inte läsa. Drag ser ut som `TRc@a1`, `2:WBz@b1`, `done`, `pass` eller `drop WBz`.
castle-keep-name-cell = Ange en ruta, a1 till c3.
castle-keep-cell-form = `{ $typed }` är ingen ruta: de heter a1 till c3.
castle-keep-name-tile = Ange en bricka med ord, som `rött vågigt torn`, eller med bokstäver: T (torn) eller W (mur), sedan färg (R Y B) och form (c z s), som `TRc`. Kärntorn skrivs som `KR`.
castle-keep-discards-empty = Slänghögen är tom, så det finns inget att dra där.
castle-keep-transfer-form = En överflyttning anger båda borgarna och rutorna: `1.a1>2.c3`.
castle-keep-one-castle = Det finns bara en borg.
castle-keep-owner-form = `{ $typed }` är ingen borg du kan anfalla. Ange spelarens nummer, som `2:WBz@b1`.
castle-keep-king-form = Här finns bara kungens borg: `king:WBz@b1`.
castle-keep-nothing-fits = { $ask ->
    [cell] Det passar inte. Ange var brickan ska stå.
   *[target] Det passar inte. Ange vilken borg och ruta du anfaller.
  }
castle-keep-ambiguous = { $ask ->
    [cell] Ange var den ska stå, som `{ $example }`.
   *[target] Ange vilken borg och ruta du anfaller, som `{ $example }`.
  }

castle-keep-siege-towers = { castle-keep-title-siege } har inget alternativ `{ castle-keep-option-towers.name }`: belägringen träffar ändå alla slags brickor.
castle-keep-siege-discard-draw = { castle-keep-title-siege } har inget alternativ `{ castle-keep-option-discard-draw.name }`: du drar alltid en bricka från stapeln.
castle-keep-version-form = Versionen är { castle-keep-title-standard }, { castle-keep-title-takeover }, { castle-keep-title-empire }, { castle-keep-title-king } eller { castle-keep-title-siege }.

castle-keep-idle = Det finns inget att välja: det är inte din tur.
castle-keep-gone = Det går inte längre. Välj igen.

## Steg för steg

castle-keep-first = { $phase ->
    [only-pass] Inget du har passar, så du står över.
    [stuck] Inget mer passar.
    [draw] Varifrån drar du?
    [attack] Bygga, anfalla eller stå över?
    [act] Bygga eller stå över?
    [build] Bygga vidare, eller sluta?
    [discard] Vilken bricka slänger du?
   *[hit] Vilken bricka träffar belägringen?
  }
castle-keep-which-attack = Välj ditt anfall. Det går inte att ta tillbaka.
castle-keep-which-transfer = Vilken bricka flyttar du över?
castle-keep-where-to = Vart ska den?
castle-keep-where-goes = Var ska { $tile } stå?
castle-keep-no-place = Du kan inte använda { $tile } nu.
castle-keep-places = { $places ->
    [0] passar ingenstans
    [one] 1 plats
   *[other] { $places } platser
  }
castle-keep-confirm-attack = { $count ->
    [one] Anfall: 1 bricka faller
   *[other] Anfall: { $count } brickor faller
  }
castle-keep-play = { $told }.
castle-keep-attack = Anfall
castle-keep-transfer = Flytta över en bricka
castle-keep-done = Klar
castle-keep-pass = Stå över
castle-keep-from-pile = Två från stapeln
castle-keep-from-discards = { $tile } ur slänghögen
castle-keep-tile-goes-on = { $from ->
    [spoils] { $tile } på { $spot }, ur bytet
   *[hand] { $tile } på { $spot }
  }
castle-keep-in-castle = { $cell } i borg { $number }

## Vad ett drag gör, i en meny

castle-keep-suggested = { $mv } · { $told }
castle-keep-does-draw = Dra två brickor från stapeln
castle-keep-does-draw-top = Dra { $tile } ur slänghögen, sedan en okänd bricka
castle-keep-does-complete = Fullborda borgen med { $tile } och vinn
castle-keep-does-build = Bygg { $tile } på { $spot }
castle-keep-does-end = Sluta bygga
castle-keep-does-transfer = Flytta över { $tile } från { $from } till { $to }
castle-keep-does-attack = Anfall { $target }: { $cells } faller{ $keeps ->
    [2] , med två kärntorn
   *[other] {""}
  }{ $left ->
    [none] { $count ->
        [one] {" "}– den sista
       *[other] {" "}– de sista
      }
   *[some] {""}
  }
castle-keep-does-attack-with = { $left ->
    [none] Anfall { $target }: { $cell } med { $tile }, { $count } faller – de sista
   *[some] Anfall { $target }: { $cell } med { $tile }, { $count } faller
  }
castle-keep-target = { $owner ->
    [you] { $number ->
        [0] din borg
       *[other] din borg { $number }
      }
   *[other] { $number ->
        [0] { $owner }
       *[other] { $owner } (borg { $number })
      }
  }
castle-keep-does-nothing = Varken bygga eller anfalla
castle-keep-does-discard = Släng { $tile }
castle-keep-falls = { $cells } faller

## Bredvid brädena

castle-keep-place-hidden = brickor med baksidan upp
castle-keep-place-pile = stapel
castle-keep-place-discards = slänghög, överst { $top }
castle-keep-place-no-discards = tom slänghög
castle-keep-place-open = anfall är tillåtna
castle-keep-place-closed = anfall är inte tillåtna än
castle-keep-place-spoils = byte

## Reglerna

castle-keep-castle-title = Din borg
castle-keep-castle =
    {"*"}*Fullborda en borg av nio brickor före alla andra, eller rasera en motståndares borg helt.**

    En borg är en kvadrat på 3×3: **torn** i hörnen (a1 c1 a3 c3), **murar** längs sidorna (b1 a2 c2 b3) och ett **kärntorn** i mitten (b2). Torn och murar finns i tre färger (röd, gul, blå) och tre former (vågig, taggig, rak), fyra av varje. Kärntorn har bara färg, ingen form: sex av varje färg. Det blir 90 brickor.

    De åtta yttre brickorna är **ringen**. Varje bricka du lägger till måste passa ihop med **alla** brickor som redan står intill den i ringen, i färg eller form. Bara brickan som sluter ringen får nöja sig med en av sina två grannar.

    {"*"}*Kärntornet** kräver en bricka i sin färg i ringen när du bygger det. Sedan spelar det ingen roll.
castle-keep-castle-alt = En färdig borg. Torn: rött vågigt på a1, gult taggigt på c1, blått rakt på a3, blått vågigt på c3. Murar: röd taggig på b1, röd rak på a2, gul vågig på c2, blå vågig på b3. Kärntorn: rött på b2.

castle-keep-turns-title = Din tur
castle-keep-turns =
    Alla har fyra hemliga brickor.

    {"*"}*1. Dra** två brickor. Det gör jag åt dig. När stapeln är slut blandas slänghögen till en ny.

    {"*"}*2. Bygg, anfall eller stå över.** När du bygger lägger du så många brickor du vill och väljer sedan *Klar*. Börja en borg med valfri mur eller valfritt torn. Därefter läggs varje bricka intill en som står. Om bara ditt kärntorn står kvar efter ett anfall måste nästa bricka ha samma färg, och den får stå på vilken plats som helst för sitt slag.

    {"*"}*3. Släng** tills du har fyra kvar, om du har fler. Du väljer vilka.

    Turen tar slut av sig själv när det inte finns något kvar att bestämma.
castle-keep-turns-alt = En borg med ett rött vågigt torn på a1 och en röd rak mur på a2. Nästa bricka får stå intill dem, på b1 eller a3, om den passar ihop.

castle-keep-attacking-title = Anfall
castle-keep-attacking =
    Du får anfalla när alla har haft två brickor stående samtidigt. Från och med då är anfall alltid tillåtna. Den som anfaller bygger inte samma tur. Svärden bredvid stapeln visar att anfall är tillåtna; så länge de inte är det är svärden bleka.

    {"*"}*Murar.** Spela en mur som är likadan som en motståndares mur, i både färg och form. Den faller, tillsammans med alla murar och torn i samma färg som hänger ihop med den längs ringen, oavsett form. En lucka hejdar raset. Kärntornet står kvar.

    {"*"}*Kärntorn.** Spela två kärntorn i samma färg som en motståndares kärntorn, eller bara ett om kärntornet är det enda som står kvar.

    {"*"}*Ta den sista brickan i en motståndares borg, så vinner du genast.**

    {"*"}*Alternativ** · `{ castle-keep-option-towers.name }`: även torn kan anfallas, med likadana torn. `{ castle-keep-option-discard-draw.name }`: turens första bricka får tas överst ur slänghögen. `{ castle-keep-option-strict-finish.name }`: brickan som sluter ringen måste passa ihop åt båda hållen.

    -# 🏠 Husregler: ett anfall per tur. Om någon ger upp och minst två är kvar, slängs den spelarens hand och byte, borgarna tas bort och de andra spelar vidare; den som är kvar sist vinner.
castle-keep-attacking-alt = En borg med röda brickor på a1, b1 och c1, en blå mur på c2 och ett rött kärntorn. De tre röda brickorna i ringen är markerade: en röd taggig mur som spelas mot b1 fäller dem alla.

castle-keep-versions-title = Fem versioner
castle-keep-versions =
    {"*"}*{ castle-keep-title-standard }**, 2–4 spelare: reglerna hittills.

    {"*"}*{ castle-keep-title-takeover }**, 2 spelare: det du raserar blir ditt öppna **byte**. Från och med nästa tur får du bygga med det också. Bytet kan inte anfalla, och det räknas inte in i dina fyra brickor.

    {"*"}*{ castle-keep-title-empire }**, 2–4 spelare: alla bygger två borgar. Fullborda båda, eller rasera alla motståndarnas borgar, så vinner du. När det är din tur, innan du anfaller eller står över, får du flytta över brickor till din andra borg där de passar: varje bricka en gång per tur, och aldrig en borgs sista bricka. En raserad borg förblir i ruiner, och den som har båda i ruiner är ute. Anfall blir tillåtna när alla har två brickor sammanlagt.

    {"*"}*{ castle-keep-title-king }**, 2 spelare: båda bygger och anfaller samma borg, och den som fullbordar den vinner. Anfall blir tillåtna när den har haft två brickor. Om den raseras påbörjas en ny.

    {"*"}*{ castle-keep-title-siege }**, 1 spelare: din borg börjar med en bricka från stapeln, kanske ett kärntorn. Varje tur drar du en bricka, bygger eller står över, och slänger tills du har fyra kvar. Sedan vänder belägringen upp två brickor. Var och en som är likadan som en av dina raserar den, tillsammans med murar och torn i samma färg som hänger ihop med den; om den passar på flera väljer du. Av alternativen gäller bara `{ castle-keep-option-strict-finish.name }`. Fullborda borgen innan stapeln tar slut, och förlora aldrig din sista bricka.
castle-keep-versions-alt = En spelares två borgar i { castle-keep-title-empire }: den första har fem brickor, den andra tre.

castle-keep-notation-title = Skriva drag
castle-keep-notation =
    Det går att spela med bara knappar och menyer. Om du hellre skriver spelar stora eller små bokstäver ingen roll.

    En **bricka** är slag, färg och form: `TRc` är ett rött vågigt torn, `WBz` en blå taggig mur, `KY` ett gult kärntorn.

    - **Bygga**: `TRc@a1`, sedan `done`. I { castle-keep-title-empire } är `TRc@2.a1` din andra borg. `*TRc@a1` bygger ur ditt byte.
    - **Anfalla**: `2:WBz@b1` anfaller muren på b1 hos spelare 2. `2:KR@b2` anfaller ett kärntorn, med ett eller två kärntorn efter behov. { castle-keep-title-empire }: `2.1:WBz@b1`. { castle-keep-title-king }: `king:WBz@b1`.
    - **Stå över** och **slänga**: `pass`, `drop WBz`.
    - **Dra** (alternativet `{ castle-keep-option-discard-draw.name }`): `draw` från stapeln, `draw TRc` för att först ta den översta ur slänghögen.
    - **Flytta över en bricka** ({ castle-keep-title-empire }): `1.a1>2.c3`.
    - **Belägring**: `hit b1` om du får välja.
castle-keep-notation-alt = En borg med en bricka, det röda vågiga tornet på a1: `TRc@a1`.

castle-keep-principle-fit = Bygg så att dina andra brickor fortfarande passar efteråt.
castle-keep-principle-keep = Bygg kärntornet tidigt: bara kärntorn kan anfalla det.
castle-keep-principle-mix = Blanda färgerna runt ringen: sammanhängande brickor i samma färg faller tillsammans.
castle-keep-principle-strike = Anfall för att hindra en fullbordad borg eller ta den sista brickan; bygg annars, för ett anfall ersätter byggandet.
castle-keep-principle-hold = Håll inne det som en motståndare kan rasera, och bygg allt på en tur när du kan bli färdig.
castle-keep-principle-wait = Släng dubbletter och det som inte passar någonstans; spara det som många brickor du inte ser skulle fullborda.

castle-keep-why-wins = Det vinner genast.
castle-keep-why-wins-by-razing = { $count ->
    [one] Det vinner genast: det raserar den sista brickan i den borgen.
    [2] Det vinner genast: båda brickorna i den borgen hänger ihop, så hela borgen faller.
   *[other] Det vinner genast: alla { $count } brickor i den borgen hänger ihop, så hela borgen faller.
  }
castle-keep-why-finishes = Med brickorna du har på hand kan du fullborda borgen och vinna redan den här turen: { $moves }.
castle-keep-why-finishes-by-draw = Med brickan överst i slänghögen kan du vinna redan den här turen: sedan { $moves }.
castle-keep-why-builds = { $whose ->
    [own] Din borg
    [shared] Borgen
   *[one] Den borgen
  } har då { $tiles } av sina 9 brickor{ $next ->
    [builds] , och { $all } med { $more } den här turen.
   *[waits] { $fitting ->
        [0] .
        [one] . 1 till av dina kan följa: spara den tills du kan bli färdig.
       *[other] . { $fitting } till av dina kan följa: spara dem tills du kan bli färdig.
      }
  }
castle-keep-why-completes = Den borgen är då fullbordad{ $missing ->
    [0] .
    [one] ; din andra borg saknar ännu 1 bricka.
   *[other] ; din andra borg saknar ännu { $missing } brickor.
  }
castle-keep-why-opens = Med den brickan blir anfall möjliga: av brickorna som du sparar kan { $own ->
    [0] ingen
   *[other] { $own }
  } anfalla, och av dem som du inte ser kan { $theirs ->
    [0] ingen
   *[other] { $theirs }
  } anfalla { $whose ->
    [shared] borgen
   *[own] dig
  }.
castle-keep-why-fells = { $delay ->
    [next] { $count ->
        [one] Det raserar 1 bricka och lämnar { $left }, så den borgen kan inte bli färdig nästa tur: { $missing } brickor saknas, med { $held } att bygga med.
       *[other] Det raserar { $count } brickor och lämnar { $left }, så den borgen kan inte bli färdig nästa tur: { $missing } brickor saknas, med { $held } att bygga med.
      }
   *[none] { $count ->
        [one] Det raserar 1 bricka och lämnar { $left }.
       *[other] Det raserar { $count } brickor och lämnar { $left }.
      }
  }
castle-keep-why-razes = Det lägger den borgen i ruiner för gott.
castle-keep-why-costs = { $count ->
    [one] Det kostar dig 1 bricka och lämnar den bästa borgen att bygga vidare på.
   *[other] Det kostar dig { $count } brickor och lämnar den bästa borgen att bygga vidare på.
  }
castle-keep-why-spares = Det är den bricka du har minst nytta av.
castle-keep-why-spares-for-finish = { $waiting ->
    [one] Med det du sparar kan du bli färdig nästa tur om du drar rätt bricka: 1 av dem du inte ser
   *[other] Med det du sparar kan du bli färdig nästa tur om du drar någon av { $waiting } brickor som du inte ser
  }{ $percent ->
    [0] .
   *[other] , en chans på ungefär { $percent } %.
  }
castle-keep-why-finishes-after-siege = { $waiting ->
    [one] Med det du sparar kan du bli färdig nästa tur om belägringen skonar din borg och du sedan drar rätt bricka: 1 av dem du inte ser
   *[other] Med det du sparar kan du bli färdig nästa tur om belägringen skonar din borg och du sedan drar någon av { $waiting } brickor som du inte ser
  }{ $percent ->
    [0] .
   *[other] , en chans på ungefär { $percent } %.
  }
castle-keep-why-spares-reach = Utan den kan det du sparar senare föra { $whose ->
    [shared] borgen
   *[own] din borg
  } lika långt: till { $tiles } av sina 9 brickor på en tur.
castle-keep-why-spares-unfit = Den passar ingenstans just nu, så den har du minst nytta av.
castle-keep-why-spares-all-unfit = Inget på din hand passar just nu; den här brickan har du minst nytta av.
castle-keep-why-spares-less-wanted = Ingenting på din hand passar just nu. Av brickorna som du inte ser skulle { $own ->
    [0] ingen
   *[other] { $own }
  } ge plats åt den här, och { $most } åt din { $kept }.
castle-keep-why-spares-best = Ingenting på din hand passar just nu. Med det du sparar låter { $makers } av brickorna som du inte ser dig också bygga en från handen; utan { $other } i stället bara { $fewer }.
castle-keep-why-spares-copy = Du sparar en likadan.
castle-keep-why-keeps = Spara brickorna så länge: när anfall blir möjliga kan det du bygger falla, men inte det du har på hand.
castle-keep-why-keeps-safe = Spara brickorna så länge: på din hand kan ingen anfalla dem.
castle-keep-why-keeps-best = Bygg inget{ $after ->
    [built] { "" } mer
   *[kept] { "" }
  } nu: av dina { $tiles } brickor, spara de { $kept } som passar bäst ihop, där ingen kan anfalla dem.
castle-keep-why-keeps-from-siege = Spara brickorna så länge: belägringen kan förstöra det du bygger, men inte det du har på hand.
castle-keep-why-keeps-from-other = Spara brickorna så länge: i borgen som ni delar skulle de hjälpa motståndaren också.
castle-keep-why-nothing-fits = Ingenting på din hand passar just nu.
castle-keep-why-takes = Du vet vad du får{ $when ->
    [now] , och du har nytta av det.
   *[later] , även om brickan inte passar någonstans än.
  }
castle-keep-why-draws = En okänd bricka är värd mer än den som ligger överst.
castle-keep-why-moves = Den brickan gör mer nytta i din andra borg.
castle-keep-why-room = Av de { $unseen } brickor som du inte ser passar { $fitting } efteråt{ $percent ->
    [0] .
   *[other] : en chans på ungefär { $percent } % att dra en nästa tur.
  }
castle-keep-why-room-elsewhere = Av de { $unseen } brickor som du inte ser passar { $fitting } efteråt; efter { $mv } bara { $fewer }.
castle-keep-why-room-now = Av de { $unseen } brickor som du inte ser passar { $fitting } efteråt, men bara { $before } nu.
castle-keep-why-risks = { $matching } av brickorna som du inte ser skulle då kunna fälla den här{ $others ->
    [0] .
   *[other] , och { $others } till med den.
  }
castle-keep-why-risks-all = { $matching } av brickorna som du inte ser skulle då kunna fälla hela din borg och besegra dig, en chans på ungefär { $percent } %{ $beside ->
    [now] : inte fler än nu.
    [builds] , men inget annat bygge riskerar mindre.
    [room] . I gengäld passar { $fitting } av dem på din borg, mot { $before } nu.
   *[none] .
  }
castle-keep-why-would-open = { $after ->
    [built] Inte { $mv } också
   *[kept] Inte { $mv }
  }: anfall skulle bli möjliga, och { $theirs ->
    [0] ingen
   *[other] { $theirs }
  } av brickorna som du inte ser skulle kunna anfalla { $whose ->
    [shared] borgen
   *[own] dig
  }.
castle-keep-why-would-expose = { $after ->
    [built] Inte { $mv } också
   *[kept] Inte { $mv }
  }: { $when ->
    [later] när anfall blir möjliga skulle { $matching } av brickorna som du inte ser
   *[now] { $matching } av brickorna som du inte ser skulle då
  } kunna fälla den{ $others ->
    [0] .
   *[other] , och { $others } till med den.
  }
castle-keep-why-reaches = Det du sparar kan senare föra { $whose ->
    [shared] borgen
   *[own] din borg
  } till { $tiles } av sina 9 brickor på en tur: { $missing } till gör den färdig.
castle-keep-why-would-follow = Av de { $unseen } brickor som du inte ser skulle { $makers } låta dig bygga en bricka från handen också{ $percent ->
    [0] .
   *[other] : en chans på ungefär { $percent } % att dra en nästa tur.
  }
castle-keep-why-unhit = Ingen bricka som du inte ser skulle kunna fälla den här.
castle-keep-why-only-keeps = { $unseen ->
    [0] Bara två kärntorn i dess färg på en gång kan fälla det här kärntornet, och du ser alla.
   *[other] Bara två kärntorn i dess färg på en gång kan fälla det här kärntornet; { $unseen } av dem ser du inte.
  }
castle-keep-why-lacks = Ägaren saknar sedan { $missing } brickor och har { $held } att bygga med.
castle-keep-lesson-match = Du bygger en borg av nio brickor: torn i hörnen, murar mellan dem och kärntornet i mitten. En ny bricka läggs intill en annan och passar ihop med **varje** granne i **form** eller **färg**. Bygg det blå taggiga tornet intill den taggiga muren, och sedan den röda vågiga muren intill det röda tornet.
castle-keep-lesson-match-done = En efter form, en efter färg (och form). Du får bygga så många brickor som passar på samma tur. Traven med ett tal är stapeln: varje tur börjar med två brickor därifrån.
castle-keep-lesson-match-other = Det röda vågiga tornet passar också där, för det har murens färg. Men bygg det blå taggiga tornet på **c1** den här gången.
castle-keep-lesson-match-passed = Så bygger du ingenting, fast du har brickor som passar. Bygg först det blå taggiga tornet på **c1**, sedan den röda vågiga muren på **a2**.
castle-keep-lesson-match-wrong = Först det blå taggiga tornet på c1, som passar ihop med muren i form. Sedan den röda vågiga muren på a2.
castle-keep-lesson-keep = Kärntornet ska stå i mitten. Det har ingen form, men kräver en bricka i sin egen färg i borgen. Din är röd hittills: bygg rätt kärntorn.
castle-keep-lesson-keep-done = Från och med nu skyddar ditt kärntorn mitten, och bara kärntorn kan anfalla det. De korsade svärden intill stapeln är bleka tills anfall är tillåtna: så snart varje borg har två brickor.
castle-keep-lesson-keep-wrong = Så bygger du ingenting. Bygg det **röda** kärntornet på b2: för det blå måste borgen först ha en blå bricka.
castle-keep-lesson-finish = En lucka är kvar, på c3. Ringens sista bricka behöver bara passa ihop med en av sina två grannar. Fullborda borgen och vinn!
castle-keep-lesson-finish-done = Nio brickor: borgen är fullbordad, och du vinner.
castle-keep-lesson-finish-wrong = Leta efter tornet som passar ihop med den gula muren på c2.
castle-keep-lesson-attack = I stället för att bygga kan du anfalla en mur i motståndarens borg med en **likadan** mur. Den faller, med alla murar och torn i samma färg som hänger ihop med den. Själva tornen går inte att anfalla. Ta den **röda taggiga muren** ur din hand och anfall tvillingen på **b1**. Du har fler än fyra brickor kvar, så släng en efteråt.
castle-keep-lesson-attack-done = Tre brickor föll på ett slag. Raserar du den sista brickan i en borg vinner du också. När turen är slut behåller du högst fyra brickor, och motståndaren drar två. Det är standardspelet. Nu följer fyra andra versioner, en i varje steg.
castle-keep-lesson-attack-wrong = Anfall den röda taggiga muren på **b1** med den i din hand, och släng sedan valfri bricka.
castle-keep-lesson-takeover = Versionen väljer du när du startar ett parti. I **{ castle-keep-title-takeover }** blir brickorna du raserar ditt byte, och du får bygga med dem. Ett kärntorn faller för två kärntorn: anfall det röda på **b2** med de två röda kärntornen i din hand.
castle-keep-lesson-takeover-done = Nu är kärntornet ditt: det ligger i ditt byte.
castle-keep-lesson-takeover-wrong = Anfall det röda kärntornet på b2 i motståndarens borg. Det krävs två röda kärntorn.
castle-keep-lesson-empire = Nästa version är **{ castle-keep-title-empire }**: du bygger två borgar och behöver båda. En av dina är fullbordad. Bygg klart den andra med tornet i din hand.
castle-keep-lesson-empire-done = Båda borgarna är fullbordade, och du vinner. I { castle-keep-title-empire } får du också flytta över brickor från den ena borgen till den andra.
castle-keep-lesson-empire-wrong = Luckan finns på c3 i borg 1.
castle-keep-lesson-king = Sedan kommer **{ castle-keep-title-king }**: det finns bara en borg. Ni bygger den båda två, och den som lägger den sista brickan vinner. Lägg den!
castle-keep-lesson-king-done = Borgen är din. Lämna aldrig en borg med en enda lucka åt motståndaren!
castle-keep-lesson-king-wrong = Luckan på c3 väntar på ditt torn.
castle-keep-lesson-siege = Den sista versionen är **{ castle-keep-title-siege }**, för en ensam spelare: bygg din borg innan brickorna tar slut, medan ett anfall kan komma varje tur. Bli klar med den här i tid.
castle-keep-lesson-siege-done = Du höll borgen! Nu kan du Castle Keep och dess versioner.
castle-keep-lesson-siege-wrong = Ditt torn passar i luckan på c3.
