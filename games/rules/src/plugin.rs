//! The adapter from a typed rule set to [`Game`]. All games share it.

use std::ops::RangeInclusive;

use crate::typed_table::{Player, TypedTable};
use crate::words::RulesMessage;
use crate::{
    Act, Game, Info, Level, Message, OptionValues, RandomGames, RandomReport, Record, Refusal,
    RuleSet, Seats, Setup, Table, Thinker, random_play,
};

/// A rule set as a [`Game`].
#[derive(Debug)]
pub struct Plugin<R: RuleSet> {
    player: Player<R>,
}

impl<R: RuleSet> Plugin<R> {
    /// The game of this rule set, without a computer player.
    pub const fn new() -> Self {
        Self { player: None }
    }

    /// The game of this rule set, with this computer player.
    pub const fn with(player: &'static dyn Thinker<R>) -> Self {
        Self { player: Some(player) }
    }

    /// A table with this typed position, for tests.
    pub fn table(position: R::Position) -> Box<dyn Table> {
        Self::new().first_turn(position)
    }

    fn first_turn(&self, position: R::Position) -> Box<dyn Table> {
        Box::new(TypedTable::<R>::new(position, self.player))
    }

    fn options(options: &OptionValues) -> Result<(OptionValues, R::Options), Refusal> {
        let values = R::info().complete(options)?;
        let options = R::options(&values)?;
        Ok((values, options))
    }

    fn options_for(options: &OptionValues, seats: u8) -> Result<R::Options, Refusal> {
        let (values, options) = Self::options(options)?;
        let possible = R::seats(&values);
        if possible.contains(&seats) {
            return Ok(options);
        }
        let game = R::info().name;
        Err(Refusal::new(match (*possible.start(), *possible.end()) {
            (least, most) if least == most => RulesMessage::OtherSeats { game, most, seats },
            (least, most) => RulesMessage::WrongSeats { game, least, most, seats },
        }))
    }
}

impl<R: RuleSet> Default for Plugin<R> {
    fn default() -> Self {
        Self::new()
    }
}

impl<R: RuleSet> Game for Plugin<R> {
    fn info(&self) -> &'static Info {
        R::info()
    }

    fn complete(&self, options: &OptionValues) -> Result<OptionValues, Refusal> {
        Ok(Self::options(options)?.0)
    }

    fn seats(&self, options: &OptionValues) -> Result<RangeInclusive<u8>, Refusal> {
        Ok(R::seats(&Self::options(options)?.0))
    }

    fn set_up(&self, setup: &Setup) -> Result<Box<dyn Table>, Refusal> {
        let options = Self::options_for(&setup.options, setup.seats)?;
        Ok(self.first_turn(R::set_up(&options, setup.seats, setup.seed.game())))
    }

    fn load(&self, setup: &Setup, state: &serde_json::Value) -> Result<Box<dyn Table>, Refusal> {
        let (_, options) = Self::options(&setup.options)?;
        if !state.is_object() {
            return Err(Refusal::new(RulesMessage::NoObject));
        }
        Ok(self.first_turn(R::load(&options, state, setup.seed.game())?))
    }

    fn restore(&self, snapshot: &[u8]) -> Result<Box<dyn Table>, Refusal> {
        Ok(Box::new(TypedTable::<R>::restore(snapshot, self.player)?))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn Table>, Refusal> {
        let info = R::info();
        if (record.game.as_str(), record.rules_version) != (info.id, info.rules_version) {
            let (game, version) = (info.name, info.rules_version);
            return Err(Refusal::new(RulesMessage::OtherRecord { game, version }));
        }
        let mut table = self.set_up(&record.setup)?;
        let mut left = Seats::NONE;
        for (index, ply) in record.plies.iter().enumerate() {
            let wrong = |reason: Message| {
                Err(Refusal::new(RulesMessage::WrongPly { ply: index + 1, reason: reason.into() }))
            };
            match &ply.act {
                _ if ply.seat.0 >= record.setup.seats => {
                    return wrong(RulesMessage::NoSuchSeat { seat: ply.seat.0 }.into());
                }
                Act::Move(text) => {
                    if let Err(error) = table.play(ply.seat, text) {
                        return wrong(error.message());
                    }
                }
                Act::Leave if record.setup.seats < 3 => {
                    return wrong(RulesMessage::LeaverEnds.into());
                }
                Act::Leave if table.status().is_over() => {
                    return wrong(RulesMessage::Over.into());
                }
                Act::Leave if left.contains(ply.seat) => {
                    return wrong(RulesMessage::LeftBefore { seat: ply.seat.0 }.into());
                }
                Act::Leave => {
                    left = left.with(ply.seat);
                    table.leave(ply.seat);
                }
            }
        }
        Ok(table)
    }

    fn random(&self, games: &RandomGames) -> Result<RandomReport, Refusal> {
        let options = Self::options_for(&games.options, games.seats)?;
        Ok(random_play::random::<R>(&options, games))
    }

    fn levels(&self) -> &'static [Level] {
        if self.player.is_some() { &Level::ALL } else { &[] }
    }

    fn merge_notes(&self, notes: Vec<Message>) -> Vec<Message> {
        R::merge_notes(notes)
    }
}
