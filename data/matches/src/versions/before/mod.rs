//! Records as former programs wrote them, each with the way to today's. Nothing here is ever written again, and nothing
//! here is ever changed: the golden lines of these forms are read for ever.

pub(crate) mod draft;
pub(crate) mod head;
pub(crate) mod header;
pub(crate) mod people;
pub(crate) mod words;
