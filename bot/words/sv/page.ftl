# Sidan och dess anslutning

page-skip = Till brädet
page-label-more = Meny
page-label-players = Spelare
page-label-boards = Bräde
page-label-hand = Hand
page-label-say = Nu
page-label-cards = Frågor
page-label-replay = Repris
page-label-acts = Knappar
page-label-story = Vad som har hänt
page-label-live = Ansluter
page-connected = Ansluten
page-offline = Ingen anslutning
page-banner-lost = Ingen anslutning. Försöker igen … Du kan titta och förbereda ett drag.
page-banner-back = Tillbaka. Du har inte missat något.
page-banner-missed = { $n ->
    [one] Tillbaka. En sak har hänt under tiden.
   *[other] Tillbaka. { $n } saker har hänt under tiden.
  }
page-event-lost = Ingen anslutning. Försöker igen …
page-banner-loading = Partiet kan inte laddas. Försöker igen …
page-banner-session = Du är inte längre inloggad. Tryck på ”Öppna brädet” i Discord igen. Inget har gått förlorat.
page-signed-in = Länken är redan använd, men du är inloggad här.

## Spelare

page-your-turn = Din tur
page-to-move = vid draget
page-you = du
page-won = har vunnit
page-looking = { $name } tittar
page-computer = nivå { $n }
page-ready = klar
page-has-left = har lämnat
page-out = ute ur partiet
page-title-turn = ● { $title }
page-watching = { $n ->
    [1] Du tittar på.
    [2] Du och en till tittar på.
   *[other] Du och { $others } andra tittar på.
  }
page-spectators = { $n ->
    [one] En åskådare
   *[other] { $n } åskådare
  }

## Rutor

page-empty = tom
page-chosen = vald
page-falls = faller
page-fits = passar
page-hinted = tips
page-can-choose = kan väljas
page-square = { $place }, { $what }
page-nothing-there = { $square }. Här finns inget att göra.
page-not-there = { $label }: det går inte på { $place }.
page-is-over = { $square }. Partiet är slut.
page-is-watching = { $square }. Du tittar på.
page-is-waiting = { $square }. Det är inte din tur.
page-no-fit = Den passar inte där.
page-one-form = Den ser likadan ut från alla håll.
page-no-room = Här går den inte att vrida.
page-no-twin = Dess spegelbild finns inte på din hand.

## Drag

page-which = Vilken av dem?
page-prompt-yours = Din tur. { $prompt }
page-say-put = { $label }. Enter bekräftar, R vrider.
page-say-armed = { $label }. Enter bekräftar.
page-say-step = { $label }. { $prompt }
page-say-list = { $prompt } { $list }
page-let-go = Släpp
page-let-go-done = Släppt.
page-turn = Vrid
page-mirror = Spegla
page-play = Dra
page-put = Lägg ut
page-undo = Ångra
page-hint = Tips
page-send-now = Skicka nu
page-try-now = Försök nu
page-dont-send = Skicka inte
page-held = { $label }.
page-say-held = { $label }. Skickas om 3 sekunder. U tar tillbaka det.
page-sending = Skickar …
page-waiting = Inte skickat än. Det skickas så snart boten svarar.
page-busy = { $n ->
    [one] Upptaget. Skickas igen om en sekund.
   *[other] Upptaget. Skickas igen om { $n } sekunder.
  }
page-not-sent = Inget har skickats.
page-dropped = Partiet har gått vidare under tiden. Inget har skickats.
page-yours-already = Du har redan gjort ditt drag, i ett annat fönster.
page-gone-on = Partiet har gått vidare under tiden.
page-taken-back = Tillbakataget: { $text }
page-failed = Det gick inte. Försök igen.
page-no-line = Inte skickat: ingen anslutning.
page-copied = Kopierat. Klistra in det var du vill.
page-draft-lost = Inte sparat: ingen anslutning. Det finns kvar i det här fönstret.
page-thinking = Letar efter ett bra drag …
page-hint-came = Tips: { $text }

## Tid

page-days = { $n } d
page-hours = { $n } h
page-minutes = { $n } min
page-seconds = { $n } s
page-days-long = { $n ->
    [one] en dag
   *[other] { $n } dagar
  }
page-hours-long = { $n ->
    [one] en timme
   *[other] { $n } timmar
  }
page-minutes-long = { $n ->
    [one] en minut
   *[other] { $n } minuter
  }
page-seconds-long = { $n ->
    [one] en sekund
   *[other] { $n } sekunder
  }
page-time-up = tiden är ute
page-time-left = { $who } { $time } kvar.
page-no-clock = { $who } Ingen tidsgräns.
page-no-last = Inget har hänt än.

## Förslag och annat att göra

page-proposal = Förslag
page-accept = Jag är med
page-decline = Avböj
page-withdraw = Återta
page-act-takeback = Be att få ta tillbaka
page-act-draw = Föreslå remi
page-act-pause = Föreslå en paus
page-act-extend = Ge mer tid
page-proposal-settled = Förslaget är avgjort.
page-to-rematch = Till returmatchen
page-rematch-waits = En returmatch är föreslagen. De andra tillfrågas.
page-rematch-by = { $name } vill ha returmatch.

## Lottningen

page-deal-check = Kontrollera lottningen
page-deal-checking = Kontrollerar …
page-deal-none = Den här lottningen kan inte kontrolleras.
page-deal-shown = Förseglingen är den som den här webbläsaren såg före slutet.
page-deal-commitment = Hemligheten är den som förseglades.
page-deal-words = Spelarnas ord finns i det signerade meddelandet.
page-deal-seed = Fröet följer av hemligheten och orden.
page-deal-used = Partiet lottades med det här fröet.
page-deal-alone = Ingen kunde ändra lottningen efter förseglingen. Eftersom ingen annan gav ett ord kan den som driver boten ha valt den.
page-deal-holds = Det stämmer.
page-deal-fails = Det stämmer inte.
page-deal-unknown = Det går inte att avgöra här.
page-deal-means = Ingen, inte ens den som driver boten, kunde välja eller ändra lottningen. Men den som driver boten kunde se den.
page-act-abort = Avbryt (ingen vinner)
page-act-resume = Fortsätt partiet
page-act-more-time = Be om mer tid
page-act-hints = Föreslå att tillåta tips
page-act-call-off = Föreslå att avbryta
page-act-resign = Ge upp
page-act-claim = Begär vinst på tid
page-act-rematch = Returmatch
page-sure-call-off = Föreslå att avbryta partiet?
page-why-call-off = Om de andra går med på det slutar partiet utan resultat.
page-sure-abort = Avbryta partiet?
page-why-abort = Ingen vinner, och det räknas inte. Det går inte att ångra.
page-done = Klart.
page-close = Stäng
page-keep-playing = Spela vidare
page-take-back = Ta tillbaka
page-next = Nästa parti
page-next-full = Nästa parti: { $title }
page-next-time = Nästa parti: { $title }, { $time } kvar

## Slutet

page-you-won = Du vann!
page-you-lost = Du förlorade.
page-a-draw = Remi.
page-others-won = { $names } vinner!
page-result = { $result } { $reason }
page-the-result = Partiet är slut
page-see-again = Se det igen
page-moves = Drag
page-no-moves = Inga än.
page-position = Ställningen i ord
page-and = { $a } och { $b }

## Reprisen

page-replay-move = Drag { $n } av { $all }: { $text }
page-replay-short = { $n } / { $all }
page-replay-slider = Drag
page-first = Första
page-back = Bakåt
page-run = Spela upp
page-stop = Stoppa
page-forward = Framåt
page-last = Sista
page-decided = Avgöranden
page-odds = { $name } { $n } %
page-mistake = Ett misstag.
page-blunder = Ett grovt misstag.
page-inaccuracy = Oprecist.
page-strong = Starkt.
page-brilliant = Lysande.
page-better = Bättre: { $text }
page-replay-failed = Reprisen kan inte laddas. Försök igen.

## Inställningar

page-settings = Inställningar
page-match = Parti
page-keys = Tangenter
page-set-theme = Färger
page-theme-auto = System
page-theme-dark = Mörkt
page-theme-light = Ljust
page-theme-contrast = Kontrast
page-set-send = Drag som inte går att ångra
page-send-hold = Efter 3 s
page-send-ask = Fråga först
page-send-at-once = Genast
page-set-board = Vrid brädet
page-board-own = Min sida nere
page-board-other = Åt andra hållet
page-board-printed = Som i Discord
page-set-motion = Rörelse
page-motion-auto = System
page-motion-less = Mindre
page-set-presence = De andra ser att du tittar
page-presence-on = Ja
page-presence-off = Nej
page-set-sound = Ljud när det är din tur
page-sound-off = Av
page-sound-on = På

## Tangenter

page-key-arrows = från ruta till ruta
page-key-edges = till kanten
page-key-enter = ta, lägga ut, bekräfta; när något är utlagt vrider mellanslag det
page-key-escape = släppa; ångra ett drag som inte är skickat än
page-key-next = nästa, föregående ruta som kan väljas
page-key-numbers = något på handen; ett av flera sätt
page-key-turn = vrida
page-key-mirror = spegla
page-key-undo = ångra
page-key-hint = tips
page-key-last = läsa upp det senaste draget
page-key-time = läsa upp vems tur det är och tiden som är kvar
page-key-help = den här listan
page-k-arrows = Pilar
page-k-edges = Home End Page↑ Page↓
page-k-enter = Enter, mellanslag
page-k-escape = Escape
page-k-next = N, P
page-k-numbers = 1–9
page-k-turn = R, skift R
page-k-mirror = M
page-k-undo = U
page-k-hint = H
page-k-last = L
page-k-time = T
page-k-help = ?
