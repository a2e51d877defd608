settings-mine =
    ⚙️ **Dina inställningar**
    Bara du ser dem. Så här ser bilderna ut i dina egna menyer, bräden och repriser. Offentliga bräden följer serverns inställningar.
settings-server =
    ⚙️ **Serverns inställningar**
    Så här ser offentliga bräden ut här. Med `/{ command-settings.name }` väljer alla hur deras egna ser ut. Datum visas på varje läsares språk och i läsarens tidszon.
settings-light = 🖼️ Bilder: **ljust**, trä och ängar i solsken.
settings-dark = 🖼️ Bilder: **mörkt**, samma sak i skymning.
settings-contrast = 🖼️ Bilder: **hög kontrast**, enfärgade bakgrunder och tydliga linjer.
settings-saved = ⭐ **Sparat.** Välj vad som ska byta namn eller tas bort.
settings-nothing-saved = ⭐ Inget är sparat.

## Språket för det som en person läser

settings-language = 🌐 Språk: **{ $language }**.
settings-language-discord = 🌐 Språk: **{ $language }**, som i ditt Discord.
settings-ask-language = Vilket språk ska jag använda med dig?
settings-label-discord = Som i Discord
settings-label-languages = 🌐 Språk
