//! The principles of a game: short advice that a page of its rules lists and its hints name.

use crate::words::RulesMessage;
use crate::{Arg, Join, Message, Page, Scene};

/// The page that lists a game's principles, with the picture of one and its words.
pub fn principles_page<P: Clone + Into<Message>>(
    principles: &[P],
    scene: Scene,
    alt: Vec<Message>,
) -> Page {
    let lines = (1..).zip(principles).map(|(number, principle)| RulesMessage::PrincipleLine {
        number,
        principle: principle.clone().into(),
    });
    Page {
        title: RulesMessage::PrinciplesTitle.into(),
        text: RulesMessage::Principles { lines: Arg::list(Join::Lines, lines) }.into(),
        scene: Some(scene),
        alt,
    }
}

/// The sentence of a hint that names one of a game's principles by its number on the page.
pub fn named_principle<P: Clone + PartialEq + Into<Message>>(principles: &[P], one: &P) -> Message {
    let number = principles.iter().position(|known| known == one).map_or(0, |index| index + 1);
    RulesMessage::Principle { number, principle: one.clone().into() }.into()
}
