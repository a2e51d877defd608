settings-mine =
    ⚙️ **Deine Einstellungen**
    Nur du siehst sie. So sehen Bilder in deinen eigenen Menüs, Brettern und Wiedergaben aus. Öffentliche Bretter folgen den Einstellungen des Servers.
settings-server =
    ⚙️ **Servereinstellungen**
    So sehen öffentliche Bretter hier aus. Mit `/{ command-settings.name }` wählen alle selbst, wie ihre eigenen aussehen. Datum und Uhrzeit erscheinen in der Sprache und Zeitzone derer, die sie lesen.
settings-light = 🖼️ Bilder: **hell**, Holz und Wiesen in der Sonne.
settings-dark = 🖼️ Bilder: **dunkel**, dasselbe in der Dämmerung.
settings-contrast = 🖼️ Bilder: **hoher Kontrast**, schlichte Flächen und kräftige Linien.
settings-saved = ⭐ **Gespeichert.** Wähle etwas zum Umbenennen oder Entfernen.
settings-nothing-saved = ⭐ Nichts ist gespeichert.

## Die Sprache für eine Person

settings-language = 🌐 Sprache: **{ $language }**.
settings-language-discord = 🌐 Sprache: **{ $language }**, wie in deinem Discord.
settings-ask-language = In welcher Sprache soll ich mit dir sprechen?
settings-label-discord = Wie in Discord
settings-label-languages = 🌐 Sprache
