//! Somebody is gone: who can take their seat, and how the others go on without them. That somebody's time is up is known
//! here; who has left the server is told by whoever asks, who has looked.

use matches::{Absence, By, Head, MatchId, MatchView, PlayerId, Refused};
use rules::{Arg, Join, Level, Message, Seat};

use crate::app::answer::args::{mention, mentions};
use crate::app::answer::{Answer, Style};
use crate::app::challenge::computers::{levels, timeless};
use crate::app::context::App;
use crate::app::press::{HelpPress, PlayPress, PressContext, SubstitutePress};
use crate::app::view::title::game_name;
use crate::words::agreements::{ProposeText, SubstituteText};
use crate::words::common::Label;

/// Who shall take a seat, as a command says it.
#[derive(Clone, Debug, Default)]
pub(crate) struct SubstituteRequest {
    /// Who is gone, where that is said.
    pub(crate) gone: Option<PlayerId>,
    /// Who shall sit there: a person or a computer.
    pub(crate) candidate: Option<PlayerId>,
}

/// A player who is gone.
#[derive(Clone, Copy, Debug)]
struct Absent {
    seat: Seat,
    why: Absence,
}

/// The people besides the asker who sit at the table of a match on a server, and may have left that.
pub(crate) fn others_at_table(
    app: &App,
    by: PlayerId,
    id: MatchId,
) -> Option<(u64, Vec<PlayerId>)> {
    let view = app.matches().view(id).ok()?;
    let head = view.head();
    view.seat_of_player(by).ok()?;
    let others = seated(head).filter(|(_, player)| *player != by && player.is_person());
    Some((head.place.server?, others.map(|(_, player)| player).collect()))
}

/// Proposes what is request; where nobody is named, shows who is gone and what can be done.
///
/// # Errors
/// They do not play there, nobody is gone, or whoever is named can't sit there.
pub(crate) fn substitute(
    app: &App,
    by: By,
    id: MatchId,
    request: &SubstituteRequest,
    departed: &[PlayerId],
) -> Result<Answer, Refused> {
    let view = app.matches().view(id)?;
    let own = view.seat_of_player(by.player)?;
    let mut absent = absent(&view, own, departed);
    if let Some(gone) = request.gone {
        absent.retain(|one| view.head().player(one.seat) == Some(gone));
    }
    match (absent.as_slice(), request.candidate) {
        ([], _) if view.silent().contains(own) => {
            let head = view.head();
            Ok(Answer::say(SubstituteText::OwnTime {
                game: game_name(head),
                id: head.id.to_string(),
            }))
        }
        ([], _) => Ok(nobody(view.head())),
        (&[gone], Some(candidate)) => propose(app, by, id, gone, candidate),
        (several, Some(_)) => {
            Ok(Answer::say(SubstituteText::WhoIsMeant { players: told(&view, several) }))
        }
        (several, None) => Ok(ways(&view, several)),
    }
}

/// Does what a press says.
///
/// # Errors
/// The act is refused.
pub(crate) fn press(
    app: &App,
    by: By,
    press: SubstitutePress,
    context: &PressContext,
) -> Result<Answer, Refused> {
    let (id, nobody_named) = (press.id(), SubstituteRequest::default());
    let view = app.matches().view(id)?;
    let own = view.seat_of_player(by.player)?;
    let absence = |seat: Seat| {
        absent(&view, own, &context.departed).into_iter().find(|gone| gone.seat == seat)
    };
    let ask = || substitute(app, by, id, &nobody_named, &context.departed);
    match press {
        SubstitutePress::Show(_) => ask(),
        SubstitutePress::Computer { seat, .. } => {
            let level = context.input().and_then(|level| level.parse().ok()).and_then(Level::of);
            match (absence(seat), level) {
                (Some(gone), Some(level)) => {
                    propose(app, by, id, gone, PlayerId::computer(level, 0))
                }
                _ => ask(),
            }
        }
        SubstitutePress::GoOn { seat, is_sure, .. } => match absence(seat) {
            None => Ok(nobody(view.head())),
            Some(_) if !is_sure => Ok(really(view.head(), seat)),
            Some(_) => {
                app.matches().propose_to_go_on(id, seat, by)?;
                done(app, by, id)
            }
        },
    }
}

fn propose(
    app: &App,
    by: By,
    id: MatchId,
    gone: Absent,
    candidate: PlayerId,
) -> Result<Answer, Refused> {
    app.matches().propose_substitute(id, (gone.seat, gone.why), candidate, by)?;
    done(app, by, id)
}

/// What whoever has proposed is told.
fn done(app: &App, by: By, id: MatchId) -> Result<Answer, Refused> {
    let view = app.matches().view(id)?;
    match view.head().offer() {
        Some(_) => Ok(Answer::say(ProposeText::Out).link(view.head().place)),
        None => {
            let board = app.board_view().own(&view, by.player)?.prepend(ProposeText::AtOnce);
            Ok(board.lines(timeless(view.head(), view.head().limit)))
        }
    }
}

/// Who is gone of the others, and how that is known.
fn absent(view: &MatchView, own: Seat, departed: &[PlayerId]) -> Vec<Absent> {
    let (silent, head) = (view.silent(), view.head());
    let why = |(seat, player): (Seat, PlayerId)| match silent.contains(seat) {
        // Who has left does not come back by having more time.
        _ if departed.contains(&player) => Some(Absent { seat, why: Absence::Left }),
        true => Some(Absent { seat, why: Absence::Silent }),
        false => None,
    };
    seated(head).filter(|(seat, _)| *seat != own).filter_map(why).collect()
}

fn seated(head: &Head) -> impl Iterator<Item = (Seat, PlayerId)> + '_ {
    let seated = (0..).map(Seat).zip(head.players.iter().copied());
    seated.filter(|(seat, _)| !head.gone.contains(*seat))
}

fn nobody(head: &Head) -> Answer {
    Answer::say(SubstituteText::Nobody { game: game_name(head), id: head.id.to_string() })
}

fn told(view: &MatchView, absent: &[Absent]) -> Arg {
    let players = absent.iter().filter_map(|one| view.head().player(one.seat));
    mentions(Join::And, &players.collect::<Vec<_>>())
}

/// What can be done about those who are gone.
fn ways(view: &MatchView, absent: &[Absent]) -> Answer {
    let head = view.head();
    let players = told(view, absent);
    let answer = Answer::say(SubstituteText::Gone {
        players,
        game: game_name(head),
        id: head.id.to_string(),
    })
    .line(how_to_name(head));
    let (id, is_one) = (head.id, absent.len() == 1);
    let computers = absent.iter().take(1).filter(|_| is_one);
    let answer = computers.fold(answer, |answer, gone| {
        let press = SubstitutePress::Computer { id, seat: gone.seat };
        answer.menu(press, SubstituteText::ChooseComputer, levels(head))
    });
    let goers = absent.iter().filter(|one| one.why == Absence::Left && head.limit.is_none());
    goers.fold(answer, |answer, gone| {
        let press = SubstitutePress::GoOn { id, seat: gone.seat, is_sure: false };
        answer.button(press, go_on(head), Style::Plain)
    })
}

/// How somebody is named, and who is asked about it.
fn how_to_name(head: &Head) -> SubstituteText {
    let people = seated(head).filter(|(_, player)| player.is_person()).count();
    if people > 2 { SubstituteText::HowToName } else { SubstituteText::HowToNameAlone }
}

fn go_on(head: &Head) -> SubstituteText {
    if is_pair(head) { SubstituteText::Claim } else { SubstituteText::GoOn }
}

/// Whether only two sit at the table.
fn is_pair(head: &Head) -> bool {
    usize::from(head.seats) - head.gone.len() <= 2
}

fn really(head: &Head, seat: Seat) -> Answer {
    let player = mention(head.player(seat).unwrap_or(PlayerId::GONE));
    let (game, id) = (game_name(head), head.id.to_string());
    let asked = match is_pair(head) {
        true => SubstituteText::ReallyClaim { player, game, id },
        false => SubstituteText::ReallyGoOn { player, game, id },
    };
    let press = SubstitutePress::GoOn { id: head.id, seat, is_sure: true };
    Answer::say(asked).button(press, ProposeText::Sure, Style::Grave).button(
        PlayPress::ShowBoard { id: head.id, home: None },
        ProposeText::Wait,
        Style::Plain,
    )
}

/// The way to all this, where people play with each other.
pub(crate) fn button(answer: Answer, head: &Head) -> Answer {
    let people = seated(head).filter(|(_, player)| player.is_person()).count();
    match people {
        0 | 1 => answer,
        _ => answer.button(SubstitutePress::Show(head.id), SubstituteText::Open, Style::Plain),
    }
}

/// What whoever has taken a seat is shown: the board, with all that the seat holds.
pub(crate) fn sat_down(app: &App, by: By, id: MatchId) -> Result<Answer, Refused> {
    let view = app.matches().view(id)?;
    let shown = app.board_view().own(&view, by.player)?;
    let told: Message =
        SubstituteText::YouSit { game: game_name(view.head()), id: id.to_string() }.into();
    Ok(match view.head().is_turn_of(by.player) {
        true => shown.prepend(told),
        false => shown.prepend(told).button(
            HelpPress::MatchRules { id, page: None },
            Label::Rules,
            Style::Plain,
        ),
    })
}
