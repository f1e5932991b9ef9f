"""The club around the tables: rooms, ads, clocks, offers, adjournments, ratings, the archive (C1 to C16).

Nothing here knows the clock, the network or the machine's chance: `now`, ids and seeds are arguments, and
what the club asks of the outside world is in `ports`.
"""
