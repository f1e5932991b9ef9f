// One function a part of the core; python.cpp calls them all.
#pragma once

#include <nanobind/nanobind.h>

void bind_twenty48(nanobind::module_& m);
void bind_twenty48_solver(nanobind::module_& m);  // after bind_twenty48, into the same module
void bind_sudoku(nanobind::module_& m);
