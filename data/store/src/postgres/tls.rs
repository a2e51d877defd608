//! TLS to a database by rustls: the server's certificate is always checked.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::Socket;
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use tokio_rustls::TlsConnector;
use tokio_rustls::client;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, InvalidDnsNameError, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::error::BadLocation;

/// The TLS settings, with the trusted certificate authorities.
#[derive(Clone)]
pub(super) struct Tls {
    config: Arc<ClientConfig>,
    roots: Arc<RootCertStore>,
}

impl Tls {
    /// Trusts the authorities in a file. Without a file, trusts those that browsers trust.
    pub(super) fn with_authorities(file: Option<&str>) -> Result<Self, BadLocation> {
        let mut roots = RootCertStore::empty();
        match file {
            None => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
            Some(file) => {
                let found = CertificateDer::pem_file_iter(file);
                let found = found.map_err(|_| BadLocation::Authority)?.filter_map(Result::ok);
                if roots.add_parsable_certificates(found).0 == 0 {
                    return Err(BadLocation::Authority);
                }
            }
        }
        let roots = Arc::new(roots);
        let provider = Arc::new(ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|_| BadLocation::SslMode)?;
        let config = config.with_root_certificates(Arc::clone(&roots)).with_no_client_auth();
        Ok(Self { config: Arc::new(config), roots })
    }
}

impl PartialEq for Tls {
    /// The authorities are the only setting in which connections differ.
    fn eq(&self, other: &Self) -> bool {
        self.roots.roots == other.roots.roots
    }
}

impl MakeTlsConnect<Socket> for Tls {
    type Stream = TlsConnection;
    type TlsConnect = Handshake;
    type Error = InvalidDnsNameError;

    fn make_tls_connect(&mut self, host: &str) -> Result<Handshake, InvalidDnsNameError> {
        let name = ServerName::try_from(host)?.to_owned();
        Ok(Handshake { config: Arc::clone(&self.config), name })
    }
}

pub(super) struct Handshake {
    config: Arc<ClientConfig>,
    name: ServerName<'static>,
}

impl TlsConnect<Socket> for Handshake {
    type Stream = TlsConnection;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<TlsConnection>> + Send>>;

    fn connect(self, socket: Socket) -> Self::Future {
        let connecting = TlsConnector::from(self.config).connect(self.name, socket);
        Box::pin(async move { Ok(TlsConnection(Box::new(connecting.await?))) })
    }
}

pub(super) struct TlsConnection(Box<client::TlsStream<Socket>>);

impl TlsStream for TlsConnection {
    fn channel_binding(&self) -> ChannelBinding {
        // Channel binding would need a certificate parser. It is optional: rustls verifies the certificate.
        ChannelBinding::none()
    }
}

impl AsyncRead for TlsConnection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, buffer)
    }
}

impl AsyncWrite for TlsConnection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(context)
    }
}
