//! Who takes part in a match, and who did: seats change hands, and what was done on them stays.

use rules::{Seat, Seats};

use crate::ids::{PlayerId, Revision};
use crate::journal::records::People;
use crate::journal::seats::{Candidate, FormerPlayer};

/// How many candidates are remembered: as many as offers are.
const CANDIDATES: usize = 4;

impl People {
    /// All whose numbers stand here, some of them several times.
    pub(crate) fn everybody(&self) -> impl Iterator<Item = PlayerId> + '_ {
        let seated = self.joined.iter().chain(&self.invited).chain([&self.challenger]);
        seated.copied().chain(self.former_and_candidates())
    }

    /// Those who stand beside the table: they have sat there, or may sit there soon.
    pub(crate) fn former_and_candidates(&self) -> impl Iterator<Item = PlayerId> + '_ {
        let former = self.former.iter().map(|former| former.player);
        former.chain(self.candidates.iter().map(|candidate| candidate.player))
    }

    /// Puts one number in the place of another wherever it stands.
    pub(crate) fn rename(&mut self, player: PlayerId, name: PlayerId) {
        let seated = self.joined.iter_mut().chain(&mut self.invited).chain([&mut self.challenger]);
        let former = self.former.iter_mut().map(|former| &mut former.player);
        let candidates = self.candidates.iter_mut().map(|candidate| &mut candidate.player);
        for one in seated.chain(former).chain(candidates).filter(|one| **one == player) {
            *one = name;
        }
    }

    /// Whether somebody sat there whose seat another has.
    pub(crate) fn has_left(&self, player: PlayerId) -> bool {
        self.former.iter().any(|former| former.player == player)
    }

    /// The seats that have changed hands.
    pub(crate) fn changed_seats(&self) -> Seats {
        self.former.iter().map(|former| former.seat).collect()
    }

    /// With whom it began, in the order of the seats.
    pub(crate) fn original_players(&self) -> Vec<PlayerId> {
        let mut players = self.joined.clone();
        for former in self.former.iter().rev() {
            if let Some(player) = players.get_mut(former.seat.index()) {
                *player = former.player;
            }
        }
        players
    }

    /// Who sat there at a revision.
    pub(crate) fn player_at(&self, seat: Seat, revision: Revision) -> Option<PlayerId> {
        let mut later = self.former.iter().filter(|former| former.seat == seat);
        let former = later.find(|former| revision < former.until);
        former.map(|former| former.player).or_else(|| self.joined.get(seat.index()).copied())
    }

    /// Those who took part at a revision: whoever has taken a seat since then has not yet.
    pub(crate) fn rewind_to(&mut self, revision: Revision) {
        while let Some(former) = self.former.pop_if(|former| former.until > revision) {
            if let Some(seated) = self.joined.get_mut(former.seat.index()) {
                *seated = former.player;
            }
        }
    }

    /// Somebody is to take a seat, by an offer of this revision.
    pub(crate) fn invite_to_seat(&mut self, player: PlayerId, since: Revision) {
        self.candidates.push(Candidate { since, player });
        let old = self.candidates.len().saturating_sub(CANDIDATES);
        self.candidates.drain(..old);
    }

    /// Somebody has a seat from this revision on.
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
        let (former, candidates, twin) = Default::default();
        let challenger = PlayerId(2);
        let invited = Vec::new();
        let (open, least, most) = (false, 3, 3);
        People { challenger, open, invited, joined, least, most, former, candidates, twin }
    }

    #[test]
    fn who_sat_where_is_known_for_every_moment() {
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
    fn whoever_is_forgotten_stands_nowhere_any_more() {
        let mut people = people();
        people.invite_to_seat(PlayerId(4), Revision(9));
        people.substitute(Seat(1), PlayerId(4), Revision(10));
        for player in 1..=4 {
            people.rename(PlayerId(player), PlayerId(90 + player));
        }
        assert!(people.everybody().all(|player| player.0 > 90));
    }
}
