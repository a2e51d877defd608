//! The database of a run: one server, or nodes led by Patroni, with or without poolers in front.

use crate::chaos::patroni::{FullDisk, Patroni};
use crate::server::pooler::Pooler;
use crate::server::{PASSWORD, Server, USER};

/// The database that all rows are in, for addresses that pass a pooler.
const NAME: &str = "chaos";

/// How many sessions of a node a pooler shares among its clients.
const SESSIONS: usize = 6;

/// Where all processes store what they know.
pub(super) struct Database {
    engine: Engine,
    /// One for each server, or none.
    poolers: Vec<Pooler>,
    name: String,
}

enum Engine {
    Alone(Server),
    Led(Patroni),
}

impl Database {
    /// Starts so many servers. `None` where what that takes is missing.
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

    /// The address of the database behind these ports, whichever server can be written.
    pub(super) fn address(&self, ports: &[u16]) -> String {
        let hosts: Vec<String> = ports.iter().map(|port| format!("127.0.0.1:{port}")).collect();
        let (hosts, name) = (hosts.join(","), &self.name);
        format!("postgres://{USER}:{PASSWORD}@{hosts}/{name}?target_session_attrs=read-write")
    }

    /// Stops the server that is written at once; it comes back, or another takes its place.
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

    /// Takes the machine of the primary away, until another leads. Nothing where there is no other.
    pub(super) async fn fail_over(&mut self) {
        if let Engine::Led(patroni) = &mut self.engine {
            patroni.lose_primary().await;
        }
    }

    /// Fills the disk of the primary for a while, and waits until it can be written again.
    pub(super) async fn fill_disk(&mut self, meanwhile: impl Future<Output = ()>) {
        let Engine::Led(patroni) = &self.engine else { return };
        let full: Option<FullDisk> = patroni.fill_disk().await;
        meanwhile.await;
        drop(full);
        patroni.is_whole(None).await;
    }

    /// Ends a pooler with all its connections, and starts it again.
    pub(super) fn restart_pooler(&mut self, at: usize) {
        let count = self.poolers.len().max(1);
        if let Some(pooler) = self.poolers.get_mut(at % count) {
            pooler.restart();
        }
    }
}
