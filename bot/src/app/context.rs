//! `App`: the matches, the pictures and the state that all handlers share. It runs blocking work off the async threads.

use std::sync::Arc;

use matches::{Matches, PlayerId, Request, Timestamp};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::app::answer::{Answer, Result};
use crate::app::pictures::Pictures;
use crate::app::state::activity_links::ActivityLinks;
use crate::app::state::admission::{Admission, Pass};
use crate::app::state::delayed_moves::DelayedMoves;
use crate::app::state::handoff::Handoff;
use crate::app::state::hint_cache::HintCache;
use crate::app::state::match_changes::MatchChanges;
use crate::app::state::seen_locales::SeenLocales;
use crate::app::state::thinking_slots::ThinkingSlots;
use crate::app::state::web_links::WebLinks;
use crate::app::view::board::BoardView;
use crate::app::view::languages;
use crate::app::view::refusal;
use crate::clock::Clock;
use crate::metrics::Metrics;
use crate::trace;
use crate::words::common::RefusalText;

/// The default number of concurrent searches.
const DEFAULT_THINKERS: usize = 2;

/// The default time in seconds for a move that may decide a match. The setting of the program is higher.
const DEFAULT_DECISIVE_SECONDS: u32 = 1;

/// The state that all handlers share. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct App(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    matches: Matches,
    clock: Clock,
    pictures: Pictures,
    handoff: Arc<Handoff>,
    thinking_slots: ThinkingSlots,
    decisive_seconds: u32,
    delayed_moves: DelayedMoves,
    hint_cache: HintCache,
    admission: Admission,
    handlers: TaskTracker,
    draining: CancellationToken,
    metrics: Metrics,
    changes: Arc<MatchChanges>,
    web_links: Option<WebLinks>,
    seen_locales: SeenLocales,
    activity: Option<ActivityLinks>,
}

impl App {
    pub(crate) fn new(matches: Matches, clock: Clock) -> Self {
        let handoff = Arc::new(Handoff::default());
        let changes = Arc::new(MatchChanges::default());
        let matches =
            matches.with_workers(Arc::clone(&handoff)).with_change_listener(Arc::clone(&changes));
        Self(Arc::new(Inner {
            matches,
            clock,
            pictures: Pictures::new(Metrics::new()),
            handoff,
            thinking_slots: ThinkingSlots::new(DEFAULT_THINKERS),
            decisive_seconds: DEFAULT_DECISIVE_SECONDS,
            delayed_moves: DelayedMoves::default(),
            hint_cache: HintCache::default(),
            admission: Admission::default(),
            handlers: TaskTracker::new(),
            draining: CancellationToken::new(),
            metrics: Metrics::new(),
            changes,
            web_links: None,
            seen_locales: SeenLocales::default(),
            activity: None,
        }))
    }

    /// Sets the number of concurrent searches, and the seconds for a move that may decide a match. No effect after the
    /// app was cloned.
    #[must_use]
    pub(crate) fn with_thinkers(mut self, thinkers: usize, decisive_seconds: u32) -> Self {
        if let Some(inner) = Arc::get_mut(&mut self.0) {
            inner.thinking_slots = ThinkingSlots::new(thinkers);
            inner.decisive_seconds = decisive_seconds;
        }
        self
    }

    /// No effect after the app was cloned.
    #[must_use]
    pub(crate) fn with_metrics(mut self, metrics: Metrics) -> Self {
        if let Some(inner) = Arc::get_mut(&mut self.0) {
            inner.pictures = Pictures::new(metrics.clone());
            inner.metrics = metrics;
        }
        self
    }

    /// No effect after the app was cloned.
    #[must_use]
    pub(crate) fn with_web_links(mut self, links: Option<WebLinks>) -> Self {
        if let Some(inner) = Arc::get_mut(&mut self.0) {
            inner.web_links = links;
        }
        self
    }

    /// No effect after the app was cloned.
    #[must_use]
    pub(crate) fn with_activity(mut self, links: Option<ActivityLinks>) -> Self {
        if let Some(inner) = Arc::get_mut(&mut self.0) {
            inner.activity = links;
        }
        self
    }

    /// The links that open matches inside Discord. `None` without the Activity.
    pub(crate) fn activity(&self) -> Option<&ActivityLinks> {
        self.0.activity.as_ref()
    }

    /// The links to the match page. `None` if this program serves no page.
    pub(crate) fn web_links(&self) -> Option<&WebLinks> {
        self.0.web_links.as_ref()
    }

    /// Recently stored languages of people and servers.
    pub(super) fn seen_locales(&self) -> &SeenLocales {
        &self.0.seen_locales
    }

    /// Announces changes of matches to the pages that show them.
    pub(crate) fn changes(&self) -> &MatchChanges {
        &self.0.changes
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// The matches. All their methods block, so call them within [`App::work`].
    pub(crate) fn matches(&self) -> &Matches {
        &self.0.matches
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.0.clock.now()
    }

    pub(crate) fn clock(&self) -> &Clock {
        &self.0.clock
    }

    /// The view that shows matches as answers.
    pub(crate) fn board_view(&self) -> BoardView<'_> {
        let has_page = self.0.web_links.is_some();
        BoardView { matches: &self.0.matches, pictures: &self.0.pictures, has_page }
    }

    pub(crate) fn pictures(&self) -> &Pictures {
        &self.0.pictures
    }

    /// Waits until a person's request may run. `None` if too many requests of this person or server wait already.
    pub(crate) async fn enter(&self, person: PlayerId, server: Option<u64>) -> Option<Pass> {
        let pass = self.0.admission.enter(person, server).await;
        if pass.is_none() {
            self.metrics().turned_away();
        }
        pass
    }

    /// Runs blocking work, such as storing and drawing, on a separate thread. `None` if it panics.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Self) -> T + Send + 'static,
    ) -> Option<T> {
        let app = self.clone();
        tokio::task::spawn_blocking(trace::carried(move || work(&app))).await.ok()
    }

    /// Runs blocking work that writes what an event of Discord changes. A failure is only logged, and then there is no result.
    pub(crate) async fn note<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Self) -> Result<T> + Send + 'static,
    ) -> Option<T> {
        let noted = self.work(work).await?.inspect_err(|refused| {
            tracing::error!(?refused, "what was heard of a server could not be noted");
        });
        noted.ok()
    }

    /// Runs blocking work for a player, and returns the answer for this channel. A refusal becomes an answer, too.
    pub(crate) async fn answer(
        &self,
        by: Request,
        channel: u64,
        work: impl FnOnce(&Self, Request) -> Result + Send + 'static,
    ) -> Answer {
        let done = self.work(move |app| app.finish_answer(by, channel, work(app, by)));
        done.await.unwrap_or_else(|| Answer::say(RefusalText::InternalError))
    }

    /// Turns a result into the answer for a player in this channel, with all pictures drawn. Blocks.
    pub(super) fn finish_answer(&self, by: Request, channel: u64, result: Result) -> Answer {
        let answer = result.unwrap_or_else(|refused| {
            self.metrics().refused();
            refusal::refusal(self.board_view(), by, &refused)
        });
        let language = match answer.language {
            None => languages::of_person(self.matches(), by.player),
            known => Ok(known),
        };
        // An answer without a language is shown in the language of the reader's Discord.
        let answer = match language {
            Ok(Some(language)) => answer.or_in_language(language),
            Ok(None) | Err(_) => answer,
        };
        self.for_channel(answer, channel).draw_pictures()
    }

    /// The answer for a reader in this channel. If the match's thread can't be used, the link leads to its channel.
    pub(crate) fn for_channel(&self, answer: Answer, channel: u64) -> Answer {
        let elsewhere = answer.link.filter(|place| place.post_channel() != channel);
        let usable = elsewhere.and_then(|place| self.matches().usable_place(place).ok());
        Answer { link: usable.or(answer.link), ..answer }.for_channel(channel)
    }

    /// Jobs on their way from commits to the workers.
    pub(crate) fn handoff(&self) -> &Handoff {
        &self.0.handoff
    }

    pub(crate) fn thinking_slots(&self) -> &ThinkingSlots {
        &self.0.thinking_slots
    }

    /// The seconds that the strongest computer player may think about a move that may decide a match.
    pub(crate) fn decisive_seconds(&self) -> u32 {
        self.0.decisive_seconds
    }

    /// Decisions of computer players that wait for their reveal time.
    pub(crate) fn delayed_moves(&self) -> &DelayedMoves {
        &self.0.delayed_moves
    }

    pub(super) fn hint_cache(&self) -> &HintCache {
        &self.0.hint_cache
    }

    /// The running handlers, for which a graceful shutdown waits.
    pub(crate) fn handlers(&self) -> &TaskTracker {
        &self.0.handlers
    }

    /// Begins a graceful shutdown. New requests are refused.
    pub(crate) fn drain(&self) {
        self.0.draining.cancel();
        self.0.handlers.close();
        self.0.handoff.stop();
    }

    /// Whether a graceful shutdown has begun.
    pub(crate) fn is_draining(&self) -> bool {
        self.0.draining.is_cancelled()
    }

    /// Waits for a graceful shutdown to begin.
    pub(crate) async fn drained(&self) {
        self.0.draining.cancelled().await;
    }
}
