//! What people do and what they then get, in our own words and shapes. Nothing here knows Discord: whoever shows an
//! [`Answer`] and reads a [`Press`] is a face of this room.

mod acts;
mod answer;
mod at_hand;
mod boards;
mod called;
mod calls;
mod challenges;
mod closing;
pub(crate) mod computers;
mod drafting;
mod guide;
mod habit_words;
mod habits;
mod house;
mod house_words;
mod leaders;
mod lists;
pub(crate) mod lobby;
mod marks;
pub(crate) mod offers;
mod panel;
mod pictures;
mod press;
mod presses;
mod privacy;
mod private_words;
mod profile;
mod rated;
mod refusals;
mod replay;
mod rules_pages;
mod saved;
mod settings;
mod standing_words;
mod telling;
mod thinkers;
pub(crate) mod time;
mod time_words;
mod until;
mod which;
mod words;

pub(crate) use acts::{ask_to_resign, board, example, typed};
pub(crate) use answer::{Answer, Button, Choice, Menu, Shown, Style, shorten};
pub(crate) use at_hand::Desk;
pub(crate) use boards::{SIDES, home_word, name, read_home};
pub(crate) use called::Called;
pub(crate) use challenges::{challenge, choose_game};
pub(crate) use closing::ask as ask_to_end;
pub(crate) use guide::{forgotten, help, how_to_forget};
pub(crate) use house::{
    Change as HouseChange, change as change_house, limit as house_limit, refusal as house_refusal,
};
pub(crate) use leaders::leaders;
pub(crate) use lists::{labels, matches};
pub(crate) use marks::computer_name;
pub(crate) use press::{Frame, Page, Panelled, Press, Scope};
pub(crate) use presses::{Pressed, press};
pub(crate) use privacy::{ask_to_forget, export, held};
pub(crate) use profile::profile;
pub(crate) use refusals::{broken, changed, gone, restarting, stranger};
pub(crate) use rules_pages::{complete as complete_rules, rules};
pub(crate) use settings::{Standpoint, show as settings};
pub(crate) use until::span;
pub(crate) use which::find;
pub(crate) use words::WORDS;
