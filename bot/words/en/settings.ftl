# Messages about settings.

settings-mine =
    ⚙️ **Your settings**
    Only you see these. This is how pictures look to you, on your panels, your boards and your replays; boards that everybody sees look the way their server likes.
settings-server =
    ⚙️ **Settings of this server**
    This is how the boards that everybody sees look here. With `/settings`, each person chooses how their own look. Dates are in the language and time zone of whoever reads them.
settings-light = 🖼️ Pictures: **light**, wood and meadows in the sun.
settings-dark = 🖼️ Pictures: **dark**, the same in the evening.
settings-contrast = 🖼️ Pictures: **high contrast**, plain grounds and strong lines.
settings-saved = ⭐ **What you've saved.** Choose one to give it another name, or to remove it.
settings-nothing-saved = ⭐ Nothing is saved any more.
