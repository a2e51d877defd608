//! Computers at the table, players like others, and which of them is to act: that is a job.

pub(crate) mod analysis;
pub(crate) mod hints;
pub(crate) mod wait;

use rules::{Level, Seat, Seed};
use sha2::{Digest, Sha256};

use crate::codec::open;
use crate::error::Refused;
use crate::ids::{PlayerId, Timestamp};
use crate::journal::head::Stage;
use crate::journal::records::{Act, Entry};
use crate::journal::snapshot::Loaded;
use crate::keys::Table;
use crate::model::agreements::offer::{OfferAct, OfferKind};
use crate::service::Matches;
use crate::service::view::MatchView;
use store::Range;

/// How many entries one ply of a computer brings at most: it may decline an offer and make one.
const ACTS: usize = 3;

/// A computer that is to act: it is to move, or somebody waits for its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Computer {
    /// Its number as a player: with it, it sees what its seat may see.
    pub player: PlayerId,
    /// Its seat.
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
    /// Where the chance of its thoughts comes from. It tells nothing of the match's seed, and is the same each time the
    /// same is thought about.
    pub seed: Seed,
    /// Whether it is to move. If not, it is asked about a draw alone.
    pub is_to_move: bool,
    /// Whether it may accept a draw, instead of moving where it is to move.
    pub is_offered_draw: bool,
}

impl MatchView {
    /// The next computer that is to act, in the order of the seats; whoever is to move comes first.
    pub fn computer_to_act(&self) -> Option<Computer> {
        next(self.loaded())
    }
}

impl Matches {
    /// Since when a computer is awaited that is to act: since anybody else did something last, which mostly has begun its turn.
    /// What it has done itself in this turn does not count, as the others know nothing of it. It follows from the journal, and
    /// is the same whoever asks and however often.
    ///
    /// # Errors
    /// The store has failed.
    pub fn awaited_since(
        &self,
        view: &MatchView,
        computer: Computer,
    ) -> Result<Timestamp, Refused> {
        let head = &view.loaded().state.head;
        let before = head.turn_start.as_ref().map_or(head.plies, |turn_start| turn_start.plies);
        let own = head.plies.saturating_sub(before) as usize;
        let entries = Table::Entry.under(&[view.head().id.0]);
        let range = Range { backward: true, most: ACTS * own + 1, ..entries };
        let rows = self.store.scan(&range)?;
        let entries = rows.iter().filter_map(|(_, raw)| open::<Entry>(raw).ok());
        Ok(last_of_others(entries, (computer.seat, own)).unwrap_or(head.updated))
    }
}

/// When anybody else did something last, by the newest entries, the newest first; of those that a seat has made so many are
/// plies of this turn.
fn last_of_others(
    entries: impl Iterator<Item = Entry>,
    (computer, mut own): (Seat, usize),
) -> Option<Timestamp> {
    for entry in entries {
        match entry.act {
            Act::Moved { seat, .. } if seat == computer && own > 0 => own -= 1,
            Act::Agreement(OfferAct::Offered { seat, .. } | OfferAct::Declined { seat, .. })
                if seat == computer => {}
            _ => return Some(entry.at),
        }
    }
    None
}

/// Whether a computer is to move.
pub(super) fn is_to_move(loaded: &Loaded) -> bool {
    next(loaded).is_some_and(|computer| computer.is_to_move)
}

/// Whether a computer is asked about a draw while others are to move.
pub(super) fn is_asked(loaded: &Loaded) -> bool {
    next(loaded).is_some_and(|computer| !computer.is_to_move)
}

pub(super) fn next(loaded: &Loaded) -> Option<Computer> {
    let head = &loaded.state.head;
    // A pause ends when people say so.
    let rests = loaded.time().is_some_and(|time| time.rest.is_some());
    if head.stage != Stage::Running || rests {
        return None;
    }
    let level = |seat: &Seat| loaded.people.joined.get(seat.index())?.level();
    let offered = head.agreements.open_for(OfferKind::Draw);
    let asked = offered.map(|offer| loaded.seated().seats_asked(offer)).unwrap_or_default();
    let seat = head.to_move.iter().chain(asked.iter()).find(|seat| level(seat).is_some())?;
    Some(Computer {
        player: *loaded.people.joined.get(seat.index())?,
        seat,
        level: level(&seat)?,
        seed: seed_for(loaded, (b"castellan thought", seat), &loaded.revision().0.to_be_bytes()),
        is_to_move: head.to_move.contains(seat),
        is_offered_draw: asked.contains(seat),
    })
}

/// Chance for a thought of this kind about this, drawn from the match's seed in a way that can't be undone.
pub(super) fn seed_for(loaded: &Loaded, (kind, seat): (&[u8], Seat), about: &[u8]) -> Seed {
    Seed::from_bytes(digest(loaded, (kind, seat), about))
}

/// What tells apart what seats have to do with in matches, and tells nothing of it.
pub(super) fn digest(loaded: &Loaded, (kind, seat): (&[u8], Seat), about: &[u8]) -> [u8; 32] {
    let mut digest = Sha256::new();
    digest.update(kind);
    digest.update(loaded.header.seed.to_hex());
    digest.update(loaded.id.0.to_be_bytes());
    digest.update(about);
    digest.update([seat.0]);
    digest.finalize().into()
}
