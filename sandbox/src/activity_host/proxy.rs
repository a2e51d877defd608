//! The proxy of an Activity: requests go to the mapped address, answers get Discord's headers.

use std::sync::Arc;

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONNECTION, CONTENT_LENGTH, CONTENT_SECURITY_POLICY,
    CONTENT_TYPE, COOKIE, ETAG, EXPIRES, HOST, LAST_MODIFIED, TRANSFER_ENCODING, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use base64::prelude::{BASE64_STANDARD, Engine};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use serde_json::json;
use tokio::net::TcpStream;

use crate::activity_host::relay::{FRAME_COOKIE, cookie};
use crate::id::Id;
use crate::shared::Shared;
use crate::world::World;

/// The size limit of a page that gets nonces.
const MOST_HTML: usize = 4 << 20;

/// The lifetime of signed headers.
const SIGNED_MS: u64 = 60_000;

/// Forwards a request to the mapped address, and streams the answer back.
pub(super) async fn forward(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    let mapped = shared.read(|world| world.activity_target());
    let Some(target) = mapped else {
        let told = "The portal maps / to no address of this machine.";
        return (StatusCode::NOT_FOUND, told).into_response();
    };
    match send(&shared, &target, request).await {
        Ok(response) => with_discords_headers(&shared, response).await,
        Err(error) => (StatusCode::BAD_GATEWAY, format!("{target}: {error}")).into_response(),
    }
}

/// The host of a mapping, and the folder below it.
#[derive(Clone, Debug)]
pub(crate) struct Target {
    host: String,
    folder: String,
}

impl std::fmt::Display for Target {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.host, self.folder)
    }
}

impl World {
    /// The target of the mapping of `/`, if it is on this machine.
    fn activity_target(&self) -> Option<Target> {
        let mapping = self.activities.settings.as_ref()?.mapping.as_deref()?;
        let (host, folder) = mapping.split_once('/').unwrap_or((mapping, ""));
        let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
        let folder = if folder.is_empty() { String::new() } else { format!("/{folder}") };
        let is_here = ["127.0.0.1", "localhost"].contains(&name);
        is_here.then(|| Target { host: host.to_owned(), folder })
    }

    /// The signed payload that names a frame's member: bytes, signature, and time in seconds. `None` without the frame.
    fn signed_payload(&self, frame: Id) -> Option<(Vec<u8>, String, u64)> {
        let window = self.activities.windows.get(&frame)?;
        let now_ms = self.now_ms();
        let payload = json!({
            "application_id": self.app.id, "user_id": window.user, "is_developer": false,
            "created_at": now_ms / 1000, "expires_at": (now_ms + SIGNED_MS) / 1000,
        });
        let payload = payload.to_string().into_bytes();
        let signature = self.activities.sign(&payload);
        Some((payload, signature, now_ms / 1000))
    }
}

async fn send(
    shared: &Shared,
    target: &Target,
    mut request: Request,
) -> Result<Response, Box<dyn std::error::Error + Send + Sync>> {
    let path = request.uri().path_and_query().map_or("/", |path| path.as_str());
    let path = path.strip_prefix("/.proxy").filter(|rest| rest.starts_with('/')).unwrap_or(path);
    *request.uri_mut() = format!("{}{path}", target.folder).parse::<Uri>()?;
    let headers = request.headers_mut();
    sign(shared, headers)?;
    headers.insert(HOST, target.host.parse()?);
    headers.insert("x-forwarded-for", HeaderValue::from_static("127.0.0.1"));
    headers.remove(CONNECTION);
    let wants_html = headers.get(ACCEPT).and_then(|value| value.to_str().ok());
    if wants_html.is_some_and(|accept| accept.contains("text/html")) {
        // Inline scripts get nonces, so pages must come uncompressed.
        headers.remove(ACCEPT_ENCODING);
    }
    let stream = TcpStream::connect(&target.host).await?;
    stream.set_nodelay(true)?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    tokio::spawn(connection);
    let response = sender.send_request(request).await?;
    Ok(response.map(Body::new))
}

/// Adds signed headers that identify the sender, and removes the client's own cookie.
fn sign(
    shared: &Shared,
    headers: &mut HeaderMap,
) -> Result<(), axum::http::header::InvalidHeaderValue> {
    let frame = cookie(headers, FRAME_COOKIE).and_then(|text| text.parse().ok());
    let signed = frame.and_then(|frame| shared.read(|world| world.signed_payload(frame)));
    let cookies = headers.get(COOKIE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let foreign = cookies.split("; ").filter(|pair| !pair.starts_with(FRAME_COOKIE));
    let foreign = foreign.filter(|pair| !pair.is_empty()).collect::<Vec<_>>().join("; ");
    headers.remove(COOKIE);
    if !foreign.is_empty() {
        headers.insert(COOKIE, foreign.parse()?);
    }
    if let Some((payload, signature, at)) = signed {
        headers.insert("x-signature-ed25519", signature.parse()?);
        headers.insert("x-signature-timestamp", at.into());
        headers.insert("x-discord-proxy-payload", BASE64_STANDARD.encode(payload).parse()?);
    }
    Ok(())
}

/// Replaces the content security policy, gives inline scripts its nonce, and removes the cache headers of pages.
async fn with_discords_headers(shared: &Shared, response: Response) -> Response {
    let base = shared.read(|world| world.activities.base.clone());
    let nonce = nonce();
    let (mut parts, mut body) = response.into_parts();
    let kind = parts.headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
    if kind.is_some_and(|kind| kind.starts_with("text/html")) {
        for name in [CACHE_CONTROL, ETAG, EXPIRES, LAST_MODIFIED, CONTENT_LENGTH] {
            parts.headers.remove(name);
        }
        let html = to_bytes(body, MOST_HTML).await.unwrap_or_default();
        let html = String::from_utf8_lossy(&html).into_owned();
        body = html.replace("<script>", &format!("<script nonce=\"{nonce}\">")).into();
    }
    parts.headers.remove(X_FRAME_OPTIONS);
    parts.headers.remove(TRANSFER_ENCODING);
    if let Ok(policy) = policy(&base, &nonce).parse() {
        parts.headers.insert(CONTENT_SECURITY_POLICY, policy);
    }
    Response::from_parts(parts, body)
}

/// The content security policy of discordsays.com: nothing from other hosts.
fn policy(base: &str, nonce: &str) -> String {
    let sockets = base.replacen("http://", "ws://", 1);
    format!(
        "default-src 'self'; script-src 'self' 'unsafe-eval' 'nonce-{nonce}' blob:; \
         style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; \
         connect-src 'self' {base}/ {sockets}/; worker-src 'self' blob:; object-src 'none'; \
         base-uri 'self'; form-action 'self'; frame-ancestors 'self' http://127.0.0.1:*"
    )
}

fn nonce() -> String {
    let mut bytes = [0; 12];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    BASE64_STANDARD.encode(bytes)
}
