//! The messages of the lessons. Their ids follow from the names in `lessons.txt`, so nothing else names them.

use rules::MessageSpec;

pub(crate) const LESSON_WORDS: &[MessageSpec] = &[
    MessageSpec::plain("castle-keep-lesson-match"),
    MessageSpec::plain("castle-keep-lesson-match-done"),
    MessageSpec::plain("castle-keep-lesson-match-other"),
    MessageSpec::plain("castle-keep-lesson-match-passed"),
    MessageSpec::plain("castle-keep-lesson-match-wrong"),
    MessageSpec::plain("castle-keep-lesson-keep"),
    MessageSpec::plain("castle-keep-lesson-keep-done"),
    MessageSpec::plain("castle-keep-lesson-keep-wrong"),
    MessageSpec::plain("castle-keep-lesson-finish"),
    MessageSpec::plain("castle-keep-lesson-finish-done"),
    MessageSpec::plain("castle-keep-lesson-finish-wrong"),
    MessageSpec::plain("castle-keep-lesson-attack"),
    MessageSpec::plain("castle-keep-lesson-attack-done"),
    MessageSpec::plain("castle-keep-lesson-attack-wrong"),
    MessageSpec::plain("castle-keep-lesson-takeover"),
    MessageSpec::plain("castle-keep-lesson-takeover-done"),
    MessageSpec::plain("castle-keep-lesson-takeover-wrong"),
    MessageSpec::plain("castle-keep-lesson-empire"),
    MessageSpec::plain("castle-keep-lesson-empire-done"),
    MessageSpec::plain("castle-keep-lesson-empire-wrong"),
    MessageSpec::plain("castle-keep-lesson-king"),
    MessageSpec::plain("castle-keep-lesson-king-done"),
    MessageSpec::plain("castle-keep-lesson-king-wrong"),
    MessageSpec::plain("castle-keep-lesson-siege"),
    MessageSpec::plain("castle-keep-lesson-siege-done"),
    MessageSpec::plain("castle-keep-lesson-siege-wrong"),
];
