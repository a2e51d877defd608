//! Uploaded files for the replay. Reading is fast, whatever the file contains.

use matches::{RecordFile, Request};
use rules::Record;
use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::app::answer::{Answer, Result};
use crate::app::context::App;
use crate::app::press::{Frame, Replay, ReplaySource};
use crate::app::replay::viewer;
use crate::words::replay::ReplayText;

/// The maximum number of bytes of a file.
pub(crate) const FILE_LIMIT: usize = 256 * 1024;

/// A record, or an engine answer that contains one.
#[derive(Deserialize)]
#[serde(untagged)]
enum File {
    Record(RecordFile),
    Answer { record: RecordFile },
}

/// Shows the match in a file from its beginning.
pub(crate) fn show(app: &App, by: Request, bytes: &[u8]) -> Result {
    let record = match read(bytes) {
        Ok(record) => record,
        Err(why) => return Ok(Answer::say(why)),
    };
    app.matches().upload_record(by.player, by.key, record)?;
    viewer::show_step(app, by, Replay::new(ReplaySource::Upload(by.key)), Frame::Step(0))
}

/// The refusal of a file that is too large.
pub(crate) fn too_large() -> Answer {
    Answer::say(ReplayText::TooLarge { kilobytes: FILE_LIMIT / 1024 })
}

/// The refusal of a file that could not be downloaded.
pub(crate) fn fetch_failed() -> Answer {
    Answer::say(ReplayText::Unfetched)
}

/// Reads the record in a file. JSON nested too deeply is refused.
fn read(bytes: &[u8]) -> Result<Record, ReplayText> {
    if bytes.len() > FILE_LIMIT {
        return Err(ReplayText::TooLarge { kilobytes: FILE_LIMIT / 1024 });
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    serde_json::from_slice::<IgnoredAny>(bytes).map_err(|_| ReplayText::NotJson)?;
    match serde_json::from_slice::<File>(bytes) {
        Ok(File::Record(record) | File::Answer { record }) => Ok(record.into()),
        Err(_) => Err(ReplayText::NotARecord),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = r#"{"game":"kastell","rules_version":1,"setup":{"seats":2,"seed":"0000000000000000000000000000000000000000000000000000000000000000"},"plies":[{"seat":0,"act":{"move":"Tn@c1"}},{"seat":1,"act":"leave"}]}"#;

    #[test]
    fn a_record_is_read_bare_and_inside_an_engine_answer() {
        let answer = format!("{{\"ok\":true,\"record\":{RECORD}}}");
        let marked = format!("\u{feff}{RECORD}");
        for text in [RECORD, &answer, &marked] {
            assert!(read(text.as_bytes()).is_ok_and(|record| record.plies.len() == 2), "{text}");
        }
    }

    #[test]
    fn invalid_records_are_refused_with_a_reason() {
        let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
        let deep_objects = "{\"a\":".repeat(50_000);
        let cut = &RECORD[..RECORD.len() - 2];
        for text in ["", "\u{0}\u{1}", "[1, 2", &deep_objects, cut] {
            assert!(matches!(read(text.as_bytes()), Err(ReplayText::NotJson)), "{:.30}", text);
        }
        let more = RECORD.replace("\"plies\"", "\"more\":1,\"plies\"");
        let seats = RECORD.replace("\"seats\":2", "\"seats\":2000");
        for text in ["[]", "{}", "7", "null", "\"\\ud800\"", &deep, &more, &seats] {
            assert!(matches!(read(text.as_bytes()), Err(ReplayText::NotARecord)), "{text:.30}");
        }
        let large = vec![b' '; FILE_LIMIT + 1];
        assert!(matches!(read(&large), Err(ReplayText::TooLarge { .. })));
    }
}
