//! The answers.

use std::time::Instant;

use rules::{
    Arg, Draft, Game, GameOption, Join, RandomGames, Record, Seat, Seed, Setup, Status, Viewer,
};
use serde_json::{Value, json};
use words::Plainly;

use crate::engine::error::Fault;
use crate::engine::game::Running;
use crate::engine::request::{Eyes, Options, Request};
use crate::engine::think::Wish;
use crate::engine::words::Say;
use crate::engine::{request, think};
use crate::words::{presenter, say};

/// After how many plies a random game is broken off, unless it is said.
const MAX_PLIES: u64 = 2000;

/// A conversation with one program.
#[derive(Debug, Default)]
pub(super) struct Session {
    running: Option<Running>,
}

impl Session {
    /// The answer to one line.
    pub(super) fn answer(&mut self, line: &[u8]) -> Result<Value, Fault> {
        let request: Request = serde_json::from_slice(line)?;
        // serde also reads an array as a request, its first element as the command.
        if !line.trim_ascii_start().starts_with(b"{") {
            return Err(Fault::new("bad_request", Say::NoObject));
        }
        let mut answer = self.obey(request)?;
        answer["ok"] = true.into();
        Ok(answer)
    }

    fn obey(&mut self, request: Request) -> Result<Value, Fault> {
        match request {
            Request::Games {} => {
                Ok(json!({ "games": games::on_offer().map(about).collect::<Vec<_>>() }))
            }
            Request::New { game, seats, options, seed } => {
                let game = find(&game)?;
                let setup = setup(game, seats, options, request::seed(seed)?)?;
                let seed = setup.seed.to_hex();
                self.begin(Running::new(game, setup)?, json!({ "seed": seed }))
            }
            Request::Load { game, options, state, seed } => {
                let game = find(&game)?;
                let setup = setup(game, None, options, request::seed(seed)?)?;
                self.begin(Running::load(game, setup, &state)?, json!({}))
            }
            Request::Replay { record } => {
                let plies = record.plies.len();
                let running = Running::replay(by_its_rules(&record)?, record)?;
                self.begin(running, json!({ "plies": plies }))
            }
            Request::Play { seat, mv } => play(self.running_mut()?, seat, &mv),
            Request::Undo {} => self.running_mut()?.undo().map(|()| json!({})),
            view => self.show(view),
        }
    }

    fn begin(&mut self, running: Running, answer: Value) -> Result<Value, Fault> {
        self.running = Some(running);
        Ok(answer)
    }

    /// Answers what changes nothing.
    fn show(&self, request: Request) -> Result<Value, Fault> {
        let running = self.running.as_ref().ok_or_else(no_match)?;
        match request {
            Request::Turn {} => Ok(turn(&running.table.status())),
            Request::Legal { seat } => legal(running, seat),
            Request::State { seat } => state(running, seat),
            Request::Choices { seat, draft } => choices(running, seat, draft),
            Request::Text { seat } => text(running, seat),
            Request::Render { seat, path } => render(running, seat, &path),
            Request::Record {} => record(&running.record()?),
            Request::Perft { depth } => Ok(perft(running, depth)),
            Request::Random { games, seed, max_plies } => {
                let max_plies = max_plies.unwrap_or(MAX_PLIES);
                let Setup { options, seats, .. } = running.setup.clone();
                let seed = request::seed(seed)?;
                random(running.game, &RandomGames { games, options, seats, seed, max_plies })
            }
            Request::Levels {} => Ok(think::levels(running)),
            Request::Think { seat, level, seed, nodes, ms } => {
                let wish = Wish { level, seed: request::seed(seed)?, nodes, ms };
                think::think(running, seat, wish)
            }
            // Those that change something were answered before.
            _ => Err(no_match()),
        }
    }

    fn running_mut(&mut self) -> Result<&mut Running, Fault> {
        self.running.as_mut().ok_or_else(no_match)
    }
}

fn no_match() -> Fault {
    Fault::new("no_match", Say::NoMatch)
}

/// The game of a record by the rules it was played by; where these are not here, the newest, which refuse it in words.
fn by_its_rules(record: &Record) -> Result<&'static dyn Game, Fault> {
    games::find_version(&record.game, record.rules_version).map_or_else(|| find(&record.game), Ok)
}

fn find(id: &str) -> Result<&'static dyn Game, Fault> {
    games::find(id).ok_or_else(|| {
        let known = games::on_offer().map(|game| game.info().id);
        Fault::new("unknown_game", Say::UnknownGame { known: Arg::list(Join::Commas, known) })
    })
}

fn about(game: &dyn Game) -> Value {
    let info = game.info();
    let option = |option: &GameOption| {
        json!({
            "id": option.id,
            "kind": option.kind.name(),
            "values": option.kind.values(),
            "default": option.default,
            "help": say(option.help, &Plainly),
        })
    };
    json!({
        "id": info.id,
        "name": info.name,
        "summary": say(info.summary, &Plainly),
        "seats": [info.seats.start(), info.seats.end()],
        "options": info.options.iter().map(option).collect::<Vec<_>>(),
    })
}

fn setup(
    game: &dyn Game,
    seats: Option<u8>,
    options: Option<Options>,
    seed: Seed,
) -> Result<Setup, Fault> {
    let refused = Fault::refused("bad_options");
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
            "reason": say(outcome.reason.clone(), &Plainly),
        } }),
    }
}

fn legal(running: &Running, seat: Option<u8>) -> Result<Value, Fault> {
    let seat = running.seat(seat)?;
    let legal = running.see(Viewer::Seat(seat))?.legal(seat);
    Ok(json!({ "moves": legal.moves, "complete": legal.complete }))
}

fn play(running: &mut Running, seat: Option<u8>, mv: &str) -> Result<Value, Fault> {
    let seat = running.seat(seat)?;
    let played = running.play(seat, mv)?;
    let notes = played.notes.into_iter().filter(|note| note.audience.admits(Viewer::Spectator));
    Ok(
        json!({ "move": played.mv, "notes": notes.map(|note| say(note.message, &Plainly)).collect::<Vec<_>>() }),
    )
}

fn state(running: &Running, seat: Option<Eyes>) -> Result<Value, Fault> {
    let viewer = seat.map_or(Ok(Viewer::Spectator), |eyes| eyes.viewer())?;
    Ok(json!({ "state": running.see(viewer)?.state() }))
}

fn choices(
    running: &Running,
    seat: Option<u8>,
    draft: Option<Vec<String>>,
) -> Result<Value, Fault> {
    let seat = running.seat(seat)?;
    let asked = Draft { steps: draft.unwrap_or_default(), ..Draft::default() };
    let choices = running.see(Viewer::Seat(seat))?.choices(seat, &asked);
    let choices = choices.map_err(Fault::refused("bad_draft"))?;
    let options = choices.options.iter();
    let options = options
        .map(|option| json!({ "id": option.id, "label": say(option.label.clone(), &Plainly) }));
    let mut answer = json!({
        "prompt": say(choices.prompt.clone(), &Plainly),
        "options": options.collect::<Vec<_>>(),
    });
    if let Some(mv) = choices.complete {
        answer["move"] = mv.into();
    }
    // Later steps are added to the shorter draft, so a program must know it.
    if choices.draft.steps != asked.steps {
        answer["draft"] = choices.draft.steps.into();
    }
    Ok(answer)
}

/// Who looks where it is not said: the only seat to move, or a spectator.
fn viewer(running: &Running, seat: Option<Eyes>) -> Result<Viewer, Fault> {
    match seat {
        Some(eyes) => eyes.viewer(),
        None => Ok(running.table.status().to_move().only().map_or(Viewer::Spectator, Viewer::Seat)),
    }
}

fn text(running: &Running, seat: Option<Eyes>) -> Result<Value, Fault> {
    Ok(json!({ "text": presenter().text(&*running.see(viewer(running, seat)?)?, &Plainly) }))
}

fn render(running: &Running, seat: Option<Eyes>, path: &str) -> Result<Value, Fault> {
    let sight = running.see(viewer(running, seat)?)?;
    let picture = render::picture(&sight.scene(&Draft::default()), &render::Style::default());
    std::fs::write(path, &picture.png)
        .map_err(|error| Fault::new("cannot_write", Say::Unwritten { error: error.to_string() }))?;
    Ok(json!({
        "width": picture.width,
        "height": picture.height,
        "bytes": picture.png.len(),
        "alt": presenter().text(&*sight, &Plainly),
    }))
}

fn record(record: &Record) -> Result<Value, Fault> {
    Ok(json!({ "record": serde_json::to_value(record)? }))
}

fn perft(running: &Running, depth: u32) -> Value {
    let begun = Instant::now();
    let nodes = running.table.perft(depth);
    json!({ "nodes": nodes, "seconds": begun.elapsed().as_secs_f64() })
}

fn random(game: &dyn Game, asked: &RandomGames) -> Result<Value, Fault> {
    let begun = Instant::now();
    let report = game.random(asked).map_err(Fault::refused("bad_options"))?;
    Ok(json!({
        "games": report.games,
        "plies": report.plies,
        "decided": report.decided,
        "drawn": report.drawn,
        "seconds": begun.elapsed().as_secs_f64(),
    }))
}
