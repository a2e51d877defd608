#!/usr/bin/env bash
# Adds a game to a clone, by the steps in docs/adding-a-game.md, and plays it through the engine.
set -euo pipefail
cd "$(dirname "$0")/.."

clone=$(mktemp -d)
trap 'rm -rf "$clone"' EXIT
# A target folder of its own: cargo takes the clone and the checkout for the same packages, and would mix up their builds.
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$PWD/target/add-a-game}"
git clone --quiet . "$clone"
cd "$clone"

sed -n '/^```sh/,/^```/p' docs/adding-a-game.md | sed '1d;$d' > steps.sh
[ -s steps.sh ] || { echo "docs/adding-a-game.md has no steps" >&2; exit 1; }
bash -euo pipefail steps.sh

# To optimize these crates takes longer than they run here.
plain=()
for crate in castello castle-keep castles kastell puzzles render; do
    plain+=(--config "profile.dev.package.$crate.opt-level=0")
done
# The features of a whole build, so that no library is compiled again.
cargo test --quiet "${plain[@]}" --workspace --test engine --no-run
told=$(printf '%s\n' '{"cmd":"new","game":"othello"}' '{"cmd":"play","move":"d3"}' | "$CARGO_TARGET_DIR/debug/castellan" engine)
[ "$(grep -c '"ok":true' <<< "$told")" = 2 ] || { echo "the engine does not play it: $told" >&2; exit 1; }
echo "a game was added by docs/adding-a-game.md and played"
