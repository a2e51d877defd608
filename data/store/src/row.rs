//! Rows: keys with values, ranges of keys, and descriptions of rows for people.

/// A key and its value.
pub type Row = (Vec<u8>, Vec<u8>);

/// Describes a row as a JSON object, for people who look into the database. `None` for most rows. The description must
/// not contain secrets, such as seeds, hands or texts.
pub type About = fn(&[u8], &[u8]) -> Option<String>;

/// A range of rows to scan.
#[derive(Clone, Debug)]
pub struct Range {
    /// The first key, inclusive.
    pub from: Vec<u8>,
    /// The last key, exclusive.
    pub to: Vec<u8>,
    /// The maximum number of rows to return.
    pub most: usize,
    /// Whether to return the rows from the last key to the first.
    pub backward: bool,
}
