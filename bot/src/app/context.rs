//! What every handler has at hand: the matches, the pictures, and the way off the async threads.

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

/// How many computers think at once, unless somebody has settled it.
const THINKERS: usize = 2;

/// What every handler has at hand.
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
    /// A desk for these matches, by this clock.
    pub(crate) fn new(matches: Matches, clock: Clock) -> Self {
        let handoff = Arc::new(Handoff::default());
        let matches = matches.with_workers(Arc::clone(&handoff));
        Self(Arc::new(Inner {
            matches,
            clock,
            pictures: Pictures::new(Metrics::new()),
            handoff,
            thinking_slots: ThinkingSlots::new(THINKERS),
            delayed_moves: DelayedMoves::default(),
            hint_cache: HintCache::default(),
            admission: Admission::default(),
            handlers: TaskTracker::new(),
            draining: CancellationToken::new(),
            metrics: Metrics::new(),
        }))
    }

    /// The same, where so many computers think at once. Nobody has it at hand yet.
    #[must_use]
    pub(crate) fn with_thinkers(mut self, most: usize) -> Self {
        if let Some(inner) = Arc::get_mut(&mut self.0) {
            inner.thinking_slots = ThinkingSlots::new(most);
        }
        self
    }

    /// The same, counting in these what happens. Nobody has it at hand yet.
    #[must_use]
    pub(crate) fn with_metrics(mut self, metrics: Metrics) -> Self {
        if let Some(inner) = Arc::get_mut(&mut self.0) {
            inner.pictures = Pictures::new(metrics.clone());
            inner.metrics = metrics;
        }
        self
    }

    /// What is counted.
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

    /// The matches as messages.
    pub(crate) fn board_view(&self) -> BoardView<'_> {
        BoardView { matches: &self.0.matches, pictures: &self.0.pictures }
    }

    /// The pictures.
    pub(crate) fn pictures(&self) -> &Pictures {
        &self.0.pictures
    }

    /// Lets somebody in who wants something done, once it is their turn; `None` where too much of theirs waits already.
    pub(crate) async fn enter(&self, person: PlayerId, server: Option<u64>) -> Option<Pass> {
        let pass = self.0.admission.enter(person, server).await;
        if pass.is_none() {
            self.metrics().turned_away();
        }
        pass
    }

    /// Does work that blocks, on a thread that may: the store and the drawing.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Self) -> T + Send + 'static,
    ) -> Option<T> {
        let app = self.clone();
        tokio::task::spawn_blocking(move || work(&app)).await.ok()
    }

    /// Does work for somebody who asks in this channel or thread, and says what came of it; a refusal is an answer too.
    pub(crate) async fn answer(
        &self,
        (by, channel): (By, u64),
        work: impl FnOnce(&Self, By) -> Result<Answer, Refused> + Send + 'static,
    ) -> Answer {
        let done = self.work(move |app| app.said((by, channel), work(app, by)));
        done.await.unwrap_or_else(refusal::internal_error)
    }

    /// What came of something, for somebody who asks in this channel or thread. It blocks.
    pub(super) fn said(&self, (by, channel): (By, u64), came: Result<Answer, Refused>) -> Answer {
        let answer = came.unwrap_or_else(|refused| {
            self.metrics().refused();
            refusal::refusal(self.board_view(), by, &refused)
        });
        answer.read_in(channel).drawn()
    }

    /// What commits call for.
    pub(crate) fn handoff(&self) -> &Handoff {
        &self.0.handoff
    }

    /// Computers that think.
    pub(crate) fn thinking_slots(&self) -> &ThinkingSlots {
        &self.0.thinking_slots
    }

    /// What computers have decided and have not done yet.
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

    /// From now on newcomers are told to come back in a moment.
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
