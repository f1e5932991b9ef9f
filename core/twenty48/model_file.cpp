#include "model_file.hpp"

#include <array>
#include <bit>

#include "large_pages.hpp"

namespace vog::twenty48 {
namespace {

constexpr std::array<std::uint8_t, 4> kMagic = {'V', 'O', 'G', 'N'};
constexpr std::uint8_t kVersion = 1;
constexpr std::size_t kHeader = 20;

void put(std::uint8_t* at, std::uint32_t value, int bytes) {
  for (int i = 0; i < bytes; ++i) at[i] = static_cast<std::uint8_t>(value >> (8 * i));
}
std::uint32_t get(const std::uint8_t* at, int bytes) {
  std::uint32_t value = 0;
  for (int i = 0; i < bytes; ++i) value |= std::uint32_t{at[i]} << (8 * i);
  return value;
}

// FNV-1a, 32 bits.
std::uint32_t checksum(const std::uint8_t* bytes, std::size_t size) {
  std::uint32_t sum = 2166136261U;
  for (std::size_t i = 0; i < size; ++i) sum = (sum ^ bytes[i]) * 16777619U;
  return sum;
}

}  // namespace

std::vector<std::uint8_t> pack(const Network& network) {
  const std::size_t map_bytes = network.weights.size() / 8;
  std::vector<std::uint8_t> out(kHeader + map_bytes);
  std::vector<std::uint8_t> low;
  std::vector<std::uint8_t> high;
  for (std::size_t k = 0; k < tuples_of(network.shape); ++k) {
    const Twin twin = twin_of(tuple_of(network.shape, k));
    for (std::uint32_t i = 0; i < kTupleEntries; ++i) {
      const std::size_t at = k * kTupleEntries + i;
      const auto steps = static_cast<std::uint16_t>(network.weights[at]);
      if (steps == 0 || (twin.exists && twin.of(i) < i)) continue;
      out[kHeader + at / 8] |= static_cast<std::uint8_t>(1U << (at % 8));
      low.push_back(static_cast<std::uint8_t>(steps & 0xFF));
      high.push_back(static_cast<std::uint8_t>(steps >> 8));
    }
  }
  out.insert(out.end(), low.begin(), low.end());
  out.insert(out.end(), high.begin(), high.end());
  for (std::size_t i = 0; i < kMagic.size(); ++i) out[i] = kMagic[i];
  out[4] = kVersion;
  out[5] = static_cast<std::uint8_t>(network.shape);
  out[6] = static_cast<std::uint8_t>(network.highest_known);
  put(&out[8], static_cast<std::uint32_t>(network.step), 4);
  put(&out[12], static_cast<std::uint32_t>(low.size()), 4);
  put(&out[16], checksum(out.data() + kHeader, out.size() - kHeader), 4);
  return out;
}

bool unpack(const std::uint8_t* bytes, std::size_t size, Network& network) {
  network = {};
  if (size < kHeader) return false;
  for (std::size_t i = 0; i < kMagic.size(); ++i)
    if (bytes[i] != kMagic[i]) return false;
  if (bytes[4] != kVersion || bytes[5] > static_cast<std::uint8_t>(ShapeKind::big)) return false;
  const auto shape = static_cast<ShapeKind>(bytes[5]);
  const std::uint32_t step = get(bytes + 8, 4);
  const std::size_t count = get(bytes + 12, 4);
  const std::size_t entries = tuples_of(shape) * kTupleEntries;
  if (bytes[6] < 11 || bytes[6] > kHighestPacked || step < 1 || step > 1024) return false;
  if (size != kHeader + entries / 8 + 2 * count) return false;
  if (checksum(bytes + kHeader, size - kHeader) != get(bytes + 16, 4)) return false;
  const std::uint8_t* map = bytes + kHeader;
  std::size_t marked = 0;
  for (std::size_t i = 0; i < entries / 8; ++i) marked += static_cast<std::size_t>(std::popcount(map[i]));
  if (marked != count) return false;

  network.shape = shape;
  network.step = static_cast<std::int32_t>(step);
  network.highest_known = bytes[6];
  network.weights = zeros_on_large_pages<std::int16_t>(entries);
  const std::uint8_t* low = map + entries / 8;
  const std::uint8_t* high = low + count;
  for (std::size_t k = 0; k < tuples_of(shape); ++k) {
    const Twin twin = twin_of(tuple_of(shape, k));
    for (std::size_t byte = 0; byte < kTupleEntries / 8; ++byte) {
      for (unsigned bits = map[k * kTupleEntries / 8 + byte]; bits != 0; bits &= bits - 1) {
        const auto i =
            static_cast<std::uint32_t>(8 * byte + static_cast<std::size_t>(std::countr_zero(bits)));
        const auto steps = static_cast<std::int16_t>(*low++ | *high++ << 8);
        network.weights[k * kTupleEntries + i] = steps;
        if (twin.exists) network.weights[k * kTupleEntries + twin.of(i)] = steps;
      }
    }
  }
  return true;
}

}  // namespace vog::twenty48
