//! The sandbox without a bot: `cargo run -p sandbox --example server -- 8421 my-token`, with any port and token. The
//! program has more switches: `cargo run -p sandbox -- --help`.

use std::io::Write;

use sandbox::{Config, Sandbox};

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let port = std::env::args().nth(1).and_then(|port| port.parse().ok()).unwrap_or(0);
    let mut config = Config::demo();
    config.addr.set_port(port);
    config.token = std::env::args().nth(2);
    let sandbox = Sandbox::start(config).await?;
    writeln!(
        std::io::stdout(),
        "page: {}\nREST: {}/api/v10\ntoken: {}",
        sandbox.page_url(),
        sandbox.http_base(),
        sandbox.token()
    )?;
    tokio::signal::ctrl_c().await
}
