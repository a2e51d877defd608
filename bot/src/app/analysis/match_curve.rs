//! The curve and the bar of an analyzed match, and the plies that decided it.

use matches::{Head, MatchId, PlayerId};
use rules::{BalanceShare, Curve, CurvePin, Seat};

use crate::app::analysis::verdict::Verdict;
use crate::app::answer::Result;
use crate::app::context::App;

/// The verdict on a finished match. `None` until its analysis is complete.
pub(super) fn complete_verdict(app: &App, head: &Head) -> Result<Option<Verdict>> {
    let analysis = app.matches().analysis(head.id)?;
    if !analysis.is_whole {
        return Ok(None);
    }
    Ok(Some(Verdict::new(head, &app.matches().record(head.id)?, analysis)))
}

/// The deciding plies of a match, counted from 0. Empty until its analysis is complete.
pub(crate) fn turning_points(app: &App, head: &Head) -> Result<Vec<usize>> {
    let verdict = complete_verdict(app, head)?;
    let points = verdict.iter().flat_map(|verdict| &verdict.turning_points);
    Ok(points.map(|point| point.ply).collect())
}

/// The turning points at which a player threw away a good position, as plies from 0. Empty until the analysis is
/// complete. Leaves out those of a former player.
pub(crate) fn mistakes(app: &App, head: &Head, player: PlayerId) -> Result<Vec<usize>> {
    let (Some(seat), Some(verdict)) = (head.seat_of(player), complete_verdict(app, head)?) else {
        return Ok(Vec::new());
    };
    let is_own = |ply: usize| verdict.plies.get(ply).is_some_and(|(mover, _)| *mover == seat);
    let points = verdict.turning_points.iter().filter(|point| is_own(point.ply));
    let points: Vec<usize> =
        points.filter(|point| point.threw_away()).map(|point| point.ply).collect();
    if head.former.is_empty() {
        return Ok(points);
    }
    // The seat was someone else's before a takeover.
    let recording = app.matches().recording(head.id, Some(player))?;
    let mover = |ply: usize| recording.head_at(u32::try_from(ply + 1).ok()?)?.player(seat);
    Ok(points.into_iter().filter(|&ply| mover(ply) == Some(player)).collect())
}

/// Requests the analysis of a match whose final post can show a curve, unless all thinking slots are taken.
pub(crate) fn request_for_curve(app: &App, id: MatchId) -> Result<()> {
    let view = app.matches().view(id)?;
    let head = view.head();
    let has_result = head.ending().is_some_and(|ending| ending.is_result());
    if has_result && head.seats > 1 && app.thinking_slots().has_free() {
        app.matches().request_analysis(id, app.now())?;
    }
    Ok(())
}

/// The curve of a match for its final picture. `None` until its analysis is complete.
pub(crate) fn final_curve(app: &App, head: &Head) -> Result<Option<Curve>> {
    if head.ending().is_none() {
        return Ok(None);
    }
    let verdict = complete_verdict(app, head)?;
    let last = |verdict: &Verdict| u32::try_from(verdict.plies.len()).unwrap_or(u32::MAX);
    Ok(verdict.and_then(|verdict| curve(&verdict, last(&verdict))))
}

/// The bar beside the board, after `at` plies: each seat's share of the chances.
pub(super) fn balance(verdict: &Verdict, at: u32) -> Vec<BalanceShare> {
    let chances = verdict.chances(at).unwrap_or_default();
    let shares = (0..).zip(&chances).map(|(seat, chance)| BalanceShare {
        seat: Seat(seat),
        thousandths: (chance * 1000.0).round() as u16,
    });
    shares.collect()
}

/// The curve below the board. `None` for a single seat, or if the chances at the start are unknown.
pub(super) fn curve(verdict: &Verdict, at: u32) -> Option<Curve> {
    let last = u32::try_from(verdict.plies.len()).ok()?;
    let thousandths = |chance: &f64| (chance * 1000.0).round() as u16;
    let mut known = None;
    let shares = (0..=last).map(|ply| {
        let chances = verdict.chances(ply).filter(|chances| chances.len() > 1);
        known = chances.map(|chances| chances.iter().map(thousandths).collect()).or(known.take());
        known.clone()
    });
    let shares: Option<Vec<Vec<u16>>> = shares.collect();
    let pins = verdict.turning_points.iter().filter_map(|point| {
        Some(CurvePin { ply: point.ply + 1, seat: verdict.plies.get(point.ply)?.0 })
    });
    Some(Curve { shares: shares?, at: at as usize, pins: pins.collect() })
}
