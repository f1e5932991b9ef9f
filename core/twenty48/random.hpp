// The seeded generator of a game of 2048. Its stream is part of the record format (docs/records.md).
//
// SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, OOPSLA 2014): 64 bits of
// state, every seed a good one, the same in C++, Python and WebAssembly.
#pragma once

#include <cstdint>

namespace vog::twenty48 {

struct Random {
  std::uint64_t state = 0;

  constexpr std::uint64_t next() {
    state += 0x9E3779B97F4A7C15ULL;
    std::uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
  }

  // Uniform in 0..n-1, n >= 1, without bias: the upper 32 bits times n, the draws that would favour a
  // result thrown away (Lemire: Fast random integer generation in an interval, 2019).
  constexpr std::uint32_t below(std::uint32_t n) {
    const std::uint32_t unfair = (0U - n) % n;
    for (;;) {
      const std::uint64_t product = (next() >> 32) * n;
      if (static_cast<std::uint32_t>(product) >= unfair) return static_cast<std::uint32_t>(product >> 32);
    }
  }
};

}  // namespace vog::twenty48
