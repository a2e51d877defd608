//! The principles of a game: short advice that a page of its rules lists and its hints name.

use crate::words::RulesMessage;
use crate::{Arg, Join, Message, MessageId, MessageSpec, Page, Scene};

/// The page that lists a game's principles, with a picture of one and its alternative text.
pub fn principles_page(principles: &[MessageSpec], scene: Scene, alt: Vec<Message>) -> Page {
    let lines = (1..).zip(principles).map(|(number, principle)| RulesMessage::PrincipleLine {
        number,
        principle: MessageId(principle.id).into(),
    });
    Page {
        title: RulesMessage::PrinciplesTitle.into(),
        text: RulesMessage::Principles { lines: Arg::list(Join::Lines, lines) }.into(),
        scene: Some(scene),
        alt,
    }
}

/// The sentence of a hint that names one of a game's principles by its number on the page.
pub fn named_principle(principles: &[MessageSpec], principle: impl Into<Message>) -> Message {
    let principle = principle.into();
    let is_named = |spec: &MessageSpec| principle.id() == Some(spec.id);
    let index = principles.iter().position(is_named).expect("a principle of the game");
    RulesMessage::Principle { number: index + 1, principle }.into()
}
