//! What the tests of the whole program have in common: a sandbox, the program as a process of its own, people,
//! browsers, and ladders of computer players.

mod access;
mod alone;
mod browser;
mod evening;
pub mod ladder;
mod process;

pub use access::Access;
pub use alone::Alone;
pub use browser::{Browsers, Window};
pub use evening::{Evening, Seat, acts, is_panel, menu_id};
pub use process::{Process, run};
