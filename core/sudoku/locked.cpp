// Locked candidates: the places of a digit in one region all lie in another one too, so the rest of that
// other region loses it. From a block into a line it is called pointing, from a line into a block claiming.
#include "step.hpp"

namespace vog::sudoku {

std::optional<Step> locked_candidates(const Regions& g, const Board& board) {
  for (int d = 0; d < g.size; ++d)
    for (int from = 0; from < g.region_count; ++from) {
      const Cells places = board.digit[d] & g.region[from];
      if (!places.several()) continue;
      const int cell = places.first();
      for (const int into : {g.row[cell] + 0, g.size + g.column[cell], 2 * g.size + g.block[cell]}) {
        if (into == from || !places.within(g.region[into])) continue;
        const Cells struck = (board.digit[d] & g.region[into]) - places;
        if (struck.none()) continue;
        Step step;
        step.technique = Technique::locked_candidates;
        step.cells = places;
        step.digits = 1U << d;
        step.regions = 1U << from | 1U << into;
        step.struck[d] = struck;
        return step;
      }
    }
  return std::nullopt;
}

}  // namespace vog::sudoku
