//! Where a match was decided: how it stood before each ply, for whoever was to move, found out once and kept for all.

use rules::{Act as PlyAct, GameView, Seat, Seed, Viewer};
use sha2::{Digest, Sha256};

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::ids::{MatchId, Timestamp};
use crate::jobs::{JobKind, NewJob, Origin};
use crate::journal::head::Stage;
use crate::journal::records::{AnalysisRow, JudgedPly};
use crate::keys::Table;
use crate::service::Matches;
use crate::{jobs, keys};
use store::{Batch, Commit};

/// How often it is tried when something comes between.
const TRIES: usize = 20;

/// How many positions are given out at once: each takes memory until it is judged.
const AT_ONCE: usize = 256;

/// Of how many plies one row tells: with the longest moves there are it has room for as many.
const PART: usize = 128;

/// How a match stood before each of its plies.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Analysis {
    /// One for each ply so far; none for one of which nobody can tell.
    pub judged: Vec<Option<Judgment>>,
    /// Whether that is all of them.
    pub is_whole: bool,
}

/// A position as a computer player in its mover's place judged it, by what the mover could know.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgment {
    /// Who was to move.
    pub seat: Seat,
    /// How it stood for them, from -1, lost, to 1, won, if they had gone on as well as is known.
    pub value: f64,
    /// Whether that is proven.
    pub is_proven: bool,
    /// What it would have played.
    pub best: String,
    /// What the move that was played is worth by the same search, where that is known.
    pub played: Option<f64>,
}

/// A position that is to be judged.
pub struct Moment {
    /// What its mover saw; nothing where somebody left.
    pub sight: Option<Box<dyn GameView>>,
    /// Who was to move.
    pub seat: Seat,
    /// What they played.
    pub mv: String,
    /// Where the chance of a thought about it comes from.
    pub seed: Seed,
}

impl std::fmt::Debug for Moment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Moment").field("seat", &self.seat).finish_non_exhaustive()
    }
}

impl Matches {
    /// What is known so far of where a match was decided.
    ///
    /// # Errors
    /// The store has failed.
    pub fn analysis(&self, id: MatchId) -> Result<Analysis, Refused> {
        let mut known = Analysis::default();
        for (at, (key, raw)) in self.store.scan(&Table::Analysis.under(&[id.0]))?.iter().enumerate()
        {
            // It follows from the rest: what is damaged, or leads on from something else, is made anew.
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

    /// Has it found out where a match was decided, if it is over, was played, and computers can tell; what is known of it
    /// so far, if it is to be.
    ///
    /// # Errors
    /// There is no such match, or the store has failed.
    pub fn want_analysis(&self, id: MatchId, now: Timestamp) -> Result<Option<Analysis>, Refused> {
        let loaded = self.load(id)?;
        let is_over = matches!(loaded.state.head.stage, Stage::Over(_));
        if !is_over || loaded.state.head.plies == 0 || loaded.game.levels().is_empty() {
            return Ok(None);
        }
        let known = self.analysis(id)?;
        if !known.is_whole {
            self.call_for_analysis(id, now)?;
        }
        Ok(Some(known))
    }

    fn call_for_analysis(&self, id: MatchId, now: Timestamp) -> Result<(), Refused> {
        for _ in 0..TRIES {
            let loaded = self.load(id)?;
            let found = jobs::of_target(self.store.as_ref(), Some(id))?;
            if found.iter().any(|found| found.row.kind == JobKind::Analyze) {
                return Ok(());
            }
            let mut batch = Batch::default();
            batch.expect(keys::head(id), loaded.raw_head.clone());
            let (target, revision) = (Some(id), loaded.revision());
            let origin = Origin { target, found: &found, revision, now, taken: None };
            let called = jobs::write_jobs(
                &mut batch,
                &origin,
                &[NewJob { kind: JobKind::Analyze, due: now }],
            );
            if self.store.commit(batch)? == Commit::Applied {
                self.workers.call(called);
                return Ok(());
            }
        }
        Err(Refused::Busy)
    }

    /// What is to be judged next of a match that is over, from this ply on, and how many plies it had.
    ///
    /// # Errors
    /// There is no such match, it is not over, or it can't be read.
    pub fn moments(&self, id: MatchId, from: usize) -> Result<(Vec<Moment>, usize), Refused> {
        let record = self.record(id)?;
        let loaded = self.load(id)?;
        let table = loaded.game.set_up(&record.setup);
        let mut table = table.map_err(|_| Refused::Damaged(id))?;
        let mut moments = Vec::new();
        let wanted = from..from.saturating_add(AT_ONCE);
        for (number, ply) in record.plies.iter().enumerate().take(wanted.end) {
            let sight = || table.see(Viewer::Seat(ply.seat));
            let (sight, mv) = match &ply.act {
                PlyAct::Move(text) => (wanted.contains(&number).then(sight), text.clone()),
                PlyAct::Leave => (None, String::new()),
            };
            if wanted.contains(&number) {
                let seed = seed(record.setup.seed, id, number);
                moments.push(Moment { sight, seat: ply.seat, mv, seed });
            }
            match &ply.act {
                PlyAct::Move(text) => {
                    table.play(ply.seat, text).map(drop).map_err(|_| Refused::Damaged(id))?;
                }
                PlyAct::Leave => drop(table.leave(ply.seat)),
            }
        }
        Ok((moments, record.plies.len()))
    }

    /// Keeps what was found out of a match so far.
    ///
    /// # Errors
    /// The store has failed, or a newer program has written there.
    pub fn keep_analysis(&self, id: MatchId, analysis: &Analysis) -> Result<(), Refused> {
        let rows = rows(analysis);
        let keys: Vec<_> = (0..rows.len()).map(|part| keys::analysis(id, part)).collect();
        let stored = self.store.read(&keys)?;
        let mut batch = Batch::default();
        for ((key, row), old) in keys.into_iter().zip(rows).zip(stored) {
            let row = seal(&row);
            if old.as_ref() != Some(&row) {
                self.is_not_newer::<AnalysisRow>(&key)?;
                batch.put(key, row);
            }
        }
        self.store.commit(batch)?;
        Ok(())
    }
}

/// An analysis in parts, each of which has room in a row.
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

/// Chance for a thought about a position of the past.
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
