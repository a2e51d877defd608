# Rappels, heures calmes et vacances

clock-reminders-ladder = ⏰ Rappels de tour : **{ $ladder }**.
clock-reminders-whole = à la moitié du temps, puis 8 heures et 1 heure avant la fin
clock-reminders-last-hour = 1 heure avant la fin
clock-reminders-never = aucun
clock-reminders-never-quiet = 🌙 Heures calmes : **aucune**.
clock-reminders-quiet = 🌙 Heures calmes : **{ $hours }** ({ $zone }). Les rappels attendent leur fin, ou viennent plus tôt si ton temps risque de s’écouler.
clock-reminders-quiet-greenwich = 🌙 Heures calmes : **{ $hours }** (UTC). Choisis ton fuseau horaire ci-dessous.
clock-reminders-hours = de { $from } h à { $to } h
clock-reminders-no-hours = aucune
clock-reminders-away = 🏖️ Tu es **en vacances**. Fin : { $until }. Ta pendule est arrêtée. Les autres voient qu’elle est arrêtée, et qui te défie apprend ton absence.
clock-reminders-present = { $days ->
    [0] 🏖️ Vacances : plus aucun jour, sur 30 en 12 mois.
    [one] 🏖️ Vacances : il reste 1 jour, sur 30 en 12 mois. Elles arrêtent ta pendule ; les autres voient qu’elle est arrêtée, et qui te défie apprend ton absence.
   *[other] 🏖️ Vacances : il reste { $days } jours, sur 30 en 12 mois. Elles arrêtent ta pendule ; les autres voient qu’elle est arrêtée, et qui te défie apprend ton absence.
  }
clock-reminders-ask-ladder = Quand dois-je te rappeler ton tour ?
clock-reminders-ask-hours = Quand dois-je te laisser au calme ?
clock-reminders-ask-zone = Quel est ton fuseau horaire ?
clock-reminders-label-go-away = { $days ->
    [one] 🏖️ { $days } jour de vacances
   *[other] 🏖️ { $days } jours de vacances
  }
clock-reminders-really-go-away = 🏖️ Partir en vacances pour { $days } jours, dès maintenant ? Tes pendules s’arrêtent jusqu’à ton retour. Tu peux revenir à tout moment.
clock-reminders-label-sure = Oui, partir
clock-reminders-label-stay = Non, je reste
clock-reminders-label-come-back = Je suis de retour

## Temps pour un tour

clock-span-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
  }
clock-span-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
clock-span-unlimited = sans limite

## La pendule d’une partie

clock-until = -# ⏳ Échéance : { $at }.
clock-alt-until = Échéance : { $at }.
clock-stands-still = -# ⏳ La pendule est arrêtée.
clock-is-up = -# ⏰ Temps écoulé. Un coup compte encore tant que les autres n’ont rien décidé.
clock-is-paused = -# ⏸️ En pause. Pour relancer la partie, appuie sur **Continuer** ou joue ton coup.
clock-is-adjourned = -# ⏸️ Ajournée. Pour relancer la partie, appuie sur **Continuer** ou joue ton coup.
clock-limit = -# ⏳ Temps par coup : { $limit }.
clock-entry = { $entry } · échéance : { $at }
clock-resting-entry = { $entry } · { $why }
clock-word-up = temps écoulé
clock-word-still = pendule arrêtée
clock-word-paused = en pause
clock-word-adjourned = ajournée
clock-lost = Temps écoulé pour { $player }.
clock-called-off = Temps écoulé : la partie a été annulée. Personne ne gagne.

## Rappels et autres annonces

clock-notice-reminder = { $players-count ->
    [one] ⏰ { $players }, à toi de jouer dans **{ $game }** { $id }. Échéance : { $at }.
   *[other] ⏰ { $players }, à vous de jouer dans **{ $game }** { $id }. Échéance : { $at }.
  }
clock-notice-late = -# Pardon pour le retard : je n’étais pas en ligne.
clock-notice-more-time = { $players-count ->
    [one] { $players }, tu as plus de temps · ⏳ { $at }
   *[other] { $players }, vous avez plus de temps · ⏳ { $at }
  }
clock-notice-adjourned = { $players-count ->
    [one] ⏸️ { $players }, rien n’a été décidé : partie ajournée (**{ $game }** { $id }). Rien n’est perdu. Tu peux la continuer à tout moment.
   *[other] ⏸️ { $players }, rien n’a été décidé : partie ajournée (**{ $game }** { $id }). Rien n’est perdu. N’importe qui parmi vous peut la continuer à tout moment.
  }
clock-notice-resumed = { $players-count ->
    [one] ▶️ { $by } a relancé la partie. { $players }, à toi de jouer · ⏳ { $at }
   *[other] ▶️ { $by } a relancé la partie. { $players }, à vous de jouer · ⏳ { $at }
  }

## Temps écoulé, et la suite

clock-up-open = ⏰ Temps écoulé pour { $late }. { $choosers }, comment la partie doit-elle continuer ? Tant que rien n’est décidé, le coup attendu reste possible.
clock-up-nobody = { $late-count ->
    [one] ⏰ { $late }, ton temps est écoulé. Tu peux encore jouer. Sinon, la partie sera ajournée.
   *[other] ⏰ { $late }, votre temps est écoulé. Vous pouvez encore jouer. Sinon, la partie sera ajournée.
  }
clock-up-vote = { $needed ->
    [one] -# Une seule voix décide.
   *[other] -# { $needed } voix pour le même choix décident.
  }
clock-up-chosen = Votes jusqu’ici : { $choices }.
clock-up-chose-one = { $player } – { $choice }
clock-up-more-time = ⏰ Le temps était écoulé. Les autres en ont accordé plus.
clock-up-claimed = ⏰ Temps écoulé pour { $player }, qui quitte la partie.
clock-up-called-off = ⏰ Le temps était écoulé, et la partie a été annulée.
clock-up-adjourned = ⏰ Le temps était écoulé et rien n’a été décidé : la partie est ajournée.
clock-up-taken-over = ⏰ Le temps était écoulé. Quelqu’un d’autre a pris la place.
clock-up-ended = ⏰ Le temps était écoulé. La partie est terminée.
clock-up-passed = ⏰ Le temps était écoulé, mais la partie a continué.

## Ce que les autres choisissent

clock-choice-chose = ✅ Ton choix : { $choice }.
clock-choice-really-claim = Revendiquer la victoire dans **{ $game }** { $id } ? { $player } perd au temps, et la partie s’arrête.
clock-choice-really-go-on = Continuer sans { $player } dans **{ $game }** { $id } ? Ce sera fait dès qu’il y aura assez de voix.
clock-choice-really-call-off = Annuler **{ $game }** { $id } ? Personne ne gagne, et la partie s’arrête.
clock-choice-resumed = ▶️ La partie continue.
clock-choice-label-claim = Revendiquer la victoire
clock-choice-label-go-on = Continuer sans cette personne
clock-choice-label-more-time = Donner plus de temps
clock-choice-label-call-off = Annuler la partie
clock-choice-label-really = Oui, confirmer
clock-choice-label-wait = Non, attendre
clock-choice-label-resume = Continuer
