//! The messages of the lessons. Their ids follow from the names in `lessons.txt`, so nothing else names them.

use rules::MessageSpec;

pub(crate) const LESSON_WORDS: &[MessageSpec] = &[
    MessageSpec::plain("findorff-lesson-strikes"),
    MessageSpec::plain("findorff-lesson-strikes-done"),
    MessageSpec::plain("findorff-lesson-strikes-wrong"),
    MessageSpec::plain("findorff-lesson-push"),
    MessageSpec::plain("findorff-lesson-push-done"),
    MessageSpec::plain("findorff-lesson-push-wrong"),
    MessageSpec::plain("findorff-lesson-edge"),
    MessageSpec::plain("findorff-lesson-edge-done"),
    MessageSpec::plain("findorff-lesson-edge-wrong"),
    MessageSpec::plain("findorff-lesson-crush"),
    MessageSpec::plain("findorff-lesson-crush-done"),
    MessageSpec::plain("findorff-lesson-crush-wrong"),
    MessageSpec::plain("findorff-lesson-back"),
    MessageSpec::plain("findorff-lesson-back-done"),
    MessageSpec::plain("findorff-lesson-back-army"),
    MessageSpec::plain("findorff-lesson-back-wrong"),
    MessageSpec::plain("findorff-lesson-last"),
    MessageSpec::plain("findorff-lesson-last-done"),
    MessageSpec::plain("findorff-lesson-last-wrong"),
    MessageSpec::plain("findorff-lesson-general"),
    MessageSpec::plain("findorff-lesson-general-done"),
    MessageSpec::plain("findorff-lesson-general-wrong"),
    MessageSpec::plain("findorff-lesson-army"),
    MessageSpec::plain("findorff-lesson-army-done"),
    MessageSpec::plain("findorff-lesson-army-wrong"),
];
