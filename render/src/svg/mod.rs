//! Draws scenes as SVG, for a page that moves things.
//!
//! The art is that of the pictures, in squares of 100 units.
//!
//! [`things`] is the sheet of a theme: a symbol for every thing, and the paints of everything drawn in place. A page
//! holds one sheet. [`board`], [`slot`] and [`form`] draw by its symbols and paints, so each of their results serves
//! every theme. `docs/web.md` describes the markup.
//!
//! There is no text, no style and no script in any of them.

mod board;
mod floor;
mod markup;
mod slot;
mod symbol_sheet;
mod symbols;
#[cfg(test)]
mod tests;
mod thing_ids;
mod walls;

pub use board::{BoardPicture, board};
pub use slot::{form, slot};
pub use symbol_sheet::things;
pub use symbols::{emblem, stone};
