//! Debian's pgbouncer in front of the tests' PostgreSQL server.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};

use super::{FreePort, PASSWORD, Server, USER, as_other, free_port, write};

const PROGRAM: &str = "/usr/sbin/pgbouncer";

/// A pgbouncer process. It ends with the tests, like the server.
#[derive(Debug)]
pub(crate) struct Pooler {
    port: FreePort,
    settings: PathBuf,
    guard: Child,
}

impl Pooler {
    /// Starts a pooler with this many database sessions. `None` if pgbouncer is not installed.
    pub(crate) fn start(server: &Server, mode: &str, sessions: usize) -> Option<Self> {
        Self::in_front_of(server.port(), server.folder(), mode, sessions)
    }

    /// Starts a pooler for a database server on this port. Its files are in `folder`.
    pub(crate) fn in_front_of(
        target: u16,
        folder: &Path,
        mode: &str,
        sessions: usize,
    ) -> Option<Self> {
        if !Path::new(PROGRAM).exists() {
            let told = "!!! there is no pgbouncer here, so nobody tries the store through it !!!\n";
            std::io::stderr().write_all(told.as_bytes()).expect("stderr can be written");
            let required = std::env::var_os("CASTELLAN_REQUIRE_ALL").is_some();
            assert!(!required, "pgbouncer is required: apt-get install pgbouncer");
            return None;
        }
        let port = free_port();
        let file = |name: &str| folder.join(format!("{name}-{}", port.number));
        write(&file("users"), &format!("\"{USER}\" \"{PASSWORD}\"\n"));
        let text = format!(
            "[databases]\n* = host=127.0.0.1 port={target}\n[pgbouncer]\nlisten_addr = 127.0.0.1\n\
             listen_port = {}\nunix_socket_dir =\nauth_type = scram-sha-256\nauth_file = {}\n\
             pool_mode = {mode}\ndefault_pool_size = {sessions}\n",
            port.number,
            file("users").display(),
        );
        let settings = file("pgbouncer.ini");
        write(&settings, &text);
        let guard = serve(&settings);
        Some(Self { port, settings, guard })
    }

    /// Ends the pooler with all its connections, and starts it on the same port.
    pub(crate) fn restart(&mut self) {
        drop(self.guard.stdin.take());
        let _ = self.guard.wait();
        self.guard = serve(&self.settings);
    }

    /// The port on which the pooler listens on this machine.
    pub(crate) fn port(&self) -> u16 {
        self.port.number
    }

    /// The address of a database behind the pooler.
    pub(crate) fn address(&self, database: &str) -> String {
        format!("postgres://{USER}:{PASSWORD}@127.0.0.1:{}/{database}", self.port())
    }
}

/// Starts pgbouncer with these settings, and waits until it serves.
fn serve(settings: &Path) -> Child {
    let script = format!("{PROGRAM} {} & cat >/dev/null; kill $!; wait $!", settings.display());
    let mut guard = as_other(Path::new("/bin/sh"));
    guard.args(["-c", &script]).stdin(Stdio::piped()).stdout(Stdio::null());
    let mut guard = guard.stderr(Stdio::piped()).spawn().expect("there is a shell");
    wait_until_up(&mut guard);
    guard
}

/// Waits until pgbouncer serves. Then keeps reading its log, since a full pipe would block it.
fn wait_until_up(guard: &mut Child) {
    let log = guard.stderr.take().expect("its log is piped");
    let mut lines = BufReader::new(log).lines().map_while(Result::ok);
    let mut said = String::new();
    let is_up = lines.by_ref().any(|line| {
        said += &line;
        line.contains("process up")
    });
    assert!(is_up, "pgbouncer does not serve: {said}");
    std::thread::spawn(move || lines.for_each(drop));
}

impl Drop for Pooler {
    fn drop(&mut self) {
        drop(self.guard.stdin.take());
        let _ = self.guard.wait();
    }
}
