# Erinnerungen, Ruhezeit und Urlaub

clock-reminders-ladder = ⏰ Erinnerungen an deinen Zug: **{ $ladder }**.
clock-reminders-whole = zur Halbzeit, dann 8 Stunden und 1 Stunde vor Ablauf
clock-reminders-last-hour = 1 Stunde vor Ablauf
clock-reminders-never = keine
clock-reminders-never-quiet = 🌙 Ruhezeit: **keine**.
clock-reminders-quiet = 🌙 Ruhezeit: **{ $hours }** ({ $zone }). Erinnerungen warten, bis sie vorbei ist, oder kommen früher, wenn deine Zeit sonst abliefe.
clock-reminders-quiet-greenwich = 🌙 Ruhezeit: **{ $hours }** (UTC). Wähle unten deine Zeitzone.
clock-reminders-hours = { $from }–{ $to } Uhr
clock-reminders-no-hours = keine
clock-reminders-away = 🏖️ Du bist **im Urlaub** bis { $until }. Deine Uhr steht. Die anderen sehen, dass sie steht, und wer dich herausfordert, dass du weg bist.
clock-reminders-present = { $days ->
    [0] 🏖️ Urlaub: kein Tag übrig von 30 in 12 Monaten.
    [one] 🏖️ Urlaub: noch 1 Tag übrig von 30 in 12 Monaten. Dann steht deine Uhr; die anderen sehen, dass sie steht, und wer dich herausfordert, dass du weg bist.
   *[other] 🏖️ Urlaub: noch { $days } Tage übrig von 30 in 12 Monaten. Dann steht deine Uhr; die anderen sehen, dass sie steht, und wer dich herausfordert, dass du weg bist.
  }
clock-reminders-ask-ladder = Wann soll ich dich an deinen Zug erinnern?
clock-reminders-ask-hours = Wann soll ich still sein?
clock-reminders-ask-zone = In welcher Zeitzone bist du?
clock-reminders-label-go-away = { $days ->
    [one] 🏖️ 1 Tag frei
   *[other] 🏖️ { $days } Tage frei
  }
clock-reminders-really-go-away = 🏖️ Ab jetzt { $days } Tage in den Urlaub gehen? Deine Uhren stehen, bis du zurück bist. Du kannst jederzeit zurückkommen.
clock-reminders-label-sure = Ja, in den Urlaub
clock-reminders-label-stay = Nein, ich bleibe
clock-reminders-label-come-back = Ich bin wieder da

## Wie lange ein Zug dauern darf

clock-span-hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
  }
clock-span-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  }
clock-span-unlimited = unbegrenzt

## Die Uhr einer Partie

clock-until = -# ⏳ Zeit bis { $at }.
clock-alt-until = Zeit bis { $at }.
clock-stands-still = -# ⏳ Die Uhr steht.
clock-is-up = -# ⏰ Die Zeit ist abgelaufen. Ein Zug zählt noch, bis die anderen entscheiden.
clock-is-paused = -# ⏸️ Pausiert. Zum Weiterspielen drück **Fortsetzen**, oder zieh einfach.
clock-is-adjourned = -# ⏸️ Vertagt. Zum Weiterspielen drück **Fortsetzen**, oder zieh einfach.
clock-limit = -# ⏳ Bedenkzeit pro Zug: { $limit }.
clock-entry = { $entry } · Zeit bis { $at }
clock-resting-entry = { $entry } · { $why }
clock-word-up = Zeit abgelaufen
clock-word-still = Uhr steht
clock-word-paused = pausiert
clock-word-adjourned = vertagt
clock-lost = { $player } hat die Zeit überschritten.
clock-called-off = Die Zeit war abgelaufen, und die Partie wurde abgebrochen. Niemand gewinnt.

## Erinnerungen und andere Nachrichten

clock-notice-reminder = { $players-count ->
    [one] ⏰ { $players }, du bist in **{ $game }** { $id } am Zug. Zeit bis { $at }.
   *[other] ⏰ { $players }, ihr seid in **{ $game }** { $id } am Zug. Zeit bis { $at }.
  }
clock-notice-late = -# Entschuldige, das kommt spät: Ich war eine Weile offline.
clock-notice-more-time = { $players-count ->
    [one] { $players }, du hast mehr Zeit · ⏳ { $at }
   *[other] { $players }, ihr habt mehr Zeit · ⏳ { $at }
  }
clock-notice-adjourned = { $players-count ->
    [one] ⏸️ { $players }, niemand hat entschieden, also ist **{ $game }** { $id } vertagt. Nichts ist verloren. Du kannst jederzeit fortsetzen.
   *[other] ⏸️ { $players }, niemand hat entschieden, also ist **{ $game }** { $id } vertagt. Nichts ist verloren. Wer von euch mag, kann jederzeit fortsetzen.
  }
clock-notice-resumed = { $players-count ->
    [one] ▶️ { $by } hat die Partie fortgesetzt. { $players }, du bist am Zug · ⏳ { $at }
   *[other] ▶️ { $by } hat die Partie fortgesetzt. { $players }, ihr seid am Zug · ⏳ { $at }
  }

## Ein Zug, dessen Zeit abgelaufen ist

clock-up-open = { $choosers-count ->
    [one] ⏰ Die Zeit ist abgelaufen für { $late }. { $choosers }, was nun? Bis du entscheidest, zählt ein Zug noch.
   *[other] ⏰ Die Zeit ist abgelaufen für { $late }. { $choosers }, was nun? Bis ihr entscheidet, zählt ein Zug noch.
  }
clock-up-nobody = { $late-count ->
    [one] ⏰ { $late }, deine Zeit ist abgelaufen. Du kannst noch ziehen. Sonst wird die Partie vertagt.
   *[other] ⏰ { $late }, eure Zeit ist abgelaufen. Ihr könnt noch ziehen. Sonst wird die Partie vertagt.
  }
clock-up-vote = { $needed ->
    [one] -# Eine Stimme entscheidet.
   *[other] -# { $needed } gleiche Stimmen entscheiden.
  }
clock-up-chosen = Stimmen bisher: { $choices }.
clock-up-chose-one = { $player } – { $choice }
clock-up-more-time = ⏰ Die Zeit war abgelaufen. Die anderen haben mehr Zeit gegeben.
clock-up-claimed = ⏰ { $player } hat die Zeit überschritten und scheidet aus der Partie aus.
clock-up-called-off = ⏰ Die Zeit war abgelaufen, und die Partie wurde abgebrochen.
clock-up-adjourned = ⏰ Die Zeit war abgelaufen, und niemand hat entschieden: Die Partie wurde vertagt.
clock-up-taken-over = ⏰ Die Zeit war abgelaufen. Der Platz ist neu besetzt.
clock-up-ended = ⏰ Die Zeit war abgelaufen. Die Partie ist zu Ende.
clock-up-passed = ⏰ Die Zeit war abgelaufen, aber die Partie ging weiter.

## Was die anderen wählen

clock-choice-chose = ✅ Deine Wahl: { $choice }.
clock-choice-really-claim = In **{ $game }** { $id } den Sieg beanspruchen? { $player } verliert dann auf Zeit, und die Partie ist zu Ende.
clock-choice-really-go-on = In **{ $game }** { $id } ohne { $player } weiterspielen? Dieser Platz scheidet aus, sobald genug von euch das wählen.
clock-choice-really-call-off = **{ $game }** { $id } abbrechen? Niemand gewinnt, und die Partie ist dann vorbei.
clock-choice-resumed = ▶️ Die Partie geht weiter.
clock-choice-label-claim = Sieg beanspruchen
clock-choice-label-go-on = Ohne diesen Platz weiterspielen
clock-choice-label-more-time = Mehr Zeit geben
clock-choice-label-call-off = Partie abbrechen
clock-choice-label-really = Ja, machen
clock-choice-label-wait = Nein, warten
clock-choice-label-resume = Fortsetzen
