//! From a press to the act.

use matches::{By, PlayerId, Refused};

use crate::app::agreements::substitutes;
use crate::app::answer::Answer;
use crate::app::challenge::computers;
use crate::app::context::App;
use crate::app::games::{details, pages};
use crate::app::help::rules_pages;
use crate::app::play::{panel_press, saved};
use crate::app::press::{Frame, Page, Press, See};
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
pub(crate) fn press(app: &App, by: By, pressed: &Pressed) -> Result<Answer, Refused> {
    let (said, called) = (pressed.said.as_deref(), pressed.called.as_str());
    let challenges = matches!(pressed.press, Press::Rematch(_) | Press::Invite { .. });
    if let (true, Some(refusal)) =
        (challenges, setup::challenge_refusal(app, pressed.from, &pressed.roles)?)
    {
        return Ok(refusal);
    }
    match &pressed.press {
        Press::Accept(id) => challenge::accept(app, by, *id, called),
        Press::Decline(id) => challenge::decline(app, by, *id),
        Press::Withdraw(id) => challenge::withdraw(app, by, *id),
        Press::LeaveLobby(id) => challenge::leave(app, by, *id),
        Press::Start(id) => challenge::start(app, by, *id),
        Press::Rematch(id) => challenge::rematch(app, by, *id, called),
        Press::Invite { opponent } => match said {
            Some(game) => {
                challenge::invite(app, by, (*opponent, game), (pressed.from.place, called))
            }
            None => Ok(refusal::unknown_button()),
        },
        Press::Move(id) => panel_press::open(app, by, *id),
        Press::HeadStart(id) => panel_press::begin(app, by, *id),
        Press::Pick(on) => panel_press::pick(app, by, *on, said),
        Press::Act { on, index } => panel_press::act(app, by, *on, *index),
        Press::Back(on) => panel_press::back(app, by, *on),
        Press::Restart(on) => panel_press::restart(app, by, *on),
        Press::Play(on) => panel_press::play(app, by, *on),
        Press::Named(on) => saved::save(app, by, *on, said.unwrap_or_default()),
        Press::Unsave(on) => saved::unsave(app, by, *on),
        Press::Saved(on) => saved::shelf(app, by, on),
        Press::Relabeled { on, which } => {
            saved::rename(app, by, (on, *which), said.unwrap_or_default())
        }
        Press::Discard(on) => saved::discard(app, by, on, said),
        Press::Typed { id, revision } => {
            play::play_typed(app, by, (*id, Some(*revision)), said.unwrap_or_default())
        }
        Press::Undo { id, revision } => play::undo(app, by, *id, *revision),
        Press::Board { id, home } => play::board(app, by, *id, *home),
        Press::Aside(id) => play::aside(app, by, *id),
        Press::AddComputer(id) => computers::ask(app, by, *id),
        Press::SeatComputer(id) => computers::seat(app, by, *id, said),
        Press::Resign(id) => play::ask_to_resign(app, by, *id),
        Press::ReallyResign(id) => play::resign(app, by, *id),
        Press::Abort(id) => play::abort(app, by, *id),
        Press::Propose(id) => agreements::propose(app, by, *id),
        Press::Offer { id, wish, is_sure } => agreements::offer(app, by, (*id, *wish), *is_sure),
        Press::Answer { id, on, reply, is_sure } => {
            let answered = (*reply, *is_sure);
            agreements::answer(app, (by, called), (*id, *on), answered)
        }
        Press::Gone(gone) => substitutes::pressed(app, by, (*gone, said), &pressed.left),
        Press::Choose { id, on, choice, is_sure } => {
            clock::choose(app, by, (*id, *on), (*choice, *is_sure))
        }
        Press::Resume(id) => clock::resume(app, by, *id),
        Press::RulesOf(id) => rules_pages::of_match(app, by, *id, 0),
        Press::PageOf { id, index } => rules_pages::of_match(app, by, *id, *index),
        Press::Rules(page) => rules_pages::turned_to(app, by, page),
        Press::Replay { id, frame } => viewer::step(app, by, (*id).into(), *frame),
        Press::Decided(id) => viewer::step(app, by, (*id).into(), moment(said)?),
        Press::Film(id) => film::roll(app, by, (*id).into()),
        Press::See(see) => view(app, by, see, pressed),
        // Whoever shows our answers lets people type after these; what they type comes as `Typed`, `Named` and `Relabeled`.
        // A hint takes a place to think at, which they wait for.
        Press::Type { .. } | Press::Name(_) | Press::Relabel(_) | Press::Hint(_) => {
            Ok(refusal::unknown_button())
        }
        _ => of_people(app, by, pressed),
    }
}

/// Does what is about no match of whoever presses: how people stand, what is stored of them, what they like.
fn of_people(app: &App, by: By, pressed: &Pressed) -> Result<Answer, Refused> {
    let said = pressed.said.as_deref();
    match &pressed.press {
        Press::Profile { player } => {
            profile::profile(app, by, *player, (pressed.from.place.server, said))
        }
        Press::Leaders(page) => leaderboard::leaders(app, by, pressed.from.place.server, page),
        Press::LeadersOf => {
            let page = Page { game: said.unwrap_or_default().into(), index: 0 };
            leaderboard::leaders(app, by, pressed.from.place.server, &page)
        }
        Press::ReallyEnd(id) => moderation::end_match(app, by, *id, pressed.from),
        Press::Held => privacy::held(app, by),
        Press::Export => privacy::export(app, by),
        Press::Forget => privacy::ask_to_forget(app, by),
        Press::ReallyForget => privacy::forget(app, by),
        Press::Theme { scope, theme } => {
            settings::choose_theme(app, by, (*scope, *theme), pressed.from)
        }
        Press::Remind => settings::after(app, by, pressed.from, reminders::remind(app, by, said)?),
        Press::Quiet => settings::after(app, by, pressed.from, reminders::be_quiet(app, by, said)?),
        Press::Zone => settings::after(app, by, pressed.from, reminders::live_in(app, by, said)?),
        Press::Away { days } => {
            settings::after(app, by, pressed.from, reminders::go_away(app, by, *days)?)
        }
        Press::Here => settings::after(app, by, pressed.from, reminders::come_back(app, by)?),
        Press::Pings => notifications::panel(app, by),
        Press::Ping(way) => notifications::choose(app, by, *way),
        _ => Ok(refusal::unknown_button()),
    }
}

/// The moment of a match that was chosen from a menu.
fn moment(said: Option<&str>) -> Result<Frame, Refused> {
    let step = said.and_then(|said| said.parse().ok());
    step.map(Frame::Step).ok_or(Refused::NoSuchStep)
}

/// Shows what somebody wants to look at.
fn view(app: &App, by: By, see: &See, pressed: &Pressed) -> Result<Answer, Refused> {
    let said = pressed.said.as_deref();
    match see {
        See::Games { list, at } => pages::page(app, by, pressed.from.place.server, (*list, *at)),
        See::Visit => details::open(app, by, said),
        See::Step { replay, frame } => viewer::step(app, by, *replay, *frame),
        See::Taken { replay, at } => viewer::taken(app, by, *replay, *at),
        See::Better { replay, at } => better_move::better(app, by, *replay, *at),
        See::Jumped(replay) => viewer::jumped(app, by, *replay, said.unwrap_or_default()),
        See::Roll(replay) => film::roll(app, by, *replay),
        See::Export(source) => export::export(app, by, *source),
        See::Since(id) => catch_up::since(app, by, *id),
        See::Moves { id, to } => move_list::moves(app, by, *id, *to),
        See::Unwatch(id) => watching::unwatch(app, by, *id, pressed.from),
        See::Follow(id) => watching::follow(app, by, *id, pressed.from),
        See::Unfollow(id) => watching::unfollow(app, by, *id),
        // Whoever shows our answers lets people type after the one, which comes as `Jumped`, and shows all the other.
        See::Jump(_) | See::Exhibit { .. } => Ok(refusal::unknown_button()),
    }
}
