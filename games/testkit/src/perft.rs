//! Perft counts, compared with published or independent ones.

use rules::Table;

/// Checks the numbers of positions after one ply, two plies and so on.
pub fn perft(table: &dyn Table, counts: &[u64]) {
    for (depth, &expected) in (1..).zip(counts) {
        let counted = table.perft(depth);
        assert_eq!(counted, Some(expected), "perft of depth {depth}");
    }
}
