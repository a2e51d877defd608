//! Which matches count, and for whom how.

use rules::{Seat, Seats};

use crate::ids::{MatchId, PlayerId, Timestamp};
use crate::journal::head::{Ending, Stage};
use crate::journal::records::{Act, Entry, Header, People, StoredHead};
use crate::ratings::glicko::Score;

/// A match that counts.
#[derive(Clone, Debug)]
pub(crate) struct CountedMatch {
    pub(crate) id: MatchId,
    /// When it ended.
    pub(crate) at: Timestamp,
    pub(crate) game: String,
    pub(crate) server: Option<u64>,
    /// Who sat where.
    pub(crate) players: Vec<PlayerId>,
    /// What it came to for each seat.
    pub(crate) scores: Vec<Score>,
    /// What it came to for each pair of seats that the result tells apart: for the first of them.
    pub(crate) pairs: Vec<(usize, usize, Score)>,
}

/// How a match counts that has ended at this moment; none, if it does not.
///
/// What was called off does not count. A match with a computer does not: people choose how strong it is, and can play it as
/// often as they like. Nor does one in which two seats are one person's, or somebody sat whose number was erased before
/// there were ratings.
pub(crate) fn counted(
    id: MatchId,
    (header, people): (&Header, &People),
    head: &StoredHead,
    at: Timestamp,
) -> Option<CountedMatch> {
    let (winners, is_draw) = result(head)?;
    let players = people.began_with();
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
    match people.changed() {
        Seats::NONE => Some(all),
        changed => without(all, changed),
    }
}

/// A match in which these seats have changed hands. It counts for whoever began there, and as what it has cost them alone:
/// a pair with such a seat counts where the other is ahead. So nobody loses by letting somebody play on for one who is
/// gone, nobody who is gone gains by it, and whoever helps out risks nothing. None, where nothing is left that counts.
fn without(all: CountedMatch, changed: Seats) -> Option<CountedMatch> {
    let has_changed =
        |index: usize| u8::try_from(index).is_ok_and(|seat| changed.contains(Seat(seat)));
    let counts = |&(one, two, score): &(usize, usize, Score)| match score {
        Score::Won => !has_changed(one),
        Score::Lost => !has_changed(two),
        Score::Drew => !has_changed(one) && !has_changed(two),
    };
    let pairs: Vec<_> = all.pairs.iter().copied().filter(counts).collect();
    let is_in = |index: &usize| pairs.iter().any(|(one, two, _)| one == index || two == index);
    let kept: Vec<usize> = (0..all.players.len()).filter(is_in).collect();
    let place = |index: usize| kept.iter().position(|&seat| seat == index);
    let pairs =
        pairs.iter().filter_map(|&(one, two, score)| Some((place(one)?, place(two)?, score)));
    let pairs: Vec<_> = pairs.collect();
    let players = kept.iter().map(|&seat| all.players[seat]).collect();
    let scores = kept.iter().map(|&seat| all.scores[seat]).collect();
    (!pairs.is_empty()).then_some(CountedMatch { players, scores, pairs, ..all })
}

/// When a match ended that is over: with the last thing that was done in it.
pub(crate) fn ended_at(entries: &[Entry]) -> Option<Timestamp> {
    entries.iter().rfind(|entry| entry.act != Act::Erased).map(|entry| entry.at)
}

/// Who has won, and whether nobody has; none where nobody could.
fn result(head: &StoredHead) -> Option<(Seats, bool)> {
    let Stage::Over(ending) = &head.stage else { return None };
    let staying = || head.gone.iter().fold(Seats::all(head.seats), Seats::without);
    match ending {
        Ending::Rules(outcome) => {
            Some((outcome.winners, outcome.draw || outcome.winners.is_empty()))
        }
        Ending::Resigned { seat } | Ending::OutOfTime { seat } | Ending::Gone { seat } => {
            Some((staying().without(*seat), false))
        }
        Ending::DrawAgreed => Some((Seats::NONE, true)),
        Ending::Aborted { .. } | Ending::CalledOff | Ending::CallOffAgreed => None,
        Ending::Declined | Ending::Withdrawn | Ending::Expired => None,
    }
}

/// Winners are ahead of all others, and those who stayed ahead of those who left. Those who lost together are not told
/// apart, and those who drew have drawn with each other.
fn pairs(head: &StoredHead, scores: &[Score]) -> Vec<(usize, usize, Score)> {
    let rank = |index: usize| {
        let has_left = u8::try_from(index).is_ok_and(|seat| head.gone.contains(Seat(seat)));
        match scores[index] {
            Score::Won => 2,
            Score::Drew => 1,
            Score::Lost => -i32::from(has_left),
        }
    };
    let all = (0..scores.len()).flat_map(|one| (one + 1..scores.len()).map(move |two| (one, two)));
    let apart = all.filter_map(|(one, two)| match rank(one).cmp(&rank(two)) {
        std::cmp::Ordering::Greater => Some((one, two, Score::Won)),
        std::cmp::Ordering::Less => Some((one, two, Score::Lost)),
        std::cmp::Ordering::Equal if scores[one] == Score::Lost => None,
        std::cmp::Ordering::Equal => Some((one, two, Score::Drew)),
    });
    apart.collect()
}
