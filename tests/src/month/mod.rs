//! A month on a server: members with habits of their own play all games for weeks, look on, go away and come back, while
//! Discord falters and the program is stopped and killed; and afterwards an account is given of every match, every message
//! and every ping.
//!
//! Members act as people do: they type commands, and press and choose among what is offered to them. Days pass because the
//! sandbox's clock is put forward. All chance comes from one seed; what is left to chance besides is which of several things
//! at the same time the program does first.

mod acts;
mod board;
mod checks;
mod dossier;
mod evidence;
mod expected;
mod explore;
mod journal;
pub(crate) mod lot;
mod nonces;
mod options;
mod people;
mod plans;
mod proven;
mod report;
mod run;
mod vitals;
mod weather;

pub use options::Options;
pub(crate) use proven::prove;
pub use report::Report;
pub use run::run;
pub(crate) use vitals::size;
