//! The version of a match, as far as a viewer may notice changes.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use rules::{Seat, Seats, Viewer};

use crate::codec::open;
use crate::error::Refused;
use crate::ids::{EventId, MatchId, PlayerId, Revision};
use crate::journal::agreements;
use crate::journal::head::Stage;
use crate::journal::records::{Act, Entry, NumberRow, StoredHead};
use crate::keys;
use crate::model::agreements::state::Agreements;
use crate::service::Matches;
use crate::service::view::{MatchView, viewer_of};

/// The number of versions reserved for each rematch: more than the answers that one can get.
const STEPS: u64 = 1_000;

/// The maximum number of matches and events whose fingerprints are read together.
const FINGERPRINTS: usize = 128;

impl MatchView {
    /// The revision since which the possible moves of a player to move are unchanged. `None` for all others, since it
    /// would reveal an unfinished turn.
    pub fn options_since(&self, player: PlayerId) -> Option<Revision> {
        let seat =
            self.head().seat_of(player).filter(|&seat| self.head().to_move.contains(seat))?;
        self.loaded().state.head.since.get(seat.index()).copied()
    }

    /// The seats to move at the beginning of the current turn. If there are several, they move simultaneously and in
    /// secret.
    pub fn movers(&self) -> Seats {
        let head = &self.loaded().state.head;
        head.turn_start.as_ref().map_or(head.to_move, |start| start.movers)
    }
}

impl Matches {
    /// A number that grows with every change that the viewer may notice, and with no other.
    ///
    /// The plies of an unfinished turn don't change it if the viewer can't see them. `None` is a spectator.
    pub fn visible_version(
        &self,
        view: &MatchView,
        player: Option<PlayerId>,
    ) -> Result<u64, Refused> {
        let loaded = view.loaded();
        let (head, viewer) = (&loaded.state.head, viewer_of(loaded, player));
        let movers = view.movers();
        let is_mover = match viewer {
            Viewer::Everything => true,
            Viewer::Seat(seat) => movers.contains(seat),
            Viewer::Spectator => false,
        };
        if head.stage.is_over() {
            return Ok(head.revision.0.saturating_add(self.rematch_steps(loaded.id)?));
        }
        if is_mover {
            return Ok(head.revision.0);
        }
        let before = head.turn_start.as_ref().map_or(head.plies, |start| start.plies);
        let plies = head.plies.saturating_sub(before);
        let finished = movers.iter().filter(|seat| !head.to_move.contains(*seat)).collect();
        let hidden = self.version_cache.hidden_acts(loaded.id, head.revision, || {
            let mut entries = self.entries(loaded.id)?;
            // The match may have gone on since it was loaded.
            entries.retain(|entry| entry.revision <= head.revision);
            Ok(hidden_acts(&entries, plies, finished))
        })?;
        Ok(head.revision.0 - hidden)
    }
}

impl Matches {
    /// A number that grows when a rematch is proposed, answered, called off or begun. 0 without a rematch.
    ///
    /// The number depends on the id of the newest rematch, since a match stores only that id.
    fn rematch_steps(&self, id: MatchId) -> Result<u64, Refused> {
        let Some(NumberRow(next)) = self.row(keys::rematch(id))? else { return Ok(0) };
        match self.load(MatchId(next)) {
            Ok(loaded) => Ok(steps_to(next, &loaded.state.head)),
            // An import may lack the rematch.
            Err(Refused::NoSuchMatch(_)) => Ok(0),
            Err(refused) => Err(refused),
        }
    }
}

impl Matches {
    /// A number for each stored match or event. Changes of the match, the event or a rematch also change the number.
    ///
    /// It is a hash of stored bytes, since decoding all matches that pages show would cost too much.
    pub fn fingerprints(&self, ids: &[MatchId]) -> Result<BTreeMap<MatchId, u64>, Refused> {
        let mut fingerprints = BTreeMap::new();
        for ids in ids.chunks(FINGERPRINTS) {
            let heads = ids.iter().map(|&id| head_key(id));
            let rematches = ids.iter().map(|&id| keys::rematch(id));
            let keys: Vec<_> = heads.chain(rematches).collect();
            let mut heads = self.store.read(&keys)?;
            let rematches = heads.split_off(ids.len());
            let steps = self.rematch_steps_in(&rematches)?;
            for ((&id, head), steps) in ids.iter().zip(heads).zip(steps) {
                fingerprints.extend(head.map(|head| (id, hashed(&head, steps))));
            }
        }
        Ok(fingerprints)
    }

    /// As [`Matches::rematch_steps`], for each of these rows, but without loading the rematches.
    fn rematch_steps_in(&self, rows: &[Option<Vec<u8>>]) -> Result<Vec<u64>, Refused> {
        let number = |raw: &Option<Vec<u8>>| Some(open::<NumberRow>(raw.as_deref()?).ok()?.0);
        let rematches: Vec<Option<u64>> = rows.iter().map(number).collect();
        let keys: Vec<_> =
            rematches.iter().flatten().map(|&next| keys::head(MatchId(next))).collect();
        let heads = if keys.is_empty() { Vec::new() } else { self.store.read(&keys)? };
        let mut heads = heads.into_iter();
        let steps = rematches.into_iter().map(|next| {
            let Some(next) = next else { return 0 };
            let head = heads.next().flatten().and_then(|raw| open::<StoredHead>(&raw).ok());
            head.map_or(0, |head| steps_to(next, &head))
        });
        Ok(steps.collect())
    }
}

/// The key of the row that every change of a match or event rewrites.
fn head_key(id: MatchId) -> Vec<u8> {
    match EventId::of_target(id) {
        Some(event) => keys::event_head(event),
        None => keys::head(id),
    }
}

fn hashed(head: &[u8], rematch_steps: u64) -> u64 {
    let mut hasher = DefaultHasher::new();
    (head, rematch_steps).hash(&mut hasher);
    hasher.finish()
}

/// The steps to a rematch with this number and head. Answers to the rematch count, since an invited player may decline
/// while others are still asked. Its moves don't count.
fn steps_to(rematch: u64, head: &StoredHead) -> u64 {
    let step = match head.stage {
        Stage::Lobby => head.revision.0.min(STEPS - 2),
        Stage::Running | Stage::Over(_) => STEPS - 1,
    };
    rematch.saturating_mul(STEPS).saturating_add(step)
}

/// The number of moves and take-backs in the unfinished turn that only its movers may notice. `plies` counts the turn's
/// moves in effect.
///
/// Everyone may see which of several movers have finished, and that a move closed an offer.
fn hidden_acts(entries: &[Entry], plies: u32, finished: Seats) -> u64 {
    let first = first_of_turn(entries, plies);
    let (mut offers, mut hidden) = (Agreements::default(), 0);
    for (index, entry) in entries.iter().enumerate() {
        let open = offers.open().count();
        // Offers within an earlier turn are closed by now, so each earlier move may count as the end of a turn.
        agreements::update(&mut offers, entry, index < first);
        let is_hidden = match entry.act {
            _ if index < first => false,
            Act::Moved { seat, .. } => {
                let is_last = finished.contains(seat) && !moves_on(seat, &entries[index + 1..]);
                !is_last && offers.open().count() == open
            }
            Act::TookBack { .. } => true,
            _ => false,
        };
        hidden += u64::from(is_hidden);
    }
    hidden
}

/// The index of the first entry after the last move before the unfinished turn. `plies` counts the turn's moves in
/// effect.
fn first_of_turn(entries: &[Entry], mut plies: u32) -> usize {
    let mut taken_back = 0_u32;
    let is_earlier = |entry: &Entry| match entry.act {
        Act::TookBack { .. } => {
            taken_back += 1;
            false
        }
        Act::Moved { .. } if taken_back > 0 => {
            taken_back -= 1;
            false
        }
        Act::Moved { .. } if plies > 0 => {
            plies -= 1;
            false
        }
        Act::Moved { .. } | Act::WentBack { .. } | Act::Started { .. } => true,
        _ => false,
    };
    entries.iter().rposition(is_earlier).map_or(0, |last| last + 1)
}

/// Whether a seat moves in these entries.
fn moves_on(seat: Seat, entries: &[Entry]) -> bool {
    entries.iter().any(|entry| matches!(entry.act, Act::Moved { seat: mover, .. } if mover == seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Timestamp;
    use crate::model::agreements::offer::{OfferAct, Topic};

    /// `m` is a move, `b` takes one back, `t` asks for more time, and `o` is another act. After `M`, its mover has
    /// finished.
    fn check(acts: &str, plies: u32, hidden: u64) {
        let act = |letter| match letter {
            'm' => Act::Moved { seat: Seat(0), text: String::new() },
            'M' => Act::Moved { seat: Seat(1), text: String::new() },
            'b' => Act::TookBack { seat: Seat(0) },
            't' => Act::Agreement(OfferAct::Offered { seat: Seat(0), topic: Topic::MoreTime }),
            _ => Act::HintsAgreed,
        };
        let entry = |letter| Entry { revision: Revision(1), at: Timestamp(0), act: act(letter) };
        let entries: Vec<Entry> = acts.chars().map(entry).collect();
        assert_eq!(hidden_acts(&entries, plies, Seats::one(Seat(1))), hidden, "{acts}");
    }

    #[test]
    fn the_web_version_counts_plies_before_the_turn_in_progress() {
        check("", 0, 0);
        check("mmm", 0, 0);
        check("mmm", 2, 2);
        check("mmb", 0, 2);
        check("mmbmb", 0, 4);
        check("mmbmmo", 2, 4);
        check("mommbo", 1, 3);
    }

    #[test]
    fn the_web_version_counts_plies_that_others_notice() {
        check("mtmm", 2, 1);
        check("tmm", 1, 1);
        check("tmmtm", 3, 1);
        check("mtmb", 0, 1);
        check("mMm", 3, 2);
        check("mtMm", 2, 1);
    }
}
