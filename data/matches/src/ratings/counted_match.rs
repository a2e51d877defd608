//! `CountedMatch`: tells which matches are rated, and for which players.

use std::cmp::Ordering;

use rules::{Seat, Seats};

use crate::ids::{MatchId, PlayerId, Timestamp};
use crate::journal::head::{Ending, Stage};
use crate::journal::records::{Act, Entry, Header, People, StoredHead};
use crate::ratings::glicko::Score;

/// A match that is rated.
#[derive(Clone, Debug)]
pub(crate) struct CountedMatch {
    pub(crate) id: MatchId,
    /// The time when the match ended.
    pub(crate) at: Timestamp,
    pub(crate) game: String,
    pub(crate) server: Option<u64>,
    pub(crate) players: Vec<PlayerId>,
    pub(crate) scores: Vec<Score>,
    /// The scores between pairs of seats. Two losers are not compared.
    pub(crate) pairs: Vec<PairScore>,
}

/// The score between two seats, from the first seat's view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PairScore {
    pub(crate) one: usize,
    pub(crate) two: usize,
    pub(crate) score: Score,
}

impl PairScore {
    /// The same score, from the other seat's view.
    pub(crate) fn turned(self) -> Self {
        Self { one: self.two, two: self.one, score: self.score.turned() }
    }
}

/// A match that has ended, and may be rated.
#[derive(Clone, Copy)]
pub(crate) struct EndedMatch<'a> {
    pub(crate) id: MatchId,
    pub(crate) header: &'a Header,
    pub(crate) people: &'a People,
    pub(crate) head: &'a StoredHead,
    pub(crate) at: Timestamp,
}

/// The match as ratings count it. `None` if it is not rated.
///
/// Matches that were called off are not rated. Matches with a computer are not either: people choose its strength, and
/// can play it as often as they like. Nor are matches in which one person has two seats, or in which a player was
/// erased before there were ratings.
pub(crate) fn count(ended: &EndedMatch<'_>) -> Option<CountedMatch> {
    let EndedMatch { id, header, people, head, at } = *ended;
    let (winners, is_draw) = result(head)?;
    let players = people.original_players();
    let mut known = players.clone();
    known.sort_unstable();
    known.dedup();
    let all_are_people =
        known.iter().all(|player| *player != PlayerId::GONE && player.level().is_none());
    let is_match = known.len() == usize::from(head.seats) && known.len() == players.len();
    if head.seats < 2 || !is_match || !all_are_people {
        return None;
    }
    let score = |seat: Seat| match (is_draw, winners.contains(seat)) {
        (true, _) if head.gone.contains(seat) => Score::Lost,
        (true, _) => Score::Drew,
        (false, true) => Score::Won,
        (false, false) => Score::Lost,
    };
    let scores: Vec<_> = Seats::all(head.seats).iter().map(score).collect();
    let pairs = pairs(head, &scores);
    let (game, server) = (header.game.clone(), header.place.server);
    let all = CountedMatch { id, at, game, server, players, scores, pairs };
    let (changed, absent) = (people.changed_seats(), absent_seats(header, head));
    match changed.is_empty() && absent.is_empty() {
        true => Some(all),
        false => without(all, changed, absent),
    }
}

/// The seats that left a match of an event without a single move.
fn absent_seats(header: &Header, head: &StoredHead) -> Seats {
    let has_moved = |seat: &Seat| header.event.is_none() || head.moved.contains(*seat);
    head.gone.iter().filter(|seat| !has_moved(seat)).collect()
}

/// The match as ratings count it if other players took over the seats in `changed`. `None` if no pair is left.
///
/// The match counts for the original players. If one seat of a pair was taken over, the pair counts only if the other
/// seat is ahead. If both were, it doesn't count. So nobody loses by accepting a substitute, an absent player gains
/// nothing, and the substitute risks nothing. No pair with a seat in `absent` counts, as in a walkover.
fn without(all: CountedMatch, changed: Seats, absent: Seats) -> Option<CountedMatch> {
    let is_one_of = |seats: Seats, index: usize| {
        u8::try_from(index).is_ok_and(|seat| seats.contains(Seat(seat)))
    };
    let has_changed = |index: usize| is_one_of(changed, index);
    let is_absent = |index: usize| is_one_of(absent, index);
    let counts = |pair: &PairScore| match pair.score {
        _ if is_absent(pair.one) || is_absent(pair.two) => false,
        Score::Won => !has_changed(pair.one),
        Score::Lost => !has_changed(pair.two),
        Score::Drew => !has_changed(pair.one) && !has_changed(pair.two),
    };
    let pairs: Vec<_> = all.pairs.iter().copied().filter(counts).collect();
    let is_in = |index: &usize| pairs.iter().any(|pair| pair.one == *index || pair.two == *index);
    let kept: Vec<usize> = (0..all.players.len()).filter(is_in).collect();
    let place = |index: usize| kept.iter().position(|&seat| seat == index);
    let pairs = pairs.iter().filter_map(|pair| {
        Some(PairScore { one: place(pair.one)?, two: place(pair.two)?, ..*pair })
    });
    let pairs: Vec<_> = pairs.collect();
    let players = kept.iter().map(|&seat| all.players[seat]).collect();
    let scores = kept.iter().map(|&seat| all.scores[seat]).collect();
    (!pairs.is_empty()).then_some(CountedMatch { players, scores, pairs, ..all })
}

/// The time when a match ended: that of its last act, apart from erasures.
pub(crate) fn ended_at(entries: &[Entry]) -> Option<Timestamp> {
    entries.iter().rfind(|entry| entry.act != Act::Erased).map(|entry| entry.at)
}

/// The winners, and whether the match was a draw. `None` if it is not rated.
fn result(head: &StoredHead) -> Option<(Seats, bool)> {
    let Stage::Over(ending) = &head.stage else { return None };
    match ending {
        Ending::Rules(outcome) => {
            Some((outcome.winners, outcome.draw || outcome.winners.is_empty()))
        }
        Ending::Resigned { seat } | Ending::OutOfTime { seat } | Ending::Gone { seat } => {
            Some(((Seats::all(head.seats) - head.gone).without(*seat), false))
        }
        Ending::DrawAgreed => Some((Seats::NONE, true)),
        Ending::Aborted { .. } | Ending::CalledOff | Ending::CallOffAgreed => None,
        // Such a match was not played to its end, so it shows nobody's strength.
        Ending::Walkover { .. } | Ending::Adjudicated { .. } => None,
        Ending::Declined | Ending::Withdrawn | Ending::Expired => None,
    }
}

/// The scores of all pairs of seats. A winner beats all others, and a player who stayed beats one who left. Two losers
/// are not compared, and in a draw the players who stayed drew with each other.
fn pairs(head: &StoredHead, scores: &[Score]) -> Vec<PairScore> {
    let rank = |index: usize| {
        let has_left = u8::try_from(index).is_ok_and(|seat| head.gone.contains(Seat(seat)));
        match scores[index] {
            Score::Won => 2,
            Score::Drew => 1,
            Score::Lost => -i32::from(has_left),
        }
    };
    let all = (0..scores.len()).flat_map(|one| (one + 1..scores.len()).map(move |two| (one, two)));
    let apart = all.filter_map(|(one, two)| {
        let score = match rank(one).cmp(&rank(two)) {
            Ordering::Greater => Score::Won,
            Ordering::Less => Score::Lost,
            Ordering::Equal if scores[one] == Score::Lost => return None,
            Ordering::Equal => Score::Drew,
        };
        Some(PairScore { one, two, score })
    });
    apart.collect()
}
