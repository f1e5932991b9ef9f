#include "board.hpp"

namespace vog::sudoku {

Known known_of(const Regions& g, const Grid& grid) {
  Known known{};
  for (int cell = 0; cell < g.cell_count; ++cell)
    if (grid[cell] != 0) known[grid[cell] - 1] |= Cells::one(cell);
  return known;
}

Board board_of(const Regions& g, const Known& known) {
  Board board;
  Cells taken;
  for (int d = 0; d < g.size; ++d) taken |= known[d];
  for (int d = 0; d < g.size; ++d) {
    Cells seen = taken;
    for (Cells rest = known[d]; rest.any();) seen |= g.peers[rest.pop()];
    // A known digit stays where it stands even if another one sees it; settle() meets the clash.
    board.digit[d] = (g.all - seen) | known[d];
  }
  return board;
}

Grid grid_of(const Regions& g, const Board& board) {
  Grid grid{};
  for (int d = 0; d < g.size; ++d)
    for (Cells rest = board.digit[d]; rest.any();) grid[rest.pop()] = static_cast<std::uint8_t>(d + 1);
  return grid;
}

namespace {

// The next two add the places that are the only ones of their region, and are false where a region has none.
// They branch as little as they can: how many places a region has left cannot be predicted.

// Rows lie in a board one after the other, so columns are counted side by side.
template <int N>
bool alone_in_lines(Cells places, Cells& alone) {
  constexpr unsigned kRow = (1U << N) - 1;
  unsigned once = 0;
  unsigned twice = 0;
  bool missing = false;
  std::array<unsigned, N> single{};
  for (int r = 0; r < N; ++r) {
    const int at = r * N;
    const auto row = static_cast<unsigned>(at >= 64       ? places.high >> (at - 64)
                                           : at + N <= 64 ? places.low >> at
                                                          : places.low >> at | places.high << (64 - at)) &
                     kRow;
    twice |= once & row;
    once |= row;
    missing |= row == 0;
    single[r] = (row & (row - 1)) == 0 ? row : 0;
  }
  const unsigned columns = once & ~twice;
  for (int r = 0; r < N; ++r) {
    const int at = r * N;
    const std::uint64_t row = single[r] | columns;
    if (at < 64) alone.low |= row << at;
    if (at >= 64)
      alone.high |= row << (at - 64);
    else if (at + N > 64)
      alone.high |= row >> (64 - at);
  }
  alone &= places;
  return !missing && once == kRow;
}

template <int N>
bool alone_in_blocks(const Regions& g, Cells places, Cells& alone) {
  bool missing = false;
  for (int b = 2 * N; b < 3 * N; ++b) {
    const Cells here = places & g.region[b];
    missing |= here.none();
    const bool both = (here.low != 0) & (here.high != 0);
    const bool several = (((here.low & (here.low - 1)) | (here.high & (here.high - 1))) != 0) | both;
    const std::uint64_t single = std::uint64_t{several} - 1;
    alone |= {here.low & single, here.high & single};
  }
  return !missing;
}

}  // namespace

template <int N>
bool settle(const Regions& g, Board& board) {
  unsigned stale = (1U << N) - 1;  // digits whose places changed since hidden singles were looked for
  for (;;) {
    Cells once;
    Cells twice;
    for (int d = 0; d < N; ++d) {
      twice |= once & board.digit[d];
      once |= board.digit[d];
    }
    if (once != g.all) return false;

    const Cells naked = g.all - twice - board.settled;
    if (naked.any()) {
      board.settled |= naked;
      for (int d = 0; d < N; ++d) {
        Cells rest = board.digit[d] & naked;
        if (rest.none()) continue;
        Cells seen;
        while (rest.any()) seen |= g.peers[rest.pop()];
        // Two of a digit that see each other strike each other out: an empty cell in the next round.
        board.digit[d] -= seen;
        stale |= 1U << d;
      }
      continue;
    }
    if (board.settled == g.all) return true;

    std::array<Cells, N> hidden{};
    Cells found;
    for (int d = 0; d < N; ++d) {
      if ((stale >> d & 1) == 0) continue;
      const Cells places = board.digit[d];
      Cells alone;
      if (!alone_in_lines<N>(places, alone) || !alone_in_blocks<N>(g, places, alone)) return false;
      hidden[d] = alone - board.settled;
      found |= hidden[d];
    }
    if (found.none()) return true;
    stale = 0;
    for (int d = 0; d < N; ++d) {
      const Cells lost = board.digit[d] & (found - hidden[d]);
      if (lost.none()) continue;
      board.digit[d] -= lost;
      stale |= 1U << d;
    }
  }
}

template bool settle<9>(const Regions&, Board&);
template bool settle<6>(const Regions&, Board&);

}  // namespace vog::sudoku
