#include "game.hpp"

#include <bit>

namespace vog::twenty48 {

Spawn spawn(Board& board, Random& random) {
  unsigned empty = empty_cells(board);
  for (std::uint32_t skip = random.below(static_cast<std::uint32_t>(std::popcount(empty))); skip > 0; --skip)
    empty &= empty - 1;
  const Spawn out = {static_cast<std::uint8_t>(std::countr_zero(empty)),
                     static_cast<std::uint8_t>(random.below(10) == 0 ? 2 : 1)};
  board.set(out.cell, out.exponent);
  return out;
}

Game start(std::uint64_t seed) {
  Game game;
  game.random.state = seed;
  spawn(game.board, game.random);
  spawn(game.board, game.random);
  return game;
}

Game set_up(Board board, std::uint64_t seed) {
  Game game;
  game.board = board;
  game.random.state = seed;
  game.won = highest(board) >= kWinningExponent;
  return game;
}

Played play(Game& game, Direction direction) {
  const Slide slid = slide(game.board, direction);
  Played out;
  if (!slid.changed) return out;
  out.valid = true;
  out.gained = slid.gained;
  // 2048 can only be new by a merge: no spawn is that large. Looked for until there is one.
  out.won_now =
      !game.won && slid.gained >= (1U << kWinningExponent) && highest(slid.board) >= kWinningExponent;
  game.won = game.won || out.won_now;
  game.board = slid.board;
  game.score += slid.gained;
  ++game.moves;
  out.spawn = spawn(game.board, game.random);
  return out;
}

Replay replay(std::uint64_t seed, const std::uint8_t* moves, int count) {
  return replay(start(seed), moves, count);
}

Replay replay(Game start, const std::uint8_t* moves, int count) {
  Replay out{start, -1};
  for (int i = 0; i < count; ++i) {
    if (moves[i] > 3 || !play(out.game, static_cast<Direction>(moves[i])).valid) {
      out.broken_at = i;
      break;
    }
  }
  return out;
}

}  // namespace vog::twenty48
