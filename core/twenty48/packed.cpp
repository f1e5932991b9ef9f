#include "packed.hpp"

namespace vog::twenty48 {
namespace {

// The first row of a board, its fifth bits held down to the highest symbol.
std::uint16_t first_row(Board board) {
  unsigned out = 0;
  for (int cell = 0; cell < 4; ++cell) {
    const int e = board.exponent(cell);
    out |= static_cast<unsigned>(e > kHighestPacked ? kHighestPacked : e) << (4 * cell);
  }
  return static_cast<std::uint16_t>(out);
}

}  // namespace

MoveTable::MoveTable() {
  for (unsigned row = 0; row < 65536; ++row) {
    const Board board{row, 0};
    const Slide left = slide(board, Direction::left);
    const Slide right = slide(board, Direction::right);
    const std::uint32_t quarter = left.gained / 4;
    rows_[row] = {first_row(left.board), first_row(right.board),
                  static_cast<std::uint16_t>(quarter > 0xFFFF ? 0xFFFF : quarter)};
  }
}

std::unique_ptr<const MoveTable> make_move_table() { return std::make_unique<MoveTable>(); }

}  // namespace vog::twenty48
