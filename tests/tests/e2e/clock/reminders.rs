//! Reminders: each comes once, and none in quiet hours.

use std::time::Duration;

use sandbox::MessageView;
use tests::{Harness, Seat};

use crate::settings::preferences::choose;
use crate::{KASTELL, PROGRAM};

const MINUTE: u64 = 60 * 1000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// Time zones without daylight saving time, with the minutes by which they are ahead of UTC, modulo
/// a day.
const ZONES: [(&str, u64); 8] = [
    ("Pacific/Honolulu", 14 * 60),
    ("America/Bogota", 19 * 60),
    ("America/Sao_Paulo", 21 * 60),
    ("Africa/Johannesburg", 2 * 60),
    ("Asia/Dubai", 4 * 60),
    ("Asia/Kolkata", 5 * 60 + 30),
    ("Asia/Shanghai", 8 * 60),
    ("Asia/Tokyo", 9 * 60),
];

fn reminders(seat: &Seat) -> Vec<MessageView> {
    let is_one = |seen: &MessageView| seen.by_bot && seen.content.contains("it's your turn in");
    seat.thread.messages().into_iter().filter(is_one).collect()
}

/// The deadline of the turn on a board, in milliseconds since 1970.
fn deadline(board: &MessageView) -> u64 {
    let at = board.content.split_once("Move by <t:").expect("there is a limit").1;
    let seconds = at.split(|letter: char| !letter.is_ascii_digit()).next().unwrap();
    seconds.parse::<u64>().unwrap() * 1000
}

async fn pass(harness: &Harness, ms: u64) {
    harness.pass(Duration::from_millis(ms)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn reminders_come_at_half_time_and_eight_and_one_hours_before_the_end() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let until = deadline(&ada.board().await);
    let mut before = None;
    for (left, passes) in [(36 * HOUR, 36 * HOUR), (8 * HOUR, 28 * HOUR), (HOUR, 7 * HOUR)] {
        pass(&harness, passes).await;
        let is_new = |seen: &MessageView| {
            seen.content.contains("it's your turn in") && Some(seen.id) > before
        };
        let seen = ada.post_where(is_new).await;
        assert!(seen.pings_me && seen.pings == ["Ada"], "{:?}", seen.pings);
        assert!(!seen.content.contains("this is late"), "{}", seen.content);
        assert!(seen.content.contains(&format!("<t:{}", until / 1000)), "{}", seen.content);
        assert!(until - seen.id.made_ms() <= left, "not before its time");
        before = Some(seen.id);
        // Even a process that is killed after each reminder repeats none.
        harness.kill_and_restart().await;
    }
    pass(&harness, HOUR).await;
    ben.post_where(|seen| seen.content.contains("ran out of time")).await;
    assert_eq!(reminders(&ada).len(), 3, "each step once");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_waits_for_the_end_of_quiet_hours_in_the_players_zone() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let half = deadline(&ada.board().await) - 36 * HOUR;
    // In some zone it is night then: between 22 o'clock and an hour before 8.
    let local = |ahead: u64| (half + ahead * MINUTE) % DAY;
    let is_night = |at: u64| !(7 * HOUR..22 * HOUR).contains(&at);
    let (zone, ahead) = ZONES.into_iter().find(|(_, ahead)| is_night(local(*ahead))).unwrap();
    let morning = half + (DAY + 8 * HOUR - local(ahead)) % DAY;
    let panel = ada.ask("/settings").await;
    let panel = choose(&ada, &panel, ":quiet:", "22-8").await;
    let panel = choose(&ada, &panel, ":zone:", zone).await;
    assert!(panel.content.contains(&zone.replace('_', " ")), "{}", panel.content);
    // The panel is private, and the waiting player sees nothing of it.
    assert!(!ben.ask("/board").await.content.contains(zone));
    pass(&harness, 36 * HOUR + HOUR / 2).await;
    pass(&harness, morning - half - HOUR / 2 + MINUTE).await;
    let seen = ada.post_where(|seen| seen.content.contains("it's your turn in")).await;
    assert!(seen.id.made_ms() >= morning, "{zone}: it is still night");
    assert!(seen.pings == ["Ada"] && !seen.content.contains("this is late"), "{}", seen.content);
    assert_eq!(reminders(&ada).len(), 1);
}
