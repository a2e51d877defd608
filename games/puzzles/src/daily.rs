//! The choice of the daily puzzle.

use sha2::{Digest, Sha256};

/// The number of the daily puzzle of a game, from 0, among `count` puzzles. `None` if there are none.
///
/// The date is written as `2026-11-24`. The number is the first eight bytes of
/// `SHA-256("castellan daily 1\n" ‖ date ‖ "\n" ‖ game)`, big-endian, modulo `count`.
pub fn daily_number(date: &str, game: &str, count: usize) -> Option<usize> {
    let hash = Sha256::new()
        .chain_update("castellan daily 1\n")
        .chain_update(date)
        .chain_update("\n")
        .chain_update(game)
        .finalize();
    let mut first = [0; 8];
    first.copy_from_slice(&hash[..8]);
    let number = u64::from_be_bytes(first).checked_rem(count as u64)?;
    usize::try_from(number).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_daily_puzzle_number_is_fixed() {
        // python3 -c "import hashlib; print(int.from_bytes(hashlib.sha256(b'castellan daily 1\n2026-11-24\nkastell')
        // .digest()[:8], 'big') % 400)"
        assert_eq!(daily_number("2026-11-24", "kastell", 400), Some(GOLDEN[0]));
        assert_eq!(daily_number("2026-11-25", "castello", 400), Some(GOLDEN[1]));
        assert_eq!(daily_number("2026-11-24", "kastell", 0), None);
    }

    const GOLDEN: [usize; 2] = [253, 299];
}
