//! Fuzzing of messages and frames to the sandbox's gateway.

use std::io::{self, Read, Write};
use std::net::TcpStream;

use sandbox::{Config, Sandbox};
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use crate::fuzz::mutate;
use crate::fuzz::probe::Probe;
use crate::random::Random;
use crate::wait::PATIENCE;

/// The maximum number of messages of a try.
const MESSAGES: usize = 5;

pub(super) struct Gateway {
    _runtime: Runtime,
    sandbox: Sandbox,
    asked: Vec<Value>,
}

impl Gateway {
    pub(super) fn new() -> Self {
        let runtime = Runtime::new().expect("there are threads");
        let sandbox = runtime.block_on(Sandbox::start(Config::demo())).expect("it listens");
        let token = sandbox.token();
        let asked = vec![
            json!({"op": 2, "d": {"token": token, "intents": 1, "properties": {"os": "linux"}, "shard": [0, 1], "compress": false, "large_threshold": 250}}),
            json!({"op": 6, "d": {"token": token, "session_id": "s", "seq": 3}}),
            json!({"op": 1, "d": 5}),
            json!({"op": 3, "d": {"since": null, "activities": [], "status": "online", "afk": false}}),
            json!({"op": 8, "d": {"guild_id": "1", "query": "", "limit": 0}}),
            json!({"op": 31, "d": {"guild_ids": ["1"]}}),
        ];
        Self { _runtime: runtime, sandbox, asked }
    }

    fn talk(&self, random: &mut Random) -> io::Result<()> {
        let mut stream = TcpStream::connect(self.sandbox.addr())?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        let query = ["v=10&encoding=json", "v=10&encoding=json&compress=zlib-stream", "v=9", ""];
        let head = format!(
            "GET /?{} HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
            query[random.below(query.len())],
            self.sandbox.addr()
        );
        stream.write_all(head.as_bytes())?;
        let mut answer = [0; 12];
        stream.read_exact(&mut answer)?;
        for _ in 0..=random.below(MESSAGES) {
            let right = self.asked[random.below(self.asked.len())].clone();
            let text = right.to_string();
            let made = match random.below(4) {
                0 => text.into_bytes(),
                1 => mutate::bytes(random, text.as_bytes(), text.as_bytes()),
                _ => mutate::json(random, &right).to_string().into_bytes(),
            };
            // A client whose connection is closed need not send the rest.
            if stream.write_all(&frame(random, &made)).is_err() {
                break;
            }
        }
        Ok(())
    }
}

/// A WebSocket frame that may be malformed.
fn frame(random: &mut Random, content: &[u8]) -> Vec<u8> {
    let kind = if random.happens(900) { 0x81 } else { random.draw() as u8 };
    let length = u16::try_from(content.len()).unwrap_or(u16::MAX);
    let told = if random.happens(970) { length } else { random.draw() as u16 };
    let mut frame = vec![kind, 0x80 | 126];
    frame.extend(told.to_be_bytes());
    frame.extend([0, 0, 0, 0]);
    frame.extend(&content[..usize::from(length)]);
    frame
}

impl Probe for Gateway {
    fn try_one(&mut self, random: &mut Random) -> Result<(), String> {
        self.talk(random).map_err(|error| format!("it does not answer: {error}"))
    }
}
