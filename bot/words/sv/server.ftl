# Var och av vem utmaningar görs på en server

server-channels = 📍 Utmaningar bara i { $channels }.
server-anywhere = 📍 Utmaningar i alla kanaler. Begränsa dem med `/{ command-setup.name } { option-setup-channel.name }:`.
server-roles = 👥 Bara medlemmar med { $roles } och de som hanterar servern kan utmana.
server-anybody = 👥 Alla kan utmana. Begränsa det till en roll med `/{ command-setup.name } { option-setup-role.name }:`.
server-role = <@&{ $number }>
server-time = ⏳ Betänketid per tur: **{ $limit }**, om en utmaning inte anger något annat. Ändra med `/{ command-setup.name } { option-setup-time.name }:`.
server-every-move = 🗞️ Bräden: **ett nytt för varje drag**, om en utmaning inte anger något annat. Ändra med `/{ command-setup.name } { option-setup-posts.name }:`.
server-one-board = 🗞️ Bräden: **ett per parti**, som uppdateras med varje drag, med en ping nedanför, om en utmaning inte anger något annat. Ändra med `/{ command-setup.name } { option-setup-posts.name }:`.
server-web-allowed = 👀 Webben: **alla som har ett partis länk kan titta på det**. Ändra med `/{ command-setup.name } { option-setup-web.name }:`.
server-web-forbidden = 👀 Webben: **bara den som öppnar ett parti härifrån kan se det**. Ändra med `/{ command-setup.name } { option-setup-web.name }:`.
server-language = 🌐 Språket för det som alla läser här: **{ $language }**. Ändra med `/{ command-setup.name } { option-setup-language.name }:`.
server-language-discord = 🌐 Språket för det som alla läser här: **{ $language }**, som i Discords serverinställningar. Ändra med `/{ command-setup.name } { option-setup-language.name }:`.
server-organizers = 🏆 Tävlingar: medlemmar med { $roles } och de som hanterar servern kan anordna dem. Ändra med `/{ command-setup.name } { option-setup-clubs.name }:`.
server-no-organizers = 🏆 Tävlingar: de som hanterar servern anordnar dem. Låt även en roll göra det med `/{ command-setup.name } { option-setup-clubs.name }:`.
server-not-here = På den här servern hör utmaningar hemma i { $channels }.
server-not-you = På den här servern behöver du { $roles } för att utmana. Du kan ändå anta andras utmaningar.
server-not-a-channel = Inget ändrades. Ange en kanal: kategorier och trådar fungerar inte här.

## Avsluta ett parti som moderator

server-ending-really =
    Avsluta { $id } **{ $game }** · { $players }? Ingen vinner, och det räknas inte. Alla spelare får veta:
    > { $reason }
server-ending-done = Klart. { $id } är slut, och spelarna vet varför.
server-ending-why = 🛑 En moderator avslutade partiet. Ingen vinner. Orsak: { $reason }
server-ending-not-theirs = Du behöver behörigheten **Hantera meddelanden** eller **Hantera server** för att avsluta andras partier.
server-ending-no-reason = Inget avslutades. Ange en orsak: alla spelare kommer att se den.
server-ending-label-sure = Ja, avsluta det
