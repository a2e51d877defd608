fairness-fair-play = 🎲 Rent spel
fairness-check-the-deal = 🎲 Kontrollera lottningen
fairness-your-word = Ge ett ord
fairness-title = 🎲 **Rent spel** · **{ $game }** { $id }
fairness-claim = Ingen, inte ens den som driver boten, kunde välja eller ändra lottningen. Men den som driver boten kunde se den.
fairness-claim-alone = Ingen kunde ändra lottningen när förseglingen väl hade visats. Innan dess kan den som driver boten ha valt den, eftersom ingen annan gav ett ord.
fairness-card = -# 🎲 Lottningen kan kontrolleras senare: `{ $commitment }`
fairness-commitment = Försegling för parti { $id }: `{ $commitment }`
fairness-words = -# 🎲 Ord: { $words }
fairness-word = { $player } { $word }
fairness-erased-word = { $player } (raderat)
fairness-give-a-word = Lottningen följer av en hemlighet och av ett ord från varje spelare. Förseglingen låser hemligheten. Fram till starten kan varje spelare ge ett ord; utan eget ord gäller numret som Discord gav det knapptryck eller kommando som tog spelaren till bordet.
fairness-word-taken = 🎲 Ditt ord är { $word }. Det visas när partiet börjar.
fairness-secret-until-the-end = Hemligheten visas när partiet är slut.
fairness-other-of-pair-runs = Båda partierna i ett dubbelparti har samma lottning. Hemligheten visas när även det andra är slut.
fairness-secret = Hemlighet: `{ $secret }`
fairness-seed = Frö: `{ $seed }`
fairness-how-to-check = Jämför förseglingen med koden i utmaningen eller i första inlägget. `castellan verify` kontrollerar den bifogade filen, och det gör även det korta skriptet i Castellans `docs/fairness.md`.
fairness-no-commitment = Det här partiet lottades utan försegling: det började innan sådana fanns. Lottningen kan inte kontrolleras.
fairness-called-off = { $count ->
    [one] -# 🎲 En utmaning mellan { $first } och { $second } rann ut i sanden den senaste veckan, efter att förseglingen hade visats.
   *[other] -# 🎲 { $count } utmaningar mellan { $first } och { $second } rann ut i sanden den senaste veckan, efter att förseglingen hade visats.
  }

## Vad `castellan verify` säger

verify-commitment = Förseglingen hör till hemligheten och partiets nummer: { $verdict }
verify-message = Meddelandet anger partiet, spelet, alternativen och orden: { $verdict }
verify-seed = Fröet följer av hemligheten och meddelandet, och partiet lottades med det: { $verdict }
verify-seats = Platserna lottades med fröet: { $verdict }
verify-plies = { $count ->
    [one] Ett drag spelat enligt reglerna: { $verdict }
   *[other] { $count } drag spelade enligt reglerna: { $verdict }
  }
verify-holds = stämmer
verify-fails = STÄMMER INTE
verify-fails-because = STÄMMER INTE: { $reason }
verify-unknown-rules = den här versionen av Castellan känner inte till de här reglerna för { $game }
verify-erased = kan inte avgöras, eftersom ett ord har raderats
verify-no-commitment = Det här partiet lottades utan försegling. Inget bevisar lottningen.
verify-not-revealed = Partiet var inte slut när filen gjordes. Hemligheten visas i slutet.
verify-compare = Jämför förseglingen med den som visades före starten: { $commitment }
