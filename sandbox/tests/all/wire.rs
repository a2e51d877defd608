//! The gateway, spoken to frame by frame.

use sandbox::Sandbox;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

pub(crate) const TEXT: u8 = 1;
pub(crate) const BINARY: u8 = 2;
pub(crate) const CLOSE: u8 = 8;

/// A connection, after the handshake.
pub(crate) struct Wire(pub(crate) TcpStream);

impl Wire {
    pub(crate) async fn open(sandbox: &Sandbox, query: &str) -> Self {
        let mut stream = TcpStream::connect(sandbox.addr()).await.expect("it listens");
        let head = format!(
            "GET /?{query} HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
            sandbox.addr()
        );
        stream.write_all(head.as_bytes()).await.expect("written");
        let mut answer = Vec::new();
        while !answer.ends_with(b"\r\n\r\n") {
            answer.push(stream.read_u8().await.expect("an answer"));
        }
        assert!(answer.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&answer));
        Self(stream)
    }

    /// The next frame: its kind and its content.
    pub(crate) async fn next(&mut self) -> (u8, Vec<u8>) {
        let kind = self.0.read_u8().await.expect("a frame") & 15;
        let length = match self.0.read_u8().await.expect("a length") {
            126 => usize::from(self.0.read_u16().await.expect("a length")),
            127 => usize::try_from(self.0.read_u64().await.expect("a length")).expect("it fits"),
            short => usize::from(short),
        };
        let mut content = vec![0; length];
        self.0.read_exact(&mut content).await.expect("the content");
        (kind, content)
    }

    /// Sends a short message, with a mask of zeros.
    pub(crate) async fn say(&mut self, kind: u8, message: &Value) {
        let text = message.to_string();
        let length = u16::try_from(text.len()).expect("it is short").to_be_bytes();
        let head = [0x80 | kind, 0x80 | 126, length[0], length[1], 0, 0, 0, 0];
        self.0.write_all(&[&head[..], text.as_bytes()].concat()).await.expect("written");
    }

    pub(crate) async fn identify(&mut self, sandbox: &Sandbox, kind: u8) {
        let data = json!({"token": sandbox.token(), "intents": 1, "properties": {}});
        self.say(kind, &json!({"op": 2, "d": data})).await;
    }
}

/// A message as JSON.
pub(crate) fn read(bytes: &[u8]) -> Value {
    serde_json::from_slice(bytes).expect("JSON")
}

impl Wire {
    /// Connects and identifies for a shard.
    pub(crate) async fn of_shard(sandbox: &Sandbox, shard: Value) -> Self {
        Self::introduced(sandbox, json!({"intents": 1, "shard": shard})).await
    }

    /// Connects and identifies with these intents.
    pub(crate) async fn with_intents(sandbox: &Sandbox, intents: u64) -> Self {
        Self::introduced(sandbox, json!({"intents": intents})).await
    }

    async fn introduced(sandbox: &Sandbox, mut data: Value) -> Self {
        let mut wire = Self::open(sandbox, "v=10&encoding=json").await;
        wire.next().await;
        (data["token"], data["properties"]) = (json!(sandbox.token()), json!({}));
        wire.say(TEXT, &json!({"op": 2, "d": data})).await;
        wire
    }

    /// The next message.
    pub(crate) async fn hear(&mut self) -> Value {
        let (kind, content) = self.next().await;
        assert_eq!(kind, TEXT, "{content:?}");
        read(&content)
    }

    /// The next event of this name.
    pub(crate) async fn event(&mut self, name: &str) -> Value {
        loop {
            let message = self.hear().await;
            if message["t"] == name {
                return message["d"].clone();
            }
        }
    }

    /// The next close code.
    pub(crate) async fn closed(&mut self) -> u16 {
        loop {
            let (kind, content) = self.next().await;
            if kind == CLOSE {
                return u16::from_be_bytes([content[0], content[1]]);
            }
        }
    }
}
