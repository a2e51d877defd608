//! Matches and their durable state.
//!
//! [`Matches`] is the service: every act goes through it, and is durable when it returns. Below it is a
//! [`store::Store`], an ordered map from bytes to bytes that knows nothing of matches.
//!
//! A match has a header that never changes, a record of its players, a journal of entries (one per act, naming seats
//! and never people) and a head derived from them. Every act is one commit: entry, head, lists, jobs, and a receipt
//! that makes a repeated request harmless. A commit expects the head that the act was decided on. If another act came
//! first, the act is decided again.
//!
//! Everything here is synchronous. There is no clock: time is an argument. There is no Discord: people, places and
//! messages are numbers. One function decides what is hidden from whom: [`MatchView::sight`].

mod codec;
mod error;
mod event_refusal;
mod fleet;
#[cfg(test)]
mod golden_row;
mod hex;
pub(crate) mod ids;
mod job;
mod job_queue;
mod journal;
mod keys;
mod model;
mod puzzle_keys;
mod puzzle_rows;
mod ratings;
mod seeds;
mod service;
mod trace_id;
mod upkeep;
mod versions;
mod words;

pub use error::Refused;
pub use event_refusal::EventRefusal;
pub use fleet::{
    Admission, Assignment, Beat, Duty, Fleet, Heartbeats, HostProcess, LocalShards, Member,
    Observation, Shard, ShardRange, StoreForm, ask_admission, ask_admission_once, fair_share,
    is_older, living_processes, older_processes,
};
pub use ids::{
    EventId, JobTarget, Key, MatchId, Place, PlayerId, Revision, Revisions, Target, Timestamp,
};
pub use job::{
    Claim, DirectMessage, EventMessage, Job, JobError, JobKind, JobOutcome, Lane, Line, Post,
};
pub use job_queue::{Capacity, Enqueued, QueuedJob, Workers, queued_jobs};
pub use journal::challenge::{Challenge, PostMode};
pub use journal::clubs::event_acts::{
    EventActor, EventEnd, EventPlayer, TableEnd, TableResult, Withdrawal,
};
pub use journal::clubs::event_plan::{EVENT_NAME, EventPlan, Format};
pub use journal::clubs::event_state::{Champion, EntrantState, EventStage, EventState};
pub use journal::clubs::next_round::{Outlook, least_entrants, most_rounds};
pub use journal::clubs::tables::EventTable;
pub use journal::event_link::EventLink;
pub use journal::head::{Ending, Head, Stage, Timing};
pub use journal::index::{Filter, Page};
pub use journal::seats::{Candidate, FormerPlayer};
pub use journal::visible_clock::VisibleClock;
pub use journal::walk::Catalog;
pub use journal::watching::{Follower, WatchMode, WatchedPlace};
pub use model::agreements::offer::{Absence, Offer, OfferKind, OfferStatus, Reply, Topic};
pub use model::challenge_limits::ChallengeLimits;
pub use model::clock::acts::Choice;
pub use model::clock::limit::{DAY, Limit};
pub use model::clock::quiet_hours::{QuietHours, is_zone};
pub use model::clock::reminders::{ReminderSchedule, ReminderSettings};
pub use model::clock::state::Rest;
pub use model::clock::vacation::Vacations;
pub use model::clubs::Entrant;
pub use model::clubs::ladder::REACH;
pub use model::clubs::league::{DIVISION_LEAST, DIVISION_MOST, Move, move_at, movers};
pub use model::clubs::points::Points;
pub use model::clubs::standings::{ScoredTable, Scores, Standing, TieBreaks, standings};
pub use model::clubs::swiss::{SwissPlayer, SwissRound, pair_swiss, pairing_cost};
pub use model::fairness::player_word::{ErasedWord, WORD_LIMIT};
pub use model::fairness::proof::{
    ClaimVerdict, DealClaim, Fairness, FileWord, NoProof, RecordFile,
};
pub use model::fairness::seating::Seating;
pub use model::fairness::{Commitment, Secret, Terms};
pub use model::puzzles::attempt::{AttemptState, TRIES as PUZZLE_TRIES};
pub use model::puzzles::daily_due::DailyDue;
pub use model::puzzles::day::Day;
pub use model::puzzles::streak::StreakView;
pub use ratings::glicko::Score;
pub use ratings::records::Tally;
pub use seeds::{Seeds, SystemSeeds};
pub use service::agreements::offer_reply::OfferReply;
pub use service::agreements::substitutes::Vacancy;
pub use service::challenge::pair::{Pair, can_be_paired};
pub use service::clock::notices::{Notice, TimeUp};
pub use service::clock::questions::TimeUpQuestion;
pub use service::clubs::event_news::EventNews;
pub use service::clubs::event_view::{Bye, EventSummary, EventView};
pub use service::clubs::organizer::Verdict;
pub use service::computer_turn::ComputerTurn;
pub use service::computers::analysis::{Analysis, AnalysisPosition, Judgment};
pub use service::computers::decide::Decision;
pub use service::events::{ChangeListener, EventListener, MatchEvent};
pub use service::fairness::{FairPlay, PlayerWord};
pub use service::jobs::backlog::Backlog;
pub use service::jobs::direct_message::QuestionPost;
pub use service::match_lists::{Cursor, List, ListPage};
pub use service::play::board_update::{BoardUpdate, FinishedTurn};
pub use service::play::drafts::StoredDraft;
pub use service::post_view::PostView;
pub use service::privacy::export::StoredData;
pub use service::puzzles::attempts::{Attempt, TriedMove, Try, TryOutcome};
pub use service::puzzles::daily_post::DailyPost;
pub use service::puzzles::exercise::{ExerciseId, ExerciseKind, ExerciseSource};
pub use service::puzzles::streak_and_rating::PuzzleRating;
pub use service::puzzles::week_table::PuzzleRank;
pub use service::ratings::series::Series;
pub use service::ratings::{LeaderboardPage, PlayerRating, RatedMatch, RatingChange, RatingScope};
pub use service::replay::{LoggedPly, PlyTurn, Recap, Recording, Step, piece_origins};
pub use service::settings::notifications::NotificationSettings;
pub use service::settings::preferences::{PreferenceOwner, PreferenceSwap};
pub use service::view::MatchView;
pub use service::watching::dashboard::Dashboard;
pub use service::watching::monthly_table::{Month, Rank};
pub use service::watching::results::FinishedMatch;
pub use service::watching::{StoppedCard, WatchCard, Watching};
pub use service::web::launches::{ACTIVITY_SESSION_MS, Launch};
pub use service::web::sessions::{Entered, LINK_MS, SESSION_MS, WebSession, WebToken};
pub use service::{Committed, Matches, Request};
pub use trace_id::TraceId;
pub use upkeep::check::{CheckReport, check};
pub use upkeep::copy::{CopyError, CopyReport, Progress, copy};
pub use upkeep::export::{ExportError, ExportReport, export, export_as};
pub use upkeep::export_lines::{FORMAT as EXPORT_FORMAT, OLDEST_FORMAT as OLDEST_EXPORT_FORMAT};
pub use upkeep::import::{ImportReport, import, restore, verify};
pub use upkeep::import_error::ImportError;
pub use upkeep::migrate::{MigrationReport, migrate};
pub use upkeep::open::{OpenMode, open};
pub use words::WORDS;
