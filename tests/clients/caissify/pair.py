"""Pairs rounds by an independent program: a JSON line of players in, a JSON line of pairs out."""

import json
import sys

from caissify_pairings import generate_pairings

for line in sys.stdin:
    asked = json.loads(line)
    met = {(one, two) for one, two in asked["met"]}
    paired = generate_pairings("dutch", asked["players"], met, asked["round"], asked["rounds"])
    pairs = [[one["white_id"], one["black_id"]] for one in paired]
    print(json.dumps(pairs), flush=True)
