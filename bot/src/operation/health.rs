//! `castellan health`: a container health check, which asks the running bot whether it is alive.

use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

use anyhow::{Context, ensure};

const TIMEOUT: Duration = Duration::from_secs(3);

/// Asks the bot on this address why it is not ready. `None` if it is ready, or if no bot answers.
pub(crate) fn unreadiness(addr: SocketAddr) -> Option<String> {
    let addr = SocketAddr::new(local_address(addr.ip()), addr.port());
    let answer = request(addr, "/readyz").ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    head.starts_with("HTTP/1.1 503 ").then(|| body.trim().replace('\n', ", "))
}

pub(crate) fn check(addr: SocketAddr) -> anyhow::Result<()> {
    let addr = SocketAddr::new(local_address(addr.ip()), addr.port());
    let answer = request(addr, "/healthz").with_context(|| format!("nobody answers on {addr}"))?;
    ensure!(answer.starts_with("HTTP/1.1 200 "), "the bot on {addr} does not say that it lives");
    Ok(())
}

fn request(addr: SocketAddr, path: &str) -> std::io::Result<String> {
    let mut to = TcpStream::connect_timeout(&addr, TIMEOUT)?;
    to.set_read_timeout(Some(TIMEOUT))?;
    to.set_write_timeout(Some(TIMEOUT))?;
    write!(to, "GET {path} HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    to.take(4096).read_to_string(&mut answer)?;
    Ok(answer)
}

/// The address to connect to: loopback for a bot that listens on all addresses.
fn local_address(ip: IpAddr) -> IpAddr {
    match ip {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    }
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use super::*;

    #[test]
    fn the_health_check_passes_only_on_status_200() {
        for (says, lives) in [("200 OK", true), ("503 Service Unavailable", false)] {
            let listener = TcpListener::bind("127.0.0.1:0").unwrap();
            let addr = listener.local_addr().unwrap();
            let answers = std::thread::spawn(move || {
                let (mut from, _) = listener.accept().unwrap();
                // Closing with unread input would cut off the answer.
                let mut asked = Vec::new();
                while !asked.ends_with(b"\r\n\r\n") {
                    let mut byte = [0];
                    from.read_exact(&mut byte).unwrap();
                    asked.extend(byte);
                }
                assert!(asked.starts_with(b"GET /healthz "));
                write!(from, "HTTP/1.1 {says}\r\nContent-Length: 0\r\n\r\n").unwrap();
            });
            assert_eq!(check(addr).is_ok(), lives, "{says}");
            answers.join().unwrap();
            assert!(check(addr).is_err(), "nobody is there any more");
        }
    }

    #[test]
    fn the_health_check_uses_loopback_for_a_wildcard_address() {
        let near = |ip: &str| local_address(ip.parse().unwrap()).to_string();
        assert_eq!(near("0.0.0.0"), "127.0.0.1");
        assert_eq!(near("::"), "::1");
        assert_eq!(near("10.0.0.7"), "10.0.0.7");
    }
}
