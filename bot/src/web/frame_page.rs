//! The page of a frame inside Discord, and the texts that its script shows.

use axum::extract::{Query, State};
use axum::http::header::{CONTENT_SECURITY_POLICY, REFRESH};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;
use words::Language;

use crate::web::accepted_language::accepted;
use crate::web::frame_session::service;
use crate::web::page_html::sentence;
use crate::web::plain_text::say_plainly;
use crate::web::shared::Web;
use crate::web::start_page;
use crate::web::visitor::Guest;
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

/// The page of a frame, or a browser's start page.
pub(super) async fn frame_page(
    State(web): State<Web>,
    Query(query): Query<FrameQuery>,
    headers: HeaderMap,
) -> Response {
    let language = accepted(&headers);
    let is_framed = query.frame_id.is_some() && query.instance_id.is_some();
    if !is_framed {
        return start_page::page(&web, Guest::of(&headers)).await;
    }
    let page = match service(&web) {
        Ok((_, application)) => {
            Html(web.assets.frame(application, &words(language).to_string(), language))
                .into_response()
        }
        // Right after its start, the bot doesn't know its application yet. The page loads itself again.
        Err(error) if error.status() == StatusCode::SERVICE_UNAVAILABLE => {
            ([(REFRESH, "2")], sentence(&error, language)).into_response()
        }
        Err(error) => sentence(&error, language),
    };
    ([(CONTENT_SECURITY_POLICY, FRAME_POLICY)], page).into_response()
}

/// The frame's own sentences, by the names that its script uses, with their language.
pub(super) fn words(language: Language) -> serde_json::Value {
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
    let said = all.into_iter().map(|(key, text)| (key, say_plainly(text, language)));
    said.chain([("language", language.code().to_owned())]).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{ChallengeLimits, Matches};
    use store::MemoryStore;

    use super::*;
    use crate::activity::{Activity, ActivityAccess};
    use crate::app::App;
    use crate::app::state::activity_links::ActivityLinks;
    use crate::clock::Clock;
    use crate::config::Token;
    use crate::web::assets::Assets;

    #[tokio::test]
    async fn a_frame_that_opens_before_the_application_is_known_loads_itself_again() {
        let store = Arc::new(MemoryStore::new());
        let matches = Matches::new(store, games::CATALOG, ChallengeLimits::default());
        let secret = || Token::new("a".to_owned());
        let access = ActivityAccess {
            http: reqwest::Client::new(),
            base: String::new(),
            bot: secret(),
            client_secret: secret(),
        };
        let links = ActivityLinks::new(true);
        let web = Web {
            app: App::new(matches, Clock::default()).with_activity(Some(links)),
            activity: Some(Activity::new(access, None)),
            proxies: Vec::new().into(),
            assets: Arc::new(Assets::new()),
            limit: Arc::default(),
            streams: Arc::default(),
        };
        let open = async |web: &Web| {
            let (frame_id, instance_id) = (Some("1".into()), Some("i-1".into()));
            let query = Query(FrameQuery { frame_id, instance_id });
            let page = frame_page(State(web.clone()), query, HeaderMap::new()).await;
            (page.status().as_u16(), page.headers().contains_key(REFRESH))
        };
        assert_eq!(open(&web).await, (503, true));
        web.app.activity().unwrap().set_application(5);
        assert_eq!(open(&web).await, (200, false));
        let without = Web { activity: None, ..web };
        assert_eq!(open(&without).await, (404, false));
    }
}
