//! The ids of the things of a board.

use std::collections::{BTreeMap, HashSet};

use rules::Cell;

/// Gives each thing of a board an id of its own.
#[derive(Debug)]
pub(super) struct Names<'a> {
    board: usize,
    /// The caller's ids of things, by square.
    given: &'a BTreeMap<Cell, String>,
    used: HashSet<String>,
}

/// The source of a thing's id.
#[derive(Clone, Copy, Debug)]
pub(super) struct Naming {
    /// The kind of the thing, with which an id by square begins, such as `pawn-0-c3`.
    pub(super) kind: &'static str,
    /// Whether the thing takes the caller's id for its square, if the caller gives one.
    pub(super) takes_given: bool,
}

impl<'a> Names<'a> {
    pub(super) fn new(board: usize, given: &'a BTreeMap<Cell, String>) -> Self {
        Self { board, given, used: HashSet::new() }
    }

    /// The square that names a block: the first square with an id from the caller, else the first square.
    pub(super) fn anchor(&self, cells: &[Cell]) -> Option<Cell> {
        let named = cells.iter().find(|cell| self.given.contains_key(cell));
        named.or(cells.first()).copied()
    }

    /// The id of the next thing on this square. No two things have the same id.
    pub(super) fn name(&mut self, naming: Naming, cell: Cell) -> String {
        let given = self.given.get(&cell).filter(|_| naming.takes_given).map(|id| plain(id));
        let own = || format!("{}-{}-{cell}", naming.kind, self.board);
        let mut id =
            given.filter(|id| !id.is_empty() && !self.used.contains(id)).unwrap_or_else(own);
        while !self.used.insert(id.clone()) {
            id.push_str("-more");
        }
        id
    }
}

/// The characters of an id that are allowed in markup.
fn plain(id: &str) -> String {
    id.chars()
        .filter(|letter| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_' | '.'))
        .collect()
}
