//! Errors of the JSON interface: a status, a kind for programs and a sentence for people.

use std::sync::Arc;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use matches::{EventRefusal, Refused};
use rules::Message;
use serde::Serialize;
use serde_json::{Value, json};
use words::Language;

use crate::app::answer::Answer;
use crate::app::view::refusal;
use crate::web::plain_text::say_plainly;
use crate::words::web::WebText;

#[derive(Debug)]
pub(crate) struct ApiError {
    status: StatusCode,
    kind: &'static str,
    lines: Vec<Message>,
    /// The present state, and whether the newest move is the reader's own.
    present: Option<Box<PresentState>>,
    retry_after: Option<u64>,
}

/// The state that answers an act on an old board.
#[derive(Debug, Serialize)]
pub(crate) struct PresentState {
    pub(crate) state: Value,
    pub(crate) yours: bool,
}

/// The result of a handler of the JSON interface.
pub(crate) type ApiResult<T = Response> = Result<T, ApiError>;

impl ApiError {
    pub(super) fn new(status: StatusCode, kind: &'static str, text: impl Into<Message>) -> Self {
        Self { status, kind, lines: vec![text.into()], present: None, retry_after: None }
    }

    pub(crate) fn no_session() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "session", WebText::NoSession)
    }

    pub(crate) fn forbidden() -> Self {
        Self::new(StatusCode::FORBIDDEN, "forbidden", WebText::NotYours)
    }

    pub(crate) fn wrong_origin() -> Self {
        Self::new(StatusCode::FORBIDDEN, "forbidden", WebText::WrongOrigin)
    }

    pub(crate) fn missing() -> Self {
        Self::new(StatusCode::NOT_FOUND, "missing", WebText::NoMatch)
    }

    /// The error for an unknown event, or one that the visitor may not see. Strangers must not learn which numbers
    /// exist.
    pub(crate) fn no_event() -> Self {
        Self::new(StatusCode::NOT_FOUND, "missing", WebText::NoEvent)
    }

    pub(crate) fn bad_request() -> Self {
        Self::new(StatusCode::BAD_REQUEST, "bad_request", WebText::BadRequest)
    }

    pub(crate) fn unknown_act(act: &str) -> Self {
        let act = act.chars().take(40).collect();
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "refused", WebText::UnknownAct { act })
    }

    pub(crate) fn too_fast(retry_after: u64) -> Self {
        let error = Self::new(StatusCode::TOO_MANY_REQUESTS, "busy", WebText::TooFast);
        Self { retry_after: Some(retry_after), ..error }
    }

    pub(crate) fn unavailable() -> Self {
        let error = Self::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", WebText::Unavailable);
        Self { retry_after: Some(2), ..error }
    }

    /// The answer to an act on an old board.
    pub(crate) fn stale(present: PresentState) -> Self {
        let error = Self::new(StatusCode::CONFLICT, "stale", WebText::GoneOn);
        Self { present: Some(Box::new(present)), ..error }
    }

    /// The error for a refused act, with the sentences of its answer.
    pub(crate) fn refused(answer: &Answer) -> Self {
        let (status, lines) = (StatusCode::UNPROCESSABLE_ENTITY, answer.all_lines());
        Self { status, kind: "refused", lines, present: None, retry_after: None }
    }

    pub(crate) fn status(&self) -> StatusCode {
        self.status
    }

    pub(crate) fn sentence(&self, language: Language) -> String {
        let lines = self.lines.iter().map(|line| say_plainly(line.clone(), language));
        lines.collect::<Vec<_>>().join(" ")
    }

    /// The error as JSON, in this language.
    pub(crate) fn response(&self, language: Language) -> Response {
        let mut body = json!({"error": self.sentence(language), "kind": self.kind});
        if let Some(PresentState { state, yours }) = self.present.as_deref() {
            (body["state"], body["yours"]) = (state.clone(), (*yours).into());
        }
        if let Some(seconds) = self.retry_after {
            body["retry_after"] = seconds.into();
        }
        let mut response = (self.status, Json(body)).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(axum::http::header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

impl From<Refused> for ApiError {
    fn from(refused: Refused) -> Self {
        match &refused {
            Refused::NoSuchMatch(_) => Self::missing(),
            Refused::NoSuchStep | Refused::NoSuchExercise => {
                Self::new(StatusCode::NOT_FOUND, "missing", refused.message())
            }
            Refused::Event(EventRefusal::NoSuchEvent) => Self::no_event(),
            Refused::NotAPlayer(_) => Self::forbidden(),
            Refused::Move(error) => Self::refused(&refusal::move_error(error)),
            Refused::Unavailable(error) => {
                tracing::error!(%error, "the store refused a page");
                Self::unavailable()
            }
            Refused::Busy => Self::unavailable(),
            other => Self::refused(&Answer::say(other.message())),
        }
    }
}

/// Leaves the error for the guard, which knows the language of the request.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}

/// The response to a request in this language, with its error written out.
///
/// The JSON interface answers malformed addresses and unknown ones like its own errors, and not as axum does.
pub(crate) fn in_language(mut response: Response, language: Language, is_api: bool) -> Response {
    match (response.extensions_mut().remove::<Arc<ApiError>>(), response.status()) {
        (Some(error), _) => error.response(language),
        (None, StatusCode::BAD_REQUEST) if is_api => ApiError::bad_request().response(language),
        (None, StatusCode::NOT_FOUND) if is_api => ApiError::missing().response(language),
        (None, _) => response,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_named() {
        let said = |refused: Refused| {
            let error = ApiError::from(refused);
            assert_eq!((error.status(), error.kind), (StatusCode::NOT_FOUND, "missing"));
            error.sentence(Language::English)
        };
        assert_eq!(said(Refused::NoSuchExercise), "There is no such puzzle or lesson.");
        assert_eq!(said(Refused::NoSuchStep), "This replay has no such move.");
        assert_eq!(said(Refused::NoSuchMatch(matches::MatchId(7))), "There's no such match.");
    }
}
