//! The database of a run: one server, or nodes led by Patroni, with or without poolers.

use crate::chaos::patroni::{FullDisk, Patroni};
use crate::server::pooler::Pooler;
use crate::server::{PASSWORD, Server, USER};

/// The name of the database, for addresses that go through a pooler.
const NAME: &str = "chaos";

/// The number of sessions with a node that a pooler shares among its clients.
const SESSIONS: usize = 6;

/// The common database of all processes.
pub(super) struct Database {
    engine: Engine,
    /// One pooler for each server, or none.
    poolers: Vec<Pooler>,
    name: String,
}

enum Engine {
    Alone(Server),
    Led(Patroni),
}

impl Database {
    /// Starts this many servers. `None` if the programs for that are missing.
    pub(super) async fn start(nodes: usize, is_pooled: bool) -> Option<Self> {
        let (engine, name) = match nodes {
            0 | 1 => {
                let server = Server::start(&[])?;
                let name = server.fresh_database();
                (Engine::Alone(server), name)
            }
            _ => {
                let patroni = Patroni::start(nodes).await?;
                patroni.create(NAME).await;
                (Engine::Led(patroni), NAME.to_owned())
            }
        };
        let mut database = Self { engine, poolers: Vec::new(), name };
        if is_pooled {
            database.poolers = database.start_poolers()?;
        }
        Some(database)
    }

    fn start_poolers(&self) -> Option<Vec<Pooler>> {
        let folder = match &self.engine {
            Engine::Alone(server) => server.folder(),
            Engine::Led(patroni) => patroni.folder(),
        };
        let start = |port| Pooler::in_front_of(port, folder, "transaction", SESSIONS);
        self.ports().into_iter().map(start).collect()
    }

    /// The ports of all servers.
    pub(super) fn ports(&self) -> Vec<u16> {
        match &self.engine {
            Engine::Alone(server) => vec![server.port()],
            Engine::Led(patroni) => patroni.ports(),
        }
    }

    /// The ports of all poolers.
    pub(super) fn pooled_ports(&self) -> Vec<u16> {
        self.poolers.iter().map(Pooler::port).collect()
    }

    /// The address of the database on these ports. The driver chooses the server that accepts
    /// writes.
    pub(super) fn address(&self, ports: &[u16]) -> String {
        let hosts: Vec<String> = ports.iter().map(|port| format!("127.0.0.1:{port}")).collect();
        let (hosts, name) = (hosts.join(","), &self.name);
        format!("postgres://{USER}:{PASSWORD}@{hosts}/{name}?target_session_attrs=read-write")
    }

    /// Stops the primary at once. It comes back, or another server replaces it.
    pub(super) async fn crash(&mut self, meanwhile: impl Future<Output = ()>) {
        match &mut self.engine {
            Engine::Alone(server) => {
                server.down();
                meanwhile.await;
                server.up();
            }
            Engine::Led(patroni) => patroni.crash_primary().await,
        }
    }

    /// Stops the machine of the primary until another node leads. Does nothing without Patroni.
    pub(super) async fn fail_over(&mut self) {
        if let Engine::Led(patroni) = &mut self.engine {
            patroni.lose_primary().await;
        }
    }

    /// Fills the disk of the primary during `meanwhile`, and waits until it accepts writes again.
    pub(super) async fn fill_disk(&mut self, meanwhile: impl Future<Output = ()>) {
        let Engine::Led(patroni) = &self.engine else { return };
        let full: Option<FullDisk> = patroni.fill_disk().await;
        meanwhile.await;
        drop(full);
        patroni.is_whole(None).await;
    }

    /// Kills a pooler with all its connections, and starts it again.
    pub(super) fn restart_pooler(&mut self, at: usize) {
        let count = self.poolers.len().max(1);
        if let Some(pooler) = self.poolers.get_mut(at % count) {
            pooler.restart();
        }
    }
}
