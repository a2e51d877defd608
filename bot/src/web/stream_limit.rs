//! Limits on open event streams, which hold a connection each.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The most open streams of an address. Several people may share one.
const PER_ADDRESS: usize = 64;

/// The most open streams in all.
const IN_ALL: usize = 4_000;

/// The open streams by address.
#[derive(Debug, Default)]
pub(crate) struct StreamLimit(Mutex<BTreeMap<IpAddr, usize>>);

/// An open stream, until it is dropped.
#[derive(Debug)]
pub(crate) struct StreamSlot {
    limit: Arc<StreamLimit>,
    address: IpAddr,
}

impl StreamLimit {
    /// A slot for another stream of this address. `None` if there are too many.
    pub(crate) fn open(self: &Arc<Self>, address: IpAddr) -> Option<StreamSlot> {
        let mut open = self.lock();
        let own = open.get(&address).copied().unwrap_or_default();
        if own >= PER_ADDRESS || open.values().sum::<usize>() >= IN_ALL {
            return None;
        }
        open.insert(address, own + 1);
        drop(open);
        Some(StreamSlot { limit: Arc::clone(self), address })
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<IpAddr, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for StreamSlot {
    fn drop(&mut self) {
        let mut open = self.limit.lock();
        if let Some(own) = open.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                open.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_number_of_streams_and_gets_them_back() {
        let (limit, address) = (Arc::new(StreamLimit::default()), IpAddr::from([192, 0, 2, 1]));
        let open: Vec<_> = (0..PER_ADDRESS).map(|_| limit.open(address).unwrap()).collect();
        assert!(limit.open(address).is_none());
        assert!(limit.open(IpAddr::from([192, 0, 2, 2])).is_some());
        drop(open);
        assert!(limit.open(address).is_some() && limit.lock().is_empty());
    }
}
