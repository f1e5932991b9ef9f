// Solving by singles and branching, never without a cap on the nodes.
#pragma once

#include <array>
#include <cstdint>

#include "board.hpp"
#include "chacha.hpp"

namespace vog::sudoku {

// What a search came to. `solutions` is exact up to the limit it was given unless it was capped.
struct Found {
  int solutions = 0;
  bool capped = false;  // the node cap was met first: nothing is known beyond what was found
  std::int64_t nodes = 0;
};

// Looks for solutions until `limit` of them are found or `most_nodes` boards were settled. The first one is
// written to *first where that is given.
Found search(const Regions& g, const Board& start, int limit, std::int64_t most_nodes, Grid* first = nullptr);

// The same, one solution wanted, the digit to try first drawn from the stream at every branch.
Found search_randomly(const Regions& g, const Board& start, std::int64_t most_nodes, Stream& stream,
                      Grid* first);

}  // namespace vog::sudoku
