server-channels = 📍 Uitdagingen alleen in { $channels }.
server-anywhere = 📍 Uitdagingen in elk kanaal. Beperk ze met `/{ command-setup.name } { option-setup-channel.name }:`.
server-roles = 👥 Alleen leden met { $roles } en serverbeheerders kunnen uitdagen.
server-anybody = 👥 Iedereen kan uitdagen. Beperk het tot een rol met `/{ command-setup.name } { option-setup-role.name }:`.
server-role = <@&{ $number }>
server-time = ⏳ Bedenktijd per zet: **{ $limit }**, tenzij een uitdaging iets anders kiest. Verander het met `/{ command-setup.name } { option-setup-time.name }:`.
server-every-move = 🗞️ Borden: **een nieuw bord bij elke zet**, tenzij een uitdaging iets anders kiest. Verander het met `/{ command-setup.name } { option-setup-posts.name }:`.
server-one-board = 🗞️ Borden: **één per partij**, bijgewerkt bij elke zet, met een ping eronder, tenzij een uitdaging iets anders kiest. Verander het met `/{ command-setup.name } { option-setup-posts.name }:`.
server-web-allowed = 👀 Web: **iedereen met de link van een partij kan meekijken**. Verander het met `/{ command-setup.name } { option-setup-web.name }:`.
server-web-forbidden = 👀 Web: **alleen wie een partij hier opent, kan die zien**. Verander het met `/{ command-setup.name } { option-setup-web.name }:`.
server-language = 🌐 Taal van wat iedereen hier leest: **{ $language }**. Verander het met `/{ command-setup.name } { option-setup-language.name }:`.
server-language-discord = 🌐 Taal van wat iedereen hier leest: **{ $language }**, zoals in de serverinstellingen van Discord. Verander het met `/{ command-setup.name } { option-setup-language.name }:`.
server-organizers = 🏆 Evenementen: leden met { $roles } en serverbeheerders organiseren ze. Verander het met `/{ command-setup.name } { option-setup-clubs.name }:`.
server-no-organizers = 🏆 Evenementen: serverbeheerders organiseren ze. Laat ook een rol dat doen met `/{ command-setup.name } { option-setup-clubs.name }:`.
server-not-here = Op deze server horen uitdagingen thuis in { $channels }.
server-not-you = Op deze server heb je { $roles } nodig om uit te dagen. Uitdagingen van anderen kun je wel aannemen.
server-not-a-channel = Er is niets veranderd. Noem een kanaal: categorieën en threads werken hier niet.

server-ending-really =
    { $id } **{ $game }** · { $players } beëindigen? Niemand wint, en de partij telt niet mee voor de rating. Alle spelers krijgen te lezen:
    > { $reason }
server-ending-done = Klaar. { $id } is afgelopen, en de spelers weten waarom.
server-ending-why = 🛑 Een moderator heeft de partij beëindigd. Niemand wint. Reden: { $reason }
server-ending-not-theirs = Je hebt de machtiging **Berichten beheren** of **Server beheren** nodig om partijen van anderen te beëindigen.
server-ending-no-reason = Er is niets beëindigd. Geef een reden op: alle spelers zien die.
server-ending-label-sure = Ja, beëindigen
