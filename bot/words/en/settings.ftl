# Messages about settings.

settings-mine =
    ⚙️ **Your settings**
    Only you can see these. Pictures look this way on your own menus, boards and replays. Public boards follow the server's settings.
settings-server =
    ⚙️ **Server settings**
    Public boards look this way here. With `/{ command-settings.name }`, everyone picks the look of their own. Dates appear in each reader's language and time zone.
settings-light = 🖼️ Pictures: **light**, wood and meadows in the sun.
settings-dark = 🖼️ Pictures: **dark**, the same at dusk.
settings-contrast = 🖼️ Pictures: **high contrast**, plain backgrounds and strong lines.
settings-saved = ⭐ **Saved.** Choose one to rename or remove.
settings-nothing-saved = ⭐ Nothing is saved.

## The language of what one person reads

settings-language = 🌐 Language: **{ $language }**.
settings-language-discord = 🌐 Language: **{ $language }**, as in your Discord.
settings-ask-language = Which language should I use with you?
settings-label-discord = As in Discord
settings-label-languages = 🌐 Language
