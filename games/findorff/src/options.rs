//! What can be chosen before a match: the board, and what pushed pieces are crushed against.

use rules::{GameOption, Info, OptionKind, OptionValues, Refusal};

use crate::army::Army;
use crate::field::Field;
use crate::stand::{Crush, Stand};

/// The facts about the game.
pub(crate) static INFO: Info = Info {
    id: "findorff",
    rules_version: 1,
    name: "Castles",
    summary: "Draw up an army in secret; musketeers, horsemen and pikemen hunt each other and the general",
    seats: 2..=2,
    options: &[
        GameOption {
            id: "board",
            kind: OptionKind::Choice(&["small", "large"]),
            default: "small",
            help: "8 by 8 with 15 pieces each, or 9 by 9 with a lake and 18 pieces",
        },
        GameOption {
            id: "crush",
            kind: OptionKind::Choice(&["comrade", "anvil", "either"]),
            default: "comrade",
            help: "A pushed piece is crushed against its own army, against the pusher's, or both",
        },
    ],
    draw: Some("siege"),
    own_view: None,
};

/// Reads complete values: the empty board that a match begins on.
pub(crate) fn read(values: &OptionValues) -> Result<Stand, Refusal> {
    let value = |id: &str| values.get(id).map(String::as_str);
    let (field, crush) =
        (value("board").and_then(Field::named), value("crush").and_then(Crush::named));
    let (Some(field), Some(crush)) = (field, crush) else {
        return Err(Refusal::new("The options are `board` and `crush`."));
    };
    Ok(Stand { field, crush, armies: [Army::NONE; 2] })
}
