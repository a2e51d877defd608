//! Draws scenes as SVG, for a page that moves things.
//!
//! SVGs use the same art as the pictures, in squares of 100 units.
//!
//! [`things`] is the sheet of a theme: a symbol for every thing, and the paints of everything drawn in place. A page
//! holds one sheet. [`board`], [`slot`] and [`form`] refer to its symbols and paints, so their results serve every
//! theme. `docs/web.md` describes the markup.
//!
//! No SVG contains text, styles or scripts.

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
