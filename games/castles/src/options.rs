//! Options of a match: the board and the crush rule.

use rules::{GameOption, MessageId, OptionKind, OptionValues, Refusal};

use crate::army::Army;
use crate::field::Field;
use crate::pieces::{Crush, Pieces};
use crate::words::Reason;

pub(crate) const OPTIONS: &[GameOption] = &[
    GameOption {
        id: "board",
        kind: OptionKind::Choice(&["small", "large"]),
        default: "small",
        help: MessageId("findorff-option-board"),
        descriptions: &[MessageId("findorff-board-small"), MessageId("findorff-board-large")],
        titles: &[],
    },
    GameOption {
        id: "crush",
        kind: OptionKind::Choice(&["comrade", "anvil", "either"]),
        default: "comrade",
        help: MessageId("findorff-option-crush"),
        descriptions: &[
            MessageId("findorff-crush-comrade"),
            MessageId("findorff-crush-anvil"),
            MessageId("findorff-crush-either"),
        ],
        titles: &[],
    },
];

/// Reads a complete set of options into the empty board that a match begins with.
pub(crate) fn read(values: &OptionValues) -> Result<Pieces, Refusal> {
    let value = |id: &str| values.get(id).map(String::as_str);
    let (field, crush) =
        (value("board").and_then(Field::named), value("crush").and_then(Crush::named));
    let (Some(field), Some(crush)) = (field, crush) else {
        return Err(Refusal::new(Reason::UnknownOptions));
    };
    Ok(Pieces { field, crush, armies: [Army::NONE; 2] })
}
