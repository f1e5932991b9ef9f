#include "deal.hpp"

#include <algorithm>

#include "dig.hpp"
#include "fill.hpp"
#include "outline.hpp"

namespace vog::sudoku {
namespace {

// At the rarest settings allowed one dig in 300 fits; 8,000 without any is a chance of 1e-11.
constexpr int kMostFills = 2000;
constexpr int kDigsPerFill = 4;

// Hard deals are dug down to this many clues before some are given back: the fewer, the more often singles do
// not suffice, and the longer it takes.
constexpr int hard_base(int size, bool irregular) {
  if (size == 6) return irregular ? 8 : 10;
  return irregular ? 24 : 26;
}

// Clues that singles find are given back first: that changes nothing of where singles end. Then others, where
// singles still do not suffice. So a hard deal of few clues becomes one of as many as are wanted.
//
// Draws: a shuffle of the cells that singles find, then one of those they do not.
bool give_back(const Regions& g, const Grid& solution, Known& clues, int missing, Stream& stream) {
  Board found = board_of(g, clues);
  settle(g, found);
  Cells taken;
  for (const Cells places : clues) taken |= places;
  for (const Cells from : {found.settled - taken, g.all - found.settled}) {
    std::array<std::uint8_t, kMostCells> order{};
    std::size_t count = 0;
    for (Cells rest = from; rest.any();) order[count++] = static_cast<std::uint8_t>(rest.pop());
    stream.shuffle(std::span(order).first(count));
    for (std::size_t i = 0; i < count && missing > 0; ++i) {
      Known more = clues;
      more[solution[order[i]] - 1] |= Cells::one(order[i]);
      if (!found.settled.has(order[i]) && grade_of(g, more) == Grade::singles) continue;
      clues = more;
      --missing;
    }
  }
  return missing == 0;
}

// Clues for the grade that was asked for, or nothing.
std::optional<Known> draw_clues(const Regions& g, const Grid& solution, const Settings& wish,
                                Stream& stream) {
  Known clues = known_of(g, solution);
  if (wish.grade != Grade::hard) {
    const Keep keep = wish.grade == Grade::singles ? Keep::singles : Keep::unique;
    if (dig(g, solution, clues, wish.clues, keep, stream) > wish.clues) return std::nullopt;
    return clues;
  }
  const int left =
      dig(g, solution, clues, std::min(wish.clues, hard_base(g.size, wish.irregular)), Keep::unique, stream);
  if (left > wish.clues || grade_of(g, clues) != Grade::hard) return std::nullopt;
  if (!give_back(g, solution, clues, wish.clues - left, stream)) return std::nullopt;
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
