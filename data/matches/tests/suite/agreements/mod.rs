//! Offers, substitutes and endings.

pub(crate) mod endings;
pub(crate) mod offers;
pub(crate) mod substitutes;
