#include "strategies.hpp"

#include <bit>

namespace vog::twenty48 {
namespace {

using Order = std::array<Direction, 4>;
constexpr Order kClockwise = {Direction::up, Direction::right, Direction::down, Direction::left};
constexpr Order kCorner = {Direction::down, Direction::left, Direction::right, Direction::up};
constexpr Order kCornerOtherWay = {Direction::left, Direction::down, Direction::right, Direction::up};

// Cells from the snake's tail to its head in the bottom left corner, each worth four times the one before.
constexpr std::array<std::uint8_t, kCells> kSnake = {0, 1, 2, 3, 7, 6, 5, 4, 8, 9, 10, 11, 15, 14, 13, 12};

std::uint64_t along_snake(Board board) {
  std::uint64_t value = 0;
  for (int place = 0; place < kCells; ++place) {
    const int e = board.exponent(kSnake[place]);
    if (e != 0) value += std::uint64_t{1} << (e + 2 * place);
  }
  return value;
}

// The snake's value after the best answer; 0 where there is none.
std::uint64_t best_along_snake(Board board) {
  std::uint64_t best = 0;
  for (const Direction d : kDirections) {
    const Slide slid = slide(board, d);
    if (!slid.changed) continue;
    const std::uint64_t value = along_snake(slid.board);
    if (value > best) best = value;
  }
  return best;
}

std::uint64_t after_one_spawn(Board after) {
  const unsigned cells = empty_cells(after);
  std::uint64_t tenths = 0;
  for (unsigned left = cells; left != 0; left &= left - 1) {
    Board board = after;
    board.set(std::countr_zero(left), 1);
    tenths += 9 * best_along_snake(board);
    board.set(std::countr_zero(left), 2);
    tenths += best_along_snake(board);
  }
  return tenths / static_cast<unsigned>(std::popcount(cells));
}

Direction first_valid(const Order& order, unsigned from, unsigned valid) {
  for (unsigned i = 0; i < 4; ++i) {
    const Direction d = order[(from + i) % 4];
    if (valid >> static_cast<unsigned>(d) & 1) return d;
  }
  return order[0];
}

// The direction that is worth most; among equals each with the same chance.
template <class Worth>
Direction most(Board board, Random& random, Worth worth) {
  Direction best = Direction::up;
  std::uint64_t best_worth = 0;
  std::uint32_t equals = 0;
  for (const Direction d : kDirections) {
    const Slide slid = slide(board, d);
    if (!slid.changed) continue;
    const std::uint64_t value = worth(slid);
    if (equals == 0 || value > best_worth) {
      equals = 0;
      best_worth = value;
    } else if (value < best_worth) {
      continue;
    }
    if (random.below(++equals) == 0) best = d;
  }
  return best;
}

struct Player {
  Strategy strategy;
  Random random;
  unsigned turn = 0;

  Direction choose(Board board) {
    switch (strategy) {
      case Strategy::random:
        return most(board, random, [](const Slide&) { return std::uint64_t{0}; });
      case Strategy::clockwise: {
        const Direction d = first_valid(kClockwise, turn, valid_directions(board));
        while (kClockwise[turn % 4] != d) ++turn;
        ++turn;
        return d;
      }
      case Strategy::corner:
        return first_valid(kCorner, 0, valid_directions(board));
      case Strategy::two_directions:
        return first_valid(turn++ % 2 == 0 ? kCorner : kCornerOtherWay, 0, valid_directions(board));
      case Strategy::score_greedy:
        return most(board, random, [](const Slide& s) { return std::uint64_t{s.gained}; });
      case Strategy::empty_greedy:
        return most(board, random, [](const Slide& s) {
          return static_cast<std::uint64_t>(std::popcount(unsigned{empty_cells(s.board)}));
        });
      case Strategy::snake_greedy:
        return most(board, random, [](const Slide& s) { return along_snake(s.board); });
      case Strategy::snake_one_spawn:
        break;
    }
    return most(board, random, [](const Slide& s) { return after_one_spawn(s.board); });
  }
};

}  // namespace

Game play_by(Strategy strategy, std::uint64_t seed) {
  Game game = start(seed);
  Player player{strategy, Random{~seed}};
  while (!is_over(game.board)) play(game, player.choose(game.board));
  return game;
}

}  // namespace vog::twenty48
