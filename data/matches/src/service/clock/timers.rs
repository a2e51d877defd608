//! What time calls for after each act: when to look after it next, and what must be shown or told.

use rules::{Seat, Seats};

use crate::error::Refused;
use crate::ids::{PlayerId, Timestamp};
use crate::jobs::{JobKind, NewJob, Post, StoredJob};
use crate::journal::records::Act;
use crate::journal::snapshot::Loaded;
use crate::model::clock::acts::Choice;
use crate::model::clock::schedule::Mover;
use crate::model::clock::state::ClockState;
use crate::service::Matches;
use crate::service::clock::notices;
use crate::{jobs, keys};
use store::Batch;

impl Matches {
    /// The seats that are to move, each with how whoever sits there wants to be reminded. A computer is reminded of
    /// nothing.
    pub(crate) fn movers(&self, loaded: &Loaded) -> Result<Vec<Mover>, Refused> {
        let to_move = loaded.state.head.to_move;
        let people = loaded.people_at_table().filter(|seat| to_move.contains(*seat));
        let habits = |seat: Seat| {
            let player = loaded.people.joined.get(seat.index()).copied();
            Ok(Mover { seat, reminders: self.habits(player.unwrap_or(PlayerId::GONE))? })
        };
        people.map(habits).collect()
    }

    /// When time must be looked after next, if that is not so already; what no longer has a reason is dropped.
    pub(crate) fn time_call(
        &self,
        batch: &mut Batch,
        (loaded, found): (&Loaded, &mut Vec<StoredJob>),
    ) -> Result<Option<NewJob>, Refused> {
        let old: Vec<_> = found.extract_if(.., |found| found.row.kind == JobKind::Time).collect();
        let next = match loaded.time() {
            Some(time) => time.next_moment(&self.movers(loaded)?),
            None => None,
        };
        let stays = |found: &StoredJob| found.row.lease.is_none() && Some(found.row.due) == next;
        if matches!(old.as_slice(), [only] if stays(only)) {
            return Ok(None);
        }
        jobs::drop_rows(batch, &old);
        Ok(next.map(|due| NewJob { kind: JobKind::Time, due }))
    }
}

/// What must be shown or told of time after these acts. What is asked anew gets a message of its own.
pub(crate) fn posts(
    batch: &mut Batch,
    loaded: &Loaded,
    ((before, were_to_move), acts): ((Option<&ClockState>, Seats), &[Act]),
) -> Vec<Post> {
    let (before, head) = (asked(before, were_to_move), &loaded.state.head);
    let mut posts = Vec::new();
    if before != asked(head.time.as_ref(), head.to_move) {
        if before.is_none() {
            batch.remove(keys::posted(loaded.id, Post::TimeUp));
        }
        posts.push(Post::TimeUp);
    }
    if acts.iter().any(|act| matches!(act, Act::Time(act) if notices::is_told(act))) {
        posts.push(Post::Told);
    }
    posts
}

/// What the table is asked about a turn whose time is up: since when, about whom, what was chosen, and whether that is over.
type Asked<'a> = (Timestamp, Seats, &'a [(Seat, Choice)], bool);

fn asked(time: Option<&ClockState>, to_move: Seats) -> Option<Asked<'_>> {
    let time = time?;
    Some((time.up?, to_move, &time.choices, time.rest.is_some()))
}
