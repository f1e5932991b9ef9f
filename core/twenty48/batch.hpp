// Many boards in one call, for researchers: plain arrays in and out.
#pragma once

#include <cstddef>
#include <cstdint>

namespace vog::twenty48 {

// boards: n x 16 exponents, overwritten with the slid ones; directions: n; gained and changed: n, written.
void slide_many(std::uint8_t* boards, const std::uint8_t* directions, std::uint32_t* gained,
                std::uint8_t* changed, std::size_t n);

// valid: n, bit d set where direction d is valid.
void valid_directions_many(const std::uint8_t* boards, std::uint8_t* valid, std::size_t n);

// Puts one tile on each board that has room, drawing from that board's generator state.
void spawn_many(std::uint8_t* boards, std::uint64_t* random_states, std::size_t n);

// Plays n games to the end, or for at most `most_moves` moves, a direction uniform among the valid ones at
// each. Game i is the game of seeds[i]; its player draws from the generator seeded with ~seeds[i].
void play_randomly(const std::uint64_t* seeds, std::uint8_t* boards, std::uint32_t* scores,
                   std::uint32_t* moves, std::size_t n, std::uint32_t most_moves);

}  // namespace vog::twenty48
