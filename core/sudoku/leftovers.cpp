// The law of leftovers: k neighbouring rows (or columns) and k blocks hold every digit k times each. So the
// cells of the lines outside the blocks hold the same digits, as often, as the cells of the blocks outside
// the lines; a digit that cannot stand among the one leftover cannot stand among the other.
#include <algorithm>
#include <numeric>

#include "step.hpp"

namespace vog::sudoku {
namespace {

// People see leftovers of a few cells; larger ones hardly ever strike anything.
constexpr int kMostLeftOver = 5;

// The step of lines first to first + count - 1 (region numbers) and the blocks that overlap them most.
std::optional<Step> leftovers_of(const Regions& g, const Board& board, int first, int count) {
  Cells lines;
  std::uint32_t regions = 0;
  for (int r = first; r < first + count; ++r) {
    lines |= g.region[r];
    regions |= 1U << r;
  }
  std::array<int, kMostDigits> overlap{};
  std::array<int, kMostDigits> by_overlap{};
  for (int b = 0; b < g.size; ++b) overlap[b] = (g.region[2 * g.size + b] & lines).count();
  std::iota(by_overlap.begin(), by_overlap.end(), 0);
  std::stable_sort(by_overlap.begin(), by_overlap.begin() + g.size,
                   [&](int a, int b) { return overlap[a] > overlap[b]; });
  Cells blocks;
  for (int i = 0; i < count; ++i) {
    blocks |= g.region[2 * g.size + by_overlap[i]];
    regions |= 1U << (2 * g.size + by_overlap[i]);
  }
  const Cells outside_blocks = lines - blocks;
  const Cells outside_lines = blocks - lines;
  if (outside_blocks.none() || outside_blocks.count() > kMostLeftOver) return std::nullopt;

  Step step;
  step.technique = Technique::law_of_leftovers;
  step.cells = outside_blocks | outside_lines;
  step.regions = regions;
  for (int d = 0; d < g.size; ++d) {
    const Cells places = board.digit[d] & step.cells;
    if (places.none() || (places.meets(outside_blocks) && places.meets(outside_lines))) continue;
    step.struck[d] = places;
    step.digits |= 1U << d;
  }
  if (step.digits == 0) return std::nullopt;
  return step;
}

}  // namespace

std::optional<Step> law_of_leftovers(const Regions& g, const Board& board) {
  // One line and one block are locked candidates already; all lines but one say what that one says.
  for (int count = 2; count < g.size - 1; ++count)
    for (int start = 0; start + count <= g.size; ++start)
      for (const int lines : {0, g.size})
        if (auto step = leftovers_of(g, board, lines + start, count)) return step;
  return std::nullopt;
}

}  // namespace vog::sudoku
