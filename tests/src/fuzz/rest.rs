//! Fuzzing of requests to the sandbox.

use reqwest::{Client, Method};
use sandbox::{Config, Sandbox};
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use crate::fuzz::mutate;
use crate::fuzz::probe::Probe;
use crate::random::Random;
use crate::wait::PATIENCE;

pub(super) struct Rest {
    runtime: Runtime,
    sandbox: Sandbox,
    client: Client,
    asked: Vec<(Method, String, Value)>,
    paths: Vec<String>,
}

impl Rest {
    pub(super) fn new() -> Self {
        let runtime = Runtime::new().expect("there are threads");
        let sandbox = runtime.block_on(Sandbox::start(Config::demo())).expect("it listens");
        let room = sandbox.member("Ada").expect("a member").visit("game-night");
        let room = room.expect("everybody sees it").channel();
        let (app, server) = (sandbox.application_id(), sandbox.servers()[0]);
        let client = Client::builder().no_proxy().timeout(PATIENCE).build();
        let asked = asked(&room.to_string(), app, server);
        let paths = asked.iter().map(|(_, path, _)| path.clone()).collect();
        Self { runtime, sandbox, client: client.expect("a client"), asked, paths }
    }

    async fn send(&self, random: &mut Random) -> Result<u16, reqwest::Error> {
        let (method, path, body) = &self.asked[random.below(self.asked.len())];
        let is_path = random.happens(150);
        let path = if is_path { mutate::text(random, &self.paths) } else { path.clone() };
        let path: String = path.chars().filter(|letter| !letter.is_control()).collect();
        let address = format!("{}/api/v10/{}", self.sandbox.http_base(), path.trim_matches('/'));
        let request = self.client.request(method.clone(), address);
        let request = request.header("authorization", format!("Bot {}", self.sandbox.token()));
        let request = request.header("content-type", "application/json");
        let text = match random.below(5) {
            0 => {
                let text = body.to_string();
                mutate::bytes(random, text.as_bytes(), text.as_bytes())
            }
            _ => mutate::json(random, body).to_string().into_bytes(),
        };
        Ok(request.body(text).send().await?.status().as_u16())
    }
}

impl Probe for Rest {
    fn try_one(&mut self, random: &mut Random) -> Result<(), String> {
        match self.runtime.block_on(self.send(random)) {
            Ok(status) if status < 500 => Ok(()),
            Ok(status) => Err(format!("it answers {status}")),
            // An invalid address is never sent.
            Err(error) if error.is_builder() => Ok(()),
            Err(error) => Err(format!("it does not answer: {}", error.without_url())),
        }
    }

    fn end(&mut self) -> Result<(), String> {
        let ada = self.sandbox.member("Ada").map_err(|trouble| trouble.to_string())?;
        ada.visit("game-night").map(drop).map_err(|trouble| trouble.to_string())
    }
}

/// Valid requests of bots.
fn asked(room: &str, app: u64, server: u64) -> Vec<(Method, String, Value)> {
    let row = json!({"type": 1, "components": [
        {"type": 2, "style": 1, "label": "Move", "custom_id": "1:move:17:3:"},
        {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org"},
    ]});
    let menu = json!({"type": 1, "components": [{"type": 3, "custom_id": "m", "min_values": 1, "max_values": 1,
        "placeholder": "Which?", "options": [{"label": "a", "value": "1", "description": "x", "default": true}]}]});
    let embed = json!({"title": "t", "description": "d", "color": 255, "timestamp": "2028-02-29T00:00:00Z",
        "fields": [{"name": "n", "value": "v", "inline": true}], "footer": {"text": "f"}, "author": {"name": "a"}});
    let message = json!({"content": "<@1> your move", "nonce": "7-1-3", "enforce_nonce": true, "flags": 4096,
        "allowed_mentions": {"parse": [], "users": ["1"]}, "embeds": [embed], "components": [row, menu],
        "attachments": [], "tts": false, "message_reference": {"message_id": "1", "fail_if_not_exists": false}});
    let option = json!({"type": 3, "name": "text", "description": "what", "required": true, "min_length": 1,
        "max_length": 80, "autocomplete": true, "choices": []});
    let command = json!({"name": "move", "type": 1, "description": "Plays", "options": [option],
        "integration_types": [0, 1], "contexts": [0, 1, 2], "default_member_permissions": "8", "nsfw": false});
    let answer = json!({"type": 4, "data": message});
    vec![
        (Method::POST, format!("channels/{room}/messages"), message.clone()),
        (Method::PATCH, format!("channels/{room}/messages/1"), message.clone()),
        (Method::GET, format!("channels/{room}/messages?limit=50&before=9"), Value::Null),
        (
            Method::POST,
            format!("channels/{room}/threads"),
            json!({"name": "A – B", "type": 11, "auto_archive_duration": 60}),
        ),
        (
            Method::PATCH,
            format!("channels/{room}"),
            json!({"name": "x", "archived": false, "locked": true, "rate_limit_per_user": 5}),
        ),
        (Method::PUT, format!("applications/{app}/commands"), json!([command])),
        (Method::POST, format!("applications/{app}/commands"), command.clone()),
        (Method::PUT, format!("applications/{app}/guilds/{server}/commands"), json!([command])),
        (
            Method::POST,
            format!("applications/{app}/emojis"),
            json!({"name": "x_1", "image": "data:image/png;base64,iVBORw0KGgo="}),
        ),
        (Method::POST, "interactions/1/token/callback?with_response=true".into(), answer),
        (Method::PATCH, format!("webhooks/{app}/token/messages/@original"), message.clone()),
        (Method::POST, format!("webhooks/{app}/token?wait=true"), message),
        (Method::POST, "users/@me/channels".into(), json!({"recipient_id": "1"})),
        (Method::GET, format!("guilds/{server}/members/1"), Value::Null),
        (Method::PUT, format!("channels/{room}/pins/1"), Value::Null),
        (Method::DELETE, format!("channels/{room}/messages/1"), Value::Null),
    ]
}
