//! Computers that play: what they are called, and what they decide. They see what their own seat sees, and play through
//! the same door as everybody.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use data::{Computer, Decision, Look, MatchId, PlayerId, Refused};
use rules::{Ask, Budget, Level, Message, NoThought, Thought};
use tokio::sync::{Semaphore, SemaphorePermit};

use super::at_hand::Desk;
use super::words::Board;

/// How long a thought may take. Levels are made for less: this is for a machine that is busy with other things.
const LONGEST: Duration = Duration::from_secs(10);

/// How many thoughts wait for a place in memory; all others wait in the store.
const WAITING: usize = 16;

/// From this level on a computer gives up what is lost.
const RESIGNS: u8 = 3;

/// A position of at most this value is lost.
const LOST: f64 = -0.98;

/// So close must a proven loss be that somebody who plays on would see it.
const NEAR: usize = 4;

/// A draw is accepted in a position of at most this value.
const EVEN: f64 = 0.02;

/// Who thinks: so many at once, so that whoever plays never waits for them.
#[derive(Debug)]
pub(crate) struct Thinkers {
    places: Semaphore,
    waiting: AtomicUsize,
}

impl Thinkers {
    /// So many that think at once.
    pub(crate) fn new(most: usize) -> Self {
        Self { places: Semaphore::new(most), waiting: AtomicUsize::new(0) }
    }

    /// A place to think at, in the order of asking; nothing where too many wait already.
    pub(crate) async fn place(&self) -> Option<SemaphorePermit<'_>> {
        let before = self.waiting.fetch_add(1, Ordering::Relaxed);
        let place = match before < WAITING {
            true => self.places.acquire().await.ok(),
            false => None,
        };
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        place
    }
}

/// What a computer is called, in a text.
pub(super) fn told(level: Level) -> Board {
    Board::Computer { name: level.name(), level: level.number().into() }
}

/// What a player is called who is a computer, where there is no room for more than a name.
pub(crate) fn name(player: PlayerId) -> Option<Message> {
    player.level().map(Level::name)
}

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
    let Some(thought) = thought(&look, computer, &stop) else { return Ok(true) };
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
    use rules::{Seat, Seed};

    use super::*;

    fn decided(level: u8, is_offered_draw: bool, (value, line): (f64, usize)) -> Decision {
        let level = Level::of(level).unwrap();
        let (player, seat) = (PlayerId::computer(level, 0), Seat(1));
        let seed = Seed::from_bytes([1; 32]);
        let computer = Computer { player, seat, level, seed, is_offered_draw };
        let line = vec![String::from("a"); line];
        let thought = Thought { mv: "a".into(), value, is_proven: true, line, nodes: 1, why: None };
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

    #[tokio::test]
    async fn so_many_think_at_once_and_so_many_wait() {
        let thinkers = Thinkers::new(1);
        let first = thinkers.place().await.unwrap();
        let mut waiting: Vec<_> = (0..WAITING).map(|_| Box::pin(thinkers.place())).collect();
        for one in &mut waiting {
            assert!(futures_util::poll!(one.as_mut()).is_pending());
        }
        assert!(thinkers.place().await.is_none());
        drop(first);
        assert!(waiting.remove(0).await.is_some(), "in the order of asking");
    }
}
