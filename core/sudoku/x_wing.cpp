// X-wing: in two rows a digit has the same two columns left (or in two columns the same two rows), so the
// rest of those columns (rows) loses it.
#include "step.hpp"

namespace vog::sudoku {
namespace {

std::optional<Step> x_wing_of(const Regions& g, const Board& board, int d, int lines, int crossings,
                              const std::array<std::uint8_t, kMostCells>& crossing_of) {
  std::array<unsigned, kMostDigits> crossed{};  // of every line with exactly two places: their crossing lines
  for (int i = 0; i < g.size; ++i) {
    Cells places = board.digit[d] & g.region[lines + i];
    if (places.count() != 2) continue;
    while (places.any()) crossed[i] |= 1U << crossing_of[places.pop()];
  }
  for (int i = 0; i < g.size; ++i) {
    if (crossed[i] == 0) continue;
    for (int j = i + 1; j < g.size; ++j) {
      if (crossed[j] != crossed[i]) continue;
      const int a = crossings + std::countr_zero(crossed[i]);
      const int b = crossings + std::bit_width(crossed[i]) - 1;
      const Cells wing = (g.region[lines + i] | g.region[lines + j]) & board.digit[d];
      const Cells struck = (board.digit[d] & (g.region[a] | g.region[b])) - wing;
      if (struck.none()) continue;
      Step step;
      step.technique = Technique::x_wing;
      step.cells = wing;
      step.digits = 1U << d;
      step.regions = 1U << (lines + i) | 1U << (lines + j) | 1U << a | 1U << b;
      step.struck[d] = struck;
      return step;
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<Step> x_wing(const Regions& g, const Board& board) {
  for (int d = 0; d < g.size; ++d) {
    if (auto step = x_wing_of(g, board, d, 0, g.size, g.column)) return step;
    if (auto step = x_wing_of(g, board, d, g.size, 0, g.row)) return step;
  }
  return std::nullopt;
}

}  // namespace vog::sudoku
