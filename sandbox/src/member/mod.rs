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

pub use error::Error;
pub use interaction::{Answer, Choice, InteractionHandle, Modal};
pub use members::Member;
pub use message_view::{Button, Menu, MessageView, Picture};
pub(crate) use slash::Purpose;
pub use visit::Visit;
