# Pingar, och en spelares inställningar

notifications-turn = { $players-count ->
    [one] 👉 { $players }, det är din tur: **{ $game }** { $id }.
   *[other] 👉 { $players }, det är er tur: **{ $game }** { $id }.
  }
notifications-over = 🏁 { $players }, **{ $game }** { $id } är slut. { $came }
notifications-came = { $players-count ->
    [one] 🪑 { $players }, en ersättare har gått med i ditt parti.
   *[other] 🪑 { $players }, en ersättare har gått med i ert parti.
  }
notifications-was = { $players-count ->
    [one] -# 🪑 { $players }, platsen var din. Partiet kan fortfarande räknas som förlust för dig, men inte som vinst.
   *[other] -# 🪑 { $players }, platsen var er. Partiet kan fortfarande räknas som förlust för er, men inte som vinst.
  }
notifications-how = 🔔 Pingar: **{ $how }**.
notifications-title = 🔔 **Pingar**
notifications-about =
    Varje händelse pingar dig högst en gång. *Mina turer* gäller att det blir din tur, att tiden rinner ut och att tiden är ute. *Allt* lägger till utmaningar, förslag, pauser och resultat. Partier som du bevakar med `/{ command-follow.name }` pingar dig där du bad om det.
    Via DM får du en länk till brädet och ingen ping i tråden. Om jag inte kan skicka DM till dig säger jag det en gång och pingar dig i tråden igen.
notifications-label-open = 🔔 Pingar

## Hur en spelare kan pingas

notifications-all = allt, i partiets tråd
notifications-turns = bara dina turer, i partiets tråd
notifications-all-directly = allt, via DM
notifications-turns-directly = bara dina turer, via DM
notifications-label-all = Allt, i tråden
notifications-label-turns = Mina turer, i tråden
notifications-label-all-directly = Allt, via DM
notifications-label-turns-directly = Mina turer, via DM

## Hur bräden visas

notifications-posts-moves = varje drag: ett nytt bräde varje gång
notifications-posts-board = ett bräde: uppdateras med varje drag
