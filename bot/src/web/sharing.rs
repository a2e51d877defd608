//! The picture of a match that is over, for the dialog in which Discord shares it.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use matches::{MatchId, Refused, WebToken};
use serde::Deserialize;
use serde_json::json;

use crate::app::App;
use crate::app::activity::final_picture;
use crate::web::activity::is_open_to;
use crate::web::error::{ApiError, ApiResult};
use crate::web::frame_session::{service, session};
use crate::web::shared::Web;

/// The match whose end is shared.
#[derive(Debug, Deserialize)]
pub(super) struct Shared {
    r#match: String,
}

/// Uploads the public picture of the end to Discord, and answers with its address there.
pub(super) async fn picture(
    State(web): State<Web>,
    headers: HeaderMap,
    body: Result<Json<Shared>, JsonRejection>,
) -> ApiResult {
    let Json(Shared { r#match }) = body.map_err(|_| ApiError::bad_request())?;
    let id = MatchId(r#match.parse().map_err(|_| ApiError::missing())?);
    let (player, token) = session(&web, &headers).await?;
    let (activity, application) = service(&web)?;
    web.limit.admit_person(player).map_err(ApiError::too_fast)?;
    web.limit.admit_lookup().map_err(ApiError::too_fast)?;
    let png = web.work(move |app| draw(app, &token, id)).await?;
    let url = activity.upload(application, png).await?;
    Ok(Json(json!({"url": url})).into_response())
}

fn draw(app: &App, token: &WebToken, id: MatchId) -> ApiResult<Vec<u8>> {
    if !is_open_to(app, token, id)? {
        return Err(ApiError::forbidden());
    }
    Ok(final_picture(app, id)?.ok_or(Refused::StillRunning(id))?)
}
