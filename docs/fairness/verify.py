"""Checks the deal of a finished match from its exported file: python3 verify.py FILE"""
import hashlib, hmac, json, struct, sys

class Chance:
    """ChaCha with 8 rounds: key = seed, counter from 0, stream 0 for the game and 1 for the seats."""
    def __init__(self, seed, stream):
        self.key, self.stream, self.block, self.words = struct.unpack("<8I", seed), stream, 0, []

    def refill(self):
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *self.key, self.block, 0, self.stream, 0]
        x = list(start)
        for _ in range(4):
            for a, b, c, d in [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                               (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]:
                for i, j, k, turn in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)]:
                    x[i] = (x[i] + x[j]) & 0xFFFFFFFF
                    x[k] = ((x[k] ^ x[i]) << turn | (x[k] ^ x[i]) >> (32 - turn)) & 0xFFFFFFFF
        self.words, self.block = [(a + b) & 0xFFFFFFFF for a, b in zip(x, start)], self.block + 1

    def below(self, bound):
        while True:
            self.words or self.refill()
            drawn = self.words.pop(0) | self.words.pop(0) << 32
            if drawn < 2**64 - 1 - (2**64 - 1) % bound:
                return drawn % bound

    def shuffled(self, things):
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
        return things

match = json.load(open(sys.argv[1], encoding="utf-8"))
fair, setup = match["fairness"], match["setup"]
secret, seed, words = bytes.fromhex(fair["secret"]), bytes.fromhex(fair["seed"]), fair["words"]
commit = hashlib.sha256(b"castellan commit 1\n%d\n" % match["match"] + secret).hexdigest()
lines = ["castellan seed 1", str(match["match"]), match["game"], str(setup["seats"])]
lines += [f"{name}={value}" for name, value in sorted(setup["options"].items())]
lines += [f"{len(word.encode())}:{word}" for word in words if isinstance(word, str)]
erased, signed = "message" not in fair, fair.get("message", "").encode()
seating = fair.get("seating", "random")
order = Chance(seed, 1).shuffled(list(range(0 if seating == "random" else 1, len(words))))
order = order if seating == "random" else order[:seating["chosen"]] + [0] + order[seating["chosen"]:]
claims = {"commitment": commit == fair["commitment"],
          "message": erased or (signed.decode() == "\n".join(lines) and len(words) == setup["seats"]),
          "seed": fair["seed"] == setup["seed"] and (erased or hmac.digest(secret, signed, "sha256") == seed),
          "seats": fair["seats"] == [order.index(word) for word in range(len(words))]}
for claim, holds in claims.items():
    print(f"{claim}: {'holds' if holds else 'FAILS'}{' (a word was erased)' if erased else ''}")
chance, trees = Chance(seed, 0), set()
while match["game"] == "kastell" and setup["options"]["trees"] == "random" and len(trees) < 3:
    square = chance.below(64)
    trees.add("abcdefgh"[square // 8] + str(square % 8 + 1))
if match["game"] == "castle-keep":
    rings = [part + color + top for part in "TW" for color in "BRY" for top in "csz"]
    pile = chance.shuffled(["KB"] * 6 + ["KR"] * 6 + ["KY"] * 6 + [tile for tile in rings for _ in range(4)])
    print("hands:", *(" ".join(pile.pop() for _ in range(4)) for _ in range(setup["seats"])), sep="\n  ")
    print("pile, the top first:", *pile[::-1])
print("trees:", *sorted(trees)) if trees else None
sys.exit(not all(claims.values()))
