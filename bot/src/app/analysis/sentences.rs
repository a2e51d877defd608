//! The sentences about an analyzed step: the chances of each seat, and a turning point.

use std::cmp::Reverse;

use matches::Recording;
use rules::{Arg, Join, Message, Seat};

use crate::app::analysis::turning_points::{Certainty, TurningPoint};
use crate::app::analysis::verdict::Verdict;
use crate::app::answer::Result;
use crate::words::analysis::AnalysisText;

/// The line about the proven winner at a step, or else the chances of each seat. `None` if the chances are unknown.
pub(super) fn chances_line(
    verdict: &Verdict,
    at: u32,
    seat_names: &[Message],
) -> Option<AnalysisText> {
    if let Some(seat) = verdict.proven_winner(at) {
        return Some(AnalysisText::Won { player: seat_name(seat_names, seat) });
    }
    let chances = verdict.chances(at)?;
    let by_seat = percents(&chances)
        .into_iter()
        .zip(seat_names)
        .map(|(percent, name)| AnalysisText::Chance { player: name.clone(), percent });
    Some(AnalysisText::Standing { chances: Arg::list(Join::Dots, by_seat) })
}

/// The moves of a turning point as sentences.
pub(super) struct Sentences {
    pub(super) played: Message,
    best: Message,
}

impl Sentences {
    pub(super) fn of(
        recording: &Recording,
        verdict: &Verdict,
        point: &TurningPoint,
    ) -> Result<Self> {
        let before = u32::try_from(point.ply).unwrap_or(u32::MAX);
        let (_, played) = &verdict.plies[point.ply];
        Ok(Self {
            played: recording.move_sentence(before, played)?,
            best: recording.move_sentence(before, &point.best)?,
        })
    }

    /// The better move as the hint of a menu entry.
    pub(super) fn better_move_hint(self, point: &TurningPoint) -> AnalysisText {
        match point.certainty {
            Certainty::Lost => AnalysisText::LookedBetter { best: self.best },
            Certainty::WinLost | Certainty::Unproven => AnalysisText::Better { best: self.best },
        }
    }
}

pub(super) fn turning_point_line(
    recording: &Recording,
    verdict: &Verdict,
    point: &TurningPoint,
) -> Result<AnalysisText> {
    let Sentences { played: mv, best } = Sentences::of(recording, verdict, point)?;
    // The chances are from before the move, and so is the name: a swap of colors renames the seats.
    let before = recording.step(u32::try_from(point.ply).unwrap_or(u32::MAX))?;
    let player = seat_name(&before.sight.seat_names(), verdict.plies[point.ply].0);
    let (before, after) = (percent(point.before), percent(point.after));
    Ok(match point.certainty {
        Certainty::WinLost => AnalysisText::LetGo { player, mv, best },
        Certainty::Lost => AnalysisText::Lost { player, mv, best, before },
        Certainty::Unproven => AnalysisText::Turned { player, mv, best, before, after },
    })
}

fn seat_name(seat_names: &[Message], seat: Seat) -> Message {
    seat_names.get(seat.index()).cloned().unwrap_or_else(|| Message::plain(""))
}

/// Chances in percent that add up correctly: the largest remainders are rounded up.
fn percents(chances: &[f64]) -> Vec<u32> {
    let mut percents: Vec<u32> = chances.iter().map(|chance| (chance * 100.0) as u32).collect();
    let rest = percent(chances.iter().sum()).saturating_sub(percents.iter().sum());
    // Compare in thousandths of a percent, so that equal remainders tie despite rounding errors.
    let lost = |seat: &usize| (chances[*seat] * 100_000.0).round() as u32 - percents[*seat] * 1000;
    let mut seats: Vec<usize> = (0..chances.len()).collect();
    seats.sort_by_key(|seat| Reverse(lost(seat)));
    seats.into_iter().take(rest as usize).for_each(|seat| percents[seat] += 1);
    percents
}

fn percent(chance: f64) -> u32 {
    (chance * 100.0).round() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_in_percent_add_up() {
        assert_eq!(percents(&[0.395, 0.605]), [40, 60]);
        assert_eq!(percents(&[0.605, 0.395]), [61, 39]);
        assert_eq!(percents(&[0.44, 0.56]), [44, 56]);
        assert_eq!(percents(&[1.0 / 3.0, 0.5, 1.0 / 6.0]), [33, 50, 17]);
        assert_eq!(percents(&[1.0 / 3.0; 3]), [34, 33, 33]);
        assert_eq!(percents(&[1.0, 0.0]), [100, 0]);
        // In a match for one player, no other seat gets the rest.
        assert_eq!(percents(&[0.25]), [25]);
    }
}
