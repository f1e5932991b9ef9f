// A full field at random: the solution of a deal before any clue is chosen.
#pragma once

#include <optional>

#include "chacha.hpp"
#include "regions.hpp"

namespace vog::sudoku {

// A solution of the empty field, or nothing where several capped searches found none. Measured: so it is with
// one irregular 9x9 outline in four and one 6x6 outline in six; about 5% and 17% of them admit none at all.
//
// Draws, for each search: a shuffle of the first row's digits, then at every branch the digit to try.
std::optional<Grid> fill(const Regions& g, Stream& stream);

}  // namespace vog::sudoku
