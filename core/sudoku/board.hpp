// Where each digit may still stand: one set of cells a digit.
#pragma once

#include <array>

#include "regions.hpp"

namespace vog::sudoku {

struct Board {
  std::array<Cells, kMostDigits> digit{};  // digit[d]: the cells that may hold d + 1
  Cells settled;                           // cells whose only candidate has been struck from their peers

  bool complete(const Regions& g) const { return settled == g.all; }

  // Leaves this cell with this digit (counted from 0) only; what follows from it is for settle() to find.
  void fix(int cell, int d) {
    const Cells here = Cells::one(cell);
    for (Cells& places : digit) places -= here;
    digit[d] |= here;
  }

  // Bit d is set where digit d + 1 is a candidate of the cell.
  unsigned candidates(int cell) const {
    unsigned mask = 0;
    for (int d = 0; d < kMostDigits; ++d) mask |= static_cast<unsigned>(digit[d].has(cell)) << d;
    return mask;
  }
};

// The digits known so far, by digit: clues, or clues and what was found.
using Known = std::array<Cells, kMostDigits>;

Known known_of(const Regions& g, const Grid& grid);

// What the known digits leave to every cell, seen cell by cell: nothing is derived yet.
Board board_of(const Regions& g, const Known& known);

// The digits of a complete board.
Grid grid_of(const Regions& g, const Board& board);

// Follows naked and hidden singles to their end. False where a cell or a region is left without a candidate.
// N is the size of the field, known when compiled: this is the hot loop.
template <int N>
bool settle(const Regions& g, Board& board);

extern template bool settle<9>(const Regions&, Board&);
extern template bool settle<6>(const Regions&, Board&);

inline bool settle(const Regions& g, Board& board) {
  return g.size == 9 ? settle<9>(g, board) : settle<6>(g, board);
}

}  // namespace vog::sudoku
