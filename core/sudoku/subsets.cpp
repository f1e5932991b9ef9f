// Naked subsets: k cells of a region share k candidates, so the rest of the region loses them. Hidden
// subsets: k digits of a region share k cells, so those cells lose all else. Pairs and triples here.
#include "step.hpp"

namespace vog::sudoku {
namespace {

// All choices of `size` items from the first `count`, smallest numbers first, until one is accepted.
template <typename Accept>
bool any_choice(int count, int size, Accept accept) {
  std::array<int, 3> chosen{};
  for (int i = 0; i < size; ++i) chosen[i] = i;
  if (size > count) return false;
  for (;;) {
    if (accept(chosen)) return true;
    int i = size - 1;
    while (i >= 0 && chosen[i] == count - size + i) --i;
    if (i < 0) return false;
    ++chosen[i];
    for (int j = i + 1; j < size; ++j) chosen[j] = chosen[j - 1] + 1;
  }
}

Technique named(int size, Technique pair, Technique triple) { return size == 2 ? pair : triple; }

}  // namespace

std::optional<Step> naked_subset(const Regions& g, const Board& board, int size) {
  Step step;
  step.technique = named(size, Technique::naked_pair, Technique::naked_triple);
  for (int r = 0; r < g.region_count; ++r) {
    // Cells with more candidates than the subset has cells cannot belong to it.
    std::array<int, kMostDigits> cells{};
    std::array<unsigned, kMostDigits> candidates{};
    int count = 0;
    const Cells open = g.region[r] - board.settled;
    for (Cells rest = open; rest.any();) {
      const int cell = rest.pop();
      const unsigned mask = board.candidates(cell);
      if (std::popcount(mask) > size) continue;
      cells[count] = cell;
      candidates[count++] = mask;
    }
    const bool found = any_choice(count, size, [&](const std::array<int, 3>& chosen) {
      unsigned shared = 0;
      Cells subset;
      for (int i = 0; i < size; ++i) {
        shared |= candidates[chosen[i]];
        subset |= Cells::one(cells[chosen[i]]);
      }
      if (std::popcount(shared) != size) return false;
      for (int d = 0; d < g.size; ++d)
        step.struck[d] = (shared >> d & 1) != 0 ? (board.digit[d] & open) - subset : Cells{};
      step.cells = subset;
      step.digits = shared;
      return step.strikes();
    });
    if (!found) continue;
    step.regions = 1U << r;
    return step;
  }
  return std::nullopt;
}

std::optional<Step> hidden_subset(const Regions& g, const Board& board, int size) {
  Step step;
  step.technique = named(size, Technique::hidden_pair, Technique::hidden_triple);
  for (int r = 0; r < g.region_count; ++r) {
    std::array<int, kMostDigits> digits{};
    std::array<Cells, kMostDigits> places{};
    int count = 0;
    for (int d = 0; d < g.size; ++d) {
      const Cells here = board.digit[d] & g.region[r];
      if (here.none() || here.meets(board.settled) || here.count() > size) continue;
      digits[count] = d;
      places[count++] = here;
    }
    const bool found = any_choice(count, size, [&](const std::array<int, 3>& chosen) {
      unsigned shared = 0;
      Cells subset;
      for (int i = 0; i < size; ++i) {
        shared |= 1U << digits[chosen[i]];
        subset |= places[chosen[i]];
      }
      if (subset.count() != size) return false;
      for (int d = 0; d < g.size; ++d)
        step.struck[d] = (shared >> d & 1) != 0 ? Cells{} : board.digit[d] & subset;
      step.cells = subset;
      step.digits = shared;
      return step.strikes();
    });
    if (!found) continue;
    step.regions = 1U << r;
    return step;
  }
  return std::nullopt;
}

}  // namespace vog::sudoku
