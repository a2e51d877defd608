//! The audience of a note.

use rules::{Audience, Seat, Viewer};

fn check(audience: Audience, admitted: [bool; 4]) {
    let viewers =
        [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Everything];
    assert_eq!(viewers.map(|viewer| audience.admits(viewer)), admitted, "{audience:?}");
}

#[test]
fn each_note_is_read_by_its_audience_only() {
    check(Audience::All, [true, true, true, true]);
    check(Audience::Only(Seat(1)), [false, false, true, true]);
    // A viewer who sees everything reads the seat's own note of the same event.
    check(Audience::AllBut(Seat(1)), [true, true, false, false]);
}
