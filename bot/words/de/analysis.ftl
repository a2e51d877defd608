analysis-looking = -# 📊 Ich analysiere diese Partie noch. Das Ergebnis erscheint hier.
analysis-standing = 📊 { $chances }
analysis-chance = { $player } { $percent } %
analysis-won = 📊 { $player } hat einen erzwungenen Gewinn.
analysis-let-go = ❗ **{ $mv }** Bis dahin stand { $player } auf Gewinn. Gewonnen hätte: { $best }
analysis-turned = ❗ **{ $mv }** Das kam { $player } teuer zu stehen: von { $before } % auf { $after } %. Besser: { $best }
analysis-lost = ❗ **{ $mv }** Danach war die Partie für { $player } verloren. Vorher schienen die Chancen bei { $before } % zu stehen. Ein besserer Versuch: { $best }
analysis-undecided = ⚖️ Kein einzelner Zug hat diese Partie entschieden.
analysis-moment = Zug { $ply }: { $mv }
analysis-better = Besser: { $best }
analysis-looked-better = Sah besser aus: { $best }
analysis-show-better = 💡 Den besseren Zug zeigen
analysis-instead =
    💡 Besser: **{ $best }**
    -# Gespielt: { $mv }
analysis-back-to-played = ↩️ Zurück zur Partie
analysis-again = 📊 Noch einmal nachsehen
