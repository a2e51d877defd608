//! From a press to the act.

use matches::{By, PlayerId, Refused};

use crate::app::agreements::substitutes;
use crate::app::answer::Answer;
use crate::app::challenge::computers;
use crate::app::context::Desk;
use crate::app::games::{details, pages};
use crate::app::help::rules_pages;
use crate::app::play::{panel_press, saved};
use crate::app::press::{Frame, Page, Press, Reel, See};
use crate::app::ratings::{leaderboard, profile};
use crate::app::replay::{better_move, catch_up, export, film, move_list, viewer};
use crate::app::server::{moderation, setup};
use crate::app::settings::{Standpoint, notifications, reminders};
use crate::app::view::refusal;
use crate::app::{agreements, challenge, clock, play, privacy, settings, watching};

/// A press, with what came along.
#[derive(Clone, Debug)]
pub(crate) struct Pressed {
    /// What was pressed.
    pub(crate) press: Press,
    /// What was chosen from the menu, or typed.
    pub(crate) said: Option<String>,
    /// From where.
    pub(crate) from: Standpoint,
    /// Which roles they have there.
    pub(crate) roles: Vec<u64>,
    /// What whoever pressed is called there.
    pub(crate) called: String,
    /// Who of the others at the table has left the server, where that matters and somebody has looked.
    pub(crate) left: Vec<PlayerId>,
}

/// Does what a press says.
///
/// # Errors
/// Whatever the act is refused for.
pub(crate) fn press(desk: &Desk, by: By, pressed: &Pressed) -> Result<Answer, Refused> {
    let (said, called) = (pressed.said.as_deref(), pressed.called.as_str());
    let challenges = matches!(pressed.press, Press::Rematch(_) | Press::Invite { .. });
    if let (true, Some(refusal)) = (challenges, setup::refusal(desk, pressed.from, &pressed.roles)?)
    {
        return Ok(refusal);
    }
    match &pressed.press {
        Press::Accept(id) => challenge::accept(desk, by, *id, called),
        Press::Decline(id) => challenge::decline(desk, by, *id),
        Press::Withdraw(id) => challenge::withdraw(desk, by, *id),
        Press::LeaveLobby(id) => challenge::leave(desk, by, *id),
        Press::Start(id) => challenge::start(desk, by, *id),
        Press::Rematch(id) => challenge::rematch(desk, by, *id, called),
        Press::Invite { opponent } => match said {
            Some(game) => {
                challenge::invite(desk, by, (*opponent, game), (pressed.from.place, called))
            }
            None => Ok(refusal::stranger()),
        },
        Press::Move(id) => panel_press::open(desk, by, *id),
        Press::HeadStart(id) => panel_press::begin(desk, by, *id),
        Press::Pick(on) => panel_press::pick(desk, by, *on, said),
        Press::Act { on, index } => panel_press::act(desk, by, *on, *index),
        Press::Back(on) => panel_press::back(desk, by, *on),
        Press::Restart(on) => panel_press::restart(desk, by, *on),
        Press::Play(on) => panel_press::play(desk, by, *on),
        Press::Named(on) => saved::save(desk, by, *on, said.unwrap_or_default()),
        Press::Unsave(on) => saved::unsave(desk, by, *on),
        Press::Saved(on) => saved::shelf(desk, by, on),
        Press::Relabeled { on, which } => {
            saved::rename(desk, by, (on, *which), said.unwrap_or_default())
        }
        Press::Discard(on) => saved::discard(desk, by, on, said),
        Press::Typed { id, revision } => {
            play::typed(desk, by, (*id, Some(*revision)), said.unwrap_or_default())
        }
        Press::Undo { id, revision } => play::undo(desk, by, *id, *revision),
        Press::Board { id, home } => play::board(desk, by, *id, *home),
        Press::Aside(id) => play::aside(desk, by, *id),
        Press::AddComputer(id) => computers::ask(desk, by, *id),
        Press::SeatComputer(id) => computers::seat(desk, by, *id, said),
        Press::Resign(id) => play::ask_to_resign(desk, by, *id),
        Press::ReallyResign(id) => play::resign(desk, by, *id),
        Press::Abort(id) => play::abort(desk, by, *id),
        Press::Propose(id) => agreements::propose(desk, by, *id),
        Press::Offer { id, wish, is_sure } => agreements::offer(desk, by, (*id, *wish), *is_sure),
        Press::Answer { id, on, reply, is_sure } => {
            let answered = (*reply, *is_sure);
            agreements::answer(desk, (by, called), (*id, *on), answered)
        }
        Press::Gone(gone) => substitutes::pressed(desk, by, (*gone, said), &pressed.left),
        Press::Choose { id, on, choice, is_sure } => {
            clock::choose(desk, by, (*id, *on), (*choice, *is_sure))
        }
        Press::Resume(id) => clock::resume(desk, by, *id),
        Press::RulesOf(id) => rules_pages::of_match(desk, by, *id, 0),
        Press::PageOf { id, index } => rules_pages::of_match(desk, by, *id, *index),
        Press::Rules(page) => rules_pages::turned_to(desk, by, page),
        Press::Replay { id, frame } => viewer::step(desk, by, Reel::Match(*id), (*frame, None)),
        Press::Decided(id) => viewer::step(desk, by, Reel::Match(*id), (moment(said)?, None)),
        Press::Film(id) => film::roll(desk, by, Reel::Match(*id), None),
        Press::See(see) => look(desk, by, see, pressed),
        // Whoever shows our answers lets people type after these; what they type comes as `Typed`, `Named` and `Relabeled`.
        // A hint takes a place to think at, which they wait for.
        Press::Type { .. } | Press::Name(_) | Press::Relabel(_) | Press::Hint(_) => {
            Ok(refusal::stranger())
        }
        _ => of_people(desk, by, pressed),
    }
}

/// Does what is about no match of whoever presses: how people stand, what is stored of them, what they like.
fn of_people(desk: &Desk, by: By, pressed: &Pressed) -> Result<Answer, Refused> {
    let said = pressed.said.as_deref();
    match &pressed.press {
        Press::Profile { player } => {
            profile::profile(desk, by, *player, (pressed.from.place.server, said))
        }
        Press::Leaders(page) => leaderboard::leaders(desk, by, pressed.from.place.server, page),
        Press::LeadersOf => {
            let page = Page { game: said.unwrap_or_default().into(), index: 0 };
            leaderboard::leaders(desk, by, pressed.from.place.server, &page)
        }
        Press::ReallyEnd(id) => moderation::end(desk, by, *id, pressed.from),
        Press::Held => privacy::held(desk, by),
        Press::Export => privacy::export(desk, by),
        Press::Forget => privacy::ask_to_forget(desk, by),
        Press::ReallyForget => privacy::forget(desk, by),
        Press::Theme { scope, theme } => {
            settings::choose_theme(desk, by, (*scope, *theme), pressed.from)
        }
        Press::Remind => {
            settings::after(desk, by, pressed.from, reminders::remind(desk, by, said)?)
        }
        Press::Quiet => {
            settings::after(desk, by, pressed.from, reminders::be_quiet(desk, by, said)?)
        }
        Press::Zone => settings::after(desk, by, pressed.from, reminders::live_in(desk, by, said)?),
        Press::Away { days } => {
            settings::after(desk, by, pressed.from, reminders::go_away(desk, by, *days)?)
        }
        Press::Here => settings::after(desk, by, pressed.from, reminders::come_back(desk, by)?),
        Press::Pings => notifications::panel(desk, by),
        Press::Ping(way) => notifications::choose(desk, by, *way),
        _ => Ok(refusal::stranger()),
    }
}

/// The moment of a match that was chosen from a menu.
fn moment(said: Option<&str>) -> Result<Frame, Refused> {
    let step = said.and_then(|said| said.parse().ok());
    step.map(Frame::Step).ok_or(Refused::NoSuchStep)
}

/// Shows what somebody wants to look at.
fn look(desk: &Desk, by: By, see: &See, pressed: &Pressed) -> Result<Answer, Refused> {
    let said = pressed.said.as_deref();
    match see {
        See::Games { list, at } => pages::page(desk, by, pressed.from.place.server, (*list, *at)),
        See::Visit => details::open(desk, by, said),
        See::Step { reel, frame, turned } => viewer::step(desk, by, *reel, (*frame, *turned)),
        See::Taken { reel, at, turned } => viewer::taken(desk, by, *reel, (*at, *turned)),
        See::Better { reel, at, turned } => better_move::better(desk, by, *reel, (*at, *turned)),
        See::Jumped { reel, turned } => {
            viewer::jumped(desk, by, *reel, (said.unwrap_or_default(), *turned))
        }
        See::Roll { reel, turned } => film::roll(desk, by, *reel, *turned),
        See::Export(reel) => export::export(desk, by, *reel),
        See::Since(id) => catch_up::since(desk, by, *id),
        See::Moves { id, to } => move_list::moves(desk, by, *id, *to),
        See::Unwatch(id) => watching::unwatch(desk, by, *id, pressed.from),
        See::Follow(id) => watching::follow(desk, by, *id, pressed.from),
        See::Unfollow(id) => watching::unfollow(desk, by, *id),
        // Whoever shows our answers lets people type after the one, which comes as `Jumped`, and shows all the other.
        See::Jump { .. } | See::Exhibit { .. } => Ok(refusal::stranger()),
    }
}
