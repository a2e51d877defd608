//! From a press to the act.

use data::{By, Refused};

use super::answer::Answer;
use super::at_hand::Desk;
use super::lists::{pages, visit};
use super::press::{Press, Reel, See};
use super::replay::{export, film, since, viewer};
use super::settings::{self, Standpoint};
use super::{
    acts, challenges, drafting, habits, offers, refusals, rules_pages, saved, time, watching,
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
    /// What whoever pressed is called there.
    pub(crate) called: String,
}

/// Does what a press says.
///
/// # Errors
/// Whatever the act is refused for.
pub(crate) fn press(desk: &Desk, by: By, pressed: &Pressed) -> Result<Answer, Refused> {
    let (said, called) = (pressed.said.as_deref(), pressed.called.as_str());
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
        Press::Pick(on) => drafting::pick(desk, by, *on, said),
        Press::Act { on, index } => drafting::act(desk, by, *on, *index),
        Press::Back(on) => drafting::back(desk, by, *on),
        Press::Restart(on) => drafting::restart(desk, by, *on),
        Press::Play(on) => drafting::play(desk, by, *on),
        Press::Named(on) => saved::save(desk, by, *on, said.unwrap_or_default()),
        Press::Unsave(on) => saved::unsave(desk, by, *on),
        Press::Typed { id, revision } => {
            acts::typed(desk, by, (*id, Some(*revision)), said.unwrap_or_default())
        }
        Press::Undo { id, revision } => acts::undo(desk, by, *id, *revision),
        Press::Board { id, home } => acts::board(desk, by, *id, *home),
        Press::Aside(id) => acts::aside(desk, by, *id),
        Press::Resign(id) => acts::ask_to_resign(desk, by, *id),
        Press::ReallyResign(id) => acts::resign(desk, by, *id),
        Press::Abort(id) => acts::abort(desk, by, *id),
        Press::OfferDraw(id) => offers::offer(desk, by, *id),
        Press::AcceptDraw(id) => offers::accept(desk, by, *id),
        Press::DeclineDraw(id) => offers::decline(desk, by, *id),
        Press::WithdrawDraw(id) => offers::withdraw(desk, by, *id),
        Press::Choose { id, choice, is_sure } => time::choose(desk, by, (*id, *choice), *is_sure),
        Press::Pause(id) => time::want_pause(desk, by, *id),
        Press::NoPause(id) => time::want_no_pause(desk, by, *id),
        Press::Resume(id) => time::resume(desk, by, *id),
        Press::RulesOf(id) => rules_pages::of_match(desk, by, *id, 0),
        Press::PageOf { id, index } => rules_pages::of_match(desk, by, *id, *index),
        Press::Rules(page) => rules_pages::turned_to(desk, by, page),
        Press::Replay { id, frame } => viewer::step(desk, by, Reel::Match(*id), (*frame, None)),
        Press::Film(id) => film::roll(desk, by, Reel::Match(*id), None),
        Press::See(see) => look(desk, by, see, pressed),
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
        // Whoever shows our answers lets people type after these; what they type comes as `Typed` and `Named`.
        Press::Type { .. } | Press::Name(_) => Ok(refusals::stranger()),
    }
}

/// Shows what somebody wants to look at.
fn look(desk: &Desk, by: By, see: &See, pressed: &Pressed) -> Result<Answer, Refused> {
    let said = pressed.said.as_deref();
    match see {
        See::Games { list, at } => pages::page(desk, by, pressed.from.place.server, (*list, *at)),
        See::Visit => visit::open(desk, by, said),
        See::Step { reel, frame, turned } => viewer::step(desk, by, *reel, (*frame, *turned)),
        See::Taken { reel, at, turned } => viewer::taken(desk, by, *reel, (*at, *turned)),
        See::Jumped { reel, turned } => {
            viewer::jumped(desk, by, *reel, (said.unwrap_or_default(), *turned))
        }
        See::Roll { reel, turned } => film::roll(desk, by, *reel, *turned),
        See::Export(reel) => export::export(desk, by, *reel),
        See::Since(id) => since::since(desk, by, *id),
        See::Unwatch(id) => watching::unwatch(desk, by, *id, pressed.from),
        See::Follow(id) => watching::follow(desk, by, *id, pressed.from),
        See::Unfollow(id) => watching::unfollow(desk, by, *id),
        // Whoever shows our answers lets people type after the one, which comes as `Jumped`, and shows all the other.
        See::Jump { .. } | See::Exhibit { .. } => Ok(refusals::stranger()),
    }
}
