# How several things are joined.

join-and = { $first } and { $last }
join-or = { $first } or { $last }
