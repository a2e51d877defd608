//! Rate limits of the page, by address and by person.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::{Duration, Instant};

use matches::PlayerId;
use parking_lot::Mutex;

/// The time in which requests are counted.
const WINDOW: Duration = Duration::from_secs(10);

/// The maximum number of requests of an address within [`WINDOW`]. Several people may share an address.
const PER_ADDRESS: u32 = 600;

/// The maximum number of acts of a person within [`WINDOW`], far beyond what a hand can tap.
const PER_PERSON: u32 = 100;

/// The maximum number of sign-ins of frames within [`WINDOW`], from all addresses together. Each sign-in asks Discord
/// three times.
const SIGN_INS: u32 = 50;

/// The maximum number of sign-ins from one address within [`WINDOW`], so that no client uses up everyone's share. An
/// address of Discord's proxies stands for many people.
const SIGN_INS_PER_ADDRESS: u32 = 20;

/// The maximum number of requests to Discord within [`WINDOW`], of all visitors together: look-ups of instances and
/// uploads of pictures.
///
/// Discord bans an address after 10,000 refused requests in ten minutes.
const LOOKUPS: u32 = 50;

/// The requests of the present window. In the next window, the counts start from zero.
#[derive(Debug, Default)]
pub(crate) struct RateLimit(Mutex<Counts>);

#[derive(Debug, Default)]
struct Counts {
    since: Option<Instant>,
    addresses: BTreeMap<IpAddr, u32>,
    sign_ins_by_address: BTreeMap<IpAddr, u32>,
    people: BTreeMap<PlayerId, u32>,
    sign_ins: u32,
    lookups: u32,
}

impl RateLimit {
    /// Counts a request of an address. An error says after how many seconds to try again.
    pub(crate) fn admit_address(&self, address: IpAddr) -> Result<(), u64> {
        self.admit(|counts| Counted {
            count: counts.addresses.entry(address).or_default(),
            most: PER_ADDRESS,
        })
    }

    /// Counts an act of a person. An error says after how many seconds to try again.
    pub(crate) fn admit_person(&self, person: PlayerId) -> Result<(), u64> {
        self.admit(|counts| Counted {
            count: counts.people.entry(person).or_default(),
            most: PER_PERSON,
        })
    }

    /// Counts a look-up or an upload at Discord. An error says after how many seconds to try again.
    pub(crate) fn admit_lookup(&self) -> Result<(), u64> {
        self.admit(|counts| Counted { count: &mut counts.lookups, most: LOOKUPS })
    }

    /// Counts a sign-in of a frame. An error says after how many seconds to try again.
    pub(crate) fn admit_sign_in(&self, address: IpAddr) -> Result<(), u64> {
        self.admit(|counts| Counted {
            count: counts.sign_ins_by_address.entry(address).or_default(),
            most: SIGN_INS_PER_ADDRESS,
        })?;
        self.admit(|counts| Counted { count: &mut counts.sign_ins, most: SIGN_INS })
    }

    fn admit(&self, count: impl FnOnce(&mut Counts) -> Counted<'_>) -> Result<(), u64> {
        let mut counts = self.0.lock();
        let age = counts.since.map(|since| since.elapsed());
        if age.is_none_or(|age| age >= WINDOW) {
            *counts = Counts { since: Some(Instant::now()), ..Counts::default() };
        }
        let left = WINDOW.saturating_sub(age.unwrap_or_default()).as_secs() + 1;
        let Counted { count, most } = count(&mut counts);
        *count += 1;
        if *count > most { Err(left) } else { Ok(()) }
    }
}

/// A count, and its limit.
struct Counted<'a> {
    count: &'a mut u32,
    most: u32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sign_ins_are_limited_per_address_and_in_total() {
        let limit = RateLimit::default();
        let address = |last| IpAddr::from([192, 0, 2, last]);
        for _ in 0..SIGN_INS_PER_ADDRESS {
            assert_eq!(limit.admit_sign_in(address(0)), Ok(()));
        }
        assert!(limit.admit_sign_in(address(0)).is_err());
        for last in 1..=u8::try_from(SIGN_INS - SIGN_INS_PER_ADDRESS).unwrap() {
            assert_eq!(limit.admit_sign_in(address(last)), Ok(()));
        }
        assert!(limit.admit_sign_in(address(255)).is_err());
    }

    #[test]
    fn discord_lookups_share_one_limit() {
        let limit = RateLimit::default();
        for _ in 0..LOOKUPS {
            assert_eq!(limit.admit_lookup(), Ok(()));
        }
        assert!(limit.admit_lookup().is_err());
    }

    #[test]
    fn requests_are_limited_per_person() {
        let limit = RateLimit::default();
        for _ in 0..PER_PERSON {
            assert_eq!(limit.admit_person(PlayerId(1)), Ok(()));
        }
        assert!(limit.admit_person(PlayerId(1)).is_err());
        assert_eq!(limit.admit_person(PlayerId(2)), Ok(()));
    }
}
