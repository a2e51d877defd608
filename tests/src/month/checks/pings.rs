//! Checks pings: every message has a cause, and nobody is pinged twice for the same cause.

use std::collections::BTreeMap;

use sandbox::Id;

use crate::month::checks::violation::Violation;
use crate::month::evidence::Ring;

/// Checks that every message has a known purpose.
pub(super) fn check_strays(strays: &[(Id, String)]) -> Vec<Violation> {
    let stray = |(message, name): &(Id, String)| {
        Violation::at_large(
            "a message is about nothing",
            format!("message {message}, named {name:?}"),
        )
    };
    strays.iter().map(stray).collect()
}

/// Checks that each person is pinged at most once for each happening.
pub(super) fn check_rings(rings: &[Ring]) -> Vec<Violation> {
    let mut heard: BTreeMap<(u64, u64, Id), Vec<&Ring>> = BTreeMap::new();
    for ring in rings {
        heard.entry((ring.cause.id, ring.cause.happening, ring.who)).or_default().push(ring);
    }
    let twice = heard.into_iter().filter(|(_, rings)| rings.len() > 1);
    twice
        .map(|((id, happening, who), rings)| {
            let messages: Vec<_> = rings
                .iter()
                .map(|ring| format!("message {} (post {})", ring.message, ring.cause.post))
                .collect();
            let more = format!("person {who}, entry {happening}: {}", messages.join(", "));
            Violation::of("a player was pinged twice for one event", id, more)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::month::nonces::Cause;

    fn ring(who: u64, happening: u64, message: u64) -> Ring {
        let cause = Cause { id: 7, happening, post: 3 };
        Ring { who: Id(who), at_ms: 1, message: Id(message), cause }
    }

    #[test]
    fn two_pings_for_one_event_are_found() {
        assert_eq!(check_rings(&[ring(1, 2, 10), ring(2, 2, 10), ring(1, 3, 11)]), []);
        let found = check_rings(&[ring(1, 2, 10), ring(1, 2, 11)]);
        assert_eq!(found.len(), 1);
        let told = found[0].to_string();
        assert!(told.contains("#7") && told.contains("message 11"), "{told}");
    }

    #[test]
    fn a_message_without_a_cause_is_found() {
        let found = check_strays(&[(Id(9), "x".into())]);
        assert!(found[0].to_string().contains("message 9"));
    }
}
