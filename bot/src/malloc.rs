//! Allocator settings of glibc, so that freed memory returns to the system.
//!
//! glibc gives threads their own arenas, which keep the memory of every drawing: hundreds of megabytes after some days.
//! It reads its settings only from the environment at the start, so the program restarts itself with them.

/// Few arenas. Blocks above 4 MiB, such as those of searches, come directly from the system. Pictures are smaller: new
/// zeroed memory would cost as much as drawing them.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const SETTINGS: [(&str, &str); 3] = [
    ("MALLOC_ARENA_MAX", "2"),
    ("MALLOC_MMAP_THRESHOLD_", "4194304"),
    ("MALLOC_TRIM_THRESHOLD_", "16777216"),
];

/// Restarts the program in this process with these settings, unless the operator has set some.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub(crate) fn keep_small() {
    if SETTINGS.iter().all(|(name, _)| std::env::var_os(name).is_none()) {
        // A return means failure. The program then continues without the settings.
        let _ = crate::reload::begin_anew(&SETTINGS);
    }
}

/// Other C libraries return memory by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub(crate) fn keep_small() {}
