//! SIGHUP: settings and the files of secrets are read again, and a changed secret has the program begin anew.

use std::io;

use tokio::signal::unix::{SignalKind, signal};

use crate::config::Config;

/// Waits until settings that were read again bring another secret. Settings that can't be used change nothing.
pub(crate) async fn changed_secret(
    config: &Config,
    load: impl Fn() -> anyhow::Result<Config>,
) -> io::Result<()> {
    let mut asked = signal(SignalKind::hangup())?;
    while asked.recv().await.is_some() {
        match load() {
            Ok(read) if read.has_other_secrets(config) => {
                tracing::info!("a secret has changed: the program begins anew");
                return Ok(());
            }
            Ok(_) => tracing::info!("the settings were read again: no secret has changed"),
            Err(error) => {
                let error = format!("{error:#}");
                tracing::error!(error, "the settings can't be used, and nothing was changed");
            }
        }
    }
    std::future::pending().await
}

/// Begins the program anew as the same process, so that its supervisor notices nothing. Returns only if that fails.
pub(crate) fn begin_anew() -> io::Error {
    use std::env;
    use std::os::unix::process::CommandExt;
    use std::process::Command;

    let mut arguments = env::args_os();
    let Some(called) = arguments.next() else { return io::Error::other("it has no name") };
    match env::current_exe() {
        Ok(program) => Command::new(program).arg0(called).args(arguments).exec(),
        Err(error) => error,
    }
}
