//! A month on a server: members play, watch and leave for weeks while Discord and the program fail.
//!
//! Members act as people do: they type commands, and press and choose among what is offered to them. Days pass because the
//! sandbox's clock is put forward. All chance comes from one seed; what is left to chance besides is which of several things
//! at the same time the program does first.

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
