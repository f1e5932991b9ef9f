#include "network.hpp"

#include <algorithm>
#include <cmath>

#include "large_pages.hpp"

namespace vog::twenty48 {

Network rounded(ShapeKind shape, const float* weights, const float* sizes, std::size_t stride,
                const Precision& precision) {
  Network out;
  out.shape = shape;
  out.step = precision.step;
  out.highest_known = precision.highest_known;
  out.weights = zeros_on_large_pages<std::int16_t>(tuples_of(shape) * kTupleEntries);
  for (std::size_t k = 0; k < tuples_of(shape); ++k) {
    const Twin twin = twin_of(tuple_of(shape, k));
    const std::size_t base = k * kTupleEntries;
    for (std::uint32_t i = 0; i < kTupleEntries; ++i) {
      // Twins learn the same, except where a lost update of another thread set them apart.
      const std::size_t a = base + i;
      const std::size_t b = base + (twin.exists ? twin.of(i) : i);
      const float size = (sizes[a * stride] + sizes[b * stride]) / 2;
      if (size < precision.least_size) continue;
      const float steps = std::round((weights[a] + weights[b]) / 2 / static_cast<float>(precision.step));
      out.weights[a] = static_cast<std::int16_t>(std::clamp(steps, -32768.0F, 32767.0F));
    }
  }
  return out;
}

}  // namespace vog::twenty48
