//! Computers at the table. They are players like others: they see their own seat's view, and what they do goes through the
//! same door. That one of them is to act is a job.

use rules::{Level, Seat, Seed};
use sha2::{Digest, Sha256};

use super::commit::Asker;
use super::endings::resignation;
use super::{Done, Matches};
use crate::ids::{MatchId, PlayerId, Revision, Timestamp};
use crate::journal::current::{Current, Deed};
use crate::journal::head::{Ending, Stage};
use crate::journal::record::Act;
use crate::matches::look::Look;
use crate::refused::Refused;

/// A computer that is to act.
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
    /// Whether it may accept a draw instead of moving.
    pub is_offered_draw: bool,
}

/// What a computer does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// It plays this. An offer that stood is declined.
    Move(String),
    /// It accepts the draw that is offered.
    AcceptDraw,
    /// It gives up.
    Resign,
}

impl Look {
    /// The next computer that is to act, in the order of the seats.
    pub fn computer_to_act(&self) -> Option<Computer> {
        next(self.current())
    }
}

impl Matches {
    /// Does what a computer has decided after it has seen this revision of a match. Decided twice, it is done once.
    ///
    /// # Errors
    /// It is not to act any more, or the match has changed since; or the move is against the rules.
    pub fn decide(
        &self,
        id: MatchId,
        seen: Revision,
        (player, decision): (PlayerId, &Decision),
        now: Timestamp,
    ) -> Result<Done, Refused> {
        self.change(id, Asker { player, key: None, now }, |current| {
            if current.revision() != seen {
                return Err(Refused::Stale { id, now: current.revision() });
            }
            let computer = next(current).filter(|computer| computer.player == player);
            let computer = computer.ok_or(Refused::NotYourTurn(id))?;
            deed(current, computer, decision)
        })
    }
}

/// Whether a computer is to act.
pub(super) fn is_awaited(current: &Current) -> bool {
    next(current).is_some()
}

fn deed(current: &Current, computer: Computer, decision: &Decision) -> Result<Deed, Refused> {
    let seat = computer.seat;
    Ok(match decision {
        Decision::Move(text) => {
            let declined = computer.is_offered_draw.then_some(Act::DeclinedDraw { seat });
            let moved = Act::Moved { seat, text: text.clone() };
            let acts = declined.into_iter().chain([moved]).collect();
            Deed { acts, people: None, called: None }
        }
        Decision::AcceptDraw if computer.is_offered_draw => {
            Deed::of(Act::Ended(Ending::DrawAgreed))
        }
        Decision::AcceptDraw => return Err(Refused::NoOffer),
        Decision::Resign => resignation(current, seat),
    })
}

fn next(current: &Current) -> Option<Computer> {
    let head = &current.course.head;
    if head.stage != Stage::Running {
        return None;
    }
    let level = |seat: &Seat| current.people.joined.get(seat.index())?.level();
    let seat = head.to_move.iter().find(|seat| level(seat).is_some())?;
    Some(Computer {
        player: *current.people.joined.get(seat.index())?,
        seat,
        level: level(&seat)?,
        seed: seed(current, seat),
        is_offered_draw: head.draw_offer.is_some_and(|offerer| offerer != seat),
    })
}

/// Chance for a thought, drawn from the match's seed in a way that can't be undone.
fn seed(current: &Current, seat: Seat) -> Seed {
    let mut digest = Sha256::new();
    digest.update(b"castellan thought");
    digest.update(current.header.seed.to_hex());
    digest.update(current.id.0.to_be_bytes());
    digest.update(current.revision().0.to_be_bytes());
    digest.update([seat.0]);
    Seed::from_bytes(digest.finalize().into())
}
