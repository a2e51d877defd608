//! The address that a request comes from, also behind a proxy.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::HeaderMap;
use ipnet::IpNet;

/// The header in which a reverse proxy names its client.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// The address of a client, for handlers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClientAddress(pub(crate) IpAddr);

/// The address of the client. A proxy on this machine, or one of `proxies`, names its client last in the header.
pub(super) fn client_address(peer: IpAddr, headers: &HeaderMap, proxies: &[IpNet]) -> IpAddr {
    let peer = peer.to_canonical();
    let is_proxy = peer.is_loopback() || proxies.iter().any(|network| network.contains(&peer));
    // A proxy may add a header of its own after the client's.
    let forwarded = headers.get_all(FORWARDED_FOR).iter().next_back();
    let forwarded = forwarded.and_then(|list| list.to_str().ok()).filter(|_| is_proxy);
    let last = forwarded.and_then(|list| list.rsplit(',').next());
    one_client(last.and_then(|address| address.trim().parse().ok()).unwrap_or(peer))
}

/// The address by which a client is counted. A provider's customer has a whole IPv6 network of at least 64 bits, so all
/// addresses of such a network count as one.
fn one_client(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_proxy_on_this_machine_or_a_trusted_one_names_its_client() {
        let trusted: [IpNet; 1] = ["172.18.0.0/16".parse().unwrap()];
        let client_address =
            |peer: IpAddr, headers: &HeaderMap| client_address(peer, headers, &trusted);
        let far: IpAddr = "203.0.113.9".parse().unwrap();
        let mut headers = HeaderMap::new();
        headers.insert(FORWARDED_FOR, "198.51.100.1, 192.0.2.7".parse().unwrap());
        assert_eq!(client_address("127.0.0.1".parse().unwrap(), &headers).to_string(), "192.0.2.7");
        assert_eq!(
            client_address("172.18.0.1".parse().unwrap(), &headers).to_string(),
            "192.0.2.7"
        );
        assert_eq!(client_address(far, &headers), far);
        headers.append(FORWARDED_FOR, "192.0.2.8".parse().unwrap());
        assert_eq!(
            client_address("::ffff:127.0.0.1".parse().unwrap(), &headers).to_string(),
            "192.0.2.8"
        );
        headers.append(FORWARDED_FOR, "2001:db8::1:2".parse().unwrap());
        assert_eq!(client_address("::1".parse().unwrap(), &headers).to_string(), "2001:db8::");
    }

    #[test]
    fn an_ipv6_network_counts_as_one_client() {
        let counted = |address: &str| one_client(address.parse().unwrap());
        assert_eq!(counted("2001:db8:0:7::1"), counted("2001:db8:0:7:ffff::2"));
        assert_ne!(counted("2001:db8:0:7::1"), counted("2001:db8:0:8::1"));
        assert_eq!(counted("::ffff:192.0.2.7").to_string(), "192.0.2.7");
        assert_ne!(counted("192.0.2.7"), counted("192.0.2.8"));
    }
}
