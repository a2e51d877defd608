//! The members: how often and at what hours they come, and what they like.

use sandbox::Member;

use crate::month::options::Options;
use crate::random::Random;

/// The names of members. A name that repeats gets a number.
const NAMES: [&str; 40] = [
    "Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana", "Ines", "Jo", "Kai", "Lea", "Milo",
    "Nora", "Otto", "Pia", "Quin", "Rosa", "Sam", "Tess", "Uma", "Vik", "Wren", "Xena", "Yuri",
    "Zoe", "Arlo", "Bea", "Cy", "Dag", "Edda", "Finn", "Greta", "Hugo", "Ida", "Jan", "Kira",
    "Lars", "Mona", "Nils",
];

/// The weights of the hours of a member's own day.
const HOURS: [u64; 24] =
    [2, 1, 1, 0, 0, 0, 1, 3, 4, 4, 4, 4, 6, 5, 4, 4, 5, 7, 9, 12, 12, 11, 8, 4];

/// The habits of a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Nature {
    /// Plays their turns during each visit.
    Steady,
    /// Overlooks most turns.
    Forgetful,
    /// Is never seen after this day.
    Leaver(u64),
    /// First comes on this day.
    Newcomer(u64),
    /// Watches more than they play.
    Onlooker,
}

impl Nature {
    /// The number of turns and pings, out of 1000, that a member overlooks in a visit.
    pub(super) fn overlooks_per_mille(self) -> u32 {
        match self {
            Self::Forgetful => 600,
            Self::Steady | Self::Leaver(_) | Self::Newcomer(_) | Self::Onlooker => 120,
        }
    }
}

/// A member.
#[derive(Clone, Debug)]
pub(super) struct Person {
    pub(super) index: usize,
    pub(super) member: Member,
    pub(super) nature: Nature,
    /// The hours by which their time zone is ahead of UTC.
    zone: u64,
    /// The number of visits in ten days.
    visits: u64,
    /// The maximum number of acts in a visit.
    pub(super) stamina: usize,
    /// The day on which they choose settings about time and pings.
    pub(super) settles_on: Option<u64>,
    /// The first day and the length of a vacation, in which they don't come.
    pub(super) vacation: Option<(u64, u64)>,
    /// The day from which they take no direct messages.
    pub(super) closes_on: Option<u64>,
    /// The way in which a [`Nature::Leaver`] leaves, a day after their last visit.
    pub(super) leaves: Leaves,
    /// The day on which they delete all data about them.
    pub(super) forgets_on: Option<u64>,
}

/// The way in which a member leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Leaves {
    /// Never comes again.
    Silently,
    /// Leaves the server.
    Server,
    /// Leaves the server, and returns after this many days.
    ForDays(u64),
    /// Closes their account.
    Account,
}

/// The name of a member by index.
pub(super) fn name(index: usize) -> String {
    let (name, again) = (NAMES[index % NAMES.len()], index / NAMES.len());
    if again == 0 { name.into() } else { format!("{name}{}", again + 1) }
}

impl Person {
    /// A member with random habits.
    pub(super) fn drawn(options: &Options, index: usize, member: Member) -> Self {
        let mut random = Random::of(&[options.seed, 1, index as u64]);
        let day = |random: &mut Random| random.below(options.days.max(2) as usize - 1) as u64 + 1;
        let nature = match random.below(100) {
            0..64 => Nature::Steady,
            64..76 => Nature::Forgetful,
            76..84 => Nature::Leaver(day(&mut random)),
            84..92 => Nature::Newcomer(day(&mut random)),
            _ => Nature::Onlooker,
        };
        let visits = [2, 4, 6, 10, 15, 30][random.weighed(&[20, 25, 25, 18, 8, 4]).unwrap_or(0)];
        let stamina = 2 + random.below(4);
        let zone = random.below(24) as u64;
        let settles_on = random.happens(450).then(|| day(&mut random) / 3);
        let vacation = random.happens(180).then(|| (day(&mut random), 3 + random.below(5) as u64));
        let closes_on = random.happens(100).then(|| day(&mut random));
        let leaves = match random.below(8) {
            0..2 => Leaves::Silently,
            2..5 => Leaves::Server,
            5..7 => Leaves::ForDays(4 + random.below(8) as u64),
            _ => Leaves::Account,
        };
        let forgets_on = random.happens(60).then(|| day(&mut random));
        Self {
            index,
            member,
            nature,
            zone,
            visits,
            stamina,
            settles_on,
            vacation,
            closes_on,
            leaves,
            forgets_on,
        }
    }

    /// The day on which they leave the server.
    pub(super) fn leaves_on(&self) -> Option<u64> {
        match self.nature {
            Nature::Leaver(last) if self.leaves != Leaves::Silently => Some(last),
            _ => None,
        }
    }

    /// The day on which they return to the server.
    pub(super) fn returns_on(&self) -> Option<u64> {
        match self.leaves {
            Leaves::ForDays(days) => Some(self.leaves_on()? + days),
            _ => None,
        }
    }

    /// Whether they visit in this round.
    pub(super) fn comes(&self, options: &Options, round: u64) -> bool {
        let minute = round * options.step_minutes;
        let (day, hour) = (minute / (24 * 60), minute / 60 % 24);
        let is_here = match self.nature {
            Nature::Leaver(last) => day < last || self.returns_on().is_some_and(|on| day >= on),
            Nature::Newcomer(first) => day >= first,
            _ => true,
        };
        // On the first day of a vacation they still come, to announce it.
        let is_away = self.vacation.is_some_and(|(from, days)| day > from && day < from + days);
        let likely = HOURS[((hour + self.zone) % 24) as usize];
        let all: u64 = HOURS.iter().sum();
        // The visits in a day, times this hour's share of the day, the step's share of the hour, and the pace.
        let in_a_million = 1_000_000 * self.visits * likely * options.step_minutes * options.pace
            / (10 * all * 60 * 100);
        let mut random = Random::of(&[options.seed, 2, self.index as u64, round]);
        is_here && !is_away && (random.below(1_000_000) as u64) < in_a_million
    }
}
