//! The addresses of the match page, and the handler of each.

use std::net::SocketAddr;
use std::sync::Arc;

use anyhow::Context;
use axum::routing::{get, post, put};
use axum::{Router, middleware};
use ipnet::IpNet;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::activity::Activity;
use crate::app::App;
use crate::web::assets::Assets;
use crate::web::shared::Web;
use crate::web::visitor::{LinkAccess, SessionAccess};
use crate::web::{
    activity, clubs, connections, events, exercises, frame_page, frame_session, game_cards, guard,
    page_html, player_acts, replay, sharing, sign_in, state,
};

/// Serves the page to the listener's connections until the task is aborted.
pub(crate) fn serve(
    listener: TcpListener,
    app: App,
    activity: Option<Activity>,
    proxies: &[IpNet],
) -> JoinHandle<()> {
    let web = Web {
        app,
        activity,
        proxies: proxies.into(),
        assets: Arc::new(Assets::new()),
        limit: Arc::default(),
        streams: Arc::default(),
    };
    let poller = events::poll_store(web.app.clone());
    let connections = connections::serve(listener, routes(web));
    tokio::spawn(async move {
        tokio::join!(connections, poller);
    })
}

/// Binds the address of the page.
pub(crate) async fn listen(addr: SocketAddr) -> anyhow::Result<TcpListener> {
    let listener = TcpListener::bind(addr).await;
    listener.with_context(|| format!("`web_address` can't listen on {addr}"))
}

fn routes(web: Web) -> Router {
    let personal = Router::new()
        .route("/{id}", get(state::answer::<SessionAccess>))
        .route("/{id}/choices", get(state::choices_of_person))
        .route("/{id}/play", post(player_acts::play))
        .route("/{id}/undo", post(player_acts::undo))
        .route("/{id}/act", post(player_acts::act))
        .route("/{id}/draft", put(player_acts::draft))
        .route("/{id}/hint", post(player_acts::hint))
        .route("/{id}/replay", get(replay::answer::<SessionAccess>))
        .route("/{id}/at/{ply}", get(replay::answer_boards::<SessionAccess>))
        .route("/{id}/fairness", get(replay::answer_record::<SessionAccess>))
        .route("/{id}/events", get(events::of_person));
    let public = Router::new()
        .route("/{key}", get(state::answer::<LinkAccess>))
        .route("/{key}/replay", get(replay::answer::<LinkAccess>))
        .route("/{key}/at/{ply}", get(replay::answer_boards::<LinkAccess>))
        .route("/{key}/fairness", get(replay::answer_record::<LinkAccess>))
        .route("/{key}/events", get(events::of_spectator));
    let inside = Router::new()
        .route("/session", post(activity::sign_in))
        .route("/matches", get(activity::match_lists))
        .route("/open", post(activity::open))
        .route("/picture", post(sharing::picture));
    let exercises = Router::new()
        .route("/{game}/{name}", get(exercises::state))
        .route("/{game}/{name}/choices", get(exercises::choices))
        .route("/{game}/{name}/play", post(exercises::play))
        .route("/{game}/{name}/act", post(exercises::act))
        .route("/{game}/{name}/draft", put(exercises::draft));
    let clubs = Router::new()
        .route("/{id}", get(clubs::event))
        .route("/{id}/events", get(clubs::event_stream::of_person));
    let check_signature =
        middleware::from_fn_with_state(web.clone(), frame_session::check_signature);
    let of_sessions = Router::new()
        .nest("/api/m", personal)
        .nest("/api/e", clubs)
        .nest("/api/x", exercises)
        .route_layer(check_signature);
    Router::new()
        .route("/", get(frame_page::frame_page))
        .route("/enter/{once}", get(sign_in::enter).post(sign_in::enter))
        .route("/m/{id}", get(page_html::match_page::<SessionAccess>))
        .route("/w/{key}", get(page_html::match_page::<LinkAccess>))
        .route("/e/{id}", get(clubs::event_page))
        .route("/learn/{game}", get(exercises::learn_page))
        .route("/learn/{game}/{name}", get(exercises::exercise_page))
        .route("/puzzle/{game}", get(exercises::puzzle_page))
        .route("/puzzle/{game}/{name}", get(exercises::exercise_page))
        .route("/games/{game}/{file}", get(game_cards::picture))
        .route("/assets/{build}/{name}", get(page_html::asset))
        .nest("/api/activity", inside)
        .nest("/api/w", public)
        .merge(of_sessions)
        .fallback(page_html::missing)
        .layer(middleware::from_fn_with_state(web.clone(), guard::check))
        .with_state(web)
}
