// A game of 2048 from a seed: start, play, win, end (T2, T4, T5, T10, T12, T13).
#pragma once

#include <cstdint>

#include "board.hpp"
#include "random.hpp"

namespace vog::twenty48 {

inline constexpr int kWinningExponent = 11;  // 2048 (T12)

// No game is longer: 131,052 moves fill the board with every tile the cells can hold (docs/records.md).
inline constexpr int kMostMoves = 131072;

struct Spawn {
  std::uint8_t cell = 0;
  std::uint8_t exponent = 0;
};

struct Game {
  Board board;
  Random random;
  std::uint32_t score = 0;
  std::uint32_t moves = 0;
  bool won = false;  // a merge has made 2048; stays set whatever follows
};

// What one move did.
struct Played {
  bool valid = false;  // nothing below means anything, and nothing has changed, unless this is set
  std::uint32_t gained = 0;
  Spawn spawn;
  bool won_now = false;
};

// A new tile in a uniformly random empty cell: first the cell is drawn (the k-th empty one, counted row by
// row), then the value, 4 where a draw below ten is 0 (T4). The board must have an empty cell.
Spawn spawn(Board& board, Random& random);

// Two tiles on an empty board (T2).
[[nodiscard]] Game start(std::uint64_t seed);

// A game that begins from a board that somebody set up; 2048 is made already where the board holds it.
[[nodiscard]] Game set_up(Board board, std::uint64_t seed);

// An invalid direction changes nothing and draws nothing (T5).
Played play(Game& game, Direction direction);

struct Replay {
  Game game;
  int broken_at = -1;  // index of the first move that is invalid or no direction; -1 where all are fine
};

// The game after these moves, one direction number a byte. Stops at the first that cannot be played.
[[nodiscard]] Replay replay(Game start, const std::uint8_t* moves, int count);
[[nodiscard]] Replay replay(std::uint64_t seed, const std::uint8_t* moves, int count);

}  // namespace vog::twenty48
