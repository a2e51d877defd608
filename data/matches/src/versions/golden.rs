//! The stored form of every record, pinned: what an older program wrote must be read for ever.
//! A record that changes gets a new version and a new line; the old lines stay, and stay readable.

use rules::{Note, Notes, OptionValues, Outcome, Seat, Seats, Seed};

use crate::codec::{Stored, is_old, open, seal};
use crate::hex::hex;
use crate::ids::{Key, MatchId, Place, PlayerId, Revision, Timestamp};
use crate::journal::challenge::{PostMode, Seating};
use crate::journal::head::{Ending, Stage};
use crate::journal::records::{
    Act, AnalysisRow, DraftRow, Entry, ErrandRow, Header, Hinted, HintsRow, JudgedPly, NumberRow,
    People, PlyNotes, Receipt, StoredHead, TextRow, TurnStart,
};
use crate::journal::seats::{Candidate, FormerPlayer, PairState};
use crate::model::agreements::offer::{Absence, Offer, OfferAct, OfferKind, OfferStatus, Topic};
use crate::model::agreements::state::Agreements;
use crate::model::clock::acts::{Choice, TimeAct};
use crate::model::clock::limit::Limit;
use crate::model::clock::state::{ClockState, Rest};
use crate::ratings::glicko::{Rating, Score};
use crate::ratings::records::{AgainstRow, CountedRow, HistoryRow, RatingRow, Tally};

const GOLDEN: &str = include_str!("golden.txt");

fn line(name: &str) -> Option<&'static str> {
    GOLDEN.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

/// A record is written as the line of this name says, and reads back from it.
fn check<R: Stored + PartialEq>(name: &str, record: &R) {
    let written = hex(&seal(record));
    assert_eq!(line(name), Some(written.as_str()), "{name}");
    assert!(open::<R>(&bytes(&written)).is_ok_and(|read| read == *record), "{name}");
}

/// A record that is no longer written as the line of this name says reads from it as this one.
fn check_old<R: Stored + PartialEq>(name: &str, record: &R) {
    let written = bytes(line(name).unwrap_or_default());
    assert!(is_old::<R>(&written), "{name}");
    assert!(open::<R>(&written).is_ok_and(|read| read == *record), "{name}");
}

fn bytes(hex: &str) -> Vec<u8> {
    let digit = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).expect("two digits");
    (0..hex.len()).step_by(2).map(digit).collect()
}

fn entry(name: &str, act: Act) {
    let entry = Entry { revision: Revision(300), at: Timestamp(1_763_000_000_000), act };
    check(&format!("{name} 6"), &entry);
    for version in 2..6 {
        check_old(&format!("{name} {version}"), &entry);
    }
    check_old(name, &entry);
}

/// An entry that there is since this version.
fn entry_since(first: u16, name: &str, act: Act) {
    let entry = Entry { revision: Revision(300), at: Timestamp(1_763_000_000_000), act };
    check(&format!("{name} 6"), &entry);
    for version in first..6 {
        check_old(&format!("{name} {version}"), &entry);
    }
}

fn notes() -> Vec<Note> {
    let mut notes = Notes::default();
    notes.all("All.");
    notes.only(Seat(1), "One.");
    notes.all_but(Seat(1), "Others.");
    notes.into_vec()
}

#[test]
fn how_players_stand_keeps_its_form() {
    let rating = Rating { rating: 1_662_311, deviation: 290_319, volatility: 59_999_034 };
    let tally = Tally { won: 3, drawn: 1, lost: 300 };
    let last = Timestamp(1_763_000_000_000);
    let (streak, longest, peak) = (-2, 3, Some(-1_500));
    check("rating v1", &RatingRow { rating, last, tally, streak, longest, peak });
    let (game, score) = ("kastell".to_owned(), Score::Lost);
    check("history v1", &HistoryRow { game, score, rating: 1_662_311, overall: 1_499_000 });
    check("against v1", &AgainstRow(tally));
    check("counted v1", &CountedRow { at: last, ratings: vec![(1_500_000, 1_662_311), (7, -7)] });
}

#[test]
fn headers_and_people_keep_their_form() {
    let header = |limit, posts| Header {
        game: "nim".into(),
        rules_version: 2,
        options: OptionValues::from([("stones".into(), "7".into())]),
        seed: Seed::from_bytes([0xA7; 32]),
        seating: Seating::Chosen(Seat(1)),
        place: Place { server: Some(900), channel: 5, thread: None },
        rematch_of: Some(MatchId(16)),
        created: Timestamp(1_763_000_000_000),
        deadline: Timestamp(1_763_259_200_000),
        limit,
        posts,
    };
    check_old("header", &header(None, PostMode::EveryMove));
    check_old("header 2", &header(Some(Limit::DEFAULT), PostMode::EveryMove));
    check("header 3", &header(Some(Limit::DEFAULT), PostMode::OneBoard));
    let people = |former, candidates, twin| People {
        challenger: PlayerId(80_351_110_224_678_912),
        open: true,
        invited: vec![PlayerId(2)],
        joined: vec![PlayerId(80_351_110_224_678_912), PlayerId(3)],
        least: 2,
        most: 4,
        former,
        candidates,
        twin,
    };
    check_old("people", &people(Vec::new(), Vec::new(), PairState::None));
    let former = FormerPlayer { seat: Seat(1), player: PlayerId(2), until: Revision(300) };
    let candidate = Candidate { since: Revision(299), player: PlayerId(3) };
    check("people 2", &people(vec![former], vec![candidate], PairState::Is(MatchId(18))));
}

#[test]
fn entries_keep_their_form() {
    let seat = Seat(1);
    let outcome = Outcome::won(Seats::one(seat), "The last stone is gone.");
    entry("challenged", Act::Challenged);
    entry("joined", Act::Joined);
    entry("left", Act::Left);
    entry("declined", Act::Declined);
    entry("started", Act::Started { seats: 3 });
    entry("moved", Act::Moved { seat, text: "e4-e5".into() });
    entry("took back", Act::TookBack { seat });
    entry("left table", Act::LeftTable { seat });
    entry("offered draw", Act::OfferedDraw { seat });
    entry("declined draw", Act::DeclinedDraw { seat });
    entry("ended by rules", Act::Ended(Ending::Rules(outcome)));
    entry("ended resigned", Act::Ended(Ending::Resigned { seat }));
    entry("ended draw", Act::Ended(Ending::DrawAgreed));
    entry("ended aborted", Act::Ended(Ending::Aborted { seat }));
    entry("ended declined", Act::Ended(Ending::Declined));
    entry("ended withdrawn", Act::Ended(Ending::Withdrawn));
    entry("ended expired", Act::Ended(Ending::Expired));
    entry("erased", Act::Erased);
}

#[test]
fn entries_about_time_keep_their_form() {
    let (seat, due) = (Seat(1), Timestamp(1_763_259_200_000));
    let time = |name: &str, act| entry_since(3, name, Act::Time(act));
    entry_since(3, "ended out of time", Act::Ended(Ending::OutOfTime { seat }));
    entry_since(3, "ended called off", Act::Ended(Ending::CalledOff));
    time("reminded", TimeAct::Reminded { seats: Seats::all(2), due });
    time("ran out", TimeAct::RanOut { due });
    time("chose to claim", TimeAct::Chose { seat, choice: Choice::Claim });
    time("chose more time", TimeAct::Chose { seat, choice: Choice::MoreTime });
    time("chose to call off", TimeAct::Chose { seat, choice: Choice::CallOff });
    time("extended", TimeAct::Extended);
    time("adjourned", TimeAct::Adjourned);
    time("wants pause", TimeAct::WantsPause { seat });
    time("wants no pause", TimeAct::WantsNoPause { seat });
    time("paused", TimeAct::Paused);
    time("resumed", TimeAct::Resumed { seat });
    time("away", TimeAct::Away { seat, until: due });
    time("back", TimeAct::Back { seat });
    time("agrees to pause", TimeAct::AgreesToPause { seat });
}

#[test]
fn entries_about_agreements_keep_their_form() {
    let seat = Seat(1);
    let said = |name: &str, said| entry_since(4, name, Act::Agreement(said));
    let topics = [
        ("a draw", Topic::Draw),
        ("a take-back", Topic::TakeBack { plies: 300 }),
        ("calling off", Topic::CallOff),
        ("a pause", Topic::Pause),
        ("more time", Topic::MoreTime),
    ];
    for (what, topic) in topics {
        said(&format!("offers {what}"), OfferAct::Offered { seat, topic });
        let wish = topic.kind();
        said(&format!("agrees to {what}"), OfferAct::Agreed { seat, wish });
        said(&format!("declines {what}"), OfferAct::Declined { seat, wish });
        said(&format!("withdraws {what}"), OfferAct::Withdrew { seat, wish });
    }
    entry_since(4, "went back", Act::WentBack { seat, plies: 300, turn: 7 });
    entry_since(4, "ended call off agreed", Act::Ended(Ending::CallOffAgreed));
}

#[test]
fn entries_about_somebody_who_is_gone_keep_their_form() {
    let (seat, gone) = (Seat(1), Seat(2));
    let said = |name: &str, said| entry_since(5, name, Act::Agreement(said));
    let topics = [
        ("a substitute for who is silent", Topic::Substitute { seat: gone, why: Absence::Silent }),
        ("a substitute for who has left", Topic::Substitute { seat: gone, why: Absence::Left }),
        ("a seat of who is silent", Topic::TakeSeat { seat: gone, why: Absence::Silent }),
        ("to go on", Topic::GoOn { seat: gone }),
    ];
    for (what, topic) in topics {
        said(&format!("offers {what}"), OfferAct::Offered { seat, topic });
    }
    for (what, wish) in [
        ("a substitute", OfferKind::Substitute),
        ("a seat", OfferKind::TakeSeat),
        ("to go on", OfferKind::GoOn),
    ] {
        said(&format!("agrees to {what}"), OfferAct::Agreed { seat, wish });
        said(&format!("turns down {what}"), OfferAct::TurnedDown { wish });
    }
    entry_since(5, "substituted", Act::Substituted { seat });
    entry_since(5, "ended gone", Act::Ended(Ending::Gone { seat }));
}

#[test]
fn entries_about_hints_keep_their_form() {
    let (seat, topic, wish) = (Seat(1), Topic::Hints, OfferKind::Hints);
    let said = |name: &str, said| entry_since(6, name, Act::Agreement(said));
    said("offers hints", OfferAct::Offered { seat, topic });
    said("agrees to hints", OfferAct::Agreed { seat, wish });
    said("declines hints", OfferAct::Declined { seat, wish });
    said("withdraws hints", OfferAct::Withdrew { seat, wish });
    entry_since(6, "hints agreed", Act::HintsAgreed);
}

/// What stood of draws and pauses in a head of former days: draws alone, or both.
fn offered_before(pausing: bool) -> Agreements {
    let (since, topic, status) = (Revision(12), Topic::Draw, OfferStatus::Open);
    let draw = Offer { since, by: Seat(0), topic, agreed: Seats::one(Seat(0)), status };
    let (by, agreed) = (Seat(1), Seats::one(Seat(1)));
    let pause = Offer { by, agreed, topic: Topic::Pause, ..draw };
    let asked =
        vec![(Seat(0), OfferKind::Draw), (Seat(1), OfferKind::Pause), (Seat(0), OfferKind::Pause)];
    match pausing {
        true => Agreements { offers: vec![draw, pause], asked },
        false => Agreements { offers: vec![draw], asked: asked[..1].to_vec() },
    }
}

fn agreements() -> Agreements {
    let (since, by, agreed) = (Revision(300), Seat(1), Seats::all(2));
    let offer = |topic, status| Offer { since, by, topic, agreed, status };
    let offers = vec![
        offer(Topic::Draw, OfferStatus::Agreed),
        offer(Topic::CallOff, OfferStatus::Declined { seat: Seat(2) }),
        offer(Topic::Pause, OfferStatus::Withdrawn),
        offer(Topic::MoreTime, OfferStatus::Lapsed),
        offer(Topic::TakeBack { plies: 300 }, OfferStatus::Open),
    ];
    let asked = OfferKind::ALL.into_iter().filter(|wish| *wish != OfferKind::Hints);
    Agreements { offers, asked: asked.map(|wish| (Seat(1), wish)).collect() }
}

fn about_hints() -> Agreements {
    let (since, by, agreed) = (Revision(300), Seat(1), Seats::all(2));
    let offer = Offer { since, by, topic: Topic::Hints, agreed, status: OfferStatus::Agreed };
    Agreements { offers: vec![offer], asked: vec![(Seat(1), OfferKind::Hints)] }
}

fn about_absence() -> Agreements {
    let (since, by, agreed, seat) = (Revision(300), Seat(1), Seats::all(2), Seat(2));
    let offer = |topic, status| Offer { since, by, topic, agreed, status };
    let (silent, left) = (Absence::Silent, Absence::Left);
    let offers = vec![
        offer(Topic::Substitute { seat, why: silent }, OfferStatus::Agreed),
        offer(Topic::TakeSeat { seat, why: left }, OfferStatus::TurnedDown),
        offer(Topic::GoOn { seat }, OfferStatus::Open),
    ];
    Agreements { offers, asked: vec![(Seat(1), OfferKind::TakeSeat)] }
}

fn head() -> StoredHead {
    let seat = Seat(1);
    StoredHead {
        revision: Revision(12),
        updated: Timestamp(1_763_000_000_000),
        stage: Stage::Running,
        seats: 3,
        gone: Seats::one(Seat(2)),
        moved: Seats::all(3),
        to_move: Seats::one(seat),
        plies: 9,
        agreements: offered_before(false),
        turn: 0,
        turn_start: None,
        since: vec![Revision(11), Revision(12), Revision(3)],
        lines: vec![PlyNotes { seat, sealed: true, notes: notes() }],
        last_lines: Vec::new(),
        snapshot: Vec::new(),
        time: None,
        hints: false,
    }
}

fn standing() -> ClockState {
    let (seat, at) = (Seat(1), Timestamp(1_763_000_000_000));
    ClockState {
        limit: Limit::DEFAULT,
        from: at,
        left: 259_200_000,
        up: Some(at),
        choices: vec![(Seat(0), Choice::MoreTime)],
        rest: Some(Rest::Adjourned),
        reminded: vec![(seat, at)],
        away: vec![(seat, at)],
    }
}

#[test]
fn heads_keep_their_form() {
    let turn_start = TurnStart { movers: Seats::all(2), plies: 7, snapshot: vec![4, 5] };
    let (turn_start, snapshot) = (Some(turn_start), vec![1, 2, 3]);
    let head = StoredHead { turn: 6, turn_start, snapshot, ..head() };
    check_old("head 2", &head);
    let head = StoredHead { time: Some(standing()), ..head };
    check_old("head 3", &StoredHead { agreements: offered_before(true), ..head.clone() });
    check_old("head 4", &StoredHead { agreements: agreements(), ..head.clone() });
    check_old("head 5", &StoredHead { agreements: about_absence(), ..head.clone() });
    check("head 6", &StoredHead { agreements: about_hints(), hints: true, ..head });
}

#[test]
fn heads_of_former_days_are_read() {
    check_old("head", &head());
}

#[test]
fn the_small_records_keep_their_form() {
    let revision = Revision(12);
    check("receipt", &Receipt { id: MatchId(17), revision, at: Timestamp(5) });
    check("errand", &ErrandRow { revision, due: Timestamp(6), attempts: 2 });
    check("draft 2", &draft(&["e4", "e5"], Some(Key(300))));
    check("number", &NumberRow(u64::MAX));
    check("text", &TextRow("deploy".into()));
    let hinted = |seat, count| Hinted { seat: Seat(seat), count, last: 300 };
    check_old("hints", &HintsRow(vec![hinted(0, 2), hinted(1, 1)]));
    check("hints 2", &HintsRow(vec![hinted(0, 2), hinted(1, 1)]));
    let judged = JudgedPly {
        seat: Seat(1),
        value: -250,
        is_proven: true,
        best: "e4-e5".into(),
        played: Some(-900),
    };
    check("analysis", &AnalysisRow { judged: vec![Some(judged), None], is_whole: true });
}

fn draft(steps: &[&str], mark: Option<Key>) -> DraftRow {
    DraftRow { steps: steps.iter().map(ToString::to_string).collect(), mark }
}

#[test]
fn drafts_of_former_days_are_read_with_the_mark_that_was_their_last_step() {
    check_old("draft", &draft(&["e4", "e5"], None));
    check_old("draft marked", &draft(&["e4"], Some(Key(300))));
}
