// A trained network as the search reads it: one 16-bit step count an entry, so that sums are exact on every
// machine and the tables are half of what floats would take.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "packed.hpp"
#include "shape.hpp"

namespace vog::twenty48 {

// Points per 1 of every value in the search: network sums, gains and averages are whole numbers of 1/16
// point.
inline constexpr std::int32_t kUnitsPerPoint = 16;

// Where a network keeps what it has to say about one afterstate.
template <class Shape>
using Entries = std::array<std::uint32_t, kDistinctLookups<Shape>>;

struct Network {
  ShapeKind shape = ShapeKind::browser;
  std::int32_t step = 32;              // points per 1 of an entry
  int highest_known = kHighestPacked;  // no larger tile is asked about
  std::vector<std::int16_t> weights;   // twins are equal

  // What is still to come after this afterstate, in units.
  template <class Shape>
  [[nodiscard]] std::int32_t value(Packed after) const {
    Entries<Shape> entries;
    look_up_distinct<Shape>(after, entries.data());
    return value<Shape>(entries);
  }

  // Lets the memory fetch what will be asked of value() soon.
  template <class Shape>
  void expect(Packed after, Entries<Shape>& entries) const {
    look_up_distinct<Shape>(after, entries.data());
    for (const std::uint32_t index : entries) __builtin_prefetch(&weights[index]);
  }
  template <class Shape>
  [[nodiscard]] std::int32_t value(const Entries<Shape>& entries) const {
    std::int32_t sum = 0;
    std::size_t at = 0;
    for_each_tuple<Shape>([&]<std::size_t k>() {
      constexpr std::size_t kSides = distinct_sides(Shape::tuples[k]);
      std::int32_t part = 0;
      for (std::size_t i = 0; i < kSides; ++i) part += weights[entries[at + i]];
      at += kSides;
      sum += part * static_cast<std::int32_t>(8 / kSides);
    });
    return sum * step * kUnitsPerPoint;
  }
};

[[nodiscard]] constexpr std::size_t tuples_of(ShapeKind shape) {
  return shape == ShapeKind::browser ? kTuples<BrowserShape> : kTuples<BigShape>;
}
[[nodiscard]] constexpr const Cells& tuple_of(ShapeKind shape, std::size_t k) {
  return shape == ShapeKind::browser ? BrowserShape::tuples[k] : BigShape::tuples[k];
}

// How much of what was learnt is kept.
struct Precision {
  int step = 32;                       // points
  int highest_known = kHighestPacked;  // boards with larger tiles are asked about with smaller ones
  float least_size = 200;  // entries whose errors sum up to less in size were hardly ever met: they become 0
};

// The weights in steps. `sizes[i * stride]` is the summed size of the errors of entry i.
[[nodiscard]] Network rounded(ShapeKind shape, const float* weights, const float* sizes, std::size_t stride,
                              const Precision& precision);

}  // namespace vog::twenty48
