//! Offers, substitutes and endings.

pub(crate) mod endings;
pub(crate) mod long_turns;
pub(crate) mod offers;
pub(crate) mod substitutes;
