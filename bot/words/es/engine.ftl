# For programs: in English
