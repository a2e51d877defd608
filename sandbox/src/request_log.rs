//! A logged request to REST.

use serde::Serialize;
use serde_json::Value;

/// A request to REST, without tokens and file contents.
#[derive(Clone, Debug, Serialize)]
pub struct LoggedRequest {
    /// The time of arrival, in milliseconds of Unix time.
    pub at_ms: u64,
    /// The HTTP method.
    pub method: String,
    /// The path after `/api/v10`, with `{token}` for an interaction's token.
    pub path: String,
    /// The JSON body.
    pub body: Value,
    /// The names and sizes of the uploaded files.
    pub files: Vec<(String, usize)>,
    /// The status of the answer. 0 if the connection was cut.
    pub status: u16,
    /// Discord's error code, if the request was refused.
    pub code: Option<u32>,
    /// The errors in the fields of the body, if they were the reason for the refusal.
    pub errors: Option<Value>,
    /// The time until the answer, in milliseconds of real time.
    pub took_ms: u64,
}
