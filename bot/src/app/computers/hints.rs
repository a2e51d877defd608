//! Hints: what the strongest computer would play in somebody's place, and why. It sees what they see.

use std::iter;
use std::time::{Duration, Instant};

use matches::{By, Look, MatchId, Refused};
use rules::{Ask, Budget, Seat};

use crate::app::answer::{Answer, Button, Style};
use crate::app::context::Desk;
use crate::app::press::Press;
use crate::app::state::hint_cache::Hint;
use crate::app::view::board::sight;
use crate::app::view::narration::Told;
use crate::app::view::panel::Panel;
use crate::app::view::{deadline, refusal};
use crate::app::words::{Did, Label};

/// How long a thought about a hint may take: this is for a busy machine.
const LONGEST: Duration = Duration::from_secs(6);

/// What comes of somebody's wish for a hint before anybody thinks.
#[derive(Debug)]
pub(crate) enum Wanted {
    /// This can be said at once.
    Said(Box<Answer>),
    /// It takes a thought about this match.
    Thought(MatchId),
}

/// Looks whether somebody may have a hint, and whether it is known from before.
///
/// # Errors
/// It is not their turn, or they play against people who have not agreed to hints.
pub(crate) fn want_hint(desk: &Desk, by: By, id: MatchId) -> Result<Wanted, Refused> {
    let look = desk.matches().look(id)?;
    let adviser = look.adviser(by.player)?;
    match desk.hinted().of(adviser.seed) {
        Some(hint) => told(desk, by, (&look, adviser.seat), hint).map(Box::new).map(Wanted::Said),
        None => Ok(Wanted::Thought(id)),
    }
}

/// Tells somebody who asks in this channel or thread what they could play, where that is what they want. Whoever may have
/// no hint is told so, and whoever has had this one has it again, without waiting for a place to think at.
pub(crate) async fn hint(
    desk: &Desk,
    (by, channel): (By, u64),
    wanted: impl FnOnce(&Desk, By) -> Result<Wanted, Refused> + Send + 'static,
) -> Answer {
    let wanted = desk.work(move |desk| match wanted(desk, by) {
        Ok(Wanted::Thought(id)) => Ok(id),
        Ok(Wanted::Said(answer)) => Err(Box::new(desk.said((by, channel), Ok(*answer)))),
        Err(refused) => Err(Box::new(desk.said((by, channel), Err(refused)))),
    });
    let id = match wanted.await {
        Some(Ok(id)) => id,
        Some(Err(answer)) => return *answer,
        None => return refusal::broken(),
    };
    match desk.thinkers().place_for_hint(by.player).await {
        Ok(_place) => desk.answer((by, channel), move |desk, by| thought(desk, by, id)).await,
        Err(why) => refusal::no_place(why),
    }
}

/// Thinks about what somebody who is to move could play, and tells them. It takes a place to think at.
fn thought(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    let look = desk.matches().look(id)?;
    let adviser = look.adviser(by.player)?;
    let began = Instant::now();
    let stop = || began.elapsed() > LONGEST || desk.is_draining();
    let ask = Ask { level: adviser.level, budget: Budget::OfLevel, seed: adviser.seed };
    let thought = sight(&look, Some(by.player))?.think(adviser.seat, &ask, &stop);
    let thought = thought.map_err(|_| Refused::NoComputer)?;
    // What was thought in a hurry, as the program is about to stop, helps nobody.
    if desk.is_draining() {
        return Ok(refusal::restarting());
    }
    let hint = Hint { mv: thought.mv, why: thought.why };
    desk.hinted().keep(adviser.seed, hint.clone());
    told(desk, by, (&look, adviser.seat), hint)
}

/// Counts a hint and tells it.
fn told(desk: &Desk, by: By, (look, seat): (&Look, Seat), hint: Hint) -> Result<Answer, Refused> {
    desk.matches().count_hint(look, by)?;
    let head = look.head();
    let answer = shown(desk, by, (look, seat), &hint.mv)?;
    let mv = hint.mv;
    let told = match hint.why {
        Some(why) => {
            let why = Told { head, reader: Some(by.player) }.peopled(why);
            Did::Hint { mv, why }
        }
        None => Did::PlainHint { mv },
    };
    Ok(answer.headed(told))
}

/// The board with what a hint says, in words as well, and a button that plays it.
fn shown(desk: &Desk, by: By, (look, seat): (&Look, Seat), mv: &str) -> Result<Answer, Refused> {
    let hints = desk.matches().hints(look.head().id)?;
    let count = hints.iter().find(|(had, _)| *had == seat).map_or(1, |(_, count)| *count);
    let boards = desk.boards();
    let answer = boards.own(look, by.player)?.headed(Did::HintsSoFar { count });
    let Some(chosen) = Panel::new(boards, look, by.player)?.chosen(mv, by)? else {
        return Ok(answer);
    };
    let play = Button {
        press: chosen.press,
        label: Label::PlayIt.into(),
        style: Style::Agree,
        sprite: None,
    };
    let buttons = iter::once(play).chain(answer.buttons).collect();
    let answer = Answer { pictures: chosen.pictures, buttons, ..answer };
    Ok(answer
        .described(deadline::alt(look.head()))
        .shown_again_by(Press::Hint(look.head().id))
        .headed(Did::HintInWords { prompt: chosen.prompt }))
}
