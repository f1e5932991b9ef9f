#include "batch.hpp"

#include "board.hpp"
#include "game.hpp"

namespace vog::twenty48 {
namespace {

Board load(const std::uint8_t* cells) {
  Board board;
  for (int cell = 0; cell < kCells; ++cell) board.set(cell, cells[cell]);
  return board;
}

void store(Board board, std::uint8_t* cells) {
  for (int cell = 0; cell < kCells; ++cell) cells[cell] = static_cast<std::uint8_t>(board.exponent(cell));
}

}  // namespace

void slide_many(std::uint8_t* boards, const std::uint8_t* directions, std::uint32_t* gained,
                std::uint8_t* changed, std::size_t n) {
  for (std::size_t i = 0; i < n; ++i) {
    const Slide slid = slide(load(boards + i * kCells), static_cast<Direction>(directions[i]));
    store(slid.board, boards + i * kCells);
    gained[i] = slid.gained;
    changed[i] = slid.changed ? 1 : 0;
  }
}

void valid_directions_many(const std::uint8_t* boards, std::uint8_t* valid, std::size_t n) {
  for (std::size_t i = 0; i < n; ++i)
    valid[i] = static_cast<std::uint8_t>(valid_directions(load(boards + i * kCells)));
}

void spawn_many(std::uint8_t* boards, std::uint64_t* random_states, std::size_t n) {
  for (std::size_t i = 0; i < n; ++i) {
    Board board = load(boards + i * kCells);
    if (empty_cells(board) == 0) continue;
    Random random{random_states[i]};
    spawn(board, random);
    random_states[i] = random.state;
    store(board, boards + i * kCells);
  }
}

void play_randomly(const std::uint64_t* seeds, std::uint8_t* boards, std::uint32_t* scores,
                   std::uint32_t* moves, std::size_t n, std::uint32_t most_moves) {
  for (std::size_t i = 0; i < n; ++i) {
    Game game = start(seeds[i]);
    Random player{~seeds[i]};
    while (game.moves < most_moves && !is_over(game.board)) {
      // Drawing until a direction is valid is uniform among the valid ones, and slides less than asking all.
      while (!play(game, static_cast<Direction>(player.next() >> 62)).valid) {
      }
    }
    store(game.board, boards + i * kCells);
    scores[i] = game.score;
    moves[i] = game.moves;
  }
}

}  // namespace vog::twenty48
