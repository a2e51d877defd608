//! Plans the jobs of a commit, and drops jobs that become unnecessary.

use crate::error::Refused;
use crate::ids::{MatchId, Revision, Timestamp};
use crate::job::{JobKind, Line, Post};
use crate::job_queue;
use crate::job_queue::{Enqueued, NewJob, Origin, StoredJob};
use crate::journal::challenge::PostMode;
use crate::journal::head::Stage;
use crate::journal::records::Act;
use crate::journal::seats::PairState;
use crate::journal::snapshot::Loaded;
use crate::service::computer_offer::OFFER_AFTER_MS;
use crate::service::jobs::lobby_posts::OutdatedLobbyPosts;
use crate::service::watching::plan_watch_job;
use crate::service::{Matches, computer_turn};
use store::{Batch, LookUp};

/// The longest delay of a board while only computers are to move, in milliseconds. One board then shows several moves.
const ANSWER_MS: u64 = 3_000;

/// The job that posts or edits the card of a match.
const CARD: JobKind = JobKind::Post(Post::Lobby);

/// The facts on which the jobs of a commit depend.
#[derive(Clone, Copy)]
pub(crate) struct CommitSummary<'a> {
    pub(crate) acts: &'a [Act],
    /// Whether the challenger made the change.
    pub(crate) is_by_challenger: bool,
    pub(crate) is_turn_over: bool,
    /// Whether a person has finished their part of a turn in which another person must still move.
    pub(crate) is_part_over: bool,
    /// Whether the commit ends a match that had started.
    pub(crate) has_ended: bool,
    /// Whether spectators see another clock after the commit.
    pub(crate) is_clock_changed: bool,
    /// Whether the messages of offers must be updated.
    pub(crate) are_offers_changed: bool,
    pub(crate) clock_posts: &'a [Post],
    /// Whether the commit changes the card of a rematch that was proposed in the previous match's thread.
    pub(crate) is_proposed_in_thread: bool,
    /// The posts about the challenge that must be updated.
    pub(crate) outdated: OutdatedLobbyPosts,
}

impl CommitSummary<'_> {
    fn has_act(&self, is_meant: impl Fn(&Act) -> bool) -> bool {
        self.acts.iter().any(is_meant)
    }
}

impl Matches {
    /// Writes the jobs of a commit, and drops unnecessary ones. If a worker is free, the jobs are leased to it.
    pub(crate) fn plan_jobs(
        &self,
        batch: &mut Batch,
        loaded: &Loaded,
        summary: &CommitSummary<'_>,
        now: Timestamp,
    ) -> Result<Enqueued, Refused> {
        let target = Some(loaded.id);
        let ranges = vec![job_queue::range_of(target)];
        let found = self.read_ahead(loaded, LookUp { ranges, ..LookUp::default() })?;
        let mut waiting = job_queue::read_all(found.rows.into_iter().flatten());
        drop_needless(batch, &loaded.state.head.stage, &mut waiting);
        let watch_due = due_at(JobKind::Watch, loaded, &waiting, now);
        let mut planned = planned_jobs(loaded, summary, &waiting, now);
        let is_substituted = summary.has_act(|act| matches!(act, Act::Substituted { .. }));
        // A match that started at once has no card before its end, so a new player gets none either.
        if is_substituted && !summary.has_ended && !self.has_card(loaded.id, &waiting)? {
            planned.retain(|job| job.kind != CARD);
        }
        let is_seated = is_substituted || summary.has_act(|act| matches!(act, Act::Started { .. }));
        // The job comes before the next clock job, behind which it would wait in the same lane.
        if is_seated && self.has_absence_changes(loaded, now)? {
            planned.push(NewJob { kind: JobKind::TimeSettings, due: now });
        }
        let next = self.next_moment(loaded, now)?;
        planned.extend(Self::plan_clock_job(batch, &mut waiting, next));
        if summary.is_turn_over || summary.has_ended || summary.is_clock_changed {
            planned.extend(plan_watch_job(batch, loaded, watch_due));
        }
        let place = loaded.header.place;
        let taken = self.workers.are_free(place).then(|| (self.lease(now), place.host()));
        let revision = loaded.revision();
        let origin = Origin { target, found: &waiting, revision, now, taken };
        Ok(job_queue::write_jobs(batch, &origin, &planned))
    }

    /// Whether the card of a match is posted, or soon will be.
    fn has_card(&self, id: MatchId, waiting: &[StoredJob]) -> Result<bool, Refused> {
        let is_waiting = waiting.iter().any(|job| job.row.kind == CARD);
        Ok(is_waiting || self.posted_message(id, Post::Lobby)?.is_some())
    }

    /// Enqueues one job of a match, behind those that wait.
    pub(crate) fn enqueue(
        &self,
        batch: &mut Batch,
        loaded: &Loaded,
        job: NewJob,
        now: Timestamp,
    ) -> Result<Enqueued, Refused> {
        let target = Some(loaded.id);
        let waiting = job_queue::of_target(self.store.as_ref(), target)?;
        let revision = loaded.revision();
        let origin = Origin { target, found: &waiting, revision, now, taken: None };
        Ok(job_queue::write_jobs(batch, &origin, &[job]))
    }

    /// Enqueues a recurring job, which belongs to no match, behind those that wait in its line.
    pub(crate) fn enqueue_recurring(
        &self,
        batch: &mut Batch,
        line: Line,
        kind: JobKind,
        now: Timestamp,
    ) -> Result<Enqueued, Refused> {
        let waiting = job_queue::in_line(self.store.as_ref(), line)?;
        let (target, revision) = (line.target, Revision::default());
        let origin = Origin { target, found: &waiting, revision, now, taken: None };
        Ok(job_queue::write_jobs(batch, &origin, &[NewJob { kind, due: now }]))
    }
}

/// Drops jobs that make no sense in this stage.
fn drop_needless(batch: &mut Batch, stage: &Stage, waiting: &mut Vec<StoredJob>) {
    let is_needless = |kind| match kind {
        JobKind::Expire => *stage != Stage::Lobby,
        JobKind::Post(post) => post == Post::Lonely && *stage != Stage::Lobby,
        JobKind::Think => stage.is_over(),
        JobKind::Sweep | JobKind::Time | JobKind::TimeSettings | JobKind::Analyze => false,
        JobKind::Watch | JobKind::Dashboard | JobKind::Direct(_) | JobKind::NameThread => false,
        JobKind::Event | JobKind::EventCard | JobKind::EventPost | JobKind::Daily => false,
        JobKind::EventDirect(_) | JobKind::EventCalendar => false,
    };
    let needless: Vec<_> = waiting.extract_if(.., |job| is_needless(job.row.kind)).collect();
    job_queue::drop_rows(batch, &needless);
}

fn planned_jobs(
    loaded: &Loaded,
    summary: &CommitSummary<'_>,
    waiting: &[StoredJob],
    now: Timestamp,
) -> Vec<NewJob> {
    let due = |kind| due_at(kind, loaded, waiting, now);
    let stage = &loaded.state.head.stage;
    let is_started = summary.has_act(|act| matches!(act, Act::Started { .. }));
    let is_challenged = summary.acts.contains(&Act::Challenged);
    let is_open = is_challenged && *stage == Stage::Lobby;
    // A match that starts at once has no card, since nobody could join. The second match of a pair has a card next to
    // the first one's.
    let has_lobby = !(is_started && is_challenged) || loaded.people.twin != PairState::None;
    let shows_lobby = has_lobby && summary.has_act(Act::shows_in_lobby);
    let in_thread = summary.is_proposed_in_thread;
    // A rematch that was proposed in a thread gets a card in the channel once it has begun.
    let shows_card = shows_lobby && (!in_thread || *stage == Stage::Running);
    let (board, ring) = (JobKind::Post(Post::Board), JobKind::Post(Post::Ring));
    let has_one_board = loaded.header.posts == PostMode::OneBoard;
    let is_notified = *stage != Stage::Running
        && summary.has_act(Act::concerns_challenger)
        && !summary.is_by_challenger;
    // The start makes the note about joined players outdated. A job may just be posting it.
    let notice = JobKind::Post(Post::Notice);
    let is_notice_outdated =
        summary.outdated.notice || is_started && waiting.iter().any(|job| job.row.kind == notice);
    let has_computers = !loaded.game.levels().is_empty();
    let may_be_offered_computer = is_open && loaded.people.open && has_computers;
    // The thread may just be opening with the previous names.
    let is_renamed = summary.has_act(|act| matches!(act, Act::Substituted { .. }))
        && loaded.header.place.server.is_some();
    // The board then names an old deadline, even without an offer: nobody was asked for the pause or the vacation.
    let to_move = loaded.state.head.to_move;
    let is_board_outdated = summary
        .has_act(|act| matches!(act, Act::Time(act) if act.changes_deadline_silently(to_move)));
    let wanted = [
        (CARD, now, shows_card),
        (JobKind::Post(Post::Thread), now, is_started),
        (board, due(board), summary.is_turn_over || summary.is_part_over),
        (ring, due(ring), summary.is_turn_over && has_one_board),
        (JobKind::Post(Post::Rematch), now, shows_lobby && in_thread),
        (JobKind::Post(Post::Offer), now, summary.are_offers_changed || is_board_outdated),
        // The second post of the card comes after the last board, since the card shows the end.
        (CARD, now, summary.has_ended),
        (notice, now, is_notified || is_notice_outdated),
        (JobKind::Post(Post::Lonely), now.plus(OFFER_AFTER_MS), may_be_offered_computer),
        (JobKind::Post(Post::Lonely), now, summary.outdated.computer_offer),
        (JobKind::Think, now, computer_turn::is_to_move(loaded)),
        (JobKind::NameThread, now, is_renamed),
        (JobKind::Expire, loaded.header.deadline, is_open),
    ];
    let wanted = wanted.into_iter().filter(|(_, _, is_wanted)| *is_wanted);
    let wanted = wanted.map(|(kind, due, _)| NewJob { kind, due });
    let clock_posts = summary.clock_posts.iter();
    wanted.chain(clock_posts.map(|&post| NewJob { kind: JobKind::Post(post), due: now })).collect()
}

/// The time when a turn's board is due. It is delayed while only computers are to move, but not beyond the time of a
/// board that waits already.
fn due_at(kind: JobKind, loaded: &Loaded, waiting: &[StoredJob], now: Timestamp) -> Timestamp {
    let to_move = loaded.state.head.to_move;
    let is_persons = loaded.people_at_table().any(|seat| to_move.contains(seat));
    if is_persons || !computer_turn::is_to_move(loaded) {
        return now;
    }
    let is_waiting = |job: &&StoredJob| {
        job.row.kind == kind && job.row.given_up.is_none() && job.row.lease_at(now).is_none()
    };
    let first = waiting.iter().filter(is_waiting).map(|job| job.row.due).min();
    let latest = now.plus(ANSWER_MS);
    first.map_or(latest, |first| first.clamp(now, latest))
}
