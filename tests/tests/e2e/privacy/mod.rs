//! People's own data and names.

pub(crate) mod names;
pub(crate) mod own_data;
