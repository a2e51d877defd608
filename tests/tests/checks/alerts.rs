//! The alerts for Prometheus, checked with `promtool`.

use std::process::Command;

use crate::page_scripts::check;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../deploy");

#[test]
fn prometheus_accepts_the_alert_rules_and_they_pass_their_tests() {
    for arguments in [["check", "rules", "alerts.yml"], ["test", "rules", "alerts-test.yml"]] {
        let mut promtool = Command::new("promtool");
        promtool.args(arguments).current_dir(FOLDER);
        check(promtool, "promtool is missing (apt-get install prometheus), so no alert was tried");
    }
}
