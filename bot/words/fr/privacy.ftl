privacy-held =
    🔐 **Ce que j’enregistre sur toi**, sous ton identifiant Discord :
    - parties et défis : **{ $matches }** (en cours : { $running }), avec ta place, tes coups et le moment de chacun
    - résultats classés, et les cotes qui en découlent : **{ $counting }**
    - coups inachevés : **{ $drafts }** · choix enregistrés ou retenus : **{ $kept }** · paramètres : **{ $preferences }**
    - problèmes et leçons commencés, avec tes jours d’affilée et tes cotes aux problèmes : **{ $puzzles }**
    - le nom que tu portes dans chacune de tes parties et compétitions · tes mots pour les donnes · les parties que tu suis · la dernière partie que tu as ouverte depuis un fichier
privacy-not-held = -# Je ne lis ni n’enregistre tes messages. Les journaux contiennent des numéros de parties, jamais ce que quelqu’un a écrit. Si tu supprimes tes données, tes parties restent pour tes adversaires, mais sans toi. Les sauvegardes faites par la personne qui gère ce bot peuvent encore les contenir.
privacy-here = 🔐 Voici tout. Message visible par toi uniquement.
privacy-file = Tout ce qui est enregistré sur toi, en JSON.
privacy-too-much = Tes données sont trop volumineuses pour un seul fichier Discord. Demande-les à la personne qui gère ce bot.
privacy-really-delete =
    Supprimer **tout** ce qui est enregistré sur toi ? C’est irréversible.
    { $running ->
        [0] Tu n’as pas de partie en cours.
        [one] J’abandonne d’abord ta partie en cours et je le dis à tes adversaires. Elle se termine si les autres ne peuvent pas continuer sans toi.
       *[other] J’abandonne d’abord tes { $running } parties en cours et je le dis à tes adversaires. Une partie se termine si les autres ne peuvent pas continuer sans toi.
    }
    Dans les parties finies, *quelqu’un* prend ta place.
privacy-label-export = Télécharger en un fichier
privacy-label-delete = Tout supprimer
privacy-label-sure = Oui, tout supprimer
privacy-label-keep = Non, tout garder
privacy-forgot = { $matches ->
    [one] C’est fait : tu n’apparais plus dans { $matches } partie. Les sauvegardes plus anciennes gardent ton identifiant jusqu’à ce que la personne qui gère ce bot les supprime.
   *[other] C’est fait : tu n’apparais plus dans { $matches } parties. Les sauvegardes plus anciennes gardent ton identifiant jusqu’à ce que la personne qui gère ce bot les supprime.
  }
