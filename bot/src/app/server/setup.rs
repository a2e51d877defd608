//! Shows the house rules of a server, and changes them.

use matches::{DailyPost, Limit, Place, PostMode, PreferenceOwner, Refused, Request};
use rules::{Arg, Message};

use crate::app::answer::{Answer, Result};
use crate::app::context::App;
use crate::app::press::{Scope, Standpoint};
use crate::app::server::house_rules::{
    CHANNELS, CLUBS, HouseRules, NO_LIMIT, POSTS, ROLES, TIME, challenge_channels, channels,
    number_list, numbers, role_list,
};
use crate::app::settings;
use crate::app::settings::language_settings;
use crate::app::view::turn_limit_text::{HOUR_MS, span};
use crate::app::web;
use crate::words::puzzles::PuzzleText;
use crate::words::server::HouseRuleText;

/// The maximum number of channels or roles that fit a preference.
const MOST: usize = 20;

/// Changes of the house rules.
#[derive(Clone, Debug, Default)]
pub(crate) struct HouseRuleChanges {
    /// Adds or removes a channel for challenges.
    pub(crate) channel: Option<ChallengeChannel>,
    /// Adds or removes a role whose members may challenge. The role @everyone opens challenges to all.
    pub(crate) role: Option<u64>,
    /// Sets the default turn limit. `Some(None)` means no limit.
    pub(crate) limit: Option<Option<Limit>>,
    /// Sets the default way to post boards.
    pub(crate) posts: Option<PostMode>,
    /// Adds or removes a role whose members may organize events.
    pub(crate) organizers: Option<u64>,
    /// Sets whether matches have links for spectators on the web.
    pub(crate) web: Option<bool>,
    /// Sets the language of public texts: its code, or `discord` for the server's language in Discord.
    pub(crate) language: Option<&'static str>,
    /// Sets the hour at which daily puzzles are posted in this channel.
    pub(crate) daily: Option<DailyChange>,
}

/// A place that is named as a channel for challenges.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ChallengeChannel {
    pub(crate) id: u64,
    /// Whether challenges can have this place as their channel. A thread can't be one, only the channel above it.
    pub(crate) is_possible: bool,
}

/// A change of a server's daily puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DailyChange {
    /// Posts daily puzzles in this channel at this hour, in the time zone of the person who sets it.
    At(u8),
    /// Stops posting daily puzzles.
    Off,
}

/// Changes the house rules if the person manages the server, and shows them.
pub(crate) fn change_rules(
    app: &App,
    by: Request,
    change: HouseRuleChanges,
    from: Standpoint,
) -> Result {
    if let (Some(server), true) = (from.place.server, from.manages) {
        let owner = PreferenceOwner::Server(server);
        let prefer = |name, value: &str| app.matches().set_preference(owner, name, value);
        let toggle = |name: &str, number| {
            let changed = |known: &str| toggled(known, number);
            app.matches().change_preferences(owner, &[name], changed).map(drop)
        };
        if let Some(ChallengeChannel { id, is_possible }) = change.channel {
            // Older versions added such places, so they can be removed.
            if !is_possible && !challenge_channels(app, server)?.contains(&id) {
                return Ok(Answer::say(HouseRuleText::NotAChannel));
            }
            toggle(CHANNELS, id)?;
        }
        match change.role {
            Some(role) if role == server => prefer(ROLES, "")?,
            Some(role) => toggle(ROLES, role)?,
            None => {}
        }
        if let Some(role) = change.organizers {
            toggle(CLUBS, role)?;
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
            language_settings::choose_for_server(app, server, language)?;
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
                channel: place.post_channel(),
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

/// The list with this number added, or without the number if the list has it.
fn toggled(known: &str, number: u64) -> Result<String> {
    let known = numbers(known);
    let mut all: Vec<u64> = known.iter().copied().filter(|&one| one != number).collect();
    if all.len() == known.len() {
        all.push(number);
    }
    if all.len() > MOST {
        return Err(Refused::TooLong);
    }
    Ok(number_list(&all))
}

#[cfg(test)]
mod tests {
    use matches::{Key, PlayerId, Timestamp};

    use super::*;
    use crate::app::testing;

    #[test]
    fn a_category_or_a_thread_is_refused_as_a_channel_for_challenges_but_can_be_removed() {
        let app = testing::app();
        let place = Place { server: Some(7), channel: 8, thread: None };
        let from = Standpoint { place, manages: true, moderates: true };
        let by = Request { player: PlayerId(1), key: Key(1), now: Timestamp(1) };
        let name = |id, is_possible| {
            let channel = Some(ChallengeChannel { id, is_possible });
            let change = HouseRuleChanges { channel, ..HouseRuleChanges::default() };
            let answer = change_rules(&app, by, change, from).unwrap();
            let id = answer.lines[0].id().map(ToOwned::to_owned);
            (id, HouseRules::of(&app, Some(7)).unwrap().channels)
        };
        let refused = Some("server-not-a-channel".to_owned());
        assert_eq!(name(20, false), (refused, vec![]));
        assert_eq!(name(8, true).1, [8]);
        let owner = PreferenceOwner::Server(7);
        app.matches().set_preference(owner, CHANNELS, "8,20").unwrap();
        assert_eq!(name(20, false).1, [8]);
    }
}
