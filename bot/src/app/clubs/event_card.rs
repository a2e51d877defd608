//! The card of an event: its plan, its stage, and buttons to register. The card pings nobody.

use matches::{Champion, EventEnd, EventPlan, EventStage, EventView, Format};
use rules::{Join, Message};
use words::Language;

use crate::app::answer::args::{mentions, moment};
use crate::app::answer::{Answer, Style};
use crate::app::clubs::event_name::event_name;
use crate::app::clubs::event_post::more;
use crate::app::clubs::standings;
use crate::app::context::App;
use crate::app::press::ClubPress;
use crate::app::view::languages;
use crate::app::view::turn_limit_text::span;
use crate::words::clubs::{ClubLabel, ClubText};

/// The maximum number of registered players, or of winners of a season, that the card names.
const NAMES: usize = 40;

/// The maximum number of past seasons whose winners the card names. The page of the event names those of all.
const SEASONS: usize = 5;

pub(crate) fn card(app: &App, event: &EventView) -> Answer {
    let language = languages::of_code(event.plan.language.as_deref());
    let answer = with_buttons(overview(event, language), event).in_language(language);
    answer.when(app.web_links().is_some(), |answer| {
        answer.button(ClubPress::Page(event.id), ClubLabel::Page, Style::Plain)
    })
}

/// The lines about the plan of an event, with its title.
pub(super) fn preview(plan: &EventPlan) -> Vec<Message> {
    let mut lines: Vec<Message> = vec![ClubText::Title { name: event_name(plan) }.into()];
    lines.push(format_line(plan).into());
    let limit = span(Some(plan.limit)).into();
    lines.push(ClubText::Pace { limit, bank: plan.bank_days }.into());
    if plan.seats > 2 {
        lines.push(ClubText::Pods { seats: plan.seats }.into());
    }
    lines.extend(plan.adjudicates.then_some(ClubText::Adjudicates.into()));
    lines
}

/// The format of an event in a line.
pub(super) fn format_line(plan: &EventPlan) -> ClubText {
    let game = games::find(&plan.game).map_or(plan.game.clone(), |game| game.info().name.into());
    match plan.format {
        Format::League { weeks } => ClubText::League { game, weeks },
        Format::Swiss { rounds, days: Some(days) } => ClubText::SwissDays { game, rounds, days },
        Format::Swiss { rounds, days: None } => ClubText::SwissFree { game, rounds },
        Format::Ladder { decay_days } => ClubText::Ladder { game, days: decay_days },
    }
}

pub(super) fn overview(event: &EventView, language: Language) -> Answer {
    let answer = Answer::default().lines(preview(&event.plan));
    let answer = answer.lines(champions(event, SEASONS)).lines(stage_lines(event));
    Answer { sections: standings::sections(event, language), ..answer }
}

/// The lines about the plan and the stage of an event, without its title.
pub(crate) fn page_lines(event: &EventView) -> Vec<Message> {
    let plan = preview(&event.plan).into_iter().skip(1);
    plan.chain(champions(event, usize::MAX)).chain(stage_lines(event)).collect()
}

fn stage_lines(event: &EventView) -> Vec<Message> {
    let state = &event.state;
    let mut lines: Vec<Message> = Vec::new();
    match state.stage {
        EventStage::Open => lines.extend(open_lines(event)),
        EventStage::Running => lines.extend(running_lines(event)),
        EventStage::Over(end) => lines.push(
            match end {
                EventEnd::Finished => ClubText::Finished,
                EventEnd::TooFew | EventEnd::TooFewLeft => ClubText::TooFew,
                EventEnd::NoPairing => ClubText::NoPairing,
                EventEnd::Organizer => ClubText::EndedByOrganizer,
            }
            .into(),
        ),
    }
    lines.extend(state.paused.map(|_| ClubText::Paused.into()));
    lines
}

/// The lines with the winners of the last `most` seasons, or of the event.
fn champions(event: &EventView, most: usize) -> Vec<Message> {
    let is_league = matches!(event.plan.format, Format::League { .. });
    let line = |of_season: &[Champion]| {
        let winners = of_season.iter().take(NAMES).map(|champion| event.player(champion.entrant));
        let players = mentions(Join::And, &winners.collect::<Vec<_>>());
        let named = match is_league {
            true => ClubText::Champion { season: of_season[0].season, players },
            false => ClubText::Winner { players },
        };
        [named].into_iter().chain(more(of_season.len(), NAMES)).map(Message::from)
    };
    let seasons = event.state.champions.chunk_by(|one, next| one.season == next.season);
    let mut seasons: Vec<_> = seasons.collect();
    let last = seasons.split_off(seasons.len().saturating_sub(most));
    last.into_iter().flat_map(line).collect()
}

fn open_lines(event: &EventView) -> Vec<Message> {
    let registered = event.state.registered();
    let players: Vec<_> = registered.iter().map(|&entrant| event.player(entrant)).collect();
    let shown = &players[..players.len().min(NAMES)];
    let starts = event.plan.starts.map(|at| ClubText::Starts { at: moment(at) }.into());
    let count = Some(ClubText::Registered { count: players.len() }.into());
    let names = (!players.is_empty())
        .then(|| ClubText::Names { players: mentions(Join::Commas, shown) }.into());
    starts.into_iter().chain(count).chain(names).collect()
}

fn running_lines(event: &EventView) -> Vec<Message> {
    let (state, round) = (&event.state, event.state.round);
    // A pause delays the end by its length, which is not known yet.
    let ends = state.ends.filter(|_| state.paused.is_none()).map(moment);
    match (event.plan.format, ends) {
        (Format::Ladder { .. }, _) => vec![ClubText::OnLadder.into()],
        (Format::League { .. }, at) => {
            let season = match at {
                Some(at) => ClubText::Season { round, at },
                None => ClubText::SeasonPaused { round },
            };
            let next = ClubText::NextSeason { count: state.registered().len() };
            vec![season.into(), next.into()]
        }
        (Format::Swiss { .. }, Some(at)) => vec![ClubText::RunningUntil { round, at }.into()],
        (Format::Swiss { .. }, None) => vec![ClubText::Running { round }.into()],
    }
}

fn with_buttons(answer: Answer, event: &EventView) -> Answer {
    let id = event.id;
    let join = match (event.state.stage, event.plan.format) {
        (EventStage::Over(_), _) => None,
        (EventStage::Open, _) | (_, Format::Ladder { .. }) => Some(ClubLabel::Join),
        (EventStage::Running, Format::League { .. }) => Some(ClubLabel::JoinNext),
        // Late players enter before the second round.
        (EventStage::Running, Format::Swiss { rounds, .. }) => {
            (event.state.round <= 1 && rounds > 1).then_some(ClubLabel::Join)
        }
    };
    let is_open = event.state.stage == EventStage::Open;
    let is_over = matches!(event.state.stage, EventStage::Over(_));
    let answer = match join {
        Some(label) => answer.button(ClubPress::Join(id), label, Style::Main),
        None => answer,
    };
    answer
        .when(!is_over, |answer| {
            let leave = ClubPress::Leave { id, is_sure: false };
            answer.button(leave, ClubLabel::Leave, Style::Plain)
        })
        .when(is_open, |answer| answer.button(ClubPress::Begin(id), ClubLabel::Begin, Style::Agree))
        .button(ClubPress::Show(id), ClubLabel::Show, Style::Plain)
}

#[cfg(test)]
mod tests {
    use matches::Entrant;

    use super::*;
    use crate::app::clubs::tests::{begun, by};
    use crate::app::testing::{app, people_named};
    use crate::words::say_in_english;

    #[test]
    fn the_card_of_a_long_league_keeps_its_running_season() {
        const LIMIT: usize = 2_000;
        let app = app();
        let id = begun(&app, Format::League { weeks: 2 }, 8);
        let mut event = app.matches().event(id).unwrap();
        let shared = |season| (0..8).map(move |one| Champion { season, entrant: Entrant(one) });
        event.state.champions = (1..=12).flat_map(shared).collect();
        event.state.round = 13;
        let lines = overview(&event, Language::English).lines;
        let people: usize = lines.iter().map(people_named).sum();
        let text = lines.into_iter().map(say_in_english).collect::<Vec<_>>().join("\n");
        // A mention has up to 22 characters, and here it is a number of one digit.
        let longest = text.chars().count() + 21 * people;
        assert!(longest <= LIMIT, "{longest} characters: {text}");
        assert!(text.contains("Season 13") && text.contains("Season 8:"), "{text}");
        assert!(!text.contains("Season 7:"), "{text}");
        let page: Vec<_> = page_lines(&event).into_iter().map(say_in_english).collect();
        assert!(page.iter().any(|line| line.contains("Season 1:")), "{page:?}");
    }

    #[test]
    fn a_paused_event_names_no_end() {
        for format in [Format::League { weeks: 2 }, Format::Swiss { rounds: 2, days: Some(7) }] {
            let app = app();
            let id = begun(&app, format, 4);
            let has_end = || {
                let event = app.matches().event(id).unwrap();
                let lines = stage_lines(&event).into_iter().map(say_in_english);
                lines.collect::<Vec<_>>().join("\n").contains("until")
            };
            assert!(has_end(), "{format:?}");
            app.matches().pause_event(id, by(1, 2_000)).unwrap();
            assert!(!has_end(), "{format:?}");
        }
    }
}
