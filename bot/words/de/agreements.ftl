# Was vorgeschlagen wird, nach einem Doppelpunkt

agree-what-draw = { $word }
agree-what-take-back = den letzten Zug zurücknehmen
agree-what-call-off = die Partie abbrechen
agree-what-pause = eine Pause
agree-what-more-time = mehr Zeit
agree-what-take-seat = { $player } als Ersatz für { $gone }
agree-what-go-on = ohne { $gone } weiterspielen
agree-what-hints = Tipps für alle
agree-what-rematch = eine Revanche

## Ein Vorschlag und was aus ihm wurde

agree-open = 🤝 { $by } schlägt vor: { $what }.
agree-asked = { $players-count ->
    [one] { $players }, bist du einverstanden?
   *[other] { $players }, seid ihr einverstanden?
  }
agree-so-far = Bisher einverstanden: { $players }.
agree-would-go-back = { $plies ->
    [0] -# Die Partie ginge an den Anfang zurück. Der nächste Zug gilt als Nein.
   *[other] -# Die Partie ginge auf den Stand nach Zug { $plies } zurück. Der nächste Zug gilt als Nein.
  }
agree-would-not-count = -# Niemand gewinnt, und die Partie wird nicht gewertet. Endet dieser Zug vorher, verfällt der Vorschlag.
agree-would-rest = -# Die Uhr steht, bis jemand fortsetzt oder zieht. Endet dieser Zug vorher, verfällt der Vorschlag.
agree-would-have = -# Wer am Zug ist, hat ab dann { $limit }. Der nächste Zug gilt als Nein.
agree-would-hint = -# Für den Rest der Partie könnten alle privat um Tipps bitten. Sie werden gezählt, die Zahl wird am Ende gezeigt, und die Partie bleibt gewertet. Endet dieser Zug vorher, verfällt der Vorschlag.
agree-would-sit = -# Wer einspringt, sieht alles, was zu diesem Platz gehört, und setzt keine Wertung aufs Spiel. Der fehlenden Person kann die Partie noch als Niederlage angerechnet werden, aber nicht als Sieg.
agree-would-sit-there = -# Du würdest den Platz übernehmen und alles, was dazugehört. Ob Sieg oder Niederlage, deine Wertung ändert sich nicht.
agree-would-go-on = -# Diese Person hat den Server verlassen, also gibt es nichts abzuwarten.
agree-computers-answer = -# Ein Computer antwortet gleich. Zieht jemand, ohne zugestimmt zu haben, gilt das als Nein.
agree-was-done = 🤝 { $by } hat vorgeschlagen: { $what }. Sonst musste niemand zustimmen.
agree-still-here = 🤝 { $by } hat vorgeschlagen: { $what }. Aber { $player } ist noch da.
agree-turned-down = 🤝 { $by } hat vorgeschlagen: { $what }. Aber { $player } hat abgelehnt.
agree-ended-gone = { $player } ist endgültig ausgeschieden.
agree-agreed = { $players-count ->
    [one] 🤝 { $by } hat vorgeschlagen: { $what }. { $players } hat zugestimmt.
   *[other] 🤝 { $by } hat vorgeschlagen: { $what }. { $players } haben zugestimmt.
  }
agree-paused = ⏸️ Die Partie ist pausiert. Die Uhr steht, bis jemand fortsetzt oder zieht.
agree-hinting = 💡 Ab jetzt können alle, wenn sie am Zug sind, `/{ command-hint.name }` nutzen. Die Zahl der Tipps wird am Ende gezeigt.
agree-resumed = ▶️ Die Pause ist vorbei.
agree-declined = 🤝 { $by } hat vorgeschlagen: { $what }. Aber { $player } hat abgelehnt.
agree-withdrawn = 🤝 { $by } hat den Vorschlag zurückgezogen: { $what }.
agree-lapsed = 🤝 { $by } hat vorgeschlagen: { $what }. Aber es wurde weitergespielt.
agree-stands = 🤝 { $player } schlägt vor: { $what }.
agree-called-off = 🤝 Alle waren sich einig, die Partie abzubrechen. Niemand gewinnt, und sie wird nicht gewertet.

## Antworten an die, die vorschlagen oder gefragt sind

agree-which = Was möchtest du in **{ $game }** { $id } vorschlagen? Zustimmen müssen alle, die es betrifft.
agree-nothing = In **{ $game }** { $id } gibt es gerade nichts vorzuschlagen.
agree-before = -# In diesem Zug schon vorgeschlagen: { $wishes }. Im nächsten geht es wieder.
agree-out = 🤝 Vorschlag gemacht. Die Antwort kommt im Thread der Partie.
agree-out-here = 🤝 Vorschlag gemacht. Die Antwort kommt dort, wo die Partie gespielt wird.
agree-at-once = 🤝 Erledigt. Sonst musste niemand zustimmen.
agree-you-took-back = ↩️ Du nimmst deinen Zug zurück.
agree-you-agreed = ✅ Du hast zugestimmt. Es fehlt noch: { $players }.
agree-done = 🤝 Einverstanden. Erledigt!
agree-you-declined = Du hast abgelehnt.
agree-you-withdrew = Du hast deinen Vorschlag zurückgezogen.
agree-really = In **{ $game }** { $id } zustimmen: { $what }? Damit ist die Partie zu Ende.
agree-really-call-off = **{ $game }** { $id } abbrechen? Die Partie ist dann zu Ende, und niemand gewinnt.
agree-label-propose = 🤝 Vorschlagen …
agree-label-draw = { $word }
agree-label-take-back = Meinen letzten Zug zurücknehmen
agree-label-call-off = Partie abbrechen
agree-label-pause = Eine Pause
agree-label-more-time = Mehr Zeit
agree-label-hints = Tipps für alle
agree-label-propose-hints = 💡 Tipps vorschlagen
agree-label-agree = Zustimmen
agree-label-decline = Ablehnen
agree-label-withdraw = Zurückziehen
agree-label-sure = Ja, machen
agree-label-wait = Nein, warten

## Jemand fehlt

agree-missing-gone = { $players-count ->
    [one] 🪑 { $players } kann in **{ $game }** { $id } nicht weiterspielen. Jemand kann den Platz übernehmen, mit allem, was dazugehört.
   *[other] 🪑 { $players } können in **{ $game }** { $id } nicht weiterspielen. Jemand kann den Platz übernehmen, mit allem, was dazugehört.
  }
agree-missing-how-to-name = Nenne jemanden mit `/{ command-substitute.name } { option-substitute-player.name }:`, oder wähle einen Computer. Alle in der Partie müssen zustimmen, und wer einspringt, auch.
agree-missing-how-to-name-alone = Nenne jemanden mit `/{ command-substitute.name } { option-substitute-player.name }:`, dann frage ich nach. Oder wähle einen Computer: Er übernimmt sofort und endgültig.
agree-missing-own-time = In **{ $game }** { $id } ist deine eigene Zeit abgelaufen. Du kannst noch ziehen, bis die anderen entscheiden.
agree-missing-nobody = In **{ $game }** { $id } fehlt niemand: Alle sind da, und bei niemandem ist die Zeit abgelaufen.
agree-missing-only-computer = In **{ $game }** { $id } fehlt niemand: Nur die Zeit eines Computers ist abgelaufen, und der behält seinen Platz.
agree-missing-who = Es fehlen mehrere: { $players }. Sag mit `/{ command-substitute.name } { option-substitute-for.name }:`, wessen Platz du meinst.
agree-missing-really-claim = In **{ $game }** { $id } den Sieg beanspruchen? { $player } ist weg, und die Partie ist dann zu Ende.
agree-missing-really-go-on = In **{ $game }** { $id } ohne { $player } weiterspielen? Zurückkommen geht dann nicht mehr.
agree-missing-you-sit = 🪑 Der Platz in **{ $game }** { $id } gehört dir. Danke fürs Einspringen!
agree-missing-label-open = 🪑 Jemand fehlt …
agree-missing-label-computer = Computer übernehmen lassen
agree-missing-label-claim = Sieg beanspruchen
agree-missing-label-go-on = Ohne diesen Platz weiterspielen
