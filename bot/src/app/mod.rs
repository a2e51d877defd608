//! What people do and what they then get, in our own words and shapes. Nothing here knows Discord: whoever shows an
//! [`Answer`] and reads a [`Press`] is a face of this room.

mod agreements;
pub(crate) mod analysis;
mod answer;
pub(crate) mod challenge;
mod clock;
pub(crate) mod computers;
mod context;
pub(crate) mod dashboard;
mod dispatch;
mod games;
pub(crate) mod help;
mod pictures;
mod play;
pub(crate) mod post;
pub(crate) mod press;
mod privacy;
pub(crate) mod questions;
pub(crate) mod ratings;
pub(crate) mod replay;
mod server;
pub(crate) mod settings;
mod state;
#[cfg(test)]
mod testing;
mod view;
pub(crate) mod watching;
mod words;

pub(crate) use agreements::propose;
pub(crate) use agreements::substitutes::{Wanted, others as others_at_table, substitute};
pub(crate) use answer::mention::{computer_name, mention, seat_of};
pub(crate) use answer::names::TableNames;
pub(crate) use answer::{Answer, Attached, Button, Choice, Menu, Section, Shown, Style, shorten};
pub(crate) use challenge::card::rematch_there;
pub(crate) use challenge::computers::play_computer;
pub(crate) use challenge::{challenge, choose_game};
pub(crate) use computers::hints::{Wanted as WantedHint, hint, want_hint};
pub(crate) use context::App;
pub(crate) use dispatch::{Pressed, press};
pub(crate) use games::find::find;
pub(crate) use games::pages::first as matches;
pub(crate) use games::{labels, labels_here};
pub(crate) use help::rules_pages::{complete as complete_rules, rules};
pub(crate) use help::{forgotten, help, how_to_forget};
pub(crate) use play::saved::named as saved_name;
pub(crate) use play::{ask_to_resign, board, example, typed};
pub(crate) use press::Gone;
pub(crate) use press::{
    Frame, Listed, Page, Panelled, Press, ReplaySource, Scope, See, Shelf, Turned,
};
pub(crate) use privacy::{ask_to_forget, export, held};
pub(crate) use ratings::leaderboard::leaders;
pub(crate) use ratings::profile::profile;
pub(crate) use replay::from_the_beginning as replay;
pub(crate) use replay::share::exhibit;
pub(crate) use replay::upload::{FILE_LIMIT, bring, too_large, unfetched};
pub(crate) use server::moderation::ask as ask_to_end;
pub(crate) use server::setup::{
    Change as HouseChange, change as change_house, limit as house_limit, posts as house_posts,
    refusal as house_refusal,
};
pub(crate) use settings::notifications::manner;
pub(crate) use settings::{Standpoint, show as settings};
pub(crate) use state::handoff::Counted;
pub(crate) use state::thinking_slots::Purpose;
pub(crate) use state::worker_share::Underway;
pub(crate) use view::board::{SIDES, home_word, name, read_home};
pub(crate) use view::deadline::span;
pub(crate) use view::refusal::{all_at_once, broken, changed, gone, restarting, stranger};
pub(crate) use words::WORDS;
pub(crate) use words::agreements::WORDS as AGREEMENT_WORDS;
pub(crate) use words::watching::WORDS as WATCHING_WORDS;
