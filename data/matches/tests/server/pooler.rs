//! Debian's pgbouncer in front of a server of the tests.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Stdio};

use super::{PASSWORD, Server, as_other, free_port};

const PROGRAM: &str = "/usr/sbin/pgbouncer";

/// A pooler. It ends with the tests, as the guard of the server does.
#[derive(Debug)]
pub(crate) struct Pooler {
    port: u16,
    guard: Child,
}

impl Pooler {
    /// Starts a pooler with so few sessions of the database. `None` where there is no pgbouncer.
    pub(crate) fn start(server: &Server, mode: &str, sessions: usize) -> Option<Self> {
        if !Path::new(PROGRAM).exists() {
            let told = "!!! there is no pgbouncer here, so nobody tries the store through it !!!\n";
            std::io::stderr().write_all(told.as_bytes()).expect("stderr can be written");
            let required = std::env::var_os("CASTELLAN_REQUIRE_ALL").is_some();
            assert!(!required, "pgbouncer is required: apt-get install pgbouncer");
            return None;
        }
        let port = free_port();
        let file = |name: &str| server.folder.join(format!("{name}-{port}"));
        server.write(&file("users"), &format!("\"castellan\" \"{PASSWORD}\"\n"));
        let settings = format!(
            "[databases]\n* = host=127.0.0.1 port={}\n[pgbouncer]\nlisten_addr = 127.0.0.1\n\
             listen_port = {port}\nunix_socket_dir =\nauth_type = scram-sha-256\nauth_file = {}\n\
             pool_mode = {mode}\ndefault_pool_size = {sessions}\n",
            server.port,
            file("users").display(),
        );
        server.write(&file("pgbouncer.ini"), &settings);
        let script =
            format!("{PROGRAM} {} & cat >/dev/null; kill $!", file("pgbouncer.ini").display());
        let mut guard = as_other(Path::new("/bin/sh"));
        guard.args(["-c", &script]).stdin(Stdio::piped()).stdout(Stdio::null());
        let mut guard = guard.stderr(Stdio::piped()).spawn().expect("there is a shell");
        wait_until_up(&mut guard);
        Some(Self { port, guard })
    }

    /// The address of a database behind the pooler.
    pub(crate) fn address(&self, database: &str) -> String {
        format!("postgres://castellan:{PASSWORD}@127.0.0.1:{}/{database}", self.port)
    }
}

/// Waits until it serves, and reads on, so that it never waits for a reader.
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
