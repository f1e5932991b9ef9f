// How hard a deal is for people: the techniques it takes.
#pragma once

#include "step.hpp"

namespace vog::sudoku {

enum class Grade : std::uint8_t {
  singles,  // naked and hidden singles find every digit
  hard,     // more than singles, but never a guess: the techniques of step.hpp find every digit
  any,      // more than that; as a wish, whatever comes
};

struct Grading {
  Grade grade = Grade::any;
  std::array<int, kTechniques> steps{};  // by technique: how often it was taken
};

// Solves step by step, the easiest step first, for as long as there is one.
Grading grading_of(const Regions& g, const Known& clues);

// The grade alone, quicker: singles are followed all at once. They may be: no step ever undoes another.
Grade grade_of(const Regions& g, const Known& clues);

}  // namespace vog::sudoku
