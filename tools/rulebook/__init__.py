"""What the rulebook of Numbridge draws and counts, made by its engine before the site is built."""
