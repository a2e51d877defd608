//! The export socket of a running bot, for `castellan store export`.
//!
//! Only one process can open a store in a folder. Other programs of the same user get exports from that process, by a
//! socket in the folder.

use std::fs;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::net::Shutdown;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{bail, ensure};
use matches::ExportReport;
use store::{Location, Store};
use tokio::net::UnixListener;
use tokio::task::JoinSet;

/// The beginning of a line with a match.
const MATCH: &str = "{\"match\":";

/// The prefix of lines after the export. Each such line reports a damaged match that the export lacks. Without an
/// export before it, such a line is a refusal.
const FAULT: &str = "! ";

const PATIENCE: Duration = Duration::from_secs(30);

/// The maximum number of exports at a time. Each reads the whole store.
const MOST: usize = 2;

const BUSY: &str = "the bot is making two exports already: try again later";

/// The path of a store's socket; `None` if other processes can open the store.
fn socket_path(store: &Location) -> Option<PathBuf> {
    match store {
        Location::Sled(folder) => Some(folder.join("export.sock")),
        Location::Postgres(_) => None,
    }
}

pub(crate) fn listen(location: &Location) -> Option<UnixListener> {
    let path = socket_path(location)?;
    match bind(&path) {
        Ok(listener) => Some(listener),
        Err(error) => {
            tracing::warn!(%error, "the store can't be exported while the bot runs");
            None
        }
    }
}

fn bind(path: &Path) -> io::Result<UnixListener> {
    // The store is ours, so an old socket is left over from a process that has ended.
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let listener = UnixListener::bind(path)?;
    fs::set_permissions(path, fs::Permissions::from_mode(0o600))?;
    Ok(listener)
}

/// Sends an export to each client, for as long as the program runs. A client beyond [`MOST`] is refused at once, as it
/// would give up before its turn.
pub(crate) async fn serve(listener: UnixListener, store: Arc<dyn Store>) {
    let mut underway = JoinSet::new();
    loop {
        let Ok((stream, _)) = listener.accept().await else {
            // For example, too many files are open.
            tokio::time::sleep(Duration::from_secs(1)).await;
            continue;
        };
        while underway.try_join_next().is_some() {}
        let stream = stream.into_std();
        if underway.len() < MOST {
            let store = Arc::clone(&store);
            underway.spawn_blocking(move || log(send_export(store.as_ref(), stream)));
        } else {
            // The buffer of a new connection has room for the line.
            log(refuse(stream));
        }
    }
}

fn log(sent: anyhow::Result<usize>) {
    match sent {
        Ok(matches) => tracing::info!(matches, "an export was asked for, and given"),
        Err(error) => tracing::warn!(error = format!("{error:#}"), "an export was not given"),
    }
}

fn refuse(stream: io::Result<UnixStream>) -> anyhow::Result<usize> {
    writeln!(stream?, "{FAULT}{BUSY}")?;
    bail!(BUSY)
}

fn send_export(store: &dyn Store, stream: io::Result<UnixStream>) -> anyhow::Result<usize> {
    let stream = stream?;
    stream.set_nonblocking(false)?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let mut out = BufWriter::new(&stream);
    let exported = matches::export(store, games::CATALOG, &mut out)?;
    for fault in &exported.faults {
        writeln!(out, "{FAULT}{}", fault.replace('\n', " "))?;
    }
    out.flush()?;
    stream.shutdown(Shutdown::Write)?;
    Ok(exported.matches)
}

/// Connects to the bot that has this store open, if there is one.
pub(crate) fn connect(location: &Location) -> Option<UnixStream> {
    let stream = UnixStream::connect(socket_path(location)?).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    Some(stream)
}

/// Copies the export of a running bot to `out`. Returns the number of matches, and the faults of damaged ones, which
/// the export lacks.
pub(crate) fn receive_export(
    from: UnixStream,
    out: &mut impl Write,
) -> anyhow::Result<ExportReport> {
    let (mut from, mut line) = (BufReader::new(from), String::new());
    let (mut is_whole, mut report) = (false, ExportReport::default());
    loop {
        line.clear();
        if from.read_line(&mut line)? == 0 {
            break;
        }
        if let Some(fault) = line.strip_prefix(FAULT) {
            report.faults.push(fault.trim_end().to_owned());
            continue;
        }
        report.matches += usize::from(line.starts_with(MATCH));
        is_whole = line.starts_with("{\"end\":") && line.ends_with('\n');
        out.write_all(line.as_bytes())?;
    }
    out.flush()?;
    if !is_whole && let Some(refusal) = report.faults.pop() {
        bail!(refusal);
    }
    ensure!(is_whole, "the bot has broken off the export");
    Ok(report)
}

#[cfg(test)]
mod tests {
    use parking_lot::RwLock;
    use store::{Batch, Commit, MemoryStore, Range, Row, StoreError};

    use super::*;

    /// A store whose scans wait while `gate` is locked.
    #[derive(Debug, Default)]
    struct Gated {
        store: MemoryStore,
        gate: RwLock<()>,
    }

    impl Store for Gated {
        fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
            self.store.read(keys)
        }

        fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
            let _open = self.gate.read();
            self.store.scan(range)
        }

        fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
            self.store.commit(batch)
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_running_bot_sends_a_whole_export() {
        let folder = tempfile::tempdir().unwrap();
        let location = Location::Sled(folder.path().into());
        assert!(connect(&location).is_none());
        for _ in 0..2 {
            // The second bot finds the socket of the first, which was killed.
            let listener = listen(&location).unwrap();
            let serving = tokio::spawn(serve(listener, Arc::new(MemoryStore::new())));
            let asked = location.clone();
            let given = tokio::task::spawn_blocking(move || {
                let mut out = Vec::new();
                receive_export(connect(&asked).unwrap(), &mut out).unwrap();
                out
            });
            let given = given.await.unwrap();
            assert_eq!(matches::verify(games::CATALOG, &mut given.as_slice()).unwrap().matches, 0);
            serving.abort();
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn two_exports_run_at_once_and_a_third_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let location = Location::Sled(folder.path().into());
        let store = Arc::new(Gated::default());
        let served: Arc<dyn Store> = Arc::clone(&store) as _;
        let serving = tokio::spawn(serve(listen(&location).unwrap(), served));
        let asked = tokio::task::spawn_blocking(move || {
            let locked = store.gate.write();
            let waiting = [connect(&location).unwrap(), connect(&location).unwrap()];
            let refused = receive_export(connect(&location).unwrap(), &mut Vec::new());
            assert_eq!(refused.unwrap_err().to_string(), BUSY);
            drop(locked);
            for waiting in waiting {
                receive_export(waiting, &mut Vec::new()).unwrap();
            }
        });
        asked.await.unwrap();
        serving.abort();
    }

    #[test]
    fn damage_is_reported_outside_the_export() {
        let (near, mut far) = UnixStream::pair().unwrap();
        far.write_all(b"{\"end\":{}}\n! match 7: it is damaged\n").unwrap();
        drop(far);
        let mut out = Vec::new();
        assert_eq!(receive_export(near, &mut out).unwrap().faults, ["match 7: it is damaged"]);
        assert_eq!(out, b"{\"end\":{}}\n");
    }

    #[test]
    fn an_export_that_is_cut_off_is_refused() {
        let (near, mut far) = UnixStream::pair().unwrap();
        far.write_all(b"{\"castellan\":{\"format\":5}}\n").unwrap();
        drop(far);
        assert!(receive_export(near, &mut Vec::new()).is_err());
    }
}
