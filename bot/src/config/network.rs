//! `Network`: a range of addresses, such as `172.18.0.0/16`.

use std::net::IpAddr;

/// The addresses that begin with the same bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Network {
    first: IpAddr,
    /// The number of shared bits.
    bits: u32,
}

impl Network {
    /// Reads an address, or a network with its number of bits.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let (first, bits) = match text.split_once('/') {
            Some((first, bits)) => (first, Some(bits)),
            None => (text, None),
        };
        let first: IpAddr = first.parse().ok()?;
        let most = if first.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Some(most), |bits| bits.parse().ok())?;
        (bits <= most).then_some(Self { first, bits })
    }

    /// Whether an address lies in the network.
    pub(crate) fn contains(self, address: IpAddr) -> bool {
        let differing = left_aligned(self.first) ^ left_aligned(address);
        self.first.is_ipv4() == address.is_ipv4() && differing.leading_zeros() >= self.bits
    }
}

/// The bits of an address, the first one on the left.
fn left_aligned(address: IpAddr) -> u128 {
    match address {
        IpAddr::V4(address) => u128::from(u32::from(address)) << 96,
        IpAddr::V6(address) => u128::from(address),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_contains_the_addresses_that_begin_like_it() {
        let contains = |network: &str, address: &str| {
            Network::read(network).unwrap().contains(address.parse().unwrap())
        };
        assert!(contains("172.18.0.0/16", "172.18.255.1"));
        assert!(!contains("172.18.0.0/16", "172.19.0.1"));
        assert!(contains("172.18.0.1", "172.18.0.1") && !contains("172.18.0.1", "172.18.0.2"));
        assert!(contains("fd00::/8", "fd12::1") && !contains("fd00::/8", "fe80::1"));
        assert!(contains("0.0.0.0/0", "203.0.113.9") && !contains("0.0.0.0/0", "::1"));
        for bad in ["", "proxy", "172.18.0.0/33", "172.18.0.0/", "172.18.0.0/-1", "fd00::/129"] {
            assert_eq!(Network::read(bad), None, "{bad}");
        }
    }
}
