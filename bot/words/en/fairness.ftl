# Messages about the deal of a match: its commitment, the players' words and the proof.

fairness-fair-play = 🎲 Fair play
fairness-check-the-deal = 🎲 Check the deal
fairness-your-word = Give a word
fairness-title = 🎲 **Fair play** · **{ $game }** { $id }
fairness-claim = Nobody, not even this bot's owner, could choose or change the deal. The owner could still look at it.
fairness-claim-alone = Nobody could change the deal once its commitment was shown. Before that, this bot's owner could have chosen it, since nobody else gave a word.
fairness-card = -# 🎲 The deal can be checked later: `{ $commitment }`
fairness-commitment = Commitment of match { $id }: `{ $commitment }`
fairness-words = -# 🎲 Words: { $words }
fairness-word = { $player } { $word }
fairness-erased-word = { $player } (erased)
fairness-give-a-word = The deal follows from a secret and from one word of each player. The commitment fixes the secret. Until the start, each player can give a word; without one, Discord's number for the press or command by which they sat down is their word.
fairness-word-taken = 🎲 Your word is { $word }. It is shown when the match begins.
fairness-secret-until-the-end = The secret is shown when the match is over.
fairness-other-of-pair-runs = Both matches of a pair have the same deal. The secret is shown when the other one is over, too.
fairness-secret = Secret: `{ $secret }`
fairness-seed = Seed: `{ $seed }`
fairness-how-to-check = Compare the commitment with the code in the challenge or the first post. `castellan verify` checks the attached file, and so does the short script in Castellan's `docs/fairness.md`.
fairness-no-commitment = This match was dealt without a commitment: it began before there were any. Its deal can't be checked.
fairness-called-off = { $count ->
    [one] -# 🎲 One challenge between { $first } and { $second } came to nothing in the last week, after its commitment was shown.
   *[other] -# 🎲 { $count } challenges between { $first } and { $second } came to nothing in the last week, after their commitments were shown.
  }

## What `castellan verify` says

verify-commitment = The commitment is that of the secret and the number of the match: { $verdict }
verify-message = The message names the match, the game, the options and the words: { $verdict }
verify-seed = The seed follows from the secret and the message, and the match was dealt with it: { $verdict }
verify-seats = The seats were drawn from the seed: { $verdict }
verify-plies = { $count ->
    [one] One ply
   *[other] { $count } plies
  } played by the rules: { $verdict }
verify-holds = holds
verify-fails = FAILS
verify-fails-because = FAILS: { $reason }
verify-unknown-rules = this version of Castellan does not know these rules of { $game }
verify-erased = can't be told, because a word was erased
verify-no-commitment = This match was dealt without a commitment. Nothing proves its deal.
verify-not-revealed = The match was not over when this file was made. The secret is revealed at the end.
verify-compare = Compare the commitment with the one that was shown before the start: { $commitment }
