//! Compresses answers and files with gzip.

use std::io::Write;

use axum::Json;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;

use crate::web::error::{ApiError, ApiResult};

/// Answers below this number of bytes are not worth compressing.
const SMALL: usize = 1_000;

/// An answer as JSON, compressed if the client accepts gzip.
pub(super) fn compressed(headers: &HeaderMap, value: &impl Serialize) -> ApiResult {
    let bytes = serde_json::to_vec(value).map_err(|_| ApiError::unavailable())?;
    if bytes.len() < SMALL || !accepts_gzip(headers) {
        return Ok(Json(value).into_response());
    }
    let mut response = Response::new(gzip(&bytes, Compression::new(5)).into());
    response.headers_mut().extend([
        (CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (CONTENT_ENCODING, HeaderValue::from_static("gzip")),
        (VARY, HeaderValue::from_static("accept-encoding")),
    ]);
    Ok(response)
}

pub(super) fn accepts_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|list| list.split(',').any(|one| one.trim().starts_with("gzip")))
}

/// Compresses an answer at each request, or a file of the page at the start.
pub(super) fn gzip(bytes: &[u8], level: Compression) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), level);
    // Writing to memory doesn't fail.
    let written = encoder.write_all(bytes).and_then(|()| encoder.finish());
    written.unwrap_or_default()
}
