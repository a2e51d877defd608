//! Members who act and look: the Rust interface for tests, used by the JSON interface and the page.

mod actions;
mod activity;
mod admin;
mod error;
mod fields;
mod interaction;
mod members;
mod message_view;
mod navigate;
mod resolve;
mod slash;
mod visit;
mod wait;

pub(crate) use actions::{CommandTarget, ComponentUse};
pub(crate) use activity::Opened;
pub(crate) use admin::not_found;
pub use error::Error;
pub use interaction::{Answer, Choice, InteractionHandle, Modal};
pub use members::Member;
pub use message_view::{Button, Menu, MessageView, Picture};
pub(crate) use slash::Purpose;
pub use visit::Visit;
