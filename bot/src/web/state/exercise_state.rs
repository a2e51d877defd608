//! The state of a puzzle or a lesson: that of a match, with sentences and without what only matches have.

use std::collections::BTreeMap;

use matches::{ExerciseId, Request, piece_origins};
use rules::{Draft, GameView, Message, Seat, Viewer};
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
use crate::web::state::players::seats_json;
use crate::web::state::queries::TurnQuery;
use crate::web::state::state_json::{
    ActJson, ChoicesJson, ExerciseJson, GameJson, LastJson, LogJson, OverJson, StateJson,
    ViewerJson, WayJson,
};
use crate::words::puzzles::{LessonText, PuzzleText};

/// A puzzle or a lesson, and who looks at it.
#[derive(Clone, Debug)]
pub(in crate::web) struct ExerciseVisit {
    pub(in crate::web) id: ExerciseId,
    pub(in crate::web) by: Request,
    pub(in crate::web) language: Language,
    /// The quarter turns of boards.
    pub(in crate::web) query: TurnQuery,
}

/// The state for its person. `said` is the answer to a try. It blocks.
pub(in crate::web) fn state(
    app: &App,
    visit: &ExerciseVisit,
    said: Option<Message>,
) -> ApiResult<Value> {
    let ExerciseVisit { id, by, language, .. } = visit;
    let source = app.matches().exercise_source(id)?;
    let panel = ExercisePanel::new(app.board_view(), id, &source, by.player)?;
    let seat = panel.exercise().seat();
    let (is_over, now) = (panel.attempt().is_over(), app.now().0);
    let sight = match exercise_page::last_table(&source, &panel) {
        Some(table) => table.see(Viewer::Seat(seat)),
        None => panel.sight(),
    };
    let say = |message: Message| say_plainly(message, *language);
    let reader = reader(sight.as_ref(), seat, *language);
    let things = draw(&panel, &reader, sight.as_ref(), visit.query.turn, &Draft::default());
    let mut sentences = exercise_page::sentences(app, *by, &source, &panel)?.into_iter().map(say);
    let title = sentences.next().unwrap_or_default();
    let lines: Vec<String> = sentences.collect();
    let told = said.into_iter().chain(panel.replies()).map(say).collect::<Vec<_>>().join(" ");
    let choices = match is_over {
        true => None,
        false => {
            let step = choices::after(sight.as_ref(), seat, &Draft::default(), Vec::new())?;
            Some(choices::node(&reader, &step, &things.ids))
        }
    };
    let game = panel.exercise().game();
    let state = StateJson {
        r#match: exercise_page::name(id),
        game: GameJson { id: id.game.clone(), name: say(game_name_with(game, None)) },
        title,
        revision: revision(&panel),
        version: now,
        turn: u32::try_from(panel.line().plies.len()).unwrap_or_default(),
        over: is_over.then(|| OverJson { winners: Vec::new(), reason: lines.join(" ") }),
        viewer: ViewerJson {
            seat: Some(seat),
            role: "player",
            person: Some(reader.name(seat)),
            language: language.code(),
        },
        to_move: if is_over { Vec::new() } else { vec![seat] },
        players: seats_json(&reader, sight.as_ref()),
        now,
        deadline: None,
        status: String::new(),
        boards: things.boards,
        trays: things.trays,
        text: sight.text(0).into_iter().map(say).collect::<Vec<_>>().join(" "),
        choices,
        can: Vec::new(),
        proposals: Vec::new(),
        last: (!told.is_empty()).then_some(LastJson { seat, r#move: None, text: told }),
        log: log(&panel, now),
        since: None,
        commitment: None,
        rematch: None,
        next: None,
        event: None,
        exercise: Some(ExerciseJson {
            lines,
            acts: acts(id, is_over, *language),
            next: if is_over { next(app, visit)? } else { None },
        }),
    };
    serde_json::to_value(state).map_err(|_| ApiError::unavailable())
}

/// The choices after a draft. It blocks.
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
    let choices = choices::node(&reader, &step, &things.ids);
    let Things { boards, trays, .. } = things;
    serde_json::to_value(ChoicesJson { boards, trays, choices })
        .map_err(|_| ApiError::unavailable())
}

/// The revision of an attempt, by which a move on an outdated page is known.
pub(in crate::web) fn revision(panel: &ExercisePanel<'_>) -> u64 {
    let attempt = panel.attempt();
    let stands = format!("{:?}", (&attempt.trail.moves, attempt.wrong, attempt.state));
    let digest = Sha256::digest(stands);
    // Scripts have whole numbers of 53 bits.
    digest.iter().take(6).fold(0, |number, byte| number << 8 | u64::from(*byte))
}

fn reader(sight: &dyn GameView, seat: Seat, language: Language) -> BoardReader<'static> {
    let say = move |message: Message| say_plainly(message, language);
    let names = sight.seat_names().into_iter().map(say).collect();
    BoardReader { seat: Some(seat), names, voice: Box::new(say) }
}

fn draw(
    panel: &ExercisePanel<'_>,
    reader: &BoardReader<'_>,
    sight: &dyn GameView,
    turn: u8,
    draft: &Draft,
) -> Things {
    let plies = panel.line().plies.iter().map(|(seat, mv)| (*seat, mv.as_str()));
    let origins: BTreeMap<_, _> = piece_origins(plies, sight);
    things_of(reader, sight, &origins, Drawing { turn: turn % 4, draft })
}

fn log(panel: &ExercisePanel<'_>, at: u64) -> Vec<LogJson> {
    let plies = (1..).zip(&panel.line().plies);
    let entry = |(revision, (seat, mv)): (u64, &(Seat, String))| LogJson {
        revision,
        seat: *seat,
        r#move: Some(mv.clone()),
        text: mv.clone(),
        at,
    };
    plies.map(entry).collect()
}

/// What can be done besides moving.
fn acts(id: &ExerciseId, is_over: bool, language: Language) -> Vec<ActJson> {
    let act = |act, label: Message| ActJson { act, label: say_plainly(label, language) };
    match (id.kind.is_lesson(), is_over) {
        (true, true) => vec![act("again", LessonText::Again.into())],
        (true, false) => vec![act("again", PuzzleText::Again.into())],
        (false, true) => Vec::new(),
        (false, false) => {
            vec![act("again", PuzzleText::Again.into()), act("give_up", PuzzleText::GiveUp.into())]
        }
    }
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
