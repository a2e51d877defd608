//! An unmodified serenity client with its rate limiter on takes the sandbox for `https://discord.com`.
//!
//! Only that name resolves here, to this machine, so a request that would leave the machine fails at once.

use std::net::SocketAddr;
use std::sync::Arc;

use reqwest::dns::{Name, Resolve, Resolving};
use sandbox::{Answer, Config, ManualClock, PATIENCE, Sandbox, Tls, Visit};
use serenity::all::*;
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;

use crate::bot::Bot;

/// A resolver that knows no name.
struct Nowhere;

impl Resolve for Nowhere {
    fn resolve(&self, name: Name) -> Resolving {
        let told = format!("a test wants to leave this machine for {}", name.as_str());
        Box::pin(async move { Err(told.into()) })
    }
}

/// A client that trusts only the sandbox's authority. Requests go to the port of `addr`, since REST addresses have no
/// port.
fn web(addr: SocketAddr, ca_pem: &str) -> reqwest::Client {
    let authority = reqwest::Certificate::from_pem(ca_pem.as_bytes()).expect("a certificate");
    reqwest::Client::builder()
        .use_rustls_tls()
        .no_proxy()
        .user_agent("DiscordBot (https://example.org, 1)")
        .tls_built_in_root_certs(false)
        .add_root_certificate(authority)
        .dns_resolver(Arc::new(Nowhere))
        .resolve("discord.com", addr)
        .timeout(PATIENCE)
        .build()
        .expect("a client")
}

fn demo() -> Config {
    let openapi = std::path::PathBuf::from("../../shared/discord/openapi.json");
    Config { openapi: openapi.exists().then_some(openapi), ..Config::unhurried() }
}

async fn start(config: Config) -> (Sandbox, Tls) {
    let sandbox = Sandbox::start(config).await.expect("the sandbox starts");
    let tls = sandbox.listen_tls().await.expect("it listens");
    assert!(tls.addr().ip().is_loopback());
    (sandbox, tls)
}

fn http(sandbox: &Sandbox, tls: &Tls) -> Http {
    HttpBuilder::new(sandbox.token()).client(web(tls.addr(), tls.ca_pem())).build()
}

/// Starts the bot in the sandbox.
async fn settle(sandbox: &Sandbox, tls: &Tls) {
    let http = http(sandbox, tls);
    assert!(http.ratelimiter.is_some() && http.proxy.is_none(), "as in production");
    let bot = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS).event_handler(Bot);
    let mut bot = bot.await.expect("a client");
    // The bot asked REST for the gateway. If that request had failed, this would be the real gateway.
    assert_eq!(*bot.ws_url.lock().await, sandbox.gateway_url());
    tokio::spawn(async move { bot.start().await });
    sandbox.wait_for_command("ask").await.expect("the bot registers its commands");
}

fn ada_in(sandbox: &Sandbox) -> Visit {
    sandbox.member("Ada").and_then(|ada| ada.visit("#game-night")).expect("Ada is in #game-night")
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_pictures_threads_and_presses_go_through_tls() {
    let (sandbox, tls) = start(demo()).await;
    settle(&sandbox, &tls).await;
    let ada = ada_in(&sandbox);
    let board = ada.slash("/play who:@Ben size:7").expect("sent").message().await.expect("a board");
    assert_eq!(
        (board.content.as_str(), board.pictures[0].pixels),
        ("<@1> your move", Some((2, 3)))
    );
    let ben = sandbox.member("Ben").expect("Ben");
    let thread = ben.wait_for_thread("Ada and Ben").await.expect("Ben sees the thread");
    thread.wait_for("the greeting", |seen| seen.content == "Welcome").await.expect("a greeting");
    let pressed = ada.press(board.id, "Move").expect("pressed").answer().await;
    let Ok(Answer::Updated(seen)) = pressed else { panic!("the message is updated") };
    assert_eq!((seen.content.as_str(), seen.pictures.len()), ("pressed", 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn suggestions_and_forms_go_through_tls() {
    let (sandbox, tls) = start(demo()).await;
    settle(&sandbox, &tls).await;
    let ada = ada_in(&sandbox);
    let choices = ada.suggest("/play who:@Ben size:s").expect("typed").choices().await;
    assert_eq!(choices.expect("suggestions")[0].name, "seven");
    let form = ada.slash("/ask").expect("sent");
    assert_eq!(form.modal().await.expect("a form").title, "About you");
    let thanks = form.submit(&[("name", "Ada")]).expect("filled in").message().await;
    assert_eq!(thanks.expect("an answer").content, "thanks");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rate_limited_message_is_sent_after_its_wait() {
    let clock = ManualClock::default();
    let config = Config { clock: Arc::new(clock.clone()), enforce_rate_limits: true, ..demo() };
    let (sandbox, tls) = start(config).await;
    let room = ChannelId::new(ada_in(&sandbox).channel().0);
    // Another client with the same token empties the bucket, which serenity can't know.
    let (other, path) = (web(tls.addr(), tls.ca_pem()), format!("/channels/{room}/messages"));
    for n in 0..5 {
        let request = other.post(format!("https://discord.com/api/v10{path}"));
        let request = request.header("Authorization", format!("Bot {}", sandbox.token()));
        let request = request.header("Content-Type", "application/json");
        let sent = request.body(format!(r#"{{"content": "{n}"}}"#)).send().await.expect("sent");
        assert_eq!(sent.status(), 200);
    }
    clock.advance(4_990);
    let http = Arc::new(http(&sandbox, &tls));
    let said = tokio::spawn(async move { room.say(&http, "at last").await });
    let refused = sandbox.wait_for_request("the refusal", |request| request.status == 429).await;
    assert_eq!(refused.expect("it came too early").path, path);
    clock.advance(10);
    said.await.expect("no panic").expect("serenity waited and asked again");
    assert_eq!(ada_in(&sandbox).last().expect("a message").content, "at last");
    let mut statuses = sandbox.requests().iter().map(|request| request.status).collect::<Vec<_>>();
    // Serenity waits in real time, and may ask again before the clock is put forward.
    statuses.dedup_by(|next, last| (*next, *last) == (429, 429));
    assert_eq!(statuses, [200, 200, 200, 200, 200, 429, 200]);
}

#[tokio::test]
async fn serenity_learns_the_limits_from_the_headers() {
    let (sandbox, tls) = start(demo()).await;
    let http = http(&sandbox, &tls);
    let room = ChannelId::new(ada_in(&sandbox).channel().0);
    room.say(&http, "hello").await.expect("sent");
    let routes = http.ratelimiter.as_ref().expect("it is on").routes();
    let bucket = Route::ChannelMessages { channel_id: room }.ratelimiting_bucket();
    let learned = routes.read().await.get(&bucket).cloned().expect("a bucket");
    let learned = learned.lock().await;
    assert_eq!((learned.limit(), learned.remaining()), (5, 4));
}

#[tokio::test]
async fn only_rest_is_behind_tls() {
    let (_sandbox, tls) = start(demo()).await;
    let web = web(tls.addr(), tls.ca_pem());
    for (path, status) in [
        ("/api/v10/gateway", 200),
        ("/", 404),
        ("/page/page.js", 404),
        ("/sandbox/view?as=Ada", 404),
        ("/cdn/attachments/1/2/x.png", 404),
    ] {
        let answer = web.get(format!("https://discord.com{path}")).send().await.expect("an answer");
        assert_eq!(answer.status(), status, "{path}");
    }
}

#[tokio::test]
async fn other_host_names_and_certificate_authorities_are_refused() {
    let (sandbox, tls) = start(demo()).await;
    let elsewhere = web(tls.addr(), tls.ca_pem()).get("https://gateway.discord.gg/").send().await;
    let told = format!("{:?}", elsewhere.expect_err("the name leads nowhere"));
    assert!(told.contains("leave this machine for gateway.discord.gg"), "{told}");
    let another = sandbox.listen_tls().await.expect("it listens");
    let mistrusted =
        web(tls.addr(), another.ca_pem()).get("https://discord.com/api/v10/gateway").send().await;
    let told = format!("{:?}", mistrusted.expect_err("another authority"));
    assert!(told.contains("UnknownIssuer") || told.contains("BadSignature"), "{told}");
}

#[tokio::test]
async fn a_silent_tls_client_does_not_block_others_and_is_closed_at_the_end() {
    let (sandbox, tls) = start(demo()).await;
    let mut silent = TcpStream::connect(tls.addr()).await.expect("it takes connections");
    let web = web(tls.addr(), tls.ca_pem());
    let answer = web.get("https://discord.com/api/v10/gateway").send().await.expect("an answer");
    assert_eq!(answer.status(), 200);
    drop(sandbox);
    assert!(matches!(silent.read(&mut [0; 1]).await, Ok(0) | Err(_)), "nothing more comes");
}
