//! Wishes of a member in a visit.

use sandbox::Id;

use crate::month::overview::Overview;
use crate::month::people::{Nature, Person};
use crate::random::Random;

/// The place where a command is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Room {
    /// The channel for challenges.
    Games,
    /// The channel for spectators.
    Spectators,
    /// Direct messages with the program.
    Dm,
}

/// An intention of a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// To press a button of a message.
    Answer(Id, Id, Vec<String>),
    /// To play a turn by typing.
    Type(u64),
    /// To play a turn on the panel of a board.
    Step(Id, Id, u64),
    /// To type a command, and to press buttons of its answer.
    Line(Room, String),
    /// To refuse direct messages from now on, or to take them again.
    TakeDms(bool),
}

/// A member and their surroundings.
#[derive(Clone, Copy)]
pub(super) struct Member<'a> {
    pub(super) person: &'a Person,
    pub(super) all: &'a [Person],
}

/// The plans of a member for a visit.
pub(super) fn plan(
    board: &mut Overview,
    member: Member<'_>,
    day: u64,
    random: &mut Random,
) -> Vec<Wish> {
    let person = member.person;
    let me = person.member.id();
    let mut wishes = Vec::new();
    wishes.extend(of_oneself(person, day, random));
    let overlooks = person.nature.overlooks_per_mille();
    for letter in board.rung(me) {
        if !letter.custom_ids.is_empty() && !random.happens(overlooks) {
            wishes.push(Wish::Answer(letter.channel, letter.message, letter.custom_ids));
        }
    }
    wishes.truncate(person.stamina);
    for id in board.turns_of(me) {
        if random.happens(overlooks) {
            continue;
        }
        let shown = &board.running[&id].letter;
        wishes.push(match random.happens(600) {
            true => Wish::Type(id),
            false => Wish::Step(shown.channel, shown.message, id),
        });
    }
    wishes.truncate(2 * person.stamina);
    let extra = 1 + random.below(person.stamina);
    wishes.extend((0..extra).filter_map(|_| of_the_moment(board, member, random)));
    wishes
}

/// The wish that a member has only on this day, such as to choose settings. `None` on most days.
fn of_oneself(person: &Person, day: u64, random: &mut Random) -> Option<Wish> {
    let settings = || Wish::Line(Room::Dm, "/settings".into());
    if person.closes_on == Some(day) {
        return Some(Wish::TakeDms(random.happens(200)));
    }
    if person.forgets_on == Some(day) {
        return Some(Wish::Line(Room::Dm, "/privacy delete".into()));
    }
    let is_off = person.vacation.is_some_and(|(from, _)| from == day);
    (is_off || person.settles_on == Some(day)).then(settings)
}

/// A wish of the moment, by the member's nature.
fn of_the_moment(board: &Overview, member: Member<'_>, random: &mut Random) -> Option<Wish> {
    let person = member.person;
    let mine = board.played_by(person.member.id());
    let plays_enough = mine.len() >= 2 + person.stamina;
    let challenges: u32 = if plays_enough { 0 } else { 30 };
    let weights = match person.nature {
        Nature::Onlooker => [10, 10, 6, 10, 40, 20, 10, 4, 8, 2],
        _ => [challenges, 12, 10, 12, 6, 5, 5, 4, 5, 8],
    };
    let line = |room, text: String| Some(Wish::Line(room, text));
    let any: Vec<u64> = board.running.keys().copied().collect();
    match random.weighed(&weights)? {
        0 => line(Room::Games, challenge(member, random)),
        1 => {
            let waiting: Vec<_> = board.waiting.values().collect();
            let letter = (*random.one(&waiting)?).clone();
            Some(Wish::Answer(letter.channel, letter.message, letter.custom_ids))
        }
        2 => line(if random.happens(300) { Room::Dm } else { Room::Games }, "/games".into()),
        3 => {
            let id = random.one(&mine)?;
            let verbs = ["propose", "propose", "board", "hand", "replay", "hint"];
            line(Room::Games, format!("/{} match:{id}", random.one(&verbs)?))
        }
        4 => {
            let shown = &board.running.get(random.one(&any)?)?.letter;
            Some(Wish::Answer(shown.channel, shown.message, shown.custom_ids.clone()))
        }
        5 => {
            let how = ["card", "posts", "stop"][random.weighed(&[5, 3, 1])?];
            line(Room::Spectators, format!("/watch match:{} how:{how}", random.one(&any)?))
        }
        6 => line(Room::Games, format!("/follow match:{}", random.one(&any)?)),
        7 => {
            let id = random.one(&mine)?;
            random.happens(400).then(|| Wish::Line(Room::Games, format!("/resign match:{id}")))
        }
        9 => line(Room::Games, substitute(board, member, random)?),
        _ => {
            let lines = [
                "/profile",
                "/leaderboard",
                "/help",
                "/rules kastell",
                "/settings",
                "/privacy show",
            ];
            line(Room::Games, (*random.one(&lines)?).to_owned())
        }
    }
}

/// Proposes another player, or a computer, for the seat of a player who may be gone.
fn substitute(board: &Overview, member: Member<'_>, random: &mut Random) -> Option<String> {
    let me = member.person.member.id();
    let others_turn = |id: &u64| board.running.get(id).is_some_and(|on| !on.movers.contains(&me));
    let mine: Vec<u64> = board.played_by(me).into_iter().filter(others_turn).collect();
    let id = random.one(&mine)?;
    Some(match random.below(4) {
        0 => format!("/substitute match:{id}"),
        1 => format!("/substitute match:{id} computer:{}", 1 + random.below(2)),
        _ => format!("/substitute match:{id} player:<@{}>", random.one(member.all)?.member.id()),
    })
}

/// A challenge to one player, to several, to everyone or to computers.
fn challenge(member: Member<'_>, random: &mut Random) -> String {
    let game = ["kastell", "castello", "castles", "castle-keep"]
        [random.weighed(&[5, 3, 4, 5]).unwrap_or(0)];
    let mut line = format!("/challenge {game}");
    let other = |random: &mut Random| {
        let found = random.one(member.all).filter(|other| other.index != member.person.index);
        found.map_or_else(String::new, |other| format!("<@{}>", other.member.id()))
    };
    let keep = game == "castle-keep";
    match random.below(20) {
        0..10 => line += &format!(" opponent:{}", other(random)),
        10..13 if keep => {
            line += &format!(" opponent:{} opponent2:{}", other(random), other(random));
        }
        10..13 => {}
        13..15 if keep => line += &format!(" players:{}", 3 + random.below(2)),
        13..15 => {}
        15..18 => line += &format!(" computer:{}", 1 + random.below(2)),
        _ if keep => line += &format!(" opponent:{} computer:1 players:3", other(random)),
        _ => line += &format!(" opponent:{}", other(random)),
    }
    if random.happens(700) {
        let time = ["1h", "3h", "12h", "24h", "48h", "120h", "none"];
        line += &format!(" time:{}", time[random.weighed(&[1, 2, 4, 8, 5, 1, 2]).unwrap_or(3)]);
    }
    if random.happens(300) {
        line += " posts:board";
    }
    line
}
