//! Puzzles and lessons: stored positions with wanted moves.
//!
//! A game brings its [`Puzzle`]s and [`Lesson`]s as data next to its rules ([`rules::Info::puzzles`],
//! [`rules::Info::lessons`]). [`Exercise`] is what both have in common: a position, the seat of the person, and the
//! results of their moves. [`Maker`] finds puzzles by self-play, and [`check()`] examines them with another search.
//!
//! Nothing here knows a person, a clock or a language.

mod catalog;
mod check;
mod daily;
mod exercise;
mod lesson;
mod make;
mod nearest_rating;
mod position;
mod puzzle;
mod shape;
mod tags;
mod trail;
mod wanted;

pub use catalog::{lessons, puzzle, puzzles};
pub use check::{Finding, check};
pub use daily::daily_number;
pub use exercise::{Exercise, Verdict};
pub use lesson::{Lesson, LessonError};
pub use make::{Maker, Progress};
pub use nearest_rating::nearest_rating;
pub use position::Position;
pub use puzzle::{Goal, Puzzle, PuzzleError};
pub use tags::Tag;
pub use trail::{Line, Trail};
pub use wanted::Wanted;
