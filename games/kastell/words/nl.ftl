kastell-summary = Bouw samen één kasteel, met elk zeven bouwstenen; wie niet meer kan bouwen, verliest
kastell-option-trees = Waar de drie bomen staan
    .name = bomen
kastell-option-contact = Hoe bouwstenen elkaar mogen raken
    .name = contact
kastell-option-picker = Wie de volgende bouwsteen kiest
    .name = keuze
kastell-trees-random = door het lot bepaald
    .name = willekeurig
kastell-trees-black = Zwart plant ze vóór de eerste bouwsteen
    .name = Zwart
kastell-trees-squares = of drie velden die je zelf noemt
    .name = c3,d6,g4
kastell-contact-free = bouwstenen mogen elkaar overal raken
    .name = vrij
kastell-contact-apart = jouw bouwstenen en die van je tegenstander raken elkaar hooguit met een hoek
    .name = apart
kastell-contact-linked = elk van je bouwstenen moet met een zijde aan een andere van jou grenzen
    .name = verbonden
kastell-picker-self = je kiest je eigen bouwsteen
    .name = zelf
kastell-picker-opponent = je tegenstander noemt de bouwsteen die je moet bouwen
    .name = tegenstander

kastell-white = Wit
kastell-black = Zwart

kastell-built = { $side ->
    [you] Je bouwt { $mv }.
   *[other] { $side } bouwt { $mv }.
  }
kastell-placed = { $mv }, de { $piece } op { $squares }
kastell-kept = { $side ->
    [you] Je houdt je eigen kleur.
   *[other] { $side } houdt de eigen kleur.
  }
kastell-picked = { $side ->
    [you] Je noemt { $piece }. { $other } moet die bouwen.
   *[other] { $side } noemt { $piece }. { $other } moet die bouwen.
  }
kastell-swapped = De spelers wisselen van kleur.
kastell-planted = { $side ->
    [you] Je plant de bomen op { $trees }.
   *[other] { $side } plant de bomen op { $trees }.
  }

kastell-named-stuck = { $loser } kan de genoemde bouwsteen { $piece } niet bouwen.
kastell-none-left = { $loser } heeft geen bouwstenen meer.
kastell-stuck = { $loser } kan geen enkele bouwsteen meer kwijt.

kastell-has-won = { $reason } { $winner } wint.
kastell-plants = { $side } plant de bomen.
kastell-may-swap = { $side } mag van kleur wisselen.
kastell-picks = { $side } noemt de bouwsteen die { $builder } moet bouwen.
kastell-must-build = { $side } moet { $piece } bouwen.
kastell-builds = { $side } bouwt nu.
kastell-no-trees = Er zijn geen bomen.
kastell-trees = Bomen: { $squares }.
kastell-has-built = { $side } heeft gebouwd: { $pieces }.
kastell-piece = { $piece } op { $squares }
kastell-built-nothing = { $side } heeft nog niets gebouwd.
kastell-holds = { $side } heeft nog { $pieces }.
kastell-holds-nothing = { $side } heeft geen bouwstenen meer.
kastell-built-last = Als laatste gebouwd: { $squares }.

kastell-not-your-turn = Je bent niet aan zet.
kastell-plant-first = Plant eerst de bomen, bijvoorbeeld `trees c3,d6,g4`.
kastell-swap-first = Zeg eerst `swap` om van kleur te wisselen, of `keep` om je kleur te houden.
kastell-build-or-swap = Bouw een bouwsteen, bijvoorbeeld `Tn@c3`, of zeg `swap` om van kleur te wisselen.
kastell-pick-first = Noem de bouwsteen die je tegenstander moet bouwen, bijvoorbeeld `pick { $example }`.
kastell-build-named = Bouw { $piece }, de bouwsteen die genoemd is.
kastell-build-first = Bouw een van je bouwstenen, bijvoorbeeld `Tn@c3`.
kastell-picked-built = { $side } heeft { $piece } al gebouwd.
kastell-other-named = { $named } is genoemd, dus die moet je bouwen.
kastell-built-before = Je hebt je { $piece } al gebouwd.
kastell-beyond-edge = { $mv } zou over de rand van het bord steken.
kastell-on-tree = Er staat een boom op { $square }.
kastell-on-piece = { $side } heeft al gebouwd op { $square }.
kastell-touches = Die zou met een zijde tegen de bouwsteen van { $side } op { $square } liggen. In deze partij mogen je bouwstenen die van je tegenstander alleen met een hoek raken.
kastell-unlinked = In deze partij moet elke bouwsteen met een zijde aan een andere van jou grenzen.

kastell-long-move = Dat is te lang voor een zet. Een zet ziet eruit als `Tn@c3`.
kastell-no-move = Schrijf een zet, bijvoorbeeld `Tn@c3`.
kastell-grove-form = Bomen staan op drie verschillende velden: `trees c3,d6,g4`.
kastell-pick-form = Noem een van de bouwstenen I, J, L, O, S, T en Z: `pick T`.
kastell-four-squares = Een bouwsteen beslaat vier verschillende velden: `c3 d3 e3 d4`.
kastell-no-piece = { $squares } vormen geen van de bouwstenen I, J, L, O, S, T en Z.
kastell-other-piece = Deze velden vormen de { $formed }, niet de { $piece }.
kastell-move-form = Een zet is een bouwsteen, de draai en een veld, bijvoorbeeld `Tn@c3`, of de vier velden: `c3 d3 e3 d4`.
kastell-piece-form = Een zet begint met een van de bouwstenen I, J, L, O, S, T en Z: `Tn@c3`.
kastell-square-form = Het veld is er een van a1 tot en met h8, zoals in `Tn@c3`.
kastell-never-turned = O heeft geen draai: `O@c3`.
kastell-turn-form = { $piece } kun je zo draaien: { $turns }. Bijvoorbeeld `{ $example }`.
kastell-fits-nowhere = { $piece } past daar niet, hoe je hem ook draait. Noem een draai om te zien waarom, zoals `{ $example }`.
kastell-ambiguous = { $piece } past daar op meer manieren. Noem de draai.
kastell-trees-option = Kies voor de bomen `{ kastell-trees-random.name }`, `{ kastell-trees-black.name }` of drie verschillende velden, zoals `c3,d6,g4`.

kastell-choice-gone = Dat kan niet meer. Kies opnieuw.
kastell-ask-build = Bouw { $piece } op { $squares }.
kastell-ask-plant = Plant de bomen op { $trees }.
kastell-ask-name = Je tegenstander moet { $piece } bouwen.
kastell-ask-swap = Wissel van kleur met Wit.
kastell-ask-keep = Houd je kleur.
kastell-swap-or-keep = Van kleur wisselen met Wit, of je kleur houden?
kastell-keep = Mijn kleur houden
kastell-keep-hint = Je blijft Zwart en bouwt nu
kastell-swap = Van kleur wisselen
kastell-swap-hint = Je wordt Wit, en je tegenstander bouwt nu
kastell-which-to-name = Welke bouwsteen moet de ander bouwen?
kastell-which-to-build = Welke bouwsteen bouw je?
kastell-one-piece = { $piece }, { $piece ->
    [I] de balk
    [J] de haak naar links
    [L] de haak naar rechts
    [S] de stijgende trap
    [T] de balk met een bult
    [Z] de dalende trap
   *[O] het vierkant
  }
kastell-room = { $places ->
    [0] Past nergens meer
    [one] Past op 1 plek
   *[other] Past op { $places } plekken
  }
kastell-which-place = Waar komt { $piece }?
kastell-around = Rond { $from } t/m { $to }
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
kastell-one-turn = { $pose ->
    [lying] { $shape }, plat
    [standing] { $shape }, rechtop
    [bump-up] { $shape }, bult omhoog
    [bump-right] { $shape }, bult naar rechts
    [bump-down] { $shape }, bult omlaag
    [bump-left] { $shape }, bult naar links
    [lying-up-left] { $shape }, plat, linkeruiteinde omhoog
    [standing-right-top] { $shape }, rechtop, bovenste uiteinde naar rechts
    [lying-down-right] { $shape }, plat, rechteruiteinde omlaag
    [standing-left-bottom] { $shape }, rechtop, onderste uiteinde naar links
    [lying-up-right] { $shape }, plat, rechteruiteinde omhoog
    [standing-right-bottom] { $shape }, rechtop, onderste uiteinde naar rechts
    [lying-down-left] { $shape }, plat, linkeruiteinde omlaag
    [standing-left-top] { $shape }, rechtop, bovenste uiteinde naar links
   *[same] { $shape }, in elke draai gelijk
  }
kastell-places = { $places ->
    [one] 1 plek
   *[other] { $places } plekken
  }
kastell-build-piece = { $piece } bouwen
kastell-no-room = { $piece } past nu nergens.
kastell-where-trees = { $left ->
    [0] De bomen hier planten, of er een weghalen?
    [one] Waar komen de bomen? Nog één.
   *[other] Waar komen de bomen? Nog { $left }.
  }
kastell-plant-tree = een boom planten
kastell-remove-tree = de boom weghalen
kastell-plant-trees = De bomen planten
kastell-tree-column = { $number ->
    [1] Waar komen de bomen? Kies ze alle drie tegelijk, of de kolom van de eerste boom.
    [2] In welke kolom komt de tweede boom?
   *[3] In welke kolom komt de derde boom?
  }
kastell-tree-row = { $number ->
    [1] Eerste boom, kolom { $column }: welke rij?
    [2] Tweede boom, kolom { $column }: welke rij?
   *[3] Derde boom, kolom { $column }: welke rij?
  }

kastell-place-tree = boom
kastell-place-block = { $side ->
    [white] { $state ->
        [gone] witte bouwsteen { $piece }, al gebouwd
       *[other] witte bouwsteen { $piece }
      }
   *[black] { $state ->
        [gone] zwarte bouwsteen { $piece }, al gebouwd
       *[other] zwarte bouwsteen { $piece }
      }
  }

kastell-covers = { $mv } · { $piece } · { $squares }
kastell-suggest-swap = swap: van kleur wisselen
kastell-suggest-keep = keep: je kleur houden

kastell-castle-title = Het kasteel
kastell-castle =
    Jij en je tegenstander bouwen **samen één kasteel** op een bord van 8×8 met drie bomen. **Kun je niet bouwen als je aan zet bent, dan verlies je.**

    - Jullie hebben allebei dezelfde **zeven bouwstenen**: alle vormen die vier aaneengesloten velden kunnen maken, I, J, L, O, S, T en Z.
    - **Wit begint.** Als je aan zet bent, bouw je een van je bouwstenen op vier lege velden. Passen kan niet.
    - Een bouwsteen mag je **draaien**, maar nooit **spiegelen**: S blijft S, J blijft J.
    - Bomen en bouwstenen blijven altijd staan.

    Wie als laatste bouwt, wint, of de ander nu geen ruimte of geen bouwstenen meer heeft. Remise bestaat niet, en langer dan veertien bouwstenen duurt een partij nooit.

    -# Tip: tegen het einde zijn de gaten waarin alleen jouw bouwstenen passen het meest waard.

kastell-notation-title = Zetten schrijven
kastell-notation =
    Met de knoppen kies je een bouwsteen en een gebied, en daarna draai en schuif je hem naar de goede plek. Typen gaat sneller: **bouwsteen, draai, `@`, veld**, zoals `Tn@c3`.

    - **Draai**: kwartslagen met de klok mee, `n` geen, `e` één, `s` twee, `w` drie. O heeft er geen; I, S en Z hebben alleen `n` en `e`.
    - Met `n` ligt elke bouwsteen plat. De bult van T wijst omhoog, het linkeruiteinde van J en het rechteruiteinde van L ook, S stijgt naar rechts en Z daalt naar rechts.
    - **Veld**: de linkeronderhoek van de rechthoek om de bouwsteen, ook als de bouwsteen die hoek vrijlaat.

    In de afbeelding bouwde Wit `Tn@c3` en Zwart `Se@e4`. Hoofdletters en spaties maken niet uit (`tn c3`). Je kunt ook de vier velden typen: `c3 d3 e3 d4`.

kastell-variants-title = Opties
kastell-variants =
    Deze kies je als je iemand uitdaagt.

    {"*"}*{ kastell-option-trees.name }** · `{ kastell-trees-random.name }` loot drie velden. Met `{ kastell-trees-black.name }` plant Zwart ze alle drie vóór de eerste bouwsteen van Wit. Of noem drie velden: `c3,d6,g4`.

    {"*"}*{ kastell-option-contact.name }** · `{ kastell-contact-free.name }`: bouwstenen mogen elkaar overal raken. `{ kastell-contact-apart.name }`: jouw bouwstenen mogen die van je tegenstander met een hoek raken, maar nooit met een zijde. `{ kastell-contact-linked.name }`: elk van je bouwstenen moet met een zijde aan een andere van jou grenzen, behalve de eerste. Ter compensatie mag Zwart na de eerste bouwsteen van Wit één keer `swap` zeggen: dan ruilen jullie van kleur, met alle gebouwde en overgebleven bouwstenen, en bouwt de nieuwe Zwart.

    {"*"}*{ kastell-option-picker.name }** · `{ kastell-picker-self.name }`: je kiest je eigen bouwsteen. `{ kastell-picker-opponent.name }`: je tegenstander noemt de bouwsteen die je moet bouwen (`pick T`), en past die nergens, dan verlies je. Mag Zwart wisselen, dan zegt Zwart eerst `swap` of `keep`.

    -# 🏠 Deze opties volgen gepubliceerde beschrijvingen van het origineel. Waar die niets zeggen, gelden huisregels.

kastell-principle-room = Laat de ander met elke bouwsteen minder plekken dan jezelf.
kastell-principle-gaps = Maak gaten waar alleen jouw bouwstenen in passen: dat zijn zetten in reserve.
kastell-principle-look = Kijk voordat je bouwt of de ander daarna als laatste zou kunnen bouwen.
kastell-principle-count = Tel de zetten die over zijn: wie het laatst bouwt, wint.
kastell-principle-name = Als jij de bouwsteen noemt, noem dan die met de minste plekken.
kastell-principle-spend = Bouw eerst de bouwsteen met de minste plekken, en bewaar wat bijna overal past.

kastell-why-last-place = Daarna kan je tegenstander nergens meer bouwen.
kastell-why-forced = Wat je tegenstander ook doet, hierna win je.
kastell-why-lost = Elke zet verliest tegen perfect spel.
kastell-why-rare = { $share ->
    [all] Dat wint, wat je tegenstander ook doet, net als al je { $moves } zetten.
   *[some] { $winning ->
        [one] Het is de enige van je { $moves } zetten die wint.
       *[other] Wat je tegenstander ook doet, hierna win je: { $winning } van je { $moves } zetten winnen.
      }
  }
kastell-why-lost-to = { $trap ->
    [best] Elke zet verliest tegen perfect spel, en deze zet de beste val: { $losing } van de { $moves } antwoorden van je tegenstander laten je winnen.
   *[none] Elke zet verliest tegen perfect spel. Na deze laten { $losing } van de { $moves } antwoorden van je tegenstander je winnen.
  }
kastell-why-lost-but = Elke zet verliest tegen perfect spel. Na deze zou van de { $moves } antwoorden van je tegenstander alleen { $saving } je laten winnen.
kastell-why-lost-all = { $trap ->
    [best] Elke zet verliest tegen perfect spel, en na geen ervan is er een antwoord dat je laat winnen.
   *[none] Elke zet verliest tegen perfect spel. Na deze laat geen antwoord je winnen.
  }
kastell-why-lost-by = Elke zet verliest tegen perfect spel. Na deze moet je tegenstander { $answer } vinden: de andere { $others } antwoorden laten je winnen.
kastell-why-lost-only = Elke zet verliest tegen perfect spel. Na deze heeft je tegenstander maar één antwoord, { $answer }, en dat wint.
kastell-why-may-swap = Je tegenstander mag hierna van kleur wisselen, dus bouw iets waar geen van beiden veel aan heeft.
kastell-why-scarce = { $places ->
    [one] Je { $piece } heeft de minste plekken, maar 1: bouw hem zolang hij past.
   *[other] Je { $piece } heeft de minste plekken, { $places }: bouw hem zolang hij past.
  }
kastell-why-leaves = Vergeleken met een gemiddelde zet houd je { $own_way ->
    [more] { $own ->
        [one] { $own } manier meer om te bouwen
       *[other] { $own } manieren meer om te bouwen
      }
    [fewer] { $own ->
        [one] { $own } manier minder om te bouwen
       *[other] { $own } manieren minder om te bouwen
      }
   *[same] evenveel manieren om te bouwen
  }, en je tegenstander { $their_way ->
    [more] { $theirs } meer
    [fewer] { $theirs } minder
   *[same] evenveel
  }.
kastell-why-reserve = Alleen jij kunt nog bouwen op { $squares } ({ $piece }).
kastell-why-stays = Alleen jij kunt bouwen op { $squares } ({ $piece }), en deze zet laat die plek vrij.
kastell-why-theirs = Je tegenstander heeft een zet achter de hand: alleen die kan nog bouwen op { $squares } ({ $piece }).
kastell-why-shuts-out = Je tegenstander heeft hierna geen plek meer voor { $pieces }.
kastell-why-squeezes = Je tegenstander houdt { $places } van { $before } plekken over voor { $piece }.
kastell-why-follows = Op { $reply } dwing je de winst af met { $mv }.
kastell-why-tempts = Niet { $mv }: na { $reply } zou je niets meer kunnen bouwen.
kastell-why-errs = Niet { $mv }: met { $reply } zou je tegenstander winnen.
kastell-why-errs-here = Niet { $mv }: met { $reply } zou je tegenstander winnen. Jouw zet neemt { $squares }, die dat antwoord nodig heeft.
kastell-why-errs-by-place = Niet { $mv }: met { $reply } zou je tegenstander winnen. Daarna zou alleen je tegenstander nog op { $squares } kunnen bouwen ({ $piece }).
kastell-why-weaker = { $more ->
    [one] { $mv } zou je tegenstander { $more } manier meer laten om te bouwen dan deze zet.
   *[other] { $mv } zou je tegenstander { $more } manieren meer laten om te bouwen dan deze zet.
  }
kastell-why-named = { $theirs ->
    [0] Je tegenstander heeft geen plek voor { $piece }.
    [one] Je tegenstander heeft { $theirs } plek voor { $piece }.
   *[other] Je tegenstander heeft { $theirs } plekken voor { $piece }.
  }
kastell-why-swapped = { $own ->
    [one] Met de andere kleur kun jij op { $own } manier bouwen en je tegenstander op { $theirs }.
   *[other] Met de andere kleur kun jij op { $own } manieren bouwen en je tegenstander op { $theirs }.
  }
kastell-why-kept = { $own ->
    [one] Met je eigen kleur kun jij op { $own } manier bouwen en je tegenstander op { $theirs }.
   *[other] Met je eigen kleur kun jij op { $own } manieren bouwen en je tegenstander op { $theirs }.
  }
kastell-lesson-build = Jij en je tegenstander bouwen samen één kasteel. Jullie hebben allebei dezelfde zeven bouwstenen, en wie niet meer kan bouwen, verliest. Neem het vierkant, **O**, en bouw het waar je wilt: op lege velden, niet op een boom.
kastell-lesson-build-done = Dat is een hele beurt: één bouwsteen, voorgoed gebouwd. Daarna is je tegenstander aan zet.
kastell-lesson-build-other = Die bouwsteen past ook, maar neem deze keer het vierkant: **O**.
kastell-lesson-build-wrong = Neem het vierkant, **O**.
kastell-lesson-turn = Voordat je een bouwsteen bouwt, mag je hem draaien zoals je wilt. Zet de balk, **I**, op het bord, draai hem tot hij plat ligt, en bouw hem.
kastell-lesson-turn-done = Plat of rechtop: je kiest elke keer. In notatie zegt de kleine letter achter de bouwsteen hoe hij ligt.
kastell-lesson-turn-upright = Die staat rechtop. Kies de andere draai, zodat hij plat ligt.
kastell-lesson-turn-other = Neem de balk, **I**, en leg hem plat.
kastell-lesson-turn-wrong = Neem de balk, **I**, en leg hem plat.
kastell-lesson-last = Het bord is bijna vol. { kastell-black } kan nog maar één bouwsteen bouwen, in de hoek bij **a1**. Neem die plek in, en { kastell-black } zit vast.
kastell-lesson-last-done = { kastell-black } kan niet meer bouwen, en je wint. Wie als laatste bouwt, wint: dat is het hele spel.
kastell-lesson-last-wrong = Daarna vindt { kastell-black } toch nog een plek, en dan heb jij er geen. Kijk in de hoek bij **a1**.
kastell-lesson-keep = Nu ben je **{ kastell-black }**; bleke bouwstenen passen nergens meer. De kunst van het spel: bewaar een plek die alleen jij kunt gebruiken. Je tegenstander heeft weinig plekken over. Bouw waar je plekken van je tegenstander wegneemt, en niet van jezelf.
kastell-lesson-keep-done = Jij had een plek over, en je tegenstander niet. Tel de plekken van beide kanten voordat je bouwt.
kastell-lesson-keep-spent = Nog niet: { kastell-white } zou de enige plek van je **L** innemen. Je **J** kan wachten, want die past later ook nog.
kastell-lesson-keep-wrong = Zo verliest je eigen **L** zijn enige plek. Zoek de plek die je tegenstander ook nodig heeft.
kastell-lesson-apart = Sommige partijen hebben een strengere regel, **{ kastell-contact-apart.name }**: jouw bouwstenen en die van je tegenstander raken elkaar hooguit met een hoek. Dat neemt veel plekken weg. Bouw zo dat er voor { kastell-white } geen plek overblijft.
kastell-lesson-apart-done = { kastell-white } heeft geen plek die niet aan een van jouw bouwstenen grenst. Je wint.
kastell-lesson-apart-wrong = Daarna kan { kastell-white } nog bouwen. Ook je eigen bouwstenen houden { kastell-white } weg: waar zou er een het meest in de weg staan?
kastell-lesson-linked = Een andere regel is **{ kastell-contact-linked.name }**: elke bouwsteen moet met een zijde aan een andere van jou grenzen. Je balk, **I**, heeft nog één zo’n plek. Neem die in voordat { kastell-white } hem afsluit.
kastell-lesson-linked-done = Goed gezien. Met deze regel loont het om je kasteel naar vrij terrein te laten groeien.
kastell-lesson-linked-wrong = Nu kan { kastell-white } de plek van je balk afsluiten, en dan heb jij niet het laatste woord. Bouw eerst de balk, **I**.
kastell-lesson-named = Je bent weer { kastell-white }. In sommige partijen bouwt je tegenstander de bouwsteen die **jij** noemt. Noem er een waar { kastell-black } geen plek voor heeft.
kastell-lesson-named-done = Die past nergens, dus { kastell-black } verliest. Nu ken je heel Kastell.
kastell-lesson-named-wrong = { kastell-black } vindt een plek voor die bouwsteen. Noem er een die nergens past.
