//! Members who act and look: the interface for tests, on which the JSON interface and the page stand as well.

mod actions;
mod admin;
mod error;
mod interaction;
mod members;
mod message_view;
mod navigate;
mod slash;
mod visit;
mod wait;

pub use error::Trouble;
pub use interaction::{Answer, Asked, Choice, Modal};
pub use members::Member;
pub use message_view::{Button, Menu, Picture, Seen};
pub(crate) use slash::Purpose;
pub use visit::Visit;
