# Eine Herausforderung und ihr Tisch

challenge-open = ⚔️ { $asker } möchte **{ $game }** spielen. Wer macht mit?
challenge-asked = ⚔️ { $asker } fordert { $asked } zu **{ $game }** heraus.
challenge-rematch = { $asked-count ->
    [one] 🔁 { $asker } möchte eine Revanche zu **{ $game }** { $first }, mit getauschten Plätzen. { $asked }, bist du dabei?
   *[other] 🔁 { $asker } möchte eine Revanche zu **{ $game }** { $first }, mit getauschten Plätzen. { $asked }, seid ihr dabei?
  }
challenge-rematch-several = { $asked-count ->
    [one] 🔁 { $asker } möchte eine Revanche zu **{ $game }** { $first }. { $asked }, bist du dabei?
   *[other] 🔁 { $asker } möchte eine Revanche zu **{ $game }** { $first }. { $asked }, seid ihr dabei?
  }
challenge-rematch-there = 🔁 Die Revanche läuft: **{ $game }** { $id } · { $at }
challenge-table = ⚔️ **{ $game }** · Tisch von { $asker }
challenge-here = { $count } von { $most } Plätzen besetzt: { $players }.
challenge-until = -# Offen bis { $at }.
challenge-begun = ⚔️ **{ $game }** { $id } läuft: { $players }.
challenge-declined = **{ $game }** · Die Herausforderung von { $asker } wurde abgelehnt.
challenge-withdrawn = **{ $game }** · { $asker } hat die Herausforderung zurückgezogen.
challenge-expired = **{ $game }** · Die Herausforderung von { $asker } ist abgelaufen.
challenge-now-here = { $asker }, an deinem Tisch für **{ $game }** sind jetzt { $count } von { $most } Plätzen besetzt: { $players }.
challenge-tell-declined = { $asker }, deine Herausforderung zu **{ $game }** wurde abgelehnt.
challenge-tell-expired = { $asker }, niemand hat deine Herausforderung zu **{ $game }** rechtzeitig angenommen. Mit `/{ command-challenge.name }` stellst du eine neue.
challenge-tell-table-expired = { $asker }, die Frist für deinen Tisch (**{ $game }**) ist abgelaufen, bevor die Partie begann. Mit `/{ command-challenge.name }` stellst du eine neue Herausforderung.
challenge-options = -# { $options }
challenge-played-with = Optionen: { $options }.
challenge-option = { $option }: { $value }
challenge-yours-is-out = ⚔️ Deine Herausforderung zu **{ $game }** steht: Partie { $id }.
challenge-only-when-asked = -# In Direktnachrichten kann ich nur antworten, wenn hier jemand von euch etwas tut. An Züge erinnere ich deshalb nicht.
challenge-timeless = -# Lass dir Zeit: Gegen Computer gibt es kein Zeitlimit.
challenge-you-are-in = ✅ Du bist dabei! { $count } von { $most } Plätzen besetzt.
challenge-you-declined = Du hast die Herausforderung abgelehnt.
challenge-you-withdrew = Du hast deine Herausforderung zurückgezogen.
challenge-you-left = Du hast den Tisch verlassen. Doch noch Lust? Drück noch einmal **Mitspielen**.
challenge-begins = ⚔️ **{ $game }** { $id } beginnt! Das Brett kommt gleich, meistens in einem eigenen Thread.
challenge-begins-here = ⚔️ **{ $game }** { $id } beginnt! Das Brett kommt gleich hierher.
challenge-on-vacation =
    { $players-count ->
        [one] 🏖️ { $players } ist im Urlaub, die Antwort kann also dauern.
       *[other] 🏖️ { $players } sind im Urlaub, die Antwort kann also dauern.
    }
challenge-lonely = { $asker }, noch hat niemand deine Herausforderung zu **{ $game }** { $id } angenommen. Stattdessen gegen den Computer spielen? Solange du wartest, bleibt sie offen.
challenge-not-lonely = -# { $asker } hat für **{ $game }** { $id } Gesellschaft gefunden.
challenge-waited-in-vain = -# Für **{ $game }** { $id } von { $asker } hat sich niemand gefunden. Die Herausforderung ist geschlossen.
challenge-which-level = Wie stark soll der Computer in **{ $game }** { $id } sein?
challenge-which-opponent = Wer soll gegen dich **{ $game }** spielen?
challenge-level = { $level } · { $name }
challenge-computer-is-in = 🤖 Ein Computer spielt mit. { $count } von { $most } Plätzen besetzt.
challenge-which-game = Welches Spiel möchtest du mit { $opponent } spielen?

## Zwei Partien, die zusammen begannen

challenge-pair-asked = -# 👯 Zwei Partien zugleich: gleicher Anfang, getauschte Plätze. Jede zählt für sich.
challenge-pair-twin = -# 👯 Doppelpartie mit { $id }: { $at }
challenge-pair-goes-on = 👯 Die andere Partie, { $id }, läuft noch: { $at }
challenge-pair-result = { $draws ->
    [0] 👯 Ergebnis der Doppelpartie mit { $id }: { $first } { $wins } – { $others } { $second }.
    [one] 👯 Ergebnis der Doppelpartie mit { $id }: { $first } { $wins } – { $others } { $second }, ein Remis.
   *[other] 👯 Ergebnis der Doppelpartie mit { $id }: { $first } { $wins } – { $others } { $second }, { $draws } Remis.
  }
