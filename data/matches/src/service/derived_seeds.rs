//! Seeds for searches and shuffles, derived from the seed of a match.

use rules::{Seat, Seed};
use sha2::{Digest, Sha256};

use crate::journal::snapshot::Loaded;

/// The seed of a search or a shuffle. `kind` and `about` keep the seeds of different searches apart, as [`digest`]
/// does.
pub(crate) fn seed_for(loaded: &Loaded, kind: &[u8], seat: Seat, about: &[u8]) -> Seed {
    Seed::from_bytes(digest(loaded, kind, seat, about))
}

/// A one-way digest of the match's seed, the seat and `about`. It reveals none of them.
pub(crate) fn digest(loaded: &Loaded, kind: &[u8], seat: Seat, about: &[u8]) -> [u8; 32] {
    let mut digest = Sha256::new();
    digest.update(kind);
    digest.update(loaded.header.seed.to_hex());
    digest.update(loaded.id.0.to_be_bytes());
    digest.update(about);
    digest.update([seat.0]);
    digest.finalize().into()
}
