//! Perft counts, compared with published or independent ones.

use rules::Table;

/// Compares the numbers of positions after one, two, three … plies with these.
pub fn perft(table: &dyn Table, counts: &[u64]) {
    for (depth, &expected) in (1..).zip(counts) {
        let counted = table.perft(depth);
        assert_eq!(counted, Some(expected), "perft of depth {depth}");
    }
}
