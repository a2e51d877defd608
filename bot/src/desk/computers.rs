//! Computers that play: what they decide. They see what their own seat sees, and play through
//! the same door as everybody.

use std::time::{Duration, Instant};

use data::{Computer, Decision, Look, MatchId, Refused};
use rules::{Ask, Budget, NoThought, Thought};

use super::at_hand::Desk;

/// How long a thought may take. Levels are made for less: this is for a machine that is busy with other things.
const LONGEST: Duration = Duration::from_secs(10);

/// From this level on a computer gives up what is lost.
const RESIGNS: u8 = 3;

/// A position of at most this value is lost.
const LOST: f64 = -0.98;

/// So close must a proven loss be that somebody who plays on would see it.
const NEAR: usize = 4;

/// A draw is accepted in a position of at most this value.
const EVEN: f64 = 0.02;

/// Has the next computer of a match decide, and does what it has decided. Whether it has: not, if the program is about to
/// stop.
///
/// # Errors
/// The store has failed.
pub(crate) fn think(desk: &Desk, id: MatchId) -> Result<bool, Refused> {
    let look = match desk.matches().look(id) {
        // Whatever became of the match, nobody waits for a thought any more.
        Err(Refused::NoSuchMatch(_) | Refused::Retired(_)) => return Ok(true),
        look => look?,
    };
    let Some(computer) = look.computer_to_act() else { return Ok(true) };
    let began = Instant::now();
    let stop = || began.elapsed() > LONGEST || desk.is_draining();
    tracing::debug!(match.id = id.0, "a computer thinks");
    let thought = thought(&look, computer, &stop);
    let duration_ms = began.elapsed().as_millis();
    tracing::debug!(match.id = id.0, duration_ms, "a computer has thought");
    let Some(thought) = thought else { return Ok(true) };
    if desk.is_draining() {
        return Ok(false);
    }
    let decision = decide(computer, &thought);
    let seen = look.head().revision;
    match desk.matches().decide(id, seen, (computer.player, &decision), desk.now()) {
        // Somebody has resigned meanwhile, or taken back: what they did calls for another thought.
        Err(Refused::Stale { .. } | Refused::NotYourTurn(_) | Refused::Over(_)) => Ok(true),
        decided => decided.map(|_| true),
    }
}

fn thought(look: &Look, computer: Computer, stop: &dyn Fn() -> bool) -> Option<Thought> {
    let sight = look.sight(Some(computer.player))?;
    let ask = Ask { level: computer.level, budget: Budget::OfLevel, seed: computer.seed };
    match sight.think(computer.seat, &ask, stop) {
        Ok(thought) => Some(thought),
        Err(NoThought::NotToMove | NoThought::Over) => None,
        Err(why @ (NoThought::NoMind | NoThought::NotItsView)) => {
            tracing::error!(match.id = look.head().id.0, why = why.kind(), "a computer can't think");
            None
        }
    }
}

fn decide(computer: Computer, thought: &Thought) -> Decision {
    if computer.is_offered_draw && thought.value <= EVEN {
        return Decision::AcceptDraw;
    }
    let is_near = !thought.is_proven || thought.line.len() <= NEAR;
    if computer.level.number() >= RESIGNS && thought.value <= LOST && is_near {
        return Decision::Resign;
    }
    Decision::Move(thought.mv.clone())
}

#[cfg(test)]
mod tests {
    use data::PlayerId;
    use rules::{Level, Seat, Seed};

    use super::*;

    fn decided(level: u8, is_offered_draw: bool, (value, line): (f64, usize)) -> Decision {
        let level = Level::of(level).unwrap();
        let (player, seat) = (PlayerId::computer(level, 0), Seat(1));
        let seed = Seed::from_bytes([1; 32]);
        let computer = Computer { player, seat, level, seed, is_offered_draw };
        let line = vec![String::from("a"); line];
        let (mv, others) = ("a".into(), Vec::new());
        let thought = Thought { mv, value, is_proven: true, line, nodes: 1, why: None, others };
        decide(computer, &thought)
    }

    #[test]
    fn a_draw_is_accepted_by_whoever_stands_no_better() {
        assert_eq!(decided(1, true, (0.0, 1)), Decision::AcceptDraw);
        assert_eq!(decided(1, true, (0.3, 1)), Decision::Move("a".into()));
        assert_eq!(decided(1, false, (0.0, 1)), Decision::Move("a".into()));
    }

    #[test]
    fn what_is_lost_for_all_to_see_is_given_up_from_the_third_level_on() {
        assert_eq!(decided(3, false, (-1.0, 2)), Decision::Resign);
        assert_eq!(decided(2, false, (-1.0, 2)), Decision::Move("a".into()));
        assert_eq!(decided(5, false, (-1.0, 9)), Decision::Move("a".into()));
        assert_eq!(decided(5, false, (-0.5, 1)), Decision::Move("a".into()));
    }
}
