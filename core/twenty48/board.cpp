#include "board.hpp"

namespace vog::twenty48 {
namespace {

using Row = std::array<std::uint8_t, 4>;  // exponents, the edge that is pushed to first

struct RowSlide {
  Row row{};
  Row to{};  // where the tile that stood at each place went
  std::array<bool, 4> merged{};
  std::uint32_t gained = 0;
};

// The rule itself (T3, T6, T7, T8): everything else in this file only lays rows and columns in its hands.
constexpr RowSlide push(const Row& row) {
  RowSlide out;
  int filled = 0;    // places taken so far, from the edge
  int waiting = -1;  // where the last tile came from, while it may still merge
  for (int from = 0; from < 4; ++from) {
    const std::uint8_t exponent = row[from];
    if (exponent == 0) continue;
    if (waiting >= 0 && out.row[filled - 1] == exponent) {
      out.row[filled - 1] = static_cast<std::uint8_t>(exponent + 1);
      out.gained += std::uint32_t{1} << (exponent + 1);
      out.to[from] = static_cast<std::uint8_t>(filled - 1);
      out.merged[from] = out.merged[waiting] = true;
      waiting = -1;
    } else {
      out.row[filled] = exponent;
      out.to[from] = static_cast<std::uint8_t>(filled);
      waiting = from;
      ++filled;
    }
  }
  return out;
}

constexpr std::uint16_t reversed(std::uint16_t row) {
  return static_cast<std::uint16_t>((row >> 12) | ((row >> 4) & 0x00F0) | ((row << 4) & 0x0F00) |
                                    (row << 12));
}

// Every row without a fifth bit, pushed both ways. A row in which two 32768 merge makes a fifth bit: its
// gain is 65536 or more, which sends it down the slow path.
struct RowTable {
  std::array<std::uint16_t, 65536> left{};
  std::array<std::uint16_t, 65536> right{};
  std::array<std::uint32_t, 65536> gained{};

  RowTable() {
    for (unsigned nibbles = 0; nibbles < 65536; ++nibbles) {
      Row row{};
      for (int i = 0; i < 4; ++i) row[i] = static_cast<std::uint8_t>((nibbles >> (4 * i)) & 15);
      const RowSlide pushed = push(row);
      unsigned out = 0;
      for (int i = 0; i < 4; ++i) out |= static_cast<unsigned>(pushed.row[i] & 15) << (4 * i);
      left[nibbles] = static_cast<std::uint16_t>(out);
      right[reversed(static_cast<std::uint16_t>(nibbles))] = reversed(static_cast<std::uint16_t>(out));
      gained[nibbles] = pushed.gained;
    }
  }
};

const RowTable kRows;

constexpr std::uint32_t kMakesFifth = 1U << 16;

constexpr bool is_vertical(Direction d) { return d == Direction::up || d == Direction::down; }
constexpr bool is_backward(Direction d) { return d == Direction::down || d == Direction::right; }

// The cell at `place` of `line`, counted from the edge that is pushed to.
constexpr int cell_at(Direction d, int line, int place) {
  const int along = is_backward(d) ? 3 - place : place;
  return is_vertical(d) ? 4 * along + line : 4 * line + along;
}

Row line_of(Board board, Direction d, int line) {
  Row row{};
  for (int place = 0; place < 4; ++place)
    row[place] = static_cast<std::uint8_t>(board.exponent(cell_at(d, line, place)));
  return row;
}

Slide slide_cell_by_cell(Board board, Direction d) {
  Slide out;
  for (int line = 0; line < 4; ++line) {
    const RowSlide pushed = push(line_of(board, d, line));
    out.gained += pushed.gained;
    for (int place = 0; place < 4; ++place) out.board.set(cell_at(d, line, place), pushed.row[place]);
  }
  out.changed = out.board != board;
  return out;
}

constexpr std::uint64_t transposed_nibbles(std::uint64_t x) {
  const std::uint64_t a =
      (x & 0xF0F00F0FF0F00F0FULL) | ((x & 0x0000F0F00000F0F0ULL) << 12) | ((x >> 12) & 0x0000F0F00000F0F0ULL);
  return (a & 0xFF00FF0000FF00FFULL) | ((a >> 24) & 0x00000000FF00FF00ULL) |
         ((a & 0x00000000FF00FF00ULL) << 24);
}

constexpr std::uint16_t transposed_bits(std::uint16_t x) {
  unsigned out = 0;
  for (int cell = 0; cell < kCells; ++cell)
    if (x >> cell & 1) out |= 1U << (4 * (cell % 4) + cell / 4);
  return static_cast<std::uint16_t>(out);
}

}  // namespace

Board transposed(Board board) {
  return {transposed_nibbles(board.nibbles),
          board.fifths == 0 ? std::uint16_t{0} : transposed_bits(board.fifths)};
}

Slide slide(Board board, Direction d) {
  if (board.fifths != 0) return slide_cell_by_cell(board, d);
  const std::uint64_t from = is_vertical(d) ? transposed_nibbles(board.nibbles) : board.nibbles;
  const auto& table = is_backward(d) ? kRows.right : kRows.left;
  std::uint64_t to = 0;
  std::uint32_t gained = 0;
  for (int r = 0; r < 4; ++r) {
    const auto row = static_cast<std::uint16_t>(from >> (16 * r));
    // A run of k equal tiles makes k / 2 merges from either edge, so the gain has no direction.
    const std::uint32_t row_gained = kRows.gained[row];
    if (row_gained >= kMakesFifth) return slide_cell_by_cell(board, d);
    gained += row_gained;
    to |= static_cast<std::uint64_t>(table[row]) << (16 * r);
  }
  return {{is_vertical(d) ? transposed_nibbles(to) : to, 0}, gained, to != from};
}

Motions motions(Board board, Direction d) {
  std::array<Motion, kCells> by_cell{};
  std::array<bool, kCells> holds{};
  for (int line = 0; line < 4; ++line) {
    const Row row = line_of(board, d, line);
    const RowSlide pushed = push(row);
    for (int place = 0; place < 4; ++place) {
      if (row[place] == 0) continue;
      const int from = cell_at(d, line, place);
      holds[from] = true;
      by_cell[from] = {static_cast<std::uint8_t>(from),
                       static_cast<std::uint8_t>(cell_at(d, line, pushed.to[place])), pushed.merged[place]};
    }
  }
  Motions out;
  for (int cell = 0; cell < kCells; ++cell)
    if (holds[cell]) out.tiles[out.count++] = by_cell[cell];
  return out;
}

unsigned valid_directions(Board board) {
  unsigned valid = 0;
  for (const Direction d : kDirections)
    if (slide(board, d).changed) valid |= 1U << static_cast<unsigned>(d);
  return valid;
}

bool is_over(Board board) { return empty_cells(board) == 0 && valid_directions(board) == 0; }

int highest(Board board) {
  int best = 0;
  for (int cell = 0; cell < kCells; ++cell) best = board.exponent(cell) > best ? board.exponent(cell) : best;
  return best;
}

Flaw flaw(Board board) {
  std::uint64_t total = 0;
  for (int cell = 0; cell < kCells; ++cell) {
    const int exponent = board.exponent(cell);
    total += exponent == 0 ? 0 : std::uint64_t{1} << exponent;
  }
  if (total == 0) return Flaw::empty;
  return total > kMostInTiles ? Flaw::too_much : Flaw::none;
}

std::uint16_t empty_cells(Board board) {
  std::uint64_t x = board.nibbles;
  x |= x >> 2;
  x |= x >> 1;
  x = ~x & 0x1111111111111111ULL;  // bit 4 i where the nibble of cell i is 0
  x = (x | x >> 3) & 0x0303030303030303ULL;
  x = (x | x >> 6) & 0x000F000F000F000FULL;
  x = (x | x >> 12) & 0x000000FF000000FFULL;
  x = (x | x >> 24) & 0x000000000000FFFFULL;
  return static_cast<std::uint16_t>(x & ~board.fifths);
}

}  // namespace vog::twenty48
