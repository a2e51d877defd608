//! The next computer player to act, and the seed of its search.

use rules::{Level, Seat, Seed};
use sha2::{Digest, Sha256};

use crate::ids::PlayerId;
use crate::journal::head::Stage;
use crate::journal::snapshot::Loaded;
use crate::model::agreements::offer::OfferKind;
use crate::service::view::MatchView;

/// A computer player that must act: it is to move, or is asked about an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputerTurn {
    /// Its number as a player. It sees what its seat sees.
    pub player: PlayerId,
    /// Its seat.
    pub seat: Seat,
    /// Its level.
    pub level: Level,
    /// The seed of its search. It reveals nothing about the match's seed, and is the same for the same position.
    pub seed: Seed,
    /// Whether the computer is to move. If not, it is only asked about a draw.
    pub is_to_move: bool,
    /// Whether the computer may accept a draw, or move instead if it is to move.
    pub is_offered_draw: bool,
}

impl MatchView {
    /// The next computer player that must act: movers first, in the order of the seats.
    pub fn computer_to_act(&self) -> Option<ComputerTurn> {
        computer_to_act(self.loaded())
    }
}

/// Whether a computer is to move.
pub(crate) fn is_to_move(loaded: &Loaded) -> bool {
    computer_to_act(loaded).is_some_and(|computer| computer.is_to_move)
}

/// Whether a computer is asked about a draw while others are to move.
pub(crate) fn is_asked(loaded: &Loaded) -> bool {
    computer_to_act(loaded).is_some_and(|computer| !computer.is_to_move)
}

/// The next computer player that must act: movers first, in the order of the seats.
pub(crate) fn computer_to_act(loaded: &Loaded) -> Option<ComputerTurn> {
    let head = &loaded.state.head;
    // Only people end a pause.
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

/// The seed of a search of this kind, drawn from the match's seed by a one-way function.
pub(crate) fn seed_for(loaded: &Loaded, kind: &[u8], seat: Seat, about: &[u8]) -> Seed {
    Seed::from_bytes(digest(loaded, kind, seat, about))
}

/// A one-way digest of what a seat sees. It reveals nothing of the seat's view.
pub(crate) fn digest(loaded: &Loaded, kind: &[u8], seat: Seat, about: &[u8]) -> [u8; 32] {
    let mut digest = Sha256::new();
    digest.update(kind);
    digest.update(loaded.header.seed.to_hex());
    digest.update(loaded.id.0.to_be_bytes());
    digest.update(about);
    digest.update([seat.0]);
    digest.finalize().into()
}
