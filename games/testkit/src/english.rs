//! Sentences for the messages of a game: in English, and their lengths in every language.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};

use puzzles::Lesson;
use rules::{Game, GameOption, GameView, Message, Seat, Sprite};
use words::{Presenter, Voice};

use crate::law::{Breach, Law, LawResult};

/// Presenters for a game's messages, which also know the game's sprites.
pub(crate) struct English {
    presenter: Presenter,
    /// The presenters of the other languages.
    others: Vec<Presenter>,
    /// The presenter of the pseudo-language. A game that is not translated has none.
    pseudo: Option<Presenter>,
    sprites: Vec<Sprite>,
    /// The measured lengths: the same labels occur in thousands of drafts.
    lengths: RefCell<HashMap<Message, usize>>,
    /// The messages without a hard-coded word.
    translated: RefCell<HashSet<Message>>,
}

impl English {
    pub(crate) fn new(game: &dyn Game) -> Result<Self, Breach> {
        let rooms = [rules::WORDS, game.info().words];
        let presenter = |language: &str| {
            let presenter = Presenter::new(language, &rooms);
            presenter.map_err(|faulty| Law::Words.breach(faulty.to_string()))
        };
        let files = game.info().words.files;
        let others = files.iter().map(|file| file.language);
        let others = others.filter(|language| *language != words::ENGLISH).map(presenter);
        let is_translated = files.iter().any(|file| file.language != words::ENGLISH);
        let pseudo = is_translated.then(|| Presenter::pseudo(&rooms));
        Ok(Self {
            pseudo: pseudo.transpose().map_err(|faulty| Law::Words.breach(faulty.to_string()))?,
            others: others.collect::<Result<_, _>>()?,
            presenter: presenter(words::ENGLISH)?,
            sprites: (game.info().sprites)(),
            lengths: RefCell::default(),
            translated: RefCell::default(),
        })
    }

    pub(crate) fn say(&self, message: &Message) -> String {
        self.presenter.say(message, &Seats)
    }

    /// The length of a message in the language in which it is longest.
    pub(crate) fn length(&self, message: &Message) -> usize {
        if let Some(length) = self.lengths.borrow().get(message) {
            return *length;
        }
        let others = self.others.iter().map(|presenter| presenter.say(message, &Seats));
        let lengths = others.chain([self.say(message)]).map(|said| said.chars().count());
        let longest = lengths.max().unwrap_or_default();
        self.lengths.borrow_mut().insert(message.clone(), longest);
        longest
    }

    /// The sentences of a message in all languages but English, for the player of `reader`.
    pub(crate) fn translations(&self, message: &Message, reader: Seat) -> Vec<String> {
        let who = |seat| (seat == reader).then(|| rules::Arg::plain(rules::READER));
        let message = message.clone().with_players(&who);
        self.others.iter().map(|presenter| presenter.say(&message, &Seats)).collect()
    }

    /// Checks that all words of a message come from message files.
    pub(crate) fn has_no_hard_coded_words(&self, message: &Message) -> LawResult {
        let Some(pseudo) = &self.pseudo else { return Ok(()) };
        if self.translated.borrow().contains(message) {
            return Ok(());
        }
        let said = pseudo.say(message, &Bare);
        let plain = words::plain_words(&said, NAMES);
        Law::Words.holds(plain.is_empty(), || format!("{plain:?} is hard-coded in: {said}"))?;
        self.translated.borrow_mut().insert(message.clone());
        Ok(())
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
    english(game).say(message)
}

/// The length of a message in the language in which it is longest, for tests.
pub fn longest_length(game: &dyn Game, message: &Message) -> usize {
    english(game).length(message)
}

fn english(game: &dyn Game) -> English {
    English::new(game).unwrap_or_else(|breach| panic!("{breach}"))
}

/// The widest name that a player can give to a saved layout.
pub(crate) const WIDEST_NAME: &str = "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW";

/// Names that are the same in every language.
const NAMES: &[&str] = &[WIDEST_NAME];

/// A voice without words.
struct Bare;

impl Voice for Bare {
    fn seat(&self, seat: Seat) -> String {
        seat.0.to_string()
    }

    fn person(&self, number: u64) -> String {
        number.to_string()
    }

    fn place(&self, number: u64) -> String {
        number.to_string()
    }

    fn moment(&self, at: u64) -> String {
        at.to_string()
    }
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
    let lessons = Lesson::read_all(info.lessons);
    let lessons = lessons.map_err(|error| Law::Words.breach(error.to_string()))?;
    let messages: Vec<_> = lessons.iter().flat_map(|lesson| lesson.messages(info.id)).collect();
    let mut named: Vec<&str> = facts.into_iter().flatten().chain(helps).map(|id| id.0).collect();
    named.extend(messages.iter().filter_map(Message::id));
    let faults = words::check(&info.words, &named);
    Law::Words.holds(faults.is_empty(), || faults.join("; "))
}
