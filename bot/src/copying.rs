//! `castellan store copy`: from one engine to another, with a bar that shows how far it has come.

use std::io::Write;

use data::{Location, Opening, Progress};
use indicatif::{ProgressBar, ProgressStyle};

use crate::opening::open;

/// What the bar shows.
const BAR: &str = "{msg} [{wide_bar}] {human_pos} of {human_len} rows, {eta} left";

/// Copies a store into another and says what came of it.
pub(crate) fn run(from: &Location, to: &Location, out: &mut impl Write) -> anyhow::Result<()> {
    anyhow::ensure!(from != to, "a store can't be copied into itself");
    let source = open(from, Opening::ToLook)?;
    let target = open(to, Opening::ToCopyInto)?;
    // It is drawn on standard error, and only where somebody sees it.
    let bar = ProgressBar::new(0).with_style(ProgressStyle::with_template(BAR)?);
    let copied = data::copy(source.as_ref(), target.as_ref(), &mut |progress| {
        let (message, done, all) = match progress {
            Progress::Copied(done, all) => ("copying", done, all),
            Progress::Compared(done, all) => ("comparing", done, all),
        };
        bar.set_message(message);
        bar.set_length(all);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    let copied = copied?;
    if copied.before > 0 {
        writeln!(out, "gone on behind {} rows", copied.before)?;
    }
    writeln!(out, "copied {} rows from {from} to {to}; all are the same", copied.rows)?;
    Ok(out.flush()?)
}
