//! The address that a request comes from, also behind a proxy on this machine.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::HeaderMap;

/// The header in which a reverse proxy names its client.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// The address of a client, for handlers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClientAddress(pub(crate) IpAddr);

/// The address of the client. A proxy on this machine names it last in its header.
///
/// A customer has a whole IPv6 network of 64 bits, so such a network counts as one client.
pub(super) fn client_address(peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let peer = peer.to_canonical();
    // A proxy may add a header of its own after the client's.
    let forwarded = headers.get_all(FORWARDED_FOR).iter().next_back();
    let forwarded = forwarded.and_then(|list| list.to_str().ok()).filter(|_| peer.is_loopback());
    let last = forwarded.and_then(|list| list.rsplit(',').next());
    let named = last.and_then(|address| address.trim().parse::<IpAddr>().ok());
    match named.map_or(peer, |address| address.to_canonical()) {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6(network(address)),
    }
}

/// The network of an address: its first 64 bits.
fn network(address: Ipv6Addr) -> Ipv6Addr {
    Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_proxy_on_this_machine_names_its_client() {
        let far: IpAddr = "203.0.113.9".parse().unwrap();
        let mut headers = HeaderMap::new();
        headers.insert(FORWARDED_FOR, "198.51.100.1, 192.0.2.7".parse().unwrap());
        assert_eq!(client_address("127.0.0.1".parse().unwrap(), &headers).to_string(), "192.0.2.7");
        assert_eq!(client_address(far, &headers), far);
        headers.append(FORWARDED_FOR, "192.0.2.8".parse().unwrap());
        assert_eq!(
            client_address("::ffff:127.0.0.1".parse().unwrap(), &headers).to_string(),
            "192.0.2.8"
        );
    }

    #[test]
    fn an_ipv6_client_is_its_network() {
        let named = |address: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(FORWARDED_FOR, address.parse().unwrap());
            client_address("::1".parse().unwrap(), &headers)
        };
        assert_eq!(named("2001:db8:0:7::1"), named("2001:db8:0:7:ffff::2"));
        assert_ne!(named("2001:db8:0:7::1"), named("2001:db8:0:8::1"));
        assert_eq!(named("::ffff:192.0.2.7").to_string(), "192.0.2.7");
        let (peer, none) = ("2001:db8:0:7::1".parse().unwrap(), HeaderMap::new());
        assert_eq!(client_address(peer, &none), named("2001:db8:0:7::2"));
    }
}
