//! Starting and stopping the sandbox, and its routes.

use std::fs;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{any, get};
use axum::serve::{Listener, ListenerExt};
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::gateway::Outgoing;
use crate::sandbox::config::Config;
use crate::sandbox::guard::guard;
use crate::shared::Shared;
use crate::world::{ApplicationSetup, World};
use crate::{activity_host, control, page, rest, token};

/// A running sandbox. It stops when it is dropped.
#[derive(Debug)]
pub struct Sandbox {
    pub(crate) shared: Arc<Shared>,
    addr: SocketAddr,
    stop: watch::Sender<bool>,
}

impl Sandbox {
    /// Starts a sandbox, which listens when this returns.
    pub async fn start(config: Config) -> io::Result<Self> {
        if [config.addr, config.activity_addr].iter().any(|addr| !addr.ip().is_loopback()) {
            return Err(io::Error::new(
                io::ErrorKind::InvalidInput,
                "the sandbox listens on loopback addresses only",
            ));
        }
        let listener = TcpListener::bind(config.addr).await?;
        let addr = listener.local_addr()?;
        let shared = Arc::new(build_shared(&config, addr)?);
        let (stop, stopped) = watch::channel(false);
        // Without this, the bot would get events up to 40 ms late.
        let listener = listener.tap_io(|stream| {
            let _ = stream.set_nodelay(true);
        });
        tokio::spawn(serve(listener, router(shared.clone()), stopped));
        serve_activity(&config, &shared, stop.subscribe()).await?;
        Ok(Self { shared, addr, stop })
    }

    /// Serves only REST on another listener.
    #[cfg(feature = "tls")]
    pub(crate) fn serve_rest<L: Listener<Addr = SocketAddr>>(&self, listener: L) {
        let rest = finished(rest_routes(), self.shared.clone());
        tokio::spawn(serve(listener, rest, self.stop.subscribe()));
    }

    /// The base address of REST, without `/api/v10`: `http://127.0.0.1:PORT`.
    pub fn http_base(&self) -> String {
        format!("http://{}", self.addr)
    }

    /// The address of the gateway: `ws://127.0.0.1:PORT`.
    pub fn gateway_url(&self) -> String {
        format!("ws://{}", self.addr)
    }

    /// The address of the page for people.
    pub fn page_url(&self) -> String {
        format!("http://{}/", self.addr)
    }

    /// The bot's token.
    pub fn token(&self) -> String {
        self.shared.read(|world| world.app.token.clone())
    }

    /// Replaces the token, as the portal's *Reset Token* does, and returns the new one. From now on, the old token is
    /// refused; sessions of the gateway stay until they are closed.
    pub fn reset_token(&self) -> io::Result<String> {
        let drawn = token::drawn(self.shared.read(|world| world.app.id))?;
        self.shared.update(|world| world.app.token.clone_from(&drawn));
        Ok(drawn)
    }

    /// The id of the bot's application, which is also its user's.
    pub fn application_id(&self) -> u64 {
        self.shared.read(|world| world.app.id.0)
    }

    /// The commands and emoji of the application.
    pub fn application_setup(&self) -> ApplicationSetup {
        self.shared.read(World::application_setup)
    }

    /// The ids of all servers.
    pub fn servers(&self) -> Vec<u64> {
        self.shared.read(|world| world.guilds.keys().map(|id| id.0).collect())
    }

    /// The address on which the sandbox listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Writes the world to its file, if it has one. The file contains interaction tokens, which stay valid.
    pub fn save(&self) -> io::Result<()> {
        self.shared.save()
    }

    /// Stops listening and drops all connections.
    pub fn shutdown(&self) {
        self.shared.update(|world| world.gateway.send_all(&Outgoing::Drop));
        self.stop.send_replace(true);
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.shutdown();
    }
}

fn build_shared(config: &Config, addr: SocketAddr) -> io::Result<Shared> {
    let mut world = config.scenario.build(config.clock.clone(), config.token.as_deref());
    world.base = format!("http://{addr}");
    world.deterministic = config.deterministic;
    world.is_strict = config.strict;
    world.answer_within_ms = u64::try_from(config.answer_within.as_millis()).unwrap_or(u64::MAX);
    if let Some(setup) = &config.application {
        world.set_up_application(setup);
    }
    let saved = config.world.as_deref().filter(|path| path.exists()).map(fs::read_to_string);
    let saved_ms = saved.transpose()?.map(|text| world.restore(&text)).transpose()?;
    if config.token.is_none() {
        world.app.token = match config.draws_token {
            true => token::drawn(world.app.id)?,
            false => token::for_application(world.app.id),
        };
    }
    let hosts = vec![addr.to_string(), format!("localhost:{}", addr.port())];
    let mut shared = Shared::new(world, config.patience, hosts);
    shared.world_file.clone_from(&config.world);
    shared.lag = config.lag;
    shared.advance_to(saved_ms.unwrap_or(0));
    shared.rates().enforced = config.enforce_rate_limits;
    #[cfg(feature = "openapi")]
    if let Some(path) = &config.openapi {
        shared.openapi = Some(crate::openapi::Document::open(path)?);
    }
    Ok(shared)
}

/// Serves the stand-in for discordsays.com, if Activities are enabled.
async fn serve_activity(
    config: &Config,
    shared: &Arc<Shared>,
    stopped: watch::Receiver<bool>,
) -> io::Result<()> {
    if shared.read(|world| world.activities.settings.is_none()) {
        return Ok(());
    }
    let listener = TcpListener::bind(config.activity_addr).await?;
    let base = format!("http://{}", listener.local_addr()?);
    shared.update(|world| world.activities.base = base);
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    tokio::spawn(serve(listener, activity_host::router(Arc::clone(shared)), stopped));
    Ok(())
}

fn router(shared: Arc<Shared>) -> Router {
    let routes = Router::new()
        .route("/", get(page::root))
        .route("/page/{file}", get(page::file))
        .route("/page/cards/{at}", get(page::card))
        .route("/cdn/attachments/{channel}/{id}/{name}", get(rest::attachment))
        .route("/cdn/emojis/{file}", get(rest::emoji));
    let routes = routes.merge(rest_routes()).nest("/sandbox", control::router());
    // A foreign page in the same browser may know the address and the token.
    finished(routes, shared.clone()).layer(from_fn_with_state(shared, guard))
}

fn rest_routes() -> Router<Arc<Shared>> {
    Router::new().route("/api/{*path}", any(rest::handle))
}

fn finished(routes: Router<Arc<Shared>>, shared: Arc<Shared>) -> Router {
    // Requests have Discord's own size limit instead.
    routes.fallback(rest::not_found).layer(DefaultBodyLimit::disable()).with_state(shared)
}

async fn serve<L>(listener: L, router: Router, mut stopped: watch::Receiver<bool>)
where
    L: Listener,
    L::Addr: std::fmt::Debug,
{
    let served = axum::serve(listener, router);
    tokio::select! {
        _ = served => {}
        _ = stopped.wait_for(|stop| *stop) => {}
    }
}
