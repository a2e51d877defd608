#!/usr/bin/env bash
# Plays on three PostgreSQL nodes with Debian's Patroni and etcd, while primaries are killed, and checks that
# every accepted move is stored once. Takes the options of `chaos`.
set -euo pipefail
cd "$(dirname "$0")/.."

for program in patroni etcd psql; do
    command -v "$program" > /dev/null || { echo "apt-get install patroni etcd-server postgresql" >&2; exit 1; }
done
cargo build --quiet -p tests --bin chaos --bin castellan-under-test
"${CARGO_TARGET_DIR:-target}/debug/chaos" --nodes 3 --processes 3 --shards 4 --only crash,failover --happenings 8 \
    --pace 100 --seed 2 "$@"
