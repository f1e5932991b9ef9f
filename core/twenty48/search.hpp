// Expectimax over afterstates, deepened step by step until a budget is spent.
//
// The player's moves are maximised, the spawns averaged, and where the effort of a line is used up the
// network says what the afterstate is worth. All arithmetic is on whole numbers and nothing depends on the
// clock unless it is asked to, so the same board and the same budget of nodes give the same answer on every
// machine.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "board.hpp"
#include "network.hpp"
#include "packed.hpp"

namespace vog::twenty48 {

// What one step of deepening costs along a line.
struct Effort {
  std::array<std::uint8_t, kCells + 1> two{};   // for a spawned 2 among n empty cells
  std::array<std::uint8_t, kCells + 1> four{};  // for a spawned 4
};

struct Choice {
  unsigned valid = 0;  // bit d: direction d is valid
  Direction best = Direction::up;
  std::array<std::int32_t, 4> values{};  // in units of 1/16 point: the gain and all that is expected after it
  int depth = 0;            // player's moves looked ahead on the longest line, the first included
  std::uint64_t nodes = 0;  // afterstates that the network was asked about
};

// Started when a search begins, asked now and then whether to stop; null for never.
struct Clock {
  void (*start)(void* context) = nullptr;
  bool (*is_over)(void* context) = nullptr;
  void* context = nullptr;
};

inline constexpr std::uint64_t kNoLimit = ~std::uint64_t{0};

class Search {
 public:
  // The network is its owner's, and must outlive the search.
  explicit Search(const Network& network);
  ~Search();

  // Makes `board` the one to think about, forgets all else, and looks one move ahead. A board without a valid
  // direction gets a choice whose `valid` is 0.
  void begin(Board board);

  // The next step of deepening. False where the budget ran out first, or where no more can be found out.
  // A step that is cut short still counts where it has compared the best direction with another.
  bool deepen(std::uint64_t most_nodes, Clock clock = {});

  [[nodiscard]] const Choice& choice() const { return choice_; }

  // begin, and deepen until this many nodes are used.
  const Choice& best_by_nodes(Board board, std::uint64_t nodes);
  // begin, and deepen until the clock says so.
  const Choice& best_by_clock(Board board, Clock clock);
  // All lines exactly `plies` of the player's moves deep, every spawn counted.
  const Choice& best_by_plies(Board board, int plies);

  struct Line;  // the search proper; defined with its rules in search.cpp

 private:
  // `look` with the shape of the network and the rules that the board needs.
  template <class Look>
  [[nodiscard]] auto with_rules(const Look& look) const;
  bool run(int effort, const Effort& costs, bool exact, std::uint64_t most_nodes, Clock clock);

  const Network* network_;
  std::unique_ptr<const MoveTable> moves_;
  std::vector<std::uint64_t> table_;
  std::vector<std::uint64_t> leaves_;
  std::size_t leaves_used_ = 0;  // 0: of no use for this board yet
  Board board_;
  Choice choice_;
  int step_ = 0;
};

inline constexpr int kMostPlies = 12;

}  // namespace vog::twenty48
