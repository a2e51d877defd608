//! Connections of browsers and proxies. An idle connection is closed after a timeout.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::task::JoinSet;

/// How long a connection may take to send the head of its next request. Proxies keep idle connections for a minute.
const HEAD_TIMEOUT: Duration = Duration::from_secs(75);

/// The maximum number of open connections. The store and Discord need file descriptors, too.
const MOST_OPEN: usize = 8_000;

/// Serves every connection until the future is dropped.
pub(super) async fn serve(mut listener: TcpListener, routes: Router) {
    let mut open = JoinSet::new();
    loop {
        while open.try_join_next().is_some() {}
        if open.len() >= MOST_OPEN {
            open.join_next().await;
        }
        let (stream, peer) = Listener::accept(&mut listener).await;
        // An event is small and must not wait for the next one.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection of the match page has ended");
            continue;
        }
        open.spawn(serve_connection(stream, peer, routes.clone(), HEAD_TIMEOUT));
    }
}

async fn serve_connection<S>(stream: S, peer: SocketAddr, routes: Router, head_timeout: Duration)
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let routes = TowerToHyperService::new(routes);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        routes.call(request)
    });
    let mut server = http1::Builder::new();
    server.timer(TokioTimer::new()).header_read_timeout(head_timeout);
    if let Err(error) = server.serve_connection(TokioIo::new(stream), service).await {
        tracing::debug!(%error, "a connection of the match page has ended");
    }
}

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    /// The bytes that a client receives after it has sent `request` and nothing more.
    async fn sent(request: &str) -> String {
        let peer: SocketAddr = "192.0.2.1:7".parse().unwrap();
        let routes = Router::new()
            .route("/", get(async |ConnectInfo(peer): ConnectInfo<SocketAddr>| peer.to_string()));
        let (mut client, server) = tokio::io::duplex(1024);
        let serving =
            tokio::spawn(serve_connection(server, peer, routes, Duration::from_millis(1)));
        client.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        client.read_to_string(&mut answer).await.unwrap();
        serving.await.unwrap();
        answer
    }

    #[tokio::test]
    async fn a_connection_that_sends_half_a_head_or_nothing_is_closed() {
        assert_eq!(sent("GET / HTTP/1.1\r\nHost: exa").await, "");
        assert_eq!(sent("").await, "");
        let answer = sent("GET / HTTP/1.1\r\nHost: example\r\n\r\n").await;
        assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("192.0.2.1:7"), "{answer}");
    }
}
