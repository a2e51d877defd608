//! Draws scenes: a position as a PNG, or several as an animated GIF.
//!
//! [`picture`] draws a [`rules::Scene`] as it stands, [`close_up`] the part of it where something happened,
//! [`animation`] a list of scenes one after the other, and [`sheet`] several side by side; [`plot`] draws how a number has changed. This crate knows no game: a new kind of drawing is a variant of
//! [`rules::Item`], an arm in `layers` that lays it on its squares, and an arm in `art` that paints it.
//!
//! How a picture is made: `plan` says where boards and trays lie; `grid` turns a board to its viewer; `layers` turns
//! what stands on a board into one stack of layers a square; `sprite_cache` paints each different stack once, with
//! anti-aliased vectors, reduces it to the fixed `palette` and keeps it; the `canvas`, one byte a pixel, is then put
//! together by copying rows. Drawing thus costs little more than copying memory, and the encoder meets few colors.
//!
//! A [`Theme`] is a set of colors; each has a palette of its own.
//!
//! There are no words and no names in a picture, so one picture serves every language.

mod animation;
mod art;
mod balance;
mod canvas;
mod encode;
mod geometry;
mod grid;
mod icon;
mod layers;
mod paint;
mod palette;
mod picture;
mod plan;
mod plot;
mod sheet;
mod sprite_cache;
mod style;
mod text;
mod theme;
mod trays;

pub use animation::{Animation, animation};
pub use encode::clear_picture_cache;
pub use icon::icon;
pub use picture::{Picture, close_up, has_close_up, picture};
pub use plot::{PlotMark, PlotPoint, plot};
pub use sheet::sheet;
pub use style::{Style, Theme};
