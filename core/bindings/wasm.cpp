// What the browser sees of the core: one game, one scratch board, numbers in and out. No logic here.
//
// The page keeps the seed and the moves of a game; this module keeps what follows from them. Arrays lie at
// fixed places of the module's memory, whose addresses the functions named *_at return.
#include <cstdint>

#include "../twenty48/board.hpp"
#include "../twenty48/game.hpp"

#define VOG_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

using namespace vog::twenty48;

Game game;
Played last;
Motions last_motions;
std::uint8_t cells[kCells];             // exponents: of the game after every call, or of the scratch board
std::uint8_t motion_bytes[3 * kCells];  // source, target, merged
std::uint8_t move_bytes[kMostMoves];    // direction numbers for replay

void show(Board board) {
  for (int cell = 0; cell < kCells; ++cell) cells[cell] = static_cast<std::uint8_t>(board.exponent(cell));
}

void show(const Motions& moved) {
  for (int i = 0; i < moved.count; ++i) {
    motion_bytes[3 * i] = moved.tiles[i].from;
    motion_bytes[3 * i + 1] = moved.tiles[i].to;
    motion_bytes[3 * i + 2] = moved.tiles[i].merged ? 1 : 0;
  }
}

Board scratch() {
  Board board;
  for (int cell = 0; cell < kCells; ++cell) board.set(cell, cells[cell]);
  return board;
}

}  // namespace

VOG_EXPORT(cells_at) std::uint8_t* cells_at() { return cells; }
VOG_EXPORT(motions_at) std::uint8_t* motions_at() { return motion_bytes; }
VOG_EXPORT(moves_at) std::uint8_t* moves_at() { return move_bytes; }
VOG_EXPORT(most_moves) int most_moves() { return kMostMoves; }

VOG_EXPORT(game_start) void game_start(std::uint64_t seed) {
  game = start(seed);
  last = {};
  last_motions = {};
  show(game.board);
}

// The index of the first move that cannot be played, the game then standing before it; -1 where all can.
VOG_EXPORT(game_replay) int game_replay(std::uint64_t seed, int count) {
  const Replay replayed = replay(seed, move_bytes, count < kMostMoves ? count : kMostMoves);
  game = replayed.game;
  last = {};
  last_motions = {};
  show(game.board);
  return replayed.broken_at;
}

// The same for a game that begins from the board in the cells.
VOG_EXPORT(game_set_up) int game_set_up(std::uint64_t seed, int count) {
  const Replay replayed =
      replay(set_up(scratch(), seed), move_bytes, count < kMostMoves ? count : kMostMoves);
  game = replayed.game;
  last = {};
  last_motions = {};
  show(game.board);
  return replayed.broken_at;
}

// 1 where the move was played, 0 where it is invalid and nothing has changed.
VOG_EXPORT(game_play) int game_play(int direction) {
  const Board before = game.board;
  const Played played = play(game, static_cast<Direction>(direction & 3));
  if (!played.valid) return 0;
  last = played;
  last_motions = motions(before, static_cast<Direction>(direction & 3));
  show(game.board);
  show(last_motions);
  return 1;
}

VOG_EXPORT(game_score) std::uint32_t game_score() { return game.score; }
VOG_EXPORT(game_move_count) std::uint32_t game_move_count() { return game.moves; }
VOG_EXPORT(game_won) int game_won() { return game.won ? 1 : 0; }
VOG_EXPORT(game_over) int game_over() { return is_over(game.board) ? 1 : 0; }
VOG_EXPORT(game_highest) int game_highest() { return highest(game.board); }
VOG_EXPORT(game_valid_directions) unsigned game_valid_directions() { return valid_directions(game.board); }

// What the last move did; zeros before the first.
VOG_EXPORT(last_gained) std::uint32_t last_gained() { return last.gained; }
VOG_EXPORT(last_motion_count) int last_motion_count() { return last_motions.count; }
VOG_EXPORT(last_spawn_cell) int last_spawn_cell() { return last.spawn.cell; }
VOG_EXPORT(last_spawn_exponent) int last_spawn_exponent() { return last.spawn.exponent; }
VOG_EXPORT(last_won_now) int last_won_now() { return last.won_now ? 1 : 0; }

// The scratch board: write 16 exponents at cells_at(), slide, read them back. Overwrites what the game
// showed.
VOG_EXPORT(board_slide) std::uint32_t board_slide(int direction) {
  const Board before = scratch();
  const Slide slid = slide(before, static_cast<Direction>(direction & 3));
  last_motions = motions(before, static_cast<Direction>(direction & 3));
  show(slid.board);
  show(last_motions);
  return slid.gained;
}
VOG_EXPORT(board_valid_directions) unsigned board_valid_directions() { return valid_directions(scratch()); }
VOG_EXPORT(board_flaw) int board_flaw() { return static_cast<int>(flaw(scratch())); }
VOG_EXPORT(board_is_over) int board_is_over() { return is_over(scratch()) ? 1 : 0; }
