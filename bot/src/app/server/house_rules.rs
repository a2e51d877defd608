//! The house rules of a server: who may challenge where, who may organize events, and the defaults of a challenge.

use std::collections::BTreeMap;

use matches::{Limit, PostMode, PreferenceOwner};
use rules::{Arg, Join};

use crate::app::answer::{Answer, Result};
use crate::app::context::App;
use crate::app::press::{PressContext, Standpoint};
use crate::words::server::HouseRuleText;

/// The names of the server preferences that hold the house rules.
pub(super) const CHANNELS: &str = "channels";
pub(super) const ROLES: &str = "roles";
pub(super) const TIME: &str = "time";
pub(super) const POSTS: &str = "posts";
pub(super) const CLUBS: &str = "clubs";

/// The value of [`TIME`] for turns without a limit.
pub(super) const NO_LIMIT: &str = "none";

#[derive(Debug)]
pub(super) struct HouseRules {
    pub(super) channels: Vec<u64>,
    pub(super) roles: Vec<u64>,
    pub(super) organizers: Vec<u64>,
    pub(super) limit: Option<Limit>,
    pub(super) posts: PostMode,
}

impl HouseRules {
    pub(super) fn of(app: &App, server: Option<u64>) -> Result<Self> {
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

/// Whether a person may organize events here: a manager of the server, or a member with an organizer's role.
pub(crate) fn may_manage_clubs(app: &App, context: &PressContext) -> Result<bool> {
    let Some(server) = context.server() else { return Ok(false) };
    let organizers = HouseRules::of(app, Some(server))?.organizers;
    // The roles that Discord lists for a member lack @everyone, whose id is the server's.
    let has_one = context.roles.iter().chain([&server]).any(|role| organizers.contains(role));
    Ok(context.from.manages || has_one)
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

/// The channels in which challenges belong. Empty if they may be anywhere.
pub(crate) fn challenge_channels(app: &App, server: u64) -> Result<Vec<u64>> {
    Ok(HouseRules::of(app, Some(server))?.channels)
}

/// Removes deleted channels from the house rules. They can't be named in a command any more.
pub(crate) fn retain_channels(app: &App, server: u64, is_kept: impl Fn(u64) -> bool) -> Result<()> {
    retain(app, server, &[CHANNELS], is_kept).map(drop)
}

/// Removes deleted roles from the house rules. Returns the channels in which challenges belong, from the same read.
pub(crate) fn retain_roles(
    app: &App,
    server: u64,
    is_kept: impl Fn(u64) -> bool,
) -> Result<Vec<u64>> {
    let kept = retain(app, server, &[ROLES, CLUBS], is_kept)?;
    Ok(kept.get(CHANNELS).map(|text| numbers(text)).unwrap_or_default())
}

/// Removes numbers from these lists. Events run at the same time, so none may restore what another removes.
fn retain(
    app: &App,
    server: u64,
    names: &[&str],
    is_kept: impl Fn(u64) -> bool,
) -> Result<BTreeMap<String, String>> {
    app.matches().change_preferences(PreferenceOwner::Server(server), names, |known| {
        let mut kept = numbers(known);
        kept.retain(|&number| is_kept(number));
        Ok(number_list(&kept))
    })
}

pub(super) fn numbers(text: &str) -> Vec<u64> {
    text.split(',').filter_map(|number| number.parse().ok()).collect()
}

pub(super) fn number_list(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(",")
}

pub(super) fn channels(numbers: &[u64]) -> Arg {
    Arg::list(Join::And, numbers.iter().map(|&number| Arg::Place(number)))
}

pub(super) fn role_list(roles: &[u64]) -> Arg {
    let role = |&number: &u64| HouseRuleText::Role { number: number.to_string() };
    Arg::list(Join::Or, roles.iter().map(role))
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::app::testing;

    #[test]
    fn deleted_channels_and_roles_leave_the_house_rules_of_their_server() {
        let app = testing::app();
        for (server, name) in [(7, CHANNELS), (7, ROLES), (7, CLUBS), (8, CHANNELS)] {
            let owner = PreferenceOwner::Server(server);
            app.matches().set_preference(owner, name, "20,21").unwrap();
        }
        retain_channels(&app, 7, |channel| channel != 20).unwrap();
        assert_eq!(retain_roles(&app, 7, |role| role == 20).unwrap(), [21]);
        let house = HouseRules::of(&app, Some(7)).unwrap();
        assert_eq!((house.channels, house.roles, house.organizers), (vec![21], vec![20], vec![20]));
        retain_channels(&app, 7, |channel| channel != 21).unwrap();
        assert!(challenge_channels(&app, 7).unwrap().is_empty());
        assert_eq!(challenge_channels(&app, 8).unwrap(), [20, 21]);
    }

    #[test]
    fn a_change_of_the_house_rules_between_a_read_and_its_commit_is_kept() {
        let app = testing::app();
        let owner = PreferenceOwner::Server(7);
        let set = |channels| app.matches().set_preference(owner, CHANNELS, channels).unwrap();
        set("20,21");
        let is_first_read = Cell::new(true);
        let is_kept = |channel: u64| {
            // Meanwhile channel 21 is deleted, and a manager adds channel 22.
            if is_first_read.take() {
                set("20,22");
            }
            channel != 20
        };
        retain_channels(&app, 7, is_kept).unwrap();
        assert_eq!(challenge_channels(&app, 7).unwrap(), [22]);
    }
}
