analysis-looking = -# 📊 Jag analyserar fortfarande partiet. Resultatet dyker upp här.
analysis-standing = 📊 { $chances }
analysis-chance = { $player ->
    [you] Du { $percent } %
   *[other] { $player } { $percent } %
  }
analysis-won = { $player ->
    [you] 📊 Du har en säker vinst.
   *[other] 📊 { $player } har en säker vinst.
  }
analysis-let-go = { $player ->
    [you] ❗ **{ $mv }** Fram till dess stod du på vinst. Detta vinner: { $best }
   *[other] ❗ **{ $mv }** Fram till dess stod { $player } på vinst. Detta vinner: { $best }
  }
analysis-turned = { $player ->
    [you] ❗ **{ $mv }** Det kostade dig dyrt: från { $before } % till { $after } %. Bättre: { $best }
   *[other] ❗ **{ $mv }** Det kostade { $player } dyrt: från { $before } % till { $after } %. Bättre: { $best }
  }
analysis-lost = { $player ->
    [you] ❗ **{ $mv }** Sedan stod du på förlust, fast det hade sett ut som { $before } %. Ett bättre försök: { $best }
   *[other] ❗ **{ $mv }** Sedan stod { $player } på förlust, fast det hade sett ut som { $before } %. Ett bättre försök: { $best }
  }
analysis-undecided = ⚖️ Inget enskilt drag avgjorde partiet.
analysis-moment = Drag { $ply }: { $mv }
analysis-better = Bättre: { $best }
analysis-looked-better = Såg bättre ut: { $best }
analysis-show-better = 💡 Visa det bättre draget
analysis-instead =
    💡 Bättre: **{ $best }**
    -# Spelat: { $mv }
analysis-back-to-played = ↩️ Tillbaka till partiet
analysis-again = 📊 Titta igen
