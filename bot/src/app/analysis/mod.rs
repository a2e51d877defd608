//! Analysis of finished matches: made in the background, stored, and shown in the replay.

mod chances;
mod match_curve;
mod sentences;
mod turning_points;
pub(crate) mod verdict;

use std::borrow::Cow;
use std::time::{Duration, Instant};

use matches::{Analysis, AnalysisPosition, Head, Judgment, MatchId, PlayerId, Recording, Refused};
use rules::{Edge, Level, Message, NodeLimit, Scene, Seed, ThinkRequest};

use crate::app::analysis::match_curve::{balance, complete_verdict, curve};
pub(crate) use crate::app::analysis::match_curve::{
    final_curve, mistakes, request_for_curve, turning_points,
};
use crate::app::analysis::sentences::{Sentences, chances_line, turning_point_line};
use crate::app::analysis::turning_points::TurningPoint;
use crate::app::analysis::verdict::Verdict;
use crate::app::answer::names::TableNames;
use crate::app::answer::{Answer, Choice, Result};
use crate::app::context::App;
use crate::app::press::{Replay, ReplayPress, ReplaySource};
use crate::app::view::narration::Narration;
use crate::words::analysis::AnalysisText;
use crate::words::common::Label;

/// The time after which [`analyze`] begins no further search, so that players never wait long for a thinking slot.
const SLICE: Duration = Duration::from_secs(4);

/// The longest single search, in case the machine is busy.
const LONGEST: Duration = Duration::from_secs(20);

/// The longest search that checks a turning point. This time and [`CHECKING`] together are below the job's time limit.
const LONGEST_CHECK: Duration = Duration::from_secs(12);

/// A whole analysis takes as many search nodes as this many moves of the strongest level.
const MOVES: u64 = 12;

/// The time after which no more turning points are checked with the strength of a hint.
const CHECKING: Duration = Duration::from_secs(8);

/// Judges the next positions of a finished match. Returns `true` once the analysis is complete or impossible.
pub(crate) fn analyze(app: &App, id: MatchId) -> Result<bool> {
    let mut known = app.matches().analysis(id)?;
    if known.is_whole {
        return Ok(true);
    }
    let (moments, plies) = match app.matches().positions_to_analyze(id, known.judged.len()) {
        Err(failed @ Refused::Unavailable(_)) => return Err(failed),
        // The match can't be analyzed any more.
        Err(_) => return Ok(true),
        Ok(found) => found,
    };
    if moments.is_empty() {
        return check_turning_points(app, id, known);
    }
    let began = Instant::now();
    for moment in &moments {
        let since = Instant::now();
        let stop = || since.elapsed() > LONGEST || app.is_draining();
        let part = NodeLimit::Part((plies as u64 / MOVES).max(1));
        let judged = judge(moment, moment.seed, part, &stop);
        if app.is_draining() {
            break;
        }
        known.judged.push(judged);
        if began.elapsed() > SLICE {
            break;
        }
    }
    known.is_whole = plies == 0;
    app.matches().keep_analysis(id, &known)?;
    Ok(known.is_whole)
}

/// Searches the turning points again with the strength of a hint, so that no hinted move counts as a mistake. Returns
/// `false` if the app stops first.
fn check_turning_points(app: &App, id: MatchId, mut known: Analysis) -> Result<bool> {
    let (head, record) = (app.matches().view(id)?.head().clone(), app.matches().record(id)?);
    let (began, mut checked) = (Instant::now(), Vec::new());
    loop {
        let verdict = Verdict::new(&head, &record, known.clone());
        // The deciding mistake comes first, in case the time is short.
        let deciding = verdict.deciding_point();
        let points = deciding.iter().chain(&verdict.turning_points);
        let mut points = points.map(|point| point.ply);
        // A result proven by the smaller search needs no check: a hint's search would also prove that result.
        let is_proven = |ply: &usize| known.judged[*ply].as_ref().is_some_and(|by| by.is_proven);
        let Some(ply) = points.find(|ply| !checked.contains(ply) && !is_proven(ply)) else { break };
        let (moments, _) = app.matches().positions_to_analyze(id, ply)?;
        let since = Instant::now();
        let stop = || since.elapsed() > LONGEST_CHECK || app.is_draining();
        let Some(moment) = moments.first() else { break };
        let has_time = began.elapsed() < CHECKING;
        let judged = has_time.then(|| judge(moment, moment.hint_seed, NodeLimit::OfLevel, &stop));
        if app.is_draining() {
            return Ok(false);
        }
        // A search that was cut short may find a different move than the hint did.
        let is_whole = since.elapsed() < LONGEST_CHECK;
        match (judged.flatten().filter(|_| is_whole), &mut known.judged[ply]) {
            (Some(checked), old) => *old = Some(checked),
            // A ply that can't be checked is no turning point.
            (None, old) => old.iter_mut().for_each(|old| old.best.clone_from(&moment.mv)),
        }
        checked.push(ply);
    }
    known.is_whole = true;
    app.matches().keep_analysis(id, &known)?;
    Ok(true)
}

/// Searches a position for the player to move, at the strongest level. `limit` is the node limit of that level, or a
/// part of it.
///
/// An interrupted search also gives a judgment. That judgment is stored, so every reader sees the same analysis.
fn judge(
    moment: &AnalysisPosition,
    seed: Seed,
    limit: NodeLimit,
    stop: &dyn Fn() -> bool,
) -> Option<Judgment> {
    let ask = ThinkRequest::new(Level::BEST, limit, seed);
    let thought = moment.sight.as_ref()?.think(moment.seat, &ask, stop).ok()?;
    let played = thought.others.iter().find(|(mv, _)| *mv == moment.mv);
    // A move that was chosen without a search, such as a random grove, isn't known to be better.
    let is_searched = thought.nodes > 0 || thought.is_proven;
    Some(Judgment {
        seat: moment.seat,
        value: thought.value,
        is_proven: thought.is_proven,
        played: played.map(|(_, value)| *value),
        best: if is_searched { thought.mv } else { moment.mv.clone() },
    })
}

/// A step of a replay to describe.
pub(super) struct ReplayStep<'a> {
    pub(super) head: &'a Head,
    pub(super) recording: &'a Recording,
    pub(super) at: u32,
    /// The edge at which the reader's own side is drawn. `None` for the default.
    pub(super) home: Option<Edge>,
    pub(super) seat_names: &'a [Message],
    pub(super) names: &'a TableNames,
    pub(super) reader: PlayerId,
}

impl ReplayStep<'_> {
    /// The match with the players who had the seats at a ply. Substitutes may have come later.
    fn head_at(&self, ply: u32) -> Cow<'_, Head> {
        // Ply 0 shows the players of ply 1.
        self.recording.head_at(ply.max(1)).unwrap_or(Cow::Borrowed(self.head))
    }

    /// The names of the players at a ply, for labels.
    fn names_at(&self, app: &App, ply: u32) -> Result<Cow<'_, TableNames>> {
        Ok(match self.head_at(ply) {
            Cow::Borrowed(_) => Cow::Borrowed(self.names),
            Cow::Owned(then) => {
                Cow::Owned(TableNames::load_former(app.matches(), &then, Some(self.reader))?)
            }
        })
    }
}

/// Adds the analysis of a step; requests the analysis if there is none.
pub(super) fn describe_step(
    app: &App,
    answer: Answer,
    step: &ReplayStep<'_>,
    scene: &mut Scene,
) -> Result {
    let &ReplayStep { head, recording, at, home, seat_names, .. } = step;
    let Some(analysis) = app.matches().request_analysis(head.id, app.now())? else {
        return Ok(answer);
    };
    let replay = Replay { source: ReplaySource::Match(head.id), home };
    if !analysis.is_whole {
        let answer = Answer { awaits_analysis: Some(head.id), ..answer };
        let answer = answer.line(AnalysisText::Looking);
        return Ok(answer.plain_action(replay.step(at), AnalysisText::Again));
    }
    let verdict = Verdict::new(head, &app.matches().record(head.id)?, analysis);
    scene.balance = balance(&verdict, at);
    scene.curve = curve(&verdict, at);
    let then = step.head_at(at);
    let with_players =
        |text: AnalysisText| Narration { head: &then, reader: None }.with_players(text.into());
    let choice = |point: &TurningPoint| {
        let sentences = Sentences::of(recording, &verdict, point)?;
        let names = step.names_at(app, u32::try_from(point.ply + 1).unwrap_or(u32::MAX))?;
        let label = AnalysisText::Moment { ply: point.ply + 1, mv: sentences.played.clone() };
        let hint = Some(names.with_names(sentences.better_move_hint(point).into()));
        let label = names.with_names(label.into());
        Ok::<_, Refused>(Choice { hint, ..Choice::new((point.ply + 1).to_string(), label) })
    };
    let choices = verdict.turning_points.iter().map(choice).collect::<Result<_, _>>()?;
    let point = verdict.turning_point_at(at);
    let decided = point.map(|point| turning_point_line(recording, &verdict, point)).transpose()?;
    let better = ReplayPress::BetterMove { replay, at };
    Ok(answer
        .when(point.is_some(), |answer| answer.plain_action(better, AnalysisText::ShowBetter))
        .lines(chances_line(&verdict, at, seat_names).map(with_players))
        .lines(verdict.has_no_turning_point().then_some(AnalysisText::Undecided))
        .lines(decided.map(with_players))
        .menu(ReplayPress::TurningPoint(replay), Label::WhereDecided, choices))
}

/// The better move at the turning point that led to this step. `None` if no turning point led to it.
pub(super) fn better_move_at(app: &App, head: &Head, at: u32) -> Result<Option<String>> {
    let verdict = complete_verdict(app, head)?;
    Ok(verdict.and_then(|verdict| Some(verdict.turning_point_at(at)?.best.clone())))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{
        Challenge, ChallengeLimits, Key, Matches, OfferKind, OfferReply, Place, Reply, Request,
        Timestamp,
    };
    use rules::{OptionValues, Seat, Setup, Viewer};
    use store::MemoryStore;

    use super::*;
    use crate::app::testing::kastell;
    use crate::clock::Clock;

    /// The first position of a match, in which the seat plays the first suggested move.
    fn first_position(game: &str, options: OptionValues, seat: Seat) -> AnalysisPosition {
        let seed = Seed::from_bytes([7; 32]);
        let setup = Setup { options, seats: 2, seed };
        let table = games::find(game).unwrap().set_up(&setup).unwrap();
        let sight = table.see(Viewer::Seat(seat));
        let mv = sight.suggest(seat, "", 1).remove(0).text;
        AnalysisPosition { sight: Some(sight), seat, mv, seed, hint_seed: seed }
    }

    #[test]
    fn a_stopped_search_still_returns_a_judgment() {
        let moment = first_position("kastell", OptionValues::new(), Seat(0));
        let judgment = judge(&moment, moment.seed, NodeLimit::Part(1), &|| true).unwrap();
        assert!(!judgment.is_proven && !judgment.best.is_empty(), "{judgment:?}");
    }

    #[test]
    fn an_army_is_no_turning_point() {
        let matches =
            Matches::new(Arc::new(MemoryStore::new()), games::CATALOG, ChallengeLimits::default());
        let challenge = kastell(ADA, BEN, Place::default());
        let challenge = Challenge { game: "findorff".into(), ..challenge };
        let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        matches.join(id, by(BEN, 2)).unwrap();
        for (key, player, seat) in [(3, ADA, Seat(0)), (4, BEN, Seat(1)), (5, ADA, Seat(0))] {
            let legal = matches.view(id).unwrap().sight(Some(player)).unwrap().legal(seat);
            matches.play(id.into(), &legal.moves[seat.index()], by(player, key)).unwrap();
        }
        matches.resign(id, by(BEN, 6)).unwrap();
        let (moments, _) = matches.positions_to_analyze(id, 0).unwrap();
        let armies = moments[..2].iter();
        let mut judged: Vec<_> = armies
            .map(|moment| judge(moment, moment.seed, NodeLimit::Part(1), &|| false))
            .collect();
        let (best, played) = (moments[2].mv.clone(), None);
        judged.push(Some(Judgment { seat: Seat(0), value: 0.9, is_proven: false, best, played }));
        let (head, record) =
            (matches.view(id).unwrap().head().clone(), matches.record(id).unwrap());
        let verdict = Verdict::new(&head, &record, Analysis { judged, is_whole: true });
        assert_eq!(verdict.chances(1), Some(vec![0.5, 0.5]));
        assert!(verdict.has_no_turning_point(), "{:?}", verdict.turning_points);
    }

    #[test]
    fn no_move_is_better_if_the_computer_chooses_without_a_search() {
        let black_plants = [("trees".to_owned(), "black".to_owned())].into();
        let planting = first_position("kastell", black_plants, Seat(1));
        let deploying = first_position("findorff", OptionValues::new(), Seat(0));
        for moment in [planting, deploying] {
            let judgment = judge(&moment, moment.seed, NodeLimit::Part(1), &|| false).unwrap();
            assert_eq!(judgment.best, moment.mv);
        }
    }

    const ADA: PlayerId = PlayerId(1);
    const BEN: PlayerId = PlayerId(2);

    fn by(player: PlayerId, key: u64) -> Request {
        Request { player, key: Key(key), now: Timestamp(key) }
    }

    /// A match of Kastell in which Ada has played the move of a hint, and then has resigned.
    fn hinted_match(app: &App) -> MatchId {
        let (matches, place) = (app.matches(), Place { server: Some(9), channel: 8, thread: None });
        let challenge = kastell(ADA, BEN, place);
        let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        matches.join(id, by(BEN, 2)).unwrap();
        matches.offer(id, OfferKind::Hints, by(ADA, 3)).unwrap();
        let agreed = OfferReply { offer: None, reply: Reply::Agree };
        matches.reply(id, agreed, by(BEN, 4)).unwrap();
        let view = matches.view(id).unwrap();
        let adviser = view.adviser(ADA).unwrap();
        let ask = ThinkRequest::new(adviser.level, NodeLimit::OfLevel, adviser.seed);
        let hint = view.sight(Some(ADA)).unwrap().think(adviser.seat, &ask, &|| false).unwrap();
        matches.play(id.into(), &hint.mv, by(ADA, 5)).unwrap();
        let view = matches.view(id).unwrap();
        let answer = view.sight(Some(BEN)).unwrap().legal(Seat(1)).moves.swap_remove(0);
        matches.play(id.into(), &answer, by(BEN, 6)).unwrap();
        matches.resign(id, by(ADA, 7)).unwrap();
        id
    }

    #[test]
    fn a_move_that_a_hint_gave_is_no_turning_point() {
        let store = Arc::new(MemoryStore::default());
        let matches = Matches::new(store, games::CATALOG, ChallengeLimits::default());
        let app = App::new(matches, Clock::default());
        let id = hinted_match(&app);
        let judged = |seat| {
            let (best, played) = ("Jn@a1".into(), None);
            Some(Judgment { seat: Seat(seat), value: 0.9, is_proven: false, best, played })
        };
        let quick = Analysis { judged: vec![judged(0), judged(1)], is_whole: false };
        app.matches().keep_analysis(id, &quick).unwrap();
        let (head, record) =
            (app.matches().view(id).unwrap().head().clone(), app.matches().record(id).unwrap());
        let plies = |analysis: Analysis| -> Vec<usize> {
            let verdict = Verdict::new(&head, &record, analysis);
            verdict.turning_points.iter().map(|point| point.ply).collect()
        };
        assert_eq!(plies(quick), [0], "a quick search finds something better");
        assert!(analyze(&app, id).unwrap());
        assert_eq!(plies(app.matches().analysis(id).unwrap()), [0; 0]);
    }
}
