//! rustls 0.23 under the version that tokio-tungstenite 0.21 requires. The part that tokio-tungstenite uses is
//! unchanged.

#![no_std]

pub use current::*;
