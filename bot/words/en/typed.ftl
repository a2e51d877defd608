# Words that players may type in moves and times, beside notation: "word = what the game reads", separated by commas.
# English words are read by the games themselves. Forms with accents are also understood without.

typed-castle-keep = {""}
typed-findorff = {""}
typed-kastell = {""}
typed-castello = {""}
typed-time = {""}
