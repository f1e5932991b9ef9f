// What the parts of vog._core.sudoku share: errors, and Python's numbers in and out.
#pragma once

#include <nanobind/nanobind.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "../sudoku/grade.hpp"

namespace vog::sudoku::python {

namespace nb = nanobind;

struct InvalidLayout : std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};
struct InvalidClues : std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};
struct InvalidSettings : std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};
struct NodeLimit : std::runtime_error {
  using std::runtime_error::runtime_error;
};

inline nb::tuple tuple_of(const std::uint8_t* items, int count) {
  nb::object out = nb::steal(PyTuple_New(count));
  for (int i = 0; i < count; ++i) PyTuple_SET_ITEM(out.ptr(), i, PyLong_FromLong(items[i]));
  return nb::cast<nb::tuple>(out);
}

inline Known known_from(const Regions& g, const std::vector<int>& clues) {
  if (static_cast<int>(clues.size()) != g.cell_count)
    throw InvalidClues("clues must be " + std::to_string(g.cell_count) + " digits, 0 where empty, not " +
                       std::to_string(clues.size()));
  Grid grid{};
  for (int cell = 0; cell < g.cell_count; ++cell) {
    if (clues[cell] < 0 || clues[cell] > g.size)
      throw InvalidClues("row " + std::to_string(cell / g.size + 1) + ", column " +
                         std::to_string(cell % g.size + 1) + ": digits are 1 to " + std::to_string(g.size) +
                         ", 0 where empty, not " + std::to_string(clues[cell]));
    grid[cell] = static_cast<std::uint8_t>(clues[cell]);
  }
  return known_of(g, grid);
}

inline const char* name_of(Grade grade) {
  switch (grade) {
    case Grade::singles:
      return "singles";
    case Grade::hard:
      return "hard";
    default:
      return "any";
  }
}

}  // namespace vog::sudoku::python

void bind_sudoku_steps(nanobind::module_& m);
