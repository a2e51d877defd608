//! A match as answers: the public board, a player's own board, the end.

use data::{Ending, Head, Look, Matches, PlayerId, Refused};
use rules::{Draft, Edge, Game, Seat, Sight};

use super::answer::{Answer, Style};
use super::marks::{mention, place};
use super::pictures::Pictures;
use super::press::{Frame, Press};

/// The name of a player's preference: at which side of the picture his own side lies.
pub(crate) const HOME: &str = "home";

/// Writes matches as answers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Boards<'a> {
    /// The matches.
    pub(crate) matches: &'a Matches,
    /// The pictures.
    pub(crate) pictures: &'a Pictures,
}

impl Boards<'_> {
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
        let turned = Press::Board { id: head.id, home: Some(next_home(home)) };
        let turn = |answer: Answer| answer.button(turned, "Turn the board", Style::Plain);
        if head.ending().is_some() {
            return Ok(turn(over_buttons(answer, head)));
        }
        let answer = match head.is_turn_of(player) {
            true => answer.button(Press::Move(head.id), "Move", Style::Main),
            false => answer,
        };
        Ok(turn(answer).button(replay(head), "Replay", Style::Plain))
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
    SIDES.into_iter().find(|&edge| home_word(edge) == word)
}

/// The sides of a picture.
pub(crate) const SIDES: [Edge; 4] = [Edge::Bottom, Edge::Left, Edge::Top, Edge::Right];

/// A side as a word.
pub(crate) fn home_word(home: Edge) -> &'static str {
    match home {
        Edge::Bottom => "bottom",
        Edge::Left => "left",
        Edge::Top => "top",
        Edge::Right => "right",
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
    format!("-# Played in {}.", place(head.place))
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

pub(super) fn happened(notes: &[String]) -> String {
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
    let id = head.id;
    let info = game(head).map(Game::info);
    let own = info.and_then(|info| info.own_view).unwrap_or("Board");
    let answer = answer.button(Press::Move(id), "Move", Style::Main).button(
        Press::Board { id, home: None },
        own,
        Style::Plain,
    );
    let answer = match info.and_then(|info| info.draw) {
        Some(word) => answer.button(Press::OfferDraw(id), &format!("Offer a {word}"), Style::Plain),
        None => answer,
    };
    answer.button(Press::Resign(id), "Resign", Style::Grave).button(
        Press::RulesOf(id),
        "Rules",
        Style::Plain,
    )
}

fn over_buttons(answer: Answer, head: &Head) -> Answer {
    answer
        .button(Press::Rematch(head.id), "Rematch", Style::Agree)
        .button(replay(head), "Replay", Style::Main)
        .button(Press::RulesOf(head.id), "Rules", Style::Plain)
}

/// The match again, from its beginning.
pub(super) fn replay(head: &Head) -> Press {
    Press::Replay { id: head.id, frame: Frame::Step(0) }
}
