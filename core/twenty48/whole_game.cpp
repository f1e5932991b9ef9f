#include "whole_game.hpp"

namespace vog::twenty48 {

const Choice& best(Search& search, Board board, const Budget& budget) {
  switch (budget.kind) {
    case BudgetKind::plies:
      return search.best_by_plies(board, static_cast<int>(budget.amount));
    case BudgetKind::nodes:
      return search.best_by_nodes(board, budget.amount);
    case BudgetKind::clock:
      break;
  }
  return search.best_by_clock(board, budget.clock);
}

Game play_out(Search& search, std::uint64_t seed, const Budget& budget, int until_exponent) {
  Game game = start(seed);
  while (until_exponent == 0 || highest(game.board) < until_exponent) {
    const Choice& choice = best(search, game.board, budget);
    if (choice.valid == 0) break;
    play(game, choice.best);
  }
  return game;
}

}  // namespace vog::twenty48
