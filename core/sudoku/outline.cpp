#include "outline.hpp"

namespace vog::sudoku {
namespace {

// Measured: a block keeps on average 5.6 of 9 cells (3.8 of 6) that lay together in a regular one; ten times
// as many exchanges leave 5.0 (3.6).
constexpr int kExchanges9 = 120;
constexpr int kExchanges6 = 60;
// Pairs drawn, exchanged or not. More than one in four is exchanged, so the cap is never met.
constexpr int kMostPairs = 5000;

int drawn(Cells cells, Stream& stream) {
  for (auto skip = stream.below(static_cast<std::uint32_t>(cells.count())); skip > 0; --skip) cells.pop();
  return cells.first();
}

}  // namespace

Blocks draw_outline(int size, Stream& stream) {
  Blocks blocks = regular_blocks(size);
  const int cell_count = size * size;
  std::array<Cells, kMostDigits> block{};
  for (int cell = 0; cell < cell_count; ++cell) block[blocks[cell]] |= Cells::one(cell);

  int wanted = size == 9 ? kExchanges9 : kExchanges6;
  for (int pair = 0; pair < kMostPairs && wanted > 0; ++pair) {
    const int mine = static_cast<int>(stream.below(static_cast<std::uint32_t>(cell_count)));
    const Cells here = Cells::one(mine);
    const int a = blocks[mine];
    const Cells abroad = neighbours(size, here) - block[a];
    if (abroad.none()) continue;
    const int b = blocks[drawn(abroad, stream)];

    const Cells rest_a = block[a] - here;
    const Cells partners = neighbours(size, rest_a) & block[b];
    if (partners.none()) continue;
    const int theirs = drawn(partners, stream);
    const Cells there = Cells::one(theirs);

    const Cells rest_b = block[b] - there;
    if (!neighbours(size, here).meets(rest_b)) continue;
    const Cells new_a = rest_a | there;
    const Cells new_b = rest_b | here;
    if (!contiguous(size, new_a) || !contiguous(size, new_b)) continue;
    block[a] = new_a;
    block[b] = new_b;
    blocks[mine] = static_cast<std::uint8_t>(b);
    blocks[theirs] = static_cast<std::uint8_t>(a);
    --wanted;
  }
  return blocks;
}

}  // namespace vog::sudoku
