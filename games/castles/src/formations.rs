//! Predefined armies that players can choose by name.

use crate::army_layout::Layout;
use crate::field::Field;
use crate::words::Prompt;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Formation {
    /// The id in drafts, in `deploy phalanx` and in messages.
    pub id: &'static str,
    /// The name that people may type: `deploy open order`.
    pub written: &'static str,
    /// The army on the small board, front row first, from its player's left.
    small: &'static str,
    large: &'static str,
}

impl Formation {
    pub(crate) fn named(name: &str) -> Option<&'static Self> {
        FORMATIONS.iter().find(|formation| formation.id == name)
    }

    pub(crate) fn name(&self) -> Prompt {
        Prompt::Formation { id: self.id }
    }

    pub(crate) fn plan(&self) -> Prompt {
        Prompt::Plan { id: self.id }
    }

    pub(crate) fn layout(&self, field: Field) -> Layout {
        let letters = match field {
            Field::Small => self.small,
            Field::Large => self.large,
        };
        Layout::parse(field, letters).unwrap_or_else(|| Layout::empty(field))
    }
}

/// All formations, in the order in which they are offered.
pub(crate) static FORMATIONS: &[Formation] = &[
    Formation {
        id: "motley",
        written: "motley",
        small: "MPHMPHMP/HMPGHMPH",
        large: "MPHMPHMPH/HMPHMPHMP/----G----",
    },
    Formation {
        id: "phalanx",
        written: "phalanx",
        small: "PPPPPPPP/HMMGMMMH",
        large: "PPPPPPPPP/-MMM-MMM-/H-H-G-H--",
    },
    Formation {
        id: "volley",
        written: "volley",
        small: "MMMMMMMM/PHPGPPHP",
        large: "MMMMMMMMM/-PPP-PPP-/H---G-H-H",
    },
    Formation {
        id: "pincer",
        written: "pincer",
        small: "HHPMMPHH/HPMGMPMH",
        large: "HHPMPMPHH/HHPM-MPHH/----G-M--",
    },
    Formation {
        id: "oblique",
        written: "oblique",
        small: "HMPHMP-P/MPHMPHMG",
        large: "HMPHMP---/MPHMPH--P/HPM--P--G",
    },
    Formation {
        id: "open",
        written: "open order",
        small: "PMHPHMPH/-H-M-GP-",
        large: "P-M-H-P-M/-H-P-M-H-/M-P-G-H-P",
    },
    Formation {
        id: "columns",
        written: "columns",
        small: "MMMPPHHH/MMPGPPHH",
        large: "MMMPPPHHH/MMMPPPHHH/----G----",
    },
    Formation {
        id: "guard",
        written: "guard",
        small: "PHMPH-MH/GMPHM-P-",
        large: "MPHMP-H-M/PHMP--H-M/GMPH---P-",
    },
    Formation {
        id: "raiders",
        written: "raiders",
        small: "H-MPH-MP/P-H-G-M-",
        large: "HM-P-M-PH/-P-H-M-P-/M---G---H",
    },
];
