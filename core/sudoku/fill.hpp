// A full field at random: the solution of a deal before any clue is chosen.
#pragma once

#include <optional>

#include "chacha.hpp"
#include "regions.hpp"

namespace vog::sudoku {

// A solution of the empty field, or nothing where several capped searches found none (so it is with about 5%
// of irregular 9x9 outlines and 17% of 6x6 ones, most of which admit none at all).
//
// Draws, for each search: a shuffle of the first row's digits, then at every branch the digit to try.
std::optional<Grid> fill(const Regions& g, Stream& stream);

}  // namespace vog::sudoku
