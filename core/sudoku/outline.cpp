#include "outline.hpp"

namespace vog::sudoku {
namespace {

// Enough for every block to have met every other; more do not make the outlines any wilder.
constexpr int kExchanges9 = 60;
constexpr int kExchanges6 = 30;
// Pairs drawn, whether exchanged or not; about one in six is. A cap that is never met in practice.
constexpr int kMostPairs = 5000;

}  // namespace

Blocks draw_outline(int size, Stream& stream) {
  Blocks blocks = regular_blocks(size);
  const int cell_count = size * size;
  std::array<Cells, kMostDigits> block{};
  for (int cell = 0; cell < cell_count; ++cell) block[blocks[cell]] |= Cells::one(cell);

  int wanted = size == 9 ? kExchanges9 : kExchanges6;
  for (int pair = 0; pair < kMostPairs && wanted > 0; ++pair) {
    const int mine = static_cast<int>(stream.below(static_cast<std::uint32_t>(cell_count)));
    const int a = blocks[mine];
    Cells touching;  // the cells of the other blocks that the first cell could join
    for (Cells rest = neighbours(size, Cells::one(mine)) - block[a]; rest.any();)
      touching |= block[blocks[rest.pop()]];
    if (touching.none()) continue;
    auto skip = stream.below(static_cast<std::uint32_t>(touching.count()));
    while (skip-- > 0) touching.pop();
    const int theirs = touching.first();
    const int b = blocks[theirs];

    const Cells moved = Cells::one(mine) | Cells::one(theirs);
    const Cells new_a = (block[a] - moved) | Cells::one(theirs);
    const Cells new_b = (block[b] - moved) | Cells::one(mine);
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
