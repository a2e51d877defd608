//! The pages of rules for players.

use rules::{Draft, Notes, Page, Scene, Seat};

use crate::notation::read;
use crate::options::{Contact, Options, Picker, Trees, Variant};
use crate::position::Position;
use crate::squares::squares_in;
use crate::words::{Principle, Prompt};
use crate::{scene, text};

/// Moves that leave gaps which only some pieces fit.
const LATE: [&str; 5] = ["Tn@c3", "Le@f3", "Ie@b4", "Sn@d6", "O@a1"];

pub(crate) fn pages() -> Vec<Page> {
    vec![aim(), notation(), variants(), principles()]
}

fn aim() -> Page {
    illustrated(Prompt::CastleTitle, Prompt::Castle, &["Tn@c3", "Le@f3", "Ie@b4"])
}

fn notation() -> Page {
    illustrated(Prompt::NotationTitle, Prompt::Notation, &["Tn@c3", "Se@e4"])
}

fn variants() -> Page {
    illustrated(Prompt::VariantsTitle, Prompt::Variants, &["Tn@c3", "Zn@e5"])
}

fn principles() -> Page {
    let position = example(&LATE);
    let scene: Scene = scene::scene(&position, None, &Draft::default());
    rules::principles_page(Principle::KNOWN, scene, text::text(&position, false))
}

/// A page illustrated by the position after these moves.
fn illustrated(title: Prompt, text: Prompt, moves: &[&str]) -> Page {
    let position = example(moves);
    let scene: Scene = scene::scene(&position, None, &Draft::default());
    let (title, text) = (title.into(), text.into());
    Page { title, text, scene: Some(scene), alt: text::text(&position, false) }
}

fn example(moves: &[&str]) -> Position {
    let trees = squares_in("c6 f2 g7").unwrap_or_default().into_iter().collect();
    let variant = Variant { contact: Contact::Free, picker: Picker::Builder };
    let options = Options { trees: Trees::Given(trees), variant };
    let mut position = Position::with_trees(&options, trees);
    for (ply, text) in moves.iter().enumerate() {
        let mv = read(&position, text).expect("the examples are moves");
        position.play(Seat((ply % 2) as u8), mv, &mut Notes::muted());
    }
    position
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::illegal::check;

    #[test]
    fn the_examples_of_the_rules_page_are_legal() {
        for moves in
            [&["Tn@c3", "Le@f3", "Ie@b4"][..], &["Tn@c3", "Se@e4"], &["Tn@c3", "Zn@e5"], &LATE]
        {
            for (ply, text) in moves.iter().enumerate() {
                let before = example(&moves[..ply]);
                let mv = read(&before, text).unwrap();
                assert_eq!(check(&before, Seat((ply % 2) as u8), mv), Ok(()), "{text}");
            }
        }
    }
}
