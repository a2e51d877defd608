//! The bot as a process: store, sandbox, gateway connection and stop signals.

use std::cell::Cell;
use std::io::{self, Write};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use matches::{ChallengeLimits, Matches, Refused};
use store::{Location, Store};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::activity::{Activity, ActivityAccess, ProxyKey};
use crate::app::App;
use crate::app::state::activity_links::ActivityLinks;
use crate::app::state::web_links::WebLinks;
use crate::backups::BackupPlan;
use crate::clock::Clock;
use crate::clock_steps::ClockSteps;
use crate::config::{ActivityConfig, Config, DiscordTarget, Token, WebConfig};
use crate::discord::{Bot, Endpoint, Gateway};
use crate::metrics::{Metrics, TimedStore};
use crate::operation::Operation;
use crate::reload::{changed_secret, is_terminal_trial};
use crate::retry_log::RetryLog;
use crate::sandbox_clock::SandboxClock;
use crate::store::open::{open_to_play, wait_for_older_processes};
use crate::trace::Exporter;
use crate::{backups, log, sandbox_start, web};

/// The pause between two attempts to reach the store at the start.
const STORE_PAUSE: Duration = Duration::from_secs(1);

/// The reason for an orderly end of the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ended {
    Stopped,
    /// A secret or the store has changed, so the program restarts in the same process.
    BeginsAnew,
}

/// Runs the bot until a signal. On SIGHUP, `load` reads the settings again, except in a trial in a terminal.
pub(crate) fn run(
    config: Config,
    clock: Clock,
    load: impl Fn() -> anyhow::Result<Config>,
) -> anyhow::Result<Ended> {
    let metrics = Metrics::new();
    let gateway = Gateway::new(metrics.clone());
    let (exporter, spans) = config.traces.clone().map(Exporter::new).unzip();
    log::start(&config.log, config.is_log_json, gateway.log_layer(), spans);
    gateway.install_close_frame_logger();
    // Store and drawing have threads of their own. Two async threads would only wake each other.
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .context("no threads can be had")?;
    let mut store = None;
    let process = Process { clock, gateway, metrics };
    let (ended, known) = (Cell::new(Ended::Stopped), config.clone());
    let is_trial = is_terminal_trial(&config.target);
    let served = runtime.block_on(async {
        let stop = stop_signal(is_trial)?;
        let mut stop = std::pin::pin!(async {
            tokio::select! {
                () = stop => {}
                Ok(()) = changed_secret(&known, load), if !is_trial => {
                    ended.set(Ended::BeginsAnew);
                }
            }
        });
        let operation = match config.operation {
            Some(addr) => Some(Operation::start(addr, process.metrics.clone()).await?),
            None => None,
        };
        let opened = tokio::select! {
            opened = open_to_play(&config.store) => opened?,
            () = &mut stop => return Ok(()),
        };
        let opened = store.insert(opened);
        let note = || operation.iter().for_each(Operation::note_older_processes);
        tokio::select! {
            admitted = wait_for_older_processes(opened, &process.clock, note) => admitted?,
            () = &mut stop => return Ok(()),
        }
        if let Location::Sled(folder) = &config.store {
            process.metrics.watch_disk(folder);
        }
        let export = exporter.map(Exporter::start).transpose()?;
        let timed_store = Arc::new(TimedStore::new(Arc::clone(opened), process.metrics.clone()));
        let store_failed = timed_store.failed();
        let start = Start { process, operation, stop, store_failed };
        let served = serve_until_stopped(config, timed_store, start).await;
        if let Some(export) = export {
            export.finish().await;
        }
        served
    });
    // Blocking work may still finish its commit. Dropping the store waits for the store's thread.
    runtime.shutdown_timeout(Duration::from_secs(3));
    drop(store);
    served.map(|()| ended.get())
}

/// The resources of the process, from start to end.
struct Process {
    clock: Clock,
    gateway: Gateway,
    metrics: Metrics,
}

/// The resources of the process, and the events that end it.
struct Start<'a, S> {
    process: Process,
    operation: Option<Operation>,
    stop: Pin<&'a mut S>,
    store_failed: CancellationToken,
}

async fn serve_until_stopped(
    config: Config,
    store: Arc<dyn Store>,
    start: Start<'_, impl Future<Output = ()>>,
) -> anyhow::Result<()> {
    let Start { process, operation, mut stop, store_failed } = start;
    let Process { clock, gateway, metrics } = process;
    let (endpoint, own_sandbox) = connect(config.target, config.rest_proxy).await?;
    // Even without settings for the Activity, the process's own sandbox has one. Only the launcher opens that Activity:
    // boards open in the browser.
    let opens_boards = config.activity.is_some();
    let framed = activity_settings(config.activity, own_sandbox.as_ref());
    let mut sandbox_clock = match &endpoint {
        Endpoint::Sandbox { base, .. } => Some(SandboxClock::at(base)?),
        Endpoint::Discord(..) => None,
    };
    if let Some(sandbox_clock) = &mut sandbox_clock {
        sandbox_clock.catch_up(&clock).await;
    }
    let backups = Backups {
        plan: config.backup,
        store: Arc::clone(&store),
        clock: clock.clone(),
        metrics: metrics.clone(),
    };
    let limits = ChallengeLimits { days: config.challenge_days, ..ChallengeLimits::default() };
    let matches = Matches::new(store, games::CATALOG, limits).with_listener(metrics.clone());
    let (web, links) = match &config.web {
        Some(web) => listen_for_pages(web).await?,
        None => (None, None),
    };
    let app = App::new(matches, clock)
        .with_thinkers(config.thinking_slots, config.decisive_seconds)
        .with_metrics(metrics)
        .with_web_links(links)
        .with_activity(framed.as_ref().map(|_| ActivityLinks::new(opens_boards)));
    let activity = framed.map(|settings| activity(&endpoint, settings)).transpose()?;
    if let (Some(sandbox), Some(web)) = (&own_sandbox, &web) {
        let mapped = web.local_addr().map(|address| sandbox.map_activity(&address.to_string()));
        mapped.context("the page has no address")?.context("the sandbox can't show the page")?;
    }
    if let Some(operation) = &operation {
        operation.set_app(app.clone());
    }
    let servers = own_sandbox.as_ref().map(sandbox::Sandbox::servers).unwrap_or_default();
    tokio::select! {
        recovered = recover_when_store_answers(&app, servers) => recovered?,
        () = &mut stop => return Ok(()),
    }
    let clock_steps = tokio::spawn(ClockSteps::begin(app.clone()).await.follow());
    let backups = backups.start(&config.store);
    let proxies = config.web.as_ref().map(|web| web.proxies.as_slice()).unwrap_or_default();
    let web = web.map(|listener| web::serve(listener, app.clone(), activity.clone(), proxies));
    let sandbox_clock = sandbox_clock.map(|clock| tokio::spawn(clock.follow(app.clone())));
    let bot = Bot { endpoint, app, shards: config.shards, gateway, store_failed };
    let ended = bot.serve(stop).await;
    clock_steps.abort();
    sandbox_clock.iter().chain(&web).chain(&backups).for_each(JoinHandle::abort);
    if let Some(sandbox) = own_sandbox {
        sandbox.shutdown();
    }
    ended
}

/// The settings of the Activity: the configured ones, or else the secret of the process's own sandbox.
fn activity_settings(
    set: Option<ActivityConfig>,
    own: Option<&sandbox::Sandbox>,
) -> Option<ActivityConfig> {
    let secret = |sandbox: &sandbox::Sandbox| Token::new(sandbox.activity_secret());
    let unset = |client_secret| ActivityConfig { client_secret, public_key: None };
    set.or_else(|| own.map(secret).map(unset))
}

/// The client for the Activity's requests to Discord.
fn activity(endpoint: &Endpoint, settings: ActivityConfig) -> anyhow::Result<Activity> {
    let (http, base) = endpoint.plain_client()?;
    let bot = endpoint.token().clone();
    let ActivityConfig { client_secret, public_key } = settings;
    let access = ActivityAccess { http, base, bot, client_secret };
    Ok(Activity::new(access, public_key.map(ProxyKey::new)))
}

/// Listens for the match page, and makes the links to it.
async fn listen_for_pages(
    web: &WebConfig,
) -> anyhow::Result<(Option<TcpListener>, Option<WebLinks>)> {
    let listener = web::listen(web.address).await?;
    let address = listener.local_addr().context("the page has no address")?;
    tracing::info!(%address, "the match page is served");
    let local = format!("http://{address}");
    let links = WebLinks::new(web.url.as_deref().unwrap_or(&local));
    Ok((Some(listener), Some(links.context("`web_url` is no address")?)))
}

struct Backups {
    plan: Option<BackupPlan>,
    store: Arc<dyn Store>,
    clock: Clock,
    metrics: Metrics,
}

impl Backups {
    /// Starts the tasks that make backups and serve exports.
    fn start(self, location: &Location) -> Vec<JoinHandle<()>> {
        let Self { plan, store, clock, metrics } = self;
        let socket = backups::socket::listen(location)
            .map(|listener| tokio::spawn(backups::socket::serve(listener, Arc::clone(&store))));
        let schedule = plan.map(|plan| tokio::spawn(backups::run(plan, store, clock, metrics)));
        socket.into_iter().chain(schedule).collect()
    }
}

/// The endpoint that the bot serves, and the sandbox that it starts for itself.
async fn connect(
    target: DiscordTarget,
    rest_proxy: Option<String>,
) -> anyhow::Result<(Endpoint, Option<sandbox::Sandbox>)> {
    match target {
        DiscordTarget::Discord(token) => Ok((Endpoint::Discord(token, rest_proxy), None)),
        DiscordTarget::RunningSandbox { url, token, tls } => {
            let base = url.trim_end_matches('/').into();
            Ok((Endpoint::Sandbox { base, token, tls, rest_proxy }, None))
        }
        DiscordTarget::Sandbox(addr) => {
            let config = sandbox::Config {
                addr,
                scenario: sandbox_start::scenario(),
                draws_token: true,
                ..sandbox::Config::demo()
            };
            let started = sandbox::Sandbox::start(config).await;
            let started = started.with_context(|| format!("the sandbox can't listen on {addr}"))?;
            welcome(&started)?;
            let token = Token::new(started.token());
            let base = started.http_base();
            Ok((Endpoint::Sandbox { base, token, tls: None, rest_proxy }, Some(started)))
        }
    }
}

/// Takes over the jobs of an earlier process. Tries again until the store answers.
async fn recover_when_store_answers(app: &App, servers: Vec<u64>) -> anyhow::Result<()> {
    let (mut log, servers) = (RetryLog::default(), Arc::new(servers));
    loop {
        let posted = Arc::clone(&servers);
        let recovered = app.work(move |app| recover_work(app, &posted)).await;
        match recovered.context("the store failed")? {
            Err(Refused::Unavailable(error)) if error.may_pass() => {
                if log.is_due() {
                    tracing::warn!(%error, "the start waits for the store");
                }
                tokio::time::sleep(STORE_PAUSE).await;
            }
            recovered => return recovered.context("the jobs can't be taken over"),
        }
    }
}

/// Takes over the jobs of an earlier process. The process's own sandbox begins empty, so the matches of its servers are
/// posted again.
fn recover_work(app: &App, servers: &[u64]) -> Result<(), Refused> {
    let now = app.now();
    app.matches().begin_work(now)?;
    // In a single-process store, all other owners of jobs have ended.
    app.matches().take_over(now)?;
    servers.iter().try_for_each(|&server| app.matches().repost_server(server, now).map(drop))
}

/// Prints the address of the sandbox's page.
fn welcome(sandbox: &sandbox::Sandbox) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "Castellan runs on a Discord of its own on this machine. Open this page and play:\n"
    )?;
    writeln!(out, "    {}\n", sandbox.page_url())?;
    writeln!(
        out,
        "Type /challenge there, to a friend or with a computer of your choice. Set DISCORD_TOKEN to serve the real Discord. Ctrl-C ends it; nothing is lost."
    )?;
    out.flush()
}

/// The signals that end the program. With `at_hangup`, SIGHUP is one of them.
fn stop_signal(at_hangup: bool) -> io::Result<impl Future<Output = ()>> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut hangup = signal(SignalKind::hangup())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
            _ = hangup.recv(), if at_hangup => {}
        }
    })
}
