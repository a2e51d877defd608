//! English sentences for the messages of a game.

use rules::{Game, GameOption, GameView, Message, Seat, Sprite};
use words::{Presenter, Voice};

use crate::law::{Breach, Law, LawResult};

/// An English presenter of a game's messages, which also knows the game's sprites.
pub(crate) struct English {
    presenter: Presenter,
    sprites: Vec<Sprite>,
}

impl English {
    /// The presenter of a game.
    pub(crate) fn new(game: &dyn Game) -> Result<Self, Breach> {
        let presenter = Presenter::new(words::ENGLISH, &[rules::WORDS, game.words()]);
        let presenter = presenter.map_err(|faulty| Law::Words.breach(faulty.to_string()))?;
        Ok(Self { presenter, sprites: game.sprites() })
    }

    /// A message as a sentence.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.presenter.say(message, &Seats)
    }

    /// How many characters a message has as a sentence.
    pub(crate) fn length(&self, message: &Message) -> usize {
        self.say(message).chars().count()
    }

    /// Sentences after one another.
    pub(crate) fn paragraph(&self, messages: &[Message]) -> String {
        self.presenter.paragraph(messages, &Seats)
    }

    /// Whether the game has said that it may show this beside words.
    pub(crate) fn shows(&self, sprite: &Sprite) -> bool {
        self.sprites.contains(sprite)
    }

    /// A position in words.
    pub(crate) fn text(&self, sight: &dyn GameView) -> String {
        self.presenter.text(sight, &Seats)
    }
}

/// A message as the sentence that people read in English, for tests.
///
/// # Panics
/// When the game's message files can't be read.
pub fn in_english(game: &dyn Game, message: &Message) -> String {
    English::new(game).unwrap_or_else(|breach| panic!("{breach}")).say(message)
}

/// A seat without a player.
struct Seats;

impl Voice for Seats {
    fn seat(&self, seat: Seat) -> String {
        format!("seat {seat}")
    }

    fn person(&self, number: u64) -> String {
        format!("person {number}")
    }

    fn place(&self, number: u64) -> String {
        format!("place {number}")
    }

    fn moment(&self, at: u64) -> String {
        format!("moment {at}")
    }
}

/// The message files say all that the game says, and nothing else.
pub(crate) fn check(game: &dyn Game) -> LawResult {
    let info = game.info();
    let of = |option: &GameOption| [&[option.help], option.descriptions, option.titles].concat();
    let helps = info.options.iter().flat_map(of);
    let facts = [Some(info.summary), info.draw, info.own_view];
    let named: Vec<_> = facts.into_iter().flatten().chain(helps).map(|named| named.0).collect();
    let faults = words::check(&game.words(), &named);
    Law::Words.holds(faults.is_empty(), || faults.join("; "))
}
