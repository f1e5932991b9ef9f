// Which cells an n-tuple network looks at. A network is a sum over its tuples, and over the eight symmetries
// of the board, of one table entry each: the entry named by the tiles on the tuple's cells.
//
// Source: M. Szubert, W. Jaskowski: Temporal difference learning of n-tuple networks for the game 2048
// (2014).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "packed.hpp"

namespace vog::twenty48 {

inline constexpr int kTupleCells = 6;
inline constexpr std::size_t kTupleEntries = std::size_t{1} << (4 * kTupleCells);

using Cells = std::array<std::uint8_t, kTupleCells>;

// 4 tuples: small enough to be sent to a page.
struct BrowserShape {
  static constexpr const char* name = "browser";
  static constexpr std::array<Cells, 4> tuples = {
      {{0, 1, 2, 3, 4, 5}, {4, 5, 6, 7, 8, 9}, {0, 1, 2, 4, 5, 6}, {4, 5, 6, 8, 9, 10}}};
};

// 8 tuples, for those who can wait for its training.
struct BigShape {
  static constexpr const char* name = "big";
  static constexpr std::array<Cells, 8> tuples = {{{0, 1, 2, 4, 5, 6},
                                                   {4, 5, 6, 7, 8, 9},
                                                   {0, 1, 2, 3, 4, 5},
                                                   {2, 3, 4, 5, 6, 9},
                                                   {0, 1, 2, 5, 9, 10},
                                                   {3, 4, 5, 6, 7, 8},
                                                   {1, 3, 4, 5, 6, 7},
                                                   {0, 1, 4, 8, 9, 10}}};
};

enum class ShapeKind : std::uint8_t { browser = 0, big = 1 };

template <class Shape>
inline constexpr ShapeKind kKind = ShapeKind::browser;
template <>
inline constexpr ShapeKind kKind<BigShape> = ShapeKind::big;

template <class Shape>
inline constexpr std::size_t kTuples = Shape::tuples.size();

template <class Shape>
inline constexpr std::size_t kEntries = kTuples<Shape> * kTupleEntries;

// How many entries make one value.
template <class Shape>
inline constexpr std::size_t kLookups = 8 * kTuples<Shape>;

// The run of neighbouring cells that starts at place `i`, brought together by one shift; 0 inside a run.
template <Cells cells, std::size_t i>
[[nodiscard]] constexpr std::uint32_t run_from(Packed x) {
  if constexpr (i > 0 && cells[i] == cells[i - 1] + 1) {
    return 0;
  } else {
    std::size_t end = i + 1;
    while (end < kTupleCells && cells[end] == cells[end - 1] + 1) ++end;
    const std::uint64_t mask = ((std::uint64_t{1} << (4 * (end - i))) - 1) << (4 * i);
    constexpr int shift = 4 * (static_cast<int>(cells[i]) - static_cast<int>(i));
    if constexpr (shift >= 0)
      return static_cast<std::uint32_t>((x >> shift) & mask);
    else
      return static_cast<std::uint32_t>((x << -shift) & mask);
  }
}

template <Cells cells>
[[nodiscard]] constexpr std::uint32_t tuple_index(Packed x) {
  return [x]<std::size_t... i>(std::index_sequence<i...>) {
    return (run_from<cells, i>(x) | ...);
  }(std::make_index_sequence<kTupleCells>{});
}

// Some board symmetry may put a tuple onto its own cells. Every board then asks for an entry and its twin
// together, so both always learn the same. `place[i]` is where the tuple's i-th cell goes; itself where there
// is no such symmetry.
struct Twin {
  std::array<std::uint8_t, kTupleCells> place{0, 1, 2, 3, 4, 5};
  bool exists = false;

  [[nodiscard]] constexpr std::uint32_t of(std::uint32_t index) const {
    std::uint32_t out = 0;
    for (int i = 0; i < kTupleCells; ++i) out |= (index >> (4 * i) & 15U) << (4 * place[i]);
    return out;
  }
};

[[nodiscard]] constexpr Twin twin_of(const Cells& cells) {
  for (int s = 1; s < 8; ++s) {
    Twin twin;
    int placed = 0;
    for (int i = 0; i < kTupleCells; ++i) {
      const std::array<Packed, 8> sides = symmetries(Packed{15} << (4 * cells[i]));
      for (int j = 0; j < kTupleCells; ++j)
        if ((sides[s] >> (4 * cells[j]) & 15) != 0) {
          twin.place[i] = static_cast<std::uint8_t>(j);
          ++placed;
        }
    }
    if (placed == kTupleCells) {
      twin.exists = true;
      return twin;
    }
  }
  return {};
}

// Bit 4 i is set where the tuple looks at cell i when the board is turned to side `side`.
[[nodiscard]] constexpr Packed cells_seen(const Cells& cells, int side) {
  Packed seen = 0;
  for (int cell = 0; cell < kCells; ++cell) {
    const Packed turned = symmetries(Packed{1} << (4 * cell))[static_cast<std::size_t>(side)];
    for (const std::uint8_t own : cells) seen |= (turned >> (4 * own) & 1) << (4 * cell);
  }
  return seen;
}

// Whether the tuple saw the same cells from a side before: then the entry from here is the twin of that one.
[[nodiscard]] constexpr bool seen_before(const Cells& cells, int side) {
  for (int earlier = 0; earlier < side; ++earlier)
    if (cells_seen(cells, earlier) == cells_seen(cells, side)) return true;
  return false;
}

// From how many sides a tuple sees other cells: 8, or 4 where its entries have twins.
[[nodiscard]] constexpr std::size_t distinct_sides(const Cells& cells) {
  std::size_t n = 0;
  for (int side = 0; side < 8; ++side) n += seen_before(cells, side) ? 0 : 1;
  return n;
}

// How many entries make one value, twins counted once.
template <class Shape>
inline constexpr std::size_t kDistinctLookups = [] {
  std::size_t n = 0;
  for (const Cells& cells : Shape::tuples) n += distinct_sides(cells);
  return n;
}();

template <class Shape, std::size_t k>
[[nodiscard]] inline std::uint32_t entry_index(Packed side) {
  return static_cast<std::uint32_t>(k * kTupleEntries) + tuple_index<Shape::tuples[k]>(side);
}

// Calls `each` with every tuple's number as a constant.
template <class Shape, class Each>
inline void for_each_tuple(Each&& each) {
  [&]<std::size_t... k>(std::index_sequence<k...>) {
    (each.template operator()<k>(), ...);
  }(std::make_index_sequence<kTuples<Shape>>{});
}

// The entries that make the value of `x`: tuple k's eight at 8 k.
template <class Shape>
inline void look_up(Packed x, std::uint32_t* indices) {
  const std::array<Packed, 8> sides = symmetries(x);
  for_each_tuple<Shape>([&]<std::size_t k>() {
    for (std::size_t s = 0; s < 8; ++s) indices[8 * k + s] = entry_index<Shape, k>(sides[s]);
  });
}

// The same without the second of two twins, tuple after tuple: eight or four of each.
template <class Shape>
inline void look_up_distinct(Packed x, std::uint32_t* indices) {
  const std::array<Packed, 8> sides = symmetries(x);
  for_each_tuple<Shape>([&]<std::size_t k>() {
    [&]<std::size_t... s>(std::index_sequence<s...>) {
      (
          [&] {
            if constexpr (!seen_before(Shape::tuples[k], s)) *indices++ = entry_index<Shape, k>(sides[s]);
          }(),
          ...);
    }(std::make_index_sequence<8>{});
  });
}

}  // namespace vog::twenty48
