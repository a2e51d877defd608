//! Shared parts of the routes: the member of a request, and the answers to errors.

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::json;

use crate::id::Id;
use crate::member::Error;
use crate::shared::Shared;

/// The member who views, and the channel.
#[derive(Debug, Deserialize)]
pub(super) struct ViewQuery {
    /// The member, by name or id.
    #[serde(rename = "as")]
    pub(super) who: String,
    pub(super) channel: Option<Id>,
}

/// The member of a request.
pub(super) fn find_member(shared: &Shared, who: &str) -> Result<Id, Error> {
    let found = shared.read(|world| world.find_user(who).filter(|id| *id != world.bot()));
    found.ok_or_else(|| Error::NotFound(format!("member {who}")))
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let (status, kind) = match &self {
            Self::NotFound(_) => (StatusCode::NOT_FOUND, "not_found"),
            Self::NotSent(_) => (StatusCode::BAD_REQUEST, "not_sent"),
            Self::NotAllowed(_) => (StatusCode::FORBIDDEN, "not_allowed"),
            Self::NoResponse => (StatusCode::GATEWAY_TIMEOUT, "no_response"),
            Self::TookTooLong(_) => (StatusCode::GATEWAY_TIMEOUT, "took_too_long"),
        };
        (status, Json(json!({"error": self.to_string(), "kind": kind}))).into_response()
    }
}

macro_rules! unread {
    ($($rejection:ty),*) => {$(
        impl From<$rejection> for Error {
            fn from(rejection: $rejection) -> Self {
                Self::NotSent(format!("The request can't be read: {}.", rejection.body_text()))
            }
        }
    )*};
}

unread!(JsonRejection, PathRejection, QueryRejection);
