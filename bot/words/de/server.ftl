# Wo und von wem herausgefordert wird

server-channels = 📍 Herausforderungen nur in { $channels }.
server-anywhere = 📍 Herausforderungen in jedem Kanal. Eingrenzen mit `/{ command-setup.name } { option-setup-channel.name }:`.
server-roles = 👥 Herausfordern dürfen nur Mitglieder mit { $roles } und wer den Server verwaltet.
server-anybody = 👥 Alle dürfen herausfordern. Auf eine Rolle beschränken mit `/{ command-setup.name } { option-setup-role.name }:`.
server-role = <@&{ $number }>
server-time = ⏳ Bedenkzeit pro Zug: **{ $limit }**, wenn eine Herausforderung nichts anderes sagt. Ändern mit `/{ command-setup.name } { option-setup-time.name }:`.
server-every-move = 🗞️ Bretter: **bei jedem Zug ein neues**, wenn eine Herausforderung nichts anderes sagt. Ändern mit `/{ command-setup.name } { option-setup-posts.name }:`.
server-one-board = 🗞️ Bretter: **eines pro Partie**, das sich mit jedem Zug ändert, mit einem Ping darunter, wenn eine Herausforderung nichts anderes sagt. Ändern mit `/{ command-setup.name } { option-setup-posts.name }:`.
server-web-allowed = 👀 Web: **Wer den Link einer Partie hat, kann zuschauen**. Ändern mit `/{ command-setup.name } { option-setup-web.name }:`.
server-web-forbidden = 👀 Web: **Nur wer eine Partie hier öffnet, kann sie sehen**. Ändern mit `/{ command-setup.name } { option-setup-web.name }:`.
server-language = 🌐 Sprache der öffentlichen Nachrichten: **{ $language }**. Ändern mit `/{ command-setup.name } { option-setup-language.name }:`.
server-language-discord = 🌐 Sprache der öffentlichen Nachrichten: **{ $language }**, wie in Discords Servereinstellungen. Ändern mit `/{ command-setup.name } { option-setup-language.name }:`.
server-organizers = 🏆 Wettbewerbe leiten Mitglieder mit { $roles } und wer den Server verwaltet. Ändern mit `/{ command-setup.name } { option-setup-clubs.name }:`.
server-no-organizers = 🏆 Wettbewerbe leitet, wer den Server verwaltet. Einer Rolle erlauben mit `/{ command-setup.name } { option-setup-clubs.name }:`.
server-not-here = Auf diesem Server gehören Herausforderungen in { $channels }.
server-not-you = Auf diesem Server brauchst du { $roles }, um herauszufordern. Herausforderungen von anderen kannst du trotzdem annehmen.
server-not-a-channel = Nichts wurde geändert. Nenne einen Kanal: Kategorien und Threads gehen hier nicht.

## Eine Partie als Moderation beenden

server-ending-really =
    { $id } **{ $game }** · { $players } beenden? Niemand gewinnt, und sie wird nicht gewertet. Alle in der Partie erfahren:
    > { $reason }
server-ending-done = Erledigt. { $id } ist vorbei, und alle in der Partie wissen, warum.
server-ending-why = 🛑 Die Moderation hat die Partie beendet. Niemand gewinnt. Grund: { $reason }
server-ending-not-theirs = Partien von anderen beenden kannst du nur mit der Berechtigung **Nachrichten verwalten** oder **Server verwalten**.
server-ending-no-reason = Nichts wurde beendet. Nenne einen Grund: Alle in der Partie werden ihn sehen.
server-ending-label-sure = Ja, beenden
