//! The alerts for Prometheus, by its own tool.

use std::process::Command;

use crate::page_scripts::check;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../deploy");

#[test]
fn alerts_are_rules_that_prometheus_takes_and_ring_when_they_should() {
    for arguments in [["check", "rules", "alerts.yml"], ["test", "rules", "alerts-test.yml"]] {
        let mut promtool = Command::new("promtool");
        promtool.args(arguments).current_dir(FOLDER);
        check(promtool, "promtool is missing (apt-get install prometheus), so no alert was tried");
    }
}
