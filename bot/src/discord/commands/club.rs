//! `/club`: leagues, Swiss tournaments and ladders of a server.

use matches::{
    DAY, EventId, EventPlan, EventPlayer, Format, Limit, MatchId, PlayerId, Request, Timestamp,
    Verdict,
};
use poise::serenity_prelude::{CreateAutocompleteResponse, GuildId, User};
use rules::OptionValues;
use words::Language;

use crate::app;
use crate::app::clubs::organizer::OrganizerAct;
use crate::app::press::PressContext;
use crate::app::{Answer, App, clubs};
use crate::discord::commands::command_types::{CommandResult, Context, names_non_member};
use crate::discord::commands::{autocomplete, turn_limit};
use crate::discord::interaction::{Interaction, permissions};
use crate::words::clubs::ClubText;
use crate::words::common::RefusalText;
use crate::words::discord::Say;

#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
enum RunningMatches {
    #[name = "draw"]
    Draw,
    #[name = "evaluation"]
    Evaluation,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
enum Act {
    #[name = "begin"]
    Begin,
    #[name = "pause"]
    Pause,
    #[name = "resume"]
    Resume,
    #[name = "end"]
    End,
    #[name = "withdraw a player"]
    Withdraw,
    #[name = "replace a player"]
    Replace,
    #[name = "decide a match"]
    Decide,
}

/// Leagues, tournaments and ladders of this server
#[poise::command(
    slash_command,
    subcommands("league", "swiss", "ladder", "show", "challenge", "manage"),
    subcommand_required
)]
pub(super) async fn club(context: Context<'_>) -> CommandResult {
    // Discord only sends the subcommands.
    let interaction = Interaction::from(context);
    interaction.say(Answer::say(RefusalText::CommandChanged)).await
}

/// The options that all formats share.
struct Common {
    name: String,
    game: String,
    time: Option<String>,
    bank: Option<u8>,
    running: Option<RunningMatches>,
    begin: Option<u8>,
    seats: Option<u8>,
}

/// The options of an event, and the language in which they were typed.
struct Typed {
    common: Common,
    format: Format,
    language: Language,
}

/// Announce a league: seasons in divisions, everyone against everyone
#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments, reason = "each is an option of the command")]
async fn league(
    context: Context<'_>,
    name: String,
    #[autocomplete = "autocomplete::games"] game: String,
    #[min = 2]
    #[max = 12]
    weeks: u8,
    #[autocomplete = "turn_limit::complete"] time: Option<String>,
    #[max = 60] bank: Option<u8>,
    running: Option<RunningMatches>,
    #[min = 1]
    #[max = 60]
    begin: Option<u8>,
) -> CommandResult {
    let common = Common { name, game, time, bank, running, begin, seats: None };
    propose(context, common, Format::League { weeks }).await
}

/// Announce a Swiss tournament: everyone meets opponents with equal scores
#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments, reason = "each is an option of the command")]
async fn swiss(
    context: Context<'_>,
    name: String,
    #[autocomplete = "autocomplete::games"] game: String,
    #[min = 1]
    #[max = 15]
    rounds: u8,
    #[min = 2]
    #[max = 60]
    days: Option<u8>,
    #[autocomplete = "turn_limit::complete"] time: Option<String>,
    #[max = 60] bank: Option<u8>,
    running: Option<RunningMatches>,
    #[min = 1]
    #[max = 60]
    begin: Option<u8>,
    #[min = 2]
    #[max = 4]
    seats: Option<u8>,
) -> CommandResult {
    let common = Common { name, game, time, bank, running, begin, seats };
    propose(context, common, Format::Swiss { rounds, days }).await
}

/// Announce a ladder: always open, challenge up to three places up
#[poise::command(slash_command)]
async fn ladder(
    context: Context<'_>,
    name: String,
    #[autocomplete = "autocomplete::games"] game: String,
    #[min = 7]
    #[max = 90]
    decay: Option<u8>,
    #[autocomplete = "turn_limit::complete"] time: Option<String>,
    #[max = 60] bank: Option<u8>,
) -> CommandResult {
    let (running, begin, seats) = (None, Some(0), None);
    let common = Common { name, game, time, bank, running, begin, seats };
    propose(context, common, Format::Ladder { decay_days: decay.unwrap_or(14) }).await
}

/// See an event of this server: its table, matches and files
#[poise::command(slash_command)]
async fn show(
    context: Context<'_>,
    #[autocomplete = "complete"] event: Option<String>,
) -> CommandResult {
    let interaction = Interaction::from(context);
    let server = interaction.server;
    interaction
        .reply(move |app, by| {
            let Some(server) = server else { return Ok(Answer::say(ClubText::NoServer)) };
            match clubs::find(app, server, event.as_deref())? {
                Some(id) => clubs::show(app, by, server, id),
                None => clubs::list(app, server),
            }
        })
        .await
}

/// Challenge someone on a ladder, up to three places above you
#[poise::command(slash_command)]
async fn challenge(
    context: Context<'_>,
    opponent: User,
    #[autocomplete = "complete"] event: Option<String>,
) -> CommandResult {
    let opponent = PlayerId(opponent.id.get());
    let event = NamedEvent { named: event, find: clubs::find_ladder };
    with_event(context, event, move |app, by, id, _| clubs::challenge(app, by, id, opponent)).await
}

/// For organizers: begin, pause, end an event, and decide about its players and matches
#[poise::command(slash_command)]
async fn manage(
    context: Context<'_>,
    act: Act,
    #[autocomplete = "complete"] event: Option<String>,
    player: Option<User>,
    substitute: Option<User>,
    #[rename = "match"] on: Option<String>,
) -> CommandResult {
    let player = player.map(|user| PlayerId(user.id.get()));
    if substitute.as_ref().is_some_and(|user| user.bot) {
        return Interaction::from(context).say(Answer::say(Say::BotsDoNotPlay)).await;
    }
    if names_non_member(&context, "substitute") {
        return Interaction::from(context).say(Answer::say(Say::NotASubstitute)).await;
    }
    let substitute = substitute.map(|user| EventPlayer {
        player: PlayerId(user.id.get()),
        name: user.global_name.clone().unwrap_or(user.name),
    });
    let on = on.and_then(|on| on.parse::<MatchId>().ok());
    let act = organizer_act(act, player, substitute, on);
    let event = NamedEvent { named: event, find: clubs::find_running };
    with_event(context, event, move |app, by, id, context| match &act {
        Ok(act) => clubs::organizer::act(app, by, id, act, context),
        Err(missing) => Ok(Answer::say(missing.clone())),
    })
    .await
}

fn organizer_act(
    act: Act,
    player: Option<PlayerId>,
    substitute: Option<EventPlayer>,
    on: Option<MatchId>,
) -> Result<OrganizerAct, rules::Message> {
    let player_or_ask = || player.ok_or(ClubText::NeedsPlayer);
    Ok(match act {
        Act::Begin => OrganizerAct::Begin,
        Act::Pause => OrganizerAct::Pause,
        Act::Resume => OrganizerAct::Resume,
        Act::End => OrganizerAct::End,
        Act::Withdraw => OrganizerAct::Withdraw(player_or_ask()?),
        Act::Replace => {
            let substitute = substitute.ok_or(ClubText::NeedsSubstitute)?;
            OrganizerAct::Replace(player_or_ask()?, substitute)
        }
        Act::Decide => {
            let verdict = player.map_or(Verdict::Draw, Verdict::Winner);
            OrganizerAct::Decide(on.ok_or(ClubText::NeedsMatch)?, verdict)
        }
    })
}

/// Answers with the preview of an event.
async fn propose(context: Context<'_>, common: Common, format: Format) -> CommandResult {
    let interaction = Interaction::from(context);
    // The event's card would go to the thread's parent channel, which takes no messages if it is a forum.
    if interaction.parent.is_some() {
        return interaction.say(Answer::say(ClubText::NotInThread)).await;
    }
    if let Err(missing) = permissions::check(&interaction) {
        return interaction.say(Answer::say(missing)).await;
    }
    let context = interaction.press_context(None, Vec::new());
    let typed = Typed { common, format, language: interaction.language };
    interaction
        .reply(move |app, by| match plan(app, by.now, typed, &context)? {
            Ok(plan) => clubs::organizer::propose(app, by, &plan, &context),
            Err(mistake) => Ok(Answer::say(mistake)),
        })
        .await
}

/// The plan of an event, from the options of a command. The inner `Err` tells the player which option is wrong.
fn plan(
    app: &App,
    now: Timestamp,
    typed: Typed,
    context: &PressContext,
) -> Result<Result<EventPlan, ClubText>, matches::Refused> {
    let Typed { common, format, language } = typed;
    let server = context.server();
    let limit = match common.time.as_deref().map(|time| turn_limit::read_in(time, language)) {
        Some(Some(limit)) => limit,
        Some(None) => return Ok(Err(ClubText::NeedsLimit)),
        None => Some(app::server::house_rules::turn_limit(app, server)?.unwrap_or(Limit::DEFAULT)),
    };
    let Some(limit) = limit else { return Ok(Err(ClubText::NeedsLimit)) };
    let Some(game) = ::games::find_by_name(&common.game) else {
        return Ok(Err(ClubText::UnknownGame));
    };
    let seats = common.seats.unwrap_or_else(|| (*game.info().seats.start()).max(2));
    Ok(Ok(EventPlan {
        name: common.name,
        format,
        game: game.info().id.into(),
        options: OptionValues::new(),
        seats,
        limit,
        bank_days: common.bank.unwrap_or(10),
        adjudicates: common.running == Some(RunningMatches::Evaluation),
        starts: common.begin.map(|days| now.plus(u64::from(days) * DAY)),
        place: context.from.place,
        posts: app::server::house_rules::posting(app, server)?,
        language: None,
    }))
}

/// Finds an event of a server by its name, or the only one that fits. `None` if several fit.
type FindEvent = fn(&App, u64, Option<&str>) -> app::answer::Result<Option<EventId>>;

/// The name of an event as typed in a command, and the function that finds the event.
struct NamedEvent {
    named: Option<String>,
    find: FindEvent,
}

/// Answers with the result of `act` on the event that a command names.
async fn with_event(
    context: Context<'_>,
    event: NamedEvent,
    act: impl FnOnce(&App, Request, EventId, &PressContext) -> Result<Answer, matches::Refused>
    + Send
    + 'static,
) -> CommandResult {
    let interaction = Interaction::from(context);
    let context = interaction.press_context(None, Vec::new());
    interaction
        .reply(move |app, by| {
            let Some(server) = context.server() else {
                return Ok(Answer::say(ClubText::NoServer));
            };
            match (event.find)(app, server, event.named.as_deref())? {
                Some(id) => {
                    app.matches().event_on(id, server)?;
                    act(app, by, id, &context)
                }
                None => clubs::unclear(app, server),
            }
        })
        .await
}

/// Suggests the events of this server.
async fn complete(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let (server, typed) = (context.interaction.guild_id.map(GuildId::get), typed.to_owned());
    let found = context.data().app.work(move |app| match server {
        Some(server) => clubs::complete(app, server, &typed),
        None => Ok(Vec::new()),
    });
    autocomplete::choices(found.await.and_then(Result::ok).unwrap_or_default())
}
