//! Challenges: making and answering them, and rematches.

pub(crate) mod card;
pub(crate) mod computers;
mod rematch_challenge;
mod start_line;

use matches::{Challenge, Head, MatchId, Place, PlayerId, Refused, Request, Seating, Stage};
use rules::{Join, Level, OptionValues};

use crate::app::answer::args::{mention, mentions};
use crate::app::answer::{Answer, Choice, Result, Style};
use crate::app::challenge::rematch_challenge::rematch_challenge;
use crate::app::challenge::start_line::begins;
use crate::app::context::App;
use crate::app::press::{ChallengePress, PressContext, Standpoint};
use crate::app::server::house_rules;
use crate::app::view::languages;
use crate::app::view::title::game_name;
use crate::words::challenge::LobbyText;
use crate::words::common::{Label, RefusalText};

pub(super) fn press(
    app: &App,
    by: Request,
    press: &ChallengePress,
    context: &PressContext,
) -> Result {
    match press {
        ChallengePress::Accept(id) => accept(app, by, *id, &context.name),
        ChallengePress::Decline(id) => decline(app, by, *id),
        ChallengePress::Withdraw(id) => withdraw(app, by, *id),
        ChallengePress::Leave(id) => leave(app, by, *id),
        ChallengePress::Start(id) => start(app, by, *id),
        ChallengePress::AddComputer(id) => computers::choose_level(app, by, *id),
        ChallengePress::SeatComputer(id) => computers::seat_computer(app, by, *id, context.input()),
        ChallengePress::Rematch(id) => rematch_by_press(app, by, *id, context),
        ChallengePress::ChooseLevel { game } => computers::choose_opponent(game),
        ChallengePress::PlayComputer { game } => if_allowed(app, context, || {
            let level = context.input().and_then(|level| level.parse().ok()).and_then(Level::of);
            match level {
                Some(level) => {
                    let host = Host::of(by, context);
                    create(app, by, solo_challenge(app, host, Computers { game, level })?)
                }
                None => computers::choose_opponent(game),
            }
        }),
        ChallengePress::Invite { opponent } => {
            if_allowed(app, context, || invite(app, by, *opponent, context))
        }
    }
}

/// Makes a challenge, if the server's rules allow it.
fn if_allowed(app: &App, context: &PressContext, make: impl FnOnce() -> Result) -> Result {
    match house_rules::challenge_refusal(app, context.from, &context.roles)? {
        Some(refusal) => Ok(refusal),
        None => make(),
    }
}

/// Makes a challenge. Returns the private answer to the challenger.
pub(crate) fn create(app: &App, by: Request, challenge: Challenge) -> Result {
    let limit = challenge.limit;
    let id = begin(app, by, challenge)?;
    let head = app.matches().view(id)?.head().clone();
    let (game, id) = (game_name(&head), head.id.to_string());
    Ok(match head.stage {
        Stage::Lobby => {
            let answer = Answer::say(LobbyText::YoursIsOut { game, id })
                .lines(vacation_line(app, &head, by)?)
                .lines(head.place.is_private().then_some(LobbyText::OnlyWhenAsked));
            let answer = computers::button(answer, &head);
            answer.button(ChallengePress::Withdraw(head.id), Label::Withdraw, Style::Plain)
        }
        Stage::Running | Stage::Over(_) => {
            Answer::say(begins(&head)).lines(computers::no_limit_line(&head, limit))
        }
    })
}

/// Makes a challenge whose posts are in the language of its place.
pub(crate) fn begin(app: &App, by: Request, challenge: Challenge) -> Result<MatchId> {
    let language = languages::for_match(app.matches(), challenge.place.server, by.player)?;
    let challenge = Challenge { language: Some(language), ..challenge };
    Ok(app.matches().challenge(&challenge, by.key, by.now)?.id)
}

/// The line that names the challenged players who are on vacation.
fn vacation_line(app: &App, head: &Head, by: Request) -> Result<Option<LobbyText>> {
    let mut away = Vec::new();
    for &player in &head.invited {
        if app.matches().vacations(player)?.until(by.now).is_some() {
            away.push(player);
        }
    }
    let players = mentions(Join::And, &away);
    Ok((!away.is_empty()).then_some(LobbyText::OnVacation { players }))
}

fn accept(app: &App, by: Request, id: MatchId, name: &str) -> Result {
    app.matches().join_with_name(id, by, Some(name))?;
    let head = app.matches().view(id)?.head().clone();
    let (count, most) = (head.players.len(), head.most);
    Ok(match head.stage {
        Stage::Lobby => Answer::say(LobbyText::YouAreIn { count, most }),
        Stage::Running | Stage::Over(_) => Answer::say(begins(&head)),
    })
}

fn decline(app: &App, by: Request, id: MatchId) -> Result {
    app.matches().decline(id, by)?;
    Ok(Answer::say(LobbyText::YouDeclined))
}

fn withdraw(app: &App, by: Request, id: MatchId) -> Result {
    app.matches().withdraw(id, by)?;
    Ok(Answer::say(LobbyText::YouWithdrew))
}

fn leave(app: &App, by: Request, id: MatchId) -> Result {
    app.matches().leave_lobby(id, by)?;
    Ok(Answer::say(LobbyText::YouLeft))
}

fn start(app: &App, by: Request, id: MatchId) -> Result {
    app.matches().start(id, by)?;
    Ok(Answer::say(begins(app.matches().view(id)?.head())))
}

/// Accepts an open rematch. Otherwise offers one, if the rules of the match's own server allow it.
fn rematch_by_press(app: &App, by: Request, id: MatchId, context: &PressContext) -> Result {
    let name = &context.name;
    if is_invited_to_rematch(app, by, id)? {
        return rematch(app, by, id, name);
    }
    let place = app.matches().view(id)?.head().place;
    if_allowed(app, &context_at(context, place), || rematch(app, by, id, name))
}

/// The press's context, moved to another place. On another server, the presser's rights are unknown.
fn context_at(context: &PressContext, place: Place) -> PressContext {
    if context.server() == place.server {
        let from = Standpoint { place, ..context.from };
        return PressContext { from, ..context.clone() };
    }
    let from = Standpoint { place, manages: false, moderates: false };
    PressContext { from, roles: Vec::new(), ..context.clone() }
}

/// Challenges the same players again, or accepts the rematch that one of them has offered.
pub(crate) fn rematch(app: &App, by: Request, id: MatchId, name: &str) -> Result {
    // An open rematch can be accepted even if a new one would be refused, for example because a player was erased.
    if let Some(open) = app.matches().rematch(id)?
        && is_invited(app, by, open)?
    {
        return accept(app, by, open, name);
    }
    match create(app, by, rematch_challenge(app, by, id, name)?) {
        // Another player was faster.
        Err(Refused::Rematched(other)) if is_invited(app, by, other)? => {
            accept(app, by, other, name)
        }
        result => result,
    }
}

/// Whether an open rematch of this match invites the person. Accepting needs no right to challenge.
pub(crate) fn is_invited_to_rematch(app: &App, by: Request, id: MatchId) -> Result<bool> {
    app.matches().rematch(id)?.map_or(Ok(false), |open| is_invited(app, by, open))
}

fn is_invited(app: &App, by: Request, id: MatchId) -> Result<bool> {
    let view = app.matches().view(id)?;
    let head = view.head();
    Ok(head.stage == Stage::Lobby && head.invited.contains(&by.player))
}

/// Challenges a player to the chosen game.
fn invite(app: &App, by: Request, opponent: PlayerId, context: &PressContext) -> Result {
    let Some(game) = context.input() else { return Ok(Answer::say(RefusalText::UnknownButton)) };
    let host = Host::of(by, context);
    create(app, by, plain_challenge(app, game, host, vec![opponent])?)
}

/// The computers on all seats except the challenger's.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Computers<'a> {
    /// The game's slug.
    pub(crate) game: &'a str,
    pub(crate) level: Level,
}

/// A challenge to as many computers as the game needs.
pub(crate) fn solo_challenge(app: &App, host: Host, computers: Computers<'_>) -> Result<Challenge> {
    let game = games::find(computers.game).ok_or(Refused::UnknownGame)?;
    let seats = *game.seats(&OptionValues::new()).map_err(Refused::Options)?.start();
    let opponents = (1..seats).map(|at| PlayerId::computer(computers.level, at - 1)).collect();
    plain_challenge(app, game.info().id, host, opponents)
}

/// The person who makes a challenge, and where.
#[derive(Clone, Debug)]
pub(crate) struct Host {
    pub(crate) player: PlayerId,
    /// The person's display name at this place.
    pub(crate) name: String,
    pub(crate) place: Place,
}

impl Host {
    /// The person who has pressed a button, and the place of the button.
    pub(crate) fn of(by: Request, context: &PressContext) -> Self {
        Self { player: by.player, name: context.name.clone(), place: context.from.place }
    }
}

/// A challenge with the game's default options, and the server's turn limit and way of posting.
fn plain_challenge(
    app: &App,
    game: &str,
    host: Host,
    opponents: Vec<PlayerId>,
) -> Result<Challenge> {
    let Host { player, name, place } = host;
    // In private conversations nobody can be reminded.
    let limit = house_rules::turn_limit(app, place.server)?.filter(|_| !place.is_private());
    Ok(Challenge {
        game: game.into(),
        options: OptionValues::new(),
        seats: u8::try_from(opponents.len() + 1).ok(),
        challenger: player,
        word: None,
        opponents,
        seating: Seating::Random,
        place,
        rematch_of: None,
        display_name: Some(name),
        limit,
        posts: house_rules::posting(app, place.server)?,
        pair: false,
        language: None,
    })
}

/// The menu that asks for the game of a challenge.
pub(crate) fn choose_game(opponent: PlayerId) -> Answer {
    let for_two = games::on_offer().map(|game| game.info()).filter(|info| info.seats.contains(&2));
    let choices = for_two
        .take(25)
        .map(|info| Choice { hint: Some(info.summary.into()), ..Choice::new(info.id, info.name) });
    let press = ChallengePress::Invite { opponent };
    let question = LobbyText::WhichGame { opponent: mention(opponent) };
    Answer::say(question).menu(press, Label::ChooseGame, choices.collect())
}

#[cfg(test)]
mod tests {
    use matches::{Key, Timestamp};

    use super::*;
    use crate::app::testing::{self, kastell};

    const ADA: PlayerId = PlayerId(1);
    const BEN: PlayerId = PlayerId(2);
    const CLEO: PlayerId = PlayerId(3);

    fn by(player: PlayerId, now: u64) -> Request {
        Request { player, key: Key(now), now: Timestamp(now) }
    }

    /// A match that is over, of these opponents and Ada, who has proposed a rematch.
    fn with_rematch(game: &str, opponents: &[PlayerId]) -> (App, MatchId) {
        let app = testing::app();
        let challenge = Challenge {
            game: game.into(),
            seats: u8::try_from(opponents.len() + 1).ok(),
            opponents: opponents.to_vec(),
            ..kastell(ADA, BEN, Place::default())
        };
        let id = app.matches().challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        for (&player, now) in opponents.iter().zip(10..) {
            app.matches().join(id, by(player, now)).unwrap();
        }
        for (&player, now) in opponents.iter().zip(20..) {
            app.matches().resign(id, by(player, now)).unwrap();
        }
        rematch(&app, by(ADA, 30), id, "Ada").unwrap();
        (app, id)
    }

    #[test]
    fn only_a_rematch_of_two_says_that_they_swap_seats() {
        let heading = |game, opponents: &[PlayerId]| {
            let (app, id) = with_rematch(game, opponents);
            let open = app.matches().rematch(id).unwrap().unwrap();
            let card = card::rematch(&app, &app.matches().view(open).unwrap()).unwrap();
            card.lines[0].id().map(ToOwned::to_owned)
        };
        assert_eq!(heading("kastell", &[BEN]).as_deref(), Some("challenge-rematch"));
        let of_three = heading("castle-keep", &[BEN, CLEO]);
        assert_eq!(of_three.as_deref(), Some("challenge-rematch-several"));
    }

    #[test]
    fn an_open_rematch_is_accepted_although_another_player_was_erased() {
        let (app, id) = with_rematch("castle-keep", &[BEN, CLEO]);
        app.matches().erase(CLEO, Timestamp(40)).unwrap();
        rematch(&app, by(BEN, 41), id, "Ben").unwrap();
        let open = app.matches().rematch(id).unwrap().unwrap();
        let head = app.matches().view(open).unwrap().head().clone();
        assert_eq!((head.stage, head.players.len()), (Stage::Running, 2));
    }
}
