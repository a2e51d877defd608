//! Discord's own SDK, unmodified, in the sandbox's host.

use sandbox::{ActivitySettings, Config, Platform, Sandbox, Scenario};
use serde_json::{Value, json};
use tests::{Browsers, SdkPage, Window};

use crate::page::clicks::DESKTOP;

/// A sandbox whose Activity is the page with the SDK.
async fn sandbox() -> Option<Sandbox> {
    let scenario = Scenario::demo().activity(ActivitySettings::complete());
    let sandbox = Sandbox::start(Config { scenario, ..Config::unhurried() }).await.unwrap();
    let page = SdkPage::start(&sandbox).await?;
    sandbox.map_activity(&page.address).unwrap();
    Some(sandbox)
}

/// The report of the page with the SDK, once it is done.
async fn said(window: &Window) -> Value {
    let said = window.attribute("body[data-said]", "data-said").await.unwrap();
    serde_json::from_str(&said).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_discord_sdk_works_in_the_sandbox() {
    let (Some(browsers), Some(sandbox)) = (Browsers::start(), sandbox().await) else { return };
    let ada = sandbox.member("Ada").unwrap();
    let place = ada.visit("game-night").unwrap();
    let opened = place.join_activity(Platform::Desktop).unwrap();
    let window = browsers.open(&opened.url, DESKTOP).await;
    window.click("#consent[open] #grant").await;
    window.enter_frame("iframe").await;
    let said = said(&window).await;
    assert_eq!(said["ready"]["instance"], json!(opened.instance));
    assert_eq!(said["ready"]["channel"], json!(place.channel()));
    let expected = [
        ("authorize", json!(true)),
        ("locale before", json!({"error": 4006})),
        ("authenticate", json!("ada")),
        ("participants", json!(["Ada"])),
        ("locale", json!({"locale": "en-US"})),
        ("link", json!({"opened": true})),
        ("log", Value::Null),
        ("channel", json!(place.channel())),
        ("permissions", json!("string")),
        ("behaviors", json!({"iosKeyboardResizesView": true})),
        ("hardware", json!({"enabled": true})),
        ("config", json!({"use_interactive_pip": true})),
        ("unknown", json!({"error": 4002})),
        ("picture", json!("shown")),
        ("foreign picture", json!({"error": 4000})),
    ];
    for (name, value) in expected {
        assert_eq!(said[name], value, "{name} in {said}");
    }
    assert_eq!(said["share"]["success"], true, "{said}");
    assert_eq!(
        window.attribute("html", "data-inline").await.as_deref(),
        Some("ran"),
        "it has the nonce"
    );
    // Events arrive as they happen.
    window.find("body[data-layout='0']").await;
    ada.set_layout(1).unwrap();
    window.find("body[data-layout='1']").await;
    ada.set_orientation(0).unwrap();
    window.find("body[data-orientation='0']").await;
    let ben = sandbox.member("Ben").unwrap();
    ben.visit("game-night").unwrap().join_activity(Platform::Mobile).unwrap();
    window.find("body[data-participants='2']").await;
    ben.leave_activity();
    window.find("body[data-participants='1']").await;
    // The Activity closes itself, and its instance ends.
    window.click("#close").await;
    window.leave_frames().await;
    window.find("#closed:not([hidden])").await;
    assert!(ada.window().is_none());
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn refused_consent_and_a_missing_redirect_are_sdk_errors() {
    let (Some(browsers), Some(sandbox)) = (Browsers::start(), sandbox().await) else { return };
    let ada = sandbox.member("Ada").unwrap().visit("game-night").unwrap();
    let opened = ada.join_activity(Platform::Desktop).unwrap();
    let window = browsers.open(&opened.url, DESKTOP).await;
    window.click("#consent[open] #refuse").await;
    window.enter_frame("iframe").await;
    assert_eq!(said(&window).await["authorize"], json!({"error": 5000}));
    window.close().await;
    // An old client supports few commands, and refuses the others.
    sandbox.set_consent(Some(true));
    let opened = ada.join_activity(Platform::Desktop).unwrap();
    sandbox.member("Ada").unwrap().set_old_client().unwrap();
    let window = browsers.open(&opened.url, DESKTOP).await;
    window.enter_frame("iframe").await;
    let said = said(&window).await;
    assert_eq!((&said["authorize"], &said["share"]), (&json!(true), &json!({"error": 4002})));
    window.close().await;
}
