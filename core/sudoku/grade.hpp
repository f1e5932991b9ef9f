// How hard a deal is for people: the techniques it takes.
#pragma once

#include "board.hpp"

namespace vog::sudoku {

enum class Grade : std::uint8_t {
  singles,  // naked and hidden singles find every digit
  hard,     // more than singles, but never a guess: the techniques of step.hpp find every digit
  any,      // more than that; as a wish, whatever comes
};

// The grade of clues with one solution.
Grade grade_of(const Regions& g, const Known& clues);

}  // namespace vog::sudoku
