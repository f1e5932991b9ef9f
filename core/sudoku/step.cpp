#include "step.hpp"

namespace vog::sudoku {

Board open_board(const Regions& g, const Known& known) {
  Board board = board_of(g, known);
  for (const Cells places : known) board.settled |= places;
  return board;
}

std::optional<Step> next_elimination(const Regions& g, const Board& board) {
  if (auto step = locked_candidates(g, board)) return step;
  if (auto step = law_of_leftovers(g, board)) return step;
  for (const int size : {2, 3}) {
    if (auto step = naked_subset(g, board, size)) return step;
    if (auto step = hidden_subset(g, board, size)) return step;
  }
  return x_wing(g, board);
}

std::optional<Step> next_step(const Regions& g, const Board& board) {
  if (auto step = naked_single(g, board)) return step;
  if (auto step = hidden_single(g, board)) return step;
  return next_elimination(g, board);
}

void take(const Regions& g, Board& board, const Step& step) {
  if (step.placed >= 0) {
    const int d = std::countr_zero(step.digits);
    board.fix(step.placed, d);
    board.digit[d] -= g.peers[step.placed];
    board.settled |= Cells::one(step.placed);
  }
  for (int d = 0; d < g.size; ++d) board.digit[d] -= step.struck[d];
}

}  // namespace vog::sudoku
