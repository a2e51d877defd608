//! Acts of organizers: announcing an event after a preview, and managing it until its end.

use matches::{
    EventId, EventPlan, EventPlayer, Format, MatchId, PlayerId, PreferenceOwner, PreferenceSwap,
    Request, Timestamp, Verdict,
};
use serde::{Deserialize, Serialize};

use crate::app::answer::{Answer, Result, Style};
use crate::app::clubs::event_card::preview;
use crate::app::clubs::event_name::event_name;
use crate::app::context::App;
use crate::app::press::{ClubPress, PressContext};
use crate::app::server::house_rules;
use crate::app::view::languages;
use crate::words::clubs::{ClubLabel, ClubText};

/// The preference that stores a plan until its organizer confirms. A plan is too long for a button.
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

/// A previewed plan, as stored until its event is posted.
#[derive(Serialize, Deserialize)]
struct PreviewedPlan {
    plan: EventPlan,
    /// The time of the preview.
    at: Timestamp,
}

impl PreviewedPlan {
    /// Reads a stored plan. Early builds of version 0.2 stored no time, so their plans count as previewed now.
    fn read(text: &str, now: Timestamp) -> Option<Self> {
        let without_time = || Some(Self { plan: serde_json::from_str(text).ok()?, at: now });
        serde_json::from_str(text).ok().or_else(without_time)
    }

    /// The plan as posted now. The days until the beginning count from the post, since nobody can register before it.
    fn posted(self, now: Timestamp) -> EventPlan {
        let waited = now.0.saturating_sub(self.at.0);
        EventPlan { starts: self.plan.starts.map(|starts| starts.plus(waited)), ..self.plan }
    }
}

/// The note that replaces a plan once its event is posted. A second press of the button then posts no second event.
#[derive(Serialize, Deserialize)]
struct PostedPlan {
    /// The time of the preview.
    posted: Timestamp,
    is_ladder: bool,
}

impl PostedPlan {
    fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// The answer to a press on the preview of this time or, without a time, on the newest preview.
    fn answer(&self, previewed: Option<Timestamp>) -> Answer {
        if previewed.is_some_and(|previewed| self.posted != previewed) {
            return Answer::say(ClubText::NoPlan);
        }
        Answer::say(if self.is_ladder { ClubText::AnnouncedLadder } else { ClubText::Announced })
    }
}

/// Shows how an event will look, with a button to post it.
pub(crate) fn propose(app: &App, by: Request, plan: &EventPlan, context: &PressContext) -> Result {
    if !house_rules::may_manage_clubs(app, context)? {
        return Ok(Answer::say(ClubText::NotTheirs));
    }
    let language = languages::for_match(app.matches(), plan.place.server, by.player)?;
    let plan = EventPlan { language: Some(language), ..app.matches().checked_plan(plan)? };
    let answer = Answer::default().lines(preview(&plan)).line(ClubText::Preview);
    let text = serde_json::to_string(&PreviewedPlan { plan, at: by.now }).unwrap_or_default();
    app.matches().set_preference(PreferenceOwner::Player(by.player), PLAN, &text)?;
    Ok(answer.button(ClubPress::Post(by.now), ClubLabel::Post, Style::Main))
}

/// Posts the event that was previewed at this time, unless a newer preview has replaced it. Without a time, posts the
/// newest preview.
pub(super) fn announce(
    app: &App,
    by: Request,
    previewed: Option<Timestamp>,
    context: &PressContext,
) -> Result {
    if !house_rules::may_manage_clubs(app, context)? {
        return Ok(Answer::say(ClubText::NotTheirs));
    }
    let Some(kept) = stored(app, by)? else { return Ok(Answer::say(ClubText::NoPlan)) };
    if let Some(posted) = PostedPlan::read(&kept) {
        return Ok(posted.answer(previewed));
    }
    let plan = PreviewedPlan::read(&kept, by.now);
    let plan = plan.filter(|plan| previewed.is_none_or(|previewed| plan.at == previewed));
    // The plan may be for another server, where the presser may not be an organizer.
    let plan = plan.filter(|plan| plan.plan.place.server == context.server());
    let Some(plan) = plan else { return Ok(Answer::say(ClubText::NoPlan)) };
    let is_ladder = matches!(plan.plan.format, Format::Ladder { .. });
    let posted = PostedPlan { posted: plan.at, is_ladder };
    let after = serde_json::to_string(&posted).unwrap_or_default();
    let owner = PreferenceOwner::Player(by.player);
    let swap = PreferenceSwap { owner, name: PLAN, before: &kept, after: &after };
    if app.matches().announce_stored_event(&plan.posted(by.now), by, swap)?.is_some() {
        return Ok(posted.answer(None));
    }
    // Another press or another preview came first.
    let posted = stored(app, by)?.and_then(|kept| PostedPlan::read(&kept));
    Ok(posted.map_or_else(|| Answer::say(ClubText::NoPlan), |posted| posted.answer(previewed)))
}

/// The text of a person's preference [`PLAN`].
fn stored(app: &App, by: Request) -> Result<Option<String>> {
    Ok(app.matches().preferences(PreferenceOwner::Player(by.player))?.remove(PLAN))
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

/// The name of an event of this server, for texts. `None` if the person may not organize the event.
fn managed_event(app: &App, id: EventId, context: &PressContext) -> Result<Option<String>> {
    let event = app.matches().event_on(id, context.server().unwrap_or_default())?;
    Ok(house_rules::may_manage_clubs(app, context)?.then(|| event_name(&event.plan)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::clubs::tests::{by, plan};
    use crate::app::press::Standpoint;
    use crate::app::testing::app;

    const DAY: u64 = 24 * 60 * 60 * 1000;

    /// The context of a manager of the server.
    fn context(plan: &EventPlan) -> PressContext {
        PressContext {
            input: None,
            from: Standpoint { place: plan.place, manages: true, moderates: false },
            roles: Vec::new(),
            name: "Ada".into(),
            departed: Vec::new(),
            may_post: true,
        }
    }

    /// The names and beginnings of the events on the server.
    fn posted(app: &App) -> Vec<(String, Option<Timestamp>)> {
        let events = app.matches().events_on(9).unwrap().into_iter();
        let plans = events.map(|event| app.matches().event(event.id).unwrap().plan);
        plans.map(|plan| (plan.name, plan.starts)).collect()
    }

    #[test]
    fn the_days_until_an_event_begins_count_from_its_post() {
        let app = app();
        let (previewed, pressed) = (Timestamp(1_000), Timestamp(2_000 + 3 * DAY));
        let swiss = plan(Format::Swiss { rounds: 2, days: None });
        let swiss = EventPlan { starts: Some(previewed.plus(DAY)), ..swiss };
        propose(&app, by(1, previewed.0), &swiss, &context(&swiss)).unwrap();
        announce(&app, by(1, pressed.0), Some(previewed), &context(&swiss)).unwrap();
        assert_eq!(posted(&app), [("Castle Cup".into(), Some(pressed.plus(DAY)))]);
    }

    #[test]
    fn an_older_preview_does_not_post_the_plan_of_a_newer_one() {
        let app = app();
        let first = plan(Format::Swiss { rounds: 2, days: None });
        let second = EventPlan { name: "Second Cup".into(), ..first.clone() };
        propose(&app, by(1, 1_000), &first, &context(&first)).unwrap();
        propose(&app, by(1, 2_000), &second, &context(&second)).unwrap();
        announce(&app, by(1, 3_000), Some(Timestamp(1_000)), &context(&first)).unwrap();
        assert_eq!(posted(&app), []);
        announce(&app, by(1, 4_000), Some(Timestamp(2_000)), &context(&second)).unwrap();
        assert_eq!(posted(&app), [("Second Cup".into(), None)]);
    }

    #[test]
    fn a_second_press_says_again_that_the_event_is_posted() {
        let app = app();
        let swiss = plan(Format::Swiss { rounds: 2, days: None });
        propose(&app, by(1, 1_000), &swiss, &context(&swiss)).unwrap();
        for key in [2_000, 2_000, 3_000] {
            let previewed = Some(Timestamp(1_000));
            let answer = announce(&app, by(1, key), previewed, &context(&swiss)).unwrap();
            assert_eq!(answer.lines[0].id(), Some("clubs-announced"), "{key}");
        }
        assert_eq!(posted(&app), [("Castle Cup".into(), None)]);
        let other = announce(&app, by(1, 4_000), Some(Timestamp(1)), &context(&swiss)).unwrap();
        assert_eq!(other.lines[0].id(), Some("clubs-no-plan"));
    }

    #[test]
    fn a_plan_that_another_press_has_posted_is_not_posted_again() {
        let app = app();
        let swiss = plan(Format::Swiss { rounds: 2, days: None });
        propose(&app, by(1, 1_000), &swiss, &context(&swiss)).unwrap();
        let kept = stored(&app, by(1, 1_000)).unwrap().unwrap();
        announce(&app, by(1, 2_000), None, &context(&swiss)).unwrap();
        // A late press read the plan before it was posted.
        let owner = PreferenceOwner::Player(PlayerId(1));
        let swap = PreferenceSwap { owner, name: PLAN, before: &kept, after: "posted" };
        let late = app.matches().announce_stored_event(&swiss, by(1, 3_000), swap);
        assert_eq!(late, Ok(None));
        let repeated = app.matches().announce_stored_event(&swiss, by(1, 2_000), swap);
        assert_eq!(repeated, Ok(Some(EventId(1))));
        assert_eq!(posted(&app).len(), 1);
    }

    #[test]
    fn a_plan_that_an_early_build_stored_can_be_posted() {
        let app = app();
        let ladder = plan(Format::Ladder { decay_days: 14 });
        let text = serde_json::to_string(&ladder).unwrap();
        app.matches().set_preference(PreferenceOwner::Player(PlayerId(1)), PLAN, &text).unwrap();
        announce(&app, by(1, 1_000), None, &context(&ladder)).unwrap();
        assert_eq!(posted(&app), [("Castle Cup".into(), None)]);
    }
}
