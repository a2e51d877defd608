//! The computer player: an army drawn from a mixed library, and alpha-beta in the open.
//!
//! A fixed army can be answered by one that beats it, so armies are drawn with weights at which no army of the library is
//! a good answer. The weaker levels look less far, and choose softly among what looks nearly as good.

pub(crate) mod armies;
mod evaluator;
mod search_board;

use rules::{Chance, Level, Message, RuleSet, Seat};
use search::{Depths, Effort, Idea, Mind, search, settle};

use crate::computer::search_board::Battle;
use crate::field::Field;
use crate::moves::{Go, Move};
use crate::pieces::Effect;
use crate::position::{Position, State, View};
use crate::rule_set::Castles;
use crate::words::Why;
use crate::{Kind, Squares};

pub use armies::armies;

/// What worth counts as half a win.
const SCALE: i32 = 250;

/// After so many plies with nothing struck it is time to ask whether to go to siege, long before the rules say so.
const STUCK: [u8; 2] = [40, 70];

impl Mind for Castles {
    /// An army that is hidden may be any of those that are worth drawing up.
    fn imagine(view: &View, seat: Seat, chance: &mut Chance) -> Position {
        let mut state = view.state;
        let mut salts = [0; 2].map(|_: u64| chance.below(usize::MAX) as u64);
        salts[seat.index() & 1] = view.salt;
        let other = seat.other();
        if !state.is_open() && state.ready[other.index() & 1] {
            let army = armies::draw(&state.stand, other, chance).army;
            state.stand.armies[other.index() & 1] = army;
        }
        Position::imagined(view, state, salts)
    }

    fn nodes(view: &View, level: Level) -> u64 {
        // Nothing is searched before the armies are open.
        if !view.state.is_open() {
            return 1;
        }
        // On the large board armies take longer to meet, and level 3 would be too near to level 4.
        let third = match view.state.stand.field {
            Field::Small => 8_000,
            Field::Large => 5_000,
        };
        level.pick([400, 2_500, third, 60_000, 1_200_000])
    }

    fn ponder(view: &View, seat: Seat, effort: &mut Effort<'_>) -> Option<Idea<Move>> {
        let state = &view.state;
        if !state.may_move(seat) {
            return None;
        }
        if state.is_open() {
            return fight(view, effort);
        }
        let drawn = match effort.level().number() {
            1 | 2 => armies::any(&state.stand, seat, effort.chance()),
            _ => armies::draw(&state.stand, seat, effort.chance()),
        };
        Some(Idea::plain(Move::Deploy(drawn)))
    }

    fn judge_waiting(view: &View, _seat: Seat, effort: &mut Effort<'_>) -> Option<f64> {
        // Nobody stands better before the armies are seen; then everything lies open, so that either can think for the other.
        if view.state.is_open() { fight(view, effort).map(|idea| -idea.value) } else { Some(0.0) }
    }

    fn why(view: &View, seat: Seat, idea: &Idea<Move>) -> Option<Message> {
        match &idea.mv {
            Move::Deploy(_) => Some(Why::Drawn.into()),
            Move::Go(go) => why(&view.state, seat, *go).map(Message::from),
        }
    }

    fn is_stuck(view: &View) -> bool {
        // The two take turns, so that one of these is each one's.
        let quiet = view.state.quiet;
        view.state.is_open() && STUCK.iter().any(|from| (*from..from + 2).contains(&quiet))
    }
}

/// The best move in the open, or nearly so at the weaker levels.
fn fight(view: &View, effort: &mut Effort<'_>) -> Option<Idea<Move>> {
    let level = effort.level();
    let softness = level.pick([24, 10, 4, 2, 0]);
    let depths = Depths {
        most: level.pick([1, 2, 60, 60, 60]),
        loud: level.pick([0, 2, 8, 8, 8]),
        spread: 4 * softness,
    };
    // Another taste each time, so that nobody is led back to where they were for want of a better plan.
    let taste = Squares::drawn(effort.chance());
    let found = search(&Battle::of(view, taste), effort, depths);
    let idea = settle(found, softness, SCALE, effort.chance())?;
    let goes_on = played(view, &idea.line);
    let mut idea = idea.map(Move::Go);
    idea.line.truncate(goes_on);
    Some(idea)
}

/// How many moves of a line there are until it is over: the search goes on where a position comes up for the third time.
fn played(view: &View, line: &[Go]) -> usize {
    let mut position = Position::imagined(view, view.state, [view.salt; 2]);
    let goes_on = line.iter().take_while(|go| match Castles::status(&position).to_move().only() {
        Some(seat) => {
            position.advance(seat, **go);
            true
        }
        None => false,
    });
    goes_on.count()
}

/// Why a move is good, from what stands open.
fn why(state: &State, seat: Seat, go: Go) -> Option<Why> {
    let mut stand = state.stand;
    let (kind, effect) = stand.apply(seat, go)?;
    let threats = |by: Seat| evaluator::threats(&stand, by);
    let (own, theirs) = (threats(seat), threats(seat.other()));
    Some(match effect {
        Effect::Struck(Kind::General) => Why::General,
        Effect::Struck(victim) => Why::Takes { victim, theirs },
        effect if effect.takes() => Why::Takes { victim: kind, theirs },
        _ if own + theirs > 0 => Why::Threats { own, theirs },
        _ if evaluator::is_nearer(&stand, seat, (kind, go)) => Why::Plan,
        _ => Why::Safe,
    })
}
