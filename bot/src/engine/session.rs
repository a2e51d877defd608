//! One session of the engine: executes requests and answers them.

use std::time::Instant;

use rules::{
    Arg, Draft, Game, GameOption, Join, RandomGames, Record, Seat, Seed, Setup, Status, Viewer,
};
use serde_json::{Value, json};
use words::{Language, Plainly};

use crate::engine::error::{EngineError, EngineResult};
use crate::engine::game::CurrentMatch;
use crate::engine::request::{Options, Request, ViewerArg};
use crate::engine::think::ThinkOptions;
use crate::engine::{request, think};
use crate::words::engine::EngineText;
use crate::words::{presenter, say_in_english};

/// The plies after which a random game ends by default.
const MAX_PLIES: u64 = 2000;

#[derive(Debug, Default)]
pub(super) struct Session {
    current: Option<CurrentMatch>,
}

impl Session {
    /// Answers one line.
    pub(super) fn answer(&mut self, line: &[u8]) -> EngineResult {
        let request: Request = serde_json::from_slice(line)?;
        // serde would also take an array as a request.
        if !line.trim_ascii_start().starts_with(b"{") {
            return Err(EngineError::new("bad_request", EngineText::NoObject));
        }
        let mut answer = self.execute(request)?;
        answer["ok"] = true.into();
        Ok(answer)
    }

    fn execute(&mut self, request: Request) -> EngineResult {
        match request {
            Request::Games {} => {
                Ok(json!({ "games": games::on_offer().map(describe_game).collect::<Vec<_>>() }))
            }
            Request::New { game, seats, options, seed } => {
                let game = find(&game)?;
                let setup = setup(game, seats, options, request::seed(seed)?)?;
                let seed = setup.seed.to_hex();
                self.begin(CurrentMatch::new(game, setup)?, json!({ "seed": seed }))
            }
            Request::Load { game, options, state, seed } => {
                let game = find(&game)?;
                let setup = setup(game, None, options, request::seed(seed)?)?;
                self.begin(CurrentMatch::load(game, setup, &state)?, json!({}))
            }
            Request::Replay { record } => {
                let mut record = Record::from(record);
                let plies = record.plies.len();
                let game = game_of_record(&record)?;
                record.game = game.info().id.into();
                let current = CurrentMatch::replay(game, record)?;
                self.begin(current, json!({ "plies": plies }))
            }
            Request::Play { seat, mv } => play(self.current_mut()?, seat, &mv),
            Request::Undo {} => self.current_mut()?.undo().map(|()| json!({})),
            Request::Turn {} => Ok(turn(&self.current()?.table.status())),
            Request::Legal { seat } => legal(self.current()?, seat),
            Request::State { seat } => state(self.current()?, seat),
            Request::Choices { seat, draft } => choices(self.current()?, seat, draft),
            Request::Text { seat } => text(self.current()?, seat),
            Request::Render { seat, path } => render(self.current()?, seat, &path),
            Request::Record {} => record(&self.current()?.record()?),
            Request::Perft { depth } => perft(self.current()?, depth),
            Request::Random { games, seed, max_plies } => {
                let current = self.current()?;
                let max_plies = max_plies.unwrap_or(MAX_PLIES);
                let Setup { options, seats, .. } = current.setup.clone();
                let seed = request::seed(seed)?;
                random(current.game, &RandomGames { games, options, seats, seed, max_plies })
            }
            Request::Levels {} => Ok(think::levels(self.current()?)),
            Request::Think { seat, level, seed, nodes, ms } => {
                let current = self.current()?;
                let options = ThinkOptions { level, seed: request::seed(seed)?, nodes, ms };
                think::think(current, seat, options)
            }
        }
    }

    fn begin(&mut self, current: CurrentMatch, answer: Value) -> EngineResult {
        self.current = Some(current);
        Ok(answer)
    }

    fn current(&self) -> EngineResult<&CurrentMatch> {
        self.current.as_ref().ok_or_else(no_match)
    }

    fn current_mut(&mut self) -> EngineResult<&mut CurrentMatch> {
        self.current.as_mut().ok_or_else(no_match)
    }
}

fn no_match() -> EngineError {
    EngineError::new("no_match", EngineText::NoMatch)
}

/// The game of a record, in the record's version of the rules. If this program lacks that version, returns the newest,
/// which will refuse the record.
fn game_of_record(record: &Record) -> EngineResult<&'static dyn Game> {
    let newest = find(&record.game)?;
    Ok(games::find_version(newest.info().id, record.rules_version).unwrap_or(newest))
}

/// The game by its slug (`findorff`) or its name as one word (`castles`).
fn find(name: &str) -> EngineResult<&'static dyn Game> {
    games::find_by_name(name).ok_or_else(|| {
        let known = games::on_offer().map(|game| game.info().id);
        EngineError::new(
            "unknown_game",
            EngineText::UnknownGame { known: Arg::list(Join::Commas, known) },
        )
    })
}

fn describe_game(game: &dyn Game) -> Value {
    let info = game.info();
    let option = |option: &GameOption| {
        json!({
            "id": option.id,
            "kind": option.kind.name(),
            "values": option.kind.values(),
            "default": option.default,
            "help": say_in_english(option.help),
        })
    };
    json!({
        "id": info.id,
        "name": info.name,
        "summary": say_in_english(info.summary),
        "seats": [info.seats.start(), info.seats.end()],
        "options": info.options.iter().map(option).collect::<Vec<_>>(),
    })
}

fn setup(
    game: &dyn Game,
    seats: Option<u8>,
    options: Option<Options>,
    seed: Seed,
) -> EngineResult<Setup> {
    let refused = EngineError::refused("bad_options");
    let options = options.unwrap_or_default().values()?;
    let options = game.complete(&options).map_err(&refused)?;
    let possible = game.seats(&options).map_err(&refused)?;
    Ok(Setup { options, seats: seats.unwrap_or(*possible.start()), seed })
}

fn turn(status: &Status) -> Value {
    let numbers = |seats: rules::Seats| seats.iter().map(|Seat(seat)| seat).collect::<Vec<u8>>();
    match status {
        Status::ToMove(seats) => json!({ "to_move": numbers(*seats) }),
        Status::Over(outcome) => json!({ "over": {
            "winners": numbers(outcome.winners),
            "draw": outcome.draw,
            "reason": say_in_english(outcome.reason.clone()),
        } }),
    }
}

fn legal(current: &CurrentMatch, seat: Option<u8>) -> EngineResult {
    let seat = current.seat(seat)?;
    let legal = current.see(Viewer::Seat(seat))?.legal(seat);
    Ok(json!({ "moves": legal.moves, "complete": legal.complete }))
}

fn play(current: &mut CurrentMatch, seat: Option<u8>, mv: &str) -> EngineResult {
    let seat = current.seat(seat)?;
    let played = current.play(seat, mv)?;
    let notes = played.notes.into_iter().filter(|note| note.audience.admits(Viewer::Spectator));
    Ok(
        json!({ "move": played.mv, "notes": notes.map(|note| say_in_english(note.message)).collect::<Vec<_>>() }),
    )
}

fn state(current: &CurrentMatch, seat: Option<ViewerArg>) -> EngineResult {
    let viewer = seat.map_or(Ok(Viewer::Spectator), |seat| seat.viewer())?;
    Ok(json!({ "state": current.see(viewer)?.state() }))
}

fn choices(current: &CurrentMatch, seat: Option<u8>, draft: Option<Vec<String>>) -> EngineResult {
    let seat = current.seat(seat)?;
    let wanted = Draft { steps: draft.unwrap_or_default(), ..Draft::default() };
    let choices = current.see(Viewer::Seat(seat))?.choices(seat, &wanted);
    let choices = choices.map_err(EngineError::refused("bad_draft"))?;
    let options = choices.open_options();
    let options = options
        .map(|option| json!({ "id": option.id, "label": say_in_english(option.label.clone()) }));
    let mut answer = json!({
        "prompt": say_in_english(choices.prompt.clone()),
        "options": options.collect::<Vec<_>>(),
    });
    if let Some(mv) = choices.complete {
        answer["move"] = mv.into();
    }
    // The game may have cut the draft short. Later steps build on that shorter draft.
    if choices.draft.steps != wanted.steps {
        answer["draft"] = choices.draft.steps.into();
    }
    Ok(answer)
}

/// The viewer of a request. By default, the seat to move, or a spectator unless exactly one seat is to move.
fn viewer(current: &CurrentMatch, seat: Option<ViewerArg>) -> EngineResult<Viewer> {
    match seat {
        Some(seat) => seat.viewer(),
        None => Ok(current.table.status().to_move().only().map_or(Viewer::Spectator, Viewer::Seat)),
    }
}

fn text(current: &CurrentMatch, seat: Option<ViewerArg>) -> EngineResult {
    Ok(
        json!({ "text": presenter(Language::English).text(&*current.see(viewer(current, seat)?)?, &Plainly) }),
    )
}

fn render(current: &CurrentMatch, seat: Option<ViewerArg>, path: &str) -> EngineResult {
    let view = current.see(viewer(current, seat)?)?;
    let picture = render::picture(&view.scene(&Draft::default()), &render::Style::default());
    std::fs::write(path, &picture.png).map_err(|error| {
        EngineError::new("cannot_write", EngineText::Unwritten { error: error.to_string() })
    })?;
    Ok(json!({
        "width": picture.width,
        "height": picture.height,
        "bytes": picture.png.len(),
        "alt": presenter(Language::English).text(&*view, &Plainly),
    }))
}

fn record(record: &Record) -> EngineResult {
    Ok(json!({ "record": serde_json::to_value(record)? }))
}

fn perft(current: &CurrentMatch, depth: u32) -> EngineResult {
    let begun = Instant::now();
    let nodes = current.table.perft(depth);
    let nodes = nodes.ok_or_else(|| EngineError::new("not_countable", EngineText::NotCountable))?;
    Ok(json!({ "nodes": nodes, "seconds": begun.elapsed().as_secs_f64() }))
}

fn random(game: &dyn Game, request: &RandomGames) -> EngineResult {
    let begun = Instant::now();
    let report = game.random(request).map_err(EngineError::refused("bad_options"))?;
    Ok(json!({
        "games": report.games,
        "plies": report.plies,
        "decided": report.decided,
        "drawn": report.drawn,
        "seconds": begun.elapsed().as_secs_f64(),
    }))
}
