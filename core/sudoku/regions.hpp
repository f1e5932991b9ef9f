// The regions of a field: rows, columns, blocks (N1, N4, N6). Blocks are data; nothing else knows their
// shape.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "cells.hpp"

namespace vog::sudoku {

inline constexpr int kMostDigits = 9;
inline constexpr int kMostRegions = 3 * kMostDigits;

using Grid = std::array<std::uint8_t, kMostCells>;    // a digit a cell, row by row; 0 where empty
using Blocks = std::array<std::uint8_t, kMostCells>;  // a block number a cell, row by row

struct Regions {
  int size = 0;                                // digits, rows, columns, blocks: 9 or 6
  int cell_count = 0;                          // size x size
  int region_count = 0;                        // 3 x size
  Cells all;                                   // every cell
  Blocks block{};                              //
  std::array<Cells, kMostRegions> region{};    // rows, then columns, then blocks
  std::array<Cells, kMostCells> peers{};       // the other cells of a cell's three regions
  std::array<std::uint8_t, kMostCells> row{};  // region numbers: the column's is size + column[cell]
  std::array<std::uint8_t, kMostCells> column{};
};

// 3x3 blocks on 9x9; blocks of 2 rows and 3 columns on 6x6 (N4).
Blocks regular_blocks(int size);

// What is wrong with these blocks, in words; nothing where each has `size` cells and is contiguous (N4).
std::optional<std::string> fault_of(int size, std::span<const int> blocks);

// The regions of blocks that are known to be right.
Regions regions_of(int size, const Blocks& blocks);

// The cells that touch any of these under N3: left, right, up, up-right, down-left, down.
Cells neighbours(int size, Cells cells);

// Whether each cell can be reached from each other one by steps between neighbours (N3).
bool contiguous(int size, Cells cells);

}  // namespace vog::sudoku
