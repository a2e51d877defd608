//! From a press to the act.

use data::{By, PlayerId, Refused};

use super::answer::Answer;
use super::at_hand::Desk;
use super::lists::{pages, visit};
use super::press::{Frame, Page, Press, Reel, See};
use super::replay::{better, export, film, moves, since, viewer};
use super::settings::{self, Standpoint};
use super::{
    acts, agreements, challenges, closing, company, drafting, habits, house, leaders, pings,
    privacy, profile, refusals, rules_pages, saved, shelf, substitutes, time, watching,
};

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
    if let (true, Some(refusal)) = (challenges, house::refusal(desk, pressed.from, &pressed.roles)?)
    {
        return Ok(refusal);
    }
    match &pressed.press {
        Press::Accept(id) => challenges::accept(desk, by, *id, called),
        Press::Decline(id) => challenges::decline(desk, by, *id),
        Press::Withdraw(id) => challenges::withdraw(desk, by, *id),
        Press::LeaveLobby(id) => challenges::leave(desk, by, *id),
        Press::Start(id) => challenges::start(desk, by, *id),
        Press::Rematch(id) => challenges::rematch(desk, by, *id, called),
        Press::Invite { opponent } => match said {
            Some(game) => {
                challenges::invite(desk, by, (*opponent, game), (pressed.from.place, called))
            }
            None => Ok(refusals::stranger()),
        },
        Press::Move(id) => drafting::open(desk, by, *id),
        Press::HeadStart(id) => drafting::begin(desk, by, *id),
        Press::Pick(on) => drafting::pick(desk, by, *on, said),
        Press::Act { on, index } => drafting::act(desk, by, *on, *index),
        Press::Back(on) => drafting::back(desk, by, *on),
        Press::Restart(on) => drafting::restart(desk, by, *on),
        Press::Play(on) => drafting::play(desk, by, *on),
        Press::Named(on) => saved::save(desk, by, *on, said.unwrap_or_default()),
        Press::Unsave(on) => saved::unsave(desk, by, *on),
        Press::Saved(on) => shelf::shelf(desk, by, on),
        Press::Relabeled { on, which } => {
            shelf::rename(desk, by, (on, *which), said.unwrap_or_default())
        }
        Press::Discard(on) => shelf::discard(desk, by, on, said),
        Press::Typed { id, revision } => {
            acts::typed(desk, by, (*id, Some(*revision)), said.unwrap_or_default())
        }
        Press::Undo { id, revision } => acts::undo(desk, by, *id, *revision),
        Press::Board { id, home } => acts::board(desk, by, *id, *home),
        Press::Aside(id) => acts::aside(desk, by, *id),
        Press::AddComputer(id) => company::ask(desk, by, *id),
        Press::SeatComputer(id) => company::seat(desk, by, *id, said),
        Press::Resign(id) => acts::ask_to_resign(desk, by, *id),
        Press::ReallyResign(id) => acts::resign(desk, by, *id),
        Press::Abort(id) => acts::abort(desk, by, *id),
        Press::Propose(id) => agreements::propose(desk, by, *id),
        Press::Offer { id, wish, is_sure } => agreements::offer(desk, by, (*id, *wish), *is_sure),
        Press::Answer { id, on, reply, is_sure } => {
            let answered = (*reply, *is_sure);
            agreements::answer(desk, (by, called), (*id, *on), answered)
        }
        Press::Gone(gone) => substitutes::pressed(desk, by, (*gone, said), &pressed.left),
        Press::Choose { id, on, choice, is_sure } => {
            time::choose(desk, by, (*id, *on), (*choice, *is_sure))
        }
        Press::Resume(id) => time::resume(desk, by, *id),
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
            Ok(refusals::stranger())
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
        Press::Leaders(page) => leaders::leaders(desk, by, pressed.from.place.server, page),
        Press::LeadersOf => {
            let page = Page { game: said.unwrap_or_default().into(), index: 0 };
            leaders::leaders(desk, by, pressed.from.place.server, &page)
        }
        Press::ReallyEnd(id) => closing::end(desk, by, *id, pressed.from),
        Press::Held => privacy::held(desk, by),
        Press::Export => privacy::export(desk, by),
        Press::Forget => privacy::ask_to_forget(desk, by),
        Press::ReallyForget => privacy::forget(desk, by),
        Press::Theme { scope, theme } => {
            settings::choose_theme(desk, by, (*scope, *theme), pressed.from)
        }
        Press::Remind => settings::after(desk, by, pressed.from, habits::remind(desk, by, said)?),
        Press::Quiet => settings::after(desk, by, pressed.from, habits::be_quiet(desk, by, said)?),
        Press::Zone => settings::after(desk, by, pressed.from, habits::live_in(desk, by, said)?),
        Press::Away { days } => {
            settings::after(desk, by, pressed.from, habits::go_away(desk, by, *days)?)
        }
        Press::Here => settings::after(desk, by, pressed.from, habits::come_back(desk, by)?),
        Press::Pings => pings::panel(desk, by),
        Press::Ping(way) => pings::choose(desk, by, *way),
        _ => Ok(refusals::stranger()),
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
        See::Visit => visit::open(desk, by, said),
        See::Step { reel, frame, turned } => viewer::step(desk, by, *reel, (*frame, *turned)),
        See::Taken { reel, at, turned } => viewer::taken(desk, by, *reel, (*at, *turned)),
        See::Better { reel, at, turned } => better::better(desk, by, *reel, (*at, *turned)),
        See::Jumped { reel, turned } => {
            viewer::jumped(desk, by, *reel, (said.unwrap_or_default(), *turned))
        }
        See::Roll { reel, turned } => film::roll(desk, by, *reel, *turned),
        See::Export(reel) => export::export(desk, by, *reel),
        See::Since(id) => since::since(desk, by, *id),
        See::Moves { id, to } => moves::moves(desk, by, *id, *to),
        See::Unwatch(id) => watching::unwatch(desk, by, *id, pressed.from),
        See::Follow(id) => watching::follow(desk, by, *id, pressed.from),
        See::Unfollow(id) => watching::unfollow(desk, by, *id),
        // Whoever shows our answers lets people type after the one, which comes as `Jumped`, and shows all the other.
        See::Jump { .. } | See::Exhibit { .. } => Ok(refusals::stranger()),
    }
}
