// Dealing a field: an exact number of clues, one solution, a grade; the same for the same key for ever (N5,
// N8).
#pragma once

#include <array>
#include <optional>
#include <span>

#include "grade.hpp"
#include "regions.hpp"

namespace vog::sudoku {

// Raised by one whenever a key would deal anything else than before.
inline constexpr int kDealVersion = 1;

struct Settings {
  int size = 9;
  bool irregular = false;
  int clues = 30;
  Grade grade = Grade::singles;
};

// How many clues may be asked for.
struct Allowed {
  int size;
  bool irregular;
  Grade grade;
  int least;
  int most;
};

// What can be dealt well within 100 ms (99 in 100) on one core; beyond it deals get rare, then impossible.
inline constexpr std::array<Allowed, 12> kAllowed = {{
    {9, false, Grade::singles, 22, 60},
    {9, false, Grade::hard, 23, 50},
    {9, false, Grade::any, 22, 60},
    {9, true, Grade::singles, 16, 60},
    {9, true, Grade::hard, 18, 50},
    {9, true, Grade::any, 16, 60},
    {6, false, Grade::singles, 8, 24},
    {6, false, Grade::hard, 10, 16},
    {6, false, Grade::any, 8, 24},
    {6, true, Grade::singles, 8, 24},
    {6, true, Grade::hard, 8, 18},
    {6, true, Grade::any, 8, 24},
}};

// The row of a field and a grade; nothing for a size that is not played.
std::optional<Allowed> allowed(int size, bool irregular, Grade grade);

struct Deal {
  int size = 9;
  Blocks blocks{};
  Grid solution{};
  Grid clues{};  // 0 where empty
  Grade grade = Grade::any;
};

// The deal of a key, settings being allowed ones. Nothing where every attempt failed: the cap keeps a call
// from hanging and has never been met.
//
// All chance is drawn from Stream(key), in this order, again and again until a deal fits:
//   1. irregular blocks only: the outline (outline.hpp)
//   2. the solution (fill.hpp); where there is none, back to 1
//   3. up to four times: which clues are taken away (dig.hpp), for the grade hard which are given back
std::optional<Deal> deal(const Settings& settings, std::span<const std::uint8_t, 32> key);

}  // namespace vog::sudoku
