//! A month on a server: members play, watch and leave for weeks while Discord and the program fail.
//!
//! Members act like people: they type commands, and press and choose among the options that they see. Days pass because
//! the sandbox's clock is put forward. One seed determines all randomness, except for the order in which the program
//! does concurrent work.

mod actions;
mod checks;
mod disruptions;
mod evidence;
mod expected_messages;
mod exploration;
mod journal;
mod match_report;
mod nonces;
mod options;
mod overview;
mod people;
mod report;
mod resource_usage;
mod run;
mod verification;
mod wishes;

pub use options::Options;
pub use report::Report;
pub(crate) use resource_usage::size;
pub use run::run;
pub(crate) use verification::{Verified, verify};
