// The keyed stream that all chance of a deal comes from.
//
// ChaCha20 (RFC 8439: ChaCha20 and Poly1305 for IETF Protocols, section 2.3): the key stream of a 32-byte key
// under a nonce of zeros, from block 0 on, read as 32-bit little-endian words. The same in C++ everywhere and
// easily written again in any language; part of the deal's version (deal.hpp).
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>

namespace vog::sudoku {

class Stream {
 public:
  explicit constexpr Stream(std::span<const std::uint8_t, 32> key) {
    input_ = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    for (int i = 0; i < 8; ++i)
      input_[4 + i] =
          static_cast<std::uint32_t>(key[4 * i]) | static_cast<std::uint32_t>(key[4 * i + 1]) << 8 |
          static_cast<std::uint32_t>(key[4 * i + 2]) << 16 | static_cast<std::uint32_t>(key[4 * i + 3]) << 24;
  }

  // The next word of the stream.
  constexpr std::uint32_t next() {
    if (used_ == 16) refill();
    return words_[used_++];
  }

  // Uniform in 0..n-1, n >= 1, without bias: a word times n, the upper half taken, the words that would
  // favour a result thrown away (Lemire: Fast random integer generation in an interval, 2019).
  constexpr std::uint32_t below(std::uint32_t n) {
    const std::uint32_t unfair = (0U - n) % n;
    for (;;) {
      const std::uint64_t product = std::uint64_t{next()} * n;
      if (static_cast<std::uint32_t>(product) >= unfair) return static_cast<std::uint32_t>(product >> 32);
    }
  }

  // Fisher and Yates: from the last place down, each exchanged with a place drawn from 0 to itself.
  template <typename T>
  constexpr void shuffle(std::span<T> items) {
    for (std::uint32_t i = static_cast<std::uint32_t>(items.size()); i > 1; --i)
      std::swap(items[i - 1], items[below(i)]);
  }

 private:
  static constexpr void quarter(std::uint32_t& a, std::uint32_t& b, std::uint32_t& c, std::uint32_t& d) {
    a += b, d = std::rotl(d ^ a, 16);
    c += d, b = std::rotl(b ^ c, 12);
    a += b, d = std::rotl(d ^ a, 8);
    c += d, b = std::rotl(b ^ c, 7);
  }

  constexpr void refill() {
    auto& x = words_;
    x = input_;
    for (int i = 0; i < 10; ++i) {
      quarter(x[0], x[4], x[8], x[12]);
      quarter(x[1], x[5], x[9], x[13]);
      quarter(x[2], x[6], x[10], x[14]);
      quarter(x[3], x[7], x[11], x[15]);
      quarter(x[0], x[5], x[10], x[15]);
      quarter(x[1], x[6], x[11], x[12]);
      quarter(x[2], x[7], x[8], x[13]);
      quarter(x[3], x[4], x[9], x[14]);
    }
    for (int i = 0; i < 16; ++i) x[i] += input_[i];
    ++input_[12];
    used_ = 0;
  }

  std::array<std::uint32_t, 16> input_{};
  std::array<std::uint32_t, 16> words_{};
  int used_ = 16;
};

}  // namespace vog::sudoku
