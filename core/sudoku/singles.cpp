// Naked singles: one candidate is left for a cell. Hidden singles: one cell is left for a digit in a region.
#include "step.hpp"

namespace vog::sudoku {

std::optional<Step> naked_single(const Regions& g, const Board& board) {
  for (Cells open = g.all - board.settled; open.any();) {
    const int cell = open.pop();
    const unsigned candidates = board.candidates(cell);
    if (std::popcount(candidates) != 1) continue;
    Step step;
    step.technique = Technique::naked_single;
    step.cells = Cells::one(cell);
    step.digits = candidates;
    step.placed = cell;
    return step;
  }
  return std::nullopt;
}

std::optional<Step> hidden_single(const Regions& g, const Board& board) {
  // Blocks first: that is where people look first.
  for (int i = 0; i < g.region_count; ++i) {
    const int r = (2 * g.size + i) % g.region_count;
    for (int d = 0; d < g.size; ++d) {
      const Cells places = board.digit[d] & g.region[r];
      if (places.none() || places.several() || places.meets(board.settled)) continue;
      Step step;
      step.technique = Technique::hidden_single;
      step.cells = places;
      step.digits = 1U << d;
      step.regions = 1U << r;
      step.placed = places.first();
      return step;
    }
  }
  return std::nullopt;
}

}  // namespace vog::sudoku
