# Lists

join-and = { $first } and { $last }
join-or = { $first } or { $last }
# The reader among others, as in "you and Ben".
words-you = you

## Dates

words-moment = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  } { $day }, { $time } UTC
