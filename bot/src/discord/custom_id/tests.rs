//! That every id is read as it was written, and nothing else is.

use matches::{Cursor, Reply, Wish};
use rules::{Edge, Seat};

use crate::app::See::*;
use crate::app::{Frame, Listed, Replay, ReplaySource};
use crate::discord::custom_id::*;

const ID: MatchId = MatchId(99_999_999);
const REVISION: Revision = Revision(99_999);
const PANEL: Panelled = Panelled { id: ID, revision: REVISION, mark: Some(Key(u64::MAX)) };

fn every_press() -> Vec<Press> {
    use Press::*;
    let (id, revision) = (ID, REVISION);
    let matches: [fn(MatchId) -> Press; 20] = [
        Accept,
        Decline,
        Withdraw,
        LeaveLobby,
        Start,
        Move,
        HeadStart,
        Resign,
        ReallyResign,
        Abort,
        Propose,
        RulesOf,
        Rematch,
        Film,
        Aside,
        Resume,
        Hint,
        AddComputer,
        SeatComputer,
        Decided,
    ];
    let panels: [fn(Panelled) -> Press; 7] = [Pick, Back, Restart, Play, Name, Named, Unsave];
    let sides = [None, Some(Edge::Bottom), Some(Edge::Left), Some(Edge::Top), Some(Edge::Right)];
    let frames = [Frame::First, Frame::Step(0), Frame::Step(u32::MAX), Frame::Last(7)];
    let mut all: Vec<Press> = matches.map(|press| press(id)).into();
    all.extend(panels.map(|press| press(PANEL)));
    all.extend(sides.map(|home| Board { id, home }));
    all.extend(frames.map(|frame| Replay { id, frame }));
    all.extend([Type { id, revision }, Typed { id, revision }, Undo { id, revision }]);
    all.push(Invite { opponent: PlayerId(u64::MAX) });
    all.push(Act { on: PANEL, index: u8::MAX });
    for is_sure in [false, true] {
        for on in [None, Some(revision)] {
            all.extend(Choice::ALL.map(|choice| Choose { id, on, choice, is_sure }));
        }
        all.extend(Wish::ALL.map(|wish| Press::Offer { id, wish, is_sure }));
        for on in [None, Some(revision)] {
            let replies = [Reply::Agree, Reply::Decline, Reply::Withdraw];
            all.extend(replies.map(|reply| Press::Answer { id, on, reply, is_sure }));
        }
    }
    let seat = Seat(7);
    all.extend(
        [crate::app::Gone::Ask(id), crate::app::Gone::Computer { id, seat }].map(Press::Gone),
    );
    all.extend(
        [true, false].map(|is_sure| Press::Gone(crate::app::Gone::GoOn { id, seat, is_sure })),
    );
    all.push(PageOf { id, index: 999 });
    all.push(Profile { player: PlayerId(u64::MAX) });
    all.extend([ReallyEnd(id), Held, Export, Forget, ReallyForget]);
    all.extend([Leaders(Page { game: "x".repeat(36), index: 999 }), LeadersOf]);
    all.extend([Remind, Quiet, Zone, Away { days: u8::MAX }, Here, Pings]);
    all.extend(matches::Pings::ALL.map(Ping));
    for scope in [Scope::Mine, Scope::Server] {
        all.extend(render::Theme::ALL.map(|theme| Press::Theme { scope, theme }));
    }
    all.extend(every_look(id).into_iter().map(See));
    all.push(Rules(Page { game: "x".repeat(36), index: 999 }));
    for from in [None, Some(id)] {
        let on = Shelf { game: "x".repeat(36), from };
        all.extend([Saved(on.clone()), Relabel(on.clone()), Discard(on.clone())]);
        all.push(Relabeled { on, which: u32::MAX });
    }
    all
}

fn every_look(id: MatchId) -> Vec<crate::app::See> {
    let frames = [Frame::First, Frame::Step(0), Frame::Step(u32::MAX), Frame::Last(7)];
    let mut all = vec![Since(id), Unwatch(id), Follow(id), Unfollow(id)];
    all.extend([None, Some(0), Some(u32::MAX)].map(|to| Moves { id, to }));
    all.extend(Listed::ALL.map(|list| Games { list, at: None }));
    for is_before in [false, true] {
        let at = Some(Cursor { shelf: 2, id, is_before });
        all.extend(Listed::ALL.map(|list| Games { list, at }));
    }
    all.push(Visit);
    for source in [ReplaySource::Match(id), ReplaySource::Brought(Key(u64::MAX))] {
        all.push(Export(source));
        for home in [None, Some(Edge::Bottom), Some(Edge::Right)] {
            let replay = Replay { source, home };
            all.extend(frames.map(|frame| Step { replay, frame }));
            all.push(Taken { replay, at: u32::MAX });
            all.push(Better { replay, at: u32::MAX });
            all.extend([Jump(replay), Jumped(replay), Roll(replay)]);
            all.extend([None, Some(7)].map(|at| Exhibit { replay, at }));
        }
    }
    all
}

#[test]
fn every_press_reads_as_it_was_written_and_fits() {
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

/// Buttons as they stand in people's channels. Lines are only added here.
#[test]
fn whatever_was_ever_written_is_read_for_ever() {
    let golden = include_str!("pinned.txt");
    for line in golden.lines() {
        let (text, press) = line.split_once(" = ").expect("it is as it was written");
        let read = read(text).map(|press| format!("{press:?}"));
        assert_eq!(read.as_deref(), Some(press), "{text}");
    }
}

#[test]
fn nothing_else_is_read() {
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
        "1:act:1::7-1",
        "1:replay:1:3:-1",
        "1:replay:1:3:99999999999",
        "1:invite:0:0:",
        "1:rules:0:0:",
        "1:offer:17::",
        "1:offer:17::siege",
        "1:agree:17:3:x",
        "1:rules:::@1",
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
