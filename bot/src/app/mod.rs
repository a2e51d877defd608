//! The features of the bot, independent of Discord.
//!
//! A face is a user interface, such as `discord`. It reads a press or a command, calls a feature here and shows its
//! [`Answer`].

pub(crate) mod activity;
pub(crate) mod agreements;
pub(crate) mod analysis;
pub(crate) mod answer;
pub(crate) mod challenge;
pub(crate) mod clock;
pub(crate) mod clubs;
pub(crate) mod command_list;
pub(crate) mod computers;
mod context;
pub(crate) mod dashboard;
pub(crate) mod dispatch;
pub(crate) mod fairness;
pub(crate) mod games;
pub(crate) mod help;
mod pictures;
pub(crate) mod ping_preferences;
pub(crate) mod play;
pub(crate) mod post;
pub(crate) mod press;
pub(crate) mod privacy;
pub(crate) mod puzzles;
pub(crate) mod questions;
pub(crate) mod ratings;
pub(crate) mod replay;
pub(crate) mod server;
pub(crate) mod settings;
pub(crate) mod state;
#[cfg(test)]
pub(crate) mod testing;
pub(crate) mod view;
pub(crate) mod watching;
pub(crate) mod web;

pub(crate) use answer::{Answer, Result};
pub(crate) use context::App;
pub(crate) use press::Press;
