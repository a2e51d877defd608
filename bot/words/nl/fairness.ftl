fairness-fair-play = 🎲 Eerlijk spel
fairness-check-the-deal = 🎲 Loting controleren
fairness-your-word = Een woord geven
fairness-title = 🎲 **Eerlijk spel** · **{ $game }** { $id }
fairness-claim = Niemand, ook niet wie de bot beheert, kon de loting kiezen of veranderen. Wie de bot beheert, kon de loting wel inzien.
fairness-claim-alone = Na de vastlegging kon niemand de loting nog veranderen. Daarvoor had wie deze bot beheert de loting kunnen kiezen, want niemand anders gaf een woord.
fairness-card = -# 🎲 De loting is later te controleren: `{ $commitment }`
fairness-commitment = Vastlegging van partij { $id }: `{ $commitment }`
fairness-words = -# 🎲 Woorden: { $words }
fairness-word = { $player } { $word }
fairness-erased-word = { $player } (verwijderd)
fairness-give-a-word = De loting volgt uit een geheim en uit één woord van elke speler. De vastlegging legt het geheim vast. Tot de start kan elke speler een woord geven; wie dat niet doet, krijgt als woord het nummer dat Discord gaf aan de druk op de knop of de opdracht waarmee die speler plaatsnam.
fairness-word-taken = 🎲 Je woord is { $word }. Het is te zien als de partij begint.
fairness-secret-until-the-end = Het geheim is te zien als de partij afgelopen is.
fairness-other-of-pair-runs = Beide partijen van een dubbelpartij hebben dezelfde loting. Het geheim is te zien als ook de andere afgelopen is.
fairness-secret = Geheim: `{ $secret }`
fairness-seed = Startgetal: `{ $seed }`
fairness-how-to-check = Vergelijk de vastlegging met de code in de uitdaging of in het eerste bericht. `castellan verify` controleert het bijgevoegde bestand, en het korte script in `docs/fairness.md` van Castellan doet dat ook.
fairness-no-commitment = De loting van deze partij is niet vastgelegd: de partij begon voordat dat bestond. Controleren kan niet.
fairness-called-off = { $count ->
    [one] -# 🎲 Eén uitdaging tussen { $first } en { $second } liep de afgelopen week op niets uit, nadat de vastlegging te zien was.
   *[other] -# 🎲 { $count } uitdagingen tussen { $first } en { $second } liepen de afgelopen week op niets uit, nadat de vastlegging te zien was.
  }

verify-commitment = De vastlegging hoort bij het geheim en het nummer van de partij: { $verdict }
verify-message = De boodschap noemt de partij, het spel, de opties en de woorden: { $verdict }
verify-seed = Het startgetal volgt uit het geheim en de boodschap, en is gebruikt voor de loting: { $verdict }
verify-seats = De plaatsen zijn geloot met het startgetal: { $verdict }
verify-plies = { $count ->
    [one] Eén zet volgens de regels gespeeld: { $verdict }
   *[other] { $count } zetten volgens de regels gespeeld: { $verdict }
  }
verify-holds = klopt
verify-fails = KLOPT NIET
verify-fails-because = KLOPT NIET: { $reason }
verify-unknown-rules = deze versie van Castellan kent deze regels van { $game } niet
verify-erased = niet te zeggen, omdat er een woord verwijderd is
verify-no-commitment = De loting van deze partij is niet vastgelegd. Niets bewijst de loting.
verify-not-revealed = De partij was nog niet afgelopen toen dit bestand werd gemaakt. Het geheim wordt aan het einde onthuld.
verify-compare = Vergelijk de vastlegging met die van vóór de start: { $commitment }
