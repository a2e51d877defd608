//! A plain alpha-beta for Castles: material and advance, and a random army.
//!
//! It shares no code with the game's own computer player: it reads the state as other programs do, and has a board of
//! its own. It deepens step by step, searches captures first, and has neither tables nor quiescence.

use rules::{Chance, Seat, Table, Viewer};
use serde_json::Value;

use crate::ladder::choice::Choice;
use crate::ladder::general_player::Limit;
use crate::ladder::thread_clock::ThreadClock;

const WON: i32 = 100_000;
const SOLDIER: i32 = 100;
const ROW: i32 = 2;

/// The number of columns and rows of the largest board.
const STRIDE: usize = 9;
const KINDS: [&str; 4] = ["G", "H", "M", "P"];

/// A piece: its seat, and its kind as an index of `KINDS`.
#[derive(Clone, Copy, PartialEq)]
struct Piece {
    seat: usize,
    kind: usize,
}

#[derive(Clone, Copy)]
struct Board {
    side: usize,
    cells: [Option<Piece>; STRIDE * STRIDE],
    turn: usize,
}

/// A move to a neighboring square.
#[derive(Clone, Copy, PartialEq)]
struct Step {
    from: usize,
    to: usize,
    takes: bool,
}

struct Search {
    clock: ThreadClock,
    limit: Limit,
    nodes: u64,
    is_over: bool,
}

/// The move of the yardstick, whose seat is to move. `None` in any other game.
pub(super) fn choose(
    table: &dyn Table,
    seat: Seat,
    limit: Limit,
    chance: &mut Chance,
) -> Option<Choice> {
    let sight = table.see(Viewer::Seat(seat));
    let state = sight.state();
    let side = if state["board"].as_str()? == "small" { 8 } else { 9 };
    if state["phase"] == "deploy" {
        return Some(Choice::plain(random_army(side, seat, chance), 0));
    }
    let board = Board::read(&state, side)?;
    let mut legal = sight.legal(seat).moves;
    chance.shuffle(&mut legal);
    let mut moves: Vec<Step> = legal.iter().filter_map(|mv| board.step(mv)).collect();
    let mut search = Search { clock: ThreadClock::start(), limit, nodes: 0, is_over: false };
    let depth = search.deepen(&board, &mut moves);
    let best = moves.first()?;
    let mv = format!("{}-{}", name(best.from), name(best.to));
    Some(Choice { mv, nodes: search.nodes, depth: Some(depth) })
}

/// A full army: the general on a random square of the end zone, and random kinds on the others.
fn random_army(side: usize, seat: Seat, chance: &mut Chance) -> String {
    let (depth, soldiers) = if side == 8 { (2, 15) } else { (3, 18) };
    let first = if seat.0 == 0 { 0 } else { side - depth };
    let rows = first..first + depth;
    let mut squares: Vec<usize> =
        rows.flat_map(|row| (0..side).map(move |column| row * STRIDE + column)).collect();
    chance.shuffle(&mut squares);
    let mut groups = [vec![name(squares[0])], vec![], vec![], vec![]];
    for &square in &squares[1..=soldiers] {
        groups[1 + chance.index(3)].push(name(square));
    }
    let written = KINDS.iter().zip(&groups).filter(|(_, group)| !group.is_empty());
    written
        .fold("deploy".into(), |text, (kind, group)| format!("{text} {kind}:{}", group.join(",")))
}

fn name(square: usize) -> String {
    format!("{}{}", char::from(b'a' + (square % STRIDE) as u8), square / STRIDE + 1)
}

fn square(name: &str) -> Option<usize> {
    let (column, row) = (name.as_bytes().first()?, name.as_bytes().get(1)?);
    Some(usize::from(row.checked_sub(b'1')?) * STRIDE + usize::from(column.checked_sub(b'a')?))
}

impl Piece {
    /// Whether a piece can strike another one. Horsemen strike musketeers, musketeers pikemen, pikemen horsemen. All
    /// strike the general, who strikes only the other general.
    fn strikes(self, other: Self) -> bool {
        self.seat != other.seat
            && (other.kind == 0 || self.kind > 0 && other.kind == self.kind % 3 + 1)
    }
}

impl Board {
    fn read(state: &Value, side: usize) -> Option<Self> {
        let turn = state["turn"].as_u64()? as usize;
        let mut board = Self { side, cells: [None; STRIDE * STRIDE], turn };
        for piece in state["pieces"].as_array()? {
            let kind = KINDS.iter().position(|kind| piece["kind"] == *kind)?;
            let seat = piece["seat"].as_u64()? as usize;
            board.cells[square(piece["square"].as_str()?)?] = Some(Piece { seat, kind });
        }
        Some(board)
    }

    /// A listed move, such as `d2-d3` or `d2xd3`.
    fn step(&self, mv: &str) -> Option<Step> {
        let (from, to) = (square(mv)?, square(mv.get(3..)?)?);
        Some(self.steps().into_iter().find(|step| step.from == from && step.to == to).unwrap_or(
            // A push by a crush rule other than `comrade`.
            Step { from, to, takes: true },
        ))
    }

    fn is_floor(&self, square: usize) -> bool {
        let is_lake = |at: usize| self.side == 9 && (3..6).contains(&at);
        !(is_lake(square % STRIDE) && is_lake(square / STRIDE))
    }

    /// The square one step further in a direction, if a piece may stand there.
    fn next(&self, square: usize, way: usize) -> Option<usize> {
        let (column, row) = (square % STRIDE, square / STRIDE);
        let next = match way {
            0 if row + 1 < self.side => square + STRIDE,
            1 if row > 0 => square - STRIDE,
            2 if column > 0 => square - 1,
            3 if column + 1 < self.side => square + 1,
            _ => return None,
        };
        self.is_floor(next).then_some(next)
    }

    fn in_zone(&self, square: usize) -> bool {
        let depth = if self.side == 8 { 2 } else { 3 };
        let row = square / STRIDE;
        if self.turn == 0 { row < depth } else { row >= self.side - depth }
    }

    /// All moves, captures first.
    fn steps(&self) -> Vec<Step> {
        let mut steps = Vec::with_capacity(48);
        for from in 0..self.cells.len() {
            let Some(piece) = self.cells[from].filter(|piece| piece.seat == self.turn) else {
                continue;
            };
            for way in 0..4 {
                let Some(to) = self.next(from, way) else { continue };
                let is_shut = piece.kind > 0 && self.in_zone(to) && !self.in_zone(from);
                if let Some(takes) = self.takes(piece, to, way).filter(|_| !is_shut) {
                    steps.push(Step { from, to, takes });
                }
            }
        }
        steps.sort_by_key(|step| !step.takes);
        steps
    }

    /// Whether a move to this square takes a piece. `None` if it is illegal.
    fn takes(&self, piece: Piece, to: usize, way: usize) -> Option<bool> {
        let Some(target) = self.cells[to] else { return Some(false) };
        if piece.strikes(target) {
            return Some(true);
        }
        if target.seat == self.turn || target.kind != piece.kind {
            return None;
        }
        let behind = self.next(to, way).map(|behind| self.cells[behind]);
        match behind {
            None => Some(true),
            Some(None) => Some(false),
            Some(Some(other)) => (other.seat == target.seat).then_some(true),
        }
    }

    fn child(&self, step: Step) -> Self {
        let mut next = *self;
        let Step { from, to, takes } = step;
        if let (Some(pushed), false) = (self.cells[to], takes)
            && let Some(behind) = (to * 2).checked_sub(from)
        {
            next.cells[behind] = Some(pushed);
        }
        next.cells[to] = next.cells[from].take();
        next.turn = 1 - self.turn;
        next
    }

    /// Whether the side to move has lost, and the value of its position.
    fn worth(&self) -> (bool, i32) {
        let (mut sum, mut generals, mut soldiers) = (0, 0, 0);
        for (at, piece) in self.cells.iter().enumerate() {
            let Some(piece) = piece else { continue };
            let row = at / STRIDE;
            let row = if piece.seat == 0 { row } else { self.side - 1 - row };
            let own = piece.seat == self.turn;
            if piece.kind == 0 {
                generals += i32::from(own);
                continue;
            }
            soldiers += i32::from(own);
            let worth = SOLDIER + ROW * row as i32;
            sum += if own { worth } else { -worth };
        }
        (generals == 0 || soldiers == 0, sum)
    }
}

impl Search {
    /// Moves the best move to the front. Returns the last completed depth.
    fn deepen(&mut self, board: &Board, moves: &mut [Step]) -> u8 {
        for depth in 1..60 {
            let mut best = -WON * 2;
            for index in 0..moves.len() {
                let score = -self.score(&board.child(moves[index]), depth - 1, -WON * 2, -best);
                if self.is_over {
                    return depth as u8 - 1;
                }
                if score > best {
                    best = score;
                    moves[..=index].rotate_right(1);
                }
            }
            if best.abs() > WON - 100 {
                return depth as u8;
            }
        }
        60
    }

    fn score(&mut self, board: &Board, depth: i32, mut alpha: i32, beta: i32) -> i32 {
        self.count();
        let (is_lost, worth) = board.worth();
        if is_lost {
            return -WON - depth;
        }
        if depth == 0 || self.is_over {
            return worth;
        }
        let mut best = -WON * 2;
        for step in board.steps() {
            let score = -self.score(&board.child(step), depth - 1, -beta, -alpha);
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta || self.is_over {
                break;
            }
        }
        // A side without moves passes. That is too rare to search further.
        if best == -WON * 2 { worth } else { best }
    }

    fn count(&mut self) {
        self.nodes += 1;
        self.is_over |= match self.limit {
            Limit::Nodes(nodes) => self.nodes >= nodes,
            Limit::Time(time) => self.nodes.is_multiple_of(512) && self.clock.has_run(time),
            Limit::Depth(_) => false,
        };
    }
}

#[cfg(test)]
mod tests {
    use rules::{Seed, Setup};

    use super::*;

    fn battle(board: &str) -> Box<dyn Table> {
        let game = games::find("findorff").unwrap();
        let options = [("board".to_owned(), board.to_owned())].into();
        game.set_up(&Setup { options, seats: 2, seed: Seed::from_bytes([1; 32]) }).unwrap()
    }

    #[test]
    fn the_yardstick_knows_the_legal_moves() {
        for board in ["small", "large"] {
            let (mut table, mut chance) = (battle(board), Seed::from_bytes([4; 32]).walk(0));
            for _ in 0..120 {
                let Some(seat) = table.status().to_move().iter().next() else { break };
                let legal = table.see(Viewer::Seat(seat)).legal(seat);
                let chosen = choose(&*table, seat, Limit::Nodes(60), &mut chance).unwrap();
                if legal.complete {
                    let side = if board == "small" { 8 } else { 9 };
                    let state = table.see(Viewer::Everything).state();
                    let own = Board::read(&state, side).unwrap();
                    let bare = |mv: &str| mv.replace(['x', '>'], "-");
                    let mut known: Vec<String> = own
                        .steps()
                        .iter()
                        .map(|step| format!("{}-{}", name(step.from), name(step.to)))
                        .collect();
                    let mut wanted: Vec<String> = legal.moves.iter().map(|mv| bare(mv)).collect();
                    known.sort();
                    wanted.sort();
                    assert_eq!(known, wanted, "{state}");
                }
                table.play(seat, &chosen.mv).unwrap();
            }
        }
    }
}
