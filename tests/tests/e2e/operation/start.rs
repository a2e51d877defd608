//! Starts without a database or Discord: the program waits, says so, and serves once they are
//! there.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use sandbox::{Config, Fault, FaultKind, Sandbox};
use tests::{Process, run};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

use crate::PROGRAM;
use crate::database_server::{self, Server};
use crate::operation::metrics::{free_address, number, page};

/// The log line of a bot that is ready.
const READY: &str = "invite: https://";

/// Starts the program on this sandbox, with these additional settings.
fn start(sandbox: &Sandbox, folder: &std::path::Path, settings: &[(&str, &str)]) -> Process {
    let settings = settings.iter().map(|(name, value)| ((*name).into(), (*value).into()));
    Process::start(PROGRAM.as_ref(), sandbox, &folder.join("store"), &settings.collect::<Vec<_>>())
}

/// A proxy to a database that can be cut.
pub(crate) struct Way(Arc<Mutex<Vec<JoinHandle<()>>>>);

impl Way {
    /// Forwards connections at this address to the database.
    pub(crate) async fn open(address: &str, server: &'static Server) -> Self {
        let listener = TcpListener::bind(address).await.unwrap();
        let connections = Arc::new(Mutex::new(Vec::new()));
        let way = Self(Arc::clone(&connections));
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let mut far = TcpStream::connect(("127.0.0.1", server.port())).await.unwrap();
                let through = async move { drop(copy_bidirectional(&mut near, &mut far).await) };
                connections.lock().unwrap().push(tokio::spawn(through));
            }
        });
        way
    }

    /// Closes all connections. New ones are possible.
    pub(crate) fn cut(&self) {
        self.0.lock().unwrap().drain(..).for_each(|connection| connection.abort());
    }
}

/// The port of an address.
pub(crate) fn port(address: &str) -> u16 {
    address.parse::<SocketAddr>().unwrap().port()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_without_its_database_waits_for_it_and_says_so() {
    let Some(server) = database_server::shared() else { return };
    let sandbox = Sandbox::start(Config::unhurried()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let (way, operation) = (free_address(), free_address());
    let address = server.address_at(port(&way), Server::schema(&server.fresh()));
    let settings = [("CASTELLAN_STORE", address.as_str()), ("CASTELLAN_OPERATION", &operation)];
    let mut bot = start(&sandbox, folder.path(), &settings);
    bot.says("the start waits for the database").await;
    let (status, text) = page(&operation, "/readyz").await;
    assert_eq!(status, 503, "{text}");
    assert!(text.contains("store: is waited for") && text.contains("program: starts"), "{text}");
    assert_eq!(page(&operation, "/healthz").await.0, 200, "it lives");
    let (status, text) = page(&operation, "/metrics").await;
    let served = number(&text, "castellan_shards_connected");
    assert!(status == 200 && served.abs() < 0.5, "CastellanShardsUnserved needs this: {text}");
    let asked = run(PROGRAM, folder.path(), &["doctor"], &settings);
    let told = String::from_utf8(asked.stdout).unwrap();
    assert!(!asked.status.success(), "{told}");
    for words in ["runs and is not ready", "store: is waited for", "a bot that starts now waits"] {
        assert!(told.contains(words), "{words} is not in\n{told}");
    }
    let _way = Way::open(&way, server).await;
    bot.says(READY).await;
    assert_eq!(page(&operation, "/readyz").await.0, 200);
    assert!(tokio::task::block_in_place(|| bot.stop()), "{}", bot.log());
    assert!(!bot.log().contains(database_server::PASSWORD));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_waiting_start_stops_in_order() {
    let sandbox = Sandbox::start(Config::unhurried()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let nowhere = free_address();
    let address = format!("postgres://castellan@{}/castellan?sslmode=disable", nowhere.as_str());
    let mut bot = start(&sandbox, folder.path(), &[("CASTELLAN_STORE", &address)]);
    bot.says("the start waits for the database").await;
    assert!(tokio::task::block_in_place(|| bot.stop()), "{}", bot.log());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_without_discord_waits_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let (away, operation) = (free_address(), free_address());
    let elsewhere = Sandbox::start(Config::unhurried()).await.unwrap();
    let settings = [
        ("CASTELLAN_SANDBOX_URL", format!("http://{}", away.as_str())),
        ("CASTELLAN_SHARDS", "auto".into()),
        ("CASTELLAN_OPERATION", operation.clone()),
    ];
    let settings = settings.each_ref().map(|(name, value)| (*name, value.as_str()));
    let mut bot = start(&elsewhere, folder.path(), &settings);
    bot.says("the start waits for Discord").await;
    let (status, text) = page(&operation, "/readyz").await;
    assert_eq!(status, 503, "{text}");
    assert!(text.contains("gateway: lost") && text.contains("store: answers"), "{text}");
    let addr = away.parse().unwrap();
    let _sandbox = Sandbox::start(Config { addr, ..Config::unhurried() }).await.unwrap();
    bot.says(READY).await;
    assert_eq!(page(&operation, "/readyz").await.0, 200);
    assert!(tokio::task::block_in_place(|| bot.stop()), "{}", bot.log());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_retries_refused_command_registration() {
    let sandbox = Sandbox::start(Config::unhurried()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let operation = free_address();
    let kind = FaultKind::Broken { status: 502 };
    sandbox.plan_fault(Fault { route: "/commands".into(), times: 99, kind });
    let mut bot = start(&sandbox, folder.path(), &[("CASTELLAN_OPERATION", &operation)]);
    bot.says("the commands wait for Discord").await;
    // More tries than those of a program that gives up.
    tests::ask_until("a fifth try", async || {
        page(&operation, "/healthz").await;
        let all = sandbox.requests();
        (all.iter().filter(|one| one.path.contains("/commands")).count() >= 5).then_some(())
    })
    .await;
    let (status, text) = page(&operation, "/readyz").await;
    assert_eq!(status, 503, "{text}");
    assert!(text.contains("commands: not registered yet"), "{text}");
    sandbox.clear_faults();
    bot.says(READY).await;
    assert_eq!(page(&operation, "/readyz").await.0, 200);
    assert!(tokio::task::block_in_place(|| bot.stop()), "{}", bot.log());
}

#[test]
fn a_container_with_a_read_only_root_has_a_folder_for_temporary_files() {
    let image = include_str!("../../../../deploy/Dockerfile");
    assert!(image.lines().any(|line| line.trim_start().starts_with("TMPDIR=/data ")));
}

#[test]
fn a_container_leaves_the_store_to_the_settings() {
    let image = include_str!("../../../../deploy/Dockerfile");
    assert!(image.contains("WORKDIR /data\n"), "the default folder is in the volume");
    assert!(!image.contains("CASTELLAN_DATA"), "it would override `store` of a settings file");
}

#[test]
fn the_systemd_service_has_no_start_limit() {
    let unit = include_str!("../../../../deploy/castellan.service");
    assert!(unit.lines().any(|line| line == "StartLimitIntervalSec=0"));
    assert!(!unit.contains("StartLimitBurst"), "it would be used up by an outage");
    assert!(unit.contains("ReadWritePaths=-/var/backups/castellan"), "backups can be written");
}
