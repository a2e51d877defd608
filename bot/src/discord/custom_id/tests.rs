//! Tests: every custom id is read as it was written, and nothing else is read.

use crate::discord::custom_id::examples::every_press;
use crate::discord::custom_id::*;

#[test]
fn every_press_survives_a_round_trip_within_the_id_limit() {
    for press in every_press() {
        let text = write(&press);
        assert!(text.len() <= LIMIT, "{text}");
        assert_eq!(read(&text), Some(press), "{text}");
    }
}

#[test]
fn no_two_presses_are_written_alike() {
    let mut texts: Vec<String> = every_press().iter().map(write).collect();
    texts.sort();
    let all = texts.len();
    texts.dedup();
    assert_eq!(texts.len(), all);
}

/// The pinned file has the buttons of old messages. Lines are only added to it.
#[test]
fn every_pinned_id_is_read() {
    let golden = include_str!("pinned.txt");
    for line in golden.lines() {
        let (text, press) = line.split_once(" = ").expect("a line has both parts");
        let read = read(text).map(|press| format!("{press:?}"));
        assert_eq!(read.as_deref(), Some(press), "{text}");
    }
}

#[test]
fn invalid_custom_ids_are_refused() {
    let long = format!("1:move:1:2:{}", "x".repeat(REST_LIMIT + 1));
    for text in [
        "",
        "1",
        "1:move:1:2",
        "2:move:1:2:",
        "1:fly:1:2:",
        "1:move:-1:2:",
        "1:move:01:2:",
        "1:move:+1:2:",
        "1:move:1:2:é",
        "1:move:1:2:a b",
        "1:move:99999999999999999999:2:",
        "1:move:::",
        "1:move:0:0:",
        "1:pick:1::77",
        "1:act:1:3:7",
        "1:act:1:3:7-256",
        "1:turn:1:3:7-up",
        "1:act:1::7-1",
        "1:replay:1:3:-1",
        "1:replay:1:3:99999999999",
        "1:invite:0:0:",
        "1:solo:::",
        "1:rules:0:0:",
        "1:offer:17::",
        "1:offer:17::siege",
        "1:agree:17:3:x",
        "1:rules:::@1",
        "1:help:::moon",
        "1:commands:17::direct",
        "1:theme:::pink",
        "1:away:::256",
        "1:here:1::",
        "1:server-theme:1::dark",
        "1:games:::theirs",
        "1:games:17::mine",
        "1:games:::mine-0>",
        "1:games:17::mine-300>",
        "1:visit:1::",
        "1:step:17::7",
        "1:step:17::7-up",
        "1:step:::7-top",
        "1:step:17::7-top-9",
        "1:taken:17::-top",
        "1:roll:17::7-",
        "1:export:17::-top",
        "1:show:17::x-",
        "1:saved:1::",
        "1:relabeled:1::findorff",
        "1:relabeled:1:4294967296:findorff",
        &long,
    ] {
        assert_eq!(read(text), None, "{text}");
    }
}
