//! Fuzzing of the custom ids of buttons and menus.

use crate::fuzz::mutate;
use crate::fuzz::probe::Probe;
use crate::random::Random;

const PINNED: &str = include_str!("../../../bot/src/discord/custom_id/pinned.txt");

/// The maximum number of characters of an id.
const LIMIT: usize = 100;

pub(super) struct Presses(Vec<String>);

impl Presses {
    pub(super) fn new() -> Self {
        Self(written_ids().map(str::to_owned).collect())
    }
}

impl Probe for Presses {
    fn try_one(&mut self, random: &mut Random) -> Result<(), String> {
        let id = mutate::text(random, &self.0);
        let Some(again) = castellan::custom_id_anew(&id) else { return Ok(()) };
        let is_kept = castellan::custom_id_anew(&again).as_ref() == Some(&again);
        match is_kept && again.len() <= LIMIT {
            true => Ok(()),
            false => Err(format!("{id:?} is read and written as {again:?}, which is another")),
        }
    }
}

/// All ids that were ever written.
pub(super) fn written_ids() -> impl Iterator<Item = &'static str> {
    PINNED.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id)
}
