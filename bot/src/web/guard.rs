//! Checks before every handler, and headers on every answer.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    ACCESS_CONTROL_ALLOW_HEADERS, ACCESS_CONTROL_ALLOW_METHODS, ACCESS_CONTROL_ALLOW_ORIGIN,
    ACCESS_CONTROL_EXPOSE_HEADERS, ACCESS_CONTROL_MAX_AGE, CACHE_CONTROL, CONTENT_SECURITY_POLICY,
    HOST, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;

use crate::web::accepted_language::accepted;
use crate::web::client_address::{ClientAddress, client_address};
use crate::web::error::{ApiError, in_language};
use crate::web::shared::Web;
use crate::web::visitor::has_bearer;

/// The content security policy of the page: its own scripts and styles alone. No other page may frame it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The maximum number of bytes of a request's body. The longest body is a complete army with its key.
const BODY_LIMIT: usize = 16 << 10;

/// The time limit for receiving the body of a request.
const BODY_TIMEOUT: Duration = Duration::from_secs(20);

/// The headers that a frame sends.
const FRAME_HEADERS: &str = "authorization, content-type, idempotency-key, last-event-id";

/// Refuses requests for another host, acts from another origin, and too many requests.
pub(crate) async fn check(
    State(web): State<Web>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let language = accepted(request.headers());
    let is_api = request.uri().path().starts_with("/api/");
    let has_frames = web.activity.is_some() && is_api;
    if has_frames && request.method() == Method::OPTIONS {
        return with_headers(with_frame_headers(StatusCode::NO_CONTENT.into_response()));
    }
    let response = match admit(&web, peer.ip(), &request) {
        Ok(client) => {
            request.extensions_mut().insert(ClientAddress(client));
            match complete(request, BODY_TIMEOUT).await {
                Ok(request) => next.run(request).await,
                Err(error) => error.into_response(),
            }
        }
        Err(error) => error.into_response(),
    };
    let response = in_language(response, language, is_api);
    with_headers(if has_frames { with_frame_headers(response) } else { response })
}

/// Lets a frame whose origin is opaque read the answer. A page without a bearer token learns nothing, since browsers
/// send no cookies with such requests.
fn with_frame_headers(mut response: Response) -> Response {
    response.headers_mut().extend([
        (ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*")),
        (ACCESS_CONTROL_ALLOW_METHODS, HeaderValue::from_static("GET,POST,PUT")),
        (ACCESS_CONTROL_ALLOW_HEADERS, HeaderValue::from_static(FRAME_HEADERS)),
        (ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_static("retry-after")),
        (ACCESS_CONTROL_MAX_AGE, HeaderValue::from_static("600")),
    ]);
    response
}

/// Whether a request carries a bearer token or a sign-in code, so that its origin need not be checked.
fn brings_secret(web: &Web, request: &Request) -> bool {
    web.activity.is_some()
        && (has_bearer(request.headers()) || request.uri().path() == "/api/activity/session")
}

/// Reads the body of a request. Refuses a body that is too long, or not sent in time.
async fn complete(request: Request, time: Duration) -> Result<Request, ApiError> {
    let (parts, body) = request.into_parts();
    match timeout(time, to_bytes(body, BODY_LIMIT)).await {
        Ok(Ok(bytes)) => Ok(Request::from_parts(parts, Body::from(bytes))),
        Ok(Err(_)) | Err(_) => Err(ApiError::bad_request()),
    }
}

/// The address of the client, if the request is admitted.
fn admit(web: &Web, peer: IpAddr, request: &Request) -> Result<IpAddr, ApiError> {
    let origin = web.app.web_links().map(|links| links.origin().to_owned()).unwrap_or_default();
    if peer.to_canonical().is_loopback()
        && origin.starts_with("http://")
        && !is_own_host(request.headers(), &origin)
    {
        // DNS rebinding: the name of another site may resolve to this machine.
        return Err(ApiError::wrong_origin());
    }
    let is_act = request.method() != Method::GET && request.method() != Method::HEAD;
    if is_act
        && !brings_secret(web, request)
        && text(request.headers(), ORIGIN.as_str()) != Some(&origin)
    {
        return Err(ApiError::wrong_origin());
    }
    let client = client_address(peer, request.headers(), &web.proxies);
    web.limit.admit_address(client).map_err(ApiError::too_fast)?;
    Ok(client)
}

/// Whether a request names the host of the page.
fn is_own_host(headers: &HeaderMap, origin: &str) -> bool {
    let host = text(headers, HOST.as_str()).unwrap_or_default();
    origin.strip_prefix("http://") == Some(host)
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

/// Adds the security headers. Answers that are not marked as public must not be cached.
fn with_headers(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.entry(CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.entry(REFERRER_POLICY).or_insert(HeaderValue::from_static("no-referrer"));
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_body_that_is_too_long_or_never_ends_is_refused() {
        let refused = async |body: Body| {
            complete(Request::new(body), Duration::from_millis(1)).await.err().map(|e| e.status())
        };
        assert_eq!(refused(Body::from("{}")).await, None);
        let bad = Some(axum::http::StatusCode::BAD_REQUEST);
        assert_eq!(refused(Body::from(vec![b' '; BODY_LIMIT + 1])).await, bad);
        let endless = futures_util::stream::pending::<Result<String, std::io::Error>>();
        assert_eq!(refused(Body::from_stream(endless)).await, bad);
    }
}
