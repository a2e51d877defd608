//! The check that a stored message is one of the messages that a game has today.

use std::collections::BTreeSet;

use rules::{Arg, Message, MessageSpec};

/// The first fault of a stored message, at any depth: an unknown id, or arguments that differ from today's.
pub(crate) fn stored_fault(known: &[MessageSpec], message: &Message) -> Option<String> {
    let Message::Worded { id, args } = message else { return None };
    let Some(spec) = known.iter().find(|spec| spec.id == *id) else {
        return Some(format!("`{id}` is unknown"));
    };
    let wanted: BTreeSet<&str> = spec.args.iter().copied().collect();
    let given: BTreeSet<&str> = args.iter().map(|(name, _)| &**name).collect();
    if given != wanted {
        return Some(format!("`{id}` is given {given:?} instead of {wanted:?}"));
    }
    args.iter().find_map(|(_, arg)| fault_of_arg(known, arg))
}

fn fault_of_arg(known: &[MessageSpec], arg: &Arg) -> Option<String> {
    match arg {
        Arg::Message(message) => stored_fault(known, message),
        Arg::List(_, things) => things.iter().find_map(|thing| fault_of_arg(known, thing)),
        Arg::Number(_) | Arg::Seat(_) | Arg::Person(_) | Arg::Place(_) | Arg::Moment(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use rules::Join;

    use super::*;

    const KNOWN: [MessageSpec; 2] = [
        MessageSpec { id: "nim-does", args: &["effects"] },
        MessageSpec { id: "nim-takes", args: &["stones"] },
    ];

    #[track_caller]
    fn check(inner: Message, expected: Option<&str>) {
        let outer = Message::worded("nim-does", vec![("effects", Arg::list(Join::And, [inner]))]);
        assert_eq!(stored_fault(&KNOWN, &outer).as_deref(), expected);
    }

    #[test]
    fn a_stored_message_is_known_and_has_exactly_its_arguments() {
        check(Message::worded("nim-takes", vec![("stones", Arg::Number(2))]), None);
        check(Message::plain("a1"), None);
        check(Message::worded("nim-grabs", Vec::new()), Some("`nim-grabs` is unknown"));
        let fault = "`nim-takes` is given {} instead of {\"stones\"}";
        check(Message::worded("nim-takes", Vec::new()), Some(fault));
        let both = vec![("stones", Arg::Number(2)), ("left", Arg::Number(1))];
        let fault = "`nim-takes` is given {\"left\", \"stones\"} instead of {\"stones\"}";
        check(Message::worded("nim-takes", both), Some(fault));
    }
}
