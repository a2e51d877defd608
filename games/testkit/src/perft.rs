//! Perft counts, compared with their source.

use rules::Table;

/// Compares the numbers of positions one, two, three … plies away with these.
///
/// # Panics
/// When a count differs, with both numbers.
pub fn perft(table: &dyn Table, counts: &[u64]) {
    for (depth, &expected) in (1..).zip(counts) {
        let counted = table.perft(depth);
        assert_eq!(counted, expected, "perft of depth {depth}");
    }
}
