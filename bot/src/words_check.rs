//! `castellan words check`: lists the faults of a language's message files, for translators.

use std::io::Write;

use anyhow::bail;
use clap::Subcommand;
use rules::Words;
use words::{Language, check_translations};

use crate::words::all_rooms;

/// Commands for translators.
#[derive(Debug, Subcommand)]
pub(crate) enum WordsCommand {
    /// List what a language lacks: missing messages, unknown variables, plurals, endings on names. Without a language,
    /// all of them.
    Check {
        /// The code of a language, such as `sv`.
        language: Option<String>,
    },
}

/// Lists the faults of translations. Fails if there are any.
pub(crate) fn run(command: &WordsCommand, out: &mut impl Write) -> anyhow::Result<()> {
    let WordsCommand::Check { language } = command;
    if let Some(unknown) = language.as_deref().filter(|code| code.parse::<Language>().is_err()) {
        let known = Language::ALL.map(Language::code).join(", ");
        bail!("there is no language `{unknown}`; there are: {known}");
    }
    let rooms: Vec<Words> = all_rooms().collect();
    let mut count = 0;
    for wanted in Language::ALL.into_iter().filter(|one| *one != Language::English) {
        if language.as_deref().is_some_and(|code| code != wanted.code()) {
            continue;
        }
        let begins = format!("{wanted}: ");
        let faults = rooms.iter().flat_map(check_translations);
        let faults: Vec<_> = faults.filter(|fault| fault.starts_with(&begins)).collect();
        faults.iter().try_for_each(|fault| writeln!(out, "{fault}"))?;
        let files = rooms.iter().flat_map(|room| room.files);
        let files = files.filter(|file| file.language == wanted.code()).count();
        writeln!(out, "{} ({wanted}): {files} files, {} faults", wanted.name(), faults.len())?;
        count += faults.len();
    }
    match count {
        0 => Ok(()),
        _ => bail!("faults in message files: {count}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(language: Option<&str>) -> Result<String, String> {
        let mut out = Vec::new();
        let command = WordsCommand::Check { language: language.map(ToOwned::to_owned) };
        run(&command, &mut out).map_err(|error| error.to_string())?;
        Ok(String::from_utf8(out).unwrap())
    }

    #[test]
    fn complete_languages_have_no_faults() {
        let all = said(None).unwrap();
        assert_eq!(all.lines().count(), Language::ALL.len() - 1, "{all}");
        let swedish = said(Some("sv")).unwrap();
        assert!(swedish.starts_with("Svenska (sv): ") && swedish.ends_with(" 0 faults\n"));
        assert!(said(Some("xx")).unwrap_err().contains("there is no language `xx`"));
    }
}
