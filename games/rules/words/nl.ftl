rules-not-to-move = Je bent niet aan zet.
rules-over = De partij is afgelopen.
rules-over-won = { $count ->
    [one] { $winners ->
        [you] De partij is afgelopen, en jij wint.
       *[other] De partij is afgelopen, en { $winners } wint.
      }
   *[other] De partij is afgelopen, en { $winners } winnen.
  }

rules-unknown-option = { $game } heeft geen optie `{ $option }`. De opties zijn: { $known }.
rules-no-option = geen
rules-long-option = De optie `{ $option }` mag hooguit 100 tekens lang zijn.
rules-unknown-value = De optie `{ $option }` kan niet `{ $chosen }` zijn. Kies uit: { $values }.
rules-other-seats = { $most ->
    [one] Met deze opties is { $game } voor 1 speler, niet voor { $seats }.
   *[other] Met deze opties is { $game } voor precies { $most } spelers, niet voor { $seats }.
  }
rules-wrong-seats = Met deze opties is { $game } voor { $least } tot { $most } spelers, niet voor { $seats }.

rules-no-square = Een veld is een letter en een getal, zoals `c3`.
rules-which-move = Welke zet?
rules-no-draft = Dat kan niet meer. Kies opnieuw.
rules-play-move = { $mv } spelen
rules-more = Meer…
rules-page-of = Pagina { $page } van { $pages }
rules-no-page = Die pagina bestaat niet. Kies opnieuw.

rules-no-object = De stelling is een JSON-object.
rules-misread = De stelling kan niet gelezen worden: { $told }.
rules-bad-snapshot = De opgeslagen stelling kan niet gelezen worden.
rules-old-snapshot = De opgeslagen stelling hoort bij een andere versie van de regels.

rules-other-record = Het verslag hoort niet bij { $game } versie { $version }.
rules-wrong-ply = Zet { $ply }: { $reason }
rules-no-such-seat = plaats { $seat } bestaat niet.
rules-leaver-ends = opgeven beëindigt een partij van één of twee spelers.
rules-left-before = plaats { $seat } is al vertrokken.

rules-no-mind = Geen enkele computer speelt dit spel.
rules-not-its-view = Een computer denkt alleen met wat de eigen plaats kan zien.
# One to three sentences.
rules-sentences = { $sentences }
rules-principles-title = Goed spelen
rules-principles =
    { $lines }

    -# 💡 Hints noemen het principe dat ze volgen.
rules-principle-line = { $number }. { $principle }
rules-principle = Principe { $number }: { $principle }
rules-level-1 = Page
rules-level-2 = Schildknaap
rules-level-3 = Ridder
rules-level-4 = Baron
rules-level-5 = Regent
rules-about-level-1 = Vriendelijk en verstandig, maar ziet weleens iets over het hoofd
rules-about-level-2 = Ziet wat voor de hand ligt, en soms meer
rules-about-level-3 = Denkt een paar zetten vooruit en geeft niets cadeau
rules-about-level-4 = Plant verder dan de meeste mensen en vergist zich zelden
rules-about-level-5 = Speelt zo goed als het kan
