// Whole games played by the search: what an evaluation is made of.
#pragma once

#include <cstdint>

#include "game.hpp"
#include "search.hpp"

namespace vog::twenty48 {

enum class BudgetKind : std::uint8_t { plies, nodes, clock };

struct Budget {
  BudgetKind kind = BudgetKind::plies;
  std::uint64_t amount = 1;  // plies or nodes
  Clock clock;               // where that is the kind; started anew for each move
};

[[nodiscard]] const Choice& best(Search& search, Board board, const Budget& budget);

// The game of `seed` to its end, or until a tile 2^until_exponent is there (0: to the end).
[[nodiscard]] Game play_out(Search& search, std::uint64_t seed, const Budget& budget, int until_exponent);

}  // namespace vog::twenty48
