//! `/challenge`: one subcommand per game, made from the catalog.

use std::borrow::Cow;

use matches::{Challenge, Limit, PlayerId, PostMode, Seating, can_be_paired};
use poise::serenity_prelude as serenity;
use rules::{Game, GameOption, Level, Message, OptionValues, Seat};
use serenity::{CommandOptionType, CreateAutocompleteResponse, ResolvedValue};
use words::Language;

use crate::app;
use crate::app::Answer;
use crate::discord::commands::autocomplete::choices;
use crate::discord::commands::command_types::{Command, CommandResult, Context};
use crate::discord::commands::option_values::{read_value, switch};
use crate::discord::commands::{localize, turn_limit};
use crate::discord::interaction::{Interaction, permissions};
use crate::discord::message::markup::say;
use crate::discord::session::Session;
use crate::words::common::RefusalText;
use crate::words::discord::Say;

type Parameter = poise::CommandParameter<Session, serenity::Error>;

const SEATS: usize = 8;

const OPPONENTS: [&str; SEATS - 1] =
    ["opponent", "opponent2", "opponent3", "opponent4", "opponent5", "opponent6", "opponent7"];

/// The option that fills the free seats with computers.
const COMPUTER: &str = "computer";

/// The option for a second match with swapped seats.
const PAIR: &str = "pair";

const POSTS: &str = "posts";

/// The option for a word that goes into the deal.
const WORD: &str = "word";

/// Challenge someone, or everyone, to a castle game
#[poise::command(slash_command)]
pub(super) async fn challenge(context: Context<'_>) -> CommandResult {
    // Discord only sends the subcommands.
    let interaction = Interaction::from(context);
    interaction.say(Answer::say(RefusalText::CommandChanged)).await
}

/// The template of the subcommands. A subcommand has the name of its game.
#[poise::command(slash_command)]
async fn to_game(context: Context<'_>) -> CommandResult {
    let interaction = Interaction::from(context);
    let read = read(&context, &interaction);
    let (from, roles) = (interaction.standpoint(), interaction.roles.clone());
    let is_private = interaction.is_private;
    let says = |name: &str| context.args.iter().any(|option| option.name == name);
    let (says_time, says_posts) = (says(turn_limit::TIME), says(POSTS));
    let game = ::games::find_by_name(&context.command().name);
    let means_me = is_only_challenged(&context, interaction.session.http.application_id());
    interaction
        .reply(move |app, by| {
            if let (true, Some(game)) = (means_me, game) {
                return app::challenge::computers::choose_opponent(game.info().id);
            }
            let mut challenge = match read {
                Ok(challenge) => challenge,
                Err(mistake) => return Ok(Answer::say(mistake)),
            };
            if let Some(refusal) = app::server::house_rules::challenge_refusal(app, from, &roles)? {
                return Ok(refusal);
            }
            if !says_time {
                // In private channels nobody can be reminded.
                let limit = app::server::house_rules::turn_limit(app, from.place.server)?;
                challenge.limit = limit.filter(|_| !is_private);
            }
            if !says_posts {
                challenge.posts = app::server::house_rules::posting(app, from.place.server)?;
            }
            app::challenge::create(app, by, challenge)
        })
        .await
}

/// Whether a challenge names this bot as the opponent, and sets no other option.
fn is_only_challenged(context: &Context<'_>, me: Option<serenity::ApplicationId>) -> bool {
    let is_me = |option: &serenity::ResolvedOption<'_>| match &option.value {
        ResolvedValue::User(user, _) => me.is_some_and(|me| me.get() == user.id.get()),
        _ => false,
    };
    !context.args.is_empty() && context.args.iter().all(is_me)
}

pub(super) fn command() -> Command {
    with_subcommands(::games::on_offer().map(|game| subcommand(game, game.info().command_name())))
}

/// The command with the old slugs of renamed games, which outdated command lists still send.
pub(super) fn command_with_slugs() -> Command {
    let newest = ::games::on_offer().map(|game| subcommand(game, game.info().command_name()));
    let renamed = ::games::on_offer().filter(|game| game.info().command_name() != game.info().id);
    with_subcommands(newest.chain(renamed.map(|game| subcommand(game, game.info().id.into()))))
}

fn with_subcommands(games: impl Iterator<Item = Command>) -> Command {
    let mut command = challenge();
    command.subcommand_required = true;
    command.subcommands = games.collect();
    command
}

fn subcommand(game: &'static dyn Game, name: String) -> Command {
    let info = game.info();
    let mut parameters = seating(*info.seats.end());
    if !game.levels().is_empty() {
        parameters.push(parameter(COMPUTER, levels));
    }
    if can_be_paired(game, &OptionValues::new()) {
        parameters.push(parameter(PAIR, |option| option.kind(CommandOptionType::Boolean)));
    }
    parameters.push(parameter(WORD, |option| {
        option.kind(CommandOptionType::String).max_length(matches::WORD_LIMIT as u16)
    }));
    parameters.extend(info.options.iter().map(|option| Parameter {
        autocomplete_callback: Some(|context, typed| Box::pin(complete(context, typed))),
        ..parameter(option.id, |option| option.kind(CommandOptionType::String))
    }));
    Command { name: Cow::Owned(name), parameters, ..to_game() }
}

/// The options about seats, time and posts for a game with up to `most` seats.
fn seating(most: u8) -> Vec<Parameter> {
    let most = usize::from(most).clamp(1, SEATS);
    let mut parameters: Vec<Parameter> = OPPONENTS[..most - 1].iter().map(opponent).collect();
    if most > 2 {
        parameters.push(parameter("players", UP_TO[most - 1]));
    }
    parameters.push(parameter("seat", UP_TO[most - 1]));
    if most > 1 {
        parameters.push(Parameter {
            autocomplete_callback: Some(|context, typed| {
                Box::pin(turn_limit::complete(context, typed))
            }),
            ..parameter(turn_limit::TIME, |option| option.kind(CommandOptionType::String))
        });
    }
    parameters.push(parameter(POSTS, posts));
    parameters
}

fn posts(option: serenity::CreateCommandOption) -> serenity::CreateCommandOption {
    let option = option.kind(CommandOptionType::String);
    PostMode::ALL.into_iter().fold(option, |option, posts| {
        let label = app::settings::notifications::posting_choice(posts);
        let (label, localized) = localize::choice(label);
        option.add_string_choice_localized(label, posts.id(), localized)
    })
}

/// Turns an option into a choice among the levels of computers.
pub(super) fn levels(option: serenity::CreateCommandOption) -> serenity::CreateCommandOption {
    let option = option.kind(CommandOptionType::Integer);
    Level::ALL.into_iter().fold(option, |option, level| {
        let number = u32::from(level.number());
        let label = Say::LevelChoice { level: number, name: level.name(), about: level.about() };
        let (label, localized) = localize::choice(label.into());
        option.add_int_choice_localized(label, i32::from(level.number()), localized)
    })
}

fn opponent(name: &&'static str) -> Parameter {
    parameter(name, |option| option.kind(CommandOptionType::User))
}

type Kind = fn(serenity::CreateCommandOption) -> serenity::CreateCommandOption;

/// Whole-number kinds, one for each limit from 1 to 8, since a `fn` pointer can't capture a limit.
const UP_TO: [Kind; SEATS] = [
    up_to::<1>, up_to::<2>, up_to::<3>, up_to::<4>, up_to::<5>, up_to::<6>, up_to::<7>, up_to::<8>,
];

fn up_to<const MOST: u64>(option: serenity::CreateCommandOption) -> serenity::CreateCommandOption {
    option.kind(CommandOptionType::Integer).min_int_value(1).max_int_value(MOST)
}

/// An option without texts. `localize` sets them, like the texts of the command.
fn parameter(name: &'static str, kind: Kind) -> Parameter {
    Parameter {
        name: Cow::Borrowed(name),
        name_localizations: Cow::Borrowed(&[]),
        description: None,
        description_localizations: Cow::Borrowed(&[]),
        required: false,
        channel_types: None,
        choices: Cow::Borrowed(&[]),
        type_setter: Some(kind),
        autocomplete_callback: None,
        __non_exhaustive: (),
    }
}

/// Reads the challenge, or says what is wrong with it.
fn read(context: &Context<'_>, interaction: &Interaction) -> Result<Challenge, Message> {
    permissions::check(interaction)?;
    let game = ::games::find_by_name(&context.command().name).ok_or(Say::NoSuchGame)?;
    let (mut opponents, mut options) = (Vec::new(), OptionValues::new());
    let (mut seats, mut seating, mut computer) = (None, Seating::Random, None);
    // In private channels nobody can be reminded, so turns have no default limit.
    let (mut posts, mut pair, mut word) = (PostMode::default(), false, None);
    let mut limit = Some(Limit::DEFAULT).filter(|_| !interaction.is_private);
    let unreadable = |name: &str| localize::bad_option("challenge", name, interaction.language);
    for option in context.args {
        match (option.name, &option.value) {
            (name, ResolvedValue::User(user, _)) if OPPONENTS.contains(&name) && user.bot => {
                return Err(Say::BotsDoNotPlay.into());
            }
            (name, ResolvedValue::User(_, None))
                if OPPONENTS.contains(&name) && !interaction.is_private =>
            {
                return Err(Say::NotAMember.into());
            }
            (name, ResolvedValue::User(user, _)) if OPPONENTS.contains(&name) => {
                opponents.push(PlayerId(user.id.get()));
            }
            ("players", ResolvedValue::Integer(number)) => seats = u8::try_from(*number).ok(),
            (COMPUTER, ResolvedValue::Integer(number)) => {
                computer = u8::try_from(*number).ok().and_then(Level::of);
            }
            ("seat", ResolvedValue::Integer(number)) => {
                let seat = u8::try_from(*number - 1).map_err(|_| Say::SeatsFromOne)?;
                seating = Seating::Chosen(Seat(seat));
            }
            (turn_limit::TIME, ResolvedValue::String(value)) => {
                limit = turn_limit::read_in(value, interaction.language).ok_or(Say::BadTime)?;
            }
            (PAIR, ResolvedValue::Boolean(wanted)) => pair = *wanted,
            (POSTS, ResolvedValue::String(value)) => {
                posts = PostMode::of(value).ok_or_else(|| unreadable(POSTS))?;
            }
            (WORD, ResolvedValue::String(value)) => word = Some((*value).to_owned()),
            (name, ResolvedValue::String(value)) => {
                let value: String = value.chars().take(200).collect();
                let value = match game.info().option(name) {
                    Some(option) => read_value(option, &value, interaction.language)?,
                    None => value,
                };
                options.insert(name.into(), value);
            }
            (name, _) => return Err(unreadable(name).into()),
        }
    }
    let (challenger, place) = (interaction.player, interaction.place());
    if let Some(level) = computer {
        opponents.extend(computers(game, level, opponents.len(), seats)?);
    }
    let game = game.info().id.into();
    let display_name = Some(interaction.name.clone());
    Ok(Challenge {
        game,
        options,
        seats,
        challenger,
        display_name,
        word,
        opponents,
        seating,
        place,
        rematch_of: None,
        limit,
        posts,
        pair,
        language: None,
    })
}

/// Computer players that fill the match up to `seats`. If `seats` is `None`, as few as the game needs, but at least
/// one.
fn computers(
    game: &dyn Game,
    level: Level,
    named: usize,
    seats: Option<u8>,
) -> Result<Vec<PlayerId>, Message> {
    let range = &game.info().seats;
    let taken = u8::try_from(named).unwrap_or(u8::MAX).saturating_add(1);
    let wanted = seats.unwrap_or_else(|| (taken + 1).max(*range.start()));
    let free = wanted.min(*range.end()).saturating_sub(taken);
    if free == 0 {
        return Err(Say::NoSeatForComputer.into());
    }
    Ok((0..free).map(|index| PlayerId::computer(level, index)).collect())
}

async fn complete(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let focused = context
        .args
        .iter()
        .find(|option| matches!(option.value, ResolvedValue::Autocomplete { .. }));
    let option = focused.and_then(|focused| {
        ::games::find_by_name(&context.command().name)?.info().option(focused.name)
    });
    let language = Interaction::from(context).language;
    choices(option.map_or(Vec::new(), |option| offered(option, typed, language)))
}

/// The option's values whose labels contain the typed text, with these labels. A text option also offers the text
/// itself.
fn offered(option: &GameOption, typed: &str, language: Language) -> Vec<(String, String)> {
    let lower = typed.trim().to_lowercase();
    let values = option.kind.values().iter();
    let known = values.map(|value| (label(option, value, language), value.to_string()));
    let mut offered: Vec<_> = known.collect();
    offered.retain(|(label, value)| label.to_lowercase().contains(&lower) || *value == lower);
    let is_text = matches!(option.kind, rules::OptionKind::Text(_));
    let is_known = offered.iter().any(|(_, value)| *value == lower);
    if is_text && !lower.is_empty() && !is_known && lower.chars().count() <= 100 {
        offered.insert(0, (lower.clone(), lower));
    }
    // Values that begin with the typed text come first.
    offered.sort_by_key(|(_, value)| !value.starts_with(typed.trim()));
    offered
}

fn label(option: &GameOption, value: &str, language: Language) -> String {
    match (option.title(value), option.description(value)) {
        (Some(title), Some(told)) => {
            say(Say::OptionTitle { title: title.into(), value: told.into() }, language)
        }
        (None, Some(told)) => say(Say::OptionValue { value: told.into() }, language),
        (Some(title), None) => say(title, language),
        (None, None) => {
            switch(option, value).map_or_else(|| value.into(), |switch| say(switch, language))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn registered(most: u8) -> Vec<serde_json::Value> {
        let options =
            seating(most).into_iter().filter_map(|one| one.create_as_slash_command_option());
        options.map(|option| serde_json::to_value(option).unwrap()).collect()
    }

    fn opponents(most: u8) -> Vec<String> {
        let names = registered(most).into_iter().map(|option| option["name"].clone());
        let names = names.filter_map(|name| name.as_str().map(ToOwned::to_owned));
        names.filter(|name| name.starts_with("opponent")).collect()
    }

    #[test]
    fn a_flag_is_offered_in_the_words_of_the_language() {
        let option = ::games::find("castle-keep").unwrap().info().option("towers").unwrap();
        let on = [("an".to_owned(), "on".to_owned())];
        for typed in ["an", "on"] {
            assert_eq!(offered(option, typed, Language::German), on, "{typed}");
        }
        assert_eq!(offered(option, "", Language::German).len(), 2);
    }

    #[test]
    fn opponent_options_follow_the_seats_of_the_game() {
        assert_eq!(opponents(1), [""; 0]);
        assert_eq!(opponents(2), ["opponent"]);
        assert_eq!(opponents(4), ["opponent", "opponent2", "opponent3"]);
        assert_eq!(opponents(8).len(), 7);
        assert_eq!(opponents(9).len(), 7);
    }

    #[test]
    fn the_last_seat_of_the_game_can_be_chosen_and_none_after_it() {
        for most in 1..=8 {
            for option in registered(most).iter().filter(|option| option["type"] == 4) {
                assert_eq!(option["max_value"], most, "{option}");
            }
        }
        let names: Vec<_> = registered(8).iter().map(|option| option["name"].clone()).collect();
        assert_eq!(names[7..], ["players", "seat", "time", "posts"]);
    }
}
