#include "regions.hpp"

namespace vog::sudoku {
namespace {

constexpr Cells column_of(int size, int column) {
  Cells cells;
  for (int r = 0; r < size; ++r) cells |= Cells::one(r * size + column);
  return cells;
}

// All but the first or the last column: a step sideways from there would leave the row.
struct Edges {
  Cells not_first;
  Cells not_last;
  Cells all;
};

constexpr Edges edges(int size) {
  const Cells all = Cells::first_of(size * size);
  return {all - column_of(size, 0), all - column_of(size, size - 1), all};
}

constexpr Edges kEdges9 = edges(9);
constexpr Edges kEdges6 = edges(6);

}  // namespace

Blocks regular_blocks(int size) {
  Blocks blocks{};
  const int height = size / 3;  // blocks are three columns wide, and as many stand beside each other
  for (int r = 0; r < size; ++r)
    for (int c = 0; c < size; ++c)
      blocks[r * size + c] = static_cast<std::uint8_t>(r / height * height + c / 3);
  return blocks;
}

Cells neighbours(int size, Cells cells) {
  const Edges& e = size == 9 ? kEdges9 : kEdges6;
  const Cells from_right = cells & e.not_first;
  const Cells from_left = cells & e.not_last;
  return (from_right.shifted(-1) | from_left.shifted(1) | cells.shifted(-size) | from_left.shifted(1 - size) |
          from_right.shifted(size - 1) | cells.shifted(size)) &
         e.all;
}

bool contiguous(int size, Cells cells) {
  if (cells.none()) return true;
  Cells reached = Cells::one(cells.first());
  for (;;) {
    const Cells next = (reached | neighbours(size, reached)) & cells;
    if (next == reached) return reached == cells;
    reached = next;
  }
}

std::optional<std::string> fault_of(int size, std::span<const int> blocks) {
  if (size != 9 && size != 6) return "a field is 9x9 or 6x6, not of size " + std::to_string(size);
  const int cell_count = size * size;
  if (static_cast<int>(blocks.size()) != cell_count)
    return "blocks must name a block for each of " + std::to_string(cell_count) + " cells, not for " +
           std::to_string(blocks.size());
  std::array<Cells, kMostDigits> block{};
  for (int cell = 0; cell < cell_count; ++cell) {
    if (blocks[cell] < 0 || blocks[cell] >= size)
      return "row " + std::to_string(cell / size + 1) + ", column " + std::to_string(cell % size + 1) +
             ": blocks are numbered 0 to " + std::to_string(size - 1) + ", not " +
             std::to_string(blocks[cell]);
    block[blocks[cell]] |= Cells::one(cell);
  }
  for (int b = 0; b < size; ++b)
    if (block[b].count() != size)
      return "block " + std::to_string(b) + " has " + std::to_string(block[b].count()) + " cells, not " +
             std::to_string(size);
  for (int b = 0; b < size; ++b)
    if (!contiguous(size, block[b])) return "block " + std::to_string(b) + " is not contiguous";
  return std::nullopt;
}

Regions regions_of(int size, const Blocks& blocks) {
  Regions g;
  g.size = size;
  g.cell_count = size * size;
  g.region_count = 3 * size;
  g.all = Cells::first_of(g.cell_count);
  g.block = blocks;
  for (int r = 0, cell = 0; r < size; ++r)
    for (int c = 0; c < size; ++c, ++cell) {
      g.row[cell] = static_cast<std::uint8_t>(r);
      g.column[cell] = static_cast<std::uint8_t>(c);
      for (const int region : {r, size + c, 2 * size + blocks[cell]}) g.region[region] |= Cells::one(cell);
    }
  for (int cell = 0; cell < g.cell_count; ++cell)
    g.peers[cell] =
        (g.region[g.row[cell]] | g.region[size + g.column[cell]] | g.region[2 * size + blocks[cell]]) -
        Cells::one(cell);
  return g;
}

}  // namespace vog::sudoku
