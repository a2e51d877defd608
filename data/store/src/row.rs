//! Rows: a key with its value, ranges of keys, and the description of a row for people.

/// A key and its value.
pub type Row = (Vec<u8>, Vec<u8>);

/// Says in words, as a JSON object, what a row holds; none for most rows. It is for people who look into a database, and must
/// hold nothing that they may not know: no seed, no hand, nobody's words.
pub type About = fn(&[u8], &[u8]) -> Option<String>;

/// Which rows to scan.
#[derive(Clone, Debug)]
pub struct Range {
    /// The least key.
    pub from: Vec<u8>,
    /// The key before which to stop.
    pub to: Vec<u8>,
    /// The most rows.
    pub most: usize,
    /// Whether to begin at the end.
    pub backward: bool,
}
