//! Turns that are over: what a board is to show that one of them called for, even where others are over since.

use std::fmt;

use rules::{Message, Seat, Seats, Sight, Viewer};

use super::Matches;
use crate::ids::{MatchId, PlayerId, Revision};
use crate::journal::course::Course;
use crate::journal::current::{Current, readable};
use crate::journal::record::{Act, Entry};
use crate::matches::look::Look;
use crate::matches::sitters;
use crate::refused::Refused;

/// What a board is to show and to tell.
#[derive(Debug)]
pub struct Turns {
    /// The match as it stood when the last of these turns was over, with who sat there then; as it stands now, if that is the
    /// newest.
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
    /// Who sat at the table when it was over, in the order of the seats.
    pub players: Vec<PlayerId>,
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
        let is_as_it_stands = current.people.former.is_empty();
        if since == revision && revision >= current.revision() && is_as_it_stands {
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
        // An end that people made tells again what was before, or what was done of a turn that nobody ends any more.
        let is_told_again = |own: &Turn| skipped.last().is_some_and(|last| last.notes == own.notes);
        if own.is_some_and(|own| !own.has_news && is_told_again(&own)) {
            skipped.pop();
        }
        let is_newest = later.is_empty();
        if !is_newest {
            entries.retain(|entry| entry.revision <= revision);
            let course = Course::folded(current.fixed(), &entries);
            current.course = course.map_err(|_| Refused::Damaged(id))?;
            current.people.as_of(revision);
        }
        sitters::name(&current.people, &entries, &mut current.course.head);
        Ok(Turns { look: Look::new(current), skipped, is_newest })
    }
}

/// All turns of a match that are over, and its beginning, those that were taken back later too: whoever is to be told of them may
/// not have been yet. What was seen then from this revision on.
fn over(current: &Current, entries: &[Entry], since: Revision) -> Result<Vec<Turn>, Refused> {
    let damaged = |_| Refused::Damaged(current.id);
    let Some((first, rest)) = entries.split_first() else { return Ok(Vec::new()) };
    let people = &current.people;
    let seats = || (0..).map(Seat).take(people.joined.len());
    let seated = |at| seats().filter_map(|seat| people.sat_at(seat, at)).collect();
    let mut course = Course::challenged(first.at);
    let mut turns = Vec::new();
    for (at, entry) in (1..).zip(rest) {
        let (passed, has_news) = match entry.act {
            Act::TookBack { .. } | Act::WentBack { .. } => {
                course = Course::folded(current.fixed(), &entries[..=at]).map_err(damaged)?;
                let is_told = matches!(entry.act, Act::WentBack { .. });
                (is_told, is_told)
            }
            _ => {
                let effects = course.apply(current.fixed(), entry).map_err(damaged)?;
                (effects.passed, effects.mv.is_some() || !effects.notes.is_empty())
            }
        };
        if passed {
            sitters::name(people, &entries[..=at], &mut course.head);
            let table = course.table_for(Viewer::Spectator).filter(|_| entry.revision >= since);
            turns.push(Turn {
                sight: table.map(|table| table.see(Viewer::Spectator)),
                notes: readable(course.told(Viewer::Spectator), Viewer::Spectator),
                players: seated(entry.revision),
                next: course.head.to_move,
                revision: entry.revision,
                has_news,
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
