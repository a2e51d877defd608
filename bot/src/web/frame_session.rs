//! The sender of a frame's request: the person of the request's session. If requests must be signed, Discord's proxy
//! must name the same person.

use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use matches::{PlayerId, WebToken};

use crate::activity::{Activity, Location, NotSignedIn, ProxyHeaders};
use crate::app::activity::FramePlace;
use crate::web::error::{ApiError, ApiResult};
use crate::web::shared::Web;
use crate::web::visitor::{has_bearer, session_token};

/// The client for the Activity's requests to Discord, and the application's id. Fails without an Activity.
pub(super) fn service(web: &Web) -> ApiResult<(Activity, u64)> {
    let activity = web.activity.clone().ok_or_else(ApiError::missing)?;
    let application = web.app.activity().and_then(|links| links.application());
    Ok((activity, application.ok_or_else(ApiError::unavailable)?))
}

/// Refuses a request of a frame that Discord did not sign for the person of its session.
///
/// Only frames send a bearer token. A browser with a cookie doesn't come through Discord's proxy.
pub(super) async fn check_signature(
    State(web): State<Web>,
    request: Request,
    next: Next,
) -> Response {
    let needs_signature = web.activity.as_ref().is_some_and(Activity::needs_signature);
    if needs_signature && has_bearer(request.headers()) {
        let headers = request.headers().clone();
        if let Err(error) = session(&web, &headers).await {
            return error.into_response();
        }
    }
    next.run(request).await
}

/// The person of a request's session, and its token. Fails without a session.
pub(super) async fn session(web: &Web, headers: &HeaderMap) -> ApiResult<(PlayerId, WebToken)> {
    let token = session_token(headers).ok_or_else(ApiError::no_session)?;
    let known = token.clone();
    let session = web.work(move |app| app.matches().session(&known, app.now())).await?;
    let session = session.ok_or_else(ApiError::no_session)?;
    must_be(sender(web, headers)?, session.player)?;
    Ok((session.player, token))
}

/// The sender of a request, according to the signature of Discord's proxy. `None` if no signature is required.
pub(super) fn sender(web: &Web, headers: &HeaderMap) -> ApiResult<Option<PlayerId>> {
    let (activity, application) = service(web)?;
    let text = |name: &str| headers.get(name)?.to_str().ok();
    let signed = || {
        Some(ProxyHeaders {
            signature: text("x-signature-ed25519")?,
            timestamp: text("x-signature-timestamp")?,
            payload: text("x-discord-proxy-payload")?,
        })
    };
    Ok(activity.sender(application, signed(), web.app.now().0 / 1000)?)
}

/// Refuses a request that Discord signed for someone else.
pub(super) fn must_be(sender: Option<PlayerId>, player: PlayerId) -> ApiResult<()> {
    match sender.is_none_or(|sender| sender == player) {
        true => Ok(()),
        false => Err(NotSignedIn::Signature.into()),
    }
}

/// The channel and server in which a frame is open. Fails if the player is not in the Activity's instance.
pub(super) async fn locate(web: &Web, player: PlayerId, instance: &str) -> ApiResult<FramePlace> {
    let (activity, application) = service(web)?;
    let known = activity.known_location(player, instance);
    let location = match known {
        Some(location) => location,
        None => {
            web.limit.admit_lookup().map_err(ApiError::too_fast)?;
            activity.locate(application, player, instance).await?
        }
    };
    let Location { channel, server } = location;
    Ok(FramePlace { channel, server })
}
