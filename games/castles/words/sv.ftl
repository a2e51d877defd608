findorff-summary = Ställ upp en armé i hemlighet; musketörer, ryttare och pikenerare jagar varandra och generalen
findorff-option-board = Hur stort brädet är, och arméerna
    .name = bräde
findorff-option-crush = Mot vems pjäser en knuffad pjäs krossas
    .name = krossa
findorff-board-small = 8×8, en general och upp till 15 andra pjäser var
    .name = litet
findorff-board-large = 9×9 med en sjö, en general och upp till 18 andra pjäser var
    .name = stort
findorff-crush-comrade = mot pjäser ur dess egen armé; står dina bakom går den inte att knuffa
    .name = kamrat
findorff-crush-anvil = mot pjäser ur din armé; står dess egna bakom går den inte att knuffa
    .name = städ
findorff-crush-either = mot pjäser ur båda arméerna
    .name = båda
findorff-draw = belägring (remi)
    .label = Belägring (remi)

## Namn

findorff-orange = Guld
findorff-blue = Marinblå

findorff-general = general
    .def = generalen
findorff-horseman = ryttare
    .def = ryttaren
findorff-musketeer = musketör
    .def = musketören
findorff-pikeman = pikenerare
    .def = pikeneraren
findorff-title = { $kind ->
    [G] General
    [H] Ryttare
    [M] Musketör
   *[P] Pikenerare
  }
    .def = { $kind ->
        [G] generalen
        [H] ryttaren
        [M] musketören
       *[P] pikeneraren
      }
findorff-several = { $kind ->
    [G] { $count ->
        [one] general
       *[other] generaler
      }
    [H] ryttare
    [M] { $count ->
        [one] musketör
       *[other] musketörer
      }
   *[P] pikenerare
  }
findorff-counted = { $count } { $pieces }
findorff-empty = tom

findorff-arrow = { $way ->
    [left] ◀
    [up] ▲
    [down] ▼
   *[right] ▶
  }
    .label = Framåt

## Det som händer

findorff-stepped = { $side ->
    [you] Din { $kind } går från { $from } till { $to }.
   *[other] { $side }: { $kind-def } går från { $from } till { $to }.
  }
findorff-struck = { $side ->
    [you] Din { $kind } på { $from } slår { $victim-def } på { $to }.
   *[other] { $side }: { $kind-def } på { $from } slår { $victim-def } på { $to }.
  }
findorff-pushed = { $side ->
    [you] Din { $kind } på { $from } knuffar { $kind-def } på { $to } tillbaka till { $behind }.
   *[other] { $side }: { $kind-def } på { $from } knuffar { $kind-def } på { $to } tillbaka till { $behind }.
  }
findorff-pushed-off = { $side ->
    [you] Din { $kind } på { $from } knuffar { $kind-def } på { $to } av brädet.
   *[other] { $side }: { $kind-def } på { $from } knuffar { $kind-def } på { $to } av brädet.
  }
findorff-drowned = { $side ->
    [you] Din { $kind } på { $from } knuffar { $kind-def } på { $to } i sjön.
   *[other] { $side }: { $kind-def } på { $from } knuffar { $kind-def } på { $to } i sjön.
  }
findorff-crushed = { $side ->
    [you] Din { $kind } på { $from } krossar { $kind-def } på { $to } mot pjäsen på { $behind }.
   *[other] { $side }: { $kind-def } på { $from } krossar { $kind-def } på { $to } mot pjäsen på { $behind }.
  }
findorff-passed = { $stuck } kan inte dra, så { $side } drar igen.
findorff-ready = { $side } har ställt upp sin armé.
# Said to both players, after their names.
findorff-draw-up = ställ upp era arméer, båda två.
findorff-draws-up = { $side ->
    [you] { $how ->
        [mirrored] Du ställer upp armén ”{ $name }”, speglad.
       *[straight] Du ställer upp armén ”{ $name }”.
      }
   *[other] { $how ->
        [mirrored] { $side } ställer upp armén ”{ $name }”, speglad.
       *[straight] { $side } ställer upp armén ”{ $name }”.
      }
  }
findorff-draws-up-own = { $side ->
    [you] Du ställer upp en armé med { $soldiers }.
   *[other] { $side } ställer upp en armé med { $soldiers }.
  }
findorff-revealed = Arméerna avslöjas. { findorff-orange } har { $orange }. { findorff-blue } har { $blue }.

findorff-beheaded = { $side } har förlorat sin general.
findorff-bare = { $side } har bara generalen kvar.
findorff-stuck = Belägring: ingen av sidorna kan dra.
findorff-repeated = Belägring: samma ställning har uppstått för tredje gången.
findorff-quiet = { $plies ->
    [one] Belägring: inget har slagits på 1 drag.
   *[other] Belägring: inget har slagits på { $plies } drag.
  }

## Ställningen i ord

findorff-small-board = Litet bräde, a1 till h8.
findorff-large-board = Stort bräde, a1 till i9, med sjön d4 till f6.
findorff-to-move = { $side } är vid draget.
findorff-both-draw = Båda sidorna ställer upp sina arméer i hemlighet.
findorff-one-draws = { $ready } har ställt upp sin hemliga armé. { $waiting } håller fortfarande på.
findorff-last = Senast – { $deed }
findorff-roll = { $side }: { $pieces }.
findorff-stand = { $pieces } { $squares }
findorff-lost = { $side } har förlorat { $pieces }.

## Varför något inte går

findorff-not-your-turn = Det är inte din tur.
findorff-nothing-moves = Inget kan flyttas förrän båda arméerna är uppställda.
findorff-drawn-up = Arméerna är uppställda och kan inte ändras längre.

findorff-other-army = Den här armén hör till en annan plats eller ett annat bräde.
findorff-outside-zone = { $square } ligger inte i din hemzon, raderna { $first } till { $last }.
findorff-one-a-square = Bara en pjäs får plats på en ruta.
findorff-no-general = En armé måste ha sin general.
findorff-generals = En armé har en general, inte { $count }.
findorff-no-soldiers = En armé måste ha minst en pjäs utöver generalen.
findorff-too-many = { $limit ->
    [one] En armé har högst 1 pjäs utöver generalen. Den här har { $count }.
   *[other] En armé har högst { $limit } pjäser utöver generalen. Den här har { $count }.
  }

findorff-in-lake = { $square } ligger i sjön.
findorff-off-board = { $square } finns inte på det här brädet.
findorff-not-yours = På { $square } står en { $kind } som inte är din.
findorff-nobody-there = Det står ingen pjäs på { $square }.
findorff-one-square = En pjäs går en ruta framåt, bakåt eller åt sidan, aldrig längre och aldrig diagonalt.
findorff-no-return = En { $kind } som har lämnat sin hemzon får inte gå in i den igen.
findorff-own-piece = På { $square } står en { $kind } som är din egen.
findorff-general-strikes = En general kan bara slå den andra generalen.
findorff-not-prey = { $prey ->
    [H] En { $kind } kan inte slå en { $target }, utan bara ryttare och generalen. Pjäser av samma slag kan den knuffa.
    [M] En { $kind } kan inte slå en { $target }, utan bara musketörer och generalen. Pjäser av samma slag kan den knuffa.
   *[P] En { $kind } kan inte slå en { $target }, utan bara pikenerare och generalen. Pjäser av samma slag kan den knuffa.
  }
findorff-stopped = { $whose ->
    [yours] Den går inte att knuffa: bakom den, på { $behind }, står en av dina egna pjäser.
   *[theirs] Den går inte att knuffa: bakom den, på { $behind }, står en pjäs ur dess egen armé.
  }
findorff-other-verb = { $verb ->
    [push] { $from } till { $to } är en knuff.
    [strike] { $from } till { $to } är ett slag.
   *[step] { $from } till { $to } är ett steg.
  }

findorff-long-move = Det där är för långt för ett drag.
findorff-move-form = Ett drag är två rutor, från och till, som d2-d3. Slag och knuffar skrivs på samma sätt.
findorff-other-kind = Pjäsen på { $square } är en { $there }, inte en { $named }.
findorff-no-move-with = Inget drag går till eller från { $square }. Skriv båda rutorna, som d2-d3.
findorff-ambiguous = Flera drag går till eller från { $square }. Skriv båda rutorna.
findorff-beyond-board = { $square } finns inte på det här brädet, som går från a1 till { $last }.
findorff-named-twice = { $square } är angiven två gånger.
findorff-army-form = Skriv en armé som { $example }, eller ange en formation.
findorff-no-army = ”{ $word }” är ingen armé. Skriv en som { $example }, eller ange en formation.
findorff-unknown-options = Alternativen är `{ findorff-option-board.name }` och `{ findorff-option-crush.name }`.

## Välja ett drag

findorff-nothing-to-draw-up = Det finns inget att ställa upp.
findorff-choice-gone = Det går inte längre. Välj igen.
findorff-army-gone = Det här utkastet till en armé passar inte här. Börja om.
findorff-piece = { $kind } på { $square }
findorff-where-to = Vart ska { $kind-def } på { $square }?
findorff-step = Gå till { $to }
    .low = gå till { $to }
findorff-strike = Slå { $victim-def } på { $to }
    .low = slå { $victim-def } på { $to }
findorff-push = Knuffa { $kind-def } på { $to } tillbaka till { $behind }
    .low = knuffa { $kind-def } på { $to } tillbaka till { $behind }
findorff-push-off = Knuffa { $kind-def } på { $to } av brädet
    .low = knuffa { $kind-def } på { $to } av brädet
findorff-drown = Knuffa { $kind-def } på { $to } i sjön
    .low = knuffa { $kind-def } på { $to } i sjön
findorff-crush = Krossa { $kind-def } på { $to } mot { $behind }
    .low = krossa { $kind-def } på { $to } mot { $behind }
findorff-confirm = { $kind } på { $square }: { $deed-low }.
findorff-way = { $way } { $deed }
findorff-chosen-way = { $way } ✓ { $deed }
findorff-offered = { $mv }  { $kind } { $square }: { $deed-low }

findorff-which-piece = Vilken pjäs?
findorff-moves = { $moves ->
    [one] 1 drag
   *[other] { $moves } drag
  }
findorff-deed-step = gå
findorff-deed-strike = slå { $victim-def }
findorff-deed-push = knuffa { $kind-def } till { $behind }
findorff-deed-push-off = knuffa { $kind-def } av brädet
findorff-deed-drown = knuffa { $kind-def } i sjön
findorff-deed-crush = krossa { $kind-def } mot { $behind }

## Ställa upp en armé

findorff-how-drawn = Hur vill du ställa upp din armé?
findorff-kept = Din senaste armé
findorff-saved = ⭐ { $name }
findorff-army = { $soldiers }
findorff-formation = { $id ->
    [motley] Brokig
    [phalanx] Falang
    [volley] Salva
    [pincer] Tång
    [oblique] Snedställd
    [open] Gles
    [columns] Kolonner
    [guard] Vakt
    [raiders] Plundrare
   *[other] { $id }
  }
findorff-plan = { $id ->
    [motley] Bra att börja med: allt blandat, intill varje pjäs en som slår dess fiende
    [phalanx] En mur av pikenerare går fram; musketörer röjer fiendens undan
    [volley] Musketörer längs hela fronten; pikenerare bakom tar ryttarna som lockas in
    [pincer] Ryttare på båda flyglarna rider runt medan mitten håller emot
    [oblique] All tyngd till vänster, generalen långt till höger: bryt igenom på ena sidan
    [open] Luckor bakom fronten, så att få kan krossas mot sina egna
    [columns] Varje slag i egna kolonner: välj vad som ska möta vad
    [guard] Generalen i ett hörn bakom en av varje slag, några plundrare framför
    [raiders] En liten, rörlig armé med plats att vända; varje förlust svider mer
   *[other] { $id }
  }
findorff-listed = - **{ $name }**: { $plan }
findorff-suggested = { $how ->
    [mirrored] { $name }, speglad: { $plan }
   *[straight] { $name }: { $plan }
  }
findorff-even = { $each } av varje, blandat
findorff-even-hint = Placeras slumpvis
findorff-by-counts = Slumpvis efter antal
findorff-by-counts-hint = Du anger hur många av varje slag; de placeras slumpvis
findorff-by-squares = Ruta för ruta
findorff-by-squares-hint = Du placerar själv varje pjäs, rad för rad framifrån
findorff-how-many = { $kind ->
    [H] Hur många ryttare? Det finns plats för { $room }.
    [M] Hur många musketörer? Det finns plats för { $room }.
   *[P] Hur många pikenerare? Det finns plats för { $room }.
  }
findorff-review = Din armé: { $soldiers }.
findorff-unfinished = { $general ->
    [missing] { $free ->
        [0] Din armé måste ha sin general; i övrigt är den fulltalig.
       *[other] Din armé måste ha sin general. Du kan placera { $free } till utöver den.
      }
   *[placed] { $free ->
        [0] Din armé är fulltalig.
       *[other] Du kan placera { $free } till.
      }
  }
findorff-deploy = Ställ upp
findorff-formations = Formationer
findorff-eraser = Radergummi
findorff-paint-where = { $brush }: vilka rutor?
findorff-what-here = { $square }: { $there }. Byt plats, eller välj en pjäs.
findorff-mirror = Spegla
findorff-shuffle = Blanda
findorff-swap = Byt två rutor
findorff-change = Ändra en ruta
findorff-which-swap = { $which ->
    [first] Vilken ruta vill du byta?
   *[second] Med vilken ruta?
  }
findorff-which-change = Vilken ruta vill du ändra?
findorff-row = { $which ->
    [front] Främsta raden, { $row }
    [middle] Mellersta raden, { $row }
   *[back] Bakersta raden, { $row }
  }
findorff-square = { $square }: { $there }
findorff-who-instead = { $square } nu: { $there }. Vem ska stå där i stället?
findorff-the-general = Generalen
findorff-the-general-hint = Byter plats med det som står här
findorff-nobody = Ingen
findorff-nobody-on = Ingen, raden ut
findorff-kind-on = { $pieces }, raden ut
findorff-who-stands = { $general ->
    [missing] Vem ska stå på { $square }? Du kan placera { $free } till, och generalen.
   *[placed] Vem ska stå på { $square }? Du kan placera { $free } till.
  }

## På en ruta eller bredvid brädet

findorff-place-piece = { $side ->
    [gold] { $kind } ({ findorff-orange })
   *[navy] { $kind } ({ findorff-blue })
  }
findorff-place-lake = sjö
findorff-place-lost = slagna pjäser
findorff-place-hidden = dold

## Reglerna

findorff-aim-title = Målet
findorff-aim =
    Två arméer, uppställda i hemlighet, möts öppet. **Slå fiendens general**, eller allt utom generalen, så vinner du.

    Utöver generalen har en armé tre slags pjäser, så många av varje som spelaren vill:
    - **Musketörer** slår pikenerare.
    - **Pikenerare** slår ryttare.
    - **Ryttare** slår musketörer.

    Mot sitt eget slag kan en pjäs bara knuffa. Alla pjäser slår en general; en general slår inget annat än den andra generalen.

    { findorff-orange } har runda pjäser och gör första draget; { findorff-blue } har sköldar. De två raderna närmast varje sida (tre på det stora brädet) är sidans hemzon.
findorff-aim-alt = Det lilla brädet, 8 gånger 8, med båda arméerna i sina hemzoner: { findorff-orange } på raderna 1 och 2, { findorff-blue } på raderna 7 och 8.

findorff-drawing-title = Ställa upp armén
findorff-drawing =
    Båda spelarna ställer upp sina arméer samtidigt. Du ser inget av motståndarens, inte ens hur stor den är, förrän båda är klara. Sedan är allt öppet.

    Placera din general och 1 till 15 andra pjäser (18 på det stora brädet) i din hemzon, en per ruta. **Dra** erbjuder formationer, placerar slumpvis så många du anger, eller låter dig gå ruta för ruta. Sedan kan du spegla, blanda, byta och ändra som du vill. När du har bekräftat går det inte att ändra. Nästa gång erbjuds du samma armé igen.

    { $formations }

    Så skriver du den: `deploy G:d1 H:f1,g1 M:a1,b1 P:c2`, `deploy phalanx` eller `deploy phalanx mirrored`.
findorff-drawing-alt = Det stora brädet, 9 gånger 9, med sjön på d4 till f6. En falang för { findorff-orange } står på raderna 1 till 3; hemzonen för { findorff-blue }, raderna 7 till 9, visar inget än.

findorff-moving-title = Gå, slå, knuffa
findorff-moving =
    När det är din tur flyttar du en pjäs en ruta framåt, bakåt eller åt sidan, aldrig diagonalt. Du måste göra ett drag, men du måste aldrig slå.
    - **Gå** till en ledig ruta: `d2-d3`.
    - **Slå** en pjäs av ett slag som din pjäs slår, och ta dess ruta: `d2xd3`.
    - **Knuffa** en fiende av samma slag en ruta rakt bakåt, och ta dess ruta: `d2>d3`. Den som knuffas av brädet eller i sjön är förlorad. Den som knuffas mot en pjäs ur sin egen armé **krossas**: den är förlorad, och pjäsen bakom står kvar. Står din egen pjäs bakom kan du inte knuffa.

    En pjäs som har lämnat hemzonen får inte gå tillbaka in, men den kan knuffas dit. Bara generalen kommer och går fritt.

    Det räcker att skriva `d2 d3` för alla tre. Enbart `d3` räcker om bara en pjäs kan gå dit.
findorff-moving-alt = { findorff-orange } har en musketör på c4 som kan slå pikeneraren på c5. Ryttaren på f5, också { findorff-orange }, kan knuffa ryttaren på f6 mot kamraten på f7 och krossa den.

findorff-ending-title = Slutet, och alternativen
findorff-ending =
    Du **vinner** när du slår fiendens general, eller den sista av de andra pjäserna.

    Remi heter **belägring**. Ni kan komma överens om den med **Föreslå …**. Den kommer också av sig själv när
    - ingen av sidorna kan dra,
    - samma ställning uppstår en tredje gång, eller
    - inget slås på 100 drag, båda sidors inräknade.

    Om bara en av sidorna kan dra får den andra stå över.

    {"*"}*Alternativ**
    - `{ findorff-option-board.name }` · `{ findorff-board-small.name }`: 8×8, upp till 15 pjäser och en general. `{ findorff-board-large.name }`: 9×9 med sjön, upp till 18.
    - `{ findorff-option-crush.name }` · vad som krossar en knuffad pjäs. `{ findorff-crush-comrade.name }`: en pjäs ur dess egen armé. `{ findorff-crush-anvil.name }`: en av dina. `{ findorff-crush-either.name }`: båda. En pjäs som inte krossar hindrar knuffen.

    -# 🏠 Husregler: att stå över, belägring utan överenskommelse, och `{ findorff-option-crush.name }` (de gamla reglerna kan läsas på alla tre sätten).
findorff-ending-alt = { findorff-orange } har en ryttare på e6 som kan slå generalen på e7.

findorff-principle-guard = Håll dina pjäser utom räckhåll, generalen först: vilken pjäs som helst kan slå den.
findorff-principle-avenge = Titta efter vad som kan slå tillbaka innan du slår.
findorff-principle-fork = Hota två pjäser på en gång: bara en av dem kan komma undan.
findorff-principle-edge = Knuffa vid kanten, vid sjön eller mot en kamrat: där går pjäsen förlorad.
findorff-principle-approach = Närma dig med det slag som slår: musketörer mot pikenerare, pikenerare mot ryttare, ryttare mot musketörer.
findorff-principle-mix = Ställ upp alla tre slagen sida vid sida: vart och ett skyddar mot det som slår grannen.

findorff-why-drawn = Det är en av flera bra arméer, slumpad så att ingen kan förbereda sig på den.
findorff-why-general = Det slår fiendens general, och därmed vinner du.
findorff-attacked = { $whose ->
    [own] din { $kind } på { $square }{ $aim }
   *[enemy] fiendens { $kind } på { $square }{ $aim }
  }
findorff-manner = { $how ->
    [off] { "" } genom att knuffa den av brädet
    [lake] { "" } genom att knuffa den i sjön
   *[strike] { "" }
  }
findorff-crushing = { "" } genom att krossa den mot pjäsen på { $behind }
findorff-attack-manner = { $how ->
    [off] { "" } (för att knuffa den av brädet)
    [lake] { "" } (för att knuffa den i sjön)
   *[strike] { "" }
  }
findorff-attack-crushing = { "" } (för att krossa den mot pjäsen på { $behind })
findorff-why-repeats = Samma ställning uppstår för tredje gången, så partiet slutar med belägring.
findorff-why-takes = Det tar fiendens { $victim }{ $by }, och motståndaren kan inte ta något i gengäld.
findorff-why-takes-only = Det tar fiendens { $victim }{ $by }.
findorff-why-trades = Det tar fiendens { $victim }{ $by }, men fiendens { $hunter } på { $square } kan slå tillbaka: ett byte.
findorff-why-saves = Det räddar din { $kind } på { $square } från fiendens { $hunter } på { $from }.
findorff-why-attacks = Det angriper { $pieces }.
findorff-why-retaliates = Om fiendens { $hunter } på { $from } tar din { $kind } på { $square }{ $by } tar { $mv } fiendens { $victim }.
findorff-why-lets-go = Fiendens { $hunter } på { $from } kan ta din { $kind } på { $square }{ $by }, men varje drag som räddar den förlorar partiet.
findorff-why-saves-in-vain = { $mv } skulle rädda din { $kind } på { $square }, men då tar { $reply } din { $victim }{ $by }.
findorff-why-saves-for-less = { $mv } skulle rädda din { $kind } på { $square }, men då angriper { $reply } { $pieces }, och vad du än svarar förlorar du en pjäs.
findorff-why-forsaken = Inget drag räddar din { $kind } på { $square }.
findorff-why-lost = Alla drag förlorar mot bästa spel.
findorff-why-lost-to = Alla drag förlorar mot bästa spel, och inget håller ut längre än det här. Svaret är { $reply }{ $moves ->
    [0] .
    [one] , som vinner genast.
   *[other] , som vinner på { $moves } drag.
  }
findorff-why-doomed = Vad du än drar faller din general för { $mv }.
findorff-why-passes = { $mv } skulle ta fiendens { $victim }, men motståndaren kan slå tillbaka.
findorff-why-joins = Nu kan { $count } av dina pjäser ta fiendens { $kind } på { $square }.
findorff-why-guards = Det skyddar din { $kind } på { $square } mot fiendens { $hunter } på { $from }: slår den till kan du slå tillbaka med din { $mover }.
findorff-why-leads = Du har { $own } soldater mot { $theirs }, så varje byte för dig närmare vinsten.
findorff-why-answers = { $guarded ->
    [yes] Motståndaren kan bara rädda den med { $moves }. Om den står kvar är det ett byte att ta den: motståndaren kan slå tillbaka.
   *[no] { $count ->
      [one] Motståndaren kan bara rädda den med { $moves }.
     *[other] Motståndaren kan bara rädda alla med { $moves }.
    }
  }
findorff-why-trapped = { $count ->
    [one] Vad motståndaren än svarar kan du ta den i nästa drag.
   *[other] Vad motståndaren än svarar kan du ta en av dem i nästa drag.
  }
findorff-why-confines = { $count ->
    [0] Fiendens general på { $square } har nu inget säkert steg kvar.
    [one] Fiendens general på { $square } har nu bara 1 säkert steg kvar.
   *[other] Fiendens general på { $square } har nu bara { $count } säkra steg kvar.
  }
findorff-why-enters = I motståndarens hemzon kan ingen { $hunter } slå din { $kind }: där står ingen, och ingen får gå in igen.
findorff-why-prevents = { $met ->
    [yes] Om { $mv } nu angriper din { $kind } på { $square } kan du ta fiendens { $hunter } på { $to }.
    [leaves] Din { $kind } lämnar { $square }, där { $mv } skulle angripa den.
   *[no] Det hindrar { $mv } från att angripa din { $kind } på { $square }.
  }
findorff-why-covers = Fiendens { $kind } på { $square } kan inte längre gå till { $to }: där kan du ta den.
findorff-why-readies = I nästa drag kan { $mv } angripa { $pieces }.
findorff-why-frees = Din { $kind } på { $square } hade inget drag: nu kommer den i spel med { $mv }.
findorff-why-stays = { $back ->
    [win] Står den kvar tar du den och vinner.
    [yes] Står den kvar kan du ta den{ $by }, men motståndaren kan slå tillbaka.
   *[no] Står den kvar kan du ta den{ $by }, och just nu kan motståndaren inte slå tillbaka.
  }
findorff-why-nears = Det för din { $kind } inom { $steps } steg från fiendens { $prey } på { $square }, som den kan slå, och ingen fientlig { $hunter } är lika nära din { $kind }.
findorff-why-heads = { $free ->
    [yes] Din { $kind } är på väg mot fiendens { $prey } på { $square }: { $moves } kan följa och angripa den, och ingen fientlig { $hunter } är nära nog för att slå din { $kind } på vägen.
    [none] Din { $kind } är på väg mot fiendens { $prey } på { $square }: { $moves } kan följa och angripa den, och motståndaren har ingen { $hunter } kvar som kan slå din { $kind }.
    [near] Din { $kind } är på väg mot fiendens { $prey } på { $square }: { $moves } kan följa och angripa den, och ingen fientlig { $hunter } är lika nära din { $kind }.
   *[no] Din { $kind } är på väg mot fiendens { $prey } på { $square }: om motståndaren släpper fram den följer { $moves } och angriper den.
  }
findorff-why-opens = Det öppnar en säker väg för din { $kind } på { $from }: { $moves } kan följa och angripa fiendens { $prey } på { $square }.
findorff-why-bars = { $leaves ->
    [yes] Din { $kind } lämnar { $square }, dit fiendens { $hunter } på { $from } tryggt kan komma och angripa den med { $moves }.
   *[no] Utan det här draget kan fiendens { $hunter } på { $from } tryggt komma och angripa din { $kind } på { $square } med { $moves }. { $now ->
      [0] Nu finns ingen sådan väg kvar.
     *[other] Nu tar den säkra vägen { $now } steg i stället för { $was }.
    }
  }
findorff-why-peril = På { $square } kan din { $kind } tas{ $by }.
findorff-why-cornered = { $count ->
    [0] Fiendens { $kind } där har inget säkert drag och kan inte komma undan.
   *[other] Fiendens { $kind } där kan bara komma undan med { $moves }.
  }
findorff-why-safe = Alla dina pjäser är utom räckhåll.
findorff-why-waits = Det utsätter inget mer för fara.
findorff-why-hunted = { $back ->
    [yes] Fiendens { $hunter } på { $from } kan ta din { $kind } på { $square }{ $by }, men du kan slå tillbaka.
    [bare] Fiendens { $hunter } på { $from } kan nu ta din { $kind } på { $square }{ $by }.
   *[no] Fiendens { $hunter } på { $from } kan ta din { $kind } på { $square }{ $by }, men att rädda den skulle kosta dig mer.
  }
findorff-why-counterattacks = Fiendens { $hunter } på { $from } kan ta din { $kind } på { $square }{ $by }, men då angriper { $mv } { $pieces }.
findorff-why-concedes = Fiendens { $hunter } på { $from } kan ta din { $kind } på { $square }{ $by }, och då fortsätter du med { $mv }. Så långt datorn ser är inget drag som räddar den bättre.
findorff-why-regains = Fiendens { $hunter } på { $from } kan ta din { $kind } på { $square }{ $by }, men efter { $line } tar { $next } fiendens { $victim }.
findorff-why-saves-into-attack = { $mv } skulle rädda din { $kind } på { $square }, men då angriper { $reply } { $pieces }.
findorff-why-saves-too-late = { $mv } skulle rädda din { $kind } på { $square }, men efter { $line } tar { $next } din { $victim }.
findorff-why-pushes = Det knuffar fiendens { $kind } till { $square }.
findorff-why-retreats = Det för din { $kind } längre bort från fiendens { $hunter } på { $square }, som kan slå den: { $steps } steg i stället för { $was }.
findorff-why-escorts = Det för din { $mover } närmare din { $kind } på { $square }, för att skydda den mot fiendens { $hunter } på { $from }.
findorff-why-relieves = Din { $mover } kommer för att skydda din { $kind } på { $square } mot fiendens { $hunter } på { $from }: efter { $moves } kan den slå tillbaka.
findorff-why-clears = Det ger plats åt din { $kind }: sedan kommer { $mv }.
findorff-why-approaches = Det för din { $kind } inom { $steps } steg från fiendens { $prey } på { $square }, ett av dess mål.
findorff-why-returns = Det för din { $kind } närmare din general på { $square }, för att skydda den.
findorff-why-shelters = Det för din general närmare din { $guard } på { $square }, som kan skydda den.
findorff-why-inland = Din { $kind } lämnar kanten, där fiendens { $kind } på { $square } kan knuffa den av brädet.
findorff-why-later = { $mv } kan vänta: om svaret är { $reply } tar { $next } fiendens { $victim } i nästa drag.
findorff-why-regained = { $mv } skulle ta fiendens { $victim }, men efter { $line } tar { $next } din { $kind }.
findorff-why-follows = { $back ->
    [yes] Om svaret är { $reply } tar { $mv } fiendens { $victim }{ $by }, men motståndaren kan slå tillbaka: ett byte.
   *[no] Om svaret är { $reply } tar { $mv } fiendens { $victim }{ $by }.
  }
findorff-why-prepares = Om svaret är { $reply } följer { $mv }, så att { $then } kan angripa { $pieces }.
findorff-why-builds = Om svaret är { $reply } angriper { $mv } { $pieces }.
findorff-why-avenges = Om fiendens { $hunter } på { $from } tar din { $kind } på { $square }{ $by } slår { $mv } nu tillbaka.
findorff-why-airs = Din general på { $square } hade inget säkert steg: nu är { $mv } ett.
findorff-why-yields = Fiendens { $hunter } på { $from } kan ta din { $kind } på { $square }{ $by }, men då följer { $mv }, och sedan kan { $then } angripa { $pieces }.
findorff-why-forestalls = Annars skulle { $mv } angripa { $pieces }, och vad du än svarade skulle du förlora en pjäs.
findorff-why-threatens = Det förbereder { $mv }: då skulle du angripa { $pieces }, och vad motståndaren än svarade skulle den förlora en pjäs.
findorff-why-plans = Om det fortsätter med { $line } angriper { $mv } { $pieces }.
findorff-why-earns = { $back ->
    [yes] Om det fortsätter med { $line } tar { $mv } fiendens { $victim }, men motståndaren kan slå tillbaka: ett byte.
   *[no] Om det fortsätter med { $line } tar { $mv } fiendens { $victim }.
  }
findorff-why-waiting = { $mv } kan vänta: vad motståndaren än svarar kan du ändå ta fiendens { $victim } i nästa drag.
findorff-why-counters = { $mv } skulle ta fiendens { $victim }, men då tar fiendens { $hunter } på { $from } din { $kind } på { $square }{ $by }.
findorff-why-tempts = Inte { $mv }: då tar fiendens { $hunter } på { $from } din { $kind } på { $square }{ $by }.
findorff-why-taken-back = Inte { $mv }: fiendens { $hunter } på { $from } slår tillbaka.
findorff-why-parries = Om { $reply } angriper din { $kind } på { $square } räddar { $mv } den.
findorff-why-exposes = Inte { $mv }: då angriper { $reply } { $pieces }, och vad du än svarar förlorar du en pjäs.
findorff-why-loses-later = Inte { $mv }: efter { $line } tar { $next } din { $kind }.
findorff-why-comes = Om svaret är { $reply } kommer { $mv } härnäst.
findorff-why-loses = Inte { $mv }: efter { $reply } kan motståndaren tvinga fram vinst.
findorff-why-forced = Det tvingar fram vinsten.
findorff-why-wins = { $moves ->
    [one] Med bästa spel vinner du efter ännu 1 drag, vad motståndaren än gör.
   *[other] Med bästa spel vinner du efter ännu { $moves } drag, vad motståndaren än gör.
  }
findorff-lesson-strikes = Du är **{ findorff-orange }**. Musketörer slår pikenerare, pikenerare slår ryttare och ryttare slår musketörer: alltid en pjäs rakt intill. Slå pikeneraren på **a5**, sedan ryttaren på **c5**, sedan musketören på **e5**.
findorff-lesson-strikes-done = Tre slag, och aldrig tvärtom: en pikenerare kan inte slå en musketör.
findorff-lesson-strikes-wrong = En i taget: din musketör slår **a5**, sedan din pikenerare **c5**, sedan din ryttare **e5**.
findorff-lesson-push = En pjäs knuffar en fiende av **samma slag** en ruta rakt bakåt. Knuffa musketören på **b5** med din.
findorff-lesson-push-done = Den fick vika undan, och du står på dess ruta.
findorff-lesson-push-wrong = Flytta din musketör från **b4** mot den på b5.
findorff-lesson-edge = Den som knuffas av brädet är förlorad, och likaså den som knuffas i **sjön** mitt på det stora brädet. Knuffa först en av motståndarens pjäser över kanten, sedan musketören på **c5** i sjön.
findorff-lesson-edge-done = Plask! Kanten och sjön fungerar likadant: håll dig undan från dem när en fiende av samma slag är nära.
findorff-lesson-edge-wrong = En pjäs över kanten räcker: ryttaren på **e9** eller pikeneraren på **i5**, knuffad av din av samma slag. Knuffa sedan från **b5** till c5.
findorff-lesson-crush = Bakom musketören på b5 står en kamrat, så den kan inte ge vika. Knuffa den ändå.
findorff-lesson-crush-done = Utan reträttväg blir den krossad. Ställ inte dina pjäser på rad bakom varandra.
findorff-lesson-crush-wrong = Knuffa musketören på **b5** mot kamraten på b6.
findorff-lesson-back = Det finns ingen återvändo: en pjäs som har lämnat sin hemzon, de två första raderna, går aldrig in i den igen. Bara generalen får det. För din general tillbaka till **d2**.
findorff-lesson-back-done = Rätt: generalen får retirera, medan armén bara går framåt.
findorff-lesson-back-army = Det är ett tillåtet drag, men det här steget handlar om generalen. För den från d3 till **d2**.
findorff-lesson-back-wrong = För din general från d3 till **d2**.
findorff-lesson-last = En armé som bara har sin general kvar har förlorat. Slå motståndarens sista soldat.
findorff-lesson-last-done = Bara generalen är kvar, så du vinner.
findorff-lesson-last-wrong = Motståndarens sista soldat är pikeneraren på **f6**. Din musketör slår den.
findorff-lesson-general = Alla pjäser kan slå fiendens general, och det vinner genast. Leta upp din pjäs intill motståndarens general, och avgör partiet.
findorff-lesson-general-done = Generalen är slagen, och du vinner! Vakta din egen också: en fiende som står rakt intill den efter ditt drag kan slå den, och ingen varnar dig. Går det länge utan ett slag blir det **belägring**, som är remi.
findorff-lesson-general-wrong = Se efter var motståndarens general står, och vilken av dina pjäser som är intill.
findorff-lesson-army = Till sist partiets början: var och en ställer upp sin armé på sina egna två rader, dolt för den andra. Den har en general och upp till 15 till. Välj en formation och ställ upp den; **Brokig** är bra att börja med.
findorff-lesson-army-done = Nu syns båda arméerna, och partiet börjar. Ditt första parti börjar likadant, och även där är du { findorff-orange }. Nu kan du hela Castles.
findorff-lesson-army-wrong = Välj en formation, och ställ upp den.
