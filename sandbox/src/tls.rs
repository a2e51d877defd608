//! `https://discord.com` on this machine, for clients whose address can't be changed.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::serve::Listener;
use rcgen::{BasicConstraints, CertificateParams, DnType, IsCa, Issuer, KeyPair, KeyUsagePurpose};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::server::TlsStream;

use crate::sandbox::Sandbox;

/// The only name on the certificate.
const NAME: &str = "discord.com";
/// The time limit of a client's handshake.
const HELLO_WITHIN: Duration = Duration::from_secs(5);

/// REST behind TLS, as `https://discord.com`. It stops with its sandbox.
///
/// A client reaches it when `discord.com` resolves to [`addr`](Self::addr) and [`ca_pem`](Self::ca_pem) is among the
/// authorities that the client trusts.
#[derive(Clone, Debug)]
pub struct Tls {
    addr: SocketAddr,
    ca_pem: String,
}

impl Tls {
    /// The loopback address on which it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// The certificate of its authority, which is new for every listener.
    pub fn ca_pem(&self) -> &str {
        &self.ca_pem
    }
}

impl Sandbox {
    /// Also serves REST behind TLS, on any free port, without the page and `/sandbox`. The gateway's address stays the
    /// same.
    pub async fn listen_tls(&self) -> io::Result<Tls> {
        let (config, ca_pem) = server_config().map_err(io::Error::other)?;
        let tcp = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let addr = tcp.local_addr()?;
        let acceptor = TlsAcceptor::from(Arc::new(config));
        self.serve_rest(TlsListener { tcp, acceptor, handshakes: JoinSet::new() });
        Ok(Tls { addr, ca_pem })
    }
}

type TlsError = Box<dyn std::error::Error + Send + Sync>;

/// The TLS settings of a server with a fresh certificate, and the certificate of its authority.
fn server_config() -> Result<(ServerConfig, String), TlsError> {
    let key = KeyPair::generate()?;
    let (certificate, ca_pem) = certificate(&key)?;
    let provider = Arc::new(ring::default_provider());
    let mut config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert(vec![certificate], PrivateKeyDer::from(key))?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok((config, ca_pem))
}

/// A certificate for a key. The authority's own key is dropped when this returns.
fn certificate(key: &KeyPair) -> Result<(CertificateDer<'static>, String), rcgen::Error> {
    let mut authority = CertificateParams::default();
    authority.distinguished_name.push(DnType::CommonName, "Sandbox authority");
    authority.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
    authority.key_usages = vec![KeyUsagePurpose::KeyCertSign];
    let authority_key = KeyPair::generate()?;
    let ca_pem = authority.self_signed(&authority_key)?.pem();
    let mut server = CertificateParams::new(vec![NAME.to_owned()])?;
    server.distinguished_name.push(DnType::CommonName, NAME);
    let issuer = Issuer::from_params(&authority, &authority_key);
    Ok((server.signed_by(key, &issuer)?.der().clone(), ca_pem))
}

/// A listener with concurrent handshakes, so that a silent client delays no other.
struct TlsListener {
    tcp: TcpListener,
    acceptor: TlsAcceptor,
    handshakes: JoinSet<Option<(TlsStream<TcpStream>, SocketAddr)>>,
}

impl Listener for TlsListener {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        loop {
            tokio::select! {
                (stream, from) = Listener::accept(&mut self.tcp) => {
                    self.handshakes.spawn(handshake(self.acceptor.clone(), stream, from));
                }
                Some(Ok(Some(ready))) = self.handshakes.join_next() => return ready,
            }
        }
    }

    fn local_addr(&self) -> io::Result<Self::Addr> {
        self.tcp.local_addr()
    }
}

/// Does the handshake with a client. `None` if it fails or takes too long.
async fn handshake(
    acceptor: TlsAcceptor,
    stream: TcpStream,
    from: SocketAddr,
) -> Option<(TlsStream<TcpStream>, SocketAddr)> {
    // Without this, small answers in several pieces would be delayed.
    let _ = stream.set_nodelay(true);
    let accepted = tokio::time::timeout(HELLO_WITHIN, acceptor.accept(stream)).await;
    Some((accepted.ok()?.ok()?, from))
}
