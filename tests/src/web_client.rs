//! A client of the match page's JSON, with the cookies of one browser.

use std::collections::VecDeque;

use reqwest::header::{COOKIE, HeaderMap, LOCATION, ORIGIN, SET_COOKIE};
use reqwest::redirect::Policy;
use reqwest::{Client, Method, RequestBuilder, Response};
use serde_json::{Value, json};

use crate::wait::in_time;

/// A browser session on the match page, without a browser.
#[derive(Clone, Debug)]
pub struct WebClient {
    http: Client,
    origin: String,
    /// The path of the JSON interface: `/api/m/1`, `/api/w/KEY`, `/api/e/1` or `/api/x/kastell/l0`.
    api: String,
    cookie: Option<String>,
    /// The session token of a frame, which has no cookie.
    bearer: Option<String>,
    /// The client address that a proxy would send.
    address: Option<String>,
}

/// A response with JSON.
#[derive(Clone, Debug)]
pub struct JsonAnswer {
    /// The HTTP status.
    pub status: u16,
    /// The body; null if there is none.
    pub body: Value,
}

/// A stream of events.
#[derive(Debug)]
pub struct Events {
    response: Response,
    /// The beginning of the next events. It may end within a character.
    bytes: Vec<u8>,
    waiting: VecDeque<WebEvent>,
}

/// A server-sent event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebEvent {
    /// The event type.
    pub name: String,
    /// The event's id, if it has one.
    pub id: Option<String>,
    /// The data.
    pub data: Value,
}

impl WebClient {
    /// Opens a one-time link, and follows it to the match. An error is the HTTP status.
    pub async fn enter(link: &str) -> Result<Self, u16> {
        let http = client();
        let answer = in_time("the link", http.get(link).send()).await.expect("the page answers");
        if answer.status() != 303 {
            return Err(answer.status().as_u16());
        }
        let place = header(answer.headers(), LOCATION.as_str());
        let cookie = header(answer.headers(), SET_COOKIE.as_str());
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        let api = place.replacen("/m/", "/api/m/", 1).replacen("/e/", "/api/e/", 1);
        let api = api.replacen("/learn/", "/api/x/", 1).replacen("/puzzle/", "/api/x/", 1);
        Ok(Self {
            http,
            origin: origin(link),
            api,
            cookie: Some(cookie),
            bearer: None,
            address: None,
        })
    }

    /// A spectator with a link.
    pub fn watch(link: &str) -> Self {
        let origin = origin(link);
        let api = link[origin.len()..].replacen("/w/", "/api/w/", 1);
        Self { http: client(), origin, api, cookie: None, bearer: None, address: None }
    }

    /// Signs in like a frame inside Discord, through the stand-in for its proxy. Returns the body of the answer, too.
    /// An error is the body of a refusal.
    pub async fn sign_in(base: &str, code: &str, instance: &str) -> Result<(Self, Value), Value> {
        Self::sign_in_with(base, json!({"code": code, "instance": instance})).await
    }

    /// Signs in as a frame does, with this request.
    pub async fn sign_in_with(base: &str, request: Value) -> Result<(Self, Value), Value> {
        let own = Self {
            http: client(),
            origin: base.into(),
            api: "/api/activity".into(),
            cookie: None,
            bearer: None,
            address: None,
        };
        let JsonAnswer { status, body } = own.post("/session", request).await;
        if status != 200 {
            return Err(body);
        }
        let bearer = body["token"].as_str().map(str::to_owned);
        Ok((Self { bearer, ..own }, body))
    }

    /// The same frame without its session token.
    #[must_use]
    pub fn without_bearer(&self) -> Self {
        Self { bearer: None, ..self.clone() }
    }

    /// The same frame with this session token.
    #[must_use]
    pub fn with_bearer(&self, token: &str) -> Self {
        Self { bearer: Some(token.into()), ..self.clone() }
    }

    /// The same frame at its list of matches.
    #[must_use]
    pub fn at_lists(&self) -> Self {
        Self { api: "/api/activity".into(), ..self.clone() }
    }

    /// The same browser on another match.
    #[must_use]
    pub fn on(&self, id: u64) -> Self {
        Self { api: format!("/api/m/{id}"), ..self.clone() }
    }

    /// The same browser on an event.
    #[must_use]
    pub fn on_event(&self, id: u64) -> Self {
        Self { api: format!("/api/e/{id}"), ..self.clone() }
    }

    /// The same browser on a puzzle or a lesson.
    #[must_use]
    pub fn on_exercise(&self, game: &str, name: &str) -> Self {
        Self { api: format!("/api/x/{game}/{name}"), ..self.clone() }
    }

    /// The same session at another process, with this origin.
    #[must_use]
    pub fn at(&self, origin: &str) -> Self {
        Self { origin: origin.into(), ..self.clone() }
    }

    /// The same browser with the client address that a proxy sends.
    #[must_use]
    pub fn from_address(&self, address: &str) -> Self {
        Self { address: Some(address.into()), ..self.clone() }
    }

    /// The same client without its cookie.
    #[must_use]
    pub fn without_cookie(&self) -> Self {
        Self { cookie: None, ..self.clone() }
    }

    /// The cookie of the session.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// The origin of the page.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// A request below the match's interface, with the cookie and the page's origin.
    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.http.request(method, format!("{}{}{path}", self.origin, self.api));
        let request = request.header(ORIGIN, &self.origin);
        let request = match &self.address {
            Some(address) => request.header("x-forwarded-for", address),
            None => request,
        };
        let request = match &self.bearer {
            Some(bearer) => request.bearer_auth(bearer),
            None => request,
        };
        match &self.cookie {
            Some(cookie) => request.header(COOKIE, cookie),
            None => request,
        }
    }

    /// Sends a GET. Returns the response.
    pub async fn get(&self, path: &str) -> JsonAnswer {
        json_answer(self.request(Method::GET, path)).await
    }

    /// The status and the HTML of the start page.
    pub async fn start_page(&self) -> (u16, String) {
        let start = Self { api: String::new(), ..self.clone() };
        let answer = in_time("the page", start.request(Method::GET, "/").send()).await;
        let answer = answer.expect("the page answers");
        let status = answer.status().as_u16();
        (status, in_time("its HTML", answer.text()).await.expect("the answer is whole"))
    }

    /// The state of the match.
    pub async fn state(&self) -> Value {
        let JsonAnswer { status, body } = self.get("").await;
        assert_eq!(status, 200, "{body}");
        body
    }

    /// Sends a POST. Returns the response.
    pub async fn post(&self, path: &str, body: Value) -> JsonAnswer {
        json_answer(self.request(Method::POST, path).json(&body)).await
    }

    /// Sends a PUT. Returns the response.
    pub async fn put(&self, path: &str, body: Value) -> JsonAnswer {
        json_answer(self.request(Method::PUT, path).json(&body)).await
    }

    /// Plays a move at the present revision.
    pub async fn play(&self, mv: &str) -> JsonAnswer {
        let revision = self.state().await["revision"].clone();
        self.post("/play", json!({"revision": revision, "move": mv})).await
    }

    /// Opens the stream of events, after the one with the id `last`.
    pub async fn events(&self, last: Option<u64>) -> Events {
        let mut request = self.request(Method::GET, "/events");
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let response = in_time("the stream", request.send()).await.expect("the page answers");
        assert_eq!(response.status(), 200);
        Events { response, bytes: Vec::new(), waiting: VecDeque::new() }
    }
}

impl Events {
    /// Waits for an event with this name.
    pub async fn next(&mut self, name: &str) -> WebEvent {
        in_time(name, async {
            loop {
                while let Some(event) = self.waiting.pop_front() {
                    if event.name == name {
                        return event;
                    }
                }
                let chunk = self.response.chunk().await.expect("the stream goes on");
                let chunk = chunk.expect("the stream has not ended");
                self.bytes.extend_from_slice(&chunk);
                self.read();
            }
        })
        .await
    }

    fn read(&mut self) {
        while let Some(end) = self.bytes.windows(2).position(|two| two == b"\n\n") {
            let block: Vec<u8> = self.bytes.drain(..end + 2).collect();
            let block = String::from_utf8(block).expect("the stream is UTF-8");
            let field = |name: &str| {
                block
                    .lines()
                    .find_map(|line| line.strip_prefix(name).map(|rest| rest.trim().to_owned()))
            };
            if let Some(name) = field("event:") {
                let data = field("data:").unwrap_or_default();
                let data = serde_json::from_str(&data).unwrap_or_default();
                self.waiting.push_back(WebEvent { name, id: field("id:"), data });
            }
        }
    }
}

fn client() -> Client {
    Client::builder().redirect(Policy::none()).no_proxy().build().expect("a client")
}

async fn json_answer(request: RequestBuilder) -> JsonAnswer {
    let answer = in_time("an answer", request.send()).await.expect("the page answers");
    let status = answer.status().as_u16();
    let text = in_time("its body", answer.text()).await.expect("the answer is whole");
    JsonAnswer { status, body: serde_json::from_str(&text).unwrap_or_default() }
}

fn header(headers: &HeaderMap, name: &str) -> String {
    let value = headers.get(name).and_then(|value| value.to_str().ok());
    value.unwrap_or_default().to_owned()
}

fn origin(link: &str) -> String {
    link.splitn(4, '/').take(3).collect::<Vec<_>>().join("/")
}
