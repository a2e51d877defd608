rules-not-to-move = Det är inte din tur.
rules-over = Partiet är slut.
rules-over-won = { $winners ->
    [you] Partiet är slut, och du vinner.
   *[other] Partiet är slut, och { $winners } vinner.
  }

rules-unknown-option = { $game } har inget alternativ `{ $option }`. Alternativen är: { $known }.
rules-no-option = inga
rules-long-option = Alternativet `{ $option }` får ha högst 100 tecken.
rules-unknown-value = Alternativet `{ $option }` kan inte vara `{ $chosen }`. Välj bland: { $values }.
rules-other-seats = { $most ->
    [one] Med de här alternativen är { $game } för 1 spelare, inte { $seats }.
   *[other] Med de här alternativen kräver { $game } exakt { $most } spelare, inte { $seats }.
  }
rules-wrong-seats = Med de här alternativen är { $game } för { $least } till { $most } spelare, inte { $seats }.

rules-no-square = En ruta är en bokstav och ett tal, som `c3`.
rules-which-move = Vilket drag?
rules-no-draft = Det går inte längre. Välj igen.
rules-play-move = Spela { $mv }
rules-more = Fler …
rules-page-of = Sida { $page } av { $pages }
rules-no-page = Den sidan finns inte. Välj igen.

rules-no-object = Ställningen måste vara ett JSON-objekt.
rules-misread = Ställningen kan inte läsas: { $told }.
rules-bad-snapshot = Den lagrade ställningen kan inte läsas.
rules-old-snapshot = Den lagrade ställningen hör till en annan version av reglerna.

rules-other-record = Protokollet hör inte till { $game } version { $version }.
rules-wrong-ply = Drag { $ply }: { $reason }
rules-no-such-seat = plats { $seat } finns inte.
rules-leaver-ends = att ge upp avslutar ett parti med en eller två spelare.
rules-left-before = plats { $seat } har redan lämnat partiet.

rules-no-mind = Ingen dator spelar det här spelet.
rules-not-its-view = En dator tänker bara med det som syns från dess egen plats.
# One to three sentences.
rules-sentences = { $sentences }
rules-principles-title = Så spelar du bra
rules-principles =
    { $lines }

    -# 💡 Tips nämner den princip de följer.
rules-principle-line = { $number }. { $principle }
rules-principle = Princip { $number }: { $principle }
rules-level-1 = Page
rules-level-2 = Väpnare
rules-level-3 = Riddare
rules-level-4 = Baron
rules-level-5 = Regent
rules-about-level-1 = Vänlig och förståndig, men missar saker
rules-about-level-2 = Ser det som ligger närmast, och ibland mer
rules-about-level-3 = Tänker några drag framåt och gör det inte lätt för dig
rules-about-level-4 = Planerar längre än de flesta och gör sällan fel
rules-about-level-5 = Spelar så bra det går
