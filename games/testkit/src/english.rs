//! English sentences for the messages of a game.

use rules::{Game, GameOption, GameView, Message, Seat, Sprite};
use words::{Presenter, Voice};

use crate::law::{Breach, Law, LawResult};

/// An English presenter for a game's messages, which also knows the game's sprites.
pub(crate) struct English {
    presenter: Presenter,
    sprites: Vec<Sprite>,
}

impl English {
    pub(crate) fn new(game: &dyn Game) -> Result<Self, Breach> {
        let presenter = Presenter::new(words::ENGLISH, &[rules::WORDS, game.words()]);
        let presenter = presenter.map_err(|faulty| Law::Words.breach(faulty.to_string()))?;
        Ok(Self { presenter, sprites: game.sprites() })
    }

    pub(crate) fn say(&self, message: &Message) -> String {
        self.presenter.say(message, &Seats)
    }

    pub(crate) fn length(&self, message: &Message) -> usize {
        self.say(message).chars().count()
    }

    pub(crate) fn paragraph(&self, messages: &[Message]) -> String {
        self.presenter.paragraph(messages, &Seats)
    }

    /// Whether the game has listed this sprite.
    pub(crate) fn shows(&self, sprite: &Sprite) -> bool {
        self.sprites.contains(sprite)
    }

    pub(crate) fn text(&self, sight: &dyn GameView) -> String {
        self.presenter.text(sight, &Seats)
    }
}

/// The English sentence of a message, for tests.
pub fn in_english(game: &dyn Game, message: &Message) -> String {
    English::new(game).unwrap_or_else(|breach| panic!("{breach}")).say(message)
}

/// A voice for seats without players.
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

/// Checks the message files against the messages of the game.
pub(crate) fn check(game: &dyn Game) -> LawResult {
    let info = game.info();
    let of = |option: &GameOption| [&[option.help], option.descriptions, option.titles].concat();
    let helps = info.options.iter().flat_map(of);
    let facts = [Some(info.summary), info.draw, info.own_view];
    let named: Vec<_> = facts.into_iter().flatten().chain(helps).map(|named| named.0).collect();
    let faults = words::check(&game.words(), &named);
    Law::Words.holds(faults.is_empty(), || faults.join("; "))
}
