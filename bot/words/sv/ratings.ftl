ratings-profile = 🏅 **{ $player }** på den här servern
ratings-profile-anywhere = 🏅 **{ $player }**
ratings-overall = Alla spel: { $rating } · { $tally }{ $streak }
ratings-in-game = **{ $game }**: { $rating } · { $tally }{ $streak }
ratings-everywhere = Alla servrar: { $rating } · { $tally }. Bara du ser det här.
ratings-rating = **{ $rating }** ± { $deviation }
ratings-guess = **{ $rating }?** ± { $deviation }
ratings-tally = { $won } vunna, { $drawn } remi, { $lost } förlorade
ratings-brief = { $won }–{ $drawn }–{ $lost }
ratings-winning = {" "}· 🔥 { $count ->
    [one] 1 vinst i rad
   *[other] { $count } vinster i rad
  } (bäst: { $longest })
ratings-not-winning = {" "}· bästa svit: { $longest ->
    [one] 1 vinst
   *[other] { $longest } vinster
  }
ratings-no-streak = {""}
ratings-between = ⚔️ Du mot { $player }: { $won } vunna, { $drawn } remi, { $lost } förlorade.
ratings-nothing = Inga partier som räknas har avslutats här än.
ratings-unsure = -# **?** betyder för få partier för att vara säker.
ratings-what-counts = -# Partier mot datorer och avbrutna partier räknas inte.
ratings-plot =
    { $count ->
        [one] Rating efter ett parti: { $last }.
       *[other] Rating under de senaste { $count } partierna: från { $first } till { $last }, lägst { $least }, högst { $most }.
    }
ratings-plot-of = 📈 { $game }
ratings-ask-game = Vilket spel?
ratings-all-games = Alla spel
ratings-leaders = 🏆 **Topplista** · { $game }
ratings-place = { $place }. { $player } · { $rating } · { $tally }
ratings-unplaced = – { $player } · { $rating } · { $tally }
ratings-yours = ➡️ Du: { $rating } · { $tally }
ratings-no-leaders = Ingen än. Bara partier mellan människor räknas. Vem avslutar det första?
ratings-no-server = Varje server har sin egen topplista. Använd `/{ command-leaderboard.name }` på en server.
ratings-label-previous = ◀ Föregående
ratings-label-next = Nästa ▶
ratings-changed = 📈 { $changes }
ratings-change = { $player } { $after } ({ $sign }{ $by })
ratings-change-provisional = { $player } { $after }? ({ $sign }{ $by })
