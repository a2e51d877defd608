//! What was played as files: as text to read, and as JSON, in the form in which `castellan engine` writes and reads it.

use matches::{By, Head, Refused};
use rules::{Act, Arg, Join, Message, Record};
use words::Plainly;

use crate::app::answer::{Answer, Style};
use crate::app::context::App;
use crate::app::press::{Frame, Replay, ReplayPress, ReplaySource};
use crate::app::replay::source::Opened;
use crate::app::view::narration::{Narration, status_lines};
use crate::words::common::Label;
use crate::words::replay::ReplayText;
use crate::words::say;

/// Hands out the files of what nobody hides anything of any more.
pub(in crate::app) fn export(app: &App, by: By, source: ReplaySource) -> Result<Answer, Refused> {
    let replay = Replay::new(source);
    let opened = Opened::of(app, by, replay)?;
    let id = opened.head().map(|head| head.id);
    let record = match (opened.recording.record(), id) {
        (Some(record), _) => record,
        (None, Some(id)) => return Err(Refused::StillRunning(id)),
        (None, None) => return Err(Refused::NothingBrought),
    };
    let name = id.map_or_else(|| record.game.clone(), |id| format!("{}-{}", record.game, id.0));
    let mut json = serde_json::to_string_pretty(record).unwrap_or_default();
    json.push('\n');
    let told = id.map_or_else(|| opened.game(), Message::plain);
    let back = ReplayPress::Step { replay, frame: Frame::Step(0) };
    Ok(Answer::say(ReplayText::Exported { id: say(told, &Plainly) })
        .attach(format!("{name}.txt"), text(&opened, record)?.into_bytes())
        .attach(format!("{name}.json"), json.into_bytes())
        .button(back, Label::Steps, Style::Plain))
}

/// The match to read: what it was, move by move, and what came of it. Nobody's name stands in it.
fn text(opened: &Opened, record: &Record) -> Result<String, Refused> {
    let last = opened.recording.step(opened.recording.count())?;
    let names = last.sight.seat_names();
    let game = opened.game();
    let mut lines: Vec<Message> = vec![match opened.head() {
        Some(head) => ReplayText::TextTitle { game, id: head.id.to_string() }.into(),
        None => ReplayText::TextFile { game }.into(),
    }];
    lines.push(ReplayText::TextSeats { seats: Arg::list(Join::Dashes, names.clone()) }.into());
    let options = record.setup.options.iter().map(|(option, value)| {
        let option = option.replace('_', " ");
        ReplayText::TextOption { option, value: value.clone() }.into()
    });
    lines.extend(options);
    lines.push(Message::plain(""));
    for (number, ply) in (1..).zip(&record.plies) {
        let seat = names.get(ply.seat.index()).cloned().unwrap_or_else(|| Message::plain(""));
        lines.push(match &ply.act {
            Act::Move(mv) => ReplayText::TextMove { number, seat, mv: mv.clone() }.into(),
            Act::Leave => ReplayText::TextLeft { number, seat }.into(),
        });
    }
    if let Some(head) = opened.head() {
        // Without players, seats stand in their place.
        let head = Head { players: Vec::new(), ..head.clone() };
        lines.push(Message::plain(""));
        lines.extend(status_lines(Narration { head: &head, reader: None }, last.sight.as_ref()));
    }
    let lines: Vec<String> = lines.into_iter().map(|line| say(line, &Plainly)).collect();
    Ok(lines.join("\n") + "\n")
}
