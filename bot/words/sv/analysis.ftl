analysis-looking = -# 📊 Jag analyserar fortfarande partiet. Titta in igen om en stund.
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
    [you] ❗ Du stod på vinst fram till **{ $mv }**. **{ $best }** vinner.
   *[other] ❗ { $player } stod på vinst fram till **{ $mv }**. **{ $best }** vinner.
  }
analysis-turned = { $player ->
    [you] ❗ **{ $mv }** kostade dig dyrt: från { $before } % till { $after } %. **{ $best }** var bättre.
   *[other] ❗ **{ $mv }** kostade { $player } dyrt: från { $before } % till { $after } %. **{ $best }** var bättre.
  }
analysis-lost = { $player ->
    [you] ❗ Efter **{ $mv }** stod du på förlust, fast det hade sett ut som { $before } %. **{ $best }** var ett bättre försök.
   *[other] ❗ Efter **{ $mv }** stod { $player } på förlust, fast det hade sett ut som { $before } %. **{ $best }** var ett bättre försök.
  }
analysis-undecided = ⚖️ Inget enskilt drag avgjorde partiet.
analysis-moment = { $player ->
    [you] Drag { $ply }: du { $mv }
   *[other] Drag { $ply }: { $player } { $mv }
  }
analysis-better = Bättre: { $best }
analysis-looked-better = Såg bättre ut: { $best }
analysis-show-better = 💡 Visa det bättre draget
analysis-instead = { $player ->
    [you] 💡 Du kunde ha spelat **{ $best }** i stället för **{ $mv }**.
   *[other] 💡 { $player } kunde ha spelat **{ $best }** i stället för **{ $mv }**.
  }
analysis-back-to-played = ↩️ Tillbaka till partiet
analysis-again = 📊 Titta igen
