//! The faults, each for one law.

macro_rules! faults {
    ($($name:ident = $number:literal: $what:literal,)*) => {
        $(#[doc = $what] pub(crate) const $name: u8 = $number;)*
    };
}

faults! {
    FINE = 0: "None.",
    SPEECHLESS_END = 1: "The outcome has no reason.",
    GENEROUS = 2: "Seats that are not to move have legal moves.",
    REVERSED = 3: "Legal moves are listed backwards.",
    TOO_STRICT = 4: "Three stones are listed and refused.",
    TOO_LENIENT = 5: "More stones than there are can be taken.",
    TALLYING = 6: "Refused moves are counted in the position.",
    WORDLESS = 7: "Refusals are empty.",
    MISCOUNTED = 8: "One move too many is counted.",
    PICKS_TOO_MANY = 9: "Four stones are picked.",
    CASE_SENSITIVE = 10: "Only lower case is read.",
    SUGGESTS_TOO_MUCH = 11: "The limit of suggestions is passed over.",
    NO_LABEL = 12: "Choices have no labels.",
    OFFERS_TOO_MUCH = 13: "Choices lead to moves that are not legal.",
    OFFERS_TOO_LITTLE = 14: "No choice leads to one stone.",
    LOSSY_STORE = 15: "A part of the position is not stored.",
    FORGETFUL_LOAD = 16: "It is always seat 0's turn when a state is loaded.",
    DRIFTING_PLAY = 17: "The same move does not always do the same.",
    DRIFTING_TEXT = 18: "The same position is not always said in the same words.",
    WORDY = 19: "The text is too long.",
    OFF_THE_BOARD = 20: "A pawn stands outside the board.",
    MENTIONS = 21: "A note mentions somebody.",
    A_NAME_TOO_MANY = 22: "There are more names than seats.",
    LONG_KEEPSAKE = 23: "The keepsake is too long.",
    FIRST_COME = 24: "Who bids first begins.",
    OPEN_BIDS = 25: "The view shows the other's bid.",
    TELLING_NOTES = 26: "A note tells the bid.",
    TELLING_REFUSALS = 27: "A refusal tells the other's bid.",
    IDLE_SCRAMBLE = 28: "The hook exchanges nothing.",
    CHATTY_SUMMARY = 29: "The summary ends with a full stop.",
    PANICS = 30: "Reading panics on strange letters.",
    DRIFTING_SET_UP = 31: "One seed gives several set-ups.",
    STUCK = 32: "Who is to move has no move.",
    SHOWN_NONSENSE = 33: "A senseless draft is shown.",
    DEAF_SUGGESTIONS = 34: "A move typed in full is not suggested.",
    DEAD_END = 35: "A choice leads nowhere.",
    UNSEALED = 37: "A move that opens the bids can be taken back.",
    ENDLESS_TURNS = 38: "No turn is ever over.",
    UNWORDED = 39: "An option has no line in the message file.",
    IDLE_WORDS = 40: "A line of the message file is never said.",
    STILL_ASKING = 41: "What people have ended goes on in the text.",
    UNLISTED_SPRITE = 42: "A choice looks like what is not among the sprites.",
    GREEDY_MENU = 36: "A step has too many choices.",
}
