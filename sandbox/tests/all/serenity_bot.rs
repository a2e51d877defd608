//! An unmodified serenity bot uses the sandbox: commands, deferrals, buttons, forms, threads, resume.

use std::sync::Arc;

use sandbox::{Answer, Config, Error, Fault, FaultKind, ManualClock, Sandbox, Visit};
use serenity::all::*;

use crate::bot::Bot;

async fn start(config: Config) -> Sandbox {
    let sandbox = Sandbox::start(config).await.expect("the sandbox starts");
    let client = reqwest::Client::builder().no_proxy().build().expect("a client");
    let http = HttpBuilder::new(sandbox.token())
        .client(client)
        .proxy(sandbox.http_base())
        .ratelimiter_disabled(true)
        .build();
    let mut bot = Client::builder_with_http(http).await;
    *bot.ws_url.lock().await = sandbox.gateway_url();
    tokio::spawn(async move { bot.start().await });
    sandbox.wait_for_command("ask").await.expect("the bot registers its commands");
    sandbox
}

trait BuilderWithHttp {
    async fn builder_with_http(http: Http) -> Client;
}

impl BuilderWithHttp for Client {
    async fn builder_with_http(http: Http) -> Client {
        ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
            .event_handler(Bot)
            .await
            .expect("a client")
    }
}

fn demo() -> Config {
    let openapi = std::path::PathBuf::from("../../shared/discord/openapi.json");
    Config { openapi: openapi.exists().then_some(openapi), ..Config::unhurried() }
}

fn ada_in(sandbox: &Sandbox) -> Visit {
    sandbox.member("Ada").and_then(|ada| ada.visit("#game-night")).expect("Ada is in #game-night")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deferred_answer_becomes_the_first_follow_up_and_stays_public() {
    let sandbox = start(demo()).await;
    let ada = ada_in(&sandbox);
    let asked = ada.slash("/play who:@Ben size:7").expect("sent");
    let board = asked.message().await.expect("a board");
    assert_eq!(
        (board.content.as_str(), board.ephemeral, board.thinking),
        ("<@1> your move", false, false)
    );
    assert_eq!(board.pictures[0].description.as_deref(), Some("An empty board"));
    assert_eq!(board.pictures[0].pixels, Some((2, 3)));
    assert_eq!(board.asked_by.as_deref(), Some("Ada"));
    let ben = sandbox.member("Ben").expect("Ben");
    let thread = ben.wait_for_thread("Ada and Ben").await.expect("Ben sees the thread");
    thread
        .wait_for("the greeting", |seen| seen.content == "Welcome")
        .await
        .expect("the bot greets");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_updates_the_message_and_takes_away_its_pictures() {
    let sandbox = start(demo()).await;
    let ada = ada_in(&sandbox);
    let board = ada.slash("/play who:@Ben").expect("sent").message().await.expect("a board");
    let Ok(Answer::Updated(seen)) = ada.press(board.id, "Move").expect("pressed").answer().await
    else {
        panic!("the message is updated")
    };
    assert_eq!((seen.content.as_str(), seen.pictures.len(), seen.buttons.len()), ("pressed", 0, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn suggestions_and_forms_reach_the_member() {
    let sandbox = start(demo()).await;
    let ada = ada_in(&sandbox);
    let choices =
        ada.suggest("/play who:@Ben size:s").expect("typed").choices().await.expect("suggestions");
    assert_eq!(choices[0].name, "seven");
    let form = ada.slash("/ask").expect("sent");
    assert_eq!(form.modal().await.expect("a form").title, "About you");
    let thanks =
        form.submit(&[("name", "Ada")]).expect("filled in").message().await.expect("an answer");
    assert!(thanks.ephemeral && thanks.content == "thanks");
    let ben = sandbox.member("Ben").and_then(|ben| ben.visit("game-night")).expect("Ben is there");
    assert!(
        ben.messages().iter().all(|seen| seen.content != "thanks"),
        "an ephemeral answer is Ada's alone"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_client_refuses_invalid_commands_and_options() {
    let sandbox = start(demo()).await;
    let ada = ada_in(&sandbox);
    assert!(matches!(ada.slash("/play size:7"), Err(Error::NotSent(_))), "who is missing");
    assert!(matches!(ada.slash("/play who:@Nobody"), Err(Error::NotSent(_))));
    assert!(matches!(ada.slash("/nothing"), Err(Error::NotFound(_))));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_without_an_answer_fails_after_three_seconds() {
    let clock = ManualClock::default();
    let sandbox = start(Config { clock: Arc::new(clock.clone()), ..Config::demo() }).await;
    let asked = ada_in(&sandbox).slash("/slow").expect("sent");
    clock.advance(3_001);
    sandbox.tick();
    assert_eq!(asked.answer().await, Err(Error::NoResponse));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_gateway_is_resumed_and_nothing_is_lost() {
    let sandbox = start(demo()).await;
    sandbox.close_gateway(4000);
    let board = ada_in(&sandbox)
        .slash("/play who:@Ben")
        .expect("sent")
        .message()
        .await
        .expect("a board after the resume");
    assert_eq!(board.buttons.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_planned_fault_happens_once() {
    let sandbox = start(demo()).await;
    sandbox.plan_fault(Fault {
        route: "POST /interactions/".into(),
        times: 1,
        kind: FaultKind::Broken { status: 502 },
    });
    let ada = ada_in(&sandbox);
    ada.slash("/play who:@Ben").expect("sent");
    sandbox
        .wait_for_request("the failing answer", |request| request.status == 502)
        .await
        .expect("it failed");
    let board = ada.slash("/play who:@Ben").expect("sent again").message().await.expect("a board");
    assert!(!board.thinking);
}
