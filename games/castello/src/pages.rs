//! The pages of rules for players.

use rules::{Draft, Notes, Page, Scene, Viewer};
use serde_json::{Value, json};

use crate::options::Options;
use crate::position::Position;
use crate::words::{Principle, Prompt};
use crate::{notation, scene, state, text};

pub(crate) fn pages() -> Vec<Page> {
    vec![board(), moves(), castles(), end(), typing(), principles()]
}

fn board() -> Page {
    let start = Position::new(Options::default());
    page(Prompt::BoardTitle, Prompt::Board, Some(&start))
}

fn moves() -> Page {
    // The example of the French rules sheet. Distant pawns are added so that the match is not over.
    let before = json!({
        "red": ["e3", "b2", "b3", "a13", "a14", "a15"], "black": ["e4", "d2", "t13", "t14", "t15"], "unmoved": [],
        "castles": ["f14", "f6", "g10", "g2", "k13", "k3", "k8", "o14", "o6", "p10", "p2"],
        "taken": {"red": [], "black": []}, "turn": "black", "quiet_plies": 0,
    });
    page(Prompt::MovesTitle, Prompt::MovesPage, after(&before, "e4-e2-c2-a2-c4").as_ref())
}

fn castles() -> Page {
    let before = json!({
        "red": ["a7", "a8", "a9", "b8"], "black": ["f5", "f7", "h6", "t8"], "unmoved": ["a7", "a8", "a9", "b8", "t8"],
        "castles": ["f14", "f6", "g10", "g2", "k13", "k3", "k8", "o14", "o6", "p10", "p2"],
        "taken": {"red": [], "black": []}, "turn": "black", "quiet_plies": 0,
    });
    page(Prompt::CastlesTitle, Prompt::Castles, after(&before, "h6-g6").as_ref())
}

fn end() -> Page {
    // Red has taken four castles.
    let before = json!({
        "red": ["a7", "n6", "o5", "o8"], "black": ["t8", "t9", "t10", "u8"], "unmoved": ["t8"],
        "castles": ["f14", "f6", "g10", "g2", "k8", "o14", "o6", "p10"],
        "taken": {"red": ["k13", "k3", "p2"], "black": []}, "turn": "red", "quiet_plies": 0,
    });
    page(Prompt::EndTitle, Prompt::End, after(&before, "o8-o7").as_ref())
}

fn typing() -> Page {
    let start = Position::new(Options::default());
    page(Prompt::TypingTitle, Prompt::Typing, Some(&start))
}

fn principles() -> Page {
    // Three pawns near k13, and a ladder of them on the way there.
    let state = json!({
        "red": ["a7", "a8", "c9", "e9", "g11", "i13", "j12", "i11"], "black": ["m9", "n11", "o10", "t8"],
        "unmoved": ["a7", "a8", "t8"],
        "castles": ["f14", "f6", "g10", "g2", "k13", "k3", "k8", "o14", "o6", "p10", "p2"],
        "taken": {"red": [], "black": []}, "turn": "red", "quiet_plies": 0,
    });
    let position = state::read(Options::default(), &state)
        .unwrap_or_else(|_| Position::new(Options::default()));
    let view = position.view(Viewer::Spectator);
    let scene = scene::scene(&view, &Draft::default());
    rules::principles_page(Principle::KNOWN, scene, text::text(&view))
}

/// A page with the picture of a position.
fn page(title: Prompt, text: Prompt, position: Option<&Position>) -> Page {
    let seen = position.map(|position| position.view(Viewer::Spectator));
    Page {
        title: title.into(),
        text: text.into(),
        scene: seen.as_ref().map(|view| -> Scene { scene::scene(view, &Draft::default()) }),
        alt: seen.as_ref().map(text::text).unwrap_or_default(),
    }
}

/// The position after a move from a state.
fn after(before: &Value, mv: &str) -> Option<Position> {
    let mut position = state::read(Options::default(), before).ok()?;
    let view = position.view(Viewer::Spectator);
    let mv = notation::read(&view, view.board.turn(), mv).ok()?;
    position.play(&mv, &mut Notes::muted());
    Some(position)
}
