//! `People`: the players of a match, past and present.

use rules::{Seat, Seats};

use crate::ids::{PlayerId, Revision};
use crate::journal::records::{Header, People};
use crate::journal::seats::{Candidate, FormerPlayer};
use crate::model::fairness::player_word::Word;
use crate::model::fairness::{Deal, Terms};

/// The number of candidates to keep.
const CANDIDATES: usize = 4;

impl People {
    /// All players in this record, possibly more than once.
    pub(crate) fn everybody(&self) -> impl Iterator<Item = PlayerId> + '_ {
        let seated = self.joined.iter().chain(&self.invited).chain([&self.challenger]);
        seated.copied().chain(self.former_and_candidates())
    }

    pub(crate) fn former_and_candidates(&self) -> impl Iterator<Item = PlayerId> + '_ {
        let former = self.former.iter().map(|former| former.player);
        former.chain(self.candidates.iter().map(|candidate| candidate.player))
    }

    /// Replaces a player by a pseudonym in all lists.
    pub(crate) fn rename(&mut self, player: PlayerId, name: PlayerId) {
        let seated = self.joined.iter_mut().chain(&mut self.invited).chain([&mut self.challenger]);
        let former = self.former.iter_mut().map(|former| &mut former.player);
        let candidates = self.candidates.iter_mut().map(|candidate| &mut candidate.player);
        for one in seated.chain(former).chain(candidates).filter(|one| **one == player) {
            *one = name;
        }
    }

    /// Removes a player who had joined, with their word.
    pub(crate) fn remove_joined(&mut self, player: PlayerId) {
        self.joined.retain(|&joined| joined != player);
        self.words.retain(|word| word.player != player);
    }

    /// The message whose signature becomes the seed, once all players have joined and given their words.
    pub(crate) fn message(&self, header: &Header, deal: Deal) -> String {
        let words: Vec<&str> = self.words.iter().filter_map(Word::plain).collect();
        Terms { number: deal.number, game: &header.game, options: &header.options, words: &words }
            .message()
    }

    /// Whether another player took over a seat of this player.
    pub(crate) fn has_left(&self, player: PlayerId) -> bool {
        self.former.iter().any(|former| former.player == player)
    }

    /// The seats that other players took over.
    pub(crate) fn changed_seats(&self) -> Seats {
        self.former.iter().map(|former| former.seat).collect()
    }

    /// The players at the start, by seat.
    pub(crate) fn original_players(&self) -> Vec<PlayerId> {
        let mut players = self.joined.clone();
        for former in self.former.iter().rev() {
            if let Some(player) = players.get_mut(former.seat.index()) {
                *player = former.player;
            }
        }
        players
    }

    pub(crate) fn player_at(&self, seat: Seat, revision: Revision) -> Option<PlayerId> {
        let mut later = self.former.iter().filter(|former| former.seat == seat);
        let former = later.find(|former| revision < former.until);
        former.map(|former| former.player).or_else(|| self.joined.get(seat.index()).copied())
    }

    /// Undoes the takeovers after a revision.
    pub(crate) fn rewind_to(&mut self, revision: Revision) {
        while let Some(former) = self.former.pop_if(|former| former.until > revision) {
            if let Some(seated) = self.joined.get_mut(former.seat.index()) {
                *seated = former.player;
            }
        }
    }

    /// Adds a candidate for a seat. `since` is the revision of the offer.
    pub(crate) fn invite_to_seat(&mut self, player: PlayerId, since: Revision) {
        self.candidates.push(Candidate { since, player });
        let old = self.candidates.len().saturating_sub(CANDIDATES);
        self.candidates.drain(..old);
    }

    /// Gives a seat to another player. `until` is the revision of the takeover.
    pub(crate) fn substitute(&mut self, seat: Seat, player: PlayerId, until: Revision) {
        if let Some(seated) = self.joined.get_mut(seat.index()) {
            let former = std::mem::replace(seated, player);
            self.former.push(FormerPlayer { seat, player: former, until });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn people() -> People {
        let joined = [1, 2, 3].map(PlayerId).to_vec();
        let (former, candidates, twin, words) = Default::default();
        let challenger = PlayerId(2);
        let invited = Vec::new();
        let (open, least, most) = (false, 3, 3);
        People { challenger, open, invited, joined, least, most, former, candidates, twin, words }
    }

    #[test]
    fn the_player_of_a_seat_is_known_for_every_revision() {
        let mut people = people();
        people.substitute(Seat(1), PlayerId(4), Revision(10));
        people.substitute(Seat(1), PlayerId(2), Revision(20));
        let at = |revision| people.player_at(Seat(1), Revision(revision)).unwrap().0;
        assert_eq!([9, 10, 19, 20].map(at), [2, 4, 4, 2]);
        assert_eq!(people.player_at(Seat(0), Revision(1)), Some(PlayerId(1)));
        assert_eq!(people.original_players(), [1, 2, 3].map(PlayerId));
        assert_eq!(people.changed_seats(), Seats::one(Seat(1)));
        assert!(people.has_left(PlayerId(4)) && !people.has_left(PlayerId(3)));
        for revision in [25, 20, 19, 10, 9] {
            let now = people.player_at(Seat(1), Revision(revision)).unwrap();
            people.rewind_to(Revision(revision));
            assert_eq!((people.joined[1], people.joined.len()), (now, 3), "{revision}");
        }
        assert!(people.former.is_empty());
    }

    #[test]
    fn an_erased_player_is_renamed_in_all_lists() {
        let mut people = people();
        people.invite_to_seat(PlayerId(4), Revision(9));
        people.substitute(Seat(1), PlayerId(4), Revision(10));
        for player in 1..=4 {
            people.rename(PlayerId(player), PlayerId(90 + player));
        }
        assert!(people.everybody().all(|player| player.0 > 90));
    }
}
