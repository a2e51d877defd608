#!/usr/bin/env bash
# Adds a game as the README says, in a clone: its commands, as they stand there, and then a game through the program.
set -euo pipefail
cd "$(dirname "$0")/.."

clone=$(mktemp -d)
trap 'rm -rf "$clone"' EXIT
# Not the checkout's own: to cargo both are the same packages, and it would take what was built of the one for the other.
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$PWD/target/add-a-game}"
git clone --quiet . "$clone"
cd "$clone"

sed -n '/^## Add a game/,/^## Tests/p' README.md | sed -n '/^```sh/,/^```/p' | sed '1d;$d' > steps.sh
[ -s steps.sh ] || { echo "the README has no steps" >&2; exit 1; }
bash -euo pipefail steps.sh

told=$(printf '%s\n' '{"cmd":"new","game":"othello"}' '{"cmd":"play","move":"d3"}' | cargo run --quiet -p castellan -- engine)
[ "$(grep -c '"ok":true' <<< "$told")" = 2 ] || { echo "the engine does not play it: $told" >&2; exit 1; }
echo "a game was added by the README and played"
