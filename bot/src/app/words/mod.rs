//! The messages of the features: an enum and a file of English texts for each.

pub(crate) mod agreements;
pub(crate) mod analysis;
pub(crate) mod board;
pub(crate) mod challenge;
pub(crate) mod clock;
pub(crate) mod common;
pub(crate) mod computers;
pub(crate) mod dashboard;
pub(crate) mod games;
pub(crate) mod help;
pub(crate) mod notifications;
pub(crate) mod play;
pub(crate) mod privacy;
pub(crate) mod ratings;
pub(crate) mod replay;
pub(crate) mod server;
pub(crate) mod settings;
pub(crate) mod watching;

use rules::Words;

/// All messages of the features.
pub(crate) const WORDS: &[Words] = &[
    agreements::WORDS,
    analysis::WORDS,
    board::WORDS,
    challenge::WORDS,
    clock::WORDS,
    common::WORDS,
    computers::WORDS,
    dashboard::WORDS,
    games::WORDS,
    help::WORDS,
    notifications::WORDS,
    play::WORDS,
    privacy::WORDS,
    ratings::WORDS,
    replay::WORDS,
    server::WORDS,
    settings::WORDS,
    watching::WORDS,
];
