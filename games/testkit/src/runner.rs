//! The trial of a game by the laws: one call.

use rules::{Game, Plugin, RuleSet, Setup};

use crate::checks::Checks;
use crate::law::{Broken, Held, Law};
use crate::laws;
use crate::plan::{Plan, numbered};
use crate::typed::Expert;
use crate::walk::{Guide, Walk, Wanderer};

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
pub(crate) fn setups(game: &dyn Game, plan: &Plan) -> Result<Vec<Setup>, Broken> {
    let tables = plan.tables(game).map_err(|refusal| Law::Info.broken(refusal.to_string()))?;
    let games = plan.games_each();
    let setup = |number: u64, (options, seats): &(rules::OptionValues, u8)| Setup {
        options: options.clone(),
        seats: *seats,
        seed: numbered(number),
    };
    Ok((0..games).flat_map(|number| tables.iter().map(move |table| setup(number, table))).collect())
}
