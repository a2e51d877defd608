//! The replay of a match that is over, as JSON: its moves with values, and its boards after any move.

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use matches::{RecordFile, Refused};
use rules::Seat;
use serde::Serialize;

use crate::app::App;
use crate::app::analysis::verdict::Verdict;
use crate::web::error::ApiResult;
use crate::web::shared::Web;
use crate::web::state::{StepJson, TurnQuery, VisitorView, ply_text, things_of_step, without_move};
use crate::web::visitor::{Access, Guest, Visitor};

/// The maximum number of moves of a replay.
const MOVES: usize = 2_000;

#[derive(Debug, Serialize)]
struct ReplayJson {
    plies: Vec<PlyJson>,
    /// The number of the move that lost the most winning chances.
    decided: Option<usize>,
    /// Whether the values are complete. Otherwise, they are still being computed.
    analyzed: bool,
}

/// The position after a ply. The first position is the beginning.
#[derive(Debug, Default, Serialize)]
struct PlyJson {
    ply: u32,
    seat: Option<Seat>,
    r#move: Option<String>,
    text: String,
    /// The value of the position for the first seat, from -1 (lost) to 1 (won).
    value: Option<f64>,
    /// The winning chances of each seat, from 0 to 1.
    values: Option<Vec<f64>>,
    verdict: Option<&'static str>,
    instead: Option<InsteadJson>,
}

/// The move that would have been better.
#[derive(Debug, Serialize)]
struct InsteadJson {
    r#move: String,
    text: String,
}

impl InsteadJson {
    /// `ply` is the number of the ply that this move would have replaced.
    fn new(look: &VisitorView<'_>, ply: u32, best: &str) -> Result<Self, Refused> {
        let sentence = look.recording.move_sentence(ply.saturating_sub(1), best)?;
        let then = look.recording.head_at(ply);
        let head = then.as_deref().unwrap_or_else(|| look.head());
        let text = without_move(&look.voice.say_lines_at(head, [sentence]), best);
        Ok(Self { r#move: best.into(), text })
    }
}

/// The value for the first seat, from -1 to 1, from its winning chance.
fn value(chances: Option<&[f64]>) -> Option<f64> {
    chances?.first().map(|chance| chance * 2.0 - 1.0)
}

/// Answers the replay.
pub(super) async fn answer<A: Access>(
    State(web): State<Web>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> ApiResult {
    let guest = Guest::of(&headers);
    let work = move |app: &App| replay(app, &A::visitor(app, guest, &name)?);
    web.answer_json(headers, work).await
}

/// Answers the boards after a move.
pub(super) async fn answer_boards<A: Access>(
    State(web): State<Web>,
    Path((name, ply)): Path<(String, u32)>,
    Query(query): Query<TurnQuery>,
    headers: HeaderMap,
) -> ApiResult {
    let guest = Guest::of(&headers);
    let work = move |app: &App| boards_at(app, &A::visitor(app, guest, &name)?, ply, query);
    web.answer_json(headers, work).await
}

/// Answers the record of a match that is over, with the proof of its deal.
pub(super) async fn answer_record<A: Access>(
    State(web): State<Web>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> ApiResult {
    let guest = Guest::of(&headers);
    let work = move |app: &App| record(app, &A::visitor(app, guest, &name)?);
    web.answer_json(headers, work).await
}

fn record(app: &App, visitor: &Visitor) -> ApiResult<RecordFile> {
    Ok(app.matches().record_file(visitor.id)?)
}

fn replay(app: &App, visitor: &Visitor) -> ApiResult<ReplayJson> {
    let view = app.matches().view(visitor.id)?;
    if view.head().ending().is_none() {
        return Err(Refused::StillRunning(visitor.id).into());
    }
    let look = VisitorView::new(app, &view, visitor)?;
    let analysis = app.matches().request_analysis(visitor.id, app.now())?;
    // A match without a move, or of a game without a computer player, needs no analysis.
    let is_analyzed = analysis.as_ref().is_none_or(|analysis| analysis.is_whole);
    let analysis = analysis.unwrap_or_default();
    let record = app.matches().record(visitor.id)?;
    let mut verdict = Verdict::new(view.head(), &record, analysis);
    if !is_analyzed {
        // A deeper search may still show that the same move was no mistake.
        verdict.turning_points.clear();
    }
    let log = look.recording.log(MOVES)?;
    let chances = verdict.chances(0);
    let first = PlyJson { value: value(chances.as_deref()), values: chances, ..PlyJson::default() };
    let plies = log.iter().map(|ply| {
        let mistake = verdict.turning_point_at(ply.number);
        let chances = verdict.chances(ply.number);
        Ok(PlyJson {
            ply: ply.number,
            seat: Some(ply.seat),
            r#move: ply.mv.clone(),
            text: ply_text(&look, ply),
            value: value(chances.as_deref()),
            values: chances,
            verdict: mistake.map(|_| "mistake"),
            instead: mistake
                .map(|point| InsteadJson::new(&look, ply.number, &point.best))
                .transpose()?,
        })
    });
    let plies = std::iter::once(Ok(first)).chain(plies).collect::<Result<_, Refused>>()?;
    let decided =
        verdict.turning_points.iter().max_by(|one, other| one.loss().total_cmp(&other.loss()));
    let decided = decided.map(|point| point.ply + 1);
    Ok(ReplayJson { plies, decided, analyzed: is_analyzed })
}

fn boards_at(app: &App, visitor: &Visitor, ply: u32, query: TurnQuery) -> ApiResult<StepJson> {
    let view = app.matches().view(visitor.id)?;
    if view.head().ending().is_none() {
        return Err(Refused::StillRunning(visitor.id).into());
    }
    let look = VisitorView::new(app, &view, visitor)?;
    let step = look.recording.step(ply)?;
    things_of_step(&look, &step, ply, query.turn % 4)
}

#[cfg(test)]
mod tests {
    use matches::{
        Analysis, Challenge, Judgment, Key, MatchId, Place, PlayerId, Request, Timestamp,
    };
    use words::Language;

    use super::*;
    use crate::app::replay::tests::resigned_before_discarding;
    use crate::app::testing::{self, kastell};
    use crate::web::visitor::SessionAccess;

    const ADA: PlayerId = PlayerId(1);
    const BEN: PlayerId = PlayerId(2);

    fn by(player: PlayerId, key: u64) -> Request {
        Request { player, key: Key(key), now: Timestamp(key) }
    }

    #[test]
    fn a_step_before_a_swap_of_colors_has_the_colors_of_that_time() {
        let app = testing::app();
        let matches = app.matches();
        let options = [("contact", "linked"), ("trees", "a8,b8,c8")];
        let options = options.map(|(id, value)| (id.to_owned(), value.to_owned())).into();
        let challenge = Challenge { options, ..kastell(ADA, BEN, Place::default()) };
        let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        matches.join(id, by(BEN, 2)).unwrap();
        matches.play(id.into(), "O@d4", by(ADA, 3)).unwrap();
        matches.play(id.into(), "swap", by(BEN, 4)).unwrap();
        matches.resign(id, by(ADA, 5)).unwrap();
        let visitor = visitor(&app, id);
        let seats_at = |ply| {
            let step = boards_at(&app, &visitor, ply, TurnQuery::default()).unwrap();
            serde_json::to_value(step).unwrap()["seats"].take()
        };
        let [before, after] = [1, 2].map(seats_at);
        assert_eq!((&before[0]["label"], &after[0]["label"]), (&"White".into(), &"Black".into()));
        assert_eq!(before[0]["emblem"], after[1]["emblem"]);
        assert_ne!(before[0]["emblem"], after[0]["emblem"]);
    }

    /// Ada, who has opened the page by a link.
    fn visitor(app: &App, id: MatchId) -> Visitor {
        let link = app.matches().make_link(ADA, id, app.now()).unwrap();
        let token = app.matches().enter(&link, None, app.now()).unwrap().unwrap().token;
        let guest = Guest { token: Some(token), language: Language::English };
        SessionAccess::visitor(app, guest, &id.0.to_string()).unwrap()
    }

    #[test]
    fn the_end_of_a_turn_is_named_though_it_has_no_notes() {
        let (app, id) = resigned_before_discarding();
        let replay = replay(&app, &visitor(&app, id)).unwrap();
        assert_eq!(replay.plies[2].text, "You finish your turn.");
    }

    #[test]
    fn only_a_complete_analysis_gives_verdicts_and_the_better_move_is_a_sentence() {
        let app = testing::app();
        let matches = app.matches();
        let place = Place { server: Some(9), channel: 8, thread: None };
        let id = matches.challenge(&kastell(ADA, BEN, place), Key(1), Timestamp(1)).unwrap().id;
        matches.join(id, by(BEN, 2)).unwrap();
        let moves = |player| {
            let view = matches.view(id).unwrap();
            view.sight(Some(player)).unwrap().legal(Seat(u8::from(player == BEN))).moves
        };
        let mut first = moves(ADA);
        let best = first.pop().unwrap();
        matches.play(id.into(), &first[0], by(ADA, 3)).unwrap();
        matches.play(id.into(), &moves(BEN)[0], by(BEN, 4)).unwrap();
        matches.resign(id, by(ADA, 5)).unwrap();
        let visitor = visitor(&app, id);
        let told = |is_whole| {
            let judged = |seat| {
                let (best, played) = (best.clone(), None);
                Some(Judgment { seat: Seat(seat), value: 0.9, is_proven: false, best, played })
            };
            let analysis = Analysis { judged: vec![judged(0), judged(1)], is_whole };
            matches.keep_analysis(id, &analysis).unwrap();
            replay(&app, &visitor).unwrap()
        };
        let partial = told(false);
        assert!(partial.decided.is_none() && partial.plies[1].value.is_some());
        assert!(partial.plies[1].verdict.is_none() && partial.plies[1].instead.is_none());
        let whole = told(true);
        assert_eq!((whole.decided, whole.plies[1].verdict), (Some(1), Some("mistake")));
        let instead = whole.plies[1].instead.as_ref().unwrap();
        assert_eq!(instead.r#move, best);
        let text = &instead.text;
        assert!(text.contains(' ') && !text.contains(&best), "the board shows it: {text}");
    }
}
