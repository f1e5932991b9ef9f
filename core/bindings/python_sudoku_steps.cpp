#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <string>
#include <vector>

#include "../sudoku/grade.hpp"
#include "python_sudoku.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace vog::sudoku;
using namespace vog::sudoku::python;

#define TECHNIQUE_NAMES                                                                       \
  "typing.Literal['naked_single', 'hidden_single', 'locked_candidates', 'law_of_leftovers', " \
  "'naked_pair', 'hidden_pair', 'naked_triple', 'hidden_triple', 'x_wing']"

namespace {

constexpr std::array<const char*, kTechniques> kTechniqueNames = {
    "naked_single",     "hidden_single", "locked_candidates",
    "law_of_leftovers", "naked_pair",    "hidden_pair",
    "naked_triple",     "hidden_triple", "x_wing"};

// A step, and the size of its field to name regions by.
struct PyStep {
  Step step;
  int size;
};

nb::tuple cells_of(Cells cells) {
  nb::list out;
  while (cells.any()) out.append(cells.pop());
  return nb::tuple(out);
}

nb::tuple digits_of(const PyStep& x) {
  nb::list out;
  for (int d = 0; d < x.size; ++d)
    if ((x.step.digits >> d & 1) != 0) out.append(d + 1);
  return nb::tuple(out);
}

nb::tuple regions_named(const PyStep& x) {
  static constexpr std::array<const char*, 3> kinds = {"row", "column", "block"};
  nb::list out;
  for (int r = 0; r < 3 * x.size; ++r)
    if ((x.step.regions >> r & 1) != 0) out.append(nb::make_tuple(kinds[r / x.size], r % x.size));
  return nb::tuple(out);
}

nb::object placed(const PyStep& x) {
  if (x.step.placed < 0) return nb::none();
  return nb::make_tuple(x.step.placed, std::countr_zero(x.step.digits) + 1);
}

nb::tuple eliminated(const PyStep& x) {
  nb::list out;
  for (int d = 0; d < x.size; ++d)
    for (Cells rest = x.step.struck[d]; rest.any();) out.append(nb::make_tuple(rest.pop(), d + 1));
  return nb::tuple(out);
}

nb::tuple candidates(const Regions& g, const std::vector<int>& clues) {
  const Board board = open_board(g, known_from(g, clues));
  nb::list out;
  for (int cell = 0; cell < g.cell_count; ++cell) out.append(board.candidates(cell) << 1);
  return nb::tuple(out);
}

std::optional<PyStep> step_from(const Regions& g, const std::vector<int>& clues,
                                const std::optional<std::vector<unsigned>>& narrowed) {
  Board board = open_board(g, known_from(g, clues));
  if (narrowed) {
    if (static_cast<int>(narrowed->size()) != g.cell_count)
      throw InvalidClues("candidates must be " + std::to_string(g.cell_count) + " sets, not " +
                         std::to_string(narrowed->size()));
    for (Cells open = g.all - board.settled; open.any();) {
      const int cell = open.pop();
      for (int d = 0; d < g.size; ++d)
        if (((*narrowed)[cell] >> (d + 1) & 1) == 0) board.digit[d] -= Cells::one(cell);
    }
  }
  const auto step = next_step(g, board);
  if (!step) return std::nullopt;
  return PyStep{*step, g.size};
}

nb::dict techniques(const Grading& grading) {
  nb::dict out;
  for (int t = 0; t < kTechniques; ++t)
    if (grading.steps[t] > 0) out[kTechniqueNames[t]] = grading.steps[t];
  return out;
}

Grading grade(const Regions& g, const std::vector<int>& clues) {
  const Known known = known_from(g, clues);
  nb::gil_scoped_release unlocked;
  return grading_of(g, known);
}

}  // namespace

void bind_sudoku_steps(nb::module_& m) {
  nb::class_<PyStep>(m, "Step", "One step of a person who solves. Cells are numbered row by row.")
      .def_prop_ro(
          "technique", [](const PyStep& x) { return kTechniqueNames[static_cast<int>(x.step.technique)]; },
          nb::sig("def technique(self) -> " TECHNIQUE_NAMES), "Its name.")
      .def_prop_ro(
          "cells", [](const PyStep& x) { return cells_of(x.step.cells); },
          nb::sig("def cells(self) -> tuple[int, ...]"), "The cells that show it.")
      .def_prop_ro("digits", &digits_of, nb::sig("def digits(self) -> tuple[int, ...]"),
                   "The digits it is about.")
      .def_prop_ro("regions", &regions_named,
                   nb::sig("def regions(self) -> tuple[tuple[typing.Literal['row', 'column', 'block'], int], "
                           "...]"),
                   "The regions it looks at, numbered from 0; none for a naked single.")
      .def_prop_ro("placed", &placed, nb::sig("def placed(self) -> tuple[int, int] | None"),
                   "The cell that gets a digit, and the digit; None where it only strikes candidates out.")
      .def_prop_ro("eliminated", &eliminated, nb::sig("def eliminated(self) -> tuple[tuple[int, int], ...]"),
                   "Each candidate struck out: the cell and the digit. Empty where a digit is placed.");
  nb::class_<Grading>(m, "Grading", "What it takes people to solve clues.")
      .def_prop_ro(
          "grade", [](const Grading& x) { return name_of(x.grade); },
          nb::sig("def grade(self) -> typing.Literal['singles', 'hard', 'any']"),
          "Solved by singles, by the other techniques (hard), or by neither (any).")
      .def_prop_ro("techniques", &techniques,
                   nb::sig("def techniques(self) -> dict[" TECHNIQUE_NAMES ", int]"),
                   "How often each technique was used, the easiest first; those never used are left out.");
  m.def("grade", &grade, "layout"_a, "clues"_a,
        nb::sig("def grade(layout: Layout, clues: collections.abc.Sequence[int]) -> Grading"),
        "Solves clues as people do, the easiest step first, for as long as there is one; never guesses.\n\n"
        "Raises InvalidClues for what is no field of digits.");
  m.def(
      "candidates", &candidates, "layout"_a, "clues"_a,
      nb::sig("def candidates(layout: Layout, clues: collections.abc.Sequence[int]) -> tuple[int, ...]"),
      "What the digits in its regions leave to each cell: bit d of a number is set where digit d may stand.");
  m.def("next_step", &step_from, "layout"_a, "clues"_a, "candidates"_a = nb::none(),
        nb::sig("def next_step(layout: Layout, clues: collections.abc.Sequence[int], candidates: "
                "collections.abc.Sequence[int] | None = None) -> Step | None"),
        "The easiest step from here; None where no technique does anything.\n\n"
        "Candidates, in the form the function of that name gives, say what was struck out before; what the\n"
        "clues strike out is struck out in any case. Raises InvalidClues.");
}
