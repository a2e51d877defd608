# Messages about what is stored of a player.

privacy-held =
    🔐 **What I keep about you**, under your Discord number:
    - challenges and matches: **{ $matches }**, running: **{ $running }**; your seat, your moves and when you made them
    - results that count, and the ratings they make: **{ $counting }**
    - unfinished moves: **{ $drafts }**, saved or remembered choices: **{ $kept }**, settings: **{ $preferences }**
    While a match runs I also keep what you are called where it is played.
privacy-not-held = -# I read no messages, and keep none. Logs hold numbers of matches, and nobody's words. When you delete it, your matches stay for the others, without you in them; backups of whoever runs this bot may be older.
privacy-here = 🔐 Here is all of it. Only you see this message.
privacy-file = All that is stored about you, as JSON.
privacy-too-much = There is more than Discord takes in one file. Ask whoever runs this bot for it.
privacy-really-delete =
    Delete **everything** that is stored about you? It can't be brought back.
    { $running ->
        [0] You play no match right now.
        [one] Your running match is resigned first, and your opponents are told that it is over.
       *[other] Your { $running } running matches are resigned first, and your opponents are told that they are over.
    }
    In matches that are over, *somebody* takes your place.
privacy-label-export = Get it as a file
privacy-label-delete = Delete it all
privacy-label-sure = Yes, delete everything
privacy-label-keep = No, keep it
privacy-forgot = Done. You've been erased from { $matches ->
    [one] one match
   *[other] { $matches } matches
  }. Older backups still hold your number until whoever runs this bot deletes them.
privacy-how-to-forget = Nothing was erased. To erase it all, type `yes, forget me` into `confirm`.
