//! Where this process runs, so that another on the same machine can tell at once that it has ended.
//!
//! It is known on Linux alone; elsewhere, and across machines and containers, a process that ended without a word is
//! waited for.

use std::fs;

use matches::HostProcess;
use rustix::io::Errno;
use rustix::process::{Pid, test_kill_process};
use sha2::{Digest, Sha256};

/// At which place of the words behind a process's name it stands when the process began.
const BEGAN: usize = 19;

/// Where this process runs.
pub(crate) fn here() -> Option<HostProcess> {
    let number = std::process::id();
    Some(HostProcess { machine: machine()?, number, began: began(number)? })
}

/// Whether whoever ran there is certain to have ended.
pub(crate) fn is_gone(there: &HostProcess) -> bool {
    if machine() != Some(there.machine) {
        return false;
    }
    let Some(pid) = i32::try_from(there.number).ok().and_then(Pid::from_raw) else { return false };
    match test_kill_process(pid) {
        Err(Errno::SRCH) => true,
        // Somebody has this number: another, if it began at another time.
        _ => began(there.number).is_some_and(|began| began != there.began),
    }
}

/// A sum of what tells this machine since it was started, and who counts processes on it, from all others.
fn machine() -> Option<u64> {
    let started = fs::read("/proc/sys/kernel/random/boot_id").ok()?;
    let counted = fs::read_link("/proc/self/ns/pid").ok()?;
    let sum =
        Sha256::new().chain_update(started).chain_update(counted.as_os_str().as_encoded_bytes());
    let sum = sum.finalize();
    Some(u64::from_be_bytes(sum[..8].try_into().ok()?))
}

/// When a process began, by the machine's own count; none where that can't be seen. One that has ended and whose end
/// nobody has asked for yet lives no more.
fn began(number: u32) -> Option<u64> {
    let told = fs::read_to_string(format!("/proc/{number}/stat")).ok()?;
    // The name may hold anything, brackets too.
    let (_, rest) = told.rsplit_once(')')?;
    let mut words = rest.split_whitespace();
    if matches!(words.clone().next(), Some("Z" | "X")) {
        return Some(0);
    }
    words.nth(BEGAN)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_runs_is_not_gone_and_whoever_has_ended_is() {
        let Some(here) = here() else { return };
        assert!(!is_gone(&here));
        assert!(is_gone(&HostProcess { began: here.began + 1, ..here }), "another has the number");
        let elsewhere = HostProcess { machine: !here.machine, began: 0, ..here };
        assert!(!is_gone(&elsewhere), "nobody here can tell");
        assert!(here.machine > u64::from(u32::MAX), "a sum, which tells one machine from others");
        let mut child = std::process::Command::new("true").spawn().unwrap();
        let number = child.id();
        child.wait().unwrap();
        assert!(is_gone(&HostProcess { number, began: 1, ..here }));
    }
}
