#!/usr/bin/env bash
# Adds a game as docs/adding-a-game.md says, in a clone, and plays it through the engine.
set -euo pipefail
cd "$(dirname "$0")/.."

clone=$(mktemp -d)
trap 'rm -rf "$clone"' EXIT
# Not the checkout's own: to cargo both are the same packages, and it would take what was built of the one for the other.
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$PWD/target/add-a-game}"
git clone --quiet . "$clone"
cd "$clone"

sed -n '/^```sh/,/^```/p' docs/adding-a-game.md | sed '1d;$d' > steps.sh
[ -s steps.sh ] || { echo "docs/adding-a-game.md has no steps" >&2; exit 1; }
bash -euo pipefail steps.sh

# With the features of a whole build, so that no library is compiled again.
cargo test --quiet --workspace --test engine --no-run
told=$(printf '%s\n' '{"cmd":"new","game":"othello"}' '{"cmd":"play","move":"d3"}' | "$CARGO_TARGET_DIR/debug/castellan" engine)
[ "$(grep -c '"ok":true' <<< "$told")" = 2 ] || { echo "the engine does not play it: $told" >&2; exit 1; }
echo "a game was added by docs/adding-a-game.md and played"
