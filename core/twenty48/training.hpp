// Learning the network's weights by playing: temporal differences, backwards through each game.
//
// The afterstate after the last move is worth 0; each one before is pulled towards what followed it: reward,
// and half the value of the next afterstate, half the mixed return from there on (TD(lambda), lambda 0.5).
// Every entry has a rate of its own, |sum of its errors| / sum of their sizes: 1 while errors agree, falling
// as they cancel (temporal coherence). A finished game is taken up again from its middle while its end was
// long enough, so that its hard late part is seen more often than its easy start.
//
// Sources: D. Beal, M. Smith: Temporal coherence and prediction decay in TD learning (1999); W. Jaskowski:
// Mastering 2048 with delayed temporal coherence learning (2017); K. Matsuzaki: Developing a 2048 player with
// backward temporal coherence learning and restart (2017).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "network.hpp"
#include "packed.hpp"
#include "random.hpp"

namespace vog::twenty48 {

// What the games that began at the beginning came to; restarted ones are not in it.
struct TrainingTally {
  std::uint64_t games = 0;
  std::uint64_t moves = 0;     // of all games
  std::uint64_t episodes = 0;  // restarts included
  double score_sum = 0;
  std::array<std::uint64_t, kHighestPacked + 1> by_highest{};  // games whose largest tile was 2^i
};

// Error statistics of one entry.
struct Coherence {
  float sum = 0;   // of errors
  float size = 0;  // of their absolute values
};

// Where one player stands between two calls: all that is needed to go on after a checkpoint.
struct TrainingPlayer {
  std::uint64_t random_state = 0;
  Packed restart = 0;  // the afterstate to take up again; 0 for a fresh game
  std::uint64_t restart_score = 0;
};

class Trainer {
 public:
  virtual ~Trainer() = default;

  // Plays about this many moves, divided among as many threads as there are players. Threads share the
  // weights without locks: an update that is lost now and then does no harm. One player: exactly repeatable.
  // `rate` is how far an entry whose errors all agree goes towards its target: 1 to learn, less to settle.
  virtual TrainingTally run(std::uint64_t moves, float rate) = 0;

  [[nodiscard]] virtual ShapeKind shape() const = 0;
  virtual std::vector<float>& weights() = 0;
  virtual std::vector<Coherence>& coherence() = 0;

  std::vector<TrainingPlayer>& players() { return players_; }

 protected:
  std::vector<TrainingPlayer> players_;
};

// Null where no shape has that name.
[[nodiscard]] std::unique_ptr<Trainer> make_trainer(std::string_view shape, std::uint64_t seed, int players);

}  // namespace vog::twenty48
