//! Counts the button presses that a move takes.

use std::collections::{BTreeMap, BTreeSet};

use rules::{Choices, Draft, Game, Seat, Setup, Table, Viewer};

/// The press that opens the panel, and the one that confirms.
const OPEN: u32 = 1;
const CONFIRM: u32 = 1;

/// The presses for a button, and for an option of a menu, which must be opened first.
const ACT: u32 = 1;
const CHOOSE: u32 = 2;

/// The maximum number of presses that are counted.
const MOST: u32 = 16;

/// A draft, and whether its last choice needs no confirmation.
type Chosen = (Draft, bool);

/// The fewest presses for each move that a seat can choose step by step, starting at the public board. A step with one
/// option is skipped. A complete move that can be taken back needs no confirmation. The public board's shortcut counts
/// as a first step.
pub fn presses(table: &dyn Table, seat: Seat) -> BTreeMap<String, u32> {
    let sight = table.see(Viewer::Seat(seat));
    let (mut fewest, mut seen) = (BTreeMap::new(), BTreeSet::new());
    let first = [Draft::default()]
        .into_iter()
        .chain(table.see(Viewer::Spectator).shortcut().map(|start| Draft::of(&[&start.id])));
    let mut open: BTreeMap<u32, Vec<Chosen>> =
        [(OPEN, first.map(|draft| (draft, false)).collect())].into();
    while let Some((pressed, drafts)) = open.pop_first().filter(|(pressed, _)| *pressed < MOST) {
        for (draft, is_last) in drafts {
            let Ok(step) = sight.choices(seat, &draft) else { continue };
            if !seen.insert(step.draft.joined()) {
                continue;
            }
            if let Some(mv) = &step.complete {
                let is_asked = !is_last && is_asked(table, seat, &step, mv);
                let asked = pressed + if is_asked { CONFIRM } else { 0 };
                let fewest = fewest.entry(mv.clone()).or_insert(asked);
                *fewest = asked.min(*fewest);
            }
            let is_skipped = step.options.len() == 1 && step.complete.is_none();
            for option in step.open_options() {
                let by = if is_skipped {
                    0
                } else if option.is_act {
                    ACT
                } else {
                    CHOOSE
                };
                let next = step.draft.then(&option.id);
                // A skipped step needs confirmation.
                let is_last = option.is_last && !is_skipped;
                open.entry(pressed + by).or_default().push((next, is_last));
            }
        }
    }
    fewest
}

fn is_asked(table: &dyn Table, seat: Seat, step: &Choices<String>, mv: &str) -> bool {
    let mut tried = table.duplicate();
    let goes_on = tried.play(seat, mv).is_ok_and(|played| !played.sealed);
    !(step.options.is_empty() && goes_on && tried.turn() == table.turn())
}

/// Calls `look` with some positions of a random game.
pub fn on_random_positions(game: &dyn Game, setup: &Setup, look: impl Fn(&dyn Table, Seat)) {
    let mut table = game.set_up(setup).expect("a match of this game");
    let mut state = setup.seed.walk(7);
    for ply in 0..400 {
        let Some(seat) = table.status().to_move().iter().next() else { return };
        let moves = table.see(Viewer::Seat(seat)).legal(seat).moves;
        if ply % 3 == 0 {
            look(&*table, seat);
        }
        // Builds and strikes make progress, so passes are rare.
        let telling: Vec<&String> =
            moves.iter().filter(|mv| mv.contains(['@', 'x', '>'])).collect();
        let mv = match ply % 4 {
            0 => state.one_of(&moves).cloned(),
            _ => state.one_of(&telling).map(|mv| (*mv).clone()).or(state.one_of(&moves).cloned()),
        };
        let Some(mv) = mv else { return };
        table.play(seat, &mv).expect("a legal move");
    }
}
