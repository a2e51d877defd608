//! Hints: what the strongest computer would play in somebody's place, and why. It sees what they see.

use std::time::{Duration, Instant};

use data::{By, MatchId, Refused};
use rules::{Ask, Budget};

use super::answer::Answer;
use super::at_hand::Desk;
use super::boards::sight;
use super::refusals;
use super::telling::Told;
use super::words::Did;

/// How long a thought about a hint may take: this is for a busy machine.
const LONGEST: Duration = Duration::from_secs(6);

/// Thinks about what somebody who is to move could play, and tells them. It takes a place to think at.
///
/// # Errors
/// It is not their turn, or they play against people.
pub(crate) fn hint(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    let look = desk.matches().look(id)?;
    let adviser = look.adviser(by.player)?;
    let (head, began) = (look.head(), Instant::now());
    let stop = || began.elapsed() > LONGEST || desk.is_draining();
    let ask = Ask { level: adviser.level, budget: Budget::OfLevel, seed: adviser.seed };
    let thought = sight(&look, Some(by.player))?.think(adviser.seat, &ask, &stop);
    let thought = thought.map_err(|_| Refused::NoComputer)?;
    // What was thought in a hurry, as the program is about to stop, helps nobody.
    if desk.is_draining() {
        return Ok(refusals::restarting());
    }
    desk.matches().count_hint(&look, by)?;
    let mv = thought.mv;
    let told = match thought.why {
        Some(why) => {
            let why = Told { head, reader: Some(by.player) }.peopled(why);
            Did::Hint { mv, why }
        }
        None => Did::PlainHint { mv },
    };
    let hints = desk.matches().hints(id)?;
    let count = hints.iter().find(|(seat, _)| *seat == adviser.seat).map_or(1, |(_, count)| *count);
    let answer = desk.boards().own(&look, by.player)?;
    Ok(answer.headed(Did::HintsSoFar { count }).headed(told))
}
