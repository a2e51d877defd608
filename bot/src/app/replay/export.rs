//! A finished match as files: a text to read, and JSON in the format of `castellan engine`.

use matches::{Head, Refused, Request};
use rules::{Act, Arg, Join, Message, Record};

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
    // The file of a match of this bot includes the proof of its deal.
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
    let last = opened.recording.step(opened.recording.count())?;
    let names = last.sight.seat_names();
    let game = opened.game();
    let of_game = games::find(&record.game);
    let title = match opened.head() {
        Some(head) => ReplayText::TextTitle { game, id: head.id.to_string() },
        None => ReplayText::TextFile { game },
    };
    let seats = ReplayText::TextSeats { seats: Arg::list(Join::Dashes, names.clone()) };
    let mut lines: Vec<Message> = vec![title.into(), seats.into()];
    lines.extend(record.setup.options.iter().map(|(option, value)| {
        let OptionText { option, value } = OptionText::new(of_game, option, value);
        ReplayText::TextOption { option, value }.into()
    }));
    lines.push(Message::plain(""));
    for (number, ply) in (1..).zip(&record.plies) {
        let seat = names.get(ply.seat.index()).cloned().unwrap_or_else(|| Message::plain(""));
        lines.push(match &ply.act {
            Act::Move(mv) => ReplayText::TextMove { number, seat, mv: mv.clone() }.into(),
            Act::Leave => ReplayText::TextLeft { number, seat }.into(),
        });
    }
    if let Some(head) = opened.head() {
        // Without players, the status names seats.
        let head = Head { players: Vec::new(), ..head.clone() };
        lines.push(Message::plain(""));
        let narration = Narration { head: &head, reader: None };
        lines.extend(status_lines(narration, last.sight.as_ref(), Readers::Others));
    }
    let lines: Vec<String> = lines.into_iter().map(say_in_english).collect();
    Ok(lines.join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{ChallengeLimits, Key, Matches, PlayerId, Timestamp};
    use store::MemoryStore;
    use words::Language;

    use super::*;
    use crate::app::replay::upload;
    use crate::clock::Clock;
    use crate::words::say_plainly;

    const RECORD: &str = r#"{"game":"castle-keep","rules_version":1,"setup":{"options":{"version":"takeover"},"seats":2,"seed":"0000000000000000000000000000000000000000000000000000000000000000"},"plies":[]}"#;

    #[test]
    fn the_title_of_an_uploaded_file_is_in_the_readers_language() {
        let store = Arc::new(MemoryStore::new());
        let matches = Matches::new(store, games::CATALOG, ChallengeLimits::default());
        let app = App::new(matches, Clock::default());
        let by = Request { player: PlayerId(1), key: Key(1), now: Timestamp(1) };
        upload::show(&app, by, RECORD.as_bytes()).unwrap();
        let exported = export(&app, by, ReplaySource::Upload(by.key)).unwrap().lines.remove(0);
        let told = |language| say_plainly(exported.clone(), language);
        assert!(told(Language::English).contains("Takeover"), "{}", told(Language::English));
        assert!(told(Language::German).contains("Übernahme"), "{}", told(Language::German));
    }
}
