settings-mine =
    ⚙️ **Tes paramètres**
    Visibles par toi uniquement. Les images ont cet aspect dans tes propres menus, plateaux et relectures. Les plateaux publics suivent les paramètres du serveur.
settings-server =
    ⚙️ **Paramètres du serveur**
    Les plateaux publics ont cet aspect ici. Avec `/{ command-settings.name }`, chaque personne choisit celui des siens. Les dates s’affichent dans la langue et le fuseau horaire de qui les lit.
settings-light = 🖼️ Images : **clair**, bois et prairies au soleil.
settings-dark = 🖼️ Images : **sombre**, les mêmes au crépuscule.
settings-contrast = 🖼️ Images : **contraste élevé**, fonds unis et traits marqués.
settings-saved = ⭐ **Enregistrés.** Choisis lequel renommer ou supprimer.
settings-nothing-saved = ⭐ Rien n’est enregistré.

## La langue d’une personne

settings-language = 🌐 Langue : **{ $language }**.
settings-language-discord = 🌐 Langue : **{ $language }**, comme dans ton Discord.
settings-ask-language = Dans quelle langue dois-je te parler ?
settings-label-discord = Comme dans Discord
settings-label-languages = 🌐 Langue
