//! The verdict on a finished match: the chances after each ply, and the turning points.

use matches::{Analysis, Head, Judgment};
use rules::{Act, Record, Seat};

use crate::app::analysis::chances::{chance, final_chances, total};
use crate::app::analysis::turning_points::{
    self, Certainty, MIN_DECIDING_LOSS, MIN_LOSS, TurningPoint,
};

#[derive(Debug)]
pub(crate) struct Verdict {
    /// The seat and move of each ply. The move is empty if the player left.
    pub(crate) plies: Vec<(Seat, String)>,
    /// The turning points, in the order of play.
    pub(crate) turning_points: Vec<TurningPoint>,
    judged: Vec<Option<Judgment>>,
    /// Whether values only rank the moves of one position, as in games with chance or hidden information.
    ///
    /// If so, the values of neighboring plies can't be compared.
    is_weighed: bool,
    /// Each seat's chance after the last ply, which is the result.
    end: Vec<f64>,
}

impl Verdict {
    pub(crate) fn new(head: &Head, record: &Record, analysis: Analysis) -> Self {
        let text = |act: &Act| match act {
            Act::Move(text) => text.clone(),
            Act::Leave => String::new(),
        };
        let plies = record.plies.iter().map(|ply| (ply.seat, text(&ply.act))).collect();
        let end = final_chances(head.seats, head.winners());
        Self::judge(plies, analysis.judged, end)
    }

    fn judge(plies: Vec<(Seat, String)>, judged: Vec<Option<Judgment>>, end: Vec<f64>) -> Self {
        let is_weighed = judged.iter().flatten().any(|judgment| judgment.played.is_some());
        let mut verdict = Self { plies, turning_points: Vec::new(), judged, is_weighed, end };
        verdict.turning_points = verdict.find_turning_points();
        verdict
    }

    /// The chance of each seat after this number of plies. `None` if unknown.
    pub(crate) fn chances(&self, at: u32) -> Option<Vec<f64>> {
        let at = at as usize;
        if at >= self.plies.len() {
            return Some(self.end.clone());
        }
        let judgment = self.judgment_before(at);
        // With open information, or a proof, one judgment holds for both seats.
        let is_plain = !self.is_weighed || judgment.is_some_and(|judgment| judgment.is_proven);
        if self.end.len() == 2 && is_plain {
            let judgment = judgment?;
            let own = chance(judgment.value);
            return Some(if judgment.seat == Seat(0) {
                vec![own, 1.0 - own]
            } else {
                vec![1.0 - own, own]
            });
        }
        let all = self.own_chances(at)?;
        let total = total(&all);
        Some(all.iter().map(|own| own / total).collect())
    }

    /// The chance of each seat, by the last judgment from the seat's own view.
    ///
    /// A player who sees only their own hand overestimates the others, so the chances need not add up to 1.
    fn own_chances(&self, at: usize) -> Option<Vec<f64>> {
        let seats = self.end.len();
        let has_left = |seat: usize| {
            let mut before = self.plies[..at].iter();
            before.any(|(left, mv)| left.index() == seat && mv.is_empty())
        };
        let last = |seat: usize| {
            if has_left(seat) {
                return Some(0.0);
            }
            let last = at.min(self.judged.len().checked_sub(1)?);
            let own = (0..=last).rev().find_map(|ply| {
                let judgment =
                    self.judgment_before(ply).filter(|judged| judged.seat.index() == seat)?;
                // The judgment is about the best move, and the played move may have been worse.
                let played = self.chance_after(ply).filter(|_| ply < at);
                Some(played.unwrap_or(chance(judgment.value)))
            });
            Some(own.unwrap_or(1.0 / seats as f64))
        };
        (0..seats).map(last).collect()
    }

    /// The proven winner after this number of plies, with best play. Only for two seats.
    pub(crate) fn proven_winner(&self, at: u32) -> Option<Seat> {
        let judgment = self.judgment_before(at as usize).filter(|_| self.end.len() == 2)?;
        let other = Seat(1 - judgment.seat.0.min(1));
        let winner = if judgment.value > 0.0 { judgment.seat } else { other };
        (judgment.is_proven && judgment.value.abs() > 0.99).then_some(winner)
    }

    /// The turning point that led to a step.
    pub(crate) fn turning_point_at(&self, at: u32) -> Option<&TurningPoint> {
        self.turning_points.iter().find(|turn| turn.ply + 1 == at as usize)
    }

    /// Whether the match was judged and has no turning point.
    pub(crate) fn has_no_turning_point(&self) -> bool {
        self.turning_points.is_empty() && self.judged.iter().any(Option::is_some)
    }

    fn judgment_before(&self, ply: usize) -> Option<&Judgment> {
        self.judged.get(ply)?.as_ref()
    }

    fn find_turning_points(&self) -> Vec<TurningPoint> {
        let deciding = self.deciding_point();
        let points = (0..self.plies.len()).filter_map(|ply| self.turning_point(ply, MIN_LOSS));
        turning_points::select(points, deciding)
    }

    /// The losers' last mistake before the winner took the lead for good. `None` without a winner, or without a
    /// mistake.
    pub(crate) fn deciding_point(&self) -> Option<TurningPoint> {
        let last = u32::try_from(self.plies.len()).ok()?;
        if !self.is_winner_ahead(last) {
            return None;
        }
        let flip = (0..last).rev().find(|&at| !self.is_winner_ahead(at))? as usize;
        let is_losers = |&ply: &usize| self.end.get(self.plies[ply].0.index()) == Some(&0.0);
        let point =
            |ply| self.turning_point(ply, if ply == flip { MIN_DECIDING_LOSS } else { MIN_LOSS });
        (0..=flip).rev().filter(is_losers).find_map(point)
    }

    /// Whether every winner has better chances than every loser after this number of plies. `true` if the chances are
    /// unknown.
    fn is_winner_ahead(&self, at: u32) -> bool {
        let Some(chances) = self.chances(at) else { return true };
        let of = |is_winner: bool| {
            let seats = self.end.iter().zip(&chances);
            seats.filter(move |(end, _)| (**end > 0.0) == is_winner).map(|(_, chance)| *chance)
        };
        let ahead = of(true).reduce(f64::min);
        ahead.zip(of(false).reduce(f64::max)).is_some_and(|(ahead, others)| ahead > others)
    }

    fn turning_point(&self, ply: usize, min_loss: f64) -> Option<TurningPoint> {
        let judgment = self.judgment_before(ply)?;
        // A proof is valid for every seat.
        let is_weighed = self.is_weighed && !judgment.is_proven;
        let (seat, mv) = self.plies.get(ply)?;
        if judgment.best == *mv {
            return None;
        }
        let before = chance(judgment.value);
        let after = match self.chance_after(ply) {
            Some(after) => after,
            None if is_weighed || self.end.len() != 2 => return None,
            // The chance after the last ply is the result, which the move need not have caused.
            None if ply + 1 == self.plies.len() => return None,
            None => *self.chances(ply as u32 + 1)?.get(seat.index())?,
        };
        // With chance, the proof may come from luck after the move.
        let proven = self.proven_winner(ply as u32 + 1).filter(|_| !self.is_weighed);
        let is_lost = proven.is_some_and(|winner| winner != *seat);
        let certainty = match (is_lost, judgment.is_proven && judgment.value > 0.99) {
            (true, true) => Certainty::WinLost,
            (true, false) => Certainty::Lost,
            (false, _) => Certainty::Unproven,
        };
        // Compare the shares that the bar shows: the chances of all seats together make one whole.
        let (before, after) = match self.end.len() {
            seats if seats == 1 || (seats == 2 && !is_weighed) => (before, after),
            _ => {
                let others = total(&self.own_chances(ply)?) - before;
                (before / (others + before), after / (others + after))
            }
        };
        let best = judgment.best.clone();
        (before - after > min_loss).then_some(TurningPoint { ply, best, before, after, certainty })
    }

    /// The mover's chance after a ply. `None` if the search gave the played move no value.
    fn chance_after(&self, ply: usize) -> Option<f64> {
        let played = chance(self.judgment_before(ply)?.played?);
        // Within a turn, the next judgment is better than the estimate for one move among many.
        Some(self.chance_if_turn_continues(ply).map_or(played, |later| later.max(played)))
    }

    /// The mover's chance after a ply, if their turn continues.
    fn chance_if_turn_continues(&self, ply: usize) -> Option<f64> {
        let (before, after) = (self.judgment_before(ply)?, self.judgment_before(ply + 1)?);
        (before.seat == after.seat).then(|| chance(after.value))
    }
}

#[cfg(test)]
mod tests {
    use rules::Seats;

    use super::*;

    fn judged(seat: u8, value: f64, best: &str) -> Option<Judgment> {
        let (seat, best) = (Seat(seat), best.to_owned());
        Some(Judgment { seat, value, is_proven: value.abs() > 0.99, best, played: None })
    }

    fn verdict_on(judged: Vec<Option<Judgment>>, played: &[&str], end: Vec<f64>) -> Verdict {
        let ply = |(index, mv): (usize, &&str)| (Seat((index % 2) as u8), (*mv).to_owned());
        let plies = played.iter().enumerate().map(ply).collect();
        Verdict::judge(plies, judged, end)
    }

    #[test]
    fn a_lost_win_is_a_turning_point_and_the_best_move_is_not() {
        let judged = vec![
            judged(0, 0.1, "a"),
            judged(1, -0.1, "b"),
            judged(0, 1.0, "c"),
            judged(1, 1.0, "d"),
        ];
        let verdict = verdict_on(judged, &["a", "x", "y", "d"], vec![0.0, 1.0]);
        let told: Vec<_> = verdict
            .turning_points
            .iter()
            .map(|turn| (turn.ply, turn.best.as_str(), turn.certainty))
            .collect();
        assert_eq!(told, [(1, "b", Certainty::Lost), (2, "c", Certainty::WinLost)]);
        assert_eq!(
            (verdict.proven_winner(2), verdict.proven_winner(3)),
            (Some(Seat(0)), Some(Seat(1)))
        );
        assert_eq!(verdict.chances(0), Some(vec![0.55, 1.0 - 0.55]));
        assert_eq!(verdict.chances(4), Some(vec![0.0, 1.0]));
    }

    #[test]
    fn the_last_move_that_lost_is_a_turning_point_beside_greater_mistakes() {
        // The chances change hands with each ply, less and less, and in the end White stays ahead.
        let values = [0.8, 0.8, 0.8, 0.7, 0.7, 0.6, 0.3, 0.3, -0.3, 0.3];
        let judged = values.iter().zip(0..).map(|(&value, ply)| judged(ply % 2, value, "best"));
        let mut played = ["worse"; 10];
        played[8] = "best";
        let verdict = verdict_on(judged.collect(), &played, vec![0.0, 1.0]);
        let told: Vec<_> = verdict.turning_points.iter().map(|turn| turn.ply).collect();
        assert_eq!(told, [0, 1, 6], "the sixth move is the last with which the loser lost");
        assert_eq!(verdict.deciding_point().map(|turn| turn.ply), Some(6));
        let drawn = Verdict { end: vec![0.5, 0.5], ..verdict };
        assert_eq!(drawn.deciding_point(), None);
    }

    #[test]
    fn with_chance_only_plies_with_an_evaluated_move_are_turning_points() {
        let mut weighed = vec![judged(0, 0.8, "a"), judged(1, 0.6, "b"), judged(0, 0.5, "c")];
        weighed[1].as_mut().unwrap().played = Some(-0.6);
        let verdict = verdict_on(weighed, &["x", "y", "z"], vec![0.5, 0.5]);
        let told: Vec<_> = verdict.turning_points.iter().map(|turn| turn.ply).collect();
        assert_eq!(told, [1]);
    }

    #[test]
    fn with_chance_a_win_that_the_next_draw_proves_does_not_make_a_move_lose() {
        let mut weighed = vec![judged(0, 0.2, "a"), judged(1, 1.0, "b")];
        weighed[0].as_mut().unwrap().played = Some(-0.5);
        let verdict = verdict_on(weighed, &["x", "b"], vec![0.0, 1.0]);
        let told: Vec<_> =
            verdict.turning_points.iter().map(|turn| (turn.ply, turn.certainty)).collect();
        assert_eq!(told, [(0, Certainty::Unproven)]);
    }

    #[test]
    fn a_ply_is_no_turning_point_if_the_same_turn_keeps_its_value() {
        let turn = || vec![judged(0, 0.2, "a"), judged(0, 0.2, "x"), judged(1, 0.0, "c")];
        let (mut same, mut worse) = (turn(), turn());
        same[0].as_mut().unwrap().played = Some(-0.4);
        worse[0].as_mut().unwrap().played = Some(-0.4);
        worse[1].as_mut().unwrap().value = -0.5;
        let told =
            |judged| verdict_on(judged, &["x", "x", "c"], vec![0.5, 0.5]).turning_points.len();
        assert_eq!((told(same), told(worse)), (0, 1));
    }

    #[test]
    fn with_three_seats_a_turning_point_costs_the_change_of_the_bar() {
        let mut judged = vec![
            judged(0, 0.6, "a"),
            judged(1, 0.6, "b"),
            judged(2, 0.6, "c"),
            judged(0, 0.6, "d"),
        ];
        judged[2].as_mut().unwrap().played = Some(-0.6);
        let verdict = verdict_on(judged, &["a", "b", "x", "d"], vec![1.0, 0.0, 0.0]);
        let turn = &verdict.turning_points[0];
        assert_eq!(turn.ply, 2);
        let shown = [2, 3].map(|at| verdict.chances(at).unwrap()[2]);
        assert!(shown[1] < shown[0] / 2.0, "{shown:?}");
        assert!((turn.before - shown[0]).abs() < 1e-9 && (turn.after - shown[1]).abs() < 1e-9);
    }

    #[test]
    fn with_hidden_hands_the_bar_is_independent_of_the_seat_to_move() {
        // Each seat holds tiles that fit badly, and overestimates the other's hand.
        let mut judged: Vec<_> =
            (0..4).map(|ply| judged(ply % 2, if ply % 2 == 0 { 0.2 } else { -0.7 }, "a")).collect();
        judged[2].as_mut().unwrap().played = Some(-0.2);
        let played = ["a", "a", "x", "a"];
        let mut verdict = verdict_on(judged, &played, vec![1.0, 0.0]);
        verdict.plies.iter_mut().zip(0..).for_each(|(ply, at)| ply.0 = Seat(at % 2));
        let bar: Vec<_> = (1..4).map(|at| verdict.chances(at).unwrap()[0]).collect();
        assert!((bar[0] - 0.8).abs() < 1e-9 && (bar[1] - bar[0]).abs() < 1e-9, "{bar:?}");
        assert!(bar[2] < bar[1] - 0.05, "what was worse is seen: {bar:?}");
    }

    #[test]
    fn with_chance_a_lost_proven_win_is_a_turning_point() {
        let mut weighed = vec![judged(0, 1.0, "a"), judged(1, 0.2, "b"), judged(0, 0.1, "c")];
        weighed[2].as_mut().unwrap().played = Some(0.1);
        let verdict = verdict_on(weighed, &["x", "b", "c"], vec![0.0, 1.0]);
        let told: Vec<_> =
            verdict.turning_points.iter().map(|turn| (turn.ply, turn.best.as_str())).collect();
        assert_eq!(told, [(0, "a")]);
    }

    #[test]
    fn a_match_has_no_turning_point_only_if_all_plies_are_judged() {
        let judged = vec![judged(0, 0.1, "a"), judged(1, 0.0, "b")];
        assert!(verdict_on(judged, &["x", "y"], vec![0.0, 1.0]).has_no_turning_point());
        assert!(!verdict_on(vec![None, None], &["x", "y"], vec![0.0, 1.0]).has_no_turning_point());
        let lost = vec![self::judged(0, 0.6, "a"), self::judged(1, 0.5, "b")];
        assert!(!verdict_on(lost, &["x", "b"], vec![0.0, 1.0]).has_no_turning_point());
    }

    #[test]
    fn a_departed_player_has_no_winning_chances() {
        let judged = vec![judged(0, 0.0, "a"), judged(1, 0.4, "b"), judged(2, 0.0, "c"), None];
        let mut verdict = verdict_on(judged, &["a", "b", "c", ""], vec![1.0, 0.0, 0.0]);
        verdict.plies[3].0 = Seat(1);
        verdict.plies.extend([(Seat(2), "d".into()), (Seat(0), "e".into())]);
        verdict.judged.extend([self::judged(2, 0.0, "d"), self::judged(0, 0.0, "e")]);
        assert_eq!(verdict.chances(4), Some(vec![0.5, 0.0, 0.5]));
    }

    #[test]
    fn a_single_seat_has_the_whole_bar() {
        let judged = vec![judged(0, 0.5, "a"), judged(0, -0.5, "b")];
        let verdict = verdict_on(judged, &["a", "b"], vec![0.0]);
        let bar: Vec<_> = (0..3).map(|at| verdict.chances(at)).collect();
        assert_eq!(bar, [Some(vec![0.75]), Some(vec![0.25]), Some(vec![0.0])]);
        assert_eq!(
            [final_chances(1, Seats::NONE), final_chances(1, Seats::one(Seat(0)))],
            [vec![0.0], vec![1.0]]
        );
        assert_eq!(
            [final_chances(2, Seats::NONE), final_chances(2, Seats::one(Seat(1)))],
            [vec![0.5, 0.5], vec![0.0, 1.0]]
        );
    }

    #[test]
    fn three_seats_share_one_bar() {
        let judged = vec![judged(0, 0.0, "a"), judged(1, 0.5, "b"), judged(2, -0.5, "c")];
        let verdict = verdict_on(judged, &["a", "b", "c"], vec![1.0, 0.0, 0.0]);
        assert_eq!(verdict.chances(2), Some(vec![1.0 / 3.0, 0.5, 1.0 / 6.0]));
        assert_eq!(verdict.chances(3), Some(vec![1.0, 0.0, 0.0]));
    }
}
