//! The rules for players, in our own words.

use rules::{Draft, Notes, Page, Scene, Seat};

use crate::notation::read;
use crate::options::{Contact, Options, Picker, Trees, Variant};
use crate::position::Position;
use crate::scene;
use crate::squares::squares_in;
use crate::text;

/// What to read before a first match, in the order to read it.
pub(crate) fn pages() -> Vec<Page> {
    vec![aim(), notation(), variants()]
}

fn aim() -> Page {
    illustrated(
        "The castle",
        "You and your opponent build **one castle together** on a board of 8 by 8 squares where three trees stand. \
         Each of you has the same seven blocks, every way in which four squares can hang together: I, J, L, O, S, T and Z.\n\n\
         - **White begins**; then you take turns, and each turn you must build one of the blocks you have left.\n\
         - A block covers four empty squares. It can be **turned**, but it is **never turned over**: S and Z, and J and L, \
         stay what they are.\n\
         - Trees and blocks stay where they are to the end.\n\n\
         **Whoever can't build any more has lost**, be it for want of space or of blocks. So the last to build wins; there \
         is no passing and no draw, and after fourteen blocks at most it is over.\n\n\
         *A hint:* late in the match, gaps that only your own blocks fit into are worth more than anything else.",
        &["Tn@c3", "Le@f3", "Ie@b4"],
    )
}

fn notation() -> Page {
    illustrated(
        "Writing moves",
        "With the buttons you pick block, turn and square from menus. Typing is quicker: **block, turn, `@`, square**, as in \
         `Tn@c3`.\n\n\
         - The **turn** says how many quarter turns clockwise: `n` none, `e` one, `s` two, `w` three. O needs none at all; \
         for I, S and Z there are `n` and `e` alone.\n\
         - Unturned, each block lies flat: I is a row of four, T has its bump on top, J turns up at its left end and L at \
         its right, S climbs to the right and Z falls to the right.\n\
         - The **square** is the lower left corner of the smallest box around the block, even if the block itself leaves \
         that corner empty.\n\n\
         In the picture White has built `Tn@c3` and Black `Se@e4`. Capitals and spaces don't matter (`tn c3`), and the four \
         squares alone will do as well: `c3 d3 e3 d4`.",
        &["Tn@c3", "Se@e4"],
    )
}

fn variants() -> Page {
    illustrated(
        "Other ways to play",
        "Three options can be set in the challenge.\n\n\
         **trees**: `random` draws the squares by lot; with `black`, Black plants all three before White's first block \
         (`trees c3,d6,g4`); or you name the squares yourself.\n\n\
         **contact**: with `free`, blocks touch as they like. With `apart`, your block may meet your opponent's at a corner, \
         but share no edge with it. With `linked`, each of your blocks after the first must share an edge with one of your \
         own. That makes the first block strong, so after it Black may once say `swap`: the players change colors with all \
         that belongs to them, and the new Black builds.\n\n\
         **picker**: with `self` you choose which block you build. With `opponent` you are told: the other player first \
         names one of your blocks (`pick T`). If that one fits nowhere, you have lost. Where Black may swap, Black says \
         `swap` or `keep` before anything is named.",
        &["Tn@c3", "Zn@e5"],
    )
}

/// A page with the position after these moves.
fn illustrated(title: &'static str, words: &str, moves: &[&str]) -> Page {
    let position = example(moves);
    let scene: Scene = scene::scene(&position, None, &Draft::default());
    Page { title, text: words.into(), scene: Some(scene), alt: text::text(&position) }
}

fn example(moves: &[&str]) -> Position {
    let trees = squares_in("c6 f2 g7").unwrap_or_default().into_iter().collect();
    let variant = Variant { contact: Contact::Free, picker: Picker::Builder };
    let options = Options { trees: Trees::Given(trees), variant };
    let mut position = Position::on(&options, trees);
    for (ply, text) in moves.iter().enumerate() {
        let mv = read(&position, text).expect("the examples are moves");
        position.play(Seat((ply % 2) as u8), mv, &mut Notes::muted());
    }
    position
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::check;

    #[test]
    fn the_examples_are_legal() {
        for moves in [&["Tn@c3", "Le@f3", "Ie@b4"][..], &["Tn@c3", "Se@e4"], &["Tn@c3", "Zn@e5"]] {
            for (ply, text) in moves.iter().enumerate() {
                let before = example(&moves[..ply]);
                let mv = read(&before, text).unwrap();
                assert_eq!(check(&before, Seat((ply % 2) as u8), mv), Ok(()), "{text}");
            }
        }
    }
}
