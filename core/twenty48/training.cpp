#include "training.hpp"

#include <atomic>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <thread>

#include "large_pages.hpp"
#include "shape.hpp"

namespace vog::twenty48 {
namespace {

constexpr float kLambda = 0.5F;

// A game is taken up again from its middle while what was played last is at least so long. Going on down to
// the last ten moves spends nine tenths of the training on lost positions: after 120 million moves the mean
// was 78k so, 105k without restarts, 117k with this (one thread each).
constexpr std::size_t kShortestRestart = 1000;

struct Step {
  Packed after = 0;
  std::uint32_t gained = 0;
  std::uint32_t score = 0;  // of the whole game, this gain included
};

Packed with_spawn(Packed board, Random& random) {
  Packed empty = empty_nibbles(board);
  for (std::uint32_t skip = random.below(static_cast<std::uint32_t>(std::popcount(empty))); skip > 0; --skip)
    empty &= empty - 1;
  const Packed exponent = random.below(10) == 0 ? 2 : 1;
  return board | exponent << std::countr_zero(empty);
}

// Relaxed loads and stores cost what plain ones do, and make the sharing between threads well defined.
float load(float& x) { return std::atomic_ref<float>(x).load(std::memory_order_relaxed); }
void store(float& x, float value) { std::atomic_ref<float>(x).store(value, std::memory_order_relaxed); }

template <class Shape>
class ShapedTrainer final : public Trainer {
 public:
  ShapedTrainer(std::uint64_t seed, int players)
      : moves_(make_move_table()),
        weights_(zeros_on_large_pages<float>(kEntries<Shape>)),
        coherence_(zeros_on_large_pages<Coherence>(kEntries<Shape>)) {
    Random random{seed};
    for (int i = 0; i < players; ++i) players_.push_back({random.next(), 0, 0});
  }

  TrainingTally run(std::uint64_t moves, float rate) override {
    rate_ = rate;
    std::vector<TrainingTally> tallies(players_.size());
    const std::uint64_t share = moves / players_.size();
    std::vector<std::thread> threads;
    for (std::size_t i = 1; i < players_.size(); ++i)
      threads.emplace_back([this, i, share, &tallies] { play_on(players_[i], share, tallies[i]); });
    play_on(players_[0], share, tallies[0]);
    for (std::thread& thread : threads) thread.join();
    TrainingTally sum;
    for (const TrainingTally& t : tallies) {
      sum.games += t.games;
      sum.moves += t.moves;
      sum.episodes += t.episodes;
      sum.score_sum += t.score_sum;
      for (std::size_t i = 0; i < t.by_highest.size(); ++i) sum.by_highest[i] += t.by_highest[i];
    }
    return sum;
  }

  [[nodiscard]] ShapeKind shape() const override { return kKind<Shape>; }
  std::vector<float>& weights() override { return weights_; }
  std::vector<Coherence>& coherence() override { return coherence_; }

 private:
  static constexpr std::size_t kN = kLookups<Shape>;

  float value(const std::uint32_t* indices) {
    float sum = 0;
    for (std::size_t i = 0; i < kN; ++i) sum += load(weights_[indices[i]]);
    return sum;
  }

  void play_on(TrainingPlayer& player, std::uint64_t least_moves, TrainingTally& tally) {
    Random random{player.random_state};
    std::vector<Step> path;
    path.reserve(1 << 16);
    while (tally.moves < least_moves) {
      const bool fresh = player.restart == 0;
      Packed board = fresh ? with_spawn(0, random) : player.restart;
      board = with_spawn(board, random);
      auto score = static_cast<std::uint32_t>(player.restart_score);
      path.clear();
      play_out(board, score, random, path);
      learn(path);
      ++tally.episodes;
      tally.moves += path.size();
      if (fresh) {
        ++tally.games;
        tally.score_sum += path.empty() ? 0 : path.back().score;
        ++tally.by_highest[path.empty() ? 1 : highest_of(path.back().after)];
      }
      if (path.size() >= kShortestRestart) {
        const Step& middle = path[path.size() / 2];
        player.restart = middle.after;
        player.restart_score = middle.score;
      } else {
        player.restart = 0;
        player.restart_score = 0;
      }
    }
    player.random_state = random.state;
  }

  static int highest_of(Packed x) {
    int best = 0;
    for (; x != 0; x >>= 4) best = static_cast<int>(x & 15) > best ? static_cast<int>(x & 15) : best;
    return best;
  }

  void play_out(Packed board, std::uint32_t score, Random& random, std::vector<Step>& path) {
    std::uint32_t indices[4][kN];
    for (;;) {
      const std::array<After, 4> afters = moves_->all(board);
      for (int d = 0; d < 4; ++d) {
        if (afters[d].board == board) continue;
        look_up<Shape>(afters[d].board, indices[d]);
        for (std::size_t i = 0; i < kN; ++i) __builtin_prefetch(&weights_[indices[d][i]]);
      }
      int best = -1;
      float best_value = 0;
      for (int d = 0; d < 4; ++d) {
        if (afters[d].board == board) continue;
        const float v = static_cast<float>(afters[d].gained) + value(indices[d]);
        if (best < 0 || v > best_value) {
          best = d;
          best_value = v;
        }
      }
      if (best < 0) return;
      score += afters[best].gained;
      path.push_back({afters[best].board, afters[best].gained, score});
      board = with_spawn(afters[best].board, random);
    }
  }

  void prepare(Packed after, std::uint32_t* indices) {
    look_up<Shape>(after, indices);
    for (std::size_t i = 0; i < kN; ++i) {
      __builtin_prefetch(&weights_[indices[i]], 1);
      __builtin_prefetch(&coherence_[indices[i]], 1);
    }
  }

  void learn(const std::vector<Step>& path) {
    constexpr std::size_t kAhead = 2;
    std::uint32_t indices[kAhead + 1][kN];
    for (std::size_t i = 0; i < kAhead && i < path.size(); ++i)
      prepare(path[path.size() - 1 - i].after, indices[i]);
    float target = 0;
    for (std::size_t done = 0; done < path.size(); ++done) {
      if (done + kAhead < path.size())
        prepare(path[path.size() - 1 - done - kAhead].after, indices[(done + kAhead) % (kAhead + 1)]);
      const std::uint32_t* now = indices[done % (kAhead + 1)];
      const float updated = update(now, target - value(now));
      const auto gained = static_cast<float>(path[path.size() - 1 - done].gained);
      target = gained + kLambda * target + (1 - kLambda) * updated;
    }
  }

  // Returns the value after the update.
  float update(const std::uint32_t* indices, float error) {
    const float step = rate_ * error / static_cast<float>(kN);
    const float size = std::fabs(error);
    float sum = 0;
    for (std::size_t i = 0; i < kN; ++i) {
      float& weight = weights_[indices[i]];
      Coherence& c = coherence_[indices[i]];
      const float c_sum = load(c.sum);
      const float c_size = load(c.size);
      const float rate = c_size > 0 ? std::fabs(c_sum) / c_size : 1.0F;
      const float now = load(weight) + rate * step;
      store(weight, now);
      store(c.sum, c_sum + error);
      store(c.size, c_size + size);
      sum += now;
    }
    return sum;
  }

  std::unique_ptr<const MoveTable> moves_;
  std::vector<float> weights_;
  std::vector<Coherence> coherence_;
  float rate_ = 1;
};

}  // namespace

std::unique_ptr<Trainer> make_trainer(std::string_view shape, std::uint64_t seed, int players) {
  if (shape == BrowserShape::name) return std::make_unique<ShapedTrainer<BrowserShape>>(seed, players);
  if (shape == BigShape::name) return std::make_unique<ShapedTrainer<BigShape>>(seed, players);
  return nullptr;
}

}  // namespace vog::twenty48
