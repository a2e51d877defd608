//! Prepares a commit: applies acts to a match, and writes all rows that follow into one batch.

use std::collections::BTreeSet;

use rules::{Seat, Seats};

use crate::codec::seal;
use crate::error::Refused;
use crate::ids::{PlayerId, Revision, Timestamp};
use crate::journal::head::Stage;
use crate::journal::index;
use crate::journal::records::{Act, Entry, TextRow};
use crate::journal::result_row;
use crate::journal::snapshot::{Change, Loaded};
use crate::journal::state::MatchState;
use crate::journal::state::apply::{Effects, MatchRules};
use crate::journal::visible_clock::VisibleClock;
use crate::keys;
use crate::model::agreements::offer::OfferAct;
use crate::model::clock::state::ClockState;
use crate::service::commit::receipts::write_receipt;
use crate::service::commit::{Actor, PreparedCommit, notes_for, refusal};
use crate::service::events::EventReport;
use crate::service::jobs::clock_posts::{ClockQuestion, clock_posts};
use crate::service::jobs::offer_posts::{OfferSnapshot, forget_former_posts};
use crate::service::jobs::plan::CommitSummary;
use crate::service::names::{PlayerName, note_names};
use crate::service::{Committed, Matches};
use store::Batch;

/// Facts about the match before the change, for the commit.
struct BeforeChange {
    raw_head: Option<Vec<u8>>,
    raw_people: Option<Vec<u8>>,
    /// The keys of the list rows. Empty for a new match.
    listed: BTreeSet<Vec<u8>>,
    stage: Stage,
    joined: Vec<PlayerId>,
    offers: OfferSnapshot,
    clock: Option<ClockState>,
    visible_clock: VisibleClock,
    to_move: Seats,
}

/// The entries of a change, and their combined effects.
#[derive(Default)]
struct PlayedActs {
    entries: Vec<Entry>,
    effects: Effects,
}

impl Matches {
    /// Applies a change, and writes all rows that follow from it into a batch.
    pub(crate) fn prepare(
        &self,
        mut loaded: Loaded,
        change: Change,
        actor: Actor,
    ) -> Result<PreparedCommit, Refused> {
        let before = BeforeChange::of(&loaded);
        let Change { acts, people, seed, display_name } = change;
        if let Some(people) = people {
            loaded.people = people;
        }
        let mut batch = Batch::default();
        if let Some(seed) = seed {
            loaded.header.seed = seed;
            batch.put(keys::header(loaded.id), seal(&loaded.header));
        }
        let PlayedActs { mut entries, effects } = self.play_acts(&mut loaded, &acts, actor.now)?;
        let has_ended = before.stage == Stage::Running && loaded.state.head.stage.is_over();
        if has_ended {
            self.count(&mut batch, &mut loaded, entries.last_mut())?;
            let at = entries.last().map_or(actor.now, |entry| entry.at);
            result_row::write_result(&mut batch, &loaded, at);
        }
        for entry in &entries {
            batch.put(keys::entry(loaded.id, entry.revision), seal(entry));
        }
        write_match(&mut batch, &mut loaded, &before);
        if acts.iter().any(|act| matches!(act, Act::Agreement(OfferAct::Offered { .. }))) {
            forget_former_posts(&mut batch, loaded.id);
        }
        let clock_posts = clock_posts(&mut batch, &loaded, before.clock_question(), &acts);
        let summary = CommitSummary {
            acts: &acts,
            is_by_challenger: actor.player == loaded.people.challenger,
            is_turn_over: effects.passed,
            is_part_over: before.is_part_over(&loaded, &acts),
            has_ended,
            is_clock_changed: before.visible_clock != loaded.visible_clock(),
            are_offers_changed: before.offers.must_be_shown_anew(&loaded.state.head),
            clock_posts: &clock_posts,
            is_proposed_in_thread: acts.iter().any(Act::shows_in_lobby)
                && self.is_proposed_in_thread(&loaded)?,
            outdated: self.outdated_lobby_posts(loaded.id, &before.stage, &acts)?,
        };
        let mut enqueued = self.plan_jobs(&mut batch, &loaded, &summary, actor.now)?;
        if has_ended {
            self.announce_pair_result(&mut batch, &loaded, actor.now, &mut enqueued)?;
            if let Some(event) = loaded.header.event {
                enqueued
                    .merge(self.note_event_match_end(&mut batch, event.id, loaded.id, actor.now)?);
            }
        }
        write_receipt(&mut batch, &loaded, actor);
        let name = display_name.map(|name| PlayerName { player: actor.player, name });
        note_names(&mut batch, &loaded, &before.joined, name);
        drop_drafts(&mut batch, &loaded, &before.joined);
        keep_layout(&mut batch, &loaded, actor.player, effects.keepsake);
        if acts.iter().any(|act| matches!(act, Act::Moved { .. })) {
            batch.remove(keys::draft(actor.player, loaded.id));
        }
        let done = Committed {
            id: loaded.id,
            revision: loaded.revision(),
            repeated: false,
            mv: effects.mv,
            followed: acts.iter().filter_map(Act::as_move).skip(1).map(Into::into).collect(),
            notes: notes_for(actor.player, &effects.notes, &loaded),
        };
        let events = vec![EventReport::of(&before.stage, &loaded, &acts, actor.now)];
        Ok(PreparedCommit { batch, done, events, after: loaded, enqueued })
    }

    fn play_acts(
        &self,
        loaded: &mut Loaded,
        acts: &[Act],
        now: Timestamp,
    ) -> Result<PlayedActs, Refused> {
        let mut played = PlayedActs::default();
        for act in acts {
            let revision = match act {
                Act::Challenged => Revision(1),
                _ => loaded.revision().next(),
            };
            let mut entry = Entry { revision, at: now, act: act.clone() };
            let effects = self.apply(loaded, &entry, &played.entries)?;
            if let (Act::Moved { text, .. }, Some(mv)) = (&mut entry.act, &effects.mv) {
                text.clone_from(mv);
            }
            played.entries.push(entry);
            played.add(effects);
        }
        Ok(played)
    }

    /// Applies an entry. `earlier` are the new entries before it, which are not stored yet.
    fn apply(
        &self,
        loaded: &mut Loaded,
        entry: &Entry,
        earlier: &[Entry],
    ) -> Result<Effects, Refused> {
        let id = loaded.id;
        match &entry.act {
            Act::Challenged => Ok(Effects::default()),
            Act::TookBack { .. } | Act::WentBack { .. } => {
                let mut entries = self.entries(id)?;
                entries.extend(earlier.iter().chain([entry]).cloned());
                loaded.state = MatchState::folded(loaded.fixed(), &entries).map_err(refusal(id))?;
                let passed = matches!(entry.act, Act::WentBack { .. });
                Ok(Effects { passed, ..Effects::default() })
            }
            _ => {
                let rules = MatchRules { game: loaded.game, header: &loaded.header };
                loaded.state.apply(rules, entry).map_err(refusal(id))
            }
        }
    }
}

impl BeforeChange {
    fn of(loaded: &Loaded) -> Self {
        let head = &loaded.state.head;
        let is_new = loaded.raw_people.is_none();
        Self {
            raw_head: loaded.raw_head.clone(),
            raw_people: loaded.raw_people.clone(),
            listed: if is_new { BTreeSet::new() } else { list_rows(loaded) },
            stage: head.stage.clone(),
            joined: loaded.people.joined.clone(),
            offers: OfferSnapshot::of(head),
            clock: loaded.time().cloned(),
            visible_clock: loaded.visible_clock(),
            to_move: head.to_move,
        }
    }

    /// Whether a person has finished their part of a turn with several movers, and another person has not.
    fn is_part_over(&self, loaded: &Loaded, acts: &[Act]) -> bool {
        let Some(Act::Moved { seat, .. }) = acts.first() else { return false };
        let (seat, left) = (*seat, loaded.state.head.to_move);
        let has_left = |seat: Seat| left.contains(seat);
        self.to_move.len() > 1
            && !has_left(seat)
            && left.iter().all(|seat| self.to_move.contains(seat))
            && loaded.people_at_table().any(|person| person == seat)
            && loaded.people_at_table().any(has_left)
    }

    fn clock_question(&self) -> Option<ClockQuestion<'_>> {
        ClockQuestion::of(self.clock.as_ref(), self.to_move)
    }
}

impl PlayedActs {
    fn add(&mut self, effects: Effects) {
        let all = &mut self.effects;
        all.passed |= effects.passed;
        all.notes.extend(effects.notes);
        all.mv = all.mv.take().or(effects.mv);
        all.keepsake = effects.keepsake.or(all.keepsake.take());
    }
}

/// Writes the head, the players and the list rows. The batch expects the old players too, since an erasure may change
/// only those.
fn write_match(batch: &mut Batch, loaded: &mut Loaded, before: &BeforeChange) {
    let (head, people) = (seal(&loaded.state.stored()), seal(&loaded.people));
    if before.raw_people.as_ref() != Some(&people) {
        batch.put(keys::people(loaded.id), people.clone());
    }
    batch.expect(keys::head(loaded.id), before.raw_head.clone());
    batch.expect(keys::people(loaded.id), before.raw_people.clone());
    batch.put(keys::head(loaded.id), head.clone());
    (loaded.raw_head, loaded.raw_people) = (Some(head), Some(people));
    let listed = list_rows(loaded);
    for gone in before.listed.difference(&listed) {
        batch.remove(gone.clone());
    }
    for new in listed.difference(&before.listed) {
        batch.put(new.clone(), Vec::new());
    }
}

fn list_rows(loaded: &Loaded) -> BTreeSet<Vec<u8>> {
    index::rows(loaded.id, &loaded.header, &loaded.people, &loaded.state.head)
}

/// Drops the drafts of players who no longer take part.
fn drop_drafts(batch: &mut Batch, loaded: &Loaded, joined_before: &[PlayerId]) {
    let left = joined_before.iter().filter(|player| !loaded.people.joined.contains(player));
    left.for_each(|&player| batch.remove(keys::draft(player, loaded.id)));
}

/// Stores the layout that a person has played, for their next match of the game.
fn keep_layout(batch: &mut Batch, loaded: &Loaded, player: PlayerId, layout: Option<String>) {
    if let Some(text) = layout.filter(|_| player.level().is_none()) {
        batch.put(keys::layout(player, &loaded.header.game), seal(&TextRow(text)));
    }
}
