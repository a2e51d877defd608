# Messages of puzzles and lessons.
