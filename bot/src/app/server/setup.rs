//! The rules of the house: where on a server challenges are made, by whom, and how long turns take if nobody says
//! otherwise. Those who manage the server set them.

use matches::{By, Limit, PostMode, Refused, Whose};
use rules::{Arg, Join, Message};

use crate::app::answer::Answer;
use crate::app::context::App;
use crate::app::press::{Scope, Standpoint};
use crate::app::settings;
use crate::app::view::deadline::span;
use crate::words::server::HouseRuleText;

/// The names of a server's preferences: numbers of channels and of roles, and a limit.
const CHANNELS: &str = "channels";
const ROLES: &str = "roles";
const TIME: &str = "time";
const POSTS: &str = "posts";

/// What stands for turns without a limit.
const NO_LIMIT: &str = "none";

/// How many channels or roles can be named: what a preference has room for.
const MOST: usize = 20;

/// The milliseconds of an hour.
const HOUR: u64 = 60 * 60 * 1000;

/// What a server has chosen.
#[derive(Debug)]
struct HouseRules {
    channels: Vec<u64>,
    roles: Vec<u64>,
    limit: Option<Limit>,
    posts: PostMode,
}

/// What is to be changed of it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct HouseRuleChanges {
    /// Challenges are made in this channel, or no longer.
    pub(crate) channel: Option<u64>,
    /// Those with this role may challenge, or no longer. The role that everybody has lets everybody.
    pub(crate) role: Option<u64>,
    /// Turns take so long, if nobody says otherwise.
    pub(crate) limit: Option<Option<Limit>>,
    /// Boards are posted like this, if nobody says otherwise.
    pub(crate) posts: Option<PostMode>,
}

impl HouseRules {
    fn of(app: &App, server: Option<u64>) -> Result<Self, Refused> {
        let liked = match server {
            Some(server) => app.matches().preferences(Whose::Server(server))?,
            None => Default::default(),
        };
        let limit = match liked.get(TIME).map(String::as_str) {
            Some(NO_LIMIT) => None,
            Some(hours) => hours.parse().ok().and_then(Limit::of_hours).or(Some(Limit::DEFAULT)),
            None => Some(Limit::DEFAULT),
        };
        let numbers = |name| liked.get(name).map(|text| numbers(text)).unwrap_or_default();
        let posts = liked.get(POSTS).and_then(|id| PostMode::of(id)).unwrap_or_default();
        Ok(Self { channels: numbers(CHANNELS), roles: numbers(ROLES), limit, posts })
    }
}

/// How long turns take on a server, if nobody says otherwise.
///
/// # Errors
/// The store has failed.
pub(crate) fn turn_limit(app: &App, server: Option<u64>) -> Result<Option<Limit>, Refused> {
    Ok(HouseRules::of(app, server)?.limit)
}

/// How boards are posted on a server, if nobody says otherwise.
///
/// # Errors
/// The store has failed.
pub(crate) fn posting(app: &App, server: Option<u64>) -> Result<PostMode, Refused> {
    Ok(HouseRules::of(app, server)?.posts)
}

/// Why somebody with these roles may not make a challenge here; none, if they may.
///
/// # Errors
/// The store has failed.
pub(crate) fn challenge_refusal(
    app: &App,
    from: Standpoint,
    roles: &[u64],
) -> Result<Option<Answer>, Refused> {
    let house = HouseRules::of(app, from.place.server)?;
    if !house.channels.is_empty() && !house.channels.contains(&from.place.channel) {
        return Ok(Some(Answer::say(HouseRuleText::NotHere {
            channels: channels(&house.channels),
        })));
    }
    let has_one = roles.iter().any(|role| house.roles.contains(role));
    let may = house.roles.is_empty() || has_one || from.manages;
    Ok((!may).then(|| Answer::say(HouseRuleText::NotYou { roles: mentioned(&house.roles) })))
}

/// Changes the rules of the house where somebody is who may, and shows them.
///
/// # Errors
/// The store has failed, or too much is named.
pub(crate) fn change_rules(
    app: &App,
    by: By,
    change: HouseRuleChanges,
    from: Standpoint,
) -> Result<Answer, Refused> {
    if let (Some(server), true) = (from.place.server, from.manages) {
        let house = HouseRules::of(app, Some(server))?;
        let prefer = |name, value: &str| app.matches().prefer(Whose::Server(server), name, value);
        if let Some(channel) = change.channel {
            prefer(CHANNELS, &turned(&house.channels, channel)?)?;
        }
        match change.role {
            Some(role) if role == server => prefer(ROLES, "")?,
            Some(role) => prefer(ROLES, &turned(&house.roles, role)?)?,
            None => {}
        }
        if let Some(limit) = change.limit {
            let hours = limit.map(|limit| (limit.ms() / HOUR).to_string());
            prefer(TIME, hours.as_deref().unwrap_or(NO_LIMIT))?;
        }
        if let Some(posts) = change.posts {
            prefer(POSTS, posts.id())?;
        }
    }
    let answer = settings::show(app, by, Scope::Server, from)?;
    match from.place.server.filter(|_| from.manages) {
        Some(server) => Ok(answer.lines(lines(app, server)?)),
        None => Ok(answer),
    }
}

/// The rules of a house, as they stand.
fn lines(app: &App, server: u64) -> Result<[Message; 4], Refused> {
    let house = HouseRules::of(app, Some(server))?;
    let where_ = match house.channels.as_slice() {
        [] => HouseRuleText::Anywhere,
        named => HouseRuleText::Channels { channels: channels(named) },
    };
    let who = match house.roles.as_slice() {
        [] => HouseRuleText::Anybody,
        named => HouseRuleText::Roles { roles: mentioned(named) },
    };
    let time = HouseRuleText::Time { limit: span(house.limit).into() };
    let posts = match house.posts {
        PostMode::EveryMove => HouseRuleText::EveryMove,
        PostMode::OneBoard => HouseRuleText::OneBoard,
    };
    Ok([where_.into(), who.into(), time.into(), posts.into()])
}

fn numbers(text: &str) -> Vec<u64> {
    text.split(',').filter_map(|number| number.parse().ok()).collect()
}

/// With this number, or without it where it was there.
fn turned(known: &[u64], number: u64) -> Result<String, Refused> {
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

/// Roles by their numbers, for whoever shows them.
fn mentioned(roles: &[u64]) -> Arg {
    let said = |&number: &u64| HouseRuleText::Role { number: number.to_string() };
    Arg::list(Join::Or, roles.iter().map(said))
}
