page-skip = Naar het bord
page-label-more = Menu
page-label-players = Spelers
page-label-boards = Bord
page-label-hand = Hand
page-label-say = Nu
page-label-cards = Vragen
page-label-replay = Naspelen
page-label-acts = Knoppen
page-label-story = Wat er gebeurd is
page-label-live = Verbinden
page-connected = Verbonden
page-offline = Geen verbinding
page-banner-lost = Geen verbinding. Ik probeer het opnieuw… Kijken en een zet voorbereiden kan.
page-banner-back = Weer verbonden. Je hebt niets gemist.
page-banner-missed = { $n ->
    [one] Weer verbonden. Intussen is er één ding gebeurd.
   *[other] Weer verbonden. Intussen zijn er { $n } dingen gebeurd.
  }
page-event-lost = Geen verbinding. Ik probeer het opnieuw…
page-banner-loading = De partij kan niet geladen worden. Ik probeer het opnieuw…
page-banner-session = Je sessie is verlopen. Druk in Discord opnieuw op ‘Bord openen’. Er is niets verloren gegaan.
page-signed-in = Deze link is al gebruikt, maar je bent hier ingelogd.

page-your-turn = Jij bent aan zet
page-to-move = aan zet
page-you = jij
page-won = gewonnen
page-looking = { $name } kijkt
page-computer = niveau { $n }
page-ready = klaar
page-has-left = is vertrokken
page-out = ligt eruit
page-title-turn = ● { $title }
page-watching = { $n ->
    [1] Je kijkt mee.
    [2] Je kijkt mee, met één ander.
   *[other] Je kijkt mee, met { $others } anderen.
  }
page-spectators = { $n ->
    [one] Eén toeschouwer
   *[other] { $n } toeschouwers
  }

page-empty = leeg
page-chosen = gekozen
page-falls = valt
page-fits = past
page-hinted = hint
page-can-choose = te kiezen
page-square = { $place }, { $what }
page-nothing-there = { $square }. Daar valt niets te doen.
page-not-there = { $label }: dat kan niet op { $place }.
page-is-over = { $square }. De partij is afgelopen.
page-is-watching = { $square }. Je kijkt mee.
page-is-waiting = { $square }. Je bent niet aan zet.
page-no-fit = Dat past daar niet.
page-one-form = Het ziet er van alle kanten hetzelfde uit.
page-no-room = Hier is geen ruimte om te draaien.
page-no-twin = Het spiegelbeeld zit niet in je hand.

page-which = Welke van deze?
page-prompt-yours = Jij bent aan zet. { $prompt }
page-say-put = { $label }. Enter bevestigt, R draait.
page-say-armed = { $label }. Enter bevestigt.
page-say-step = { $label }. { $prompt }
page-say-list = { $prompt } { $list }
page-let-go = Loslaten
page-let-go-done = Losgelaten.
page-turn = Draaien
page-mirror = Spiegelen
page-play = Zetten
page-put = Neerleggen
page-undo = Ongedaan maken
page-hint = Hint
page-send-now = Nu versturen
page-try-now = Nu proberen
page-dont-send = Niet versturen
page-held = { $label }.
page-say-held = { $label }. Wordt over 3 seconden verstuurd. Met U neem je het terug.
page-sending = Versturen…
page-waiting = Nog niet verstuurd. Dat gebeurt zodra de bot antwoordt.
page-busy = { $n ->
    [one] Even druk. Over één seconde opnieuw verstuurd.
   *[other] Even druk. Over { $n } seconden opnieuw verstuurd.
  }
page-not-sent = Er is niets verstuurd.
page-dropped = De partij is intussen verdergegaan. Er is niets verstuurd.
page-yours-already = Je hebt al gezet, in een ander venster.
page-gone-on = De partij is intussen verdergegaan.
page-taken-back = Teruggenomen: { $text }
page-failed = Dat is niet gelukt. Probeer het opnieuw.
page-no-line = Niet verstuurd: geen verbinding.
page-copied = Gekopieerd. Plak het waar je wilt.
page-draft-lost = Niet bewaard: geen verbinding. Het blijft in dit venster.
page-thinking = Ik zoek een goede zet…
page-hint-came = Hint: { $text }

page-days = { $n } d
page-hours = { $n } u
page-minutes = { $n } min
page-seconds = { $n } s
page-days-long = { $n ->
    [one] één dag
   *[other] { $n } dagen
  }
page-hours-long = { $n ->
    [one] één uur
   *[other] { $n } uur
  }
page-minutes-long = { $n ->
    [one] één minuut
   *[other] { $n } minuten
  }
page-seconds-long = { $n ->
    [one] één seconde
   *[other] { $n } seconden
  }
page-time-up = de tijd is om
page-time-left = { $who } Nog { $time }.
page-no-clock = { $who } Geen tijdslimiet.
page-no-last = Er is nog niets gebeurd.

page-proposal = Voorstel
page-accept = Akkoord
page-decline = Afwijzen
page-withdraw = Intrekken
page-act-takeback = Terugnemen voorstellen
page-act-draw = Remise voorstellen
page-act-pause = Pauze voorstellen
page-act-extend = Meer tijd geven
page-proposal-settled = Het voorstel is afgehandeld.
page-to-rematch = Naar de revanche
page-rematch-waits = Er is een revanche voorgesteld. Het wachten is op de anderen.
page-rematch-by = { $name } wil een revanche.

page-deal-check = Loting controleren
page-deal-checking = Controleren…
page-deal-none = Deze loting kan niet gecontroleerd worden.
page-deal-shown = Dit is dezelfde vastlegging die deze browser vóór het einde zag.
page-deal-commitment = Dit is het geheim dat was vastgelegd.
page-deal-words = De woorden van de spelers staan in de ondertekende boodschap.
page-deal-seed = Het startgetal volgt uit het geheim en de woorden.
page-deal-used = De partij is met dit startgetal geloot.
page-deal-alone = Na de vastlegging kon niemand de loting nog veranderen. Omdat niemand anders een woord gaf, had wie deze bot beheert de loting wel kunnen kiezen.
page-deal-holds = Het klopt.
page-deal-fails = Het klopt niet.
page-deal-unknown = Dat is hier niet te zeggen.
page-deal-means = Niemand, ook niet wie de bot beheert, kon de loting kiezen of veranderen. Wie de bot beheert, kon de loting wel inzien.
page-act-abort = Afbreken (niemand wint)
page-act-resume = Partij hervatten
page-act-more-time = Meer tijd voorstellen
page-act-hints = Hints voorstellen
page-act-call-off = Afbreken voorstellen
page-act-resign = Opgeven
page-act-claim = Winst op tijd opeisen
page-act-rematch = Revanche
page-sure-call-off = Voorstellen om de partij af te breken?
page-why-call-off = Gaan de anderen akkoord, dan eindigt de partij zonder uitslag.
page-sure-abort = De partij afbreken?
page-why-abort = Niemand wint, en de partij telt niet mee voor de rating. Dit is definitief.
page-done = Klaar.
page-close = Sluiten
page-keep-playing = Doorspelen
page-take-back = Terugnemen
page-next = Volgende partij
page-next-full = Volgende partij: { $title }
page-next-time = Volgende partij: { $title }, nog { $time }

page-you-won = Je hebt gewonnen!
page-you-lost = Je hebt verloren.
page-a-draw = Remise.
page-others-won = { $n ->
    [one] { $names } wint!
   *[other] { $names } winnen!
  }
page-result = { $result } { $reason }
page-the-result = De partij is afgelopen
page-see-again = Nog eens bekijken
page-moves = Zetten
page-no-moves = Nog geen.
page-position = De stelling in woorden
page-and = { $a } en { $b }

page-replay-move = Zet { $n } van { $all }: { $text }
page-replay-short = { $n } / { $all }
page-replay-slider = Zet
page-first = Eerste
page-back = Terug
page-run = Afspelen
page-stop = Stoppen
page-forward = Vooruit
page-last = Laatste
page-decided = Keerpunten
page-odds = { $name } { $n }%
page-mistake = Een fout.
page-blunder = Een blunder.
page-inaccuracy = Onnauwkeurig.
page-strong = Sterk.
page-brilliant = Briljant.
page-better = Beter: { $text }
page-replay-failed = De zetten kunnen niet geladen worden. Probeer het opnieuw.

page-settings = Instellingen
page-match = Partij
page-keys = Toetsen
page-set-theme = Kleuren
page-theme-auto = Systeem
page-theme-dark = Donker
page-theme-light = Licht
page-theme-contrast = Contrast
page-set-send = Zetten die je niet kunt terugnemen
page-send-hold = Na 3 s
page-send-ask = Eerst vragen
page-send-at-once = Meteen
page-set-board = Bord draaien
page-board-own = Mijn kant onder
page-board-other = Andersom
page-board-printed = Zoals in Discord
page-set-motion = Beweging
page-motion-auto = Systeem
page-motion-less = Minder
page-set-presence = De anderen zien dat je kijkt
page-presence-on = Ja
page-presence-off = Nee
page-set-sound = Geluid als jij aan zet bent
page-sound-off = Uit
page-sound-on = Aan

page-key-arrows = van veld naar veld
page-key-edges = naar de rand
page-key-enter = oppakken, neerleggen, bevestigen; wat neergelegd is, draait met de spatiebalk
page-key-escape = loslaten; een zet terughalen die nog niet verstuurd is
page-key-next = volgende, vorige veld dat je kunt kiezen
page-key-numbers = iets uit je hand; een van verschillende manieren
page-key-turn = draaien
page-key-mirror = spiegelen
page-key-undo = ongedaan maken
page-key-hint = hint
page-key-last = de laatste zet voorlezen
page-key-time = voorlezen wie aan zet is en hoelang nog
page-key-help = deze lijst
page-k-arrows = Pijlen
page-k-edges = Home End Page↑ Page↓
page-k-enter = Enter, spatie
page-k-escape = Escape
page-k-next = N, P
page-k-numbers = 1–9
page-k-turn = R, Shift R
page-k-mirror = M
page-k-undo = U
page-k-hint = H
page-k-last = L
page-k-time = T
page-k-help = ?
