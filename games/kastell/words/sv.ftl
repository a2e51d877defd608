kastell-summary = Bygg en borg tillsammans av sju bitar var; den som inte kan bygga mer förlorar
kastell-option-trees = Var de tre träden står
    .name = träd
kastell-option-contact = Hur bitar får röra vid varandra
    .name = kontakt
kastell-option-picker = Vem som väljer nästa bit
    .name = val
kastell-trees-random = på slumpade rutor
    .name = slump
kastell-trees-black = Svart planterar dem före den första biten
    .name = svart
kastell-trees-squares = eller tre rutor som du själv anger
    .name = c3,d6,g4
kastell-contact-free = bitar får röra vid varandra var som helst
    .name = fritt
kastell-contact-apart = dina bitar och motståndarens får bara mötas i hörn
    .name = isär
kastell-contact-linked = var och en av dina bitar måste dela kant med en annan av dina
    .name = länkat
kastell-picker-self = du väljer själv din bit
    .name = själv
kastell-picker-opponent = motståndaren anger vilken bit du måste bygga
    .name = motståndaren

kastell-white = Vit
kastell-black = Svart

## Det som händer

kastell-built = { $side ->
    [you] Du bygger { $mv }.
   *[other] { $side } bygger { $mv }.
  }
kastell-placed = { $mv }, { $piece }-biten på { $squares }
kastell-kept = { $side ->
    [you] Du behåller din färg.
   *[other] { $side } behåller sin färg.
  }
kastell-picked = { $side ->
    [you] Du anger { $piece }. { $other } måste bygga den.
   *[other] { $side } anger { $piece }. { $other } måste bygga den.
  }
kastell-swapped = Spelarna byter färg.
kastell-planted = { $side ->
    [you] Du planterar träden på { $trees }.
   *[other] { $side } planterar träden på { $trees }.
  }

kastell-named-stuck = { $loser } kan inte bygga { $piece }, biten som angavs.
kastell-none-left = { $loser } har inga bitar kvar att bygga.
kastell-stuck = { $loser } kan inte bygga någon av sina återstående bitar.

## Ställningen i ord

kastell-has-won = { $reason } { $winner } vinner.
kastell-plants = { $side } ska plantera träden.
kastell-may-swap = { $side } får byta färg.
kastell-picks = { $side } ska ange vilken bit { $builder } måste bygga.
kastell-must-build = { $side } måste bygga { $piece }.
kastell-builds = { $side } bygger härnäst.
kastell-no-trees = Det finns inga träd.
kastell-trees = Träd: { $squares }.
kastell-has-built = { $side } har byggt { $pieces }.
kastell-piece = { $piece } på { $squares }
kastell-built-nothing = { $side } har inte byggt något än.
kastell-holds = { $side } har kvar { $pieces }.
kastell-holds-nothing = { $side } har inga bitar kvar.
kastell-built-last = Senast byggt: { $squares }.

## Varför något inte går

kastell-not-your-turn = Det är inte din tur.
kastell-plant-first = Plantera träden först, till exempel `trees c3,d6,g4`.
kastell-swap-first = Skriv först `swap` för att byta färg, eller `keep` för att behålla din.
kastell-build-or-swap = Bygg en bit, till exempel `Tn@c3`, eller skriv `swap` för att byta färg.
kastell-pick-first = Ange vilken bit motståndaren måste bygga, till exempel `pick { $example }`.
kastell-build-named = Bygg { $piece }, biten som angavs.
kastell-build-first = Bygg en av dina bitar, till exempel `Tn@c3`.
kastell-picked-built = { $side } har redan byggt { $piece }.
kastell-other-named = Biten som angavs är { $named }, så du måste bygga den.
kastell-built-before = Du har redan byggt din { $piece }-bit.
kastell-beyond-edge = { $mv } skulle sticka ut utanför brädet.
kastell-on-tree = Det står ett träd på { $square }.
kastell-on-piece = { $side } har redan byggt på { $square }.
kastell-touches = Där skulle biten dela kant med en bit på { $square } som tillhör { $side }. I det här partiet får dina bitar och motståndarens bara mötas i hörn.
kastell-unlinked = I det här partiet måste varje bit dela kant med en annan av dina egna.

kastell-long-move = Det där är för långt för ett drag. Ett drag ser ut som `Tn@c3`.
kastell-no-move = Skriv ett drag, till exempel `Tn@c3`.
kastell-grove-form = Träden står på tre olika rutor: `trees c3,d6,g4`.
kastell-pick-form = Ange en av bitarna I, J, L, O, S, T och Z: `pick T`.
kastell-four-squares = En bit täcker fyra olika rutor: `c3 d3 e3 d4`.
kastell-no-piece = { $squares } bildar ingen av bitarna I, J, L, O, S, T och Z.
kastell-other-piece = De här rutorna bildar { $formed }-biten, inte { $piece }-biten.
kastell-move-form = Ett drag är en bit, dess vridning och en ruta, till exempel `Tn@c3`, eller de fyra rutorna: `c3 d3 e3 d4`.
kastell-piece-form = Ett drag börjar med en av bitarna I, J, L, O, S, T och Z: `Tn@c3`.
kastell-square-form = Rutan är en av a1 till h8, som i `Tn@c3`.
kastell-never-turned = O har ingen vridning: `O@c3`.
kastell-turn-form = Vridningarna för { $piece } är { $turns }: `{ $example }`.
kastell-fits-nowhere = { $piece } får inte plats där, hur den än vrids. Ange en vridning så ser du varför, till exempel `{ $example }`.
kastell-ambiguous = { $piece } får plats där i flera vridningar. Ange en av dem.
kastell-trees-option = Välj träd så här: `{ kastell-trees-random.name }`, `{ kastell-trees-black.name }` eller tre olika rutor som `c3,d6,g4`.

## Steg för steg

kastell-choice-gone = Det går inte längre. Välj igen.
kastell-ask-build = Bygg { $piece } på { $squares }.
kastell-ask-plant = Plantera träden på { $trees }.
kastell-ask-name = Motståndaren måste bygga { $piece }.
kastell-ask-swap = Byt färg med Vit.
kastell-ask-keep = Behåll din färg.
kastell-swap-or-keep = Byta färg med Vit, eller behålla din?
kastell-keep = Behåll min färg
kastell-keep-hint = Du är kvar som Svart och bygger härnäst
kastell-swap = Byt färg
kastell-swap-hint = Du blir Vit, och motståndaren bygger härnäst
kastell-which-to-name = Vilken bit ska motståndaren bygga?
kastell-which-to-build = Vilken bit bygger du?
kastell-one-piece = { $piece }, { $piece ->
    [I] stapeln
    [J] kroken åt vänster
    [L] kroken åt höger
    [S] trappsteget uppåt
    [T] stapeln med knopp
    [Z] trappsteget nedåt
   *[O] kvadraten
  }
kastell-room = { $places ->
    [0] Får inte plats någonstans längre
    [one] Får plats på 1 ställe
   *[other] Får plats på { $places } ställen
  }
kastell-which-place = Var ska { $piece } stå?
kastell-around = Kring { $from } till { $to }
kastell-one-place = { $squares }
kastell-nudge = { $way ->
    [left] ◀
    [up] ▲
    [down] ▼
    [right] ▶
    [turn] ⟳
   *[turn-back] ⟲
  }
kastell-flip = ⇋ { $piece }
kastell-one-turn = { $shape }, { $pose ->
    [lying] liggande
    [standing] stående
    [bump-up] knoppen uppåt
    [bump-right] knoppen åt höger
    [bump-down] knoppen nedåt
    [bump-left] knoppen åt vänster
    [lying-up-left] liggande, vänster ände uppåt
    [standing-right-top] stående, övre änden åt höger
    [lying-down-right] liggande, höger ände nedåt
    [standing-left-bottom] stående, nedre änden åt vänster
    [lying-up-right] liggande, höger ände uppåt
    [standing-right-bottom] stående, nedre änden åt höger
    [lying-down-left] liggande, vänster ände nedåt
    [standing-left-top] stående, övre änden åt vänster
   *[same] likadan hur den än vrids
  }
kastell-places = { $places ->
    [one] 1 plats
   *[other] { $places } platser
  }
kastell-build-piece = Bygg { $piece }
kastell-no-room = { $piece } får inte plats någonstans nu.
kastell-where-trees = { $left ->
    [0] Plantera träden här, eller ta bort ett?
    [one] Var ska träden stå? Ett till.
   *[other] Var ska träden stå? { $left } till.
  }
kastell-plant-tree = plantera ett träd
kastell-remove-tree = ta bort trädet
kastell-plant-trees = Plantera träden
kastell-tree-column = { $number ->
    [1] Var ska träden stå? Välj alla tre på en gång, eller det första trädets kolumn.
    [2] I vilken kolumn står det andra trädet?
   *[3] I vilken kolumn står det tredje trädet?
  }
kastell-tree-row = { $number ->
    [1] Första trädet, kolumn { $column }: vilken rad?
    [2] Andra trädet, kolumn { $column }: vilken rad?
   *[3] Tredje trädet, kolumn { $column }: vilken rad?
  }

## På en ruta eller bredvid brädet

kastell-place-tree = träd
kastell-place-block = { $side ->
    [white] vit
   *[black] svart
  } { $piece }-bit{ $state ->
    [gone] , redan byggd
   *[other] {""}
  }

## Förslag

kastell-covers = { $mv } · { $piece } · { $squares }
kastell-suggest-swap = swap: byt färg
kastell-suggest-keep = keep: behåll din färg

## Reglerna

kastell-castle-title = Borgen
kastell-castle =
    Du och din motståndare bygger **en borg tillsammans** på ett bräde med 8×8 rutor och tre träd. **Den som inte kan bygga när turen kommer förlorar.**

    - Ni har samma **sju bitar** var: alla former som fyra sammanhängande rutor kan bilda, I, J, L, O, S, T och Z.
    - **Vit börjar.** När det är din tur bygger du en av dina bitar på fyra tomma rutor. Det går inte att stå över.
    - En bit får **vridas** men aldrig **speglas**: S förblir S, J förblir J.
    - Träd och bitar flyttas aldrig.

    Den som bygger sist vinner, vare sig den andra saknar plats eller bitar. Det blir aldrig remi, och längre än fjorton bitar blir inget parti.

    -# Tips: sent i partiet är de värdefullaste luckorna de som bara passar dina egna bitar.

kastell-notation-title = Skriva drag
kastell-notation =
    Med knapparna väljer du en bit och ett område, och vrider och flyttar sedan biten på plats. Det går fortare att skriva: **bit, vridning, `@`, ruta**, som `Tn@c3`.

    - **Vridning**: kvartsvarv medurs, `n` inget, `e` ett, `s` två, `w` tre. O har ingen; I, S och Z har bara `n` och `e`.
    - Med `n` ligger alla bitar ner. Knoppen på T pekar uppåt, J har vänster ände och L höger ände uppåt, S stiger åt höger och Z faller åt höger.
    - **Ruta**: det nedre vänstra hörnet av rektangeln runt biten, även om biten lämnar just det hörnet tomt.

    På bilden har Vit byggt `Tn@c3` och Svart `Se@e4`. Stora eller små bokstäver och mellanslag spelar ingen roll (`tn c3`). Du kan också skriva de fyra rutorna: `c3 d3 e3 d4`.

kastell-variants-title = Alternativ
kastell-variants =
    De här väljer du när du utmanar någon.

    {"*"}*{ kastell-option-trees.name }** · `{ kastell-trees-random.name }` lottar tre rutor. Med `{ kastell-trees-black.name }` planterar Svart alla tre före den första vita biten. Eller ange tre rutor: `c3,d6,g4`.

    {"*"}*{ kastell-option-contact.name }** · `{ kastell-contact-free.name }`: bitar får röra vid varandra var som helst. `{ kastell-contact-apart.name }`: dina bitar får möta motståndarens i hörn, men aldrig dela kant. `{ kastell-contact-linked.name }`: var och en av dina bitar utom den första måste dela kant med en annan av dina. Som motvikt får Svart, efter den första vita biten, en gång säga `swap`: då byter ni färg, bitar och händer, och den som nu är Svart bygger.

    {"*"}*{ kastell-option-picker.name }** · `{ kastell-picker-self.name }`: du väljer din bit. `{ kastell-picker-opponent.name }`: motståndaren anger vilken bit du måste bygga (`pick T`), och om den inte får plats någonstans förlorar du. Om Svart får byta säger Svart först `swap` eller `keep`.

    -# 🏠 Alternativen följer publicerade beskrivningar av originalet. Där de tiger gäller husregler.

kastell-principle-room = Lämna med varje bit färre platser åt motståndaren än åt dig själv.
kastell-principle-gaps = Gör luckor som bara dina egna bitar passar i: de är drag i reserv.
kastell-principle-look = Titta innan du bygger om motståndaren kan bygga sist efter det.
kastell-principle-count = Räkna dragen som är kvar: den som bygger sist vinner.
kastell-principle-name = När du väljer bit åt motståndaren, välj den som har minst antal platser.
kastell-principle-spend = Bygg först den bit som har minst antal platser, och spara dem som passar nästan överallt.

kastell-why-last-place = Det lämnar motståndaren utan plats att bygga på.
kastell-why-forced = Vad motståndaren än gör vinner du efter det här.
kastell-why-lost = Alla drag förlorar mot felfritt spel.
kastell-why-rare = { $share ->
    [all] Det vinner, vad motståndaren än gör, liksom alla dina { $moves } drag.
   *[some] { $winning ->
        [one] Det är det enda av dina { $moves } drag som vinner.
       *[other] Vad motståndaren än gör vinner du efter det här: { $winning } av dina { $moves } drag vinner.
      }
  }
kastell-why-lost-to = { $trap ->
    [best] Alla drag förlorar mot felfritt spel, och det här gillrar den bästa fällan: { $losing } av motståndarens { $moves } svar låter dig vinna.
   *[none] Alla drag förlorar mot felfritt spel. Efter det här låter { $losing } av motståndarens { $moves } svar dig vinna.
  }
kastell-why-lost-but = Alla drag förlorar mot felfritt spel. Efter det här skulle av motståndarens { $moves } svar bara { $saving } låta dig vinna.
kastell-why-lost-all = { $trap ->
    [best] Alla drag förlorar mot felfritt spel, och inget ger motståndaren ett svar som låter dig vinna.
   *[none] Alla drag förlorar mot felfritt spel. Efter det här låter inget svar dig vinna.
  }
kastell-why-lost-by = Alla drag förlorar mot felfritt spel. Efter det här måste motståndaren hitta { $answer }: de andra { $others } svaren låter dig vinna.
kastell-why-lost-only = Alla drag förlorar mot felfritt spel. Efter det här har motståndaren bara ett svar, { $answer }, och det vinner.
kastell-why-may-swap = Motståndaren får byta färg efter det här, så bygg något som inte hjälper någon av er särskilt mycket.
kastell-why-scarce = { $places ->
    [one] Din { $piece } har minst antal platser, bara 1: bygg den medan den får plats.
   *[other] Din { $piece } har minst antal platser, { $places }: bygg den medan den får plats.
  }
kastell-why-leaves = Jämfört med ett genomsnittligt drag ger det dig { $own_way ->
    [more] { $own } fler sätt att bygga
    [fewer] { $own } färre sätt att bygga
   *[same] lika många sätt att bygga
  } och motståndaren { $their_way ->
    [more] { $theirs } fler
    [fewer] { $theirs } färre
   *[same] lika många
  }.
kastell-why-reserve = Bara du kan ännu bygga på { $squares } ({ $piece }).
kastell-why-stays = Bara du kan bygga på { $squares } ({ $piece }), och det här draget låter den platsen vara.
kastell-why-theirs = Motståndaren har ett drag i reserv: bara motståndaren kan ännu bygga på { $squares } ({ $piece }).
kastell-why-shuts-out = Efter det här har motståndaren ingen plats kvar för { $pieces }.
kastell-why-squeezes = Det lämnar motståndaren { $places } av { $before } platser för { $piece }.
kastell-why-follows = Om svaret är { $reply } tvingar du fram vinsten med { $mv }.
kastell-why-tempts = Inte { $mv }: efter { $reply } kan du inte bygga mer.
kastell-why-errs = Inte { $mv }: { $reply } skulle vinna för motståndaren.
kastell-why-errs-here = Inte { $mv }: { $reply } skulle vinna för motståndaren. Ditt drag tar { $squares }, som det svaret behöver.
kastell-why-errs-by-place = Inte { $mv }: { $reply } skulle vinna för motståndaren. Efter det skulle bara motståndaren ännu kunna bygga på { $squares } ({ $piece }).
kastell-why-weaker = { $mv } skulle ge motståndaren { $more } sätt till att bygga än det här.
kastell-why-named = { $theirs ->
    [0] Motståndaren har ingen plats för { $piece }.
    [one] Motståndaren har 1 plats för { $piece }.
   *[other] Motståndaren har { $theirs } platser för { $piece }.
  }
kastell-why-swapped = Med den andra färgen: { $own } sätt att bygga för dig, { $theirs } för motståndaren.
kastell-why-kept = Med din färg: { $own } sätt att bygga för dig, { $theirs } för motståndaren.
kastell-lesson-build = Du och din motståndare bygger en borg tillsammans. Ni har samma sju bitar var, och den som inte kan bygga mer förlorar. Ta kvadraten, **O**, och bygg den var du vill: på tomma rutor, inte på ett träd.
kastell-lesson-build-done = Det är en hel tur: en bit, byggd för gott. Sedan är det motståndarens tur.
kastell-lesson-build-other = Den biten får också plats, men ta kvadraten den här gången: **O**.
kastell-lesson-build-wrong = Ta kvadraten, **O**.
kastell-lesson-turn = En bit får vridas hur som helst innan du bygger den. Ställ stapeln, **I**, på brädet, vrid den tills den ligger ner, och bygg den.
kastell-lesson-turn-done = Liggande eller stående: du väljer varje gång. I notationen säger den lilla bokstaven efter biten hur den ligger.
kastell-lesson-turn-upright = Den där står upp. Välj den andra vridningen, så att den ligger ner.
kastell-lesson-turn-other = Ta stapeln, **I**, och lägg den ner.
kastell-lesson-turn-wrong = Ta stapeln, **I**, och lägg den ner.
kastell-lesson-last = Brädet är nästan fullt. { kastell-black } kan bara bygga en bit till, i hörnet vid **a1**. Ta den platsen, så kan { kastell-black } inte bygga mer.
kastell-lesson-last-done = { kastell-black } kan inte bygga mer, och du vinner. Den som bygger sist vinner: det är hela spelet.
kastell-lesson-last-wrong = Efter det hittar { kastell-black } ändå en plats, och sedan har du ingen. Titta i hörnet vid **a1**.
kastell-lesson-keep = Nu är du **{ kastell-black }**; bleka bitar får inte plats någonstans. Knepet i spelet är att spara en plats som bara du kan använda. Motståndaren har få platser kvar. Bygg där du tar av motståndarens platser och inte av dina egna.
kastell-lesson-keep-done = Du hade en plats i reserv, och det hade inte motståndaren. Räkna bådas platser innan du bygger.
kastell-lesson-keep-spent = Inte än: { kastell-white } skulle ta den enda platsen för din **L**. Din **J** kan vänta, för den får plats senare också.
kastell-lesson-keep-wrong = Nu får din egen **L** inte plats någonstans. Leta efter platsen som motståndaren också behöver.
kastell-lesson-apart = Vissa partier har en strängare regel, **{ kastell-contact-apart.name }**: dina bitar och motståndarens får bara mötas i hörn. Det tar bort många platser. Bygg så att { kastell-white } inte har någon.
kastell-lesson-apart-done = { kastell-white } har ingen plats som inte rör vid någon av dina bitar. Du vinner.
kastell-lesson-apart-wrong = { kastell-white } kan fortfarande bygga efter det. Även dina egna bitar håller { kastell-white } borta: var skulle en spärra mest?
kastell-lesson-linked = En annan regel är **{ kastell-contact-linked.name }**: varje bit måste dela kant med en annan av dina egna. Din stapel, **I**, har en sådan plats kvar. Ta den innan { kastell-white } stänger den.
kastell-lesson-linked-done = Bra sett. Med den här regeln lönar det sig att låta borgen växa mot fri mark.
kastell-lesson-linked-wrong = Nu kan { kastell-white } stänga platsen för din stapel och får sista ordet. Bygg stapeln, **I**, först.
kastell-lesson-named = Nu är du { kastell-white } igen. I vissa partier bygger motståndaren den bit som **du** anger. Ange en som { kastell-black } inte har plats för.
kastell-lesson-named-done = Den får inte plats, så { kastell-black } förlorar. Nu kan du hela Kastell.
kastell-lesson-named-wrong = { kastell-black } hittar en plats för den biten. Ange en som inte får plats någonstans.
