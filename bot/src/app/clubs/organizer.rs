//! Acts of organizers: announcing an event after a preview, and managing it until its end.

use matches::{
    EventId, EventPlan, EventPlayer, Format, MatchId, PlayerId, PreferenceOwner, Request, Verdict,
};

use crate::app::answer::{Answer, Result, Style};
use crate::app::clubs::event_card::preview;
use crate::app::clubs::event_name::event_name;
use crate::app::context::App;
use crate::app::press::{ClubPress, PressContext};
use crate::app::server::house_rules;
use crate::app::view::languages;
use crate::words::clubs::{ClubLabel, ClubText};

/// The preference that stores a plan until its organizer confirms. It is too long for a button.
const PLAN: &str = "event";

/// An act of an organizer, by command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum OrganizerAct {
    Begin,
    Pause,
    Resume,
    /// Asks for confirmation. The button then ends the event.
    End,
    Withdraw(PlayerId),
    /// Replaces the first player by the second.
    Replace(PlayerId, EventPlayer),
    Decide(MatchId, Verdict),
}

/// Shows how an event will look, with a button to post it.
pub(crate) fn propose(app: &App, by: Request, plan: &EventPlan, context: &PressContext) -> Result {
    if !house_rules::may_manage_clubs(app, context)? {
        return Ok(Answer::say(ClubText::NotTheirs));
    }
    let language = languages::for_match(app.matches(), plan.place.server, by.player)?;
    let plan = EventPlan { language: Some(language), ..app.matches().checked_plan(plan)? };
    let text = serde_json::to_string(&plan).unwrap_or_default();
    app.matches().set_preference(PreferenceOwner::Player(by.player), PLAN, &text)?;
    let answer = Answer::default().lines(preview(&plan)).line(ClubText::Preview);
    Ok(answer.button(ClubPress::Announce, ClubLabel::Post, Style::Main))
}

/// Posts the previewed event.
pub(super) fn announce(app: &App, by: Request, context: &PressContext) -> Result {
    if !house_rules::may_manage_clubs(app, context)? {
        return Ok(Answer::say(ClubText::NotTheirs));
    }
    let owner = PreferenceOwner::Player(by.player);
    let kept = app.matches().preferences(owner)?.remove(PLAN);
    let plan: Option<EventPlan> = kept.and_then(|text| serde_json::from_str(&text).ok());
    // The plan may be for another server, where the presser may not be an organizer.
    let plan = plan.filter(|plan| plan.place.server == context.server());
    let Some(plan) = plan else { return Ok(Answer::say(ClubText::NoPlan)) };
    // The plan is removed first, so that a press after a crash does not announce the event twice.
    app.matches().set_preference(owner, PLAN, "")?;
    app.matches().announce_event(&plan, by)?;
    Ok(Answer::say(match plan.format {
        Format::Ladder { .. } => ClubText::AnnouncedLadder,
        Format::League { .. } | Format::Swiss { .. } => ClubText::Announced,
    }))
}

/// Begins an event from its card.
pub(super) fn begin(app: &App, by: Request, id: EventId, context: &PressContext) -> Result {
    act(app, by, id, &OrganizerAct::Begin, context)
}

/// Ends an event, once confirmed.
pub(super) fn end(app: &App, by: Request, id: EventId, context: &PressContext) -> Result {
    let Some(name) = managed_event(app, id, context)? else {
        return Ok(Answer::say(ClubText::NotTheirs));
    };
    app.matches().end_event(id, by)?;
    Ok(Answer::say(ClubText::Done { name }))
}

pub(crate) fn act(
    app: &App,
    by: Request,
    id: EventId,
    act: &OrganizerAct,
    context: &PressContext,
) -> Result {
    let Some(name) = managed_event(app, id, context)? else {
        return Ok(Answer::say(ClubText::NotTheirs));
    };
    let matches = app.matches();
    match act {
        OrganizerAct::Begin => {
            matches.begin_event(id, by)?;
            return Ok(Answer::say(ClubText::Began { name }));
        }
        OrganizerAct::End => {
            let answer = Answer::say(ClubText::ReallyEnd { name });
            return Ok(answer.button(ClubPress::End(id), ClubLabel::End, Style::Grave));
        }
        OrganizerAct::Pause => matches.pause_event(id, by)?,
        OrganizerAct::Resume => matches.resume_event(id, by)?,
        OrganizerAct::Withdraw(player) => matches.withdraw_entrant(id, *player, by)?,
        OrganizerAct::Replace(player, other) => matches.replace_entrant(id, *player, other, by)?,
        OrganizerAct::Decide(on, verdict) => matches.adjudicate_table(id, *on, *verdict, by)?,
    }
    Ok(Answer::say(ClubText::Done { name }))
}

/// The name, for texts, of an event of this server that the person may organize. `None` if they may not.
fn managed_event(app: &App, id: EventId, context: &PressContext) -> Result<Option<String>> {
    let event = app.matches().event_on(id, context.server().unwrap_or_default())?;
    Ok(house_rules::may_manage_clubs(app, context)?.then(|| event_name(&event.plan)))
}
