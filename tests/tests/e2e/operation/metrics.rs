//! Metrics, health, readiness, the doctor, and logs for programs.

use std::net::SocketAddr;
use std::ops::Deref;

use tests::{Harness, run, tells_a_move};
use tokio::net::TcpSocket;

use crate::database_server::{FreePort, free_port};
use crate::{KASTELL, PROGRAM};

/// An address at which nothing listens yet, and which nobody else gets while this value lives.
pub(crate) struct FreeAddress {
    text: String,
    _port: FreePort,
}

impl Deref for FreeAddress {
    type Target = String;

    fn deref(&self) -> &String {
        &self.text
    }
}

/// An address at which nothing listens.
pub(crate) fn free_address() -> FreeAddress {
    let port = free_port();
    FreeAddress { text: format!("127.0.0.1:{}", port.number), _port: port }
}

#[test]
fn a_free_address_is_taken_but_a_server_can_listen_on_it() {
    let address = free_address();
    let parsed: SocketAddr = address.parse().unwrap();
    assert!(std::net::TcpStream::connect(parsed).is_err(), "nothing listens yet");
    let exclusive = TcpSocket::new_v4().unwrap();
    assert!(exclusive.bind(parsed).is_err(), "the port is taken");
    std::net::TcpListener::bind(parsed).unwrap();
}

/// The status and the text of a page.
pub(crate) async fn page(address: &str, path: &str) -> (u16, String) {
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let answer = client.get(format!("http://{address}{path}")).send().await.unwrap();
    (answer.status().as_u16(), answer.text().await.unwrap())
}

/// The value of a metric with this name and these labels.
pub(crate) fn number(told: &str, name: &str) -> f64 {
    let line = told.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{name} is not in\n{told}")).parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_count_moves_and_contain_no_names() {
    let address = free_address();
    let harness = Harness::with_settings(PROGRAM, &[("CASTELLAN_OPERATION", &address)]).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    for (seat, mv) in [(&ada, "Tn@c1"), (&ben, "O@g1"), (&ada, "In@a8")] {
        seat.plays(mv).await;
    }
    assert!(!tells_a_move(&ada.play("In@a8").await.content), "it is not their turn");
    ada.board_where(|seen| seen.content.contains("In@a8")).await;
    // An answer is counted once Discord has accepted it, a moment after it is visible.
    let moves = "castellan_interactions_total{command=\"move\",outcome=\"Answered\"}";
    let times = "castellan_answer_seconds_count{command=\"move\"}";
    let told = tests::ask_until("four counted moves", async || {
        let told = page(&address, "/metrics").await.1;
        let has_four = |name: &str| told.contains(name) && number(&told, name) >= 4.0;
        [moves, times].into_iter().all(has_four).then_some(told)
    })
    .await;
    for (name, count) in [
        (moves, 4.0),
        (times, 4.0),
        ("castellan_moves_total{game=\"kastell\"}", 3.0),
        ("castellan_matches_begun_total{game=\"kastell\"}", 1.0),
        ("castellan_refusals_total", 1.0),
        ("castellan_gateway_up", 1.0),
        ("castellan_gateway_losses_total", 0.0),
        ("castellan_store_failures_total", 0.0),
    ] {
        assert!((number(&told, name) - count).abs() < 0.5, "{name} is not {count} in\n{told}");
    }
    for name in [
        "castellan_first_answer_seconds_count",
        "castellan_store_seconds_count{operation=\"commit\"}",
        "castellan_drawing_seconds_count{kind=\"board\"}",
        "castellan_jobs_total{kind=\"post board\",outcome=\"done\"}",
    ] {
        assert!(number(&told, name) >= 1.0, "{name} in\n{told}");
    }
    let (token, server) = (harness.sandbox.token(), ada.thread.channel().to_string());
    for secret in ["Ada", "Ben", "Castle Green", "Tn@c1", &token, &server] {
        assert!(!told.contains(secret), "{secret} is in\n{told}");
    }
    assert!(told.ends_with("# EOF\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_in_the_match_thread_draws_one_picture() {
    let address = free_address();
    let harness = Harness::with_settings(PROGRAM, &[("CASTELLAN_OPERATION", &address)]).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let drawn = async || {
        let told = page(&address, "/metrics").await.1;
        number(&told, "castellan_drawing_seconds_count{kind=\"board\"}")
    };
    ada.play("Tn@c1").await;
    ada.board_where(|seen| seen.content.contains("Tn@c1")).await;
    let before = drawn().await;
    // Ben plays from the other side: his own board is the posted one.
    for (seat, mv) in [(&ben, "O@g1"), (&ada, "In@a8")] {
        seat.play(mv).await;
        seat.board_where(|seen| seen.content.contains(mv)).await;
    }
    assert!((drawn().await - before - 2.0).abs() < 0.5, "one for each board that is posted");
}

#[tokio::test(flavor = "multi_thread")]
async fn readiness_ends_with_the_gateway_and_comes_back_with_it() {
    let address = free_address();
    let harness = Harness::with_settings(PROGRAM, &[("CASTELLAN_OPERATION", &address)]).await;
    let ready = "gateway: connected\ncommands: registered\nstore: answers\ncommits: none waits long\nprogram: serves\noldest commit: 0 s\n";
    assert_eq!(page(&address, "/readyz").await, (200, ready.into()));
    harness.sandbox.refuse_gateway(true);
    harness.sandbox.close_gateway(4000);
    harness.bot.says("the gateway is lost").await;
    let (status, text) = page(&address, "/readyz").await;
    assert_eq!((status, text.lines().next()), (503, Some("gateway: lost")));
    assert_eq!(page(&address, "/healthz").await.0, 200, "it lives all the same");
    let told = page(&address, "/metrics").await.1;
    assert_eq!(
        (number(&told, "castellan_gateway_up"), number(&told, "castellan_gateway_losses_total")),
        (0.0, 1.0)
    );
    harness.sandbox.refuse_gateway(false);
    harness.bot.says("the gateway is back").await;
    assert_eq!(page(&address, "/readyz").await, (200, ready.into()));
    assert_eq!(page(&address, "/").await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_and_the_health_check_ask_a_running_bot_and_change_nothing() {
    let address = free_address();
    let mut harness = Harness::with_settings(PROGRAM, &[("CASTELLAN_OPERATION", &address)]).await;
    let data = harness.data();
    let folder = data.parent().unwrap();
    let (token, url) = (harness.sandbox.token(), harness.sandbox.http_base());
    let settings = [
        ("DISCORD_TOKEN", token.as_str()),
        ("CASTELLAN_SANDBOX_URL", &url),
        ("CASTELLAN_DATA", data.to_str().unwrap()),
        ("CASTELLAN_OPERATION", &address),
    ];
    let asked = |command: &str| {
        let output = run(PROGRAM, folder, &[command], &settings);
        let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        assert!(!said.contains(&token), "{said}");
        (output.status.success(), said)
    };
    assert_eq!(asked("health"), (true, String::new()));
    let (is_well, said) = asked("doctor");
    assert!(is_well && said.contains("in use, by the bot if it runs"), "{said}");
    assert!(harness.bot.stop());
    assert!(!asked("health").0, "nobody answers any more");
    let (is_well, said) = asked("doctor");
    assert!(is_well && said.contains("opened and answered in"), "{said}");
    let nowhere = run(PROGRAM, folder, &["doctor"], &[("CASTELLAN_THINKERS", "none")]);
    let said = String::from_utf8(nowhere.stdout).unwrap();
    assert!(!nowhere.status.success() && said.contains("WRONG  settings"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_json_log_has_one_object_per_line() {
    let mut harness = Harness::with_settings(PROGRAM, &[("CASTELLAN_LOG_FORMAT", "json")]).await;
    harness.match_of(KASTELL).await;
    assert!(harness.bot.stop());
    let log = harness.bot.log();
    let lines: Vec<serde_json::Value> =
        log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let begun = lines.iter().find(|line| line["message"] == "a match has begun").unwrap();
    assert_eq!((&begun["level"], &begun["match.id"]), (&"INFO".into(), &1.into()));
}
