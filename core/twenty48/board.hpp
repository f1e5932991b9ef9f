// The 4x4 board of 2048 and the slide: the one place where rules T1 and T3-T10 and T13 stand.
#pragma once

#include <array>
#include <cstdint>

namespace vog::twenty48 {

inline constexpr int kCells = 16;
inline constexpr int kHighestReachable = 17;  // 2^17 = 131072 (T15)

// The numbers are part of the record format and of both bindings.
enum class Direction : std::uint8_t { up = 0, down = 1, left = 2, right = 3 };
inline constexpr std::array<Direction, 4> kDirections = {Direction::up, Direction::down, Direction::left,
                                                         Direction::right};

// Why no game can come to a board.
enum class Flaw : std::uint8_t { none = 0, empty = 1, too_much = 2 };

// The most that sixteen cells can come to hold: 131072 and every smaller tile down to a spawned 4 (T15).
inline constexpr std::uint64_t kMostInTiles = (std::uint64_t{2} << kHighestReachable) - 4;

// A cell holds an exponent: 0 for empty, n for the tile 2^n. Cells count row by row from the top left.
//
// Four bits a cell stop at 32768, so the fifth bits stand apart: nearly every board has none, and then a
// row is one 16-bit look-up. Nothing is lost up to 2^31, far above what sixteen cells can make.
struct Board {
  std::uint64_t nibbles = 0;  // low four bits of cell i at bit 4 i
  std::uint16_t fifths = 0;   // fifth bit of cell i at bit i

  [[nodiscard]] constexpr int exponent(int cell) const {
    return static_cast<int>((nibbles >> (4 * cell)) & 15) | (((fifths >> cell) & 1) << 4);
  }
  constexpr void set(int cell, int exponent) {
    const std::uint64_t nibble = std::uint64_t{15} << (4 * cell);
    nibbles = (nibbles & ~nibble) | (static_cast<std::uint64_t>(exponent & 15) << (4 * cell));
    fifths = static_cast<std::uint16_t>((fifths & ~(1U << cell)) |
                                        ((static_cast<unsigned>(exponent) >> 4 & 1U) << cell));
  }
  friend constexpr bool operator==(const Board&, const Board&) = default;
};

struct Slide {
  Board board;
  std::uint32_t gained = 0;  // the sum of the tiles that merges made (T10)
  bool changed = false;      // whether the direction was valid (T5)
};

// Where one tile went: what a page needs to draw the move.
struct Motion {
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  bool merged = false;  // this tile and another became one on `to`
};

struct Motions {
  std::array<Motion, kCells> tiles{};
  int count = 0;
};

// All tiles pushed as far as they go, equal pairs merged once, nearest to the edge first (T3, T6-T8).
[[nodiscard]] Slide slide(Board board, Direction direction);

// The same move tile by tile, in the order of the cells they leave.
[[nodiscard]] Motions motions(Board board, Direction direction);

// Bit d is set where direction d changes the board (T5).
[[nodiscard]] unsigned valid_directions(Board board);

// Full, and no two neighbours equal (T13).
[[nodiscard]] bool is_over(Board board);

// The largest exponent on the board, 0 for an empty one.
[[nodiscard]] int highest(Board board);

// Without a tile, or with more in tiles than sixteen cells can come to hold (T2, T15).
[[nodiscard]] Flaw flaw(Board board);

// Bit i is set where cell i is empty.
[[nodiscard]] std::uint16_t empty_cells(Board board);

// Rows become columns: cell (r, c) goes to (c, r).
[[nodiscard]] Board transposed(Board board);

}  // namespace vog::twenty48
