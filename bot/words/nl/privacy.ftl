privacy-held =
    🔐 **Wat ik over jou opsla**, onder je Discord-gebruikers-ID:
    - partijen en uitdagingen: **{ $matches }** (waarvan { $running } nog bezig), met je plaats, je zetten en wanneer je ze deed
    - uitslagen die meetellen, en de ratings die daaruit volgen: **{ $counting }**
    - begonnen zetten: **{ $drafts }** · bewaarde en onthouden keuzes: **{ $kept }** · instellingen: **{ $preferences }**
    - puzzels en lessen waaraan je bent begonnen, met je reeks en je puzzelratings: **{ $puzzles }**
    - de naam die je in elk van je partijen en evenementen gebruikt · je woorden voor lotingen · de partijen die je volgt · de laatste partij die je uit een bestand hebt geopend
privacy-not-held = -# Je berichten lees of bewaar ik niet. In logboeken staan nummers van partijen, nooit iemands woorden. Verwijder je je gegevens, dan blijven je partijen bestaan voor je tegenstanders, zonder jou erin. Back-ups van wie deze bot beheert, kunnen ze nog bevatten.
privacy-here = 🔐 Hier is alles. Alleen jij kunt dit bericht zien.
privacy-file = Alles wat over jou is opgeslagen, als JSON.
privacy-too-much = Je gegevens zijn te groot voor één bestand op Discord. Vraag ze aan wie deze bot beheert.
privacy-really-delete =
    {"*"}*Alles** verwijderen wat over jou is opgeslagen? Dat kan niet ongedaan worden gemaakt.
    { $running ->
        [0] Je hebt geen lopende partijen.
        [one] Eerst geef ik je lopende partij op en vertel ik het je tegenstanders. De partij eindigt als de anderen niet zonder jou verder kunnen.
       *[other] Eerst geef ik je { $running } lopende partijen op en vertel ik het je tegenstanders. Een partij eindigt als de anderen niet zonder jou verder kunnen.
    }
    In afgelopen partijen staat dan *iemand* in plaats van je naam.
privacy-label-export = Downloaden als bestand
privacy-label-delete = Alles verwijderen
privacy-label-sure = Ja, alles verwijderen
privacy-label-keep = Nee, bewaren
privacy-forgot = { $matches ->
    [one] Klaar. Je bent verwijderd uit één partij. In oudere back-ups staat je gebruikers-ID nog, tot wie deze bot beheert ze verwijdert.
   *[other] Klaar. Je bent verwijderd uit { $matches } partijen. In oudere back-ups staat je gebruikers-ID nog, tot wie deze bot beheert ze verwijdert.
  }
