//! Positions with golden pictures: every kind of board, taken from the playthroughs.

use std::fs;
use std::path::{Path, PathBuf};

use rules::Scene;

/// A position to draw. Its parts are the picture's name, the game, its playthrough, the line that asks for the scene,
/// and the number among equal lines.
pub(crate) type Moment = (&'static str, &'static str, &'static str, &'static str, usize);

/// All positions.
pub(crate) const MOMENTS: &[Moment] = &[
    // The last piece has its outline, and pieces that no longer fit are faint.
    ("kastell-the-end", "kastell", "the-end", "? scene", 1),
    ("kastell-choices", "kastell", "picked", "0? scene n", 1),
    ("kastell-chosen", "kastell", "building", "1? scene I n a5-d8 a5", 1),
    ("kastell-named", "kastell", "lost-by-a-named-piece", "? scene", 2),
    // White has resigned: a lowered flag for White, a crown for Black.
    ("kastell-resigned", "kastell", "building", "? resigned 0", 1),
    ("castello-start", "castello", "staged-start", "? scene", 1),
    ("castello-taken", "castello", "double-fall", "? scene", 1),
    // The castles that fall with one more pawn.
    ("castello-pressed", "castello", "double-fall", "0? scene", 1),
    ("castello-choices", "castello", "staged", "1? scene e4", 1),
    ("castello-chosen", "castello", "staged", "1? scene e4 a4 b5,d5", 1),
    ("castle-keep-deal", "castle-keep", "deal", "0? scene", 1),
    ("castle-keep-target", "castle-keep", "takeover", "0? scene attack 2-WRs@b1", 1),
    ("castle-keep-taken", "castle-keep", "takeover", "? scene", 1),
    ("castle-keep-three", "castle-keep", "leave", "? scene", 1),
    ("castle-keep-four", "castle-keep", "empire_transfers", "0? scene transfer 1-b1 2-b3", 1),
    ("castle-keep-eight", "castle-keep", "empire_of_four", "1? scene", 1),
    ("castle-keep-won", "castle-keep", "finish", "? scene", 1),
    // The first player of three is out, and keeps their name and hand.
    ("castle-keep-destroyed", "castle-keep", "destroy", "? scene", 1),
    ("castle-keep-king", "castle-keep", "king", "1? scene", 1),
    ("castle-keep-siege", "castle-keep", "siege", "0? scene hit-b1", 1),
    ("findorff-strike", "findorff", "strike", "1? scene g5", 1),
    ("findorff-push", "findorff", "push", "? scene", 1),
    ("findorff-struck", "findorff", "crush-either", "? scene", 1),
    ("findorff-deployment", "findorff", "deployment", "0? scene even change b2", 1),
    ("findorff-won", "findorff", "general", "? scene", 1),
    // Navy is ready, and Gold still draws up its army.
    ("findorff-hangings", "findorff", "deployment", "? scene", 1),
    ("findorff-pushing", "findorff", "push", "0? scene b4", 1),
    ("findorff-chosen-push", "findorff", "push", "0? scene b4 b5", 1),
    ("findorff-lake", "findorff", "push-into-lake", "? scene", 1),
    ("findorff-large-deployment", "findorff", "large-deployment", "0? scene even swap r2", 1),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the package lies in the repository")
        .into()
}

/// The scene of a position in its playthrough.
pub(crate) fn scene((name, slug, playthrough, line, which): Moment) -> Scene {
    let game = games::find(slug).expect("a game of this program");
    let folder = game.info().command_name();
    let path = root().join(format!("games/{folder}/tests/playthroughs/{playthrough}.txt"));
    let script = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    let shown = testkit::scenes(game, &script).expect("a legal playthrough");
    let mut asked = shown.into_iter().filter(|(asked, _)| asked == line);
    asked.nth(which - 1).unwrap_or_else(|| panic!("{name}: {path:?} has no such line")).1
}
