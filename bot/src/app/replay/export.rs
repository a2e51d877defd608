//! A finished match as files: a text to read, and JSON in the format of `castellan engine`.

use matches::{Head, Refused, Request};
use rules::{Act, Arg, GameView, Join, Message, Ply, Record};

use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::press::{Replay, ReplaySource};
use crate::app::replay::source::OpenReplay;
use crate::app::view::narration::{Narration, Readers, status_lines};
use crate::app::view::option_text::OptionText;
use crate::words::common::Label;
use crate::words::replay::ReplayText;
use crate::words::say_in_english;

/// Exports a replay as files. Refuses as long as the match has secrets.
pub(crate) fn export(app: &App, by: Request, source: ReplaySource) -> Result {
    let replay = Replay::new(source);
    let opened = OpenReplay::open(app, by, replay)?;
    let id = opened.head().map(|head| head.id);
    let record = match (opened.recording.record(), id) {
        (Some(record), _) => record,
        (None, Some(id)) => return Err(Refused::StillRunning(id)),
        (None, None) => return Err(Refused::NothingBrought),
    };
    let name = id.map_or_else(|| record.game.clone(), |id| format!("{}-{}", record.game, id.0));
    // For a match of this bot, the file includes the proof of the deal.
    let file = match id {
        Some(id) => app.matches().record_file(id)?,
        None => record.clone().into(),
    };
    let json = serde_json::to_string_pretty(&file).unwrap_or_default() + "\n";
    let title = id.map_or_else(|| opened.game(), Message::plain);
    Ok(Answer::say(ReplayText::Exported { id: title })
        .attach(format!("{name}.txt"), text(&opened, record)?.into_bytes())
        .attach(format!("{name}.json"), json.into_bytes())
        .button(replay.step(0), Label::Steps, Style::Plain))
}

/// The match as a text: setup, moves and result, without names of people.
fn text(opened: &OpenReplay, record: &Record) -> Result<String> {
    let sights = opened.recording.sights(usize::MAX)?;
    let (Some(first), Some(last)) = (sights.first(), sights.last()) else {
        return Err(Refused::NoSuchStep);
    };
    let game = opened.game();
    let of_game = games::find(&record.game);
    let title = match opened.head() {
        Some(head) => ReplayText::TextTitle { game, id: head.id.to_string() },
        None => ReplayText::TextFile { game },
    };
    let seats = ReplayText::TextSeats { seats: Arg::list(Join::Dashes, first.seat_names()) };
    let mut lines: Vec<Message> = vec![title.into(), seats.into()];
    lines.extend(record.setup.options.iter().map(|(option, value)| {
        let OptionText { option, value } = OptionText::new(of_game, option, value);
        ReplayText::TextOption { option, value }.into()
    }));
    lines.push(Message::plain(""));
    let plies = (1..).zip(&record.plies).zip(&sights);
    lines.extend(plies.map(|((number, ply), before)| ply_line(number, ply, before.as_ref())));
    if let Some(head) = opened.head() {
        // Without players, the status names seats.
        let head = Head { players: Vec::new(), ..head.clone() };
        lines.push(Message::plain(""));
        let narration = Narration { head: &head, reader: None };
        lines.extend(status_lines(narration, last.as_ref(), Readers::Others));
    }
    let lines: Vec<String> = lines.into_iter().map(say_in_english).collect();
    Ok(lines.join("\n") + "\n")
}

/// The line of a ply. The seat has its name from before the ply, since a swap of colors changes the names.
fn ply_line(number: usize, ply: &Ply, before: &dyn GameView) -> Message {
    let name = before.seat_names().get(ply.seat.index()).cloned();
    let seat = name.unwrap_or_else(|| Message::plain(""));
    match &ply.act {
        Act::Move(mv) => ReplayText::TextMove { number, seat, mv: mv.clone() }.into(),
        Act::Leave => ReplayText::TextLeft { number, seat }.into(),
    }
}

#[cfg(test)]
mod tests {
    use matches::{Key, PlayerId, Timestamp};
    use words::Language;

    use super::*;
    use crate::app::replay::upload;
    use crate::app::testing;
    use crate::words::say_plainly;

    const RECORD: &str = r#"{"game":"castle-keep","rules_version":1,"setup":{"options":{"version":"takeover"},"seats":2,"seed":"0000000000000000000000000000000000000000000000000000000000000000"},"plies":[]}"#;

    const SWAPPED: &str = r#"{"game":"kastell","rules_version":1,"setup":{"options":{"contact":"linked","trees":"a8,b8,c8"},"seats":2,"seed":"0000000000000000000000000000000000000000000000000000000000000000"},"plies":[{"seat":0,"act":{"move":"O@d4"}},{"seat":1,"act":{"move":"swap"}},{"seat":0,"act":{"move":"Ie@a1"}}]}"#;

    /// The export of an uploaded record.
    fn exported(record: &str) -> Answer {
        let app = testing::app();
        let by = Request { player: PlayerId(1), key: Key(1), now: Timestamp(1) };
        upload::show(&app, by, record.as_bytes()).unwrap();
        export(&app, by, ReplaySource::Upload(by.key)).unwrap()
    }

    #[test]
    fn each_move_has_the_color_that_its_seat_had_before_it() {
        let answer = exported(SWAPPED);
        let text = std::str::from_utf8(&answer.files[0].bytes).unwrap();
        assert!(text.contains("White – Black"), "{text}");
        let moves: Vec<&str> = text.lines().rev().take(3).collect();
        assert_eq!(moves, ["3. Black: Ie@a1", "2. Black: swap", "1. White: O@d4"]);
    }

    #[test]
    fn the_title_of_an_uploaded_file_is_in_the_readers_language() {
        let exported = exported(RECORD).lines.remove(0);
        let told = |language| say_plainly(exported.clone(), language);
        assert!(told(Language::English).contains("Takeover"), "{}", told(Language::English));
        assert!(told(Language::German).contains("Übernahme"), "{}", told(Language::German));
    }
}
