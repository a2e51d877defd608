//! The state of a puzzle or a lesson as JSON. It has the form of a match's state, with sentences of its own.

use std::collections::BTreeMap;

use axum::http::StatusCode;
use axum::response::IntoResponse;
use matches::{Attempt, ExerciseId, Request, piece_origins};
use rules::{Act, Cell, Draft, GameView, Message, Ply, Seat, Table, Viewer};
use serde_json::Value;
use sha2::{Digest, Sha256};
use words::Language;

use crate::app::App;
use crate::app::puzzles::exercise_page;
use crate::app::view::exercise_panel::ExercisePanel;
use crate::app::view::title::game_name_with;
use crate::web::error::{ApiError, ApiResult};
use crate::web::plain_text::say_plainly;
use crate::web::state::board_reader::BoardReader;
use crate::web::state::boards::{Drawing, Things, things_of};
use crate::web::state::choices::{self, DraftedStep};
use crate::web::state::move_log::without_move;
use crate::web::state::players::seats_json;
use crate::web::state::queries::TurnQuery;
use crate::web::state::state_json::{
    ActJson, ChoicesJson, ExerciseJson, GameJson, LastJson, LogJson, OverJson, ShareJson,
    StateJson, ViewerJson, WayJson,
};
use crate::words::puzzles::{LessonText, PuzzleText};

/// A puzzle or a lesson, and the visitor of its page.
#[derive(Clone, Debug)]
pub(in crate::web) struct ExerciseVisit {
    pub(in crate::web) id: ExerciseId,
    pub(in crate::web) by: Request,
    pub(in crate::web) language: Language,
    pub(in crate::web) query: TurnQuery,
}

/// The state of an exercise for its person. `said` is the answer to a try. Blocks.
pub(in crate::web) fn state(
    app: &App,
    visit: &ExerciseVisit,
    said: Option<Message>,
) -> ApiResult<Value> {
    let ExerciseVisit { id, by, language, .. } = visit;
    // The time is the version. It is read before the attempt, so that no older attempt gets a newer version.
    let now = app.now().0;
    let source = app.matches().exercise_source(id)?;
    let panel = ExercisePanel::new(app.board_view(), id, &source, by.player)?;
    let seat = panel.exercise().seat();
    let is_over = panel.attempt().is_over();
    let sight = match exercise_page::last_table(&source, &panel) {
        Some(table) => table.see(Viewer::Seat(seat)),
        None => panel.sight(),
    };
    let say = |message: Message| say_plainly(message, *language);
    let kept = (!is_over).then(|| kept_step(&panel, sight.as_ref())).transpose()?;
    let draft = kept.as_ref().map(|kept| kept.draft.clone()).unwrap_or_default();
    let reader = reader(sight.as_ref(), seat, *language);
    let things = draw(&panel, &reader, sight.as_ref(), visit.query.turn, &draft);
    let mut sentences = exercise_page::sentences(app, *by, &source, &panel)?.into_iter().map(say);
    let title = sentences.next().unwrap_or_default();
    // The reason of the end stands below the board, so the card has only the other sentences.
    let reason = if is_over { sentences.next() } else { None };
    let lines: Vec<String> = sentences.collect();
    let replies = panel.replies().into_iter().filter(|_| !is_over);
    let text = sight.text(0).into_iter().map(|line| say(panel.to_reader(line)));
    let text = text.collect::<Vec<_>>().join(" ");
    let told = said.into_iter().chain(replies).map(say).collect::<Vec<_>>().join(" ");
    let node = |step| choices::node(&reader, step, &things, &|mv: &str| panel.could_undo(mv));
    let choices = kept.as_ref().map(node);
    let game = panel.exercise().game();
    let state = StateJson {
        r#match: exercise_page::name(id),
        game: GameJson { id: id.game.clone(), name: say(game_name_with(game, None)) },
        title,
        revision: revision(&panel),
        version: now,
        turn: u32::try_from(panel.line().plies.len()).unwrap_or_default(),
        over: reason.map(|reason| OverJson { winners: Vec::new(), reason }),
        viewer: ViewerJson {
            seat: Some(seat),
            role: "player",
            person: Some(reader.name(seat)),
            language: language.code(),
        },
        to_move: if is_over { Vec::new() } else { vec![seat] },
        players: seats_json(&reader, sight.as_ref()),
        now,
        boards: things.boards,
        trays: things.trays,
        text,
        choices,
        last: (!told.is_empty()).then_some(LastJson { seat, r#move: None, text: told }),
        log: log(&panel, *language),
        exercise: Some(ExerciseJson {
            lines,
            acts: acts(app, visit, is_over)?,
            share: if is_over { share(app, visit, panel.attempt())? } else { None },
            next: if is_over { next(app, visit)? } else { None },
        }),
        ..StateJson::default()
    };
    serde_json::to_value(state).map_err(|_| ApiError::unavailable())
}

/// The choices that follow a draft. Blocks.
pub(in crate::web) fn choices_after(
    app: &App,
    visit: &ExerciseVisit,
    steps: Vec<String>,
) -> ApiResult<Value> {
    let source = app.matches().exercise_source(&visit.id)?;
    let panel = ExercisePanel::new(app.board_view(), &visit.id, &source, visit.by.player)?;
    let (sight, seat) = (panel.sight(), panel.exercise().seat());
    let step: DraftedStep = choices::after(sight.as_ref(), seat, &Draft::default(), steps)?;
    let reader = reader(sight.as_ref(), seat, visit.language);
    let things = draw(&panel, &reader, sight.as_ref(), visit.query.turn, &step.draft);
    let choices = choices::node(&reader, &step, &things, &|mv: &str| panel.could_undo(mv));
    let Things { boards, trays, .. } = things;
    serde_json::to_value(ChoicesJson { boards, trays, choices })
        .map_err(|_| ApiError::unavailable())
}

/// The revision of an attempt, which detects a move on an outdated page.
pub(in crate::web) fn revision(panel: &ExercisePanel<'_>) -> u64 {
    let attempt = panel.attempt();
    let stands = format!("{:?}", (&attempt.trail.moves, attempt.wrong, attempt.state));
    let digest = Sha256::digest(stands);
    // Scripts represent whole numbers exactly up to 53 bits.
    digest.iter().take(6).fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// The step after the stored draft, or the first step if that draft is no longer possible.
fn kept_step(panel: &ExercisePanel<'_>, sight: &dyn GameView) -> ApiResult<DraftedStep> {
    let stored = panel.kept_draft().steps;
    choices::resume(sight, panel.exercise().seat(), &Draft::default(), stored)
}

/// Keeps an unfinished move for the next visit. A panel in Discord that shows another move becomes outdated.
pub(in crate::web) fn keep_draft(app: &App, visit: &ExerciseVisit, draft: &[String]) -> ApiResult {
    if draft.len() > choices::MOST_STEPS {
        return Err(ApiError::bad_request());
    }
    app.matches().keep_exercise_draft(visit.by.player, &visit.id, draft, visit.by.key)?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// The person as a reader, who is called "you". The other players are called by their seats.
fn reader(sight: &dyn GameView, seat: Seat, language: Language) -> BoardReader<'static> {
    let say = move |message: Message| say_plainly(message, language);
    let names = (0..).map(Seat).zip(sight.seat_names());
    let name = |(at, name)| say(if at == seat { LessonText::You.into() } else { name });
    let names = names.map(name).collect();
    BoardReader { seat: Some(seat), names, home_edges: Vec::new(), voice: Box::new(say) }
}

fn draw(
    panel: &ExercisePanel<'_>,
    reader: &BoardReader<'_>,
    sight: &dyn GameView,
    turn: u8,
    draft: &Draft,
) -> Things {
    let origins = origins(panel).unwrap_or_default();
    things_of(reader, sight, &origins, Drawing { turn: turn % 4, draft })
}

/// The squares on which the moved pieces began. `None` if the moves can't be replayed.
fn origins(panel: &ExercisePanel<'_>) -> Option<BTreeMap<Cell, Cell>> {
    let exercise = panel.exercise();
    let ply = |(seat, mv): &(Seat, String)| Ply { seat: *seat, act: Act::Move(mv.clone()) };
    let plies: Vec<Ply> = panel.line().plies.iter().map(ply).collect();
    let table = exercise.position().table(exercise.game()).ok()?;
    piece_origins(table, Viewer::Seat(exercise.seat()), &plies).ok()
}

/// The plies so far, each in words.
fn log(panel: &ExercisePanel<'_>, language: Language) -> Vec<LogJson> {
    let exercise = panel.exercise();
    let Ok(mut table) = exercise.position().table(exercise.game()) else { return Vec::new() };
    let plies = (1..).zip(&panel.line().plies);
    let entry = |(revision, (seat, mv)): (u64, &(Seat, String))| {
        let lines = narration(table.as_mut(), Viewer::Seat(exercise.seat()), *seat, mv);
        let say = |line: Message| say_plainly(panel.to_reader(line), language);
        let text = lines.into_iter().map(say).collect::<Vec<_>>().join(" ");
        let text = without_move(&text, mv);
        LogJson { revision, seat: *seat, r#move: Some(mv.clone()), text, at: None }
    };
    plies.map(entry).collect()
}

/// Plays a ply, and tells it in words: its notes, or else a sentence for the move.
fn narration(table: &mut dyn Table, viewer: Viewer, seat: Seat, mv: &str) -> Vec<Message> {
    let before = table.see(viewer);
    let notes = table.play(seat, mv).map(|played| played.notes).unwrap_or_default();
    let notes = notes.into_iter().filter(|note| note.audience.admits(viewer));
    let lines: Vec<Message> = notes.map(|note| note.message).collect();
    if !lines.is_empty() {
        return lines;
    }
    vec![before.move_sentence(seat, mv).unwrap_or_else(|| Message::plain(mv))]
}

/// The acts that the page offers in addition to moves.
fn acts(app: &App, visit: &ExerciseVisit, is_over: bool) -> ApiResult<Vec<ActJson>> {
    let act = |act, label: Message| ActJson { act, label: say_plainly(label, visit.language) };
    let ExerciseVisit { id, by, .. } = visit;
    Ok(match (id.kind.is_lesson(), is_over) {
        (true, true) => {
            let mut acts = vec![act("again", LessonText::Again.into())];
            if exercise_page::may_begin(app, *by, id)? {
                acts.insert(0, act("begin", LessonText::PlayLevel1.into()));
            }
            acts
        }
        (true, false) => vec![act("again", PuzzleText::Again.into())],
        (false, true) => Vec::new(),
        (false, false) => {
            vec![act("again", PuzzleText::Again.into()), act("give_up", PuzzleText::GiveUp.into())]
        }
    })
}

/// The result of a daily puzzle to share.
fn share(app: &App, visit: &ExerciseVisit, attempt: &Attempt) -> ApiResult<Option<ShareJson>> {
    let say = |text: PuzzleText| say_plainly(text, visit.language);
    let shared = exercise_page::shared_text(app, visit.by, &visit.id, attempt)?;
    Ok(shared.map(|text| ShareJson { text: say(text), label: say(PuzzleText::Share) }))
}

fn next(app: &App, visit: &ExerciseVisit) -> ApiResult<Option<WayJson>> {
    let label: Message = match visit.id.kind.is_lesson() {
        true => LessonText::Next.into(),
        false => PuzzleText::Next.into(),
    };
    let next = exercise_page::next(app, visit.by, &visit.id)?;
    Ok(next.map(|next| WayJson {
        page: exercise_page::address(&next),
        label: say_plainly(label, visit.language),
    }))
}
