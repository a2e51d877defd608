//! Notices close frames without a code. serenity ignores them, and then reads from the closed connection in a busy
//! loop.
//!
//! The WebSocket library below serenity logs each close frame.

use log::{Level, Log, Metadata, Record};

use crate::discord::gateway::Gateway;
use crate::discord::gateway::outage::{GatewayEvent, LossReason};

/// The log target of the WebSocket library, and its line for a close frame without a code.
const TARGET: &str = "tungstenite::protocol";
const CLOSE_FRAME: &str = "received close frame: none";

/// A logger that reads the lines of the WebSocket library, and writes nothing.
#[derive(Debug)]
struct CloseFrameLogger(Gateway);

impl Gateway {
    /// Installs the logger. If the program already has another logger, close frames stay unnoticed.
    pub(crate) fn install_close_frame_logger(&self) {
        // A logger lives as long as the program.
        if log::set_logger(Box::leak(Box::new(CloseFrameLogger(self.clone())))).is_ok() {
            log::set_max_level(Level::Debug.to_level_filter());
        }
    }
}

impl Log for CloseFrameLogger {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.level() == Level::Debug && metadata.target() == TARGET
    }

    fn log(&self, record: &Record<'_>) {
        // The line may contain secrets, so it is only compared.
        if self.enabled(record.metadata())
            && record.args().to_string().eq_ignore_ascii_case(CLOSE_FRAME)
        {
            self.0.handle(None, GatewayEvent::Lost(LossReason::ClosedWithoutCode));
        }
    }

    fn flush(&self) {}
}
