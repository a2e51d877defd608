//! The line below the one board of a match: it rings whose turn it is, and takes the place of the one before.

use matches::{Absence, FormerPlayer, Head, MatchId, PlayerId, Refused, Revision, Topic, Turns};
use rules::{Join, Seats};

use crate::app::answer::Answer;
use crate::app::answer::args::mentions;
use crate::app::context::App;
use crate::app::view::title::game_name;
use crate::words::notifications::PingText;

/// The line that these revisions called for. It rings nobody where the match has gone on since.
///
/// # Errors
/// What the store says.
pub(crate) fn line(
    app: &App,
    id: MatchId,
    revisions: (Revision, Revision),
) -> Result<Answer, Refused> {
    let Turns { view, is_newest, .. } = app.matches().turns(id, revisions)?;
    let head = view.head();
    let is_over = head.ending().is_some();
    let seats = if is_over { Seats::all(head.seats) } else { head.to_move };
    let called: Vec<PlayerId> = seats.iter().filter_map(|seat| head.player(seat)).collect();
    let (game, id) = (game_name(head), head.id.to_string());
    let players = mentions(Join::And, &called);
    let told = match is_over {
        true => PingText::Over { players, game, id },
        false => PingText::Turn { players, game, id },
    };
    // Whoever plays alone need not be called.
    let is_heard = is_newest && head.seats > 1;
    let rung = called.into_iter().filter(|player| is_heard && player.is_person());
    let answer = Answer::say(told).ping(rung);
    // That somebody else sits there concerns all at the table.
    let is_new = !is_over && !head.replaced_between(revisions.0, revisions.1).is_empty();
    let others = head.players.iter().filter(|player| player.is_person());
    let others = others.filter(|player| !answer.pings.contains(player) && is_heard && is_new);
    let others: Vec<PlayerId> = others.copied().collect();
    let answer = match others.is_empty() {
        true => answer,
        false => {
            let came = PingText::Came { players: mentions(Join::And, &others) };
            answer.line(came).ping(others)
        }
    };
    Ok(if is_new && is_heard { left(head, revisions, answer) } else { answer })
}

/// Tells whose the seats were that others have taken with these revisions. Whoever was only silent is rung: they may still
/// think that they play.
pub(crate) fn left(head: &Head, revisions: (Revision, Revision), answer: Answer) -> Answer {
    let former = head
        .replaced_between(revisions.0, revisions.1)
        .into_iter()
        .filter(|former| former.player.is_person());
    let (former, players): (Vec<&FormerPlayer>, Vec<PlayerId>) =
        former.map(|former| (former, former.player)).unzip();
    if players.is_empty() {
        return answer;
    }
    let silent = former.iter().filter(|former| is_silent(head, former));
    let rung: Vec<PlayerId> = silent.map(|former| former.player).collect();
    answer.line(PingText::Was { players: mentions(Join::And, &players) }).ping(rung)
}

/// Whether somebody has lost their seat because their time was up.
fn is_silent(head: &Head, former: &FormerPlayer) -> bool {
    let why = head.offers.iter().rev().find_map(|offer| match offer.topic {
        Topic::Substitute { seat, why } | Topic::TakeSeat { seat, why } => {
            (seat == former.seat && offer.since < former.until).then_some(why)
        }
        _ => None,
    });
    why == Some(Absence::Silent)
}
