//! `ComputerTurn`: the computer player that must act next, and the seed of its search.

use rules::{Level, Seat, Seed};

use crate::ids::PlayerId;
use crate::journal::head::Stage;
use crate::journal::snapshot::Loaded;
use crate::model::agreements::offer::OfferKind;
use crate::service::derived_seeds::seed_for;
use crate::service::view::MatchView;

/// A computer player that must act: it is to move, or must answer a draw offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputerTurn {
    /// The computer as a player. It sees only what its seat sees.
    pub player: PlayerId,
    /// Its seat.
    pub seat: Seat,
    /// Its level.
    pub level: Level,
    /// The seed of its search, the same for the same position. It reveals nothing about the match's seed.
    pub seed: Seed,
    /// Whether the computer is to move. Otherwise it only answers a draw offer.
    pub is_to_move: bool,
    /// Whether the computer must answer a draw offer. If it is to move, it may answer by its move.
    pub is_offered_draw: bool,
}

impl MatchView {
    /// The next computer player that must act, if any: movers first, in the order of the seats.
    pub fn computer_to_act(&self) -> Option<ComputerTurn> {
        computer_to_act(self.loaded())
    }
}

/// Whether a computer is to move.
pub(crate) fn is_to_move(loaded: &Loaded) -> bool {
    computer_to_act(loaded).is_some_and(|computer| computer.is_to_move)
}

/// Whether a computer must answer a draw offer, and none is to move.
pub(crate) fn is_asked(loaded: &Loaded) -> bool {
    computer_to_act(loaded).is_some_and(|computer| !computer.is_to_move)
}

pub(crate) fn computer_to_act(loaded: &Loaded) -> Option<ComputerTurn> {
    let head = &loaded.state.head;
    // Only a person can end a pause.
    let rests = loaded.time().is_some_and(|time| time.rest.is_some());
    if head.stage != Stage::Running || rests {
        return None;
    }
    let level = |seat: &Seat| loaded.people.joined.get(seat.index())?.level();
    let offered = head.agreements.open_for(OfferKind::Draw);
    let seats_asked = offered.map(|offer| loaded.seated().seats_asked(offer)).unwrap_or_default();
    let seat = head.to_move.iter().chain(seats_asked.iter()).find(|seat| level(seat).is_some())?;
    Some(ComputerTurn {
        player: *loaded.people.joined.get(seat.index())?,
        seat,
        level: level(&seat)?,
        seed: seed_for(loaded, b"castellan thought", seat, &loaded.revision().0.to_be_bytes()),
        is_to_move: head.to_move.contains(seat),
        is_offered_draw: seats_asked.contains(seat),
    })
}
