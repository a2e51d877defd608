//! What a member means to do when they are there: what waits for them first, and then whatever they like.

use sandbox::Id;

use crate::month::board::Board;
use crate::month::lot::Lot;
use crate::month::people::{Nature, Person};

/// Where commands are typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Room {
    /// The channel for challenges.
    Games,
    /// Where others watch.
    Spectators,
    /// Direct messages with the program.
    Dm,
}

/// Something that a member means to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// To look at a message and press on what it offers.
    Answer(Id, Id, Vec<String>),
    /// To play a turn by typing.
    Type(u64),
    /// To play a turn on the panel that a board leads to.
    Step(Id, Id, u64),
    /// To type a command, and to press on what it shows.
    Line(Room, String),
    /// To take no direct messages any more, or to take them again.
    TakeDms(bool),
}

/// What somebody means to do on this day.
pub(super) fn plan(
    board: &mut Board,
    (person, all): (&Person, &[Person]),
    (day, lot): (u64, &mut Lot),
) -> Vec<Wish> {
    let me = person.member.id();
    let mut wishes = Vec::new();
    wishes.extend(of_oneself(person, day, lot));
    let overlooks = if person.nature == Nature::Forgetful { 600 } else { 120 };
    for letter in board.rung(me) {
        if !letter.custom_ids.is_empty() && !lot.happens(overlooks) {
            wishes.push(Wish::Answer(letter.channel, letter.message, letter.custom_ids));
        }
    }
    wishes.truncate(person.stamina);
    for id in board.turns_of(me) {
        if lot.happens(overlooks) {
            continue;
        }
        let shown = &board.running[&id].letter;
        wishes.push(match lot.happens(600) {
            true => Wish::Type(id),
            false => Wish::Step(shown.channel, shown.message, id),
        });
    }
    wishes.truncate(2 * person.stamina);
    let extra = 1 + lot.below(person.stamina);
    wishes.extend((0..extra).filter_map(|_| of_the_moment(board, (person, all), lot)));
    wishes
}

/// What they do once in the month.
fn of_oneself(person: &Person, day: u64, lot: &mut Lot) -> Option<Wish> {
    let settings = || Wish::Line(Room::Dm, "/settings".into());
    if person.closes_on == Some(day) {
        return Some(Wish::TakeDms(lot.happens(200)));
    }
    if person.forgets_on == Some(day) {
        return Some(Wish::Line(Room::Dm, "/privacy delete".into()));
    }
    let is_off = person.vacation.is_some_and(|(from, _)| from == day);
    (is_off || person.settles_on == Some(day)).then(settings)
}

/// Whatever they like just now.
fn of_the_moment(
    board: &Board,
    (person, all): (&Person, &[Person]),
    lot: &mut Lot,
) -> Option<Wish> {
    let mine = board.played_by(person.member.id());
    let plays_enough = mine.len() >= 2 + person.stamina;
    let challenges: u32 = if plays_enough { 0 } else { 30 };
    let weights = match person.nature {
        Nature::Onlooker => [10, 10, 6, 10, 40, 20, 10, 4, 8, 2],
        _ => [challenges, 12, 10, 12, 6, 5, 5, 4, 5, 8],
    };
    let line = |room, text: String| Some(Wish::Line(room, text));
    let any: Vec<u64> = board.running.keys().copied().collect();
    match lot.weighed(&weights)? {
        0 => line(Room::Games, challenge((person, all), lot)),
        1 => {
            let waiting: Vec<_> = board.waiting.values().collect();
            let letter = (*lot.one(&waiting)?).clone();
            Some(Wish::Answer(letter.channel, letter.message, letter.custom_ids))
        }
        2 => line(if lot.happens(300) { Room::Dm } else { Room::Games }, "/games".into()),
        3 => {
            let id = lot.one(&mine)?;
            let verbs = ["propose", "propose", "board", "hand", "replay", "hint"];
            line(Room::Games, format!("/{} match:{id}", lot.one(&verbs)?))
        }
        4 => {
            let shown = &board.running.get(lot.one(&any)?)?.letter;
            Some(Wish::Answer(shown.channel, shown.message, shown.custom_ids.clone()))
        }
        5 => {
            let how = ["card", "posts", "stop"][lot.weighed(&[5, 3, 1])?];
            line(Room::Spectators, format!("/watch match:{} how:{how}", lot.one(&any)?))
        }
        6 => line(Room::Games, format!("/follow match:{}", lot.one(&any)?)),
        7 => {
            let id = lot.one(&mine)?;
            lot.happens(400).then(|| Wish::Line(Room::Games, format!("/resign match:{id}")))
        }
        9 => line(Room::Games, substitute(board, (person, all), lot)?),
        _ => {
            let lines = [
                "/profile",
                "/leaderboard",
                "/help",
                "/rules kastell",
                "/settings",
                "/privacy show",
            ];
            line(Room::Games, (*lot.one(&lines)?).to_owned())
        }
    }
}

/// Asks for somebody else, or a computer, on the seat of whoever may be gone from a match of theirs.
fn substitute(board: &Board, (person, all): (&Person, &[Person]), lot: &mut Lot) -> Option<String> {
    let me = person.member.id();
    let others_turn = |id: &u64| board.running.get(id).is_some_and(|on| !on.movers.contains(&me));
    let mine: Vec<u64> = board.played_by(me).into_iter().filter(others_turn).collect();
    let id = lot.one(&mine)?;
    Some(match lot.below(4) {
        0 => format!("/substitute match:{id}"),
        1 => format!("/substitute match:{id} computer:{}", 1 + lot.below(2)),
        _ => format!("/substitute match:{id} player:<@{}>", lot.one(all)?.member.id()),
    })
}

/// A challenge to somebody, to several, to everybody or to computers.
fn challenge((person, all): (&Person, &[Person]), lot: &mut Lot) -> String {
    let game =
        ["kastell", "castello", "castles", "castle-keep"][lot.weighed(&[5, 3, 4, 5]).unwrap_or(0)];
    let mut line = format!("/challenge {game}");
    let other = |lot: &mut Lot| {
        let found = lot.one(all).filter(|other| other.index != person.index);
        found.map_or_else(String::new, |other| format!("<@{}>", other.member.id()))
    };
    let keep = game == "castle-keep";
    match lot.below(20) {
        0..10 => line += &format!(" opponent:{}", other(lot)),
        10..13 if keep => {
            line += &format!(" opponent:{} opponent2:{}", other(lot), other(lot));
        }
        10..13 => {}
        13..15 if keep => line += &format!(" players:{}", 3 + lot.below(2)),
        13..15 => {}
        15..18 => line += &format!(" computer:{}", 1 + lot.below(2)),
        _ if keep => line += &format!(" opponent:{} computer:1 players:3", other(lot)),
        _ => line += &format!(" opponent:{}", other(lot)),
    }
    if lot.happens(700) {
        let time = ["1h", "3h", "12h", "24h", "48h", "120h", "none"];
        line += &format!(" time:{}", time[lot.weighed(&[1, 2, 4, 8, 5, 1, 2]).unwrap_or(3)]);
    }
    if lot.happens(300) {
        line += " posts:board";
    }
    line
}
