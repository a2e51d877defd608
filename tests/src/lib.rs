//! The harness of the whole-program tests, and the programs that measure the bot.

mod accessibility;
mod browser;
mod browser_input;
pub mod chaos;
pub mod club_year;
pub mod fuzz;
pub mod growth;
mod harness;
pub mod idle;
pub mod ladder;
mod missing_tool;
pub mod month;
pub mod page_player;
mod proc_files;
mod process;
mod random;
mod read_only;
pub mod sample_export;
pub mod scale;
mod sdk_page;
mod seat;
mod standalone;
pub mod two_versions;
mod wait;
mod web_client;
mod wide_line;

#[path = "../../data/matches/tests/server/mod.rs"]
mod server;

pub use accessibility::Accessibility;
pub use browser::{Browsers, Size, Window};
pub use harness::Harness;
pub use missing_tool::report_missing_tool;
pub use process::{Process, program_under_test, run};
pub use random::Random;
pub use read_only::ReadOnly;
pub use sdk_page::SdkPage;
pub use seat::{Seat, acts, has_curve, is_panel, menu_id, suggestions, tells_a_move};
pub use standalone::Standalone;
pub use wait::{ask_until, in_time};
pub use web_client::{Events, JsonAnswer, WebClient, WebEvent};
pub use wide_line::WideLine;
