//! One connection to the gateway, from HELLO to its close.

use std::sync::Arc;
use std::time::Instant;

use axum::body::Body;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role};

use crate::gateway::{Identify, Intents, Outgoing, Shard};
use crate::shared::Shared;
use crate::websocket::compress::Compressor;
use crate::websocket::message_limit::MessageLimit;
use crate::wire_log::opcode;

const HEARTBEAT_MS: u64 = 41_250;
const MOST_BYTES: usize = 4096;

type WebSocket = WebSocketStream<TokioIo<Upgraded>>;

/// The query of the gateway's address.
#[derive(Debug, Deserialize)]
pub(crate) struct ConnectionQuery {
    v: Option<String>,
    encoding: Option<String>,
    compress: Option<String>,
}

/// Accepts a connection to the gateway. `None` if the request is no upgrade.
pub(crate) fn upgrade(
    shared: Arc<Shared>,
    wanted: ConnectionQuery,
    request: Request,
) -> Option<Response> {
    let response = create_response_with_body(&request, Body::empty).ok()?;
    if shared.read(|world| world.gateway.is_down) {
        return Some(StatusCode::SERVICE_UNAVAILABLE.into_response());
    }
    tokio::spawn(async move {
        if let Ok(upgraded) = hyper::upgrade::on(request).await {
            let stream = TokioIo::new(upgraded);
            let socket = WebSocketStream::from_raw_socket(stream, Role::Server, None).await;
            serve(shared, socket, wanted).await;
        }
    });
    Some(response)
}

async fn serve(shared: Arc<Shared>, mut socket: WebSocket, wanted: ConnectionQuery) {
    let packing = match wanted.packing() {
        Ok(packing) => packing,
        Err((code, why)) => return send_close(&mut socket, code, why).await,
    };
    let (outgoing, queue) = unbounded_channel();
    let connection = Connection {
        shared: shared.clone(),
        outgoing,
        packing,
        version: wanted.version().unwrap_or(10),
        session: None,
        limit: MessageLimit::default(),
    };
    connection.send(json!({"op": 10, "s": null, "t": null, "d": {"heartbeat_interval": HEARTBEAT_MS, "_trace": []}}));
    let ended = connection.run(&mut socket, queue).await;
    if let Some(session) = ended {
        shared.update(|world| world.gateway.end(&session));
    }
}

impl ConnectionQuery {
    /// The requested version, if it is supported.
    fn version(&self) -> Option<u8> {
        self.v.as_deref()?.parse().ok().filter(|version| (9..=10).contains(version))
    }

    /// The compression of messages. An error is a close code and its reason in words.
    fn packing(&self) -> Result<Compressor, (u16, &'static str)> {
        if self.version().is_none() {
            return Err((4012, "Versions 9 and 10 are spoken here: ask for v=10."));
        }
        match self.encoding.as_deref() {
            None | Some("json") => {}
            Some("etf") => return Err((4012, "ETF is not spoken here: ask for encoding=json.")),
            Some(_) => return Err((4012, "This encoding is unknown: ask for encoding=json.")),
        }
        let told = "This compression is unknown: ask for zlib-stream, zstd-stream or none.";
        Compressor::from_query(self.compress.as_deref()).ok_or((4012, told))
    }
}

/// The reason text of a close code.
fn close_reason(code: u16) -> &'static str {
    match code {
        1000 | 1001 => "Closed.",
        4001 => "Unknown opcode.",
        4002 => "Error while decoding payload.",
        4003 => "Not authenticated.",
        4004 => "Authentication failed.",
        4005 => "Already authenticated.",
        4007 => "Invalid seq.",
        4008 => "Rate limited.",
        4009 => "Session timed out.",
        4010 => "Invalid shard.",
        4011 => "Sharding required.",
        4012 => "Invalid API version.",
        4013 => "Invalid intent(s).",
        4014 => "Disallowed intent(s).",
        _ => "Unknown error.",
    }
}

async fn send_close(socket: &mut WebSocket, code: u16, reason: &'static str) {
    // The peer may be gone already.
    let _ = socket
        .send(Message::Close(Some(CloseFrame { code: code.into(), reason: reason.into() })))
        .await;
}

/// One open connection.
struct Connection {
    shared: Arc<Shared>,
    outgoing: UnboundedSender<Outgoing>,
    packing: Compressor,
    version: u8,
    session: Option<String>,
    limit: MessageLimit,
}

impl Connection {
    /// Serves until one side closes. Returns the session that ends with the connection, if any.
    async fn run(
        mut self,
        socket: &mut WebSocket,
        mut queue: UnboundedReceiver<Outgoing>,
    ) -> Option<String> {
        loop {
            tokio::select! {
                out = queue.recv() => match out {
                    Some(Outgoing::Text(text)) => if socket.send(self.packing.pack(text)).await.is_err() { return None },
                    Some(Outgoing::Close(code)) => { self.close(socket, code).await; return None }
                    Some(Outgoing::Drop) | None => return None,
                },
                message = socket.next() => match message {
                    Some(Ok(Message::Text(text))) => if let Err(code) = self.receive(text.as_str()) { self.close(socket, Some(code)).await; return None },
                    // Some libraries send their JSON as bytes.
                    Some(Ok(Message::Binary(bytes))) => {
                        let outcome = std::str::from_utf8(&bytes).map_err(|_| 4002).and_then(|text| self.receive(text));
                        if let Err(code) = outcome { self.close(socket, Some(code)).await; return None }
                    }
                    // Only these two codes mean that the bot does not come back.
                    Some(Ok(Message::Close(frame))) => return self.session.filter(|_| frame.is_some_and(|frame| matches!(u16::from(frame.code), 1000 | 1001))),
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => return None,
                },
            }
        }
    }

    async fn close(&self, socket: &mut WebSocket, code: Option<u16>) {
        let now_ms = self.shared.read(|world| world.now_ms());
        let said = code.map_or_else(|| "close".to_owned(), |code| format!("close {code}"));
        self.shared.wire.log_sent(now_ms, &said);
        self.shared.notify();
        match code {
            Some(code) => send_close(socket, code, close_reason(code)).await,
            // The peer may be gone already.
            None => drop(socket.send(Message::Close(None)).await),
        }
    }

    /// Handles one message of the bot. An error is a close code.
    fn receive(&mut self, text: &str) -> Result<(), u16> {
        if text.len() > MOST_BYTES {
            return Err(4002);
        }
        self.limit.count(self.shared.read(|world| world.now_ms()), Instant::now())?;
        let message: Value = serde_json::from_str(text).map_err(|_| 4002_u16)?;
        let has_data = message["d"].is_object();
        if !message["op"].is_u64() || (matches!(message["op"].as_u64(), Some(2 | 6)) && !has_data) {
            return Err(4002);
        }
        let now_ms = self.shared.read(|world| world.now_ms());
        self.shared.wire.log_received(now_ms, opcode(message["op"].as_u64().unwrap_or(u64::MAX)));
        self.shared.notify();
        match message["op"].as_u64() {
            Some(1) => self.send(json!({"op": 11, "s": null, "t": null, "d": null})),
            Some(2) => return self.identify(&message["d"]),
            Some(6) => return self.resume(&message["d"]),
            Some(3 | 4 | 8 | 31) if self.session.is_none() => return Err(4003),
            Some(8) => self.send_members(&message["d"]),
            Some(3 | 4 | 31) => {}
            _ => return Err(4001),
        }
        Ok(())
    }

    fn send(&self, message: Value) {
        let now_ms = self.shared.read(|world| world.now_ms());
        self.shared.wire.log_sent(now_ms, opcode(message["op"].as_u64().unwrap_or(u64::MAX)));
        // Fails only while this connection is ending.
        let _ = self.outgoing.send(Outgoing::Text(message.to_string()));
    }

    fn send_members(&self, request: &Value) {
        if let Some(session) = &self.session {
            self.shared.update(|world| world.send_members(session, request));
        }
    }

    fn identify(&mut self, data: &Value) -> Result<(), u16> {
        if self.session.is_some() {
            return Err(4005);
        }
        let intents = Intents(data["intents"].as_u64().ok_or(4013_u16)?);
        if intents.0 & !Intents::KNOWN != 0 {
            return Err(4013);
        }
        if !intents.are_granted(self.shared.read(|world| world.granted)) {
            return Err(4014);
        }
        self.check_token(data)?;
        let shard = Shard::from_identify(&data["shard"])?;
        let (version, connection) = (self.version, self.outgoing.clone());
        let identify = Identify { version, intents, shard, connection };
        self.session = self.shared.update(|world| world.begin_session(identify))?;
        if self.session.is_none() {
            self.send(json!({"op": 9, "s": null, "t": null, "d": false}));
        }
        Ok(())
    }

    fn check_token(&self, data: &Value) -> Result<(), u16> {
        let token =
            data["token"].as_str().unwrap_or_default().trim_start_matches("Bot ").to_owned();
        if self.shared.read(|world| world.app.token == token) { Ok(()) } else { Err(4004) }
    }

    fn resume(&mut self, data: &Value) -> Result<(), u16> {
        self.check_token(data)?;
        let (session, seq) = (
            data["session_id"].as_str().unwrap_or_default(),
            data["seq"].as_u64().ok_or(4007_u16)?,
        );
        let connection = self.outgoing.clone();
        if self.shared.update(|world| world.gateway.resume(session, seq, connection)) {
            self.session = Some(session.to_owned());
        } else {
            self.send(json!({"op": 9, "s": null, "t": null, "d": false}));
        }
        Ok(())
    }
}
