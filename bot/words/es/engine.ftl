## For programs: in English
