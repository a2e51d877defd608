//! A match as messages: the challenge, the public board, a player's own board, the end.

use data::{Ending, Head, Look, Matches, PlayerId, Refused, Stage};
use poise::serenity_prelude::ButtonStyle;
use rules::{Draft, Edge, Game, Seat, Sight};

use super::answer::{Answer, mention};
use super::custom_id::{Action, Press};
use super::pictures::Pictures;

/// The name of a player's preference: at which side of the picture his own side lies.
pub(crate) const HOME: &str = "home";

/// Writes matches as messages.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Boards<'a> {
    /// The matches.
    pub(crate) matches: &'a Matches,
    /// The pictures.
    pub(crate) pictures: &'a Pictures,
}

impl Boards<'_> {
    /// The message of a challenge, as it stands.
    pub(crate) fn challenge(&self, head: &Head) -> Answer {
        let game = name(head);
        let answer = match &head.stage {
            Stage::Lobby => lobby(head),
            Stage::Running => {
                Answer::say(format!("⚔️ **{game}** · {} has begun: {}.", head.id, versus(head)))
            }
            Stage::Over(ending) if ending.is_before_start() => {
                let asker = mention(head.challenger);
                Answer::say(match ending {
                    Ending::Declined => format!("**{game}** · {asker}'s challenge was declined."),
                    Ending::Withdrawn => {
                        format!("**{game}** · {asker} has withdrawn the challenge.")
                    }
                    _ => format!("**{game}** · {asker}'s challenge has expired."),
                })
            }
            Stage::Over(_) => {
                Answer::say(format!("🏁 **{game}** · {} is over: {}.", head.id, versus(head)))
            }
        };
        let options = options(head);
        if options.is_empty() { answer } else { answer.line(format!("-# {options}")) }
    }

    /// The public board: what happened, whose turn it is, and what can be done.
    ///
    /// # Errors
    /// The match has not started.
    pub(crate) fn public(&self, look: &Look) -> Result<Answer, Refused> {
        let head = look.head();
        let sight = sight(look, None)?;
        let answer = Answer::say(title(head, sight.as_ref()))
            .line(happened(&look.notes(None)))
            .line(standing(head, sight.as_ref()))
            .show(self.pictures.of(sight.as_ref(), &Draft::default(), None));
        let answer = match head.ending() {
            Some(_) => over_buttons(answer, head),
            None => running_buttons(answer, head),
        };
        // Whoever plays alone need not be called to his turn.
        let called = head.to_move.iter().filter(|_| head.seats > 1);
        Ok(answer.ping(called.filter_map(|seat| head.player(seat))))
    }

    /// The board as one person may see it, for him alone.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn own(&self, look: &Look, player: PlayerId) -> Result<Answer, Refused> {
        let head = look.head();
        let sight = sight(look, Some(player))?;
        let home = self.home(player)?;
        let answer = Answer::say(title(head, sight.as_ref()))
            .line(happened(&look.notes(Some(player))))
            .line(own_standing(head, sight.as_ref(), player))
            .line(link(head))
            .show(self.pictures.of(sight.as_ref(), &Draft::default(), home));
        let press = |action| Press::new(action, head.id, head.revision);
        let turn = |answer: Answer| {
            let turned = home_name(Some(next_home(home)));
            answer.button(
                &press(Action::Board).with(turned),
                "Turn the board",
                ButtonStyle::Secondary,
            )
        };
        if head.ending().is_some() {
            return Ok(turn(over_buttons(answer, head)));
        }
        let answer = match head.is_turn_of(player) {
            true => answer.button(&press(Action::Move), "Move", ButtonStyle::Primary),
            false => answer,
        };
        let replay = press(Action::Replay).with("0");
        Ok(turn(answer).button(&replay, "Replay", ButtonStyle::Secondary))
    }

    /// At which side of the picture this player wants his own side.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn home(&self, player: PlayerId) -> Result<Option<Edge>, Refused> {
        Ok(self.matches.preferences(player)?.get(HOME).and_then(|home| read_home(home)))
    }
}

/// What a person sees of a match that has started.
///
/// # Errors
/// It has not.
pub(crate) fn sight(look: &Look, player: Option<PlayerId>) -> Result<Box<dyn Sight>, Refused> {
    look.sight(player).ok_or(Refused::NotStarted(look.head().id))
}

/// The side that this word names.
pub(crate) fn read_home(word: &str) -> Option<Edge> {
    [Edge::Bottom, Edge::Left, Edge::Top, Edge::Right]
        .into_iter()
        .find(|&edge| home_name(Some(edge)) == word)
}

fn home_name(home: Option<Edge>) -> &'static str {
    match home {
        None => "default",
        Some(Edge::Bottom) => "bottom",
        Some(Edge::Left) => "left",
        Some(Edge::Top) => "top",
        Some(Edge::Right) => "right",
    }
}

/// The next side when the board is turned. No board has its home at the top by default, so the first turn shows.
fn next_home(home: Option<Edge>) -> Edge {
    match home {
        None | Some(Edge::Left) => Edge::Top,
        Some(Edge::Top) => Edge::Right,
        Some(Edge::Right) => Edge::Bottom,
        Some(Edge::Bottom) => Edge::Left,
    }
}

/// The game by the rules of this match. A match by rules that are no longer here can't be looked at at all.
pub(crate) fn game(head: &Head) -> Option<&'static dyn Game> {
    games::find_version(&head.game, head.rules_version)
}

/// The game's name.
pub(crate) fn name(head: &Head) -> &str {
    game(head).map_or(head.game.as_str(), |game| game.info().name)
}

/// "<@1>, <@2> and <@3>".
pub(crate) fn list(players: &[PlayerId]) -> String {
    let mentions: Vec<String> = players.iter().copied().map(mention).collect();
    match mentions.as_slice() {
        [] => "nobody".into(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// The players, as opponents.
pub(crate) fn versus(head: &Head) -> String {
    let mentions: Vec<String> = head.players.iter().copied().map(mention).collect();
    mentions.join(" – ")
}

/// Where the match is played, as a link, for messages that are read elsewhere.
pub(crate) fn link(head: &Head) -> String {
    format!("-# Played in <#{}>.", head.place.thread.unwrap_or(head.place.channel))
}

/// The options that are not what they are by default.
fn options(head: &Head) -> String {
    let Some(game) = game(head) else { return String::new() };
    let chosen = head.options.iter().filter(|(id, value)| {
        game.info().option(id).is_some_and(|option| option.default != value.as_str())
    });
    chosen
        .map(|(id, value)| format!("{}: {value}", id.replace('_', " ")))
        .collect::<Vec<_>>()
        .join(" · ")
}

fn lobby(head: &Head) -> Answer {
    let (game, asker) = (name(head), mention(head.challenger));
    let asked = if head.open {
        format!("⚔️ {asker} wants to play **{game}**. Who takes the challenge?")
    } else {
        format!("⚔️ {asker} challenges {} to **{game}**.", list(&head.invited))
    };
    let press = |action| Press::new(action, head.id, head.revision);
    let mut answer = Answer::say(if head.invited.is_empty() && !head.open {
        format!("⚔️ **{game}** · a table of {asker}.")
    } else {
        asked
    });
    if head.most > 2 {
        answer = answer.line(format!(
            "{} of {} are here: {}.",
            head.players.len(),
            head.most,
            list(&head.players)
        ));
    }
    if let Some(deadline) = head.deadline {
        answer = answer.line(format!("-# Open until <t:{0}:f> (<t:{0}:R>).", deadline.0 / 1000));
    }
    let verb = if head.most > 2 { "Join" } else { "Accept" };
    answer = answer.button(&press(Action::Accept), verb, ButtonStyle::Success);
    if !head.invited.is_empty() {
        answer = answer.button(&press(Action::Decline), "Decline", ButtonStyle::Secondary);
    }
    if head.most > 2 {
        answer = answer.button(&press(Action::Start), "Start", ButtonStyle::Primary).button(
            &press(Action::LeaveLobby),
            "Leave",
            ButtonStyle::Secondary,
        );
    }
    answer
        .button(&press(Action::Withdraw), "Withdraw", ButtonStyle::Secondary)
        .button(&press(Action::Rules), "Rules", ButtonStyle::Secondary)
        .ping(head.invited.iter().copied())
}

/// "**Kastell** · #17 · <@1> (White) – <@2> (Black)".
pub(crate) fn title(head: &Head, sight: &dyn Sight) -> String {
    let names = sight.seat_names();
    let seated = head
        .players
        .iter()
        .zip(&names)
        .map(|(&player, name)| format!("{} ({name})", mention(player)));
    format!("**{}** · {} · {}", name(head), head.id, seated.collect::<Vec<_>>().join(" – "))
}

fn happened(notes: &[String]) -> String {
    notes.iter().map(|note| format!("> {note}")).collect::<Vec<_>>().join("\n")
}

/// A seat as people read it: "<@1> (White)".
fn seated(head: &Head, names: &[String], seat: Seat) -> String {
    let name = names.get(seat.index()).map_or("", String::as_str);
    head.player(seat).map_or_else(|| name.into(), |player| format!("{} ({name})", mention(player)))
}

/// Whose turn it is, or how it ended.
fn standing(head: &Head, sight: &dyn Sight) -> String {
    let names = sight.seat_names();
    let seats = |seats: rules::Seats| {
        let list: Vec<String> = seats.iter().map(|seat| seated(head, &names, seat)).collect();
        list.join(" and ")
    };
    match head.ending() {
        None if head.to_move.len() > 1 => {
            format!("➡️ {}: it is your turn, all at the same time.", seats(head.to_move))
        }
        None => format!("➡️ {}, it is your turn.{}", seats(head.to_move), draw_offer(head, &names)),
        Some(ending) => {
            let winners = head.winners();
            let who = if winners.is_empty() {
                String::new()
            } else {
                format!("🏆 {} wins. ", seats(winners))
            };
            format!("{who}{}", why(head, ending, &names))
        }
    }
}

fn own_standing(head: &Head, sight: &dyn Sight, player: PlayerId) -> String {
    match (head.ending(), head.seat_of(player)) {
        (None, Some(seat)) if head.to_move.contains(seat) => {
            format!(
                "➡️ It is your turn ({}).",
                sight.seat_names().get(seat.index()).map_or("", String::as_str)
            )
        }
        _ => standing(head, sight),
    }
}

fn draw_offer(head: &Head, names: &[String]) -> String {
    let word = game(head).and_then(|game| game.info().draw).unwrap_or("draw");
    match head.draw_offer {
        Some(seat) => format!("\n🤝 {} offers a {word}.", seated(head, names, seat)),
        None => String::new(),
    }
}

/// Why it ended, as a sentence.
fn why(head: &Head, ending: &Ending, names: &[String]) -> String {
    match ending {
        Ending::Rules(outcome) if outcome.draw => format!("🤝 A draw. {}", outcome.reason),
        Ending::Rules(outcome) => outcome.reason.clone(),
        Ending::Resigned { seat } => format!("{} has resigned.", seated(head, names, *seat)),
        Ending::DrawAgreed => {
            let word = game(head).and_then(|game| game.info().draw).unwrap_or("draw");
            format!("🤝 A {word}, by agreement.")
        }
        Ending::Aborted { seat } => {
            format!("{} has called it off before everybody had moved.", seated(head, names, *seat))
        }
        Ending::Declined => "The challenge was declined.".into(),
        Ending::Withdrawn => "The challenge was withdrawn.".into(),
        Ending::Expired => "The challenge has expired.".into(),
    }
}

fn running_buttons(answer: Answer, head: &Head) -> Answer {
    let press = |action| Press::new(action, head.id, head.revision);
    let info = game(head).map(Game::info);
    let own = info.and_then(|info| info.own_view).unwrap_or("Board");
    let answer = answer.button(&press(Action::Move), "Move", ButtonStyle::Primary).button(
        &press(Action::Board),
        own,
        ButtonStyle::Secondary,
    );
    let answer = match info.and_then(|info| info.draw) {
        Some(word) => answer.button(
            &press(Action::OfferDraw),
            &format!("Offer a {word}"),
            ButtonStyle::Secondary,
        ),
        None => answer,
    };
    answer.button(&press(Action::Resign), "Resign", ButtonStyle::Danger).button(
        &press(Action::Rules),
        "Rules",
        ButtonStyle::Secondary,
    )
}

fn over_buttons(answer: Answer, head: &Head) -> Answer {
    let press = |action| Press::new(action, head.id, head.revision);
    answer
        .button(&press(Action::Rematch), "Rematch", ButtonStyle::Success)
        .button(&press(Action::Replay).with("0"), "Replay", ButtonStyle::Primary)
        .button(&press(Action::Rules), "Rules", ButtonStyle::Secondary)
}
