//! Shards: each connection gets only the events of its own servers, and few may identify at once.

use std::sync::Arc;
use std::time::Duration;

use crate::wire::{TEXT, Wire};
use sandbox::{Config, ManualClock, Sandbox, Scenario, SessionStatus, Sharding};
use serde_json::{Value, json};

/// Four servers, each on its own shard.
fn scenario(sharding: Sharding) -> Scenario {
    let scenario = (0..4).fold(Scenario::new("Divided"), |scenario, number| {
        let scenario = scenario.server(&format!("Server {number}")).member("Ada").member("Ben");
        scenario.channel(&format!("general-{number}"))
    });
    scenario.chat("Ada", "Ben").user_install("Ada").sharding(sharding)
}

async fn start(sharding: Sharding) -> Sandbox {
    let clock = Arc::new(ManualClock::default());
    let config = Config { scenario: scenario(sharding), clock, ..Config::demo() };
    Sandbox::start(config).await.expect("the sandbox starts")
}

fn ids(ready: &Value) -> Vec<u64> {
    let guilds = ready["guilds"].as_array().expect("a list").iter();
    guilds.map(|guild| guild["id"].as_str().expect("an id").parse().expect("a number")).collect()
}

#[tokio::test]
async fn each_shard_receives_only_its_own_servers() {
    let sandbox = start(Sharding::default()).await;
    let mut seen = Vec::new();
    for shard in 0..4 {
        let mut wire = Wire::of_shard(&sandbox, json!([shard, 4])).await;
        let ready = wire.event("READY").await;
        assert_eq!(ready["shard"], json!([shard, 4]));
        for id in ids(&ready) {
            assert_eq!((id >> 22) % 4, shard);
            assert_eq!(wire.event("GUILD_CREATE").await["id"], id.to_string());
            seen.push(id);
        }
    }
    seen.sort_unstable();
    assert_eq!(seen, sandbox.servers());
}

#[tokio::test]
async fn server_events_go_to_their_shard_and_private_events_to_the_first() {
    let sandbox = start(Sharding::default()).await;
    let mut wires = Vec::new();
    for shard in 0..4 {
        let mut wire = Wire::of_shard(&sandbox, json!([shard, 4])).await;
        wire.event("GUILD_CREATE").await;
        wires.push(wire);
    }
    for (number, server) in sandbox.servers().into_iter().enumerate() {
        sandbox.remove_bot(&format!("Server {number}")).expect("it is there");
        sandbox.lose_server(&format!("Server {number}")).expect("it is there");
        let wire = &mut wires[usize::try_from((server >> 22) % 4).expect("it is small")];
        for is_lost in [Value::Null, json!(true)] {
            let gone = wire.hear().await;
            assert_eq!(
                (&gone["t"], &gone["d"]["id"]),
                (&json!("GUILD_DELETE"), &json!(server.to_string()))
            );
            assert_eq!(gone["d"]["unavailable"], is_lost);
        }
    }
    // Any other event would have come first.
    sandbox.ask_to_reconnect();
    for wire in &mut wires {
        assert_eq!(wire.hear().await["op"], 7);
    }
}

#[tokio::test]
async fn a_resumed_session_receives_its_shards_missed_events() {
    let sandbox = start(Sharding::default()).await;
    let server = sandbox.servers()[0];
    let shard = (server >> 22) % 4;
    let mut wire = Wire::of_shard(&sandbox, json!([shard, 4])).await;
    let ready = wire.event("READY").await;
    let mut other = Wire::of_shard(&sandbox, json!([(shard + 1) % 4, 4])).await;
    other.event("GUILD_CREATE").await;
    sandbox.close_shard(shard, 4000);
    assert_eq!(wire.closed().await, 4000);
    for number in 0..4 {
        sandbox.remove_bot(&format!("Server {number}")).expect("it is there");
    }
    let mut again = Wire::open(&sandbox, "v=10&encoding=json").await;
    again.next().await;
    let data = json!({"token": sandbox.token(), "session_id": ready["session_id"], "seq": 2});
    again.say(TEXT, &json!({"op": 6, "d": data})).await;
    assert_eq!(again.hear().await["d"]["id"], server.to_string());
    assert_eq!(again.hear().await["t"], "RESUMED");
    assert_eq!(other.hear().await["t"], "GUILD_DELETE", "it stayed connected");
    let of = |shard| SessionStatus { shard, shards: 4, is_connected: true };
    assert_eq!(sandbox.sessions(), [of(shard), of((shard + 1) % 4)]);
}

#[tokio::test]
async fn one_shard_per_bucket_identifies_every_five_seconds() {
    let sandbox =
        start(Sharding { max_concurrency: 2, enforce: true, ..Sharding::default() }).await;
    let mut first = Wire::of_shard(&sandbox, json!([0, 4])).await;
    let mut second = Wire::of_shard(&sandbox, json!([1, 4])).await;
    first.event("READY").await;
    second.event("READY").await;
    let mut third = Wire::of_shard(&sandbox, json!([2, 4])).await;
    let told = third.hear().await;
    assert_eq!((&told["op"], &told["d"]), (&json!(9), &json!(false)));
    sandbox.advance(Duration::from_secs(5)).await.expect("it can be put forward");
    let mut third = Wire::of_shard(&sandbox, json!([2, 4])).await;
    third.event("READY").await;
    assert_eq!(sandbox.session_starts_left(), 997, "who was sent away has not begun");
}

#[tokio::test]
async fn invalid_shard_identifies_close_with_discords_code() {
    let sandbox = start(Sharding { servers_per_shard: Some(2), ..Sharding::default() }).await;
    for (shard, code) in [(Value::Null, 4011), (json!([0, 1]), 4011), (json!([4, 4]), 4010)] {
        let mut wire = Wire::of_shard(&sandbox, shard.clone()).await;
        assert_eq!(wire.closed().await, code, "{shard}");
    }
    let mut wire = Wire::of_shard(&sandbox, json!([0, 2])).await;
    wire.event("READY").await;
}

#[tokio::test]
async fn the_gateway_request_reports_shards_and_remaining_starts() {
    let sandbox =
        start(Sharding { shards: 4, total: 2, enforce: true, ..Sharding::default() }).await;
    let client = reqwest::Client::builder().no_proxy().build().expect("a client");
    let asked = async || {
        let asked = client.get(format!("{}/api/v10/gateway/bot", sandbox.http_base()));
        let asked = asked.header("authorization", format!("Bot {}", sandbox.token()));
        let asked = asked.header("user-agent", "DiscordBot (tests, 1)").send().await;
        asked.expect("an answer").json::<Value>().await.expect("JSON")
    };
    let told = asked().await;
    assert_eq!(
        (&told["shards"], &told["session_start_limit"]["max_concurrency"]),
        (&json!(4), &json!(1))
    );
    let mut wire = Wire::of_shard(&sandbox, Value::Null).await;
    wire.event("READY").await;
    assert_eq!(asked().await["session_start_limit"]["remaining"], 1);
    sandbox.advance(Duration::from_secs(5)).await.expect("it can be put forward");
    let mut other = Wire::of_shard(&sandbox, Value::Null).await;
    other.event("READY").await;
    let limit = asked().await["session_start_limit"].clone();
    assert_eq!((&limit["remaining"], &limit["reset_after"]), (&json!(0), &json!(86_395_000)));
    let mut third = Wire::of_shard(&sandbox, Value::Null).await;
    assert_eq!([third.closed().await, wire.closed().await, other.closed().await], [4004; 3]);
}

#[tokio::test]
async fn sharding_is_configured_by_a_json_order() {
    let sandbox = start(Sharding::default()).await;
    let client = reqwest::Client::builder().no_proxy().build().expect("a client");
    let order = async |order: Value| {
        let sent = client.post(format!("{}/sandbox/order", sandbox.http_base())).json(&order);
        assert!(sent.send().await.expect("an answer").status().is_success(), "{order}");
    };
    order(json!({"order": "sharding", "shards": 8, "max_concurrency": 16})).await;
    let mut wire = Wire::of_shard(&sandbox, json!([5, 8])).await;
    let mut other = Wire::of_shard(&sandbox, json!([6, 8])).await;
    wire.event("READY").await;
    other.event("READY").await;
    order(json!({"order": "close_gateway", "code": 4009, "shard": 5})).await;
    assert_eq!(wire.closed().await, 4009);
    let told = client.get(format!("{}/sandbox/wire", sandbox.http_base())).send().await;
    let told = told.expect("an answer").json::<Value>().await.expect("JSON");
    let stands =
        json!([{"shard": [5, 8], "connected": false}, {"shard": [6, 8], "connected": true}]);
    assert_eq!(told["sessions"], stands);
}
