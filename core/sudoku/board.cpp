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
      for (int r = 0; r < 3 * N; ++r) {
        const Cells here = places & g.region[r];
        if (here.none()) return false;
        if (!here.several()) alone |= here;
      }
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
