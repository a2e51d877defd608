//! The version of a match, as far as a viewer may notice changes.

use rules::{Seats, Viewer};

use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Revision};
use crate::journal::head::Stage;
use crate::journal::records::{Act, Entry, NumberRow};
use crate::keys;
use crate::service::Matches;
use crate::service::view::{MatchView, viewer_of};

/// The number of versions of a match for each of its rematches.
const STEPS: u64 = 3;

impl MatchView {
    /// The revision since which the possible moves of a player to move are unchanged. `None` for all others, whom it
    /// would tell about an unfinished turn.
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
    /// The plies of an unfinished turn that the viewer can't see don't change it. `None` is a spectator.
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
        let hidden = hidden_acts(&self.entries(loaded.id)?, head.plies.saturating_sub(before));
        // Everyone may see which of several movers have finished.
        let done = movers.iter().filter(|seat| !head.to_move.contains(*seat)).count() as u64;
        Ok(head.revision.0 - hidden + done)
    }
}

impl Matches {
    /// A number that grows when a rematch is proposed, called off or begun, also if earlier ones were called off. 0
    /// without a rematch.
    ///
    /// It depends on the number of the rematch, since a match stores only its newest one.
    fn rematch_steps(&self, id: MatchId) -> Result<u64, Refused> {
        let Some(NumberRow(next)) = self.row(keys::rematch(id))? else { return Ok(0) };
        let step = match self.load(MatchId(next)) {
            Ok(next) => rematch_step(&next.state.head.stage),
            // An import may lack the rematch.
            Err(Refused::NoSuchMatch(_)) => return Ok(0),
            Err(refused) => return Err(refused),
        };
        Ok(next.saturating_mul(STEPS).saturating_add(step))
    }
}

/// 0 for a proposed rematch, 1 for one that was called off, 2 for one that has begun.
fn rematch_step(stage: &Stage) -> u64 {
    match stage {
        Stage::Lobby => 0,
        stage if stage.is_called_off() => 1,
        Stage::Running | Stage::Over(_) => 2,
    }
}

/// The number of moves and take-backs in the unfinished turn. `plies` of its moves are in effect.
fn hidden_acts(entries: &[Entry], mut plies: u32) -> u64 {
    let (mut hidden, mut taken_back) = (0, 0_u32);
    for entry in entries.iter().rev() {
        match entry.act {
            Act::TookBack { .. } => taken_back += 1,
            Act::Moved { .. } if taken_back > 0 => taken_back -= 1,
            Act::Moved { .. } if plies > 0 => plies -= 1,
            Act::Moved { .. } | Act::WentBack { .. } | Act::Started { .. } => break,
            _ => continue,
        }
        hidden += 1;
    }
    hidden
}

#[cfg(test)]
mod tests {
    use rules::Seat;

    use super::*;
    use crate::ids::Timestamp;

    /// `m` is a move, `b` takes one back, and `o` is another act.
    fn check(acts: &str, plies: u32, hidden: u64) {
        let act = |letter| match letter {
            'm' => Act::Moved { seat: Seat(0), text: String::new() },
            'b' => Act::TookBack { seat: Seat(0) },
            _ => Act::HintsAgreed,
        };
        let entry = |letter| Entry { revision: Revision(1), at: Timestamp(0), act: act(letter) };
        let entries: Vec<Entry> = acts.chars().map(entry).collect();
        assert_eq!(hidden_acts(&entries, plies), hidden, "{acts}");
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
}
