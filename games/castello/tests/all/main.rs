//! Castello: laws, counts, playthroughs, and a second generator beside the real one.

mod counts;
mod dense;
mod laws;
mod notation;
mod plain;
mod same_moves;
mod staged;
mod states;
mod words;
