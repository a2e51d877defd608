//! `App`: the matches, the pictures and the state that all handlers share, and the way off the async threads.

use std::sync::Arc;

use matches::{By, Matches, PlayerId, Refused, Timestamp};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::app::answer::Answer;
use crate::app::pictures::Pictures;
use crate::app::state::admission::{Admission, Pass};
use crate::app::state::delayed_moves::DelayedMoves;
use crate::app::state::handoff::Handoff;
use crate::app::state::hint_cache::HintCache;
use crate::app::state::thinking_slots::ThinkingSlots;
use crate::app::view::board::BoardView;
use crate::app::view::refusal;
use crate::clock::Clock;
use crate::metrics::Metrics;

/// How many searches run at once by default.
const DEFAULT_THINKERS: usize = 2;

/// What all handlers share. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct App(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    matches: Matches,
    clock: Clock,
    pictures: Pictures,
    handoff: Arc<Handoff>,
    thinking_slots: ThinkingSlots,
    delayed_moves: DelayedMoves,
    hint_cache: HintCache,
    admission: Admission,
    handlers: TaskTracker,
    draining: CancellationToken,
    metrics: Metrics,
}

impl App {
    /// An app for these matches, by this clock.
    pub(crate) fn new(matches: Matches, clock: Clock) -> Self {
        let handoff = Arc::new(Handoff::default());
        let matches = matches.with_workers(Arc::clone(&handoff));
        Self(Arc::new(Inner {
            matches,
            clock,
            pictures: Pictures::new(Metrics::new()),
            handoff,
            thinking_slots: ThinkingSlots::new(DEFAULT_THINKERS),
            delayed_moves: DelayedMoves::default(),
            hint_cache: HintCache::default(),
            admission: Admission::default(),
            handlers: TaskTracker::new(),
            draining: CancellationToken::new(),
            metrics: Metrics::new(),
        }))
    }

    /// Sets how many searches run at once. Only before the app is shared.
    #[must_use]
    pub(crate) fn with_thinkers(mut self, thinkers: usize) -> Self {
        if let Some(inner) = Arc::get_mut(&mut self.0) {
            inner.thinking_slots = ThinkingSlots::new(thinkers);
        }
        self
    }

    /// Sets the metrics to count in. Only before the app is shared.
    #[must_use]
    pub(crate) fn with_metrics(mut self, metrics: Metrics) -> Self {
        if let Some(inner) = Arc::get_mut(&mut self.0) {
            inner.pictures = Pictures::new(metrics.clone());
            inner.metrics = metrics;
        }
        self
    }

    /// The metrics.
    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// The matches. Everything they do blocks: use [`App::work`].
    pub(crate) fn matches(&self) -> &Matches {
        &self.0.matches
    }

    /// What time it is.
    pub(crate) fn now(&self) -> Timestamp {
        self.0.clock.now()
    }

    /// The clock.
    pub(crate) fn clock(&self) -> &Clock {
        &self.0.clock
    }

    /// The view that shows matches as answers.
    pub(crate) fn board_view(&self) -> BoardView<'_> {
        BoardView { matches: &self.0.matches, pictures: &self.0.pictures }
    }

    /// The pictures.
    pub(crate) fn pictures(&self) -> &Pictures {
        &self.0.pictures
    }

    /// Waits for the turn of a person's request; `None` where too many of theirs wait already.
    pub(crate) async fn enter(&self, person: PlayerId, server: Option<u64>) -> Option<Pass> {
        let pass = self.0.admission.enter(person, server).await;
        if pass.is_none() {
            self.metrics().turned_away();
        }
        pass
    }

    /// Runs blocking work, like the store and drawing, on a thread of its own.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Self) -> T + Send + 'static,
    ) -> Option<T> {
        let app = self.clone();
        tokio::task::spawn_blocking(move || work(&app)).await.ok()
    }

    /// Runs blocking work for a player and returns its answer, as it is read in this channel; a refusal is an answer too.
    pub(crate) async fn answer(
        &self,
        by: By,
        channel: u64,
        work: impl FnOnce(&Self, By) -> Result<Answer, Refused> + Send + 'static,
    ) -> Answer {
        let done = self.work(move |app| app.finish_answer(by, channel, work(app, by)));
        done.await.unwrap_or_else(refusal::internal_error)
    }

    /// The answer of some work, as the player reads it in this channel, with all pictures drawn. It blocks.
    pub(super) fn finish_answer(
        &self,
        by: By,
        channel: u64,
        result: Result<Answer, Refused>,
    ) -> Answer {
        let answer = result.unwrap_or_else(|refused| {
            self.metrics().refused();
            refusal::refusal(self.board_view(), by, &refused)
        });
        answer.for_channel(channel).draw_pictures()
    }

    /// Jobs on their way from commits to the workers.
    pub(crate) fn handoff(&self) -> &Handoff {
        &self.0.handoff
    }

    /// The slots for thinking.
    pub(crate) fn thinking_slots(&self) -> &ThinkingSlots {
        &self.0.thinking_slots
    }

    /// Decisions of computers that wait for their time.
    pub(crate) fn delayed_moves(&self) -> &DelayedMoves {
        &self.0.delayed_moves
    }

    /// The last hints.
    pub(super) fn hint_cache(&self) -> &HintCache {
        &self.0.hint_cache
    }

    /// Counts a handler, so that an orderly stop waits for it.
    pub(crate) fn handlers(&self) -> &TaskTracker {
        &self.0.handlers
    }

    /// Begins an orderly stop: new requests are refused.
    pub(crate) fn drain(&self) {
        self.0.draining.cancel();
        self.0.handlers.close();
        self.0.handoff.stop();
    }

    /// Whether the program is about to stop.
    pub(crate) fn is_draining(&self) -> bool {
        self.0.draining.is_cancelled()
    }

    /// Waits until the program is about to stop.
    pub(crate) async fn drained(&self) {
        self.0.draining.cancelled().await;
    }
}
