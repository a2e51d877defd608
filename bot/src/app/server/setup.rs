//! The house rules of a server: channels and roles for challenges, and the default turn limit and board mode.

use matches::{DailyPost, Limit, Place, PostMode, PreferenceOwner, Refused, Request};
use rules::{Arg, Join, Message};

use crate::app::answer::{Answer, Result};
use crate::app::context::App;
use crate::app::press::{PressContext, Scope, Standpoint};
use crate::app::settings;
use crate::app::settings::language_settings;
use crate::app::view::turn_limit_text::{HOUR_MS, span};
use crate::app::web;
use crate::words::puzzles::PuzzleText;
use crate::words::server::HouseRuleText;

/// The names of the server preferences that hold the house rules.
const CHANNELS: &str = "channels";
const ROLES: &str = "roles";
const TIME: &str = "time";
const POSTS: &str = "posts";
const CLUBS: &str = "clubs";

/// The value for turns without a limit.
const NO_LIMIT: &str = "none";

/// The most channels or roles that fit a preference.
const MOST: usize = 20;

/// The house rules of a server.
#[derive(Debug)]
struct HouseRules {
    channels: Vec<u64>,
    roles: Vec<u64>,
    organizers: Vec<u64>,
    limit: Option<Limit>,
    posts: PostMode,
}

/// Changes of the house rules.
#[derive(Clone, Debug, Default)]
pub(crate) struct HouseRuleChanges {
    /// Adds or removes a channel for challenges.
    pub(crate) channel: Option<u64>,
    /// Adds or removes a role whose members may challenge. The role @everyone opens challenges to all.
    pub(crate) role: Option<u64>,
    /// Sets the default turn limit.
    pub(crate) limit: Option<Option<Limit>>,
    /// Sets the default way to post boards.
    pub(crate) posts: Option<PostMode>,
    /// Adds or removes a role whose members may organize events.
    pub(crate) organizers: Option<u64>,
    /// Sets whether matches have links for spectators on the web.
    pub(crate) web: Option<bool>,
    /// Sets the language of what everyone reads: a code, or that of Discord.
    pub(crate) language: Option<String>,
    /// Sets the hour at which daily puzzles are posted in this channel.
    pub(crate) daily: Option<DailyChange>,
}

/// A change of a server's daily puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DailyChange {
    /// Posts them in this channel at this hour, by the clock of the person who sets it.
    At(u8),
    /// Posts them no longer.
    Off,
}

impl HouseRules {
    fn of(app: &App, server: Option<u64>) -> Result<Self> {
        let preferences = match server {
            Some(server) => app.matches().preferences(PreferenceOwner::Server(server))?,
            None => Default::default(),
        };
        let limit = match preferences.get(TIME).map(String::as_str) {
            Some(NO_LIMIT) => None,
            Some(hours) => hours.parse().ok().and_then(Limit::of_hours).or(Some(Limit::DEFAULT)),
            None => Some(Limit::DEFAULT),
        };
        let numbers = |name| preferences.get(name).map(|text| numbers(text)).unwrap_or_default();
        let posts = preferences.get(POSTS).and_then(|id| PostMode::of(id)).unwrap_or_default();
        let (channels, roles) = (numbers(CHANNELS), numbers(ROLES));
        Ok(Self { channels, roles, organizers: numbers(CLUBS), limit, posts })
    }
}

/// The default turn limit of a server.
pub(crate) fn turn_limit(app: &App, server: Option<u64>) -> Result<Option<Limit>> {
    Ok(HouseRules::of(app, server)?.limit)
}

/// The default way to post boards on a server.
pub(crate) fn posting(app: &App, server: Option<u64>) -> Result<PostMode> {
    Ok(HouseRules::of(app, server)?.posts)
}

/// Whether a person may organize events here: a manager of the server, or a member with a role for it.
pub(crate) fn may_manage_clubs(app: &App, context: &PressContext) -> Result<bool> {
    let house = HouseRules::of(app, context.server())?;
    let has_one = context.roles.iter().any(|role| house.organizers.contains(role));
    Ok(context.server().is_some() && (context.from.manages || has_one))
}

/// The reason why a person with these roles may not make a challenge here. `None` if they may.
pub(crate) fn challenge_refusal(
    app: &App,
    from: Standpoint,
    roles: &[u64],
) -> Result<Option<Answer>> {
    let house = HouseRules::of(app, from.place.server)?;
    if !house.channels.is_empty() && !house.channels.contains(&from.place.channel) {
        let channels = channels(&house.channels);
        return Ok(Some(Answer::say(HouseRuleText::NotHere { channels })));
    }
    let has_one = roles.iter().any(|role| house.roles.contains(role));
    let may = house.roles.is_empty() || has_one || from.manages;
    Ok((!may).then(|| Answer::say(HouseRuleText::NotYou { roles: role_list(&house.roles) })))
}

/// Changes the house rules if the person manages the server, and shows them.
pub(crate) fn change_rules(
    app: &App,
    by: Request,
    change: HouseRuleChanges,
    from: Standpoint,
) -> Result {
    if let (Some(server), true) = (from.place.server, from.manages) {
        let house = HouseRules::of(app, Some(server))?;
        let prefer = |name, value: &str| {
            app.matches().set_preference(PreferenceOwner::Server(server), name, value)
        };
        if let Some(channel) = change.channel {
            prefer(CHANNELS, &toggle(&house.channels, channel)?)?;
        }
        match change.role {
            Some(role) if role == server => prefer(ROLES, "")?,
            Some(role) => prefer(ROLES, &toggle(&house.roles, role)?)?,
            None => {}
        }
        if let Some(role) = change.organizers {
            prefer(CLUBS, &toggle(&house.organizers, role)?)?;
        }
        if let Some(limit) = change.limit {
            let hours = limit.map(|limit| (limit.ms() / HOUR_MS).to_string());
            prefer(TIME, hours.as_deref().unwrap_or(NO_LIMIT))?;
        }
        if let Some(posts) = change.posts {
            prefer(POSTS, posts.id())?;
        }
        if let Some(is_allowed) = change.web {
            web::allow_watching(app, server, is_allowed)?;
        }
        if let Some(language) = change.language {
            language_settings::choose_for_server(app, server, &language)?;
        }
        if let Some(daily) = change.daily {
            set_daily(app, by, from.place, daily)?;
        }
    }
    let answer = settings::show(app, by, Scope::Server, from)?;
    match from.place.server.filter(|_| from.manages) {
        Some(server) => Ok(answer.lines(lines(app, server)?)),
        None => Ok(answer),
    }
}

fn set_daily(app: &App, by: Request, place: Place, daily: DailyChange) -> Result<()> {
    let Some(server) = place.server else { return Ok(()) };
    let post = match daily {
        DailyChange::Off => None,
        DailyChange::At(hour) => {
            let zone = app.matches().reminder_settings(by.player)?.zone;
            Some(DailyPost {
                channel: place.thread.unwrap_or(place.channel),
                hour,
                zone: zone.unwrap_or_else(|| "UTC".into()),
                key: by.key,
                posted: None,
            })
        }
    };
    app.matches().set_daily_post(server, post, by.now)
}

/// The line about a server's daily puzzles.
fn daily_line(app: &App, server: u64) -> Result<PuzzleText> {
    Ok(match app.matches().daily_post(server)? {
        Some(DailyPost { channel, hour, zone, .. }) => {
            PuzzleText::PostedHere { place: Arg::Place(channel), hour, zone }
        }
        None => PuzzleText::NotPosted,
    })
}

fn lines(app: &App, server: u64) -> Result<Vec<Message>> {
    let house = HouseRules::of(app, Some(server))?;
    let where_ = match house.channels.as_slice() {
        [] => HouseRuleText::Anywhere,
        named => HouseRuleText::Channels { channels: channels(named) },
    };
    let who = match house.roles.as_slice() {
        [] => HouseRuleText::Anybody,
        named => HouseRuleText::Roles { roles: role_list(named) },
    };
    let time = HouseRuleText::Time { limit: span(house.limit).into() };
    let posts = match house.posts {
        PostMode::EveryMove => HouseRuleText::EveryMove,
        PostMode::OneBoard => HouseRuleText::OneBoard,
    };
    let clubs = match house.organizers.as_slice() {
        [] => HouseRuleText::NoOrganizers,
        named => HouseRuleText::Organizers { roles: role_list(named) },
    };
    let (language, daily) =
        (language_settings::server_line(app, server)?, daily_line(app, server)?);
    let lines = [where_, who, time, posts, clubs].map(Message::from).into_iter();
    let lines = lines.chain([language.into(), daily.into()]);
    let web = match web::may_watch(app, Some(server))? {
        true => HouseRuleText::WebAllowed,
        false => HouseRuleText::WebForbidden,
    };
    Ok(lines.into_iter().chain(app.web_links().map(|_| web.into())).collect())
}

fn numbers(text: &str) -> Vec<u64> {
    text.split(',').filter_map(|number| number.parse().ok()).collect()
}

/// The list with this number added, or removed if the list has it.
fn toggle(known: &[u64], number: u64) -> Result<String> {
    let mut all: Vec<u64> = known.iter().copied().filter(|&one| one != number).collect();
    if all.len() == known.len() {
        all.push(number);
    }
    if all.len() > MOST {
        return Err(Refused::TooLong);
    }
    Ok(all.iter().map(u64::to_string).collect::<Vec<_>>().join(","))
}

fn channels(numbers: &[u64]) -> Arg {
    Arg::list(Join::And, numbers.iter().map(|&number| Arg::Place(number)))
}

fn role_list(roles: &[u64]) -> Arg {
    let role = |&number: &u64| HouseRuleText::Role { number: number.to_string() };
    Arg::list(Join::Or, roles.iter().map(role))
}
