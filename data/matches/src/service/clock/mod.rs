//! The clocks of running matches: due acts, and the players' choices after a deadline.

mod clock_job;
pub(crate) mod notices;
pub(crate) mod questions;
mod time_settings;

use rules::{Seat, Seats};

use crate::error::Refused;
use crate::ids::{MatchId, Revision, Revisions, Timestamp};
use crate::job::{JobKind, Lane, Line, Post};
use crate::job_queue;
use crate::journal::head::Ending;
use crate::journal::history::standing_entries;
use crate::journal::records::{Act, Entry};
use crate::journal::snapshot::{Change, Loaded, running_clock};
use crate::journal::state::MatchState;
use crate::model::clock::acts::{Choice, TimeAct};
use crate::model::clock::state::ClockState;
use crate::service::commit::Actor;
use crate::service::{Committed, Matches, Request};
use notices::{Notice, TimeUp, TimedOutTurn, is_overdue};

impl Matches {
    /// Chooses what happens after another player's missed deadline. `question` is the revision that recorded it, if
    /// known. A choice by more than half of the waiting players is carried out.
    pub fn choose(
        &self,
        id: MatchId,
        question: Option<Revision>,
        choice: Choice,
        request: Request,
    ) -> Result<Committed, Refused> {
        self.change(id, request, |loaded| {
            let seat = loaded.seat(request.player)?;
            let (time, to_move) = (clock_of(loaded)?, loaded.state.head.to_move);
            if time.up.is_none() || time.rest.is_some() {
                return Err(Refused::TimeRemains(id));
            }
            if to_move.contains(seat) {
                return Err(Refused::OwnTimeIsUp(id));
            }
            if question.is_some() && question != self.newest_question(loaded)? {
                return Err(Refused::AskedAnew(id));
            }
            if time.choices.contains(&(seat, choice)) {
                return Err(Refused::ChosenBefore);
            }
            let chose = TimeAct::Chose { seat, choice };
            let mut after = time.clone();
            after.apply(&chose, loaded.state.turn_at(request.now));
            let decided =
                after.decided(ClockState::choosers(to_move, loaded.people_at_table().collect()));
            let acts = decided.and_then(|choice| consequence(loaded, choice));
            Ok(Change::all([Act::Time(chose)].into_iter().chain(acts)))
        })
    }

    /// Resumes a paused match.
    pub fn resume(&self, id: MatchId, request: Request) -> Result<Committed, Refused> {
        self.change(id, request, |loaded| {
            let seat = loaded.seat(request.player)?;
            if clock_of(loaded)?.rest.is_none() {
                return Err(Refused::NotResting(id));
            }
            Ok(Change::of(Act::Time(TimeAct::Resumed { seat })))
        })
    }

    /// Carries out the due act of a match's clock. Returns the time of the next check if nothing is due. `None` if a
    /// stored job checks then, or if only a player can change anything.
    pub fn advance_clock(&self, id: MatchId, now: Timestamp) -> Result<Option<Timestamp>, Refused> {
        let loaded = self.load(id)?;
        if loaded.time().is_none() {
            return Ok(None);
        }
        // An event stands still while the bot is not on its server, and so do its matches.
        let server = loaded.header.place.server.filter(|_| loaded.header.event.is_some());
        let absence = self.absence_check(server, now)?;
        if absence.is_some() || self.due_act(&loaded, now)?.is_none() {
            let line = Line { target: Some(id), lane: Lane::Time };
            let line = job_queue::in_line(self.store.as_ref(), line)?;
            let times = line.iter().filter(|job| job.row.kind == JobKind::Time);
            let is_alone = times.count() <= 1;
            let next = self.next_check(&loaded, now)?;
            let next = next.map(|next| absence.map_or(next, |at| at.max(next)));
            return Ok(next.filter(|_| is_alone));
        }
        self.change(id, Actor::program(now), |loaded| {
            // If another commit came first, nothing may be due any more.
            let act = self.due_act(loaded, now)?.ok_or(Refused::Busy)?;
            Ok(Change::all(self.acts_when_due(loaded, act, now)?))
        })?;
        Ok(None)
    }

    /// The acts that carry out the due act of a clock.
    ///
    /// If nobody could move when the deadline of an event's match came, the turn gets its limit again. In other
    /// matches, only the waiting players can grant that.
    fn acts_when_due(
        &self,
        loaded: &Loaded,
        act: TimeAct,
        now: Timestamp,
    ) -> Result<Vec<Act>, Refused> {
        let TimeAct::RanOut { due } = act else { return Ok(vec![Act::Time(act)]) };
        let was_down = is_overdue(due, now) && self.was_down_after(due);
        if let Some(event) = loaded.header.event
            && (was_down || self.stood_still(event.id, due)?)
        {
            return Ok(vec![Act::Time(TimeAct::Extended)]);
        }
        Ok([Act::Time(act)].into_iter().chain(event_timeout(loaded)).collect())
    }

    /// Whether a post is about acts by which the board of the turn names an old deadline. An agreed pause or a vacation
    /// comes with the post of offers, all other such acts with a notice.
    ///
    /// All acts since the posted board count, up to the revision of the post's job: that job may have replaced the job
    /// of an earlier act.
    pub fn outdates_board(
        &self,
        id: MatchId,
        post: Post,
        until: Revision,
    ) -> Result<bool, Refused> {
        let Some(posted) = self.posted_turns(id)? else { return Ok(false) };
        let is_shown =
            |act: &TimeAct| act.changes_deadline() && act.is_announced() == (post == Post::Told);
        let revisions = Revisions { first: posted.last.next(), last: until };
        let entries = self.entries_of(id, revisions)?;
        Ok(entries.iter().any(|entry| matches!(&entry.act, Act::Time(act) if is_shown(act))))
    }

    /// The notice about the clock that these revisions cause. `None` if it is outdated.
    pub fn notice(&self, id: MatchId, revisions: Revisions) -> Result<Option<Notice>, Refused> {
        let loaded = self.load(id)?;
        let Some(time) = loaded.time() else { return Ok(None) };
        let entries = self.entries(id)?;
        let begin = entries.partition_point(|entry| entry.revision < revisions.first);
        let end = entries.partition_point(|entry| entry.revision <= revisions.last);
        let announced = entries.get(begin..end).unwrap_or_default();
        let to_move = loaded.state.head.to_move;
        let Some((notice, entry)) = notices::notice(announced, time, to_move) else {
            return Ok(None);
        };
        let named = match notice {
            Notice::Resumed { seat } => to_move.with(seat),
            Notice::MoreTime | Notice::Reminder { .. } | Notice::Adjourned => to_move,
        };
        let is_current =
            !notice.is_about_turn() || is_turn_unchanged(&loaded, &entries, entry.revision, named)?;
        Ok(is_current.then_some(notice))
    }

    /// The outcome of the last missed deadline. `None` if there was none.
    pub fn time_up(&self, id: MatchId) -> Result<Option<TimeUp>, Refused> {
        Ok(self.timed_out_turns(&self.load(id)?)?.pop().map(|turn| turn.status))
    }

    /// The revision that recorded the newest missed deadline. `None` if there was none.
    fn newest_question(&self, loaded: &Loaded) -> Result<Option<Revision>, Refused> {
        Ok(self.timed_out_turns(loaded)?.pop().map(|turn| turn.since))
    }

    /// The missed deadlines of a match, the newest last. Ignores entries that are newer than `loaded`.
    pub(super) fn timed_out_turns(&self, loaded: &Loaded) -> Result<Vec<TimedOutTurn>, Refused> {
        let mut entries = self.entries(loaded.id)?;
        entries.retain(|entry| entry.revision <= loaded.revision());
        if !entries.iter().any(ran_out) {
            return Ok(Vec::new());
        }
        let mut standing = standing_entries(&entries).map_err(|_| Refused::Damaged(loaded.id))?;
        let others = takeovers_beside_late_players(loaded, &entries)?;
        standing.retain(|entry| !others.contains(&entry.revision));
        let before_end = state_before_end(loaded, &entries)?;
        let clock = match &before_end {
            Some(state) => running_clock(&loaded.people, &state.head),
            None => loaded.time(),
        };
        Ok(notices::timed_out_turns(&standing, clock, before_end.is_some()))
    }
}

fn ran_out(entry: &Entry) -> bool {
    matches!(entry.act, Act::Time(TimeAct::RanOut { .. }))
}

/// The state just before people or the clock ended the match. `None` if they haven't.
fn state_before_end(loaded: &Loaded, entries: &[Entry]) -> Result<Option<MatchState>, Refused> {
    let end = entries.iter().rposition(|entry| matches!(entry.act, Act::Ended(_)));
    let state = end.map(|end| MatchState::folded(loaded.fixed(), &entries[..end]));
    state.transpose().map_err(|_| Refused::Damaged(loaded.id))
}

/// Whether the turn at a revision is the current one, and no `named` seat has since changed hands.
fn is_turn_unchanged(
    loaded: &Loaded,
    entries: &[Entry],
    at: Revision,
    named: Seats,
) -> Result<bool, Refused> {
    let end = entries.partition_point(|entry| entry.revision <= at);
    let (before, later) = entries.split_at(end);
    let is_renamed =
        |entry: &Entry| matches!(entry.act, Act::Substituted { seat } if named.contains(seat));
    let ends_no_turn = |entry: &Entry| {
        matches!(entry.act, Act::Time(_) | Act::Agreement(_) | Act::Substituted { .. })
    };
    if later.iter().any(is_renamed) {
        return Ok(false);
    }
    if later.iter().all(ends_no_turn) {
        return Ok(true);
    }
    let then =
        MatchState::folded(loaded.fixed(), before).map_err(|_| Refused::Damaged(loaded.id))?;
    Ok(then.head.turn == loaded.state.head.turn)
}

/// The takeovers of seats that were not to move, except those that stopped the clock. Such takeovers close no question
/// about a late player.
fn takeovers_beside_late_players(
    loaded: &Loaded,
    entries: &[Entry],
) -> Result<Vec<Revision>, Refused> {
    let first = entries.iter().position(ran_out).unwrap_or(entries.len());
    let mut takeovers = Vec::new();
    for (at, entry) in entries.iter().enumerate().skip(first) {
        let Act::Substituted { seat } = entry.act else { continue };
        let before = MatchState::folded(loaded.fixed(), &entries[..at]);
        let head = before.map_err(|_| Refused::Damaged(loaded.id))?.head;
        let player = |seat: &Seat| loaded.people.player_at(*seat, entry.revision);
        let is_person = |seat: &Seat| player(seat).is_some_and(|player| player.level().is_none());
        let people = (Seats::all(head.seats) - head.gone).iter().filter(is_person).count();
        if people > 1 && !head.to_move.contains(seat) {
            takeovers.push(entry.revision);
        }
    }
    Ok(takeovers)
}

/// The clock of a match. Refuses if no clock runs.
pub(super) fn clock_of(loaded: &Loaded) -> Result<&ClockState, Refused> {
    loaded.time().ok_or(Refused::NoLimit(loaded.id))
}

/// The act that follows a missed deadline in an event, without a choice of the players.
///
/// A late player who has never moved loses by walkover. If all players are late, the match is called off.
fn event_timeout(loaded: &Loaded) -> Option<Act> {
    loaded.header.event?;
    let head = &loaded.state.head;
    let seat = head.to_move.iter().next()?;
    let are_all_late = loaded.staying().iter().all(|staying| head.to_move.contains(staying));
    Some(match loaded.staying().len() {
        _ if are_all_late => Act::Ended(Ending::CalledOff),
        3.. => Act::LeftTable { seat },
        _ if head.moved.contains(seat) => Act::Ended(Ending::OutOfTime { seat }),
        _ => Act::Ended(Ending::Walkover { seat }),
    })
}

/// The act that carries out a choice about a late player.
fn consequence(loaded: &Loaded, choice: Choice) -> Option<Act> {
    let late = loaded.state.head.to_move.iter().next()?;
    Some(match choice {
        Choice::MoreTime => Act::Time(TimeAct::Extended),
        Choice::CallOff => Act::Ended(Ending::CalledOff),
        Choice::Claim if loaded.staying().len() > 2 => Act::LeftTable { seat: late },
        Choice::Claim => Act::Ended(Ending::OutOfTime { seat: late }),
    })
}
