//! Idempotency keys of requests: a repeated act with the same key changes nothing.

use axum::http::HeaderMap;
use matches::{Key, PlayerId};
use sha2::{Digest, Sha256};

use crate::web::error::{ApiError, ApiResult};

/// The header with the idempotency key.
const KEY: &str = "idempotency-key";

/// The maximum number of characters of a key.
const KEY_LENGTH: usize = 100;

/// The key in the header of a request. `None` without the header.
pub(super) fn given_key(headers: &HeaderMap) -> ApiResult<Option<String>> {
    let Some(value) = headers.get(KEY) else { return Ok(None) };
    let key = value.to_str().ok().filter(|key| !key.is_empty() && key.len() <= KEY_LENGTH);
    key.map(|key| Some(key.to_owned())).ok_or_else(ApiError::bad_request)
}

/// The key of a request. Keys differ between people and pages, and from the ids of interactions.
pub(super) fn key_of(player: PlayerId, page: &str, key: &str) -> Key {
    let digest = Sha256::new()
        .chain_update(b"castellan web\n")
        .chain_update(player.0.to_be_bytes())
        .chain_update(page)
        .chain_update("\n")
        .chain_update(key)
        .finalize();
    let mut number = [0; 8];
    number.copy_from_slice(&digest[..8]);
    // Discord's ids reach the upper half in the year 2084.
    Key(u64::from_be_bytes(number) | 1 << 63)
}

/// A key for a request without one.
pub(super) fn new_key() -> ApiResult<Key> {
    let drawn = getrandom::u64().map_err(|_| ApiError::unavailable())?;
    Ok(Key(drawn | 1 << 63))
}
