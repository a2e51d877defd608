//! The match page inside Discord: its frame, the sign-in, and the lists of matches to choose from.
//!
//! A frame has no cookie. It sends its session as a bearer token, which lives in the memory of one page.

use std::sync::Arc;

use axum::extract::rejection::JsonRejection;
use axum::extract::{Query, State};
use axum::http::header::CONTENT_SECURITY_POLICY;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use axum::{Extension, Json};
use matches::{EventId, Head, MatchId, PlayerId, WebToken};
use serde::{Deserialize, Serialize};
use serde_json::json;
use words::Language;

use crate::activity::{NotSignedIn, SignedIn};
use crate::app::App;
use crate::app::activity::{self, FramePlace, is_played_at, launched_match};
use crate::app::settings::language_settings::Locales;
use crate::app::view::languages;
use crate::web::accepted_language::accepted;
use crate::web::client_address::ClientAddress;
use crate::web::clubs::event_list::EventEntry;
use crate::web::error::{ApiError, ApiResult};
use crate::web::frame_session::{locate, must_be, sender, service, session};
use crate::web::match_list::{MatchJson, matches_json};
use crate::web::plain_text::{Reader, say_plainly};
use crate::web::shared::Web;
use crate::web::start_page;
use crate::web::visitor::{Guest, may_look_at_event, session_token};
use crate::words::activity::ActivityText;

/// The content security policy of the frame. Discord's proxy replaces it.
const FRAME_POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
     base-uri 'none'; form-action 'none'; frame-ancestors https://discord.com https://*.discord.com https://*.discordsays.com",
);

/// The query of a frame's address. The server only checks that both ids are present.
#[derive(Debug, Deserialize)]
pub(super) struct FrameQuery {
    frame_id: Option<String>,
    instance_id: Option<String>,
}

/// The sign-in of a frame. A frame that signs in again also names the match or event that it shows.
#[derive(Deserialize)]
pub(super) struct SignIn {
    code: String,
    instance: String,
    r#match: Option<String>,
    event: Option<String>,
}

impl SignIn {
    /// The match and the event that the frame shows, as the ids that sessions store. An empty text names none.
    fn shown(&self) -> Vec<MatchId> {
        let number = |text: &Option<String>| text.as_deref()?.parse::<u64>().ok();
        let event = number(&self.event).map(|number| EventId(number).as_target());
        number(&self.r#match).map(MatchId).into_iter().chain(event).collect()
    }
}

/// The instance of a frame.
#[derive(Debug, Deserialize)]
pub(super) struct ListQuery {
    instance: String,
}

/// The match or event that a person chooses.
#[derive(Debug, Deserialize)]
pub(super) struct Open {
    r#match: Option<String>,
    event: Option<String>,
    instance: String,
}

#[derive(Serialize)]
struct SessionJson {
    token: String,
    name: String,
    /// The person's language. `script` is the address of the page's texts in it, and `words` are the texts of the frame
    /// alone.
    language: &'static str,
    script: String,
    words: serde_json::Value,
    /// The match whose button opened the Activity.
    open: Option<String>,
    matches: MatchListsJson,
}

#[derive(Debug, Default, Serialize)]
struct MatchListsJson {
    mine: Vec<MatchJson>,
    here: Vec<MatchJson>,
    events: Vec<EventEntry>,
    /// The server's time, from which the frame counts down to the deadlines.
    now: u64,
}

/// The page of a frame, or a browser's start page.
pub(super) async fn frame_page(
    State(web): State<Web>,
    Query(query): Query<FrameQuery>,
    headers: HeaderMap,
) -> Response {
    let application = web.activity.as_ref().and_then(|_| web.app.activity()?.application());
    let language = accepted(&headers);
    let is_framed = query.frame_id.is_some() && query.instance_id.is_some();
    if !is_framed {
        return start_page::page(&web, Guest::of(&headers)).await;
    }
    let Some(application) = application else {
        return crate::web::page_html::missing(headers).await;
    };
    let page = web.assets.frame(application, &words(language).to_string(), language);
    ([(CONTENT_SECURITY_POLICY, FRAME_POLICY)], Html(page)).into_response()
}

/// The frame's own sentences, by the names that its script uses.
fn words(language: Language) -> serde_json::Value {
    use ActivityText as Text;
    let all = [
        ("opening", Text::Opening),
        ("all_matches", Text::AllMatches),
        ("mine", Text::Mine),
        ("here", Text::Here),
        ("events", Text::Events),
        ("none", Text::None),
        ("turn", Text::YourTurn),
        ("present", Text::Present),
        ("share", Text::Share),
        ("shared", Text::Shared),
        ("share_result", Text::ShareResult),
        ("no_share", Text::NoShare),
        ("retry", Text::Retry),
        ("no_client", Text::NoClient),
        ("declined", Text::Declined),
        ("redirect", Text::Redirect),
        ("no_line", Text::NoLine),
    ];
    all.into_iter().map(|(key, text)| (key, say_plainly(text, language))).collect()
}

/// Signs a person in, if Discord accepts the code and finds the person in the instance.
pub(super) async fn sign_in(
    State(web): State<Web>,
    Extension(ClientAddress(client)): Extension<ClientAddress>,
    headers: HeaderMap,
    body: Result<Json<SignIn>, JsonRejection>,
) -> ApiResult {
    let Json(request) = body.map_err(|_| ApiError::bad_request())?;
    let shown = request.shown();
    let SignIn { code, instance, .. } = request;
    let (activity, application) = service(&web)?;
    let sender = sender(&web, &headers)?;
    web.limit.admit_sign_in(client).map_err(ApiError::too_fast)?;
    let signed_in = activity.sign_in(application, &code, &instance).await?;
    must_be(sender, signed_in.player)?;
    web.limit.admit_person(signed_in.player).map_err(ApiError::too_fast)?;
    let (browser, assets) = (accepted(&headers), Arc::clone(&web.assets));
    let before = session_token(&headers);
    let session = web.work(move |app| {
        let language = language_of(app, &signed_in, browser)?;
        let page = Page { language, script: assets.words(language), shown, before };
        begin(app, &signed_in, &instance, page)
    });
    let session = session.await?;
    Ok(Json(session).into_response())
}

/// The language of a person who signs in: their choice, or their Discord's language, or the browser's.
fn language_of(app: &App, signed_in: &SignedIn, browser: Language) -> ApiResult<Language> {
    if let Some(person) = signed_in.language {
        Locales { person, server: None }.note(app, signed_in.player, None)?;
    }
    Ok(languages::of_person(app.matches(), signed_in.player)?.unwrap_or(browser))
}

/// The language of a frame, and the address of its texts.
///
/// A frame that signs in again also has the match or event that it shows, and the token of its ended session.
struct Page {
    language: Language,
    script: String,
    shown: Vec<MatchId>,
    before: Option<WebToken>,
}

/// Begins a session, which may open the match whose button opened the Activity.
fn begin(
    app: &App,
    signed_in: &SignedIn,
    instance: &str,
    Page { language, script, shown, before }: Page,
) -> ApiResult<SessionJson> {
    let SignedIn { player, name, channel, server, language: _ } = signed_in;
    let place = FramePlace { channel: *channel, server: *server };
    let open = launched_match(app, *player, place, instance)?;
    // Read before the new session begins, since that removes the ended session.
    let earlier = before.map(|token| app.matches().opened_earlier(&token, *player)).transpose()?;
    let earlier = earlier.unwrap_or_default();
    let token = app.matches().begin_activity_session(*player, open, app.now())?;
    for id in shown {
        // The board of a match may also have been opened in another channel than the match's own.
        let opened = match earlier.contains(&id) {
            true => reopen(app, &token, id),
            false => open_here(app, &token, id, place),
        };
        if let Err(refused) = opened {
            tracing::debug!(%id, ?refused, "the new session of a frame may not look at this");
        }
    }
    Ok(SessionJson {
        token: token.text().to_owned(),
        name: name.clone(),
        language: language.code(),
        script,
        words: words(language),
        open: open.map(|id| id.0.to_string()),
        matches: match_lists_json(app, *player, place, language)?,
    })
}

/// The lists of matches among which a person can choose.
pub(super) async fn match_lists(
    State(web): State<Web>,
    Query(query): Query<ListQuery>,
    headers: HeaderMap,
) -> ApiResult {
    let (player, _) = session(&web, &headers).await?;
    web.limit.admit_person(player).map_err(ApiError::too_fast)?;
    let place = locate(&web, player, &query.instance).await?;
    let language = accepted(&headers);
    let work = move |app: &App| {
        let own = languages::of_person(app.matches(), player)?;
        match_lists_json(app, player, place, own.unwrap_or(language))
    };
    web.answer_json(headers, work).await
}

/// Gives a session access to a match or event. The match or event must be the person's own, opened earlier, or belong
/// to the frame's place.
pub(super) async fn open(
    State(web): State<Web>,
    headers: HeaderMap,
    body: Result<Json<Open>, JsonRejection>,
) -> ApiResult {
    let Json(wanted) = body.map_err(|_| ApiError::bad_request())?;
    let id = wanted.target()?;
    let (player, token) = session(&web, &headers).await?;
    web.limit.admit_person(player).map_err(ApiError::too_fast)?;
    let known = token.clone();
    if !web.work(move |app| is_open_to(app, &known, id)).await? {
        let place = locate(&web, player, &wanted.instance).await?;
        web.work(move |app| open_here(app, &token, id, place)).await?;
    }
    Ok(match EventId::of_target(id) {
        Some(event) => Json(json!({"event": event.0.to_string()})).into_response(),
        None => Json(json!({"match": id.0.to_string()})).into_response(),
    })
}

impl Open {
    /// The match or event to open, as the id that sessions store.
    fn target(&self) -> ApiResult<MatchId> {
        match (&self.r#match, &self.event) {
            (Some(number), None) => Ok(MatchId(number.parse().map_err(|_| ApiError::missing())?)),
            (None, Some(number)) => {
                let number = number.parse().map_err(|_| ApiError::no_event())?;
                Ok(EventId(number).as_target())
            }
            (Some(_), Some(_)) | (None, None) => Err(ApiError::bad_request()),
        }
    }
}

/// Whether a session already has access to a match or event.
pub(super) fn is_open_to(app: &App, token: &WebToken, id: MatchId) -> ApiResult<bool> {
    let session = app.matches().session(token, app.now())?.ok_or_else(ApiError::no_session)?;
    if let Some(event) = EventId::of_target(id) {
        return Ok(may_look_at_event(&session, &app.matches().event(event)?));
    }
    let view = app.matches().view(id)?;
    Ok(session.opened.contains(&id) || view.head().seat_of(session.player).is_some())
}

/// Opens a match that is played in the place of the frame, or an event of its server.
fn open_here(app: &App, token: &WebToken, id: MatchId, place: FramePlace) -> ApiResult<()> {
    match EventId::of_target(id) {
        Some(event) => {
            let server = app.matches().event(event)?.plan.place.server;
            if server.is_none() || server != place.server {
                return Err(ApiError::no_event());
            }
        }
        None if !is_played_at(app.matches().view(id)?.head(), place) => {
            return Err(ApiError::forbidden());
        }
        None => {}
    }
    reopen(app, token, id)
}

/// Opens a match or event in a session, wherever its place is.
fn reopen(app: &App, token: &WebToken, id: MatchId) -> ApiResult<()> {
    match app.matches().open_in_session(token, id, app.now())? {
        true => Ok(()),
        false => Err(ApiError::no_session()),
    }
}

fn match_lists_json(
    app: &App,
    player: PlayerId,
    place: FramePlace,
    language: Language,
) -> ApiResult<MatchListsJson> {
    let reader = Reader { person: Some(player), language };
    let lists = activity::match_lists(app, player, place)?;
    let list = |heads: &[Head]| matches_json(app, heads, player, reader);
    let events = lists.events.into_iter().map(EventEntry::from).collect();
    let (mine, here) = (list(&lists.mine)?, list(&lists.here)?);
    Ok(MatchListsJson { mine, here, events, now: app.now().0 })
}

impl From<NotSignedIn> for ApiError {
    fn from(reason: NotSignedIn) -> Self {
        match reason {
            NotSignedIn::Code => Self::new(StatusCode::FORBIDDEN, "code", ActivityText::Code),
            NotSignedIn::Secret => {
                tracing::error!("Discord does not know `activity.client_secret`");
                Self::new(StatusCode::SERVICE_UNAVAILABLE, "secret", ActivityText::Secret)
            }
            NotSignedIn::Instance => {
                Self::new(StatusCode::FORBIDDEN, "instance", ActivityText::Instance)
            }
            NotSignedIn::Signature => {
                Self::new(StatusCode::FORBIDDEN, "signature", ActivityText::Signature)
            }
            NotSignedIn::Unavailable => Self::unavailable(),
        }
    }
}
