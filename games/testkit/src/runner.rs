//! Runs all laws on a game.

use rules::{Game, Plugin, RuleSet, Setup};

use crate::checks::Checks;
use crate::law::{Breach, Law, LawResult};
use crate::laws;
use crate::plan::{Plan, seed_of};
use crate::typed::TypedGuide;
use crate::walk::{Guide, RandomGuide, Walk};

/// Checks all laws on a rule set.
pub fn check_rules<R: RuleSet>(checks: &Checks<R>) {
    try_rules(checks).unwrap_or_else(|breach| panic!("{breach}"));
}

/// Checks all laws on a rule set, and returns the first breach.
pub fn try_rules<R: RuleSet>(checks: &Checks<R>) -> Result<(), Breach> {
    let game = Plugin::<R>::new();
    laws::info(&game)?;
    let mut exchanged = false;
    for setup in setups(&game, &checks.plan)? {
        for bias in [None, checks.bias].into_iter().take(1 + usize::from(checks.bias.is_some())) {
            let mut expert = TypedGuide::<R>::new(checks, bias, &setup)?;
            walk(&game, &setup, &checks.plan, &mut expert)?;
            exchanged |= expert.has_exchanged();
        }
    }
    let idle = checks.scramble.is_some() && !exchanged;
    Law::Scrambled.holds(!idle, || "the hook never changed a position".into())
}

/// Checks the laws that don't need the types of a game.
pub fn check_game(game: &dyn Game, plan: &Plan) {
    try_game(game, plan).unwrap_or_else(|breach| panic!("{breach}"));
}

/// Checks the laws that don't need the types of a game, and returns the first breach.
pub fn try_game(game: &dyn Game, plan: &Plan) -> Result<(), Breach> {
    laws::info(game)?;
    setups(game, plan)?.iter().try_for_each(|setup| walk(game, setup, plan, &mut RandomGuide))
}

fn walk(game: &dyn Game, setup: &Setup, plan: &Plan, guide: &mut dyn Guide) -> LawResult {
    Walk::new(game, setup.clone())?.run(plan, guide)
}

/// The setups of a plan, each with its own seed.
pub(crate) fn setups(game: &dyn Game, plan: &Plan) -> Result<Vec<Setup>, Breach> {
    let tables = plan.tables(game).map_err(|refusal| Law::Info.breach(refusal.to_string()))?;
    let games = plan.games_each();
    let setup = |number: u64, (options, seats): &(rules::OptionValues, u8)| Setup {
        options: options.clone(),
        seats: *seats,
        seed: seed_of(number),
    };
    Ok((0..games).flat_map(|number| tables.iter().map(move |table| setup(number, table))).collect())
}
