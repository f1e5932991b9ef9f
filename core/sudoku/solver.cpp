#include "solver.hpp"

namespace vog::sudoku {
namespace {

// An unsettled cell to branch on: one of two candidates where there is one, else of as few as possible.
template <int N>
int branching_cell(const Board& board) {
  std::array<Cells, N + 1> at_least{};  // at_least[k]: cells with more than k candidates
  for (int d = 0; d < N; ++d) {
    at_least[3] |= at_least[2] & board.digit[d];
    at_least[2] |= at_least[1] & board.digit[d];
    at_least[1] |= at_least[0] & board.digit[d];
    at_least[0] |= board.digit[d];
  }
  const Cells two = at_least[1] - at_least[2];
  if (two.any()) return two.first();
  const Cells three = at_least[2] - at_least[3];
  if (three.any()) return three.first();
  for (int k = 4; k < N; ++k) {
    Cells more;
    // Cells with more than k candidates, counted afresh: rare, and only near an empty board.
    for (Cells rest = at_least[k - 1]; rest.any();) {
      const int cell = rest.pop();
      if (std::popcount(board.candidates(cell)) > k) more |= Cells::one(cell);
    }
    at_least[k] = more;
    const Cells exactly = at_least[k - 1] - more;
    if (exactly.any()) return exactly.first();
  }
  return at_least[N - 1].first();
}

// Each branch splits a board in two: the cell has the digit, or has not. So one board waits per digit that
// was assumed, and the stack is never deeper than the field has cells.
template <int N, typename Choose>
Found search_boards(const Regions& g, const Board& start, int limit, std::int64_t most_nodes, Grid* first,
                    Choose choose) {
  std::array<Board, N * N + 2> stack;
  int height = 0;
  stack[height++] = start;
  Found found;
  while (height > 0) {
    if (found.nodes == most_nodes) {
      found.capped = true;
      return found;
    }
    ++found.nodes;
    Board& board = stack[height - 1];
    if (!settle<N>(g, board)) {
      --height;
      continue;
    }
    if (board.complete(g)) {
      if (found.solutions++ == 0 && first != nullptr) *first = grid_of(g, board);
      if (found.solutions == limit) return found;
      --height;
      continue;
    }
    const int cell = branching_cell<N>(board);
    const int d = choose(board.candidates(cell));
    stack[height] = board;
    stack[height].fix(cell, d);
    board.digit[d] -= Cells::one(cell);
    ++height;
  }
  return found;
}

}  // namespace

Found search(const Regions& g, const Board& start, int limit, std::int64_t most_nodes, Grid* first) {
  const auto lowest = [](unsigned candidates) { return std::countr_zero(candidates); };
  return g.size == 9 ? search_boards<9>(g, start, limit, most_nodes, first, lowest)
                     : search_boards<6>(g, start, limit, most_nodes, first, lowest);
}

Found search_randomly(const Regions& g, const Board& start, std::int64_t most_nodes, Stream& stream,
                      Grid* first) {
  const auto drawn = [&stream](unsigned candidates) {
    for (std::uint32_t skip = stream.below(static_cast<std::uint32_t>(std::popcount(candidates))); skip > 0;
         --skip)
      candidates &= candidates - 1;
    return std::countr_zero(candidates);
  };
  return g.size == 9 ? search_boards<9>(g, start, 1, most_nodes, first, drawn)
                     : search_boards<6>(g, start, 1, most_nodes, first, drawn);
}

}  // namespace vog::sudoku
