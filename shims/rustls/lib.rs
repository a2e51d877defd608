//! rustls 0.23 under the version that tokio-tungstenite 0.21 asks for: of what that one uses, nothing has changed.

#![no_std]

pub use current::*;
