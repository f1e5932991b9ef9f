// The outlines of irregular blocks: other ones in every game (N4).
#pragma once

#include "chacha.hpp"
#include "regions.hpp"

namespace vog::sudoku {

// Blocks of `size` cells each, every one contiguous under N3. From the regular blocks on, two cells at a time
// of two touching blocks change places wherever both blocks stay contiguous.
//
// Draws, until enough pairs were exchanged, cells being numbered row by row: a cell; one of its neighbours in
// other blocks, which names the other block; one of that block's cells that touch the rest of the cell's own.
Blocks draw_outline(int size, Stream& stream);

}  // namespace vog::sudoku
