#include "grade.hpp"

namespace vog::sudoku {
namespace {

bool only_singles(const Grading& grading) {
  for (int t = 2; t < kTechniques; ++t)
    if (grading.steps[t] > 0) return false;
  return true;
}

// Whether every cell has a digit and every region has them all: a clash of clues must not pass for solved.
bool solved(const Regions& g, const Board& board) {
  Board last = board;
  last.settled = {};
  return settle(g, last) && last.complete(g);
}

}  // namespace

Grading grading_of(const Regions& g, const Known& clues) {
  Grading grading;
  Board board = open_board(g, clues);
  while (const auto step = next_step(g, board)) {
    ++grading.steps[static_cast<int>(step->technique)];
    take(g, board, *step);
  }
  if (board.complete(g) && solved(g, board))
    grading.grade = only_singles(grading) ? Grade::singles : Grade::hard;
  return grading;
}

Grade grade_of(const Regions& g, const Known& clues) {
  Board board = open_board(g, clues);
  if (!settle(g, board)) return Grade::any;
  if (board.complete(g)) return Grade::singles;
  while (const auto step = next_elimination(g, board)) {
    take(g, board, *step);
    if (!settle(g, board)) return Grade::any;
    if (board.complete(g)) return Grade::hard;
  }
  return Grade::any;
}

}  // namespace vog::sudoku
