//! Direct messages about an event: the part of a post that is for one player.

use matches::{
    Entrant, EventActor, EventId, EventNews, EventView, Format, MatchId, PlayerId, Revision,
    Withdrawal,
};
use rules::{Join, Message};

use crate::app::answer::args::{mention, mentions, moment};
use crate::app::answer::{Answer, Result};
use crate::app::clubs::event_name::event_name;
use crate::app::clubs::event_post;
use crate::app::context::App;
use crate::app::view::languages;
use crate::words::clubs::ClubText;

/// The direct message about the event's journal entry at this revision. `None` if the entry no longer concerns the
/// player.
pub(crate) fn answer(
    app: &App,
    id: EventId,
    revision: Revision,
    player: PlayerId,
) -> Result<Option<Answer>> {
    let event = app.matches().event(id)?;
    let Some((by, news)) = app.matches().direct_event_news(id, revision)? else { return Ok(None) };
    let Some(own) = event.entrant_of(player) else { return Ok(None) };
    let lines = lines(&event, own, by, news);
    let language = languages::of_person(app.matches(), player)?;
    let language = language.unwrap_or_else(|| languages::of_code(event.plan.language.as_deref()));
    let answer = Answer::default().lines(lines).in_language(language);
    Ok((!answer.lines.is_empty()).then_some(answer))
}

fn lines(event: &EventView, own: Entrant, by: EventActor, news: EventNews) -> Vec<Message> {
    let name = event_name(&event.plan);
    match news {
        EventNews::Round { round, tables, ends, .. } => {
            let own = tables.into_iter().filter(|entrants| entrants.contains(&own));
            let own = own.map(|entrants| {
                let players: Vec<_> = entrants.iter().map(|one| event.player(*one)).collect();
                ClubText::Names { players: mentions(Join::Dashes, &players) }
            });
            let until = ends.map(|at| ClubText::PostUntil { at: moment(at) });
            let lines = [event_post::title(&event.plan, round)].into_iter().chain(until).chain(own);
            lines.map(Message::from).collect()
        }
        EventNews::Reminder { ends, players } => {
            let (name, at) = (|| name.clone(), || moment(ends.unwrap_or_default()));
            let reminder = match event.plan.format {
                Format::League { .. } => ClubText::DirectSeasonReminder { name: name(), at: at() },
                Format::Swiss { .. } | Format::Ladder { .. } => {
                    ClubText::DirectReminder { name: name(), at: at() }
                }
            };
            let playing = players.contains(&own).then_some(reminder);
            let may_register = event_post::unregistered(event).contains(&own);
            let next = may_register.then(|| ClubText::DirectNextSeason { name: name(), at: at() });
            playing.into_iter().chain(next).map(Message::from).collect()
        }
        EventNews::Withdrew { cause, .. } => {
            let organizer = mention(event.organizer(by).unwrap_or(PlayerId::GONE));
            let line = match cause {
                Withdrawal::TimedOut => ClubText::DirectTimedOut { name },
                Withdrawal::Organizer => ClubText::DirectWithdrawn { name, organizer },
                Withdrawal::Own | Withdrawal::Erased => return Vec::new(),
            };
            vec![line.into()]
        }
        EventNews::SeasonEnded { .. } | EventNews::Ended(_) => {
            event_post::answer(event, by, news).lines
        }
        EventNews::Challenged { .. } | EventNews::Replaced { .. } => {
            event_post::answer(event, by, news).lines
        }
        EventNews::MatchBegan { id, .. } if !runs(event, id) => Vec::new(),
        EventNews::MatchBegan { .. } => event_post::answer(event, by, news).lines,
        EventNews::Paused | EventNews::Resumed | EventNews::Decided { .. } => Vec::new(),
    }
}

/// Whether a match of an event still runs.
fn runs(event: &EventView, id: MatchId) -> bool {
    event.state.tables.iter().any(|table| table.id == Some(id) && table.is_running())
}
