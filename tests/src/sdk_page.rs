//! An Activity by another author: a page with Discord's own SDK, and its server.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

use crate::missing_tool::report_missing_tool;

/// The folder in which `npm ci --prefix tests/activity` installs the SDK and the bundler.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/activity");

/// The server of the page, to which an Activity can be mapped.
#[derive(Debug)]
pub struct SdkPage {
    /// The host and port, such as `127.0.0.1:7`.
    pub address: String,
}

/// The server's knowledge: the application, its secret, and the address of Discord.
#[derive(Debug)]
struct Client {
    script: String,
    application: u64,
    secret: String,
    discord: String,
}

impl SdkPage {
    /// Bundles the SDK and serves the page. If the SDK is missing, prints a notice and returns `None`.
    pub async fn start(sandbox: &sandbox::Sandbox) -> Option<Self> {
        let bundler = Path::new(FOLDER).join("node_modules/.bin/esbuild");
        if !bundler.exists() {
            report_missing_tool(
                "Discord's SDK is missing (npm ci --prefix tests/activity), so nobody tried it",
            );
            return None;
        }
        let bundled = Command::new(bundler)
            .args(["sdk.js", "--bundle", "--format=esm", "--target=es2022", "--log-level=error"])
            .current_dir(FOLDER)
            .output()
            .expect("the bundler runs");
        assert!(bundled.status.success(), "{}", String::from_utf8_lossy(&bundled.stderr));
        let client = Arc::new(Client {
            script: String::from_utf8_lossy(&bundled.stdout).into_owned(),
            application: sandbox.application_id(),
            secret: sandbox.activity_secret(),
            discord: sandbox.http_base(),
        });
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a port");
        let address = listener.local_addr().expect("it has an address").to_string();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let client = Arc::clone(&client);
                tokio::spawn(async move { serve(stream, &client).await });
            }
        });
        Some(Self { address })
    }
}

/// Answers one request.
async fn serve(stream: TcpStream, client: &Client) {
    let mut stream = BufReader::new(stream);
    let (mut line, mut length) = (String::new(), 0);
    if stream.read_line(&mut line).await.is_err() {
        return;
    }
    loop {
        let mut header = String::new();
        match stream.read_line(&mut header).await {
            Ok(2..) => {}
            Ok(_) | Err(_) => return,
        }
        if header == "\r\n" {
            break;
        }
        let given = header.to_lowercase().strip_prefix("content-length:").map(str::to_owned);
        length = given.and_then(|text| text.trim().parse().ok()).unwrap_or(length);
    }
    let mut body = vec![0; length];
    if stream.read_exact(&mut body).await.is_err() {
        return;
    }
    let path = line.split(' ').nth(1).unwrap_or_default();
    let path = path.split('?').next().unwrap_or_default();
    let (kind, answer) = match path {
        "/" => ("text/html", include_str!("../activity/index.html").to_owned()),
        "/sdk.js" => ("text/javascript", client.script.clone()),
        "/application" => ("text/plain", client.application.to_string()),
        "/token" => ("text/plain", client.exchange(&String::from_utf8_lossy(&body)).await),
        "/picture" => ("text/plain", client.upload(&String::from_utf8_lossy(&body)).await),
        _ => ("text/plain", String::new()),
    };
    let head = format!(
        "HTTP/1.1 200 OK\r\ncontent-type: {kind}; charset=utf-8\r\ncache-control: max-age=600\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        answer.len()
    );
    let _ = stream.write_all(head.as_bytes()).await;
    let _ = stream.write_all(answer.as_bytes()).await;
    let _ = stream.shutdown().await;
}

impl Client {
    /// Exchanges a code for a token, as the SDK's own starter does.
    async fn exchange(&self, code: &str) -> String {
        let form = [
            ("client_id", self.application.to_string()),
            ("client_secret", self.secret.clone()),
            ("grant_type", "authorization_code".into()),
            ("code", code.into()),
        ];
        let asked = http().post(format!("{}/api/oauth2/token", self.discord)).form(&form).send();
        let answer: Value = asked.await.expect("an answer").json().await.unwrap_or_default();
        answer["access_token"].as_str().unwrap_or_default().to_owned()
    }

    /// Uploads a picture with a person's token. Returns its address.
    async fn upload(&self, token: &str) -> String {
        let png = reqwest::multipart::Part::bytes(b"\x89PNG\r\n\x1a\n".as_slice());
        let png = png.file_name("a.png").mime_str("image/png").expect("a kind of file");
        let form = reqwest::multipart::Form::new().part("file", png);
        let path = format!("{}/api/v10/applications/{}/attachment", self.discord, self.application);
        let asked = http().post(path).bearer_auth(token).multipart(form).send();
        let answer: Value = asked.await.expect("an answer").json().await.unwrap_or_default();
        answer["attachment"]["url"].as_str().unwrap_or_default().to_owned()
    }
}

fn http() -> reqwest::Client {
    let http = reqwest::Client::builder().no_proxy().user_agent("DiscordBot (test, 1)");
    http.build().expect("a client")
}
