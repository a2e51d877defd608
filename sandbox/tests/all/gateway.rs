//! The gateway, spoken to frame by frame: compression, readable input, and refusals with a reason.

use crate::wire::{BINARY, CLOSE, TEXT, Wire, read};
use flate2::{Decompress, FlushDecompress};
use sandbox::{Config, Sandbox, Scenario};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;

async fn start() -> Sandbox {
    Sandbox::start(Config::unhurried()).await.expect("the sandbox starts")
}

#[tokio::test]
async fn gateway_messages_are_text_without_compression() {
    let sandbox = start().await;
    let mut wire = Wire::open(&sandbox, "v=10&encoding=json").await;
    let (kind, hello) = wire.next().await;
    assert_eq!((kind, &read(&hello)["op"]), (TEXT, &json!(10)));
}

#[tokio::test]
async fn a_zlib_stream_lasts_as_long_as_the_connection() {
    let sandbox = start().await;
    let mut wire = Wire::open(&sandbox, "v=10&encoding=json&compress=zlib-stream").await;
    let mut stream = Decompress::new(true);
    let mut inflate = |packed: &[u8]| {
        assert!(packed.ends_with(&[0, 0, 0xFF, 0xFF]));
        let mut text = Vec::with_capacity(1 << 20);
        stream.decompress_vec(packed, &mut text, FlushDecompress::Sync).expect("it is zlib");
        read(&text)
    };
    let (kind, packed) = wire.next().await;
    assert_eq!((kind, &inflate(&packed)["op"]), (BINARY, &json!(10)));
    wire.identify(&sandbox, TEXT).await;
    for event in ["READY", "GUILD_CREATE"] {
        assert_eq!(inflate(&wire.next().await.1)["t"], event);
    }
}

#[tokio::test]
async fn a_zstd_stream_is_one_frame() {
    let sandbox = start().await;
    let mut wire = Wire::open(&sandbox, "v=10&encoding=json&compress=zstd-stream").await;
    let (kind, hello) = wire.next().await;
    assert_eq!((kind, &hello[..4]), (BINARY, &[0x28, 0xB5, 0x2F, 0xFD][..]));
    assert_eq!(read(&hello[9..])["op"], 10);
    wire.identify(&sandbox, TEXT).await;
    let (_, ready) = wire.next().await;
    assert_eq!(read(&ready[3..])["t"], "READY", "no second head");
}

#[tokio::test]
async fn binary_gateway_messages_are_read() {
    let sandbox = start().await;
    let mut wire = Wire::open(&sandbox, "v=10&encoding=json").await;
    wire.next().await;
    wire.identify(&sandbox, BINARY).await;
    assert_eq!(read(&wire.next().await.1)["t"], "READY");
    wire.0.write_all(&[0x80 | BINARY, 0x82, 0, 0, 0, 0, 0xFF, 0xFE]).await.expect("written");
    loop {
        let (kind, content) = wire.next().await;
        if kind == CLOSE {
            assert_eq!(content[..2], 4002_u16.to_be_bytes(), "no text");
            return;
        }
    }
}

/// The close code and the reason for a connection with this query.
async fn refused(query: &str) -> (u16, String) {
    let sandbox = start().await;
    let mut wire = Wire::open(&sandbox, query).await;
    let (kind, content) = wire.next().await;
    assert_eq!(kind, CLOSE, "{query}");
    let code = u16::from_be_bytes([content[0], content[1]]);
    (code, String::from_utf8(content[2..].to_vec()).expect("words"))
}

#[tokio::test]
async fn unsupported_gateway_parameters_are_refused_with_a_reason() {
    for (query, word) in [
        ("v=10&encoding=etf", "ETF"),
        ("v=10&encoding=xml", "encoding=json"),
        ("v=8&encoding=json", "v=10"),
        ("v=10&encoding=json&compress=brotli", "zlib-stream"),
    ] {
        let (code, why) = refused(query).await;
        assert_eq!(code, 4012, "{query}");
        assert!(why.contains(word), "{query}: {why}");
    }
}

#[tokio::test]
async fn a_gateway_close_contains_its_reason() {
    let sandbox = start().await;
    let mut wire = Wire::open(&sandbox, "v=10&encoding=json").await;
    wire.next().await;
    wire.say(TEXT, &json!({"op": 2, "d": {"token": "wrong", "intents": 1}})).await;
    let (_, content) = wire.next().await;
    assert_eq!(content, [&4004_u16.to_be_bytes()[..], b"Authentication failed."].concat());
}

#[tokio::test]
async fn invalid_gateway_messages_close_with_discords_code() {
    let sandbox = start().await;
    let token = sandbox.token();
    let identify = |more: Value| {
        let mut data = json!({"token": token, "intents": 1, "properties": {}});
        for (name, value) in more.as_object().expect("fields") {
            data[name] = value.clone();
        }
        json!({"op": 2, "d": data})
    };
    for (message, code) in [
        (json!({"op": "x", "d": null}), 4002_u16),
        (json!({"d": {}}), 4002),
        (json!([]), 4002),
        (Value::Null, 4002),
        (json!({"op": 2, "d": null}), 4002),
        (json!({"op": 2, "d": "x"}), 4002),
        (json!({"op": 6, "d": null}), 4002),
        (json!({"op": 99, "d": null}), 4001),
        (identify(json!({"shard": "x"})), 4010),
        (identify(json!({"shard": [-1, 1]})), 4010),
        (identify(json!({"shard": [1, 1]})), 4010),
        (identify(json!({"intents": 1 << 17})), 4013),
        (identify(json!({"intents": 1 << 22})), 4013),
        (identify(json!({"intents": 1 << 1})), 4014),
        (identify(json!({"intents": 1 << 8})), 4014),
    ] {
        let mut wire = Wire::open(&sandbox, "v=10&encoding=json").await;
        wire.next().await;
        wire.say(TEXT, &message).await;
        let (kind, content) = wire.next().await;
        assert_eq!(kind, CLOSE, "{message}");
        assert_eq!(u16::from_be_bytes([content[0], content[1]]), code, "{message}");
    }
}

/// A connection of this version that identifies with these intents.
async fn connected(sandbox: &Sandbox, version: u8, intents: u64) -> Wire {
    let mut wire = Wire::open(sandbox, &format!("v={version}&encoding=json")).await;
    wire.next().await;
    let data = json!({"token": sandbox.token(), "intents": intents, "properties": {}});
    wire.say(TEXT, &json!({"op": 2, "d": data})).await;
    wire
}

#[tokio::test]
async fn a_version_9_bot_gets_version_9() {
    let sandbox = start().await;
    let ready = connected(&sandbox, 9, 1).await.event("READY").await;
    assert_eq!(ready["v"], 9);
}

const MEMBERS_AND_PRESENCES: u64 = 1 << 1 | 1 << 8;

#[tokio::test]
async fn privileged_intents_need_a_grant_in_the_plan() {
    let sandbox = start().await;
    assert_eq!(connected(&sandbox, 10, 1 | MEMBERS_AND_PRESENCES).await.closed().await, 4014);
    let scenario = Scenario::demo().grant_intents();
    let granting = Sandbox::start(Config { scenario, ..Config::unhurried() }).await.expect("it");
    let mut wire = connected(&granting, 10, 1 | MEMBERS_AND_PRESENCES).await;
    let ready = wire.event("READY").await;
    assert_eq!(ready["application"]["flags"], 1 << 13 | 1 << 15 | 1 << 19);
    let guild = wire.event("GUILD_CREATE").await;
    assert_eq!(guild["members"].as_array().expect("a list").len(), 5, "all, and the bot");
    let ask = |query: &str, limit: u64| {
        let data = json!({"guild_id": guild["id"], "query": query, "limit": limit, "nonce": query});
        json!({"op": 8, "d": data})
    };
    wire.say(TEXT, &ask("", 0)).await;
    let all = wire.event("GUILD_MEMBERS_CHUNK").await;
    assert_eq!(all["members"].as_array().expect("a list").len(), 5);
    assert_eq!((&all["chunk_index"], &all["chunk_count"]), (&json!(0), &json!(1)));
    wire.say(TEXT, &ask("cl", 10)).await;
    let some = wire.event("GUILD_MEMBERS_CHUNK").await;
    assert_eq!(some["nonce"], "cl");
    assert_eq!(some["members"][0]["user"]["global_name"], "Cleo");
    granting.remove_member("Castle Green", "Dora").expect("Dora is there");
    assert_eq!(wire.event("GUILD_MEMBER_REMOVE").await["user"]["global_name"], "Dora");
    // An absent member can't leave again, nor a present one join: such calls send no event.
    granting.remove_member("Castle Green", "Dora").expect("Dora is known");
    granting.add_member("Castle Green", "Cleo").expect("Cleo is known");
    granting.add_member("Castle Green", "Dora").expect("Dora is known");
    let joined = wire.hear().await;
    assert_eq!(
        (&joined["t"], &joined["d"]["user"]["global_name"]),
        (&json!("GUILD_MEMBER_ADD"), &json!("Dora"))
    );
}

#[tokio::test]
async fn only_changes_in_places_of_the_bot_are_told() {
    let scenario =
        Scenario::demo().server("Elsewhere").without_bot().member("Ada").channel("there");
    let sandbox = Sandbox::start(Config { scenario, ..Config::unhurried() }).await.expect("it");
    let mut wire = connected(&sandbox, 10, 1 | 1 << 9).await;
    wire.event("GUILD_CREATE").await;
    let ada = sandbox.member("Ada").expect("Ada");
    let say = |channel: &str| {
        let place = ada.visit(channel).expect("she sees it");
        (place.channel(), place.say("Hello").expect("said"))
    };
    let (there, unseen) = say("there");
    sandbox.delete_message(there, unseen).expect("it is there");
    sandbox.add_bot("Castle Green").expect("the server is there");
    sandbox.remove_bot("Elsewhere").expect("the server is there");
    let (here, seen) = say("game-night");
    sandbox.delete_message(here, seen).expect("it is there");
    for name in ["MESSAGE_CREATE", "MESSAGE_DELETE"] {
        let told = wire.hear().await;
        assert_eq!((&told["t"], &told["d"]["id"]), (&json!(name), &json!(seen)));
    }
}
