fairness-fair-play = 🎲 Faires Spiel
fairness-check-the-deal = 🎲 Auslosung prüfen
fairness-your-word = Ein Wort geben
fairness-title = 🎲 **Faires Spiel** · **{ $game }** { $id }
fairness-claim = Niemand konnte die Auslosung bestimmen oder ändern. Auch wer den Bot betreibt, konnte höchstens hineinsehen.
fairness-claim-alone = Nach dem Versiegeln konnte niemand die Auslosung ändern. Vorher hätte, wer diesen Bot betreibt, sie bestimmen können, denn sonst gab niemand ein Wort.
fairness-card = -# 🎲 Die Auslosung lässt sich später prüfen: `{ $commitment }`
fairness-commitment = Siegel von Partie { $id }: `{ $commitment }`
fairness-words = -# 🎲 Wörter: { $words }
fairness-word = { $player } { $word }
fairness-erased-word = { $player } (gelöscht)
fairness-give-a-word = Die Auslosung ergibt sich aus einem Geheimnis und je einem Wort von allen, die mitspielen. Das Siegel legt das Geheimnis fest. Bis zum Start kannst du ein Wort geben; sonst ist dein Wort die Nummer, die Discord deinem Knopfdruck oder Befehl beim Mitspielen gab.
fairness-word-taken = 🎲 Dein Wort ist { $word }. Es wird gezeigt, wenn die Partie beginnt.
fairness-secret-until-the-end = Das Geheimnis wird gezeigt, wenn die Partie vorbei ist.
fairness-other-of-pair-runs = Beide Partien einer Doppelpartie haben dieselbe Auslosung. Das Geheimnis wird gezeigt, wenn auch die andere vorbei ist.
fairness-secret = Geheimnis: `{ $secret }`
fairness-seed = Startwert: `{ $seed }`
fairness-how-to-check = Vergleiche das Siegel mit dem Code in der Herausforderung oder im ersten Beitrag. `castellan verify` prüft die angehängte Datei, und ebenso das kurze Skript in Castellans `docs/fairness.md`.
fairness-no-commitment = Diese Partie wurde ohne Siegel ausgelost: Sie begann, bevor es welche gab. Ihre Auslosung lässt sich nicht prüfen.
fairness-called-off = { $count ->
    [one] -# 🎲 Aus einer Herausforderung zwischen { $first } und { $second } wurde in der letzten Woche nichts, nachdem ihr Siegel gezeigt war.
   *[other] -# 🎲 Aus { $count } Herausforderungen zwischen { $first } und { $second } wurde in der letzten Woche nichts, nachdem deren Siegel gezeigt waren.
  }

## Was `castellan verify` sagt

verify-commitment = Das Siegel gehört zum Geheimnis und zur Nummer der Partie: { $verdict }
verify-message = Die Nachricht nennt Partie, Spiel, Optionen und Wörter: { $verdict }
verify-seed = Der Startwert folgt aus Geheimnis und Nachricht, und mit ihm wurde die Partie ausgelost: { $verdict }
verify-seats = Die Plätze wurden mit dem Startwert verlost: { $verdict }
verify-plies = { $count ->
    [one] Ein Zug nach den Regeln gespielt: { $verdict }
   *[other] { $count } Züge nach den Regeln gespielt: { $verdict }
  }
verify-holds = stimmt
verify-fails = STIMMT NICHT
verify-fails-because = STIMMT NICHT: { $reason }
verify-unknown-rules = diese Version von Castellan kennt diese Regeln von { $game } nicht
verify-erased = nicht zu sagen, weil ein Wort gelöscht wurde
verify-no-commitment = Diese Partie wurde ohne Siegel ausgelost. Nichts belegt ihre Auslosung.
verify-not-revealed = Als diese Datei entstand, war die Partie noch nicht vorbei. Das Geheimnis wird am Ende aufgedeckt.
verify-compare = Vergleiche das Siegel mit dem, das vor dem Start gezeigt wurde: { $commitment }
