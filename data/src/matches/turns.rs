//! Turns that are over: what a board is to show that one of them called for, even where others are over since.

use std::fmt;

use rules::{Message, Seats, Sight, Viewer};

use super::Matches;
use crate::ids::{MatchId, Revision};
use crate::journal::course::Course;
use crate::journal::current::{Current, readable};
use crate::journal::line::standing;
use crate::journal::record::Entry;
use crate::matches::look::Look;
use crate::refused::Refused;

/// What a board is to show and to tell.
#[derive(Debug)]
pub struct Turns {
    /// The match as it stood when the last of these turns was over; as it stands now, if that is the newest.
    pub look: Look,
    /// The turns before that get no board of their own, in their order.
    pub skipped: Vec<Turn>,
    /// Whether no other turn is over since.
    pub is_newest: bool,
}

/// A turn that is over, as everybody may know it.
pub struct Turn {
    /// What happened in it.
    pub notes: Vec<Message>,
    /// Whose turn it was next.
    pub next: Seats,
    /// What everybody saw when it was over; only of turns that get no board of their own.
    pub sight: Option<Box<dyn Sight>>,
    revision: Revision,
    /// Whether something was done in it. A beginning has none; an end that people made tells again what was before.
    has_news: bool,
}

impl Matches {
    /// What a board is to show that these revisions called for, from the first to the last.
    ///
    /// # Errors
    /// There is no such match, or it can't be read.
    pub fn turns(
        &self,
        id: MatchId,
        (since, revision): (Revision, Revision),
    ) -> Result<Turns, Refused> {
        let mut current = self.load(id)?;
        if since == revision && revision >= current.revision() {
            return Ok(Turns { look: Look::new(current), skipped: Vec::new(), is_newest: true });
        }
        let mut entries = self.entries(id)?;
        entries.retain(|entry| entry.revision <= current.revision());
        let mut turns = over(&current, &entries, since)?;
        let later = turns.split_off(turns.partition_point(|turn| turn.revision <= revision));
        let first = turns.partition_point(|turn| turn.revision <= since).saturating_sub(1);
        let mut skipped = turns.split_off(first.min(turns.len()));
        let own = skipped.pop();
        skipped.retain(|turn| turn.has_news);
        if own.is_some_and(|own| !own.has_news) {
            skipped.pop();
        }
        let is_newest = later.is_empty();
        if !is_newest {
            entries.retain(|entry| entry.revision <= revision);
            let course = Course::folded(current.fixed(), &entries);
            current.course = course.map_err(|_| Refused::Damaged(id))?;
        }
        Ok(Turns { look: Look::new(current), skipped, is_newest })
    }
}

/// All turns of a match that are over, and its beginning; what was seen then from this revision on.
fn over(current: &Current, entries: &[Entry], since: Revision) -> Result<Vec<Turn>, Refused> {
    let damaged = |_| Refused::Damaged(current.id);
    let line = standing(entries).map_err(|_| Refused::Damaged(current.id))?;
    let Some((first, rest)) = line.split_first() else { return Ok(Vec::new()) };
    let mut course = Course::challenged(first.at);
    let mut turns = Vec::new();
    for entry in rest {
        let effects = course.apply(current.fixed(), entry).map_err(damaged)?;
        if effects.passed {
            let table = course.table_for(Viewer::Spectator).filter(|_| entry.revision >= since);
            turns.push(Turn {
                sight: table.map(|table| table.see(Viewer::Spectator)),
                notes: readable(course.told(Viewer::Spectator), Viewer::Spectator),
                next: course.head.to_move,
                revision: entry.revision,
                has_news: effects.mv.is_some() || !effects.notes.is_empty(),
            });
        }
    }
    Ok(turns)
}

/// Without what happened: notes belong into no log.
impl fmt::Debug for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Turn").field("revision", &self.revision).finish_non_exhaustive()
    }
}
