"""Checks events by an independent program: a JSON line in, a JSON line out.

{"costs": [[...]]} answers the least cost of a perfect matching, by networkx. {"event": {...}} answers the standings of
an exported event: [entrant, place, points] for each, by the rules in docs/clubs.md.
"""

import json
import sys
from itertools import groupby

import networkx

WIN = 12


def least_cost(costs):
    graph = networkx.Graph()
    count = len(costs)
    graph.add_weighted_edges_from((one, two, costs[one][two]) for one in range(count) for two in range(one + 1, count))
    pairs = networkx.min_weight_matching(graph)
    assert len(pairs) * 2 == count
    return sum(costs[min(pair)][max(pair)] for pair in pairs)


def share(own, other):
    return 1.0 if own > other else 0.5 if own == other else 0.0


class Sheet:
    """The results of a group of entrants."""

    def __init__(self, tables, byes):
        self.results = {}
        for entrants, points in tables:
            for entrant, own in zip(entrants, points):
                others = [(other, share(own, theirs)) for other, theirs in zip(entrants, points) if other != entrant]
                self.results.setdefault(entrant, []).append((own, others))
        self.byes = byes

    def points(self, entrant):
        return sum(own for own, _ in self.results.get(entrant, [])) + WIN * self.byes.count(entrant)

    def buchholz(self, entrant):
        met = [self.points(other) for _, others in self.results.get(entrant, []) for other, _ in others]
        return sum(met) + self.byes.count(entrant) * self.points(entrant)

    def sonneborn_berger(self, entrant):
        met = [self.points(other) * part for _, others in self.results.get(entrant, []) for other, part in others]
        return sum(met) + self.byes.count(entrant) * self.points(entrant)

    def wins(self, entrant):
        return sum(own == WIN for own, _ in self.results.get(entrant, []))

    def direct(self, entrant, group):
        return sum(part for _, others in self.results.get(entrant, []) for other, part in others if other in group)

    def ranked(self, field, criteria):
        """Each entrant with the number of those before it that something separates from it."""
        if not criteria or len(field) == 1:
            return [(entrant, 0) for entrant in field]
        first, *rest = criteria
        value = {entrant: getattr(self, first)(*([entrant, field] if first == "direct" else [entrant])) for entrant in field}
        order, placed = sorted(field, key=lambda entrant: -value[entrant]), []
        for _, equal in groupby(order, key=value.get):
            before = len(placed)
            placed += [(entrant, before + place) for entrant, place in self.ranked(list(equal), rest)]
        return placed


def standings(event):
    entrants = event["entrants"]
    counting = [
        (table["division"], table["entrants"], table["result"]["points"])
        for table in event["tables"]
        if table["result"] and table["result"]["end"] != "annulled"
        and not any(entrants[one]["annulled"] for one in table["entrants"])
    ]
    by_rating = sorted(range(len(entrants)), key=lambda one: (entrants[one]["annulled"], -entrants[one]["rating"]))
    if "league" in event["plan"]["format"]:
        groups = [(set(members), number) for number, members in enumerate(event["divisions"])]
        criteria = ["points", "direct", "sonneborn_berger", "wins"]
    else:
        seated = {one for table in event["tables"] for one in table["entrants"]} | set(event["byes"])
        groups = [(seated | {row["entrant"] for row in event["standings"]}, 0)]
        criteria = ["points", "buchholz", "sonneborn_berger", "direct"]
    rows = []
    for members, number in groups:
        sheet = Sheet([(all, points) for division, all, points in counting if division == number], event["byes"])
        field = [one for one in by_rating if one in members]
        rows += [[one, place + 1, sheet.points(one)] for one, place in sheet.ranked(field, criteria)]
    return rows


for line in sys.stdin:
    asked = json.loads(line)
    answer = least_cost(asked["costs"]) if "costs" in asked else standings(asked["event"])
    print(json.dumps(answer), flush=True)
