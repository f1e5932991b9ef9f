"""Vinco Online Games: 2048 and Numbridge, their engines and a club to play them in."""
