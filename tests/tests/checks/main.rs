//! Checks of the whole program without Discord: pictures, sentences, malformed input, levels and limits of computer
//! players.

mod alerts;
mod clubs;
mod emoji;
mod fairness;
mod fluent_lint;
mod fuzz;
mod ladder;
mod limits;
mod moments;
mod page_scripts;
mod pictures;
mod sentences;
