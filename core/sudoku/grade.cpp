#include "grade.hpp"

namespace vog::sudoku {

Grade grade_of(const Regions& g, const Known& clues) {
  Board board = board_of(g, clues);
  if (!settle(g, board)) return Grade::any;
  return board.complete(g) ? Grade::singles : Grade::hard;
}

}  // namespace vog::sudoku
