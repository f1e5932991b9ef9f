// Taking clues away from a full field for as long as it keeps what is asked of it.
#pragma once

#include "board.hpp"
#include "chacha.hpp"

namespace vog::sudoku {

// What has to stay true of the clues that are left.
enum class Keep : std::uint8_t {
  unique,   // one solution
  singles,  // naked and hidden singles find it, so there is only one
};

// Takes clues away in a drawn order, each unless that would break what is to be kept, until `clues` are left
// or none can go. Returns how many are left. `known` holds the clues; a search that meets its cap counts as
// broken, so what is left is proven.
//
// Draws: a shuffle of the cells that hold a clue.
int dig(const Regions& g, const Grid& solution, Known& known, int clues, Keep keep, Stream& stream);

// Whether the clues without this one still lead to its digit alone. `known` no longer holds the cell.
bool still_unique(const Regions& g, const Known& known, int cell, int digit);

}  // namespace vog::sudoku
