# What is told of Castle Keep.

castle-keep-summary = Secret hands: finish a castle of nine tiles, or bring another one down
castle-keep-option-version = Standard 2-4, Takeover 2, Empire 2-4, King of the Castle 2, Siege Solitaire 1
castle-keep-option-towers = Towers can be attacked as well, with identical towers
castle-keep-option-discard-draw = The first tile of a turn may be drawn from the top of the discards
castle-keep-option-strict-finish = The last tile of the ring must match on both sides
castle-keep-own-view = Hand
