//! PostgreSQL nodes led by Patroni, with etcd: from Debian's packages, in a temporary folder, on this machine alone.
//!
//! All processes work in that folder. A guard process finds and kills them there, and removes the folder, when the run
//! ends or crashes.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::interval;

use crate::server::{FreePort, PASSWORD, USER, as_other, free_port, is_root, own, programs, run};
use crate::wait::in_time;

const PATRONI: &str = "/usr/bin/patroni";
const ETCD: &str = "/usr/bin/etcd";

/// The interval between two checks of the cluster's state.
const LOOK: Duration = Duration::from_millis(200);

/// The size of a node's disk: enough for a run, and quickly filled.
const DISK: &str = "512m";

/// The file that fills a disk.
const BALLAST: &str = "ballast";

/// The bytes of one write to the ballast file.
const CHUNK: usize = 1 << 20;

/// The nodes, and the etcd that stores the leader.
pub(super) struct Patroni {
    folder: PathBuf,
    nodes: Vec<Node>,
    client: reqwest::Client,
    etcd: Child,
    /// The guard process, which ends when its input closes.
    guard: Child,
}

/// A database and its Patroni, as if on a machine of their own.
struct Node {
    folder: PathBuf,
    port: FreePort,
    /// The port of Patroni's REST interface.
    rest: FreePort,
    patroni: Option<Child>,
}

impl Patroni {
    /// Starts this many nodes, and waits for a leader with a synchronous standby. `None` if Debian's packages are
    /// missing.
    pub(super) async fn start(count: usize) -> Option<Self> {
        let programs =
            programs().filter(|_| [PATRONI, ETCD].iter().all(|of| Path::new(of).exists()));
        let Some(programs) = programs else {
            let told =
                "this needs Debian's packages: apt-get install patroni etcd-server postgresql\n";
            std::io::stderr().write_all(told.as_bytes()).expect("stderr can be written");
            return None;
        };
        let folder = tempfile::Builder::new().prefix("castellan-patroni-").tempdir();
        let folder = folder.expect("there is room for a folder").keep();
        own(&folder);
        let guard = guard(&folder);
        let etcd_ports = [free_port(), free_port()];
        let etcd = start_etcd(&folder, &etcd_ports);
        let mut nodes: Vec<Node> = (0..count).map(|at| Node::new(&folder, at)).collect();
        for node in &mut nodes {
            node.write_settings(&programs, etcd_ports[0].number);
            node.start();
        }
        let client = reqwest::Client::builder().no_proxy().build().expect("a client can be made");
        let cluster = Self { folder, nodes, client, etcd, guard };
        cluster.is_whole(None).await;
        Some(cluster)
    }

    /// The temporary folder of all nodes.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// The ports of the databases.
    pub(super) fn ports(&self) -> Vec<u16> {
        self.nodes.iter().map(|node| node.port.number).collect()
    }

    /// Makes an empty database.
    pub(super) async fn create(&self, database: &str) {
        let port = self.nodes[self.leader().await].port.number;
        let address = format!("postgres://{USER}:{PASSWORD}@127.0.0.1:{port}/postgres");
        run(Command::new("psql").args([
            &address,
            "-X",
            "-q",
            "-c",
            &format!("CREATE DATABASE {database}"),
        ]));
    }

    /// Kills the machine of the primary like a power cut. The machine comes back when another node leads.
    pub(super) async fn lose_primary(&mut self) {
        let old = self.leader().await;
        self.nodes[old].end();
        self.is_led_by_another(old).await;
        self.nodes[old].start();
        self.is_whole(Some(old)).await;
    }

    /// Kills the database of the primary, and leaves its Patroni, which starts it again when another node leads.
    pub(super) async fn crash_primary(&mut self) {
        let old = self.leader().await;
        kill(&self.nodes[old].data());
        self.is_led_by_another(old).await;
        self.is_whole(Some(old)).await;
    }

    /// Fills the disk of the primary. `None` if nodes have no disks of their own, which need root.
    pub(super) async fn fill_disk(&self) -> Option<FullDisk> {
        let path = self.nodes[self.leader().await].folder.join(BALLAST);
        is_root().then(|| FullDisk::fill(path))
    }

    /// Waits until a node other than `old` leads, and another one is its synchronous standby.
    pub(super) async fn is_whole(&self, old: Option<usize>) {
        let is_whole = async || {
            let leader = self.now_leading().await.filter(|leader| Some(*leader) != old)?;
            let address = format!("http://127.0.0.1:{}/cluster", self.nodes[leader].rest.number);
            let told =
                self.client.get(address).timeout(LOOK * 10).send().await.ok()?.text().await.ok()?;
            let told: Value = serde_json::from_str(&told).ok()?;
            let mut members = told["members"].as_array()?.iter();
            members.any(|member| member["role"] == "sync_standby").then_some(())
        };
        self.wait_for("a primary with a synchronous standby", is_whole).await;
    }

    async fn is_led_by_another(&self, old: usize) {
        let another = async || self.now_leading().await.filter(|leader| *leader != old);
        self.wait_for("another primary", another).await;
    }

    async fn leader(&self) -> usize {
        self.wait_for("a primary", async || self.now_leading().await).await
    }

    async fn now_leading(&self) -> Option<usize> {
        for (at, node) in self.nodes.iter().enumerate() {
            let address = format!("http://127.0.0.1:{}/primary", node.rest.number);
            let told = self.client.get(address).timeout(LOOK * 10).send().await;
            if told.is_ok_and(|told| told.status().is_success()) {
                return Some(at);
            }
        }
        None
    }

    async fn wait_for<T>(&self, what: &str, mut ask: impl AsyncFnMut() -> Option<T>) -> T {
        let mut looks = interval(LOOK);
        in_time(what, async {
            loop {
                looks.tick().await;
                if let Some(found) = ask().await {
                    return found;
                }
            }
        })
        .await
    }
}

impl Drop for Patroni {
    fn drop(&mut self) {
        drop(self.guard.stdin.take());
        let _ = self.guard.wait();
        let _ = self.etcd.wait();
        for patroni in self.nodes.iter_mut().filter_map(|node| node.patroni.as_mut()) {
            let _ = patroni.wait();
        }
    }
}

impl Node {
    fn new(folder: &Path, at: usize) -> Self {
        let folder = folder.join(format!("node-{at}"));
        fs::create_dir(&folder).expect("there is room for a folder");
        if is_root() {
            let size = format!("size={DISK}");
            run(Command::new("mount").args(["-t", "tmpfs", "-o", &size, "castellan"]).arg(&folder));
        }
        own(&folder);
        Self { folder, port: free_port(), rest: free_port(), patroni: None }
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// Writes Patroni's settings as JSON, which is also YAML.
    fn write_settings(&self, programs: &Path, etcd_port: u16) {
        let (rest, database) = (address(self.rest.number), address(self.port.number));
        let name = self.folder.file_name().map(|name| name.to_string_lossy().into_owned());
        let owner = json!({ "username": USER, "password": PASSWORD });
        let settings = json!({
            "scope": "castellan",
            "name": name,
            "restapi": { "listen": rest, "connect_address": rest },
            "etcd3": { "host": address(etcd_port) },
            "bootstrap": { "dcs": shared_settings(), "initdb": ["data-checksums", "no-locale", { "encoding": "UTF8" }] },
            "postgresql": {
                "listen": database,
                "connect_address": database,
                "data_dir": self.data(),
                "bin_dir": programs,
                "pgpass": self.folder.join("pgpass"),
                "authentication": { "superuser": owner, "rewind": owner, "replication": owner },
                "pg_hba": ["host all all 127.0.0.1/32 scram-sha-256", "host replication all 127.0.0.1/32 scram-sha-256"],
                "parameters": { "unix_socket_directories": self.folder },
                "remove_data_directory_on_rewind_failure": true,
                "remove_data_directory_on_diverged_timelines": true,
            },
        });
        let path = self.folder.join("patroni.json");
        fs::write(&path, settings.to_string()).expect("there is room for a file");
        own(&path);
    }

    fn start(&mut self) {
        let log = File::options().create(true).append(true).open(self.folder.with_extension("log"));
        let mut patroni = as_other(Path::new(PATRONI));
        patroni.arg("patroni.json").current_dir(&self.folder).stdin(Stdio::null());
        patroni.stdout(Stdio::null()).stderr(log.expect("there is room for a file"));
        self.patroni = Some(patroni.spawn().expect("Patroni starts"));
    }

    /// Kills Patroni and the database.
    fn end(&mut self) {
        if let Some(mut patroni) = self.patroni.take() {
            let _ = patroni.kill();
            let _ = patroni.wait();
        }
        kill(&self.folder);
    }
}

/// A full disk. Dropping the value makes room again.
pub(super) struct FullDisk {
    ballast: PathBuf,
}

impl FullDisk {
    fn fill(ballast: PathBuf) -> Self {
        let mut file = File::create(&ballast).expect("there is room for a file");
        for size in [CHUNK, 1] {
            let chunk = vec![0; size];
            loop {
                match file.write_all(&chunk) {
                    Ok(()) => {}
                    Err(error) if error.kind() == ErrorKind::StorageFull => break,
                    Err(error) => panic!("the disk can't be filled: {error}"),
                }
            }
        }
        Self { ballast }
    }
}

impl Drop for FullDisk {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.ballast);
    }
}

fn address(port: u16) -> String {
    format!("127.0.0.1:{port}")
}

/// The common settings of all nodes: a dead primary is replaced after twenty seconds, a crashed one at once.
fn shared_settings() -> Value {
    json!({
        "ttl": 20,
        "loop_wait": 2,
        "retry_timeout": 4,
        "primary_start_timeout": 0,
        "synchronous_mode": true,
        "postgresql": {
            "use_pg_rewind": true,
            "parameters": { "max_wal_size": "64MB", "min_wal_size": "32MB", "wal_keep_size": "64MB" },
        },
    })
}

/// Starts etcd. The first port is for clients, the second for peers.
fn start_etcd(folder: &Path, ports: &[FreePort; 2]) -> Child {
    let [for_clients, for_peers] =
        ports.each_ref().map(|port| format!("http://127.0.0.1:{}", port.number));
    let mut etcd = as_other(Path::new(ETCD));
    etcd.current_dir(folder).args(["--name", "etcd", "--data-dir", "etcd"]);
    etcd.args(["--listen-client-urls", &for_clients, "--advertise-client-urls", &for_clients]);
    etcd.args(["--listen-peer-urls", &for_peers, "--initial-advertise-peer-urls", &for_peers]);
    etcd.args(["--initial-cluster", &format!("etcd={for_peers}")]);
    etcd.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    etcd.spawn().expect("etcd starts")
}

/// Kills all processes that work in a folder, until there are none.
fn kill(folder: &Path) {
    loop {
        let found = working_in(folder);
        if found.is_empty() {
            return;
        }
        let _ = Command::new("kill").arg("-9").args(found).stderr(Stdio::null()).status();
    }
}

fn working_in(folder: &Path) -> Vec<String> {
    let processes = fs::read_dir("/proc").expect("a Linux").filter_map(Result::ok);
    let is_there = |process: &fs::DirEntry| {
        fs::read_link(process.path().join("cwd")).is_ok_and(|cwd| cwd.starts_with(folder))
    };
    let names = processes.filter(is_there).map(|process| process.file_name());
    names.map(|name| name.to_string_lossy().into_owned()).collect()
}

/// Starts the guard. When its input ends, the guard kills all processes that work in the folder, and removes the
/// folder.
fn guard(folder: &Path) -> Child {
    let folder = folder.display();
    let script = format!(
        "trap '' INT TERM HUP; cat >/dev/null
        for round in 1 2; do for process in /proc/[0-9]*; do
            case $(readlink $process/cwd) in {folder}*) kill -9 ${{process#/proc/}};; esac
        done; done
        for node in {folder}/node-*/; do umount -l $node; done; rm -rf {folder}"
    );
    let mut guard = Command::new("/bin/sh");
    guard.args(["-c", &script]).current_dir("/").stdin(Stdio::piped());
    guard.stdout(Stdio::null()).stderr(Stdio::null());
    guard.spawn().expect("there is a shell")
}
