//! Tidy tests: what the architecture and the style promise of the sources.
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
