//! The testkit tried on a tiny game and its faulty twins.

mod laws;
mod minds;
mod playthrough;
mod plugin;
mod toy;
mod trio;
