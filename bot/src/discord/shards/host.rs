//! The operating system's view of a process. From it, other processes on the machine notice at once that the process
//! has ended.
//!
//! This works on Linux. Elsewhere, and across machines and containers, other processes notice only the missing
//! heartbeat.

use std::fs;

use matches::HostProcess;
use rustix::io::Errno;
use rustix::process::{Pid, test_kill_process};
use sha2::{Digest, Sha256};

/// The index of the start time in `/proc/PID/stat`, counted after the name.
const START_TIME: usize = 19;

pub(crate) fn this_process() -> Option<HostProcess> {
    let number = std::process::id();
    Some(HostProcess { machine: machine()?, number, began: start_time(number)? })
}

/// Whether a process has certainly ended.
pub(crate) fn has_ended(process: &HostProcess) -> bool {
    if machine() != Some(process.machine) {
        return false;
    }
    let pid = i32::try_from(process.number).ok().and_then(Pid::from_raw);
    let Some(pid) = pid else { return false };
    match test_kill_process(pid) {
        Err(Errno::SRCH) => true,
        // The process number may have been reused.
        _ => start_time(process.number).is_some_and(|began| began != process.began),
    }
}

/// A hash that identifies the machine's boot and its namespace of process numbers.
fn machine() -> Option<u64> {
    let boot = fs::read("/proc/sys/kernel/random/boot_id").ok()?;
    let namespace = fs::read_link("/proc/self/ns/pid").ok()?;
    let hash = Sha256::new().chain_update(boot);
    let hash = hash.chain_update(namespace.as_os_str().as_encoded_bytes()).finalize();
    Some(u64::from_be_bytes(hash[..8].try_into().ok()?))
}

/// The start time of a process, in ticks of the machine; 0 for a zombie.
fn start_time(number: u32) -> Option<u64> {
    let stat = fs::read_to_string(format!("/proc/{number}/stat")).ok()?;
    // The name may contain anything, even parentheses.
    let (_, rest) = stat.rsplit_once(')')?;
    let mut fields = rest.split_whitespace();
    if matches!(fields.clone().next(), Some("Z" | "X")) {
        return Some(0);
    }
    fields.nth(START_TIME)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_running_process_has_not_ended_and_an_exited_one_has() {
        let Some(own) = this_process() else { return };
        assert!(!has_ended(&own));
        assert!(has_ended(&HostProcess { began: own.began + 1, ..own }), "another has the number");
        let elsewhere = HostProcess { machine: !own.machine, began: 0, ..own };
        assert!(!has_ended(&elsewhere), "nobody here can tell");
        assert!(own.machine > u64::from(u32::MAX), "a hash of the whole width");
        let mut child = std::process::Command::new("true").spawn().unwrap();
        let number = child.id();
        child.wait().unwrap();
        assert!(has_ended(&HostProcess { number, began: 1, ..own }));
    }
}
