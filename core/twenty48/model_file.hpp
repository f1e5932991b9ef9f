// A network as bytes, before compression: docs/solver.md describes the format.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "network.hpp"

namespace vog::twenty48 {

[[nodiscard]] std::vector<std::uint8_t> pack(const Network& network);

// Reads what pack() wrote into `network`. False, with `network` emptied, where the bytes are anything else.
[[nodiscard]] bool unpack(const std::uint8_t* bytes, std::size_t size, Network& network);

}  // namespace vog::twenty48
