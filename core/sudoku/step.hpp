// One step of a person who solves: a technique, what it looks at, and what it places or strikes out.
//
// Techniques as they are known among solvers (A. Stuart, "The Logic of Sudoku", 2007; the law of leftovers
// from jigsaw sudoku, B. Hobiger's "HoDoKu" for the names); none of them supposes that the solution is
// unique.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "board.hpp"

namespace vog::sudoku {

// From the easiest on: the order in which a step is looked for.
enum class Technique : std::uint8_t {
  naked_single,
  hidden_single,
  locked_candidates,
  law_of_leftovers,
  naked_pair,
  hidden_pair,
  naked_triple,
  hidden_triple,
  x_wing,
};
inline constexpr int kTechniques = 9;

struct Step {
  Technique technique = Technique::naked_single;
  Cells cells;                              // the cells that show it
  unsigned digits = 0;                      // bit d: digit d + 1 is concerned
  std::uint32_t regions = 0;                // bit r: region r of Regions is concerned
  int placed = -1;                          // the cell that gets the one digit, or none
  std::array<Cells, kMostDigits> struck{};  // struck[d]: cells that lose the candidate d + 1

  bool strikes() const {
    for (const Cells cells_struck : struck)
      if (cells_struck.any()) return true;
    return false;
  }
};

// Boards of people: `settled` are the cells with a digit, struck from all peers; the rest is open.
Board open_board(const Regions& g, const Known& known);

// The easiest step there is; nothing where none of the techniques does anything.
std::optional<Step> next_step(const Regions& g, const Board& board);

// The easiest step beyond naked and hidden singles.
std::optional<Step> next_elimination(const Regions& g, const Board& board);

void take(const Regions& g, Board& board, const Step& step);

// Each finds the first step of its kind, by the numbers of cells, digits and regions.
std::optional<Step> naked_single(const Regions& g, const Board& board);
std::optional<Step> hidden_single(const Regions& g, const Board& board);
std::optional<Step> locked_candidates(const Regions& g, const Board& board);
std::optional<Step> law_of_leftovers(const Regions& g, const Board& board);
std::optional<Step> naked_subset(const Regions& g, const Board& board, int size);
std::optional<Step> hidden_subset(const Regions& g, const Board& board, int size);
std::optional<Step> x_wing(const Regions& g, const Board& board);

}  // namespace vog::sudoku
