//! The result of a request: a status and body, or an error.

use serde_json::Value;

use crate::api_error::ApiError;

/// The status and body of a successful request.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) body: Option<Value>,
}

/// A reply, or Discord's error.
pub(crate) type RestResult = Result<Reply, ApiError>;

impl Reply {
    pub(crate) fn ok(body: Value) -> Self {
        Self { status: 200, body: Some(body) }
    }

    pub(crate) fn created(body: Value) -> Self {
        Self { status: 201, body: Some(body) }
    }

    pub(crate) fn nothing() -> Self {
        Self { status: 204, body: None }
    }
}
