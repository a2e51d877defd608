//! SIGHUP: reads settings and secret files again, and restarts the program if a secret or the store has changed. For a
//! trial in a terminal, SIGHUP means that the terminal was closed.

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use tokio::signal::unix::{SignalKind, signal};

use crate::config::{Config, DiscordTarget};

/// Whether the program runs on its own sandbox in a terminal. If so, SIGHUP ends the program.
///
/// To be called at the start, since standard input is no terminal after the terminal is closed. With `nohup`, standard
/// input is never a terminal.
pub(crate) fn is_terminal_trial(target: &DiscordTarget) -> bool {
    matches!(target, DiscordTarget::Sandbox(_)) && io::stdin().is_terminal()
}

/// Waits until a reload finds a changed secret or store. Settings that can't be used change nothing.
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

/// Restarts the program in the same process with these variables added. Returns only if that fails.
///
/// The supervisor of the process notices nothing.
pub(crate) fn begin_anew(variables: &[(&str, &str)]) -> io::Error {
    use std::env;
    use std::os::unix::process::CommandExt;
    use std::process::Command;

    let mut arguments = env::args_os();
    let Some(called) = arguments.next() else { return io::Error::other("it has no name") };
    match env::current_exe() {
        Ok(program) => Command::new(at_its_path(&program))
            .arg0(called)
            .args(arguments)
            .envs(variables.iter().copied())
            .exec(),
        Err(error) => error,
    }
}

/// The path of the running program. Linux appends " (deleted)" to the path after the file was replaced.
fn at_its_path(program: &Path) -> PathBuf {
    let path = program.to_string_lossy();
    path.strip_suffix(" (deleted)").map_or_else(|| program.to_owned(), PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_was_replaced_is_found_at_its_path() {
        for path in ["/usr/bin/castellan", "/usr/bin/castellan (deleted)"] {
            assert_eq!(at_its_path(Path::new(path)), Path::new("/usr/bin/castellan"));
        }
    }
}
