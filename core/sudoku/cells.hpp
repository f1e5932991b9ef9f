// A set of cells of a field: one bit a cell, row by row. 81 cells need more than one word, so there are two.
#pragma once

#include <bit>
#include <cstdint>

namespace vog::sudoku {

inline constexpr int kMostCells = 81;

struct Cells {
  std::uint64_t low = 0;
  std::uint64_t high = 0;

  static constexpr Cells one(int cell) {
    return cell < 64 ? Cells{std::uint64_t{1} << cell, 0} : Cells{0, std::uint64_t{1} << (cell - 64)};
  }
  // The cells 0 to count - 1.
  static constexpr Cells first_of(int count) {
    if (count >= 64) return {~std::uint64_t{0}, (std::uint64_t{1} << (count - 64)) - 1};
    return {(std::uint64_t{1} << count) - 1, 0};
  }

  constexpr bool any() const { return (low | high) != 0; }
  constexpr bool none() const { return (low | high) == 0; }
  constexpr bool has(int cell) const { return ((cell < 64 ? low >> cell : high >> (cell - 64)) & 1) != 0; }
  constexpr int count() const { return std::popcount(low) + std::popcount(high); }
  constexpr int first() const { return low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high); }
  // Takes the first cell out and returns it.
  constexpr int pop() {
    const int cell = first();
    if (low != 0)
      low &= low - 1;
    else
      high &= high - 1;
    return cell;
  }
  // More than one cell: asked far more often than the exact count.
  constexpr bool several() const {
    return ((low & (low - 1)) | (high & (high - 1))) != 0 || (low != 0 && high != 0);
  }
  constexpr bool within(Cells other) const { return ((low & ~other.low) | (high & ~other.high)) == 0; }
  constexpr bool meets(Cells other) const { return ((low & other.low) | (high & other.high)) != 0; }

  friend constexpr Cells operator&(Cells a, Cells b) { return {a.low & b.low, a.high & b.high}; }
  friend constexpr Cells operator|(Cells a, Cells b) { return {a.low | b.low, a.high | b.high}; }
  // The cells of a that are not in b.
  friend constexpr Cells operator-(Cells a, Cells b) { return {a.low & ~b.low, a.high & ~b.high}; }
  friend constexpr bool operator==(Cells a, Cells b) = default;
  constexpr Cells& operator&=(Cells b) { return *this = *this & b; }
  constexpr Cells& operator|=(Cells b) { return *this = *this | b; }
  constexpr Cells& operator-=(Cells b) { return *this = *this - b; }

  // Shifts towards higher cell numbers (towards lower ones for a negative count), 0 < |count| < 64.
  constexpr Cells shifted(int count) const {
    if (count > 0) return {low << count, (high << count) | (low >> (64 - count))};
    return {(low >> -count) | (high << (64 + count)), high >> -count};
  }
};

}  // namespace vog::sudoku
