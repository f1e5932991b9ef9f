// The module vog._core: what Python sees of the core. No logic here.
#include <nanobind/nanobind.h>

#include "python_parts.hpp"

NB_MODULE(_core, m) {
  m.doc() = "The compiled core: hot kernels behind vog.twenty48 and vog.numbridge. Not a public interface.";
  auto twenty48 = m.def_submodule("twenty48", "Boards, moves and games of 2048.");
  bind_twenty48(twenty48);
  bind_twenty48_solver(twenty48);
  auto sudoku = m.def_submodule("sudoku", "Layouts, solutions, deals and grades of Numbridge's fields.");
  bind_sudoku(sudoku);
}
