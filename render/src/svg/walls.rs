//! Building blocks, drawn in place as one body.

use rules::Ink;

use super::markup::{Corner, drawn_at, in_place, symbol_at};
use super::symbols;
use crate::art;
use crate::drawing::{Drawing, Element};
use crate::layers::Joins;
use crate::paint::Painter;

/// A square of a body, and its neighbors in the body.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    pub(super) corner: Corner,
    pub(super) joins: Joins,
}

/// A body, painted square by square. Paths of one style become one path.
pub(super) fn body(parts: &[Part], paint: impl Fn(&mut Painter<'_>, Joins)) -> Drawing {
    let mut all = Drawing::default();
    for part in parts {
        all.merge(drawn_at(part.corner, |painter| paint(painter, part.joins)));
    }
    all
}

/// A block with its turrets and its shadow.
pub(super) fn block(parts: &[Part], ink: Ink) -> String {
    let elements = vec![Element::Raised(walls(parts, ink))];
    in_place(&Drawing { elements }) + &turrets(parts, ink)
}

fn walls(parts: &[Part], ink: Ink) -> Drawing {
    body(parts, |painter, joins| art::walls(painter, ink, joins))
}

fn turrets(parts: &[Part], ink: Ink) -> String {
    let mut text = String::new();
    for part in parts.iter().filter(|part| !part.joins.is_straight()) {
        match symbols::turret(ink) {
            Some(id) => text.push_str(&symbol_at(&id, part.corner)),
            None => {
                let turret = drawn_at(part.corner, |painter| art::turret(painter, ink));
                text.push_str(&in_place(&turret));
            }
        }
    }
    text
}

/// A block that is not there yet: translucent, with a dashed edge.
pub(super) fn ghost(parts: &[Part], ink: Ink) -> String {
    let edge = body(parts, art::dashed_edge);
    let (walls, turrets) = (in_place(&walls(parts, ink)), turrets(parts, ink));
    format!("<g opacity=\".6\">{walls}{turrets}</g>{}", in_place(&edge))
}
