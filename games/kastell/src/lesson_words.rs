//! The messages of the lessons. Their ids follow from the names in `lessons.txt`, so nothing else names them.

use rules::MessageSpec;

pub(crate) const LESSON_WORDS: &[MessageSpec] = &[
    MessageSpec::plain("kastell-lesson-build"),
    MessageSpec::plain("kastell-lesson-build-done"),
    MessageSpec::plain("kastell-lesson-build-other"),
    MessageSpec::plain("kastell-lesson-build-wrong"),
    MessageSpec::plain("kastell-lesson-turn"),
    MessageSpec::plain("kastell-lesson-turn-done"),
    MessageSpec::plain("kastell-lesson-turn-upright"),
    MessageSpec::plain("kastell-lesson-turn-other"),
    MessageSpec::plain("kastell-lesson-turn-wrong"),
    MessageSpec::plain("kastell-lesson-last"),
    MessageSpec::plain("kastell-lesson-last-done"),
    MessageSpec::plain("kastell-lesson-last-wrong"),
    MessageSpec::plain("kastell-lesson-keep"),
    MessageSpec::plain("kastell-lesson-keep-done"),
    MessageSpec::plain("kastell-lesson-keep-spent"),
    MessageSpec::plain("kastell-lesson-keep-wrong"),
    MessageSpec::plain("kastell-lesson-apart"),
    MessageSpec::plain("kastell-lesson-apart-done"),
    MessageSpec::plain("kastell-lesson-apart-wrong"),
    MessageSpec::plain("kastell-lesson-linked"),
    MessageSpec::plain("kastell-lesson-linked-done"),
    MessageSpec::plain("kastell-lesson-linked-wrong"),
    MessageSpec::plain("kastell-lesson-named"),
    MessageSpec::plain("kastell-lesson-named-done"),
    MessageSpec::plain("kastell-lesson-named-wrong"),
];
