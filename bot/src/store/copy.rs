//! `castellan store copy` and `import`, with a progress bar.

use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::Path;

use anyhow::Context;
use indicatif::{ProgressBar, ProgressStyle};
use matches::{ImportReport, OpenMode, Progress};
use store::{Location, Store};

use crate::store::open::{now_in, open};

/// The templates of the progress bar, for rows and for a file.
const BAR: &str = "{msg} [{wide_bar}] {human_pos} of {human_len} rows, {eta} left";
const FILE_BAR: &str = "importing [{wide_bar}] {bytes} of {total_bytes}, {eta} left";

/// Reads an export from a file or from standard input. With `repost`, running matches get a new board.
pub(crate) fn import(
    store: &dyn Store,
    file: Option<&Path>,
    repost: bool,
) -> anyhow::Result<ImportReport> {
    let repost = if repost { Some(now_in(store)?) } else { None };
    let Some(file) = file else {
        let mut input = io::stdin().lock();
        return Ok(matches::restore(store, games::CATALOG, &mut input, repost, &mut |_| ())?);
    };
    let source = File::open(file).with_context(|| format!("{} can't be read", file.display()))?;
    let bar = ProgressBar::new(source.metadata().map_or(0, |known| known.len()));
    let bar = bar.with_style(ProgressStyle::with_template(FILE_BAR)?);
    let mut source = BufReader::new(bar.wrap_read(source));
    let rows = ProgressStyle::with_template(BAR)?;
    let mut is_read = false;
    let imported = matches::restore(store, games::CATALOG, &mut source, repost, &mut |progress| {
        let (Progress::Copied(done, all) | Progress::Compared(done, all)) = progress;
        if !is_read {
            is_read = true;
            bar.set_style(rows.clone());
            bar.set_message("writing");
            bar.set_length(all);
            bar.reset_eta();
        }
        bar.set_position(done);
    });
    bar.finish_and_clear();
    imported.with_context(|| format!("{} can't be imported", file.display()))
}

pub(crate) fn run(from: &Location, to: &Location, out: &mut impl Write) -> anyhow::Result<()> {
    anyhow::ensure!(from != to, "a store can't be copied into itself");
    let source = open(from, OpenMode::ToLook)?;
    let target = open(to, OpenMode::ToFill)?;
    // The bar is drawn on standard error, and only on a terminal.
    let bar = ProgressBar::new(0).with_style(ProgressStyle::with_template(BAR)?);
    let copied = matches::copy(source.as_ref(), target.as_ref(), &mut |progress| {
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
