castle-keep-summary = Geheime handen: voltooi een kasteel van negen tegels, of verwoest dat van een ander
castle-keep-option-version = Welke van de vijf versies je speelt
    .name = versie
castle-keep-option-towers = Of ook torens aangevallen mogen worden, met identieke torens
    .name = torens
castle-keep-option-discard-draw = Of je eerste tegel van een beurt de bovenste van de aflegstapel mag zijn
    .name = van-aflegstapel
castle-keep-option-strict-finish = Of de laatste tegel van de ring aan beide kanten moet passen
    .name = strikt-slot
castle-keep-version-standard = elk één kasteel, 2 tot 4 spelers
    .name = Standaard
castle-keep-version-takeover = je bouwt met wat je verwoest, 2 spelers
    .name = Overname
castle-keep-version-empire = elk twee kastelen, met tegels die ertussen verhuizen, 2 tot 4 spelers
    .name = Imperium
castle-keep-version-king = samen één kasteel bouwen én aanvallen, 2 spelers
    .name = Koning van het kasteel
castle-keep-version-siege = alleen tegen het beleg, 1 speler
    .name = Solobeleg
castle-keep-title-standard = Standaard
castle-keep-title-takeover = Overname
castle-keep-title-empire = Imperium
castle-keep-title-king = Koning van het kasteel
castle-keep-title-siege = Solobeleg
castle-keep-own-view = Hand

castle-keep-builder = De bouwer
castle-keep-seat-builder = Bouwer
castle-keep-player = Speler { $number }
castle-keep-the-castle = het kasteel
castle-keep-castle-of = { $owner ->
    [you] { $number ->
        [0] jouw kasteel
       *[other] jouw kasteel { $number }
      }
   *[other] { $number ->
        [0] het kasteel van { $owner }
       *[other] kasteel { $number } van { $owner }
      }
  }
castle-keep-named-tile = { $tile } ({ $words })
castle-keep-tile = { $form ->
    [a] een { castle-keep-tile.adj }{ castle-keep-tile.one }
    [the] de { castle-keep-tile.adj }{ castle-keep-tile.one }
    [two] twee { castle-keep-tile.adj }{ castle-keep-tile.many }
    [many] { castle-keep-tile.adj }{ castle-keep-tile.many }
    [label] { $color ->
        [red] Rode
        [yellow] Gele
       *[blue] Blauwe
      } { castle-keep-tile.shape }{ castle-keep-tile.one }
   *[bare] { castle-keep-tile.adj }{ castle-keep-tile.one }
  }
    .adj = { $color ->
        [red] rode
        [yellow] gele
       *[blue] blauwe
      } { castle-keep-tile.shape }
    .shape = { $shape ->
        [curvy] golvende{" "}
        [zigzag] gekartelde{" "}
        [straight] rechte{" "}
       *[none] {""}
      }
    .one = { $part ->
        [tower] toren
        [wall] muur
       *[keep] donjon
      }
    .many = { $part ->
        [tower] torens
        [wall] muren
       *[keep] donjons
      }

castle-keep-you-draw = Je trekt { $tiles }.
castle-keep-you-draw-nothing = Er is geen tegel meer om te trekken.
castle-keep-draws = { $player ->
    [you] { $count ->
        [0] Je hebt niets meer te trekken.
        [one] Je trekt een tegel.
       *[other] Je trekt twee tegels.
      }
   *[other] { $count ->
        [0] { $player } heeft niets meer te trekken.
        [one] { $player } trekt een tegel.
       *[other] { $player } trekt twee tegels.
      }
  }
castle-keep-takes-top = { $player ->
    [you] Je pakt { $tile } van de aflegstapel.
   *[other] { $player } pakt { $tile } van de aflegstapel.
  }
castle-keep-reshuffled = De stapel is op. De afgelegde tegels worden geschud tot een nieuwe.
castle-keep-builds = { $from ->
    [spoils] { $player ->
        [you] Je bouwt { $tile } uit de buit op { $spot }.
       *[other] { $player } bouwt { $tile } uit de buit op { $spot }.
      }
   *[hand] { $player ->
        [you] Je bouwt { $tile } op { $spot }.
       *[other] { $player } bouwt { $tile } op { $spot }.
      }
  }
# All that a turn has built. $tiles is a list of castle-keep-built-tile.
castle-keep-builds-several = { $player ->
    [you] Je bouwt { $count } tegels: { $tiles }.
   *[other] { $player } bouwt { $count } tegels: { $tiles }.
  }
castle-keep-built-tile = { $from ->
    [spoils] { $tile } uit de buit op { $spot }
   *[hand] { $tile } op { $spot }
  }
castle-keep-transfers = { $player ->
    [you] Je verplaatst { $tile } van { $from } naar { $to }.
   *[other] { $player } verplaatst { $tile } van { $from } naar { $to }.
  }
castle-keep-attacks = { $player ->
    [you] { $count ->
        [one] Je valt { $castle } aan met { $tiles }: de tegel op { $cells } valt.
       *[other] Je valt { $castle } aan met { $tiles }: de tegels op { $cells } vallen.
      }
   *[other] { $count ->
        [one] { $player } valt { $castle } aan met { $tiles }: de tegel op { $cells } valt.
       *[other] { $player } valt { $castle } aan met { $tiles }: de tegels op { $cells } vallen.
      }
  }
castle-keep-attacks-open = Vanaf nu mag er aangevallen worden.
castle-keep-starts-anew = Het kasteel is weg, dus er begint een nieuw kasteel.
castle-keep-rubble = { $player ->
    [you] Jouw kasteel { $number } ligt in puin.
   *[other] Kasteel { $number } van { $player } ligt in puin.
  }
castle-keep-out = { $player ->
    [you] Je ligt eruit: allebei je kastelen liggen in puin.
   *[other] { $player } ligt eruit: beide kastelen liggen in puin.
  }
castle-keep-passes = { $player ->
    [you] Je past.
   *[other] { $player } past.
  }
castle-keep-finishes = { $player ->
    [you] Je beëindigt je beurt.
   *[other] { $player } beëindigt de beurt.
  }
castle-keep-discards = { $player ->
    [you] Je legt { $tile } af.
   *[other] { $player } legt { $tile } af.
  }
castle-keep-leaves = { $player ->
    [you] Je vertrekt.
   *[other] { $player } vertrekt.
  }
castle-keep-leaves-table = { $player ->
    [you] { $castles ->
        [one] Je vertrekt, en je kasteel gaat van tafel.
       *[other] Je vertrekt, en je kastelen gaan van tafel.
      }
   *[other] { $castles ->
        [one] { $player } vertrekt, en het kasteel gaat mee van tafel.
       *[other] { $player } vertrekt, en de kastelen gaan mee van tafel.
      }
  }
castle-keep-turns-over = { $count ->
    [0] Het beleg onthult { $tile }: mis.
    [one] Het beleg onthult { $tile }: raak.
   *[other] Het beleg onthult { $tile }: die kan een van { $count } tegels raken.
  }
castle-keep-destroys = Het beleg verwoest { $cells }.
castle-keep-none-stands = Er staat geen tegel meer.

castle-keep-completed = { $player ->
    [you] { $castles ->
        [one] Je hebt het kasteel voltooid.
       *[other] Je hebt beide kastelen voltooid.
      }
   *[other] { $castles ->
        [one] { $player } heeft het kasteel voltooid.
       *[other] { $player } heeft beide kastelen voltooid.
      }
  }
castle-keep-brings-down = { $winner ->
    [you] { $loser ->
        [you] { $castles ->
            [one] Je hebt je eigen kasteel verwoest.
           *[other] Je hebt je eigen laatste kasteel verwoest.
          }
       *[other] { $castles ->
            [one] Je hebt het kasteel van { $loser } verwoest.
           *[other] Je hebt het laatste kasteel van { $loser } verwoest.
          }
      }
   *[other] { $loser ->
        [you] { $castles ->
            [one] { $winner } heeft jouw kasteel verwoest.
           *[other] { $winner } heeft jouw laatste kasteel verwoest.
          }
       *[other] { $castles ->
            [one] { $winner } heeft het kasteel van { $loser } verwoest.
           *[other] { $winner } heeft het laatste kasteel van { $loser } verwoest.
          }
      }
  }
castle-keep-last-in = { $player ->
    [you] Jij bent als enige over.
   *[other] { $player } is als enige over.
  }
castle-keep-razed = Het beleg wint: de laatste tegel is verwoest.
castle-keep-used-up = Het beleg wint: de stapel was op voordat het kasteel af was.

castle-keep-turn = { $player ->
    [you] { $does ->
        [draw] Jij bent aan de beurt: tegels trekken.
        [attack] Jij bent aan de beurt: bouwen, aanvallen of passen.
        [act] Jij bent aan de beurt: bouwen of passen.
        [build] Je bent aan het bouwen.
        [discard] Je legt af tot je vier tegels overhebt.
       *[hit] Je kiest wat het beleg raakt.
      }
   *[other] { $does ->
        [draw] { $player } is aan de beurt: tegels trekken.
        [attack] { $player } is aan de beurt: bouwen, aanvallen of passen.
        [act] { $player } is aan de beurt: bouwen of passen.
        [build] { $player } is aan het bouwen.
        [discard] { $player } legt af tot er vier tegels over zijn.
       *[hit] { $player } kiest wat het beleg raakt.
      }
  }
castle-keep-kings = Het kasteel: { $tiles }.
castle-keep-has-left = { $player ->
    [you] Je bent vertrokken.
   *[other] { $player } is vertrokken.
  }
castle-keep-has = { $player ->
    [you] Jij – { $parts }.
   *[other] { $player } – { $parts }.
  }
castle-keep-site = { $number ->
    [0] kasteel: { $tiles }
   *[other] kasteel { $number }: { $tiles }
  }
castle-keep-site-rubble = { $number ->
    [0] kasteel: in puin
   *[other] kasteel { $number }: in puin
  }
castle-keep-empty = leeg
castle-keep-stands = { $cell } { $tile }
castle-keep-hand = hand: { $tiles }
castle-keep-in-hand = { $count ->
    [0] geen tegels in de hand
    [one] één tegel in de hand
   *[other] { $count } tegels in de hand
  }
castle-keep-spoils = buit: { $tiles }
castle-keep-several = { $count } { $tile }
castle-keep-pile = Stapel: { $pile }. Aflegstapel: { $discards }.
castle-keep-pile-and-top = Stapel: { $pile }. Aflegstapel: { $discards }, bovenop { $top }.
castle-keep-discards-title = Aflegstapel
castle-keep-discards-told = Aflegstapel: { $count }, bovenop { $top }. { $tiles }.
castle-keep-lie = { $tile } × { $count }
castle-keep-open = Er mag aangevallen worden.
castle-keep-not-open = Er mag nog niet aangevallen worden.
castle-keep-can-build = Je kunt bouwen: { $builds }.
castle-keep-can-attack = Je kunt aanvallen: { $attacks }.
castle-keep-can-both = Je kunt bouwen: { $builds }. Je kunt aanvallen: { $attacks }.
castle-keep-attack-on = { $castle } op { $cell } met { $tiles }
castle-keep-tile-on = { $tile } op { $spots }

castle-keep-not-your-turn = Je bent niet aan zet.
castle-keep-wrong-phase = { $phase ->
    [draw] Trek eerst: `draw`, of `draw` en de bovenste van de aflegstapel.
    [act] Nu moet je bouwen, aanvallen of passen.
    [build] Je bent aan het bouwen: plaats nog een tegel, of zeg `done`.
    [discard] Leg nu af tot je vier tegels overhebt: `drop` en een tegel.
   *[hit] Kies eerst wat het beleg raakt: `hit` en een vak.
  }
castle-keep-not-on-top = { $tile } ligt niet boven op de aflegstapel.
castle-keep-not-held = Je hebt { $tile } niet in je hand.
castle-keep-held-fewer = Daarvoor is { $needed } × { $tile } nodig, en je hebt er { $held }.
castle-keep-not-in-spoils = { $tile } zit niet bij je buit.
castle-keep-unknown-castle = Dat kasteel bestaat niet.
castle-keep-never-rebuilt = Kasteel { $number } ligt in puin en wordt niet meer opgebouwd.
castle-keep-wrong-part = Torens komen op de hoeken (a1 c1 a3 c3), muren aan de zijkanten (b1 a2 c2 b3) en de donjon op b2.
castle-keep-taken = Op { $cell } staat al een tegel.
castle-keep-keep-first = Begin een kasteel met een muur of een toren, niet met de donjon.
castle-keep-keep-color = Je kasteel heeft eerst een tegel in de kleur van de donjon nodig.
castle-keep-keep-alone = Alleen je donjon staat er nog, dus je volgende tegel moet die kleur hebben.
castle-keep-none-beside = Een tegel moet naast een andere in de ring komen, en naast { $cell } staat niets.
castle-keep-strict-finish = In deze partij moet de laatste tegel van de ring aan beide kanten passen, en { $tile } doet dat niet.
castle-keep-matches-neither = { $tile } past bij geen van beide buren van { $cell }.
castle-keep-mismatch = { $tile } moet in kleur of vorm passen bij elke buur van { $cell }.
castle-keep-empire-only = Alleen in Imperium kun je tegels van het ene kasteel naar het andere verplaatsen.
castle-keep-same-castle = Een tegel kun je alleen naar je andere kasteel verplaatsen.
castle-keep-nothing-on = Op { $spot } staat geen tegel.
castle-keep-moved-before = Die tegel heb je deze beurt al verplaatst.
castle-keep-last-tile = De laatste tegel van een kasteel kun je niet verplaatsen.
castle-keep-king-closed = Aanvallen mag pas als het kasteel eens twee tegels heeft gehad.
castle-keep-closed = Aanvallen mag pas als iedereen tegelijk twee tegels heeft staan.
castle-keep-nothing-there = Op { $cell } van dat kasteel staat geen tegel.
castle-keep-other-there = Op { $cell } staat { $standing }. Alleen een identieke tegel kan die aanvallen.
castle-keep-towers-off = Torens kun je in deze partij niet aanvallen: de optie `{ castle-keep-option-towers.name }` staat uit.
castle-keep-nobody-there = In Solobeleg is er niemand om aan te vallen.
castle-keep-own-castle = Je eigen kasteel kun je niet aanvallen.
castle-keep-unknown-target = Dat kasteel bestaat niet, dus je kunt het niet aanvallen.
castle-keep-not-hit = { $turned } is onthuld en kan { $cell } niet raken.
castle-keep-nothing-turned = Er is geen tegel onthuld.

castle-keep-move-form = Die zet kan ik niet lezen. Zetten zien eruit als `TRc@a1`, `2:WBz@b1`, `done`, `pass` of `drop WBz`.
castle-keep-name-cell = Noem een vak, a1 tot en met c3.
castle-keep-cell-form = `{ $typed }` is geen vak: dat zijn a1 tot en met c3.
castle-keep-name-tile = Noem een tegel in woorden, zoals `rode golvende toren`, of in letters: T of W, dan een kleur (R Y B) en een vorm (c z s), zoals `TRc`. Een donjon schrijf je als `KR`.
castle-keep-discards-empty = De aflegstapel is leeg, daar valt niets te trekken.
castle-keep-transfer-form = Een verplaatsing noemt beide kastelen en vakken: `1.a1>2.c3`.
castle-keep-one-castle = Er is maar één kasteel.
castle-keep-owner-form = `{ $typed }` is geen kasteel dat je kunt aanvallen. Noem het nummer van de speler, zoals `2:WBz@b1`.
castle-keep-king-form = Hier is alleen het kasteel van de koning: `king:WBz@b1`.
castle-keep-nothing-fits = { $ask ->
    [cell] Dat past niet. Zeg waar de tegel komt.
   *[target] Dat past niet. Zeg welk kasteel en welk vak je aanvalt.
  }
castle-keep-ambiguous = { $ask ->
    [cell] Zeg waar de tegel komt, zoals `{ $example }`.
   *[target] Zeg welk kasteel en welk vak je aanvalt, zoals `{ $example }`.
  }

castle-keep-siege-towers = Solobeleg heeft geen optie `{ castle-keep-option-towers.name }`: het beleg raakt toch al elke soort tegel.
castle-keep-siege-discard-draw = Solobeleg heeft geen optie `{ castle-keep-option-discard-draw.name }`: je trekt altijd één tegel van de stapel.
castle-keep-version-form = De versie is { castle-keep-title-standard }, { castle-keep-title-takeover }, { castle-keep-title-empire }, { castle-keep-title-king } of { castle-keep-title-siege }.

castle-keep-idle = Er valt niets te kiezen: je bent niet aan zet.
castle-keep-gone = Dat kan niet meer. Kies opnieuw.

castle-keep-first = { $phase ->
    [only-pass] Je kunt niets bouwen, dus je moet passen.
    [stuck] Er past niets meer.
    [draw] Waar trek je van?
    [attack] Bouwen, aanvallen of passen?
    [act] Bouwen of passen?
    [build] Verder bouwen, of stoppen?
    [discard] Welke tegel leg je af?
   *[hit] Welke tegel raakt het beleg?
  }
castle-keep-which-attack = Kies je aanval. Terugnemen kan niet.
castle-keep-which-transfer = Welke tegel verplaats je?
castle-keep-where-to = Waar komt die?
castle-keep-where-goes = Waar komt { $tile }?
castle-keep-no-place = Je kunt { $tile } nu niet gebruiken.
castle-keep-places = { $places ->
    [0] past nergens
    [one] 1 plek
   *[other] { $places } plekken
  }
castle-keep-confirm-attack = { $count ->
    [one] Aanvallen: 1 tegel valt
   *[other] Aanvallen: { $count } tegels vallen
  }
castle-keep-play = { $told }.
castle-keep-attack = Aanvallen
castle-keep-transfer = Een tegel verplaatsen
castle-keep-done = Klaar
castle-keep-pass = Passen
castle-keep-from-pile = Twee van de stapel
castle-keep-from-discards = { $tile } van de aflegstapel
castle-keep-tile-goes-on = { $from ->
    [spoils] { $tile } op { $spot }, uit de buit
   *[hand] { $tile } op { $spot }
  }
castle-keep-in-castle = { $cell } in kasteel { $number }

castle-keep-suggested = { $mv } · { $told }
castle-keep-does-draw = Trek twee tegels van de stapel
castle-keep-does-draw-top = Pak { $tile } van de aflegstapel en trek er één blind bij
castle-keep-does-complete = Voltooi het kasteel met { $tile } en win
castle-keep-does-build = Bouw { $tile } op { $spot }
castle-keep-does-end = Stop met bouwen
castle-keep-does-transfer = Verplaats { $tile } van { $from } naar { $to }
castle-keep-does-attack = { $left ->
    [none] { $keeps ->
        [2] { $count ->
            [one] Aanval op { $target } met twee donjons: { $cells } valt – de laatste
           *[other] Aanval op { $target } met twee donjons: { $cells } vallen – de laatste
          }
       *[other] { $count ->
            [one] Aanval op { $target }: { $cells } valt – de laatste
           *[other] Aanval op { $target }: { $cells } vallen – de laatste
          }
      }
   *[some] { $keeps ->
        [2] { $count ->
            [one] Aanval op { $target } met twee donjons: { $cells } valt
           *[other] Aanval op { $target } met twee donjons: { $cells } vallen
          }
       *[other] { $count ->
            [one] Aanval op { $target }: { $cells } valt
           *[other] Aanval op { $target }: { $cells } vallen
          }
      }
  }
castle-keep-does-attack-with = { $left ->
    [none] Aanval op { $target }: { $cell } met { $tile }, alles valt
   *[some] Aanval op { $target }: { $cell } met { $tile }, { $count } vallen
  }
castle-keep-target = { $owner ->
    [you] { $number ->
        [0] jouw kasteel
       *[other] jouw kasteel { $number }
      }
   *[other] { $number ->
        [0] { $owner }
       *[other] kasteel { $number } van { $owner }
      }
  }
castle-keep-does-nothing = Niet bouwen en niet aanvallen
castle-keep-does-discard = Leg { $tile } af
castle-keep-falls = { $count ->
    [one] { $cells } valt
   *[other] { $cells } vallen
  }

castle-keep-place-hidden = dichte tegels
castle-keep-place-pile = stapel
castle-keep-place-discards = aflegstapel, bovenop { $top }
castle-keep-place-no-discards = lege aflegstapel
castle-keep-place-open = er mag aangevallen worden
castle-keep-place-closed = er mag nog niet aangevallen worden
castle-keep-place-spoils = buit

castle-keep-castle-title = Je kasteel
castle-keep-castle =
    {"*"}*Voltooi als eerste een kasteel van negen tegels, of verwoest het kasteel van een ander helemaal.**

    Een kasteel is een vierkant van 3×3: **torens** op de hoeken (a1 c1 a3 c3), **muren** aan de zijkanten (b1 a2 c2 b3) en één **donjon** in het midden (b2). Torens en muren zijn er in drie kleuren (rood, geel, blauw) en drie vormen (golvend, gekarteld, recht), van elk vier. Donjons hebben alleen een kleur, van elk zes. Samen zijn dat 90 tegels.

    De acht buitenste tegels vormen de **ring**. Elke tegel die je toevoegt, moet passen bij **alle** tegels die er in de ring al naast staan, in kleur of in vorm. Alleen de tegel die de ring sluit, hoeft maar bij één van beide buren te passen.

    De **donjon** heeft een tegel van dezelfde kleur in de ring nodig op het moment dat je hem plaatst. Daarna maakt het niet meer uit.
castle-keep-castle-alt = Een voltooid kasteel: torens rood golvend op a1, geel gekarteld op c1, blauw recht op a3, blauw golvend op c3; muren rood gekarteld op b1, rood recht op a2, geel golvend op c2, blauw golvend op b3; een rode donjon op b2.

castle-keep-turns-title = Je beurt
castle-keep-turns =
    Iedereen heeft vier geheime tegels.

    {"*"}*1. Trek** twee tegels. Dat doe ik voor je. Is de stapel op, dan worden de afgelegde tegels geschud tot een nieuwe.

    {"*"}*2. Bouw, val aan of pas.** Als je bouwt, plaats je zoveel tegels als je wilt en kies je daarna *{ castle-keep-done }*. Begin een kasteel met een muur of toren naar keuze. Daarna komt elke tegel naast een die er al staat. Staat na een aanval alleen je donjon er nog, dan moet je volgende tegel die kleur hebben en mag die op elke plek van zijn soort.

    {"*"}*3. Leg af** tot je vier tegels overhebt, als je er meer hebt. Je kiest zelf welke.

    Je beurt eindigt vanzelf als er niets meer te kiezen is.
castle-keep-turns-alt = Een kasteel met een rode golvende toren op a1 en een rode rechte muur op a2. De volgende tegel mag daarnaast komen, op b1 of a3, als hij past.

castle-keep-attacking-title = Aanvallen
castle-keep-attacking =
    Aanvallen mag zodra iedereen tegelijk twee tegels heeft staan. Vanaf dan blijft het mogen. Een aanval komt in plaats van bouwen. Zwaarden naast de stapel laten zien dat aanvallen mag; zolang dat niet mag, zijn ze bleek.

    {"*"}*Muren.** Speel een muur die identiek is aan een muur van een ander, in kleur en vorm. Die valt, samen met alle muren en torens van dezelfde kleur die er langs de ring mee verbonden zijn, welke vorm ze ook hebben. Een gat houdt het vallen tegen. De donjon blijft staan.

    {"*"}*Donjons.** Speel twee donjons in de kleur van de donjon van een ander, of maar één als die donjon als enige over is.

    {"*"}*Haal de laatste tegel van het kasteel van een ander weg, en je wint meteen.**

    {"*"}*Opties** · `{ castle-keep-option-towers.name }`: ook torens kun je aanvallen, met identieke torens. `{ castle-keep-option-discard-draw.name }`: je eerste tegel van een beurt mag de bovenste van de aflegstapel zijn. `{ castle-keep-option-strict-finish.name }`: de tegel die de ring sluit, moet aan beide kanten passen.

    -# 🏠 Huisregels: één aanval per beurt. Geeft een speler op en zijn er nog minstens twee over, dan worden hand en buit van die speler afgelegd en gaan de kastelen van tafel. De anderen spelen door, en wie als laatste overblijft, wint.
castle-keep-attacking-alt = Een kasteel met rode tegels op a1, b1 en c1, een blauwe muur op c2 en een rode donjon. De drie rode tegels van de ring zijn gemarkeerd: een rode gekartelde muur, gespeeld tegen b1, haalt ze samen neer.

castle-keep-versions-title = Vijf versies
castle-keep-versions =
    {"*"}*{ castle-keep-title-standard }**, 2–4 spelers: de regels tot nu toe.

    {"*"}*{ castle-keep-title-takeover }**, 2 spelers: wat je verwoest, wordt je open **buit**. Vanaf je volgende beurt mag je daar ook mee bouwen. Aanvallen kun je er niet mee, en voor je vier tegels telt hij niet mee.

    {"*"}*{ castle-keep-title-empire }**, 2–4 spelers: iedereen bouwt twee kastelen. Voltooi ze allebei, of verwoest alle kastelen van alle anderen, en je wint. In je beurt mag je, voordat je aanvalt of past, tegels naar je andere kasteel verplaatsen, waar ze passen: elke tegel één keer per beurt, en nooit de laatste tegel van een kasteel. Een verwoest kasteel blijft in puin liggen, en liggen ze allebei in puin, dan lig je eruit. Aanvallen mag zodra iedereen in totaal twee tegels heeft.

    {"*"}*{ castle-keep-title-king }**, 2 spelers: allebei bouwen aan hetzelfde kasteel en vallen het aan, en wie het voltooit, wint. Aanvallen mag zodra het eens twee tegels heeft gehad. Wordt het verwoest, dan begint er een nieuw kasteel.

    {"*"}*{ castle-keep-title-siege }**, 1 speler: je kasteel begint met één tegel van de stapel, ook als dat een donjon is. Elke beurt trek je één tegel, bouw of pas je, en leg je af tot je er vier overhebt. Dan onthult het beleg twee tegels. Is er een identiek aan een van de jouwe, dan wordt die verwoest, samen met de muren en torens van dezelfde kleur die ermee verbonden zijn; past hij op meer tegels, dan kies jij. Van de opties geldt alleen `{ castle-keep-option-strict-finish.name }`. Voltooi het kasteel voordat de stapel op is, en verlies nooit je laatste tegel.
castle-keep-versions-alt = Twee kastelen van één speler in { castle-keep-title-empire }: het eerste heeft vijf tegels, het tweede drie.

castle-keep-notation-title = Zetten schrijven
castle-keep-notation =
    Met knoppen en menu’s alleen kun je alles spelen. Typ je liever, dan maken hoofdletters niet uit.

    Een **tegel** is soort, kleur en vorm: `TRc` is een rode golvende toren, `WBz` een blauwe gekartelde muur, `KY` een gele donjon.

    - **Bouwen**: `TRc@a1`, daarna `done`. In Imperium is `TRc@2.a1` je tweede kasteel. `*TRc@a1` komt uit je buit.
    - **Aanvallen**: `2:WBz@b1` valt de muur van speler 2 op b1 aan. `2:KR@b2` valt een donjon aan, met één of twee donjons, zoveel als nodig. Imperium: `2.1:WBz@b1`. Koning van het kasteel: `king:WBz@b1`.
    - **Passen** en **afleggen**: `pass`, `drop WBz`.
    - **Trekken** (optie `{ castle-keep-option-discard-draw.name }`): `draw` van de stapel, `draw TRc` met eerst de bovenste van de aflegstapel.
    - **Een tegel verplaatsen** (Imperium): `1.a1>2.c3`.
    - **Beleg**: `hit b1` als jij mag kiezen.
castle-keep-notation-alt = Een kasteel met één tegel, de rode golvende toren op a1: `TRc@a1`.

castle-keep-principle-fit = Bouw zo dat je andere tegels daarna nog passen.
castle-keep-principle-keep = Bouw je donjon vroeg: alleen donjons kunnen hem aanvallen.
castle-keep-principle-mix = Wissel de kleuren in de ring af: aaneengesloten tegels van één kleur vallen samen.
castle-keep-principle-strike = Val aan om een voltooiing te verhinderen of de laatste tegel te pakken; bouw anders, want een aanval komt in plaats van bouwen.
castle-keep-principle-hold = Houd achter wat een ander kan verwoesten, en bouw het in één beurt als je kunt voltooien.
castle-keep-principle-wait = Leg dubbele tegels af en wat nergens past; houd wat veel nog onbekende tegels zouden voltooien.

castle-keep-why-wins = Dat wint meteen.
castle-keep-why-wins-by-razing = { $count ->
    [one] Dat wint meteen: het verwoest de laatste tegel van dat kasteel.
    [2] Dat wint meteen: beide tegels van dat kasteel hangen samen, en het valt in zijn geheel.
   *[other] Dat wint meteen: alle { $count } tegels van dat kasteel hangen samen, en het valt in zijn geheel.
  }
castle-keep-why-finishes = Met de tegels in je hand kun je het kasteel deze beurt voltooien en winnen: { $moves }.
castle-keep-why-finishes-by-draw = Met de bovenste tegel van de aflegstapel kun je deze beurt winnen: daarna { $moves }.
castle-keep-why-builds = { $whose ->
    [own] Je kasteel
    [shared] Het kasteel
   *[one] Dat kasteel
  } heeft dan { $tiles } van de 9 tegels{ $next ->
    [builds] , en met { $more } deze beurt { $all }.
   *[waits] { $fitting ->
        [0] .
        [one] . Van jou kan er nog 1 volgen: houd die vast tot je het kunt voltooien.
       *[other] . Van jou kunnen er nog { $fitting } volgen: houd ze vast tot je het kunt voltooien.
      }
  }
castle-keep-why-completes = Dat kasteel is dan voltooid{ $missing ->
    [0] .
    [one] ; je andere kasteel mist nog 1 tegel.
   *[other] ; je andere kasteel mist nog { $missing } tegels.
  }
castle-keep-why-opens = Met deze tegel worden aanvallen mogelijk: van de tegels die je houdt { $own ->
    [0] kan er geen
    [one] kan er 1
   *[other] kunnen er { $own }
  } aanvallen, en van de tegels die je niet ziet { $theirs ->
    [0] kan er geen
    [one] kan er 1
   *[other] kunnen er { $theirs }
  } { $whose ->
    [shared] het kasteel
   *[own] jou
  } aanvallen.
castle-keep-why-fells = { $delay ->
    [next] { $count ->
        [one] Dat verwoest 1 tegel en laat er { $left } staan, waardoor dat kasteel de volgende beurt niet af kan: er ontbreken { $missing } tegels, met { $held } beschikbaar.
       *[other] Dat verwoest { $count } tegels en laat er { $left } staan, waardoor dat kasteel de volgende beurt niet af kan: er ontbreken { $missing } tegels, met { $held } beschikbaar.
      }
   *[none] { $count ->
        [one] Dat verwoest 1 tegel en laat er { $left } staan.
       *[other] Dat verwoest { $count } tegels en laat er { $left } staan.
      }
  }
castle-keep-why-razes = Daarmee ligt dat kasteel voorgoed in puin.
castle-keep-why-costs = { $count ->
    [one] Dat kost je 1 tegel en laat het beste kasteel over om verder te bouwen.
   *[other] Dat kost je { $count } tegels en laat het beste kasteel over om verder te bouwen.
  }
castle-keep-why-spares = Deze tegel mis je het minst.
castle-keep-why-spares-for-finish = { $waiting ->
    [one] Met wat je houdt, kun je het kasteel volgende beurt voltooien als je de juiste tegel trekt: 1 van de tegels die je niet ziet
   *[other] Met wat je houdt, kun je het kasteel volgende beurt voltooien als je een van { $waiting } tegels trekt die je niet ziet
  }{ $percent ->
    [0] .
   *[other] , een kans van zo’n { $percent }%.
  }
castle-keep-why-finishes-after-siege = { $waiting ->
    [one] Met wat je houdt, kun je het kasteel volgende beurt voltooien als het beleg je kasteel spaart en je daarna de juiste tegel trekt: 1 van de tegels die je niet ziet
   *[other] Met wat je houdt, kun je het kasteel volgende beurt voltooien als het beleg je kasteel spaart en je daarna een van { $waiting } tegels trekt die je niet ziet
  }{ $percent ->
    [0] .
   *[other] , een kans van zo’n { $percent }%.
  }
castle-keep-why-spares-reach = Zonder deze tegel kan wat je houdt { $whose ->
    [shared] het kasteel
   *[own] je kasteel
  } later even ver brengen: in één beurt tot { $tiles } van zijn 9 tegels.
castle-keep-why-spares-unfit = Deze tegel past nu nergens, dus die mis je het minst.
castle-keep-why-spares-all-unfit = Niets in je hand past nu; deze tegel mis je het minst.
castle-keep-why-spares-less-wanted = Niets in je hand past nu. Van de tegels die je niet ziet, { $own ->
    [0] zou er geen
    [one] zou er 1
   *[other] zouden er { $own }
  } plaats maken voor deze, en { $most } voor je { $kept }.
castle-keep-why-spares-best = Niets in je hand past nu. Met wat je houdt, laten { $makers } van de tegels die je niet ziet je ook een tegel uit je hand bouwen; zonder { $other } in plaats daarvan maar { $fewer }.
castle-keep-why-spares-copy = Je houdt er nog net zo een.
castle-keep-why-keeps = Bewaar je tegels voorlopig: zodra aanvallen mogelijk zijn, kan vallen wat je bouwt, maar niet wat je in je hand houdt.
castle-keep-why-keeps-safe = Bewaar je tegels voorlopig: in je hand kan niemand ze aanvallen.
castle-keep-why-keeps-best = Bouw nu niets{ $after ->
    [built] { "" } meer
   *[kept] { "" }
  }: houd van je { $tiles } tegels de { $kept } die het best bij elkaar passen, waar niemand ze kan aanvallen.
castle-keep-why-keeps-from-siege = Bewaar je tegels voorlopig: het beleg kan verwoesten wat je bouwt, maar niet wat je in je hand houdt.
castle-keep-why-keeps-from-other = Bewaar je tegels voorlopig: op het gedeelde kasteel helpen ze ook de ander.
castle-keep-why-nothing-fits = Niets uit je hand past nu.
castle-keep-why-takes = Je weet wat je krijgt{ $when ->
    [now] , en je kunt het gebruiken.
   *[later] , ook al past die tegel nog nergens.
  }
castle-keep-why-draws = Een onbekende tegel is meer waard dan die bovenop.
castle-keep-why-moves = Die tegel is in je andere kasteel nuttiger.
castle-keep-why-room = Van de { $unseen } tegels die je niet ziet, { $fitting ->
    [one] past er daarna { $fitting }
   *[other] passen er daarna { $fitting }
  }{ $percent ->
    [0] .
   *[other] : een kans van zo’n { $percent }% om er de volgende beurt een te trekken.
  }
castle-keep-why-room-elsewhere = { $fitting ->
    [one] Van de { $unseen } tegels die je niet ziet, past er daarna { $fitting }; na { $mv } maar { $fewer }.
   *[other] Van de { $unseen } tegels die je niet ziet, passen er daarna { $fitting }; na { $mv } maar { $fewer }.
  }
castle-keep-why-room-now = { $fitting ->
    [one] Van de { $unseen } tegels die je niet ziet, past er daarna { $fitting }, maar nu slechts { $before }.
   *[other] Van de { $unseen } tegels die je niet ziet, passen er daarna { $fitting }, maar nu slechts { $before }.
  }
castle-keep-why-risks = { $matching } van de tegels die je niet ziet { $matching ->
    [one] zou
   *[other] zouden
  } deze dan kunnen neerhalen{ $others ->
    [0] .
    [one] , en nog 1 andere erbij.
   *[other] , en nog { $others } andere erbij.
  }
castle-keep-why-risks-all = { $matching } van de tegels die je niet ziet { $matching ->
    [one] zou
   *[other] zouden
  } dan je hele kasteel kunnen neerhalen en je verslaan, een kans van zo’n { $percent }%{ $beside ->
    [now] : niet meer dan nu.
    [builds] , maar anders bouwen is niet minder riskant.
    [room] { $fitting ->
        [one] . Daar staat tegenover dat er dan { $fitting } aan je kasteel past, en nu maar { $before }.
       *[other] . Daar staat tegenover dat er dan { $fitting } aan je kasteel passen, en nu maar { $before }.
      }
   *[none] .
  }
castle-keep-why-would-open = { $after ->
    [built] Niet ook nog { $mv }
   *[kept] Niet { $mv }
  }: dan worden aanvallen mogelijk, en { $theirs ->
    [0] geen van de tegels die je niet ziet zou
    [one] 1 van de tegels die je niet ziet zou
   *[other] { $theirs } van de tegels die je niet ziet zouden
  } { $whose ->
    [shared] het kasteel
   *[own] je
  } kunnen aanvallen.
castle-keep-why-would-expose = { $after ->
    [built] Niet ook nog { $mv }
   *[kept] Niet { $mv }
  }: { $when ->
    [later] zodra aanvallen mogelijk zijn, { $matching ->
        [one] zou 1 van de tegels die je niet ziet
       *[other] zouden { $matching } van de tegels die je niet ziet
      }
   *[now] dan { $matching ->
        [one] zou 1 van de tegels die je niet ziet
       *[other] zouden { $matching } van de tegels die je niet ziet
      }
  } die kunnen neerhalen{ $others ->
    [0] .
    [one] , en nog 1 andere erbij.
   *[other] , en nog { $others } andere erbij.
  }
castle-keep-why-reaches = Wat je houdt, kan { $whose ->
    [shared] het kasteel
   *[own] je kasteel
  } later in één beurt tot { $tiles } van zijn 9 tegels brengen: met nog { $missing } is het af.
castle-keep-why-would-follow = Met { $makers } van de { $unseen } tegels die je niet ziet, zou je ook een tegel uit je hand kunnen bouwen{ $percent ->
    [0] .
   *[other] : een kans van zo’n { $percent }% om er de volgende beurt een te trekken.
  }
castle-keep-why-unhit = Geen tegel die je niet ziet, zou deze kunnen neerhalen.
castle-keep-why-only-keeps = { $unseen ->
    [0] Alleen twee donjons van zijn kleur tegelijk kunnen deze donjon neerhalen, en je ziet ze allemaal.
   *[other] Alleen twee donjons van zijn kleur tegelijk kunnen deze donjon neerhalen; { $unseen } daarvan zie je niet.
  }
castle-keep-why-lacks = De eigenaar mist dan nog { $missing } tegels om het te voltooien, met { $held } beschikbaar.
castle-keep-lesson-match = Je bouwt een kasteel van negen tegels: torens op de hoeken, muren ertussen, de donjon in het midden. Een nieuwe tegel komt naast een andere en past bij **elke** buur in **vorm** of in **kleur**. Bouw de blauwe gekartelde toren naast de gekartelde muur, en daarna de rode golvende muur naast de rode toren.
castle-keep-lesson-match-done = Eén door de vorm, één door de kleur (en de vorm). In één beurt mag je zoveel tegels bouwen als er passen. De gedekte tegels met een getal zijn de stapel: elke beurt begint met twee tegels daarvan.
castle-keep-lesson-match-other = De rode golvende toren past daar ook, want die heeft de kleur van de muur. Maar bouw deze keer de blauwe gekartelde toren op **c1**.
castle-keep-lesson-match-passed = Zo bouw je niets, terwijl je tegels hebt die passen. Bouw eerst de blauwe gekartelde toren op **c1**, en dan de rode golvende muur op **a2**.
castle-keep-lesson-match-wrong = Eerst de blauwe gekartelde toren op c1, die in vorm bij de muur past. Daarna de rode golvende muur op a2.
castle-keep-lesson-keep = De donjon komt in het midden. Hij heeft geen vorm, maar in het kasteel moet een tegel van dezelfde kleur staan. Dat van jou is tot nu toe rood: bouw de juiste donjon.
castle-keep-lesson-keep-done = Vanaf nu beschermt je donjon het midden, en alleen donjons kunnen hem aanvallen. De gekruiste zwaarden naast de stapel zijn bleek tot aanvallen is toegestaan: zodra elk kasteel twee tegels heeft.
castle-keep-lesson-keep-wrong = Zo bouw je niets. Bouw de **rode** donjon op b2: voor de blauwe moet er eerst een blauwe tegel in je kasteel staan.
castle-keep-lesson-finish = Er is nog één gat, op c3. De laatste tegel van de ring hoeft maar bij één van beide buren te passen. Voltooi je kasteel en win!
castle-keep-lesson-finish-done = Negen tegels: het kasteel is voltooid, en je wint.
castle-keep-lesson-finish-wrong = Zoek de toren die bij de gele muur op c2 past.
castle-keep-lesson-attack = In plaats van te bouwen mag je een muur in het kasteel van je tegenstander aanvallen met een **identieke** muur. Die valt, samen met alle muren en torens van die kleur die ermee verbonden zijn. Torens zelf kun je niet aanvallen. Neem de **rode gekartelde muur** uit je hand en val zijn tweeling op **b1** aan. Je houdt meer dan vier tegels over, dus leg er daarna een af.
castle-keep-lesson-attack-done = Drie tegels vielen in één klap. Valt door jou de laatste tegel van een kasteel, dan win je ook. Aan het einde van een beurt houd je hooguit vier tegels, en je tegenstander trekt er twee. Dat is het standaardspel. Nu volgen vier andere versies, één per stap.
castle-keep-lesson-attack-wrong = Val de rode gekartelde muur op **b1** aan met die uit je hand, en leg daarna een tegel naar keuze af.
castle-keep-lesson-takeover = Je kiest de versie als je een partij begint. In **{ castle-keep-title-takeover }** worden de tegels die je verwoest je buit, en daar mag je mee bouwen. Een donjon valt door twee donjons: val de rode op **b2** aan met de twee rode donjons uit je hand.
castle-keep-lesson-takeover-done = De donjon is nu van jou: hij ligt bij je buit.
castle-keep-lesson-takeover-wrong = Val de rode donjon op b2 in het kasteel van je tegenstander aan. Daar zijn twee rode donjons voor nodig.
castle-keep-lesson-empire = De volgende versie is **{ castle-keep-title-empire }**: je bouwt twee kastelen en hebt ze allebei nodig. Een van de jouwe is voltooid. Maak het andere af met de toren uit je hand.
castle-keep-lesson-empire-done = Beide kastelen zijn voltooid, en je wint. In { castle-keep-title-empire } mag je ook tegels van het ene kasteel naar het andere verplaatsen.
castle-keep-lesson-empire-wrong = Het gat zit op c3 in kasteel 1.
castle-keep-lesson-king = Dan komt **{ castle-keep-title-king }**: er is maar één kasteel. Jullie bouwen er allebei aan, en wie de laatste tegel legt, wint. Leg hem!
castle-keep-lesson-king-done = Het kasteel is van jou. Laat je tegenstander nooit een kasteel met één gat!
castle-keep-lesson-king-wrong = Het gat op c3 wacht op je toren.
castle-keep-lesson-siege = De laatste versie is **{ castle-keep-title-siege }**, voor één speler: bouw je kasteel voordat de tegels op zijn, terwijl er elke beurt een aanval kan komen. Maak dit kasteel op tijd af.
castle-keep-lesson-siege-done = Je hebt het kasteel behouden! Nu ken je Castle Keep en zijn versies.
castle-keep-lesson-siege-wrong = Je toren past in het gat op c3.
