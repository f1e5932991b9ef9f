#include "dig.hpp"

#include "solver.hpp"

namespace vog::sudoku {
namespace {

// A check that takes longer is given up and the clue stays.
constexpr std::int64_t kMostNodes = 500;

// The digit is all that is left for the cell, or the cell all that is left for the digit in a region: it
// follows at once from the other clues, and nothing need be searched.
bool follows_at_once(const Regions& g, const Board& board, int cell, int digit) {
  if (board.candidates(cell) == 1U << digit) return true;
  const Cells places = board.digit[digit] - Cells::one(cell);
  return !places.meets(g.region[g.row[cell]]) || !places.meets(g.region[g.size + g.column[cell]]) ||
         !places.meets(g.region[2 * g.size + g.block[cell]]);
}

}  // namespace

bool still_unique(const Regions& g, const Known& known, int cell, int digit) {
  Board board = board_of(g, known);
  if (follows_at_once(g, board, cell, digit)) return true;
  board.digit[digit] -= Cells::one(cell);
  const Found other = search(g, board, 1, kMostNodes);
  return other.solutions == 0 && !other.capped;
}

int dig(const Regions& g, const Grid& solution, Known& known, int clues, Keep keep, Stream& stream) {
  std::array<std::uint8_t, kMostCells> order{};
  int left = 0;
  Cells taken;
  for (const Cells places : known) taken |= places;
  while (taken.any()) order[left++] = static_cast<std::uint8_t>(taken.pop());
  const int held = left;
  stream.shuffle(std::span(order).first(static_cast<std::size_t>(held)));

  for (int i = 0; i < held && left > clues; ++i) {
    const int cell = order[i];
    const int digit = solution[cell] - 1;
    known[digit] -= Cells::one(cell);
    bool kept = false;
    if (keep == Keep::unique) {
      kept = still_unique(g, known, cell, digit);
    } else {
      Board board = board_of(g, known);
      kept = follows_at_once(g, board, cell, digit) || (settle(g, board) && board.complete(g));
    }
    if (kept)
      --left;
    else
      known[digit] |= Cells::one(cell);
  }
  return left;
}

}  // namespace vog::sudoku
