//! What the tests of the whole program have in common: a sandbox, the program as a process of its own, people,
//! browsers, ladders of computer players, a month on a server, chaos, growth, and all that can be read wrong.

mod access;
mod alone;
mod browser;
pub mod chaos;
mod evening;
pub mod fuzz;
pub mod growth;
pub mod ladder;
pub mod month;
mod process;
pub mod scale;
mod seat;
pub mod stock;
mod wait;

#[path = "../../data/matches/tests/server/mod.rs"]
mod server;

pub use access::Access;
pub use alone::Alone;
pub use browser::{Browsers, Window};
pub use evening::Evening;
pub use process::{Process, run};
pub use seat::{Seat, acts, is_panel, menu_id, suggestions};
pub use wait::{ask_until, in_time};
