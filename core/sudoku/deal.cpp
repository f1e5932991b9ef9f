#include "deal.hpp"

#include <algorithm>

#include "dig.hpp"
#include "fill.hpp"
#include "outline.hpp"

namespace vog::sudoku {
namespace {

constexpr int kMostFills = 4000;
constexpr int kDigsPerFill = 4;

// Clues for the grade that was asked for, or nothing.
std::optional<Known> draw_clues(const Regions& g, const Grid& solution, const Settings& wish,
                                Stream& stream) {
  Known clues = known_of(g, solution);
  const Keep keep = wish.grade == Grade::singles ? Keep::singles : Keep::unique;
  if (dig(g, solution, clues, wish.clues, keep, stream) > wish.clues) return std::nullopt;
  if (wish.grade == Grade::hard && grade_of(g, clues) != Grade::hard) return std::nullopt;
  return clues;
}

}  // namespace

std::optional<Allowed> allowed(int size, bool irregular, Grade grade) {
  for (const Allowed& row : kAllowed)
    if (row.size == size && row.irregular == irregular && row.grade == grade) return row;
  return std::nullopt;
}

std::optional<Deal> deal(const Settings& settings, std::span<const std::uint8_t, 32> key) {
  Stream stream(key);
  Deal out;
  out.size = settings.size;
  out.blocks = regular_blocks(settings.size);
  Regions g = regions_of(settings.size, out.blocks);
  for (int attempt = 0; attempt < kMostFills; ++attempt) {
    if (settings.irregular) {
      out.blocks = draw_outline(settings.size, stream);
      g = regions_of(settings.size, out.blocks);
    }
    const std::optional<Grid> solution = fill(g, stream);
    if (!solution) continue;
    for (int turn = 0; turn < kDigsPerFill; ++turn) {
      const std::optional<Known> clues = draw_clues(g, *solution, settings, stream);
      if (!clues) continue;
      out.solution = *solution;
      for (int d = 0; d < g.size; ++d)
        for (Cells rest = (*clues)[d]; rest.any();) out.clues[rest.pop()] = static_cast<std::uint8_t>(d + 1);
      out.grade = grade_of(g, *clues);
      return out;
    }
  }
  return std::nullopt;
}

}  // namespace vog::sudoku
