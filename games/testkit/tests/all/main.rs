//! The testkit tried on a tiny game and its faulty twins.

mod computer;
mod laws;
mod playthrough;
mod plugin;
mod toy;
mod trio;
