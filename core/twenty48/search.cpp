#include "search.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <type_traits>

#include "labels.hpp"

namespace vog::twenty48 {
namespace {

constexpr std::int32_t kNothing = std::numeric_limits<std::int32_t>::min();

// Below this sum of tiles no line can make a 65536, which a packed board could not hold: each move of the
// longest line adds 4 at most.
constexpr std::uint32_t kPackedSum = 65536 - 4 * 128;

// The board as one number, looked up in tables.
struct PackedRules {
  using State = Packed;
  const MoveTable& moves;

  [[nodiscard]] std::array<After, 4> all(Packed x) const { return moves.all(x); }
  static Packed empty(Packed x) { return empty_nibbles(x); }
  static Packed with(Packed x, int bit, int exponent) { return x | static_cast<Packed>(exponent) << bit; }
  static std::uint64_t hash(Packed x) { return x; }
  static Packed named(Packed x, const Labels& labels) {
    Packed out = 0;
    for (int bit = 0; bit < 64; bit += 4) out |= static_cast<Packed>(labels.of[x >> bit & 15]) << bit;
    return out;
  }
};

// The board itself and slide(): for the few boards that hold, or could come to hold, a 65536.
struct ExactRules {
  using State = Board;
  struct ExactAfter {
    Board board;
    std::uint32_t gained = 0;
  };
  [[nodiscard]] std::array<ExactAfter, 4> all(Board x) const {
    std::array<ExactAfter, 4> out;
    for (const Direction d : kDirections) {
      const Slide slid = slide(x, d);
      out[static_cast<std::size_t>(d)] = {slid.board, slid.gained};
    }
    return out;
  }
  static Packed empty(Board x) {
    Packed out = 0;
    for (unsigned cells = empty_cells(x); cells != 0; cells &= cells - 1)
      out |= Packed{1} << (4 * std::countr_zero(cells));
    return out;
  }
  static Board with(Board x, int bit, int exponent) {
    x.set(bit / 4, exponent);
    return x;
  }
  static std::uint64_t hash(Board x) { return x.nibbles ^ (std::uint64_t{x.fifths} * 0x9E3779B97F4A7C15ULL); }
  static Packed named(Board x, const Labels& labels) {
    Packed out = 0;
    for (int cell = 0; cell < kCells; ++cell)
      out |= static_cast<Packed>(labels.of[x.exponent(cell)]) << (4 * cell);
    return out;
  }
};

std::uint64_t mixed(std::uint64_t x) {
  x *= 0x9E3779B97F4A7C15ULL;
  x ^= x >> 32;
  x *= 0xD6E8FEB86659FD93ULL;
  x ^= x >> 29;
  return x;
}

// One entry: 28 bits of signature, 6 of effort, 30 of value (signed). A bucket is four neighbours, of which
// the one that cost least makes room.
constexpr int kBucket = 4;
constexpr std::int32_t kValueLimit = (1 << 29) - 1;

constexpr std::uint64_t entry_of(std::uint64_t hash, int effort, std::int32_t value) {
  return (hash & 0xFFFFFFFULL) << 36 | static_cast<std::uint64_t>(effort) << 30 |
         (static_cast<std::uint64_t>(value) & 0x3FFFFFFFULL);
}
constexpr std::int32_t value_of(std::uint64_t entry) {
  return static_cast<std::int32_t>(static_cast<std::uint32_t>(entry) << 2) >> 2;
}

constexpr Effort uniform() {
  Effort out;
  for (int n = 0; n <= kCells; ++n) out.two[n] = out.four[n] = 1;
  return out;
}
constexpr Effort kUniform = uniform();

// About the logarithm of a spawn's improbability, in steps of one bit: a line goes the further the fewer
// cells are empty, which is where a board is in danger. A step of deepening multiplies the work by about two,
// not by the fifteen of a whole ply, so little of a budget is lost to a step that is cut short.
constexpr Effort kByDanger = {{1, 1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4},
                              {4, 4, 4, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7}};

// An afterstate as the network is asked about it.
template <class Rules>
Packed named(const typename Rules::State& after, const Labels& labels) {
  if constexpr (std::is_same_v<Rules, PackedRules>) {
    if (labels.plain) return after;
  }
  return Rules::named(after, labels);
}

// Which directions are valid, and what the network says of each.
template <class Shape, class Rules>
Choice first_look(const Network& network, const Labels& labels, const Rules& rules,
                  const typename Rules::State& board) {
  Choice choice;
  const auto afters = rules.all(board);
  // Nearly every look-up here is a wait for memory: let them all be waited for together. Deeper lines ask
  // about boards so alike that this costs more than it saves.
  std::array<Entries<Shape>, 4> entries;
  for (std::size_t d = 0; d < 4; ++d) {
    if (afters[d].board == board) continue;
    choice.valid |= 1U << d;
    network.expect<Shape>(named<Rules>(afters[d].board, labels), entries[d]);
  }
  std::int32_t best = kNothing;
  for (std::size_t d = 0; d < 4; ++d) {
    if ((choice.valid >> d & 1) == 0) continue;
    ++choice.nodes;
    choice.depth = 1;
    choice.values[d] =
        static_cast<std::int32_t>(afters[d].gained) * kUnitsPerPoint + network.value<Shape>(entries[d]);
    if (choice.values[d] <= best) continue;
    best = choice.values[d];
    choice.best = static_cast<Direction>(d);
  }
  return choice;
}

}  // namespace

struct Search::Line {
  const Network& network;
  const Labels& labels;
  const Effort& costs;
  bool exact;
  std::uint64_t* table;
  std::uint64_t buckets_mask;
  std::uint64_t* leaves;
  std::uint64_t leaves_mask;
  std::uint64_t nodes;
  std::uint64_t most_nodes;
  Clock clock;
  std::uint32_t asked = 0;
  bool stopped = false;
  int deepest = 0;

  template <class Shape, class Rules>
  std::int32_t leaf(const Rules&, const typename Rules::State& after) {
    ++nodes;
    const std::uint64_t h = mixed(Rules::hash(after));
    std::uint64_t& slot = leaves[h & leaves_mask];
    if ((slot ^ h) >> 32 == 0) return static_cast<std::int32_t>(static_cast<std::uint32_t>(slot));
    const std::int32_t value = network.value<Shape>(named<Rules>(after, labels));
    slot = (h & 0xFFFFFFFF00000000ULL) | static_cast<std::uint32_t>(value);
    return value;
  }

  template <class Shape, class Rules>
  std::int32_t chance(const Rules& rules, const typename Rules::State& after, int effort, int ply) {
    if (effort <= 0) return leaf<Shape>(rules, after);
    const std::uint64_t h = mixed(Rules::hash(after));
    std::uint64_t* bucket = table + ((h >> 28) & buckets_mask) * kBucket;
    for (int i = 0; i < kBucket; ++i) {
      const std::uint64_t entry = bucket[i];
      if (entry >> 36 != (h & 0xFFFFFFFULL)) continue;
      const int stored = static_cast<int>(entry >> 30 & 63);
      if (exact ? stored == effort : stored >= effort) return value_of(entry);
    }
    if (stopped || out_of_budget()) return 0;
    if (ply > deepest) deepest = ply;
    const Packed cells = Rules::empty(after);
    const int n = std::popcount(cells);
    const int after_two = effort - costs.two[n];
    const int after_four = effort - costs.four[n];
    std::int64_t sum = 0;
    for (Packed left = cells; left != 0; left &= left - 1) {
      const int bit = std::countr_zero(left);
      sum += std::int64_t{9} * best_move<Shape>(rules, Rules::with(after, bit, 1), after_two, ply + 1);
      sum += best_move<Shape>(rules, Rules::with(after, bit, 2), after_four, ply + 1);
      if (stopped) return 0;
    }
    auto value = static_cast<std::int32_t>(sum / (10 * n));
    value = std::clamp(value, -kValueLimit, kValueLimit);
    int worst = 0;
    int worst_effort = 64;
    for (int i = 0; i < kBucket; ++i) {
      const int stored = static_cast<int>(bucket[i] >> 30 & 63);
      if (!exact && bucket[i] >> 36 == (h & 0xFFFFFFFULL)) {  // this board, less deeply
        worst = i;
        break;
      }
      if (stored < worst_effort) {
        worst = i;
        worst_effort = stored;
      }
    }
    bucket[worst] = entry_of(h, effort, value);
    return value;
  }

  template <class Shape, class Rules>
  std::int32_t best_move(const Rules& rules, const typename Rules::State& board, int effort, int ply) {
    std::int32_t best = kNothing;
    for (const auto& after : rules.all(board)) {
      if (after.board == board) continue;
      const std::int32_t value = static_cast<std::int32_t>(after.gained) * kUnitsPerPoint +
                                 chance<Shape>(rules, after.board, effort, ply);
      if (value > best) best = value;
    }
    return best == kNothing ? 0 : best;
  }

  bool out_of_budget() {
    if (nodes >= most_nodes) stopped = true;
    if (clock.is_over != nullptr && (++asked & 31) == 0 && clock.is_over(clock.context)) stopped = true;
    return stopped;
  }

  // Every valid direction of the root, the best so far first. Returns whether all were finished.
  template <class Shape, class Rules>
  bool root(const Rules& rules, const typename Rules::State& board, int effort, Choice& choice) {
    const auto afters = rules.all(board);
    std::array<int, 4> order{};
    int count = 0;
    for (int d = 0; d < 4; ++d) {
      if ((choice.valid >> d & 1) == 0) continue;
      int place = count++;
      for (; place > 0 && choice.values[order[place - 1]] < choice.values[d]; --place)
        order[place] = order[place - 1];
      order[place] = d;
    }
    std::array<std::int32_t, 4> found = choice.values;
    int done = 0;
    for (; done < count; ++done) {
      const int d = order[done];
      const std::int32_t value = static_cast<std::int32_t>(afters[d].gained) * kUnitsPerPoint +
                                 chance<Shape>(rules, afters[d].board, effort, 1);
      if (stopped) break;
      found[d] = value;
    }
    if (done < count && done < 2) return false;
    int best = order[0];
    for (int i = 1; i < done; ++i)
      if (found[order[i]] > found[best]) best = order[i];
    // What was not reached keeps its distance, so that values remain comparable.
    const std::int32_t change = found[order[0]] - choice.values[order[0]];
    for (int i = done; i < count; ++i) found[order[i]] = std::min(found[order[i]] + change, found[best]);
    choice.values = found;
    choice.best = static_cast<Direction>(best);
    return done == count;
  }
};

Search::Search(const Network& network) : network_(&network), moves_(make_move_table()) {}
Search::~Search() = default;

template <class Look>
auto Search::with_rules(const Look& look) const {
  const Inventory tiles(board_);
  const Labels labels(board_, tiles, network_->highest_known);
  const auto by_shape = [&]<class Shape>() {
    if (tiles.sum < kPackedSum)
      return look.template operator()<Shape>(labels, PackedRules{*moves_}, board_.nibbles);
    return look.template operator()<Shape>(labels, ExactRules{}, board_);
  };
  return network_->shape == ShapeKind::browser ? by_shape.template operator()<BrowserShape>()
                                               : by_shape.template operator()<BigShape>();
}

void Search::begin(Board board) {
  board_ = board;
  step_ = 0;
  leaves_used_ = 0;
  choice_ = with_rules([&]<class Shape, class Rules>(const Labels& labels, const Rules& rules,
                                                     const typename Rules::State& state) {
    return first_look<Shape>(*network_, labels, rules, state);
  });
}

bool Search::run(int effort, const Effort& costs, bool exact, std::uint64_t most_nodes, Clock clock) {
  // A table that fits what is to be expected: small ones are sooner cleared and stay in the cache.
  std::size_t entries = std::size_t{1} << 10;
  while (entries < choice_.nodes && entries < (std::size_t{1} << 20)) entries *= 2;
  table_.assign(entries, 0);
  // Leaves are worth the same however deep the search is, so they are kept while it deepens.
  const std::size_t wanted = std::clamp(entries, std::size_t{1} << 10, std::size_t{1} << 14);
  if (wanted > leaves_used_) {
    leaves_.assign(wanted, 0);
    leaves_used_ = wanted;
  }
  return with_rules([&]<class Shape, class Rules>(const Labels& labels, const Rules& rules,
                                                  const typename Rules::State& state) {
    Line line{
        *network_,      labels,           costs,         exact,      table_.data(), entries / kBucket - 1,
        leaves_.data(), leaves_used_ - 1, choice_.nodes, most_nodes, clock};
    const bool finished = line.template root<Shape>(rules, state, effort, choice_);
    choice_.nodes = line.nodes;
    if (finished) choice_.depth = line.deepest + 1;
    return finished;
  });
}

bool Search::deepen(std::uint64_t most_nodes, Clock clock) {
  if (std::popcount(choice_.valid) < 2 || step_ >= 60 || choice_.nodes >= most_nodes) return false;
  ++step_;
  return run(step_, kByDanger, false, most_nodes, clock);
}

const Choice& Search::best_by_nodes(Board board, std::uint64_t nodes) {
  begin(board);
  while (deepen(nodes)) {
  }
  return choice_;
}

const Choice& Search::best_by_clock(Board board, Clock clock) {
  clock.start(clock.context);
  begin(board);
  while (!clock.is_over(clock.context) && deepen(kNoLimit, clock)) {
  }
  return choice_;
}

const Choice& Search::best_by_plies(Board board, int plies) {
  begin(board);
  if (choice_.valid != 0 && plies > 1) run(std::min(plies, kMostPlies) - 1, kUniform, true, kNoLimit, {});
  return choice_;
}

}  // namespace vog::twenty48
