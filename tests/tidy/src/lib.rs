//! Tidy tests: the rules of architecture and style that sources must follow.
#![cfg(test)]

mod arguments;
mod circles;
mod layers;
mod modules;
mod names;
mod prose;
mod sentences;
mod sources;
mod style_sheet;
mod waiting;
mod workspace;
