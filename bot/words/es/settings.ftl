settings-mine =
    ⚙️ **Tus ajustes**
    Solo tú puedes verlos. Las imágenes se ven así en tus propios menús, tableros y repeticiones. Los tableros públicos siguen los ajustes del servidor.
settings-server =
    ⚙️ **Ajustes del servidor**
    Los tableros públicos se ven así aquí. Con `/{ command-settings.name }`, cada persona elige el aspecto de los suyos. Las fechas aparecen en el idioma y la zona horaria de quien las lee.
settings-light = 🖼️ Imágenes: **claro**, madera y prados al sol.
settings-dark = 🖼️ Imágenes: **oscuro**, lo mismo al anochecer.
settings-contrast = 🖼️ Imágenes: **alto contraste**, fondos lisos y líneas marcadas.
settings-saved = ⭐ **Guardado.** Elige qué renombrar o borrar.
settings-nothing-saved = ⭐ No hay nada guardado.

## El idioma de una persona

settings-language = 🌐 Idioma: **{ $language }**.
settings-language-discord = 🌐 Idioma: **{ $language }**, como en tu Discord.
settings-ask-language = ¿En qué idioma te hablo?
settings-label-discord = Como en Discord
settings-label-languages = 🌐 Idioma
