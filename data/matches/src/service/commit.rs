//! The one door through which a match changes: read, decide, commit if nothing has changed meanwhile, or begin again.

use std::collections::BTreeSet;

use rules::{Message, Note, Viewer};

use crate::codec::seal;
use crate::error::Refused;
use crate::ids::{Key, MatchId, PlayerId, Revision, Timestamp};
use crate::jobs::{Enqueued, JobKind, NewJob, Origin, Post};
use crate::journal::challenge::PostMode;
use crate::journal::effects::{ApplyError, Effects, MatchRules};
use crate::journal::head::Stage;
use crate::journal::records::{Act, Entry, Receipt, TextRow};
use crate::journal::seats::PairState;
use crate::journal::snapshot::{Change, Loaded};
use crate::journal::state::MatchState;
use crate::journal::{index, results};
use crate::model::agreements::offer::OfferAct;
use crate::service::agreements::shown;
use crate::service::challenge::lobby::{concerns_challenger, shows_in_lobby};
use crate::service::challenge::lonely::LONELY;
use crate::service::clock::timers;
use crate::service::computers::wait;
use crate::service::events::Told;
use crate::service::{By, Done, Matches, computers, names};
use crate::{jobs, keys};
use store::{Batch, Commit};

/// How often an act is decided anew because something else came first. Each round somebody gets through.
const TRIES: usize = 200;

/// Who asks. The program itself has no request that could be repeated.
#[derive(Clone, Copy)]
pub(super) struct Asker {
    pub(super) player: PlayerId,
    pub(super) key: Option<Key>,
    pub(super) now: Timestamp,
}

impl From<By> for Asker {
    fn from(by: By) -> Self {
        Self { player: by.player, key: Some(by.key), now: by.now }
    }
}

/// A change on its way into the store.
pub(crate) struct PreparedCommit {
    pub(super) batch: Batch,
    pub(super) done: Done,
    pub(super) told: Vec<Told>,
    /// The match as it stands after it.
    pub(super) after: Loaded,
    /// What it calls for.
    pub(super) called: Enqueued,
}

/// What a match was before a change, as far as the change must know; nothing of one that is new.
#[derive(Default)]
pub(super) struct Before {
    raw_head: Option<Vec<u8>>,
    raw_people: Option<Vec<u8>>,
    rows: BTreeSet<Vec<u8>>,
}

impl Before {
    pub(super) fn of(loaded: &Loaded) -> Self {
        let (raw_head, raw_people) = (loaded.raw_head.clone(), loaded.raw_people.clone());
        Self { raw_head, raw_people, rows: rows(loaded) }
    }
}

/// What a change brings that others have to be told of.
#[derive(Clone, Copy)]
struct News<'a> {
    acts: &'a [Act],
    /// Whether it was the challenger's own doing.
    own: bool,
    /// Whether a turn is over.
    passed: bool,
    /// Whether what players offer each other must be shown anew.
    is_offered: bool,
    /// Whether a match that was played is over.
    ended: bool,
    /// What must be shown or told of time.
    of_time: &'a [Post],
    /// Whether it is a rematch that was proposed where the match before was played.
    is_there: bool,
    /// Whether its challenger was offered a computer, and sees what became of that.
    is_company: bool,
}

impl Matches {
    /// Changes a match as `decide` says.
    pub(super) fn change(
        &self,
        id: MatchId,
        asker: impl Into<Asker>,
        decide: impl Fn(&Loaded) -> Result<Change, Refused>,
    ) -> Result<Done, Refused> {
        Ok(self.change_seen(id, asker, decide)?.0)
    }

    /// The same, with the match as it stands after it; none where the request had been carried out before.
    pub(super) fn change_seen(
        &self,
        id: MatchId,
        asker: impl Into<Asker>,
        decide: impl Fn(&Loaded) -> Result<Change, Refused>,
    ) -> Result<(Done, Option<Loaded>), Refused> {
        let asker = asker.into();
        self.attempt(asker, || {
            let loaded = self.load(id)?;
            let mut change = decide(&loaded)?;
            let twin = self.paired(&loaded, &mut change)?;
            let called = change.called.clone().map(|name| (asker.player, name));
            let before = Before::of(&loaded);
            let change = self.carry_out(loaded, change, before, asker)?;
            match twin {
                Some(id) => self.with_twin(change, (id, called), asker.now),
                None => Ok(change),
            }
        })
    }

    /// Commits what `prepare` makes, anew each time something else came first.
    pub(super) fn attempt(
        &self,
        asker: Asker,
        prepare: impl Fn() -> Result<PreparedCommit, Refused>,
    ) -> Result<(Done, Option<Loaded>), Refused> {
        for _ in 0..TRIES {
            if let Some(done) = self.repeated(asker)? {
                return Ok((done, None));
            }
            let PreparedCommit { batch, done, told, after, called } = match prepare() {
                Ok(change) => change,
                // The same request may have been carried out since it was looked for, and be the very reason.
                Err(refused) => return Ok((self.repeated(asker)?.ok_or(refused)?, None)),
            };
            if self.store.commit(batch)? == Commit::Applied {
                told.iter().for_each(|told| told.tell(self.witness.as_ref()));
                self.workers.call(called);
                return Ok((done, Some(after)));
            }
        }
        Err(Refused::Busy)
    }

    /// Plays a deed and writes down what it changes.
    pub(super) fn carry_out(
        &self,
        mut loaded: Loaded,
        change: Change,
        before: Before,
        asker: Asker,
    ) -> Result<PreparedCommit, Refused> {
        let joined = loaded.people.joined.clone();
        if let Some(people) = change.people {
            loaded.people = people;
        }
        let mut batch = Batch::default();
        let mut brought = Effects::default();
        let stage = loaded.state.head.stage.clone();
        let before_offers = shown::shown(&loaded.state.head);
        let time = (loaded.state.head.time.clone(), loaded.state.head.to_move);
        let mut entries = Vec::new();
        for act in &change.acts {
            let (entry, effects) =
                self.carry_out_act(&mut loaded, (act.clone(), &entries), asker.now)?;
            entries.push(entry);
            brought.passed |= effects.passed;
            brought.notes.extend(effects.notes);
            brought.mv = effects.mv.or(brought.mv);
            brought.keepsake = effects.keepsake.or(brought.keepsake);
        }
        let ended = stage == Stage::Running && matches!(loaded.state.head.stage, Stage::Over(_));
        if ended {
            self.count(&mut batch, &mut loaded, entries.last_mut())?;
        }
        for entry in &entries {
            batch.put(keys::entry(loaded.id, entry.revision), seal(entry));
        }
        write_match(&mut batch, &mut loaded, before);
        let is_offered = shown::is_shown_anew(&before_offers, &loaded.state.head);
        if change.acts.iter().any(|act| matches!(act, Act::Agreement(OfferAct::Offered { .. }))) {
            shown::forget_former(&mut batch, loaded.id);
        }
        let of_time = timers::posts(&mut batch, &loaded, ((time.0.as_ref(), time.1), &change.acts));
        let (acts, passed) = (&change.acts, brought.passed);
        let own = asker.player == loaded.people.challenger;
        let is_there = acts.iter().any(shows_in_lobby) && self.is_proposed_there(&loaded)?;
        let is_company = self.is_company_news((loaded.id, &stage), acts)?;
        let of_time = &of_time;
        let news = News { acts, own, passed, is_offered, ended, of_time, is_there, is_company };
        if ended {
            let at = entries.last().map_or(asker.now, |entry| entry.at);
            results::write_result(&mut batch, &loaded, at);
        }
        let mut called = self.write_jobs(&mut batch, &loaded, news, asker.now)?;
        if ended {
            self.tell_twin(&mut batch, (&loaded, asker.now), &mut called)?;
        }
        write_receipt(&mut batch, &loaded, asker);
        let name = change.called.map(|name| (asker.player, name));
        names::note(&mut batch, &loaded, &joined, name);
        // What whoever has left was about to play is nobody's any more.
        let left = joined.iter().filter(|player| !loaded.people.joined.contains(player));
        left.for_each(|&player| batch.remove(keys::draft(player, loaded.id)));
        if let Some(text) = brought.keepsake.filter(|_| asker.player.level().is_none()) {
            let key = keys::layout(asker.player, &loaded.header.game);
            batch.put(key, seal(&TextRow(text)));
        }
        if change.acts.iter().any(|act| matches!(act, Act::Moved { .. })) {
            batch.remove(keys::draft(asker.player, loaded.id));
        }
        let done = Done {
            id: loaded.id,
            revision: loaded.revision(),
            repeated: false,
            mv: brought.mv,
            notes: admitted(&brought.notes, &loaded, asker.player),
        };
        let told = vec![Told::of(&stage, (&loaded, &change.acts), asker.now)];
        Ok(PreparedCommit { batch, done, told, after: loaded, called })
    }

    /// Writes what is to be done next, and drops what is to be done no more. What somebody can begin with at once is
    /// theirs.
    fn write_jobs(
        &self,
        batch: &mut Batch,
        loaded: &Loaded,
        news: News<'_>,
        now: Timestamp,
    ) -> Result<Enqueued, Refused> {
        let (target, stage) = (Some(loaded.id), &loaded.state.head.stage);
        let mut found = jobs::of_target(self.store.as_ref(), target)?;
        if *stage != Stage::Lobby {
            let is_needless = |kind| matches!(kind, JobKind::Expire | JobKind::Post(Post::Lonely));
            let expiries = found.extract_if(.., |found| is_needless(found.row.kind));
            jobs::drop_rows(batch, &expiries.collect::<Vec<_>>());
        }
        if matches!(stage, Stage::Over(_)) {
            let thoughts = found.extract_if(.., |found| found.row.kind == JobKind::Think);
            jobs::drop_rows(batch, &thoughts.collect::<Vec<_>>());
        }
        let due = |kind| wait::due(kind, (loaded, &found), now);
        let watch = due(JobKind::Watch);
        let mut calls = calls(loaded, news, (now, due));
        let sits = |act: &Act| matches!(act, Act::Started { .. } | Act::Substituted { .. });
        let is_started = news.acts.iter().any(sits);
        // It stands before what comes later in its line, which it would have to wait for.
        if is_started && self.has_news_of_absence(loaded, now)? {
            calls.push(NewJob { kind: JobKind::TimeSettings, due: now });
        }
        calls.extend(self.time_call(batch, (loaded, &mut found))?);
        if news.passed || news.ended {
            calls.extend(self.watch_call(batch, loaded.id, watch)?);
        }
        let place = loaded.header.place;
        let taken = self.workers.are_free(place).then(|| (self.lease(now), place.host()));
        let origin = Origin { target, found: &found, revision: loaded.revision(), now, taken };
        Ok(jobs::write_jobs(batch, &origin, &calls))
    }

    fn carry_out_act(
        &self,
        loaded: &mut Loaded,
        (act, before): (Act, &[Entry]),
        now: Timestamp,
    ) -> Result<(Entry, Effects), Refused> {
        let revision = match act {
            Act::Challenged => Revision(1),
            _ => loaded.revision().next(),
        };
        let mut entry = Entry { revision, at: now, act };
        let id = loaded.id;
        let effects = match &entry.act {
            Act::Challenged => Effects::default(),
            Act::TookBack { .. } | Act::WentBack { .. } => {
                let mut entries = self.entries(id)?;
                entries.extend(before.iter().chain([&entry]).cloned());
                loaded.state = MatchState::folded(loaded.fixed(), &entries).map_err(refuse(id))?;
                let passed = matches!(entry.act, Act::WentBack { .. });
                Effects { passed, ..Effects::default() }
            }
            _ => {
                let fixed = MatchRules { game: loaded.game, header: &loaded.header };
                loaded.state.apply(fixed, &entry).map_err(refuse(id))?
            }
        };
        if let (Act::Moved { text, .. }, Some(mv)) = (&mut entry.act, &effects.mv) {
            text.clone_from(mv);
        }
        Ok((entry, effects))
    }
}

pub(super) fn refuse(id: MatchId) -> impl Fn(ApplyError) -> Refused {
    move |fault| match fault {
        ApplyError::Move(error) => Refused::Move(error),
        ApplyError::SetUp(refusal) => Refused::Options(refusal),
        ApplyError::Inconsistent => Refused::Damaged(id),
    }
}

pub(super) fn admitted(notes: &[Note], loaded: &Loaded, player: PlayerId) -> Vec<Message> {
    let viewer = loaded.seat_of(player).map_or(Viewer::Spectator, Viewer::Seat);
    let notes = notes.iter().filter(|note| note.audience.admits(viewer));
    notes.map(|note| note.message.clone()).collect()
}

fn rows(loaded: &Loaded) -> BTreeSet<Vec<u8>> {
    index::rows(loaded.id, &loaded.header, &loaded.people, &loaded.state.head)
}

/// Writes a match as it stands, and notes the bytes of it. Its people are expected too: they may be renamed alone.
fn write_match(batch: &mut Batch, loaded: &mut Loaded, before: Before) {
    let (head, people) = (seal(&loaded.state.stored()), seal(&loaded.people));
    if before.raw_people.as_ref() != Some(&people) {
        batch.put(keys::people(loaded.id), people.clone());
    }
    batch.expect(keys::head(loaded.id), before.raw_head);
    batch.expect(keys::people(loaded.id), before.raw_people);
    batch.put(keys::head(loaded.id), head.clone());
    (loaded.raw_head, loaded.raw_people) = (Some(head), Some(people));
    let after = rows(loaded);
    for gone in before.rows.difference(&after) {
        batch.remove(gone.clone());
    }
    for new in after.difference(&before.rows) {
        batch.put(new.clone(), Vec::new());
    }
}

/// What an act calls for, in the order in which it is to be done.
fn calls(
    loaded: &Loaded,
    news: News<'_>,
    (now, due): (Timestamp, impl Fn(JobKind) -> Timestamp),
) -> Vec<NewJob> {
    let News { acts, own, passed, is_offered, ended, of_time, is_there, is_company } = news;
    let stage = &loaded.state.head.stage;
    let started = acts.iter().any(|act| matches!(act, Act::Started { .. }));
    let challenged = acts.contains(&Act::Challenged);
    // A match that starts at once never had a lobby to show; the second of a pair has a card beside that of the first.
    let is_shown = !(started && challenged) || loaded.people.twin != PairState::None;
    let lobby = is_shown && acts.iter().any(shows_in_lobby);
    // What is proposed elsewhere has a card in the channel once it has begun.
    let card = lobby && (!is_there || *stage == Stage::Running);
    let is_open = challenged && *stage == Stage::Lobby;
    let computer = computers::is_to_move(loaded);
    let (board, ring) = (JobKind::Post(Post::Board), JobKind::Post(Post::Ring));
    let has_one_board = loaded.header.posts == PostMode::OneBoard;
    let notice = *stage != Stage::Running && acts.iter().any(concerns_challenger) && !own;
    let has_computers = !loaded.game.levels().is_empty();
    let took_over = acts.iter().any(|act| matches!(act, Act::Substituted { .. }));
    // It may be that its thread is just being opened, under the names of before.
    let is_named_anew = took_over && loaded.header.place.server.is_some();
    let may_be_lonely = is_open && loaded.people.open && has_computers;
    let wanted = [
        (JobKind::Post(Post::Lobby), now, card),
        (JobKind::Post(Post::Thread), now, started),
        (board, due(board), passed),
        (ring, due(ring), passed && has_one_board),
        (JobKind::Post(Post::Rematch), now, lobby && is_there),
        (JobKind::Post(Post::Offer), now, is_offered),
        // The challenge tells of the end too, after the board where the match was played.
        (JobKind::Post(Post::Lobby), now, ended),
        (JobKind::Post(Post::Notice), now, notice),
        (JobKind::Post(Post::Lonely), now.plus(LONELY), may_be_lonely),
        (JobKind::Post(Post::Lonely), now, is_company),
        (JobKind::Think, now, computer),
        (JobKind::NameThread, now, is_named_anew),
        (JobKind::Expire, loaded.header.deadline, is_open),
    ];
    let wanted = wanted.into_iter().filter(|(_, _, wanted)| *wanted);
    let wanted = wanted.map(|(kind, due, _)| NewJob { kind, due });
    let of_time = of_time.iter().map(|&post| NewJob { kind: JobKind::Post(post), due: now });
    wanted.chain(of_time).collect()
}

fn write_receipt(batch: &mut Batch, loaded: &Loaded, asker: Asker) {
    let Some(key) = asker.key else { return };
    let receipt = Receipt { id: loaded.id, revision: loaded.revision(), at: asker.now };
    batch.expect(keys::receipt(key), None);
    batch.put(keys::receipt(key), seal(&receipt));
    batch.put(keys::receipt_age(asker.now, key), Vec::new());
}
