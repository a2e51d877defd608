//! Allocator settings of glibc, so that freed memory returns to the system.
//!
//! The C library that most Linux systems have takes memory from an arena for each few threads,
//! and what was once needed there for a picture stays there: a bot that draws for days holds hundreds of megabytes that nobody
//! uses. It reads what to do instead from the environment alone, before a program begins: so the program begins once more.

/// Few arenas; what a search takes comes from the system and goes back to it. A picture's memory does not: to have the system
/// clear it anew for each costs as much as drawing it.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const SETTINGS: [(&str, &str); 3] = [
    ("MALLOC_ARENA_MAX", "2"),
    ("MALLOC_MMAP_THRESHOLD_", "4194304"),
    ("MALLOC_TRIM_THRESHOLD_", "16777216"),
];

/// Begins once more, as the same process, with memory kept small; not where somebody has settled that otherwise. Where it can't
/// be done the program goes on as it is.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub(crate) fn keep_small() {
    use std::env;
    use std::os::unix::process::CommandExt;
    use std::process::Command;

    if SETTINGS.iter().any(|(name, _)| env::var_os(name).is_some()) {
        return;
    }
    let mut arguments = env::args_os();
    let (Ok(program), Some(called)) = (env::current_exe(), arguments.next()) else { return };
    // This comes back only where it has failed.
    let _ = Command::new(program).arg0(called).args(arguments).envs(SETTINGS).exec();
}

/// Other C libraries keep it small by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub(crate) fn keep_small() {}
