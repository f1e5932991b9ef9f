// A trained network as the search reads it: one 16-bit step count an entry, so that sums are exact on every
// machine and the tables are half of what floats would take.
#pragma once

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

struct Network {
  ShapeKind shape = ShapeKind::browser;
  std::int32_t step = 32;              // points per 1 of an entry
  int highest_known = kHighestPacked;  // no larger tile is asked about
  std::vector<std::int16_t> weights;

  // What is still to come after this afterstate, in units.
  template <class Shape>
  [[nodiscard]] std::int32_t value(Packed after) const {
    std::uint32_t indices[kLookups<Shape>];
    look_up<Shape>(after, indices);
    std::int32_t sum = 0;
    for (const std::uint32_t index : indices) sum += weights[index];
    return sum * step * kUnitsPerPoint;
  }

  // Says that this afterstate is about to be asked about.
  template <class Shape>
  void expect(Packed after) const {
    std::uint32_t indices[kLookups<Shape>];
    look_up<Shape>(after, indices);
    for (const std::uint32_t index : indices) __builtin_prefetch(&weights[index]);
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
