# What the engine says to programs instead of an answer.

engine-bad-request = The request can't be read: { $told }.
engine-no-json = The line is not JSON: { $error }.
engine-no-object = A request is a JSON object.
engine-no-match = There is no match: begin one with `new`, `load` or `replay`.
engine-unknown-game = There is no such game; there are: { $known }.
engine-unwritten = The picture can't be written: { $error }.
engine-nothing-to-undo = There is no move to take back.
engine-no-record = A match that began from a loaded state has no record.
engine-not-countable = There are too many moves to count: `legal` lists only a sample of them.
engine-seat-needed = Several seats are to move: say which `seat`.
engine-unknown-seat = The seats of this match are 0 to { $last }.
engine-option-form = The value of the option `{ $option }` is a text.
engine-bad-viewer = The field `seat` is a number, `spectator` or `all`.
engine-no-chance = The operating system gave no seed: send one.
engine-bad-seed = A seed is 64 hexadecimal digits.
engine-unknown-level = The levels are 1 to { $most }.
engine-long-line = A line has at most { $limit } bytes.
engine-ambiguous = { $reason } It could be: { $named }.
engine-very-ambiguous = { $reason } It could be: { $named } and more.
