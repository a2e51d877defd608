//! Members who act and look: the interface for tests, on which the JSON interface and the page stand as well.

mod acts;
mod asked;
mod going;
mod members;
mod orders;
mod seen;
mod slash;
mod trouble;
mod visit;
mod wait;

pub use asked::{Answer, Asked, Choice, Modal};
pub use members::Member;
pub use seen::{Button, Menu, Picture, Seen};
pub(crate) use slash::Purpose;
pub use trouble::Trouble;
pub use visit::Visit;
