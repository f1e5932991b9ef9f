#include "fill.hpp"

#include <numeric>

#include "solver.hpp"

namespace vog::sudoku {
namespace {

// A search that has gone wrong near its root takes for ever; starting afresh is cheaper than backing out
// (Gomes, Selman, Kautz: Boosting combinatorial search through randomization, AAAI 1998).
constexpr int kMostNodes = 120;
constexpr int kMostSearches = 4;

}  // namespace

std::optional<Grid> fill(const Regions& g, Stream& stream) {
  for (int attempt = 0; attempt < kMostSearches; ++attempt) {
    std::array<int, kMostDigits> row{};
    std::iota(row.begin(), row.end(), 0);
    stream.shuffle(std::span(row).first(static_cast<std::size_t>(g.size)));
    Known known{};
    for (int cell = 0; cell < g.size; ++cell) known[row[cell]] |= Cells::one(cell);
    Grid solution;
    const Found found = search_randomly(g, board_of(g, known), kMostNodes, stream, &solution);
    if (found.solutions > 0) return solution;
    if (!found.capped) return std::nullopt;  // searched through: the digits' names do not matter, so none is
  }
  return std::nullopt;
}

}  // namespace vog::sudoku
