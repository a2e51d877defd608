//! A PostgreSQL server for the tests: Debian's programs, in a temporary folder on this machine.
//!
//! A guard process stops the server when the tests end, however they end: it waits at a pipe that only they hold open.
//! Without PostgreSQL, the tests say so and are skipped, or fail with `CASTELLAN_REQUIRE_ALL=1`.

#![allow(dead_code, reason = "each program of tests uses what it needs of it")]

pub(crate) mod pooler;

use std::fs;
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::net::TcpSocket;

/// The user that runs the server if the tests run as root, which PostgreSQL refuses.
const OTHER: &str = "postgres";

/// The user of the stores in the database.
pub(crate) const USER: &str = "castellan";

/// The user's password. A test searches the logs for it.
pub(crate) const PASSWORD: &str = "s3cret-of-the-tests";

#[derive(Debug)]
pub(crate) struct Server {
    programs: PathBuf,
    folder: PathBuf,
    port: FreePort,
    schemas: AtomicU64,
    /// The process that stops the server when the pipe at its input closes.
    guard: Child,
}

/// The server that the tests of a program share. `None` without PostgreSQL.
pub(crate) fn shared() -> Option<&'static Server> {
    static SERVER: OnceLock<Option<Server>> = OnceLock::new();
    SERVER.get_or_init(|| Server::start(&[])).as_ref()
}

impl Server {
    /// Starts a server with these additional settings. `None` without PostgreSQL.
    pub(crate) fn start(settings: &[(&str, &str)]) -> Option<Self> {
        let Some(programs) = programs() else {
            let told =
                "!!! there is no PostgreSQL here, so nobody tries the store in a database !!!\n";
            std::io::stderr().write_all(told.as_bytes()).expect("stderr can be written");
            let required = std::env::var_os("CASTELLAN_REQUIRE_ALL").is_some();
            assert!(!required, "PostgreSQL is required: apt-get install postgresql");
            return None;
        };
        let folder = tempfile::Builder::new().prefix("castellan-postgres-").tempdir();
        let folder = folder.expect("there is room for a folder").keep();
        own(&folder);
        let port = free_port();
        let guard = guard(&programs, &folder);
        let server = Self { programs, folder, port, schemas: AtomicU64::new(0), guard };
        let data = server.data();
        let password = server.folder.join("password");
        write(&password, PASSWORD);
        run(server.command("initdb").args(["--no-sync", "--no-locale", "-E", "UTF8"]).args([
            "-U",
            "castellan",
            "-A",
            "scram-sha-256",
            &format!("--pwfile={}", password.display()),
            "-D",
            &data.display().to_string(),
        ]));
        let quick = [
            ("fsync", "off"),
            ("full_page_writes", "off"),
            ("max_connections", "200"),
            ("timezone", "UTC"),
        ];
        let mut lines = format!(
            "listen_addresses = '127.0.0.1'\nport = {}\nunix_socket_directories = '{}'\n",
            server.port(),
            server.folder.display()
        );
        for (name, value) in quick.iter().chain(settings) {
            lines += &format!("{name} = '{value}'\n");
        }
        let conf = data.join("postgresql.conf");
        let whole = fs::read_to_string(&conf).expect("initdb has written it") + &lines;
        fs::write(conf, whole).expect("it can be written");
        server.up();
        Some(server)
    }

    pub(crate) fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// The folder of the server, with its log and its database.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Starts the server, for the first time or again, and waits until it answers.
    pub(crate) fn up(&self) {
        let log = self.folder.join("log").display().to_string();
        run(self.control().args(["-w", "-l", &log, "start"]));
    }

    /// Stops the server abruptly, as a crash would.
    pub(crate) fn down(&self) {
        run(self.control().args(["-m", "immediate", "stop"]));
    }

    /// The port on which the server listens on this machine.
    pub(crate) fn port(&self) -> u16 {
        self.port.number
    }

    /// The address of a new schema, which is an empty database to a store.
    pub(crate) fn fresh(&self) -> String {
        let name =
            format!("t_{}_{}", std::process::id(), self.schemas.fetch_add(1, Ordering::Relaxed));
        self.sql("", &format!("CREATE SCHEMA {name}"));
        self.address(&name)
    }

    /// The address of a schema.
    pub(crate) fn address(&self, schema: &str) -> String {
        self.address_at(self.port(), schema)
    }

    /// The address of a schema behind another port.
    pub(crate) fn address_at(&self, port: u16, schema: &str) -> String {
        format!(
            "postgres://castellan:{PASSWORD}@127.0.0.1:{port}/postgres?options=-c%20search_path%3D{schema}"
        )
    }

    /// The address of a database, without a choice of schema.
    pub(crate) fn address_of(&self, database: &str) -> String {
        format!("postgres://{USER}:{PASSWORD}@127.0.0.1:{}/{database}", self.port())
    }

    /// The name of a new, empty database, for connections that can't choose a schema.
    pub(crate) fn fresh_database(&self) -> String {
        let number = self.schemas.fetch_add(1, Ordering::Relaxed);
        let name = format!("d_{}_{number}", std::process::id());
        self.sql("", &format!("CREATE DATABASE {name}"));
        name
    }

    /// The schema of an address.
    pub(crate) fn schema(address: &str) -> &str {
        address.rsplit("%3D").next().expect("there is always a last part")
    }

    /// Runs SQL in `psql`, as an operator would, and returns what it prints.
    pub(crate) fn sql(&self, schema: &str, text: &str) -> String {
        let mut asking = Command::new(self.programs.join("psql"));
        asking.env("PGPASSWORD", PASSWORD).env("PGOPTIONS", format!("-c search_path={schema}"));
        asking.args(["-h", "127.0.0.1", "-p", &self.port().to_string(), "-U", "castellan"]);
        asking.args([
            "-d",
            "postgres",
            "-X",
            "-q",
            "-A",
            "-t",
            "-v",
            "ON_ERROR_STOP=1",
            "-c",
            text,
        ]);
        run(&mut asking)
    }

    fn control(&self) -> Command {
        let mut control = self.command("pg_ctl");
        control.arg("-D").arg(self.data());
        control
    }

    fn command(&self, program: &str) -> Command {
        as_other(&self.programs.join(program))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.guard.stdin.take());
        let _ = self.guard.wait();
    }
}

/// Starts a process that waits for the end of a pipe, and then stops the server and removes its folder. The pipe closes
/// when the tests end.
fn guard(programs: &Path, folder: &Path) -> Child {
    let (control, folder) = (programs.join("pg_ctl"), folder.display());
    let script = format!(
        "trap '' INT TERM HUP; cat >/dev/null; {} -D {folder}/data -m immediate stop; rm -rf {folder}",
        control.display()
    );
    let mut guard = as_other(Path::new("/bin/sh"));
    guard.args(["-c", &script]).stdin(Stdio::piped());
    guard.stdout(Stdio::null()).stderr(Stdio::null());
    guard.spawn().expect("there is a shell")
}

/// Gives a file to the user that runs the server.
pub(crate) fn own(path: &Path) {
    if is_root() {
        run(Command::new("chown").arg(format!("{OTHER}:")).arg(path));
    }
}

/// Writes a file that only the user who runs the server may read.
pub(crate) fn write(file: &Path, text: &str) {
    fs::write(file, text).expect("there is room for a file");
    own(file);
    run(Command::new("chmod").arg("600").arg(file));
}

/// The command of a program, run by the user that runs the server.
pub(crate) fn as_other(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args([&format!("--reuid={OTHER}"), &format!("--regid={OTHER}"), "--clear-groups"]);
    command.arg(program).current_dir("/tmp");
    command
}

pub(crate) fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

/// The folder with the programs of the newest PostgreSQL, as Debian installs it. `None` if there is none.
pub(crate) fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
    let folders = versions.filter_map(Result::ok).map(|version| version.path().join("bin"));
    folders.filter(|folder| folder.join("initdb").exists()).max()
}

/// A port of this machine at which nothing listens yet, and which nobody else gets while this value lives.
#[derive(Debug)]
pub(crate) struct FreePort {
    pub(crate) number: u16,
    /// The socket is bound, so that the port is not given to others. The socket does not listen: connections are
    /// refused, and a server can listen on the port.
    _socket: TcpSocket,
}

pub(crate) fn free_port() -> FreePort {
    let socket = TcpSocket::new_v4().expect("there is a free socket");
    socket.set_reuseaddr(true).expect("servers can share its port");
    socket.bind(SocketAddr::from(([127, 0, 0, 1], 0))).expect("there is a free port");
    let number = socket.local_addr().expect("it has an address").port();
    FreePort { number, _socket: socket }
}

/// Runs a program to its end, and returns what it prints. Panics if it fails.
pub(crate) fn run(command: &mut Command) -> String {
    let done = command.stdin(Stdio::null()).output().expect("the program is there");
    let told = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{command:?}: {told}");
    String::from_utf8_lossy(&done.stdout).trim().to_owned()
}
