//! Draws scenes: a position as a PNG or an SVG, or several as an animated GIF.
//!
//! [`picture`] draws a [`rules::Scene`], [`close_up`] the part of it with the last events, [`film`] a list of
//! scenes one after the other, and [`sheet`] several side by side. [`plot`] draws a rating over time, and [`standings`]
//! the ranking of an event.
//!
//! This crate has no code for single games. A new kind of item is a variant of [`rules::Item`], a match arm in `stacks`
//! that puts its layers on squares, and an arm in `art` that paints them.
//!
//! `picture_layout` places boards and trays, and `viewport` turns a board toward its viewer. `stacks` converts a board
//! to a stack of layers per square. `sprite_cache` paints each different stack once, with antialiased vectors, reduces
//! it to the fixed palette (`indexed_colors`), and keeps it. The `canvas` has one byte per pixel, and is filled by
//! copying rows of sprites. So a picture costs little more than copying memory, and the encoder sees few colors.
//!
//! [`svg`] is the second way to draw: `art` paints into a `drawing` instead of pixels. It is written as SVG, for a page
//! that moves things.
//!
//! A [`Theme`] is a set of colors with its own palette.
//!
//! Pictures contain no words except players' names, so one picture serves every language. Standings have a line or two
//! in the language of their event.

mod art;
mod balance;
mod bodies;
mod canvas;
mod drawing;
mod encode;
mod evaluation_curve;
mod film;
mod floor_squares;
mod geometry;
mod icon;
mod indexed_colors;
mod layers;
mod paint;
mod picture;
mod picture_layout;
mod pieces;
mod sheet;
mod shelf;
mod sizes;
mod sprite_cache;
mod stacks;
mod standings;
mod style;
pub mod svg;
mod text;
mod theme;
mod time_plot;
mod trays;
mod viewport;

pub use encode::clear_picture_cache;
pub use film::{Film, MOST_FRAMES, film};
pub use icon::icon;
pub use picture::{Picture, close_up, has_close_up, picture};
pub use sheet::{sheet, thumbnail};
pub use standings::{Standings, StandingsCell, StandingsGroup, StandingsRow, standings};
pub use style::{Style, Theme};
pub use time_plot::{PlotMark, PlotPoint, plot};
