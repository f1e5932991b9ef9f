// The strategies that players tell each other, so that they can be measured (T17).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "game.hpp"

namespace vog::twenty48 {

enum class Strategy : std::uint8_t {
  random,           // uniform among the valid directions
  clockwise,        // up, right, down, left, and round again; what is invalid is skipped
  corner,           // the first valid one of down, left, right, up
  two_directions,   // down and left by turns; right, and at last up, only where neither is valid
  score_greedy,     // the largest gain; among equals, at random
  empty_greedy,     // the most empty cells after the push; among equals, at random
  snake_greedy,     // the largest tiles along a snake from one corner, row by row and back
  snake_one_spawn,  // the same, averaged over the next tile and the best answer to it
};

inline constexpr std::array<std::string_view, 8> kStrategyNames = {
    "random",       "clockwise",    "corner",       "two directions",
    "score greedy", "empty greedy", "snake greedy", "snake, one spawn ahead"};

// The game of `seed` to its end; a player that draws does so from the generator seeded with ~seed.
[[nodiscard]] Game play_by(Strategy strategy, std::uint64_t seed);

}  // namespace vog::twenty48
