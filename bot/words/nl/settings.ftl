settings-mine =
    ⚙️ **Jouw instellingen**
    Alleen jij ziet deze. Zo zien de afbeeldingen eruit in je eigen menu’s, op je borden en bij het naspelen. Openbare borden volgen de instellingen van de server.
settings-server =
    ⚙️ **Serverinstellingen**
    Zo zien openbare borden er hier uit. Met `/{ command-settings.name }` kiest iedereen hoe de eigen afbeeldingen eruitzien. Data en tijden ziet iedereen in de eigen taal en tijdzone.
settings-light = 🖼️ Afbeeldingen: **licht**, hout en weiden in de zon.
settings-dark = 🖼️ Afbeeldingen: **donker**, hetzelfde in de schemering.
settings-contrast = 🖼️ Afbeeldingen: **hoog contrast**, effen achtergronden en dikke lijnen.
settings-saved = ⭐ **Bewaard.** Kies wat je wilt hernoemen of verwijderen.
settings-nothing-saved = ⭐ Er is niets bewaard.

settings-language = 🌐 Taal: **{ $language }**.
settings-language-discord = 🌐 Taal: **{ $language }**, zoals in jouw Discord.
settings-ask-language = Welke taal zal ik met je spreken?
settings-label-discord = Zoals in Discord
settings-label-languages = 🌐 Taal
