#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <chrono>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <tuple>

#include "../twenty48/model_file.hpp"
#include "../twenty48/network.hpp"
#include "../twenty48/search.hpp"
#include "../twenty48/strategies.hpp"
#include "../twenty48/training.hpp"
#include "../twenty48/whole_game.hpp"
#include "python_parts.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace vog::twenty48;

namespace {

// A clock that runs out a given time after it was started.
struct Timer {
  std::chrono::nanoseconds allowed{};
  std::chrono::steady_clock::time_point end;

  static void start(void* self) {
    static_cast<Timer*>(self)->end = std::chrono::steady_clock::now() + static_cast<Timer*>(self)->allowed;
  }
  static bool is_over(void* self) {
    return std::chrono::steady_clock::now() >= static_cast<Timer*>(self)->end;
  }
};

struct PyNetwork {
  std::shared_ptr<const Network> network;
};

struct PyBudget {
  BudgetKind kind = BudgetKind::plies;
  double amount = 1;
};

// One search at a time on one object; other threads wait.
struct PySearch {
  explicit PySearch(const PyNetwork& asked) : network(asked.network), search(*network) {}

  Choice best_of(Board board, const PyBudget& asked) {
    nb::gil_scoped_release unlocked;
    const std::lock_guard<std::mutex> alone(lock);
    Timer timer;
    return best(search, board, budget_of(asked, timer));
  }
  Game play(std::uint64_t seed, const PyBudget& asked, int until_exponent) {
    nb::gil_scoped_release unlocked;
    const std::lock_guard<std::mutex> alone(lock);
    Timer timer;
    return play_out(search, seed, budget_of(asked, timer), until_exponent);
  }

 private:
  static Budget budget_of(const PyBudget& asked, Timer& timer) {
    timer.allowed = std::chrono::nanoseconds(
        asked.kind == BudgetKind::clock ? static_cast<std::int64_t>(asked.amount * 1e6) : 0);
    return {asked.kind, static_cast<std::uint64_t>(asked.amount),
            Clock{&Timer::start, &Timer::is_over, &timer}};
  }

  std::shared_ptr<const Network> network;  // before the search, which refers to it
  Search search;
  std::mutex lock;
};

using Player = std::tuple<std::uint64_t, std::uint64_t, std::uint64_t>;

template <class T>
nb::ndarray<float, nb::numpy, nb::c_contig> view_of(std::vector<T>& v, nb::handle owner) {
  constexpr std::size_t kFloats = sizeof(T) / sizeof(float);
  const std::size_t shape[2] = {v.size(), kFloats};
  return nb::ndarray<float, nb::numpy, nb::c_contig>(reinterpret_cast<float*>(v.data()), kFloats == 1 ? 1 : 2,
                                                     shape, owner);
}

void bind_search(nb::module_& m) {
  nb::class_<PyNetwork>(m, "Network", "A trained network, ready to be asked.")
      .def_static(
          "unpack",
          [](nb::bytes packed) {
            auto network = std::make_shared<Network>();
            const auto* bytes = static_cast<const std::uint8_t*>(packed.data());
            bool whole = false;
            {
              nb::gil_scoped_release unlocked;
              whole = unpack(bytes, packed.size(), *network);
            }
            if (!whole) throw nb::value_error("these bytes are no network");
            return PyNetwork{std::move(network)};
          },
          "packed"_a, "Raises ValueError where the bytes are not what pack() made.")
      .def("pack",
           [](const PyNetwork& n) {
             const std::vector<std::uint8_t> packed = pack(*n.network);
             return nb::bytes(packed.data(), packed.size());
           })
      .def(
          "value",
          [](const PyNetwork& n, Board board) {
            if (highest(board) > kHighestPacked) throw nb::value_error("no tile above 32768 here");
            const std::int32_t units = n.network->shape == ShapeKind::browser
                                           ? n.network->value<BrowserShape>(board.nibbles)
                                           : n.network->value<BigShape>(board.nibbles);
            return static_cast<double>(units) / kUnitsPerPoint;
          },
          "board"_a, "The points that are expected after this afterstate.")
      .def_prop_ro("shape",
                   [](const PyNetwork& n) {
                     return n.network->shape == ShapeKind::browser ? BrowserShape::name : BigShape::name;
                   })
      .def_prop_ro("step", [](const PyNetwork& n) { return n.network->step; })
      .def_prop_ro("entries", [](const PyNetwork& n) {
        std::size_t filled = 0;
        for (const std::int16_t w : n.network->weights) filled += w != 0 ? 1 : 0;
        return filled;
      });

  nb::enum_<BudgetKind>(m, "BudgetKind", "What the amount of a Budget counts.")
      .value("PLIES", BudgetKind::plies)
      .value("NODES", BudgetKind::nodes)
      .value("MILLISECONDS", BudgetKind::clock);
  nb::class_<PyBudget>(m, "Budget", "How long a search may take.")
      .def(nb::init<BudgetKind, double>(), "kind"_a, "amount"_a)
      .def_ro("kind", &PyBudget::kind)
      .def_ro("amount", &PyBudget::amount);

  nb::class_<PySearch>(m, "Search", "Expectimax with a network at its leaves.")
      .def(nb::init<const PyNetwork&>(), "network"_a)
      .def(
          "best",
          [](PySearch& s, Board board, const PyBudget& budget) -> nb::tuple {
            const Choice choice = s.best_of(board, budget);
            nb::dict values;
            for (const Direction d : kDirections)
              if (choice.valid >> static_cast<unsigned>(d) & 1)
                values[nb::cast(d)] =
                    static_cast<double>(choice.values[static_cast<std::size_t>(d)]) / kUnitsPerPoint;
            return nb::make_tuple(choice.best, values, choice.depth, choice.nodes);
          },
          "board"_a, "budget"_a,
          nb::sig("def best(self, board: Board, budget: Budget) -> tuple[Direction, dict[Direction, float], "
                  "int, int]"),
          "Direction, value of each valid direction, depth in plies, nodes. No values: no direction is "
          "valid.")
      .def("play", &PySearch::play, "seed"_a, "budget"_a, "until_exponent"_a,
           "The game of a seed, to its end or until a tile 2**until_exponent (0: to the end).");
}

void bind_strategies(nb::module_& m) {
  m.def(
      "strategy_names",
      [] {
        nb::list names;
        for (const std::string_view name : kStrategyNames) names.append(nb::str(name.data(), name.size()));
        return nb::tuple(names);
      },
      nb::sig("def strategy_names() -> tuple[str, ...]"));
  m.def(
      "play_by",
      [](std::size_t strategy, std::uint64_t seed) {
        if (strategy >= kStrategyNames.size()) throw nb::value_error("no such strategy");
        nb::gil_scoped_release unlocked;
        return play_by(static_cast<Strategy>(strategy), seed);
      },
      "strategy"_a, "seed"_a,
      "The game of a seed, played to its end by the strategy at this place of the names.");
}

void bind_training(nb::module_& m) {
  nb::class_<TrainingTally>(m, "TrainingTally")
      .def_ro("games", &TrainingTally::games)
      .def_ro("moves", &TrainingTally::moves)
      .def_ro("episodes", &TrainingTally::episodes)
      .def_ro("score_sum", &TrainingTally::score_sum)
      .def_prop_ro(
          "by_highest",
          [](const TrainingTally& t) {
            return std::vector<std::uint64_t>(t.by_highest.begin(), t.by_highest.end());
          },
          nb::sig("def by_highest(self) -> list[int]"), "Games by the exponent of their largest tile.");

  nb::class_<Trainer>(m, "Trainer", "Weights that learn by playing.")
      .def_static(
          "start",
          [](const std::string& shape, std::uint64_t seed, int players) {
            std::unique_ptr<Trainer> trainer;
            if (players >= 1 && players <= 64) trainer = make_trainer(shape, seed, players);
            if (!trainer) throw nb::value_error("no such shape, or not 1 to 64 players");
            return trainer;
          },
          "shape"_a, "seed"_a, "players"_a,
          nb::sig("def start(shape: str, seed: int, players: int) -> Trainer"))
      .def(
          "run",
          [](Trainer& t, std::uint64_t moves, double rate) {
            if (!(rate > 0 && rate <= 1)) throw nb::value_error("rate must be above 0 and at most 1");
            nb::gil_scoped_release unlocked;
            return t.run(moves, static_cast<float>(rate));
          },
          "moves"_a, "rate"_a)
      .def_prop_ro(
          "weights", [](nb::handle self) { return view_of(nb::cast<Trainer&>(self).weights(), self); },
          nb::sig("def weights(self) -> NDArray[numpy.float32]"))
      .def_prop_ro(
          "coherence", [](nb::handle self) { return view_of(nb::cast<Trainer&>(self).coherence(), self); },
          nb::sig("def coherence(self) -> NDArray[numpy.float32]"),
          "Sum, and summed size, of each entry's errors.")
      .def_prop_rw(
          "players",
          [](Trainer& t) {
            std::vector<Player> out;
            for (const TrainingPlayer& p : t.players())
              out.emplace_back(p.random_state, p.restart, p.restart_score);
            return out;
          },
          [](Trainer& t, const std::vector<Player>& players) {
            if (players.empty()) throw nb::value_error("at least one player");
            t.players().clear();
            for (const auto& [random_state, restart, score] : players)
              t.players().push_back({random_state, restart, score});
          },
          "Generator state, afterstate to take up again and its score, of each player.")
      .def(
          "network",
          [](Trainer& t, int step, double least_size, int highest_known) {
            if (step < 1 || step > 1024) throw nb::value_error("step must be from 1 to 1024");
            if (highest_known < 11 || highest_known > kHighestPacked)
              throw nb::value_error("highest_known must be from 11 to 15");
            nb::gil_scoped_release unlocked;
            return PyNetwork{std::make_shared<Network>(
                rounded(t.shape(), t.weights().data(), &t.coherence().data()->size, 2,
                        Precision{step, highest_known, static_cast<float>(least_size)}))};
          },
          "step"_a, "least_size"_a, "highest_known"_a, "What was learnt so far, rounded for use.");
}

}  // namespace

void bind_twenty48_solver(nb::module_& m) {
  bind_search(m);
  bind_strategies(m);
  bind_training(m);
}
