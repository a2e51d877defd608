//! One call per game.

use std::fmt;

use rules::{Chance, Game, Plugin, RuleSet, Seat, Setup, Viewer};

use crate::broken::{Broken, Held, Law};
use crate::laws;
use crate::plan::{Plan, numbered};
use crate::typed::Expert;
use crate::walk::{Guide, Walk, Wanderer};

/// How much likelier than others a biased walk takes a move; 0 never, unless there is no other.
pub type Bias<R> = fn(view: &<R as RuleSet>::View, seat: Seat, mv: &<R as RuleSet>::Move) -> u32;

/// A position that differs from this one only in what the viewer may not see: hidden things exchanged at random.
pub type Scramble<R> = fn(
    position: &<R as RuleSet>::Position,
    viewer: Viewer,
    chance: &mut Chance,
) -> <R as RuleSet>::Position;

/// What to try of a rule set: a plan, and what only its author can tell.
///
/// ```text
/// testkit::check_rules(
///     &Checks::<Kastell>::of(Plan::default().table(&[("trees", "c3,d6,g4")], 2).ends_within(18))
///         .bias(|view, seat, mv| if is_in_the_corner(mv) { 5 } else { 1 }),
/// );
/// ```
pub struct Checks<R: RuleSet> {
    pub(crate) plan: Plan,
    pub(crate) bias: Option<Bias<R>>,
    pub(crate) scramble: Option<Scramble<R>>,
}

impl<R: RuleSet> Checks<R> {
    /// All laws on the walks of this plan.
    pub fn of(plan: Plan) -> Self {
        Self { plan, bias: None, scramble: None }
    }

    /// Takes as many walks again by this bias: towards captures, ends, whatever uniform chance seldom brings.
    #[must_use]
    pub fn bias(mut self, bias: Bias<R>) -> Self {
        self.bias = Some(bias);
        self
    }

    /// How hidden things are exchanged. A game without this hook must hide nothing.
    #[must_use]
    pub fn scramble(mut self, scramble: Scramble<R>) -> Self {
        self.scramble = Some(scramble);
        self
    }
}

impl<R: RuleSet> fmt::Debug for Checks<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hooks = (self.bias.is_some(), self.scramble.is_some());
        f.debug_struct("Checks").field("plan", &self.plan).field("hooks", &hooks).finish()
    }
}

/// Tries all laws on a rule set.
///
/// # Panics
/// When a law is broken, with its name and the game that broke it.
pub fn check_rules<R: RuleSet>(checks: &Checks<R>) {
    try_rules(checks).unwrap_or_else(|broken| panic!("{broken}"));
}

/// Tries all laws on a rule set, and returns the first that is broken.
///
/// # Errors
/// The law, and what was seen.
pub fn try_rules<R: RuleSet>(checks: &Checks<R>) -> Result<(), Broken> {
    let game = Plugin::<R>::new();
    laws::info(&game)?;
    let mut exchanged = false;
    for setup in setups(&game, &checks.plan)? {
        for bias in [None, checks.bias].into_iter().take(1 + usize::from(checks.bias.is_some())) {
            let mut expert = Expert::<R>::new(checks, bias, &setup)?;
            walk(&game, &setup, &checks.plan, &mut expert)?;
            exchanged |= expert.has_exchanged();
        }
    }
    let idle = checks.scramble.is_some() && !exchanged;
    Law::Scrambled.holds(!idle, || "the hook never changed a position".into())
}

/// Tries the laws that can be seen without the types.
///
/// # Panics
/// When a law is broken, with its name and the game that broke it.
pub fn check_game(game: &dyn Game, plan: &Plan) {
    try_game(game, plan).unwrap_or_else(|broken| panic!("{broken}"));
}

/// Tries the laws that can be seen without the types, and returns the first that is broken.
///
/// # Errors
/// The law, and what was seen.
pub fn try_game(game: &dyn Game, plan: &Plan) -> Result<(), Broken> {
    laws::info(game)?;
    setups(game, plan)?.iter().try_for_each(|setup| walk(game, setup, plan, &mut Wanderer))
}

fn walk(game: &dyn Game, setup: &Setup, plan: &Plan, guide: &mut dyn Guide) -> Held {
    Walk::new(game, setup.clone())?.run(plan, guide)
}

/// The set-ups of a plan, each with a seed of its own.
fn setups(game: &dyn Game, plan: &Plan) -> Result<Vec<Setup>, Broken> {
    let tables = plan.tables(game).map_err(|refusal| Law::Info.broken(refusal.to_string()))?;
    let games = plan.games_each();
    let setup = |number: u64, (options, seats): &(rules::OptionValues, u8)| Setup {
        options: options.clone(),
        seats: *seats,
        seed: numbered(number),
    };
    Ok((0..games).flat_map(|number| tables.iter().map(move |table| setup(number, table))).collect())
}
