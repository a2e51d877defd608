//! The signature of Discord's proxy, if the bot requires it.

use sandbox::{Platform, WindowView};
use serde_json::{Value, json};
use tests::{Browsers, Harness};

use super::{map, open_board, with_activity};
use crate::KASTELL;
use crate::page::clicks::PHONE;

/// A bot that accepts only signed requests.
async fn with_signatures() -> Harness {
    let mut harness = with_activity().await;
    harness.set("CASTELLAN_ACTIVITY_PUBLIC_KEY", &harness.sandbox.public_key());
    harness.kill_and_restart().await;
    map(&harness);
    harness
}

/// Signs a member in through the proxy, which signs for the member of `frame`, if there is one.
async fn sign_in(
    harness: &Harness,
    name: &str,
    instance: &str,
    frame: Option<&WindowView>,
) -> Value {
    let code = harness.member(name).authorize(&["identify"]);
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    let address = format!("{}/api/activity/session", harness.sandbox.activity_url());
    let request = http.post(address).json(&json!({"code": code, "instance": instance}));
    let request = match frame {
        Some(window) => request.header("Cookie", format!("sandbox_frame={}", window.frame)),
        None => request.header("X-Signature-Ed25519", "0".repeat(128)),
    };
    request.send().await.unwrap().json().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_without_discords_signature_for_its_person_is_refused() {
    let harness = with_signatures().await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let window = open_board(&ada).await;
    let session = sign_in(&harness, "Ada", &window.instance, Some(&window)).await;
    assert_eq!((&session["name"], &session["open"]), (&json!("Ada"), &json!("1")));
    let unsigned = sign_in(&harness, "Ada", &window.instance, None).await;
    assert_eq!((&unsigned["kind"], &unsigned["token"]), (&json!("signature"), &Value::Null));
    // Ben joins, and his client sends Ada's code.
    let place = harness.seat_in("Ben", &ada.thread).thread;
    let bens = place.join_activity(Platform::Desktop).unwrap();
    let foreign = sign_in(&harness, "Ada", &window.instance, Some(&bens)).await;
    assert_eq!((&foreign["kind"], &foreign["token"]), (&json!("signature"), &Value::Null));
    // Ada's session is no use to another person's client, either.
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    let lists = format!("/api/activity/matches?instance={}", window.instance);
    for path in [lists.as_str(), "/api/m/1", "/api/x/kastell/l0"] {
        let asked = http.get(format!("{}{path}", harness.sandbox.activity_url()));
        let asked = asked.bearer_auth(session["token"].as_str().unwrap());
        let cookie = |window: &WindowView| format!("sandbox_frame={}", window.frame);
        let sent = |window: &WindowView| {
            asked.try_clone().unwrap().header("Cookie", cookie(window)).send()
        };
        assert_eq!(sent(&bens).await.unwrap().status().as_u16(), 403, "{path}");
        assert_eq!(sent(&window).await.unwrap().status().as_u16(), 200, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_frame_is_signed_by_the_proxy_and_plays_on() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_signatures().await;
    harness.sandbox.set_consent(Some(true));
    let (ada, _) = harness.match_of(KASTELL).await;
    let window = browsers.open(&open_board(&ada).await.url, PHONE).await;
    window.enter_frame("iframe").await;
    window.find("html[data-signed='true'][data-ready='true']").await;
    window.tap("#more").await;
    window.tap("[data-do='match-list']").await;
    window.tap("#match-list [data-open='1']").await;
    window.find("#match-list[hidden]").await;
    window.close().await;
}
