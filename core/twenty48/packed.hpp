// The board as one number, for the solver's inner loops: 1.3 to 5 million boards a second are slid, turned
// and looked up here. What a move does is not decided in this file: its tables are filled by slide().
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "board.hpp"

namespace vog::twenty48 {

// Exponent of cell i at bit 4 i, up to 15. Boards that hold or could come to hold larger tiles are searched
// as Board, and only shown to the network in this form (see labels.hpp).
using Packed = std::uint64_t;

inline constexpr int kHighestPacked = 15;

[[nodiscard]] constexpr Packed transposed(Packed x) {
  const Packed a =
      (x & 0xF0F00F0FF0F00F0FULL) | ((x & 0x0000F0F00000F0F0ULL) << 12) | ((x >> 12) & 0x0000F0F00000F0F0ULL);
  return (a & 0xFF00FF0000FF00FFULL) | ((a >> 24) & 0x00000000FF00FF00ULL) |
         ((a & 0x00000000FF00FF00ULL) << 24);
}

// Each row from right to left.
[[nodiscard]] constexpr Packed mirrored(Packed x) {
  x = ((x & 0x0F0F0F0F0F0F0F0FULL) << 4) | ((x >> 4) & 0x0F0F0F0F0F0F0F0FULL);
  return ((x & 0x00FF00FF00FF00FFULL) << 8) | ((x >> 8) & 0x00FF00FF00FF00FFULL);
}

// The rows from bottom to top.
[[nodiscard]] constexpr Packed upside_down(Packed x) {
  x = (x << 32) | (x >> 32);
  return ((x & 0x0000FFFF0000FFFFULL) << 16) | ((x >> 16) & 0x0000FFFF0000FFFFULL);
}

// The board as it looks from all sides, mirrored and not.
[[nodiscard]] constexpr std::array<Packed, 8> symmetries(Packed x) {
  const Packed t = transposed(x);
  const Packed mx = mirrored(x);
  const Packed mt = mirrored(t);
  return {x, mx, upside_down(x), upside_down(mx), t, mt, upside_down(t), upside_down(mt)};
}

// Bit 4 i is set where cell i is empty.
[[nodiscard]] constexpr Packed empty_nibbles(Packed x) {
  x |= x >> 2;
  x |= x >> 1;
  return ~x & 0x1111111111111111ULL;
}

// One row pushed both ways. Two of the highest packed tiles do not fit when they merge: such a row reads as
// one tile of the same symbol, which is as near as this form comes (slide() itself is exact).
struct RowMoves {
  std::uint16_t left = 0;
  std::uint16_t right = 0;
  std::uint16_t gained_quarter = 0;  // merges make multiples of four
};

struct After {
  Packed board = 0;
  std::uint32_t gained = 0;
};

class MoveTable {
 public:
  MoveTable();

  [[nodiscard]] After left(Packed x) const {
    const RowMoves& a = rows_[x & 0xFFFF];
    const RowMoves& b = rows_[x >> 16 & 0xFFFF];
    const RowMoves& c = rows_[x >> 32 & 0xFFFF];
    const RowMoves& d = rows_[x >> 48];
    return {join(a.left, b.left, c.left, d.left), gained(a, b, c, d)};
  }
  [[nodiscard]] After right(Packed x) const {
    const RowMoves& a = rows_[x & 0xFFFF];
    const RowMoves& b = rows_[x >> 16 & 0xFFFF];
    const RowMoves& c = rows_[x >> 32 & 0xFFFF];
    const RowMoves& d = rows_[x >> 48];
    return {join(a.right, b.right, c.right, d.right), gained(a, b, c, d)};
  }

  // The four afterstates in the order of Direction; equal to `x` where the direction is invalid.
  [[nodiscard]] std::array<After, 4> all(Packed x) const {
    const Packed t = transposed(x);
    After up = left(t);
    After down = right(t);
    up.board = transposed(up.board);
    down.board = transposed(down.board);
    return {up, down, left(x), right(x)};
  }

 private:
  static Packed join(Packed a, Packed b, Packed c, Packed d) { return a | b << 16 | c << 32 | d << 48; }
  static std::uint32_t gained(const RowMoves& a, const RowMoves& b, const RowMoves& c, const RowMoves& d) {
    return 4U * (std::uint32_t{a.gained_quarter} + b.gained_quarter + c.gained_quarter + d.gained_quarter);
  }

  std::array<RowMoves, 65536> rows_;
};

[[nodiscard]] std::unique_ptr<const MoveTable> make_move_table();

}  // namespace vog::twenty48
