//! Tools that some tests need, such as a browser.

use std::env;
use std::io::{self, Write};

/// Prints that a tool is missing, so that a test is skipped. With `CASTELLAN_REQUIRE_ALL=1` the test fails instead.
pub fn report_missing_tool(notice: &str) {
    let is_needed = env::var_os("CASTELLAN_REQUIRE_ALL").is_some_and(|value| value == "1");
    assert!(!is_needed, "{notice}, and CASTELLAN_REQUIRE_ALL=1");
    // Unlike `eprintln`, this is also seen when the test passes.
    let _ = writeln!(io::stderr(), "!!! SKIPPED: {notice} !!!");
}
