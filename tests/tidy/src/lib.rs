//! Tidy tests: what the architecture and the style promise of the sources.
#![cfg(test)]

mod circles;
mod layers;
mod modules;
mod sentences;
mod sources;
mod workspace;
