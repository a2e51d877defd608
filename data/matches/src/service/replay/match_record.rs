//! The record of a match, and its recording for a viewer.

use rules::{Act as PlyAct, GameView, Ply, Record, Setup, Viewer};

use crate::error::Refused;
use crate::ids::{MatchId, PlayerId};
use crate::journal::head::Stage;
use crate::journal::history::standing_entries;
use crate::journal::records::Act;
use crate::journal::snapshot::Loaded;
use crate::service::Matches;
use crate::service::replay::{PlayedEntry, Recording, Step};
use crate::service::view::viewer_of;

impl Matches {
    /// The recording of a match for a viewer. A finished match hides nothing, and an unfinished turn is visible only to
    /// its players.
    pub fn recording(&self, id: MatchId, viewer: Option<PlayerId>) -> Result<Recording, Refused> {
        let loaded = self.load(id)?;
        let seat = viewer.and_then(|player| loaded.seat_of(player));
        let reader = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let viewer = viewer_of(&loaded, viewer);
        let (mut record, mut played) = self.recorded(&loaded)?;
        // A player leaves only between turns, so the hidden plies are moves.
        let unseen = loaded.state.head.plies - loaded.state.plies_for(viewer);
        let seen = record.plies.len().saturating_sub(unseen as usize);
        record.plies.truncate(seen);
        played.truncate(seen);
        let head = Some(loaded.to_head());
        Ok(Recording { game: loaded.game, record, viewer, reader, head, played })
    }

    /// A step of a match's replay, as the viewer could see it at the time. A finished match hides nothing. An
    /// unfinished turn is left out, except for its players.
    pub fn replay(
        &self,
        id: MatchId,
        viewer: Option<PlayerId>,
        step: u32,
    ) -> Result<Step, Refused> {
        self.recording(id, viewer)?.step(step)
    }

    /// The viewer's views after each of the last plies: at most `most`, and at least one. The last one equals
    /// [`crate::MatchView::sight`].
    pub fn sights(
        &self,
        id: MatchId,
        viewer: Option<PlayerId>,
        most: usize,
    ) -> Result<Vec<Box<dyn GameView>>, Refused> {
        self.recording(id, viewer)?.sights(most)
    }

    /// The whole record of a finished match. Refuses any other match.
    pub fn record(&self, id: MatchId) -> Result<Record, Refused> {
        let loaded = self.load(id)?;
        match loaded.state.head.stage {
            Stage::Over(_) => Ok(self.recorded(&loaded)?.0),
            Stage::Running => Err(Refused::StillRunning(id)),
            Stage::Lobby => Err(Refused::NotStarted(id)),
        }
    }

    /// The record of a match, with the revision and time of each ply's entry.
    fn recorded(&self, loaded: &Loaded) -> Result<(Record, Vec<PlayedEntry>), Refused> {
        let Loaded { id, header, state, .. } = loaded;
        if state.head.seats == 0 {
            return Err(Refused::NotStarted(*id));
        }
        let entries = self.entries(*id)?;
        let line = standing_entries(&entries).map_err(|_| Refused::Damaged(*id))?;
        let plies = line.into_iter().filter(|entry| entry.revision <= state.head.revision);
        let plies = plies.filter_map(|entry| {
            let (seat, act) = match &entry.act {
                Act::Moved { seat, text } => (*seat, PlyAct::Move(text.clone())),
                Act::LeftTable { seat } => (*seat, PlyAct::Leave),
                Act::Challenged | Act::Joined | Act::Left | Act::Declined => return None,
                Act::Started { .. } | Act::Substituted { .. } | Act::Ended(_) => return None,
                Act::TookBack { .. } | Act::WentBack { .. } | Act::Erased => return None,
                Act::OfferedDraw { .. } | Act::DeclinedDraw { .. } => return None,
                Act::Agreement(_) | Act::HintsAgreed | Act::Time(_) => return None,
            };
            let played = PlayedEntry { revision: entry.revision, at: entry.at };
            Some((Ply { seat, act }, played))
        });
        let (plies, played) = plies.unzip();
        let record = Record {
            game: header.game.clone(),
            rules_version: header.rules_version,
            setup: Setup {
                options: header.options.clone(),
                seats: state.head.seats,
                seed: header.seed,
            },
            plies,
        };
        Ok((record, played))
    }
}
