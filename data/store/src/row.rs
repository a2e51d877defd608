//! Rows: keys with values, ranges of keys, and descriptions of rows for people.

/// A key and its value.
pub type Row = (Vec<u8>, Vec<u8>);

/// Describes a row as a JSON object. `None` for most rows. It is for people who look into a database, and must not
/// contain secrets: no seed, no hand, no text.
pub type About = fn(&[u8], &[u8]) -> Option<String>;

/// A range of rows to scan.
#[derive(Clone, Debug)]
pub struct Range {
    /// The first key.
    pub from: Vec<u8>,
    /// The key at which to stop, exclusive.
    pub to: Vec<u8>,
    /// The most rows.
    pub most: usize,
    /// Whether to scan from the end.
    pub backward: bool,
}
