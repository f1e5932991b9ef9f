// How a board with larger tiles than the network knows is shown to it.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "board.hpp"
#include "packed.hpp"

namespace vog::twenty48 {

// What kinds of tiles are on a board, and what they add up to.
struct Inventory {
  std::uint32_t present = 0;  // bit e: there is a tile 2^e
  std::uint32_t sum = 0;

  explicit Inventory(Board board) {
    std::uint32_t all = 0;
    for (int cell = 0; cell < kCells; ++cell) {
      const std::uint32_t tile = std::uint32_t{1} << board.exponent(cell);  // 1 for an empty cell
      all |= tile;
      sum += tile & ~std::uint32_t{1};
    }
    present = all & ~std::uint32_t{1};
  }
  [[nodiscard]] int top() const { return std::bit_width(present) - 1; }
};

// How the tiles of the searched board are named to the network. Where they are larger than it knows, the
// tiles above a gap in the row of sizes each pass for the next smaller: what merges with what stays the same.
struct Labels {
  std::array<std::uint8_t, 32> of = kOwnNames;
  bool plain = true;

  Labels(Board board, const Inventory& tiles, int highest_known) {
    int top = tiles.top();
    if (top < highest_known) return;  // the most of moves, and the fast ones
    int of_top = 0;
    for (int cell = 0; cell < kCells; ++cell) of_top += board.exponent(cell) == top ? 1 : 0;
    if (of_top > 1) ++top;  // they may merge before the line ends
    for (int e = 0; e < 32; ++e) of[e] = static_cast<std::uint8_t>(e);
    std::uint32_t present = tiles.present;
    for (; top > highest_known; --top) {
      plain = false;
      int gap = std::min(top - 1, highest_known);
      while (gap > 1 && (present >> gap & 1) != 0) --gap;
      std::uint32_t lower = 0;
      for (int e = 1; e < 32; ++e) {
        if ((present >> e & 1) == 0) continue;
        lower |= 1U << (e > gap ? e - 1 : e);
      }
      for (std::uint8_t& label : of)
        if (label > gap) --label;
      present = lower;
    }
    for (std::uint8_t& label : of) label = std::min<std::uint8_t>(label, kHighestPacked);
  }

 private:
  static constexpr std::array<std::uint8_t, 32> kOwnNames = [] {
    std::array<std::uint8_t, 32> own{};
    for (int e = 0; e < 32; ++e) own[e] = static_cast<std::uint8_t>(std::min(e, kHighestPacked));
    return own;
  }();
};

}  // namespace vog::twenty48
