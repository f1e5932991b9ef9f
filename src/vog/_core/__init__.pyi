"""
The compiled core: hot kernels behind vog.twenty48 and vog.numbridge. Not a public interface.
"""

from vog._core import sudoku as sudoku, twenty48 as twenty48
