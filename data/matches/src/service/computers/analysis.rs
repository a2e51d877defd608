//! The analysis of a finished match: a computer's judgment of each position, computed once and stored.

use rules::{Act as PlyAct, GameView, Seat, Seed, Viewer};
use sha2::{Digest, Sha256};

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::ids::{MatchId, Timestamp};
use crate::job::JobKind;
use crate::job_queue::NewJob;
use crate::journal::head::Stage;
use crate::journal::records::{AnalysisRow, JudgedPly};
use crate::keys::Table;
use crate::service::Matches;
use crate::service::computers::hints::seed_of_hint;
use crate::service::retry::until_first;
use crate::{job_queue, keys};
use store::Batch;

/// The maximum number of positions to return in one call. Each takes memory until it is judged.
const AT_ONCE: usize = 256;

/// The number of plies in one row, chosen so that even the longest moves fit.
const PART: usize = 128;

/// The judgments of a match's positions, one before each ply.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Analysis {
    /// The judgments by ply, as far as they are computed. `None` for a ply that can't be judged.
    pub judged: Vec<Option<Judgment>>,
    /// Whether all plies have been processed.
    pub is_whole: bool,
}

/// A computer player's judgment of a position, from what the mover could know.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgment {
    /// The mover.
    pub seat: Seat,
    /// The value for the mover, from -1 (lost) to 1 (won).
    pub value: f64,
    /// Whether the value is certain, not estimated.
    pub is_proven: bool,
    /// The best move, or the played one if the search knows none.
    pub best: String,
    /// The value of the move that was played, by the same search.
    pub played: Option<f64>,
}

/// A position that must be judged.
pub struct AnalysisPosition {
    /// The mover's view. `None` if the ply is a player's leaving.
    pub sight: Option<Box<dyn GameView>>,
    /// The mover.
    pub seat: Seat,
    /// The move that was played. Empty if a player left.
    pub mv: String,
    /// The seed of the search.
    pub seed: Seed,
    /// The seed of a search for a hint in this position, whether or not the player had a hint.
    pub hint_seed: Seed,
}

impl std::fmt::Debug for AnalysisPosition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("AnalysisPosition").field("seat", &self.seat).finish_non_exhaustive()
    }
}

impl Matches {
    /// The analysis of a match, as far as it is computed.
    pub fn analysis(&self, id: MatchId) -> Result<Analysis, Refused> {
        let mut known = Analysis::default();
        for (at, (key, raw)) in self.store.scan(&Table::Analysis.under(&[id.0]))?.iter().enumerate()
        {
            // A damaged row and all rows after it are ignored, since analyses can be computed again.
            let row = open::<AnalysisRow>(raw).ok().filter(|_| *key == keys::analysis(id, at));
            let Some(row) = row else { break };
            let is_full = row.judged.len() == PART;
            known.is_whole = row.is_whole;
            known.judged.extend(row.judged.into_iter().map(|judged| judged.map(Judgment::from)));
            if known.is_whole || !is_full {
                break;
            }
        }
        Ok(known)
    }

    /// Enqueues the analysis of a finished match, unless it is complete, and returns it as far as it is computed.
    /// `None` if the match has no moves, is not over, or has no computer player.
    pub fn request_analysis(
        &self,
        id: MatchId,
        now: Timestamp,
    ) -> Result<Option<Analysis>, Refused> {
        let loaded = self.load(id)?;
        let is_over = matches!(loaded.state.head.stage, Stage::Over(_));
        if !is_over || loaded.state.head.plies == 0 || loaded.game.levels().is_empty() {
            return Ok(None);
        }
        let known = self.analysis(id)?;
        if !known.is_whole {
            self.enqueue_analysis(id, now)?;
        }
        Ok(Some(known))
    }

    fn enqueue_analysis(&self, id: MatchId, now: Timestamp) -> Result<(), Refused> {
        until_first(|| {
            let loaded = self.load(id)?;
            let waiting = job_queue::of_target(self.store.as_ref(), Some(id))?;
            if waiting.iter().any(|job| job.row.kind == JobKind::Analyze) {
                return Ok(Some(()));
            }
            let mut batch = Batch::default();
            batch.expect(keys::head(id), loaded.raw_head.clone());
            let job = NewJob { kind: JobKind::Analyze, due: now };
            let enqueued = self.enqueue(&mut batch, &loaded, job, now)?;
            let first = self.commit_first(batch)?;
            Ok(first.map(|()| self.workers.call(enqueued)))
        })
    }

    /// The next positions to judge, from this ply on, and the number of plies of the match.
    pub fn positions_to_analyze(
        &self,
        id: MatchId,
        from: usize,
    ) -> Result<(Vec<AnalysisPosition>, usize), Refused> {
        let record = self.record(id)?;
        let loaded = self.load(id)?;
        let table = loaded.game.set_up(&record.setup);
        let mut table = table.map_err(|_| Refused::Damaged(id))?;
        let mut positions = Vec::new();
        let wanted = from..from.saturating_add(AT_ONCE);
        for (number, ply) in record.plies.iter().enumerate().take(wanted.end) {
            let sight = || table.see(Viewer::Seat(ply.seat));
            let (sight, mv) = match &ply.act {
                PlyAct::Move(text) => (wanted.contains(&number).then(sight), text.clone()),
                PlyAct::Leave => (None, String::new()),
            };
            if wanted.contains(&number) {
                let seed = seed(record.setup.seed, id, number);
                let visible = sight.as_deref().map(GameView::bytes).unwrap_or_default();
                let hint_seed = seed_of_hint(&loaded, ply.seat, &visible);
                positions.push(AnalysisPosition { sight, seat: ply.seat, mv, seed, hint_seed });
            }
            match &ply.act {
                PlyAct::Move(text) => {
                    table.play(ply.seat, text).map(drop).map_err(|_| Refused::Damaged(id))?;
                }
                PlyAct::Leave => drop(table.leave(ply.seat)),
            }
        }
        Ok((positions, record.plies.len()))
    }

    /// Stores an analysis.
    pub fn keep_analysis(&self, id: MatchId, analysis: &Analysis) -> Result<(), Refused> {
        let rows = rows(analysis);
        let keys: Vec<_> = (0..rows.len()).map(|part| keys::analysis(id, part)).collect();
        let stored = self.store.read(&keys)?;
        let mut batch = Batch::default();
        for ((key, row), old) in keys.into_iter().zip(rows).zip(stored) {
            let row = seal(&row);
            if old.as_ref() != Some(&row) {
                self.check_not_newer::<AnalysisRow>(&key)?;
                batch.put(key, row);
            }
        }
        self.store.commit(batch)?;
        if analysis.is_whole {
            self.changes.on_change(id);
        }
        Ok(())
    }
}

/// An analysis, split into parts that fit into rows.
fn rows(analysis: &Analysis) -> Vec<AnalysisRow> {
    let judged: Vec<_> =
        analysis.judged.iter().map(|judged| judged.as_ref().map(JudgedPly::from)).collect();
    let mut rows: Vec<_> = judged
        .chunks(PART)
        .map(|part| AnalysisRow { judged: part.to_vec(), is_whole: false })
        .collect();
    if rows.is_empty() {
        rows.push(AnalysisRow::default());
    }
    if let Some(last) = rows.last_mut() {
        last.is_whole = analysis.is_whole;
    }
    rows
}

/// The seed of the search in a past position.
fn seed(seed: Seed, id: MatchId, ply: usize) -> Seed {
    let mut digest = Sha256::new();
    digest.update(b"castellan analysis");
    digest.update(seed.to_hex());
    digest.update(id.0.to_be_bytes());
    digest.update((ply as u64).to_be_bytes());
    Seed::from_bytes(digest.finalize().into())
}

impl From<JudgedPly> for Judgment {
    fn from(row: JudgedPly) -> Self {
        let JudgedPly { seat, value, is_proven, best, played } = row;
        let share = |thousandths: i16| f64::from(thousandths) / 1000.0;
        Self { seat, value: share(value), is_proven, best, played: played.map(share) }
    }
}

impl From<&Judgment> for JudgedPly {
    fn from(judgment: &Judgment) -> Self {
        let Judgment { seat, value, is_proven, best, played } = judgment.clone();
        let thousandths = |share: f64| (share.clamp(-1.0, 1.0) * 1000.0) as i16;
        Self { seat, value: thousandths(value), is_proven, best, played: played.map(thousandths) }
    }
}
