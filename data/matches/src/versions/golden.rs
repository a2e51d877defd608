//! Pins the stored form of every record. A changed record gets a new version and a new line; its old line stays.

use rules::{Note, Notes, OptionValues, Outcome, Seat, Seats, Seed};

use crate::codec::{Stored, open, renewed, seal};
use crate::hex::hex;
use crate::ids::{EventId, Key, MatchId, Place, PlayerId, Revision, Timestamp};
use crate::journal::challenge::PostMode;
use crate::journal::event_link::EventLink;
use crate::journal::head::{Ending, Stage};
use crate::journal::records::{
    Act, AnalysisRow, DraftRow, Entry, Header, Hinted, HintsRow, JudgedPly, NumberRow, People,
    PlyNotes, Receipt, StoredHead, TextRow, TurnStart,
};
use crate::journal::seats::{Candidate, FormerPlayer, PairState};
use crate::model::agreements::offer::{Absence, Offer, OfferAct, OfferKind, OfferStatus, Topic};
use crate::model::agreements::state::Agreements;
use crate::model::clock::acts::{Choice, TimeAct};
use crate::model::clock::limit::Limit;
use crate::model::clock::state::{ClockState, Rest};
use crate::model::fairness::player_word::Word;
use crate::model::fairness::seating::Seating;
use crate::model::fairness::{Deal, Secret};
use crate::ratings::glicko::{Rating, Score};
use crate::ratings::records::{AgainstRow, CountedRow, HistoryRow, RatingRow, Tally};

const GOLDEN: &str = include_str!("golden.txt");

fn line(name: &str) -> Option<&'static str> {
    GOLDEN.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

/// Asserts that a record is stored as the line with this name, and reads back from it.
fn check<R: Stored + PartialEq>(name: &str, record: &R) {
    let written = hex(&seal(record));
    assert_eq!(line(name), Some(written.as_str()), "{name}");
    assert!(open::<R>(&bytes(&written)).is_ok_and(|read| read == *record), "{name}");
}

/// Asserts that the line with this name has an older version, and reads as this record.
fn check_old<R: Stored + PartialEq>(name: &str, record: &R) {
    let written = bytes(line(name).unwrap_or_default());
    assert!(renewed::<R>(&written).is_ok_and(|newest| newest.is_some()), "{name}");
    assert!(open::<R>(&written).is_ok_and(|read| read == *record), "{name}");
}

fn bytes(hex: &str) -> Vec<u8> {
    let digit = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).expect("two digits");
    (0..hex.len()).step_by(2).map(digit).collect()
}

fn entry(name: &str, act: Act) {
    let entry = Entry { revision: Revision(300), at: Timestamp(1_763_000_000_000), act };
    check(&format!("{name} 6"), &entry);
}

fn notes() -> Vec<Note> {
    let mut notes = Notes::default();
    notes.all("All.");
    notes.only(Seat(1), "One.");
    notes.all_but(Seat(1), "Others.");
    notes.into_vec()
}

#[test]
fn rating_rows_keep_their_encoding() {
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
fn header_and_people_rows_keep_their_encoding() {
    let deal = Deal { secret: Secret::new(Seed::from_bytes([0xA8; 32])), number: MatchId(17) };
    let event = EventLink { id: EventId(9), round: 2, bank_ms: 864_000_000 };
    let header = |deal: Option<Deal>, event| Header {
        game: "nim".into(),
        rules_version: 2,
        options: OptionValues::from([("stones".into(), "7".into())]),
        seed: Seed::from_bytes([0xA7; 32]),
        seating: Seating::Chosen(Seat(1)),
        place: Place { server: Some(900), channel: 5, thread: None },
        rematch_of: Some(MatchId(16)),
        created: Timestamp(1_763_000_000_000),
        deadline: Timestamp(1_763_259_200_000),
        limit: Some(Limit::DEFAULT),
        posts: PostMode::OneBoard,
        language: deal.map(|_| "sv".into()),
        deal,
        event,
    };
    check_old("header 3", &header(None, None));
    check_old("header 4", &header(Some(deal), None));
    check("header 5", &header(Some(deal), Some(event)));
    let former = FormerPlayer { seat: Seat(1), player: PlayerId(2), until: Revision(300) };
    let candidate = Candidate { since: Revision(299), player: PlayerId(3) };
    let people = |words| People {
        challenger: PlayerId(80_351_110_224_678_912),
        open: true,
        invited: vec![PlayerId(2)],
        joined: vec![PlayerId(80_351_110_224_678_912), PlayerId(3)],
        least: 2,
        most: 4,
        former: vec![former.clone()],
        candidates: vec![candidate.clone()],
        twin: PairState::Is(MatchId(18)),
        words,
    };
    check_old("people 2", &people(Vec::new()));
    let mut erased = Word { seat: Some(Seat(1)), ..Word::by_default(PlayerId(3), Some(Key(7))) };
    let plain = Word { seat: None, ..erased.clone() };
    erased.erase(&[1]);
    check("people 3", &people(vec![plain, erased]));
}

#[test]
fn entries_keep_their_encoding() {
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
    entry("ended walkover", Act::Ended(Ending::Walkover { seat }));
    entry("ended adjudicated", Act::Ended(Ending::Adjudicated { winners: Seats::one(seat) }));
    entry("erased", Act::Erased);
}

#[test]
fn time_entries_keep_their_encoding() {
    let (seat, due) = (Seat(1), Timestamp(1_763_259_200_000));
    let time = |name: &str, act| entry(name, Act::Time(act));
    entry("ended out of time", Act::Ended(Ending::OutOfTime { seat }));
    entry("ended called off", Act::Ended(Ending::CalledOff));
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
fn agreement_entries_keep_their_encoding() {
    let seat = Seat(1);
    let said = |name: &str, said| entry(name, Act::Agreement(said));
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
    entry("went back", Act::WentBack { seat, plies: 300, turn: 7 });
    entry("ended call off agreed", Act::Ended(Ending::CallOffAgreed));
}

#[test]
fn entries_about_absent_players_keep_their_encoding() {
    let (seat, gone) = (Seat(1), Seat(2));
    let said = |name: &str, said| entry(name, Act::Agreement(said));
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
    entry("substituted", Act::Substituted { seat });
    entry("ended gone", Act::Ended(Ending::Gone { seat }));
}

#[test]
fn hint_entries_keep_their_encoding() {
    let (seat, topic, wish) = (Seat(1), Topic::Hints, OfferKind::Hints);
    let said = |name: &str, said| entry(name, Act::Agreement(said));
    said("offers hints", OfferAct::Offered { seat, topic });
    said("agrees to hints", OfferAct::Agreed { seat, wish });
    said("declines hints", OfferAct::Declined { seat, wish });
    said("withdraws hints", OfferAct::Withdrew { seat, wish });
    entry("hints agreed", Act::HintsAgreed);
}

fn about_hints() -> Agreements {
    let (since, by, agreed) = (Revision(300), Seat(1), Seats::all(2));
    let offer = Offer { since, by, topic: Topic::Hints, agreed, status: OfferStatus::Agreed };
    Agreements { offers: vec![offer], asked: vec![(Seat(1), OfferKind::Hints)] }
}

fn head() -> StoredHead {
    let seat = Seat(1);
    let turn_start = TurnStart { movers: Seats::all(2), plies: 7, snapshot: vec![4, 5] };
    StoredHead {
        revision: Revision(12),
        updated: Timestamp(1_763_000_000_000),
        stage: Stage::Running,
        seats: 3,
        gone: Seats::one(Seat(2)),
        moved: Seats::all(3),
        to_move: Seats::one(seat),
        plies: 9,
        agreements: about_hints(),
        turn: 6,
        turn_start: Some(turn_start),
        since: vec![Revision(11), Revision(12), Revision(3)],
        lines: vec![PlyNotes { seat, sealed: true, notes: notes() }],
        last_lines: Vec::new(),
        snapshot: vec![1, 2, 3],
        time: Some(standing()),
        hints: true,
        sealed: Seats::NONE,
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
        banks: Vec::new(),
        reserve: 0,
    }
}

#[test]
fn head_rows_keep_their_encoding() {
    check_old("head 6", &head());
    let banks = vec![864_000_000, 3, 0];
    let clock = ClockState { banks, reserve: 3, ..standing() };
    check("head 7", &StoredHead { time: Some(clock), ..head() });
}

#[test]
fn small_records_keep_their_encoding() {
    let revision = Revision(12);
    check("receipt", &Receipt { id: MatchId(17), revision, at: Timestamp(5) });
    let steps = vec!["e4".to_owned(), "e5".to_owned()];
    check("draft 2", &DraftRow { steps, mark: Some(Key(300)) });
    check("number", &NumberRow(u64::MAX));
    check("text", &TextRow("deploy".into()));
    let hinted = |seat, count| Hinted { seat: Seat(seat), count, last: 300 };
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
