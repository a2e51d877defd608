//! Limits on the number of open event streams. A stream holds its connection open.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;

use axum::http::HeaderMap;
use matches::PlayerId;
use parking_lot::Mutex;

use crate::web::client_address::ClientAddress;
use crate::web::visitor::has_bearer;

/// The maximum number of open streams of a client. Several people may share an address.
const PER_CLIENT: usize = 64;

/// The maximum number of open streams in all.
const IN_ALL: usize = 4_000;

/// The open streams by client.
#[derive(Debug, Default)]
pub(crate) struct StreamLimit(Mutex<BTreeMap<StreamClient, usize>>);

/// The client of a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum StreamClient {
    Address(IpAddr),
    /// A person who plays inside Discord. Their address can't be used, since all such requests come from Discord's
    /// proxy.
    Person(PlayerId),
}

impl StreamClient {
    /// The client of a request: the person of a frame, otherwise the address.
    pub(crate) fn of(
        headers: &HeaderMap,
        person: Option<PlayerId>,
        address: ClientAddress,
    ) -> Self {
        let framed = person.filter(|_| has_bearer(headers));
        framed.map_or(Self::Address(address.0), Self::Person)
    }
}

/// An open stream, until it is dropped.
#[derive(Debug)]
pub(crate) struct StreamSlot {
    limit: Arc<StreamLimit>,
    client: StreamClient,
}

impl StreamLimit {
    /// A slot for another stream of this client. `None` if there are too many.
    pub(crate) fn open(self: &Arc<Self>, client: StreamClient) -> Option<StreamSlot> {
        let mut open = self.0.lock();
        let own = open.get(&client).copied().unwrap_or_default();
        if own >= PER_CLIENT || open.values().sum::<usize>() >= IN_ALL {
            return None;
        }
        open.insert(client, own + 1);
        drop(open);
        Some(StreamSlot { limit: Arc::clone(self), client })
    }
}

impl Drop for StreamSlot {
    fn drop(&mut self) {
        let mut open = self.limit.0.lock();
        if let Some(own) = open.get_mut(&self.client) {
            *own -= 1;
            if *own == 0 {
                open.remove(&self.client);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::header::AUTHORIZATION;

    use super::*;

    #[test]
    fn the_streams_of_a_frame_are_those_of_its_person() {
        let address = ClientAddress(IpAddr::from([192, 0, 2, 1]));
        let of = |headers: &HeaderMap| StreamClient::of(headers, Some(PlayerId(7)), address);
        let mut headers = HeaderMap::new();
        assert_eq!(of(&headers), StreamClient::Address(address.0));
        headers.insert(AUTHORIZATION, "Bearer x".parse().unwrap());
        assert_eq!(of(&headers), StreamClient::Person(PlayerId(7)));
    }

    #[test]
    fn one_of_two_streams_closes_alone() {
        let limit = Arc::new(StreamLimit::default());
        let ada = StreamClient::Person(PlayerId(7));
        let (first, second) = (limit.open(ada).unwrap(), limit.open(ada).unwrap());
        drop(first);
        assert_eq!(limit.0.lock().get(&ada).copied(), Some(1));
        drop(second);
        assert!(limit.0.lock().is_empty());
    }

    #[test]
    fn streams_are_limited_per_address_until_they_close() {
        let limit = Arc::new(StreamLimit::default());
        let address = StreamClient::Address(IpAddr::from([192, 0, 2, 1]));
        let open: Vec<_> = (0..PER_CLIENT).map(|_| limit.open(address).unwrap()).collect();
        assert!(limit.open(address).is_none());
        assert!(limit.open(StreamClient::Person(PlayerId(7))).is_some());
        drop(open);
        assert!(limit.open(address).is_some() && limit.0.lock().is_empty());
    }
}
