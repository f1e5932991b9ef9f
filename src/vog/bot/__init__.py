"""Bots: clients of the protocol like any other. They see what their seat is sent, and nothing else."""
