#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/operators.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>

#include <bit>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>

#include "../twenty48/batch.hpp"
#include "../twenty48/board.hpp"
#include "../twenty48/game.hpp"
#include "python_parts.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace vog::twenty48;

namespace {

struct InvalidBoard : std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

// Slides know how they came about, so that motions cost nothing unless they are asked for.
struct PySlide {
  Slide slide;
  Board before;
  Direction direction;
};

using Exponents = nb::ndarray<std::uint8_t, nb::numpy, nb::ndim<3>, nb::c_contig, nb::device::cpu>;
using Bytes = nb::ndarray<std::uint8_t, nb::numpy, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Words = nb::ndarray<std::uint32_t, nb::numpy, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Seeds = nb::ndarray<std::uint64_t, nb::numpy, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

std::string tile_name(long long value) { return std::to_string(value); }

Board board_from_rows(nb::handle rows) {
  const char* shape = "rows must be 4 lists of 4 whole numbers";
  if (!nb::isinstance<nb::sequence>(rows) || nb::isinstance<nb::str>(rows) || nb::len(rows) != 4)
    throw InvalidBoard(shape);
  Board board;
  int cell = 0;
  for (nb::handle row : rows) {
    if (!nb::isinstance<nb::sequence>(row) || nb::isinstance<nb::str>(row) || nb::len(row) != 4)
      throw InvalidBoard(shape);
    for (nb::handle tile : row) {
      if (!PyIndex_Check(tile.ptr()) || PyBool_Check(tile.ptr())) throw InvalidBoard(shape);
      const nb::object whole = nb::steal(PyNumber_Index(tile.ptr()));  // NumPy's whole numbers as well
      if (!whole.is_valid()) nb::raise_python_error();
      int overflow = 0;
      const long long value = PyLong_AsLongLongAndOverflow(whole.ptr(), &overflow);
      const bool is_tile = overflow == 0 && value >= 2 && value <= (1LL << kHighestReachable) &&
                           std::has_single_bit(static_cast<unsigned long long>(value));
      if (!is_tile && !(overflow == 0 && value == 0))
        throw InvalidBoard("row " + std::to_string(cell / 4 + 1) + ", column " +
                           std::to_string(cell % 4 + 1) + ": " +
                           (overflow ? "that number" : tile_name(value)) +
                           " is no tile; 0 and the powers of two from 2 to 131072 are");
      board.set(cell++, value == 0 ? 0 : std::countr_zero(static_cast<unsigned long long>(value)));
    }
  }
  return board;
}

nb::tuple rows_of(Board board) {
  auto value = [board](int cell) {
    const int e = board.exponent(cell);
    return e == 0 ? 0L : 1L << e;
  };
  auto row = [&](int r) {
    return nb::make_tuple(value(4 * r), value(4 * r + 1), value(4 * r + 2), value(4 * r + 3));
  };
  return nb::make_tuple(row(0), row(1), row(2), row(3));
}

std::size_t checked_boards(const Exponents& boards) {
  if (boards.shape(1) != 4 || boards.shape(2) != 4)
    throw InvalidBoard("boards must have the shape (n, 4, 4)");
  const std::size_t n = boards.shape(0);
  for (std::size_t i = 0; i < n * kCells; ++i)
    if (boards.data()[i] > kHighestReachable)
      throw InvalidBoard("boards hold exponents: 0 for an empty cell, 1 to 17 for the tiles 2 to 131072");
  return n;
}

template <typename Array>
void check_length(const Array& array, std::size_t n, const char* name) {
  if (array.shape(0) != n)
    throw nb::value_error((std::string(name) + " must have one entry a board").c_str());
}

void bind_board(nb::module_& m) {
  nb::enum_<Direction>(m, "Direction", "One of the four ways to push (T3).")
      .value("UP", Direction::up)
      .value("DOWN", Direction::down)
      .value("LEFT", Direction::left)
      .value("RIGHT", Direction::right);

  nb::enum_<Flaw>(m, "Flaw", "Why no game can come to a board (T2, T15).")
      .value("NONE", Flaw::none)
      .value("EMPTY", Flaw::empty)
      .value("TOO_MUCH", Flaw::too_much);
  m.attr("MOST_IN_TILES") = kMostInTiles;

  nb::class_<Motion>(m, "Motion", "Where one tile goes in a slide. Cells count 0 to 15, row by row.")
      .def_ro("source", &Motion::from, "The cell it leaves.")
      .def_ro("target", &Motion::to, "The cell it ends on; the same where it stays.")
      .def_ro("merged", &Motion::merged, "Whether it becomes one with another tile there (T6).")
      .def("__repr__", [](const Motion& x) {
        return "Motion(source=" + std::to_string(x.from) + ", target=" + std::to_string(x.to) +
               ", merged=" + (x.merged ? "True" : "False") + ")";
      });

  nb::class_<Board> board(m, "Board", "An immutable 4x4 board (T1).");
  nb::class_<PySlide> slide_class(m, "Slide",
                                  "What pushing a board in a direction gives, before any new tile.");

  board
      .def_static(
          "from_rows", &board_from_rows, "rows"_a.none(),
          nb::sig("def from_rows(rows: collections.abc.Sequence[collections.abc.Sequence[int]]) -> Board"),
          "A board from 4 rows of 4 tile values, 0 for an empty cell.\n\n"
          "Raises InvalidBoard for any other shape, and for a value that is neither 0 nor a power of\n"
          "two from 2 to 131072 (T1, T15).")
      .def_prop_ro("rows", &rows_of, nb::sig("def rows(self) -> tuple[tuple[int, ...], ...]"),
                   "The tile values, 4 rows of 4; 0 is an empty cell.")
      .def(
          "slide", [](Board b, Direction d) { return PySlide{slide(b, d), b, d}; }, "direction"_a,
          "Push every tile that way (T3, T5 to T10). No new tile is added.")
      .def_prop_ro(
          "valid_directions",
          [](Board b) {
            nb::list out;
            const unsigned valid = valid_directions(b);
            for (const Direction d : kDirections)
              if (valid >> static_cast<unsigned>(d) & 1) out.append(d);
            return nb::tuple(out);
          },
          nb::sig("def valid_directions(self) -> tuple[Direction, ...]"),
          "The directions that change the board, in the order of Direction (T5).")
      .def_prop_ro(
          "is_over", [](Board b) { return is_over(b); }, "Full, and no two neighbours are equal (T13).")
      .def_prop_ro(
          "highest",
          [](Board b) {
            const int e = highest(b);
            return e == 0 ? 0L : 1L << e;
          },
          "The largest tile's value; 0 on an empty board.")
      .def_prop_ro(
          "flaw", [](Board b) { return flaw(b); }, "Why no game can come to this board, or NONE.")
      .def_prop_ro(
          "empty_count", [](Board b) { return std::popcount(empty_cells(b)); }, "How many cells are empty.")
      .def(nb::self == nb::self, nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__",
           [](Board b) {
             return static_cast<Py_ssize_t>(Random{b.nibbles ^ (std::uint64_t{b.fifths} << 47)}.next() >> 2);
           })
      .def("__repr__", [](Board b) { return nb::str("Board.from_rows({})").format(rows_of(b)); })
      .def("__getstate__", [](Board b) { return std::make_tuple(b.nibbles, b.fifths); })
      .def("__setstate__", [](Board& b, const std::tuple<std::uint64_t, std::uint16_t>& state) {
        new (&b) Board{std::get<0>(state), std::get<1>(state)};
      });

  slide_class
      .def_prop_ro(
          "board", [](const PySlide& x) { return x.slide.board; }, "The board after the push.")
      .def_prop_ro(
          "gained", [](const PySlide& x) { return x.slide.gained; },
          "The sum of the tiles that merges made (T10).")
      .def_prop_ro(
          "changed", [](const PySlide& x) { return x.slide.changed; },
          "Whether the direction was valid (T5).")
      .def_prop_ro(
          "motions",
          [](const PySlide& x) {
            const Motions moved = motions(x.before, x.direction);
            nb::list out;
            for (int i = 0; i < moved.count; ++i) out.append(moved.tiles[i]);
            return nb::tuple(out);
          },
          nb::sig("def motions(self) -> tuple[Motion, ...]"),
          "Where each tile went, in the order of the cells they left.")
      .def("__repr__", [](const PySlide& x) {
        return nb::str("Slide(board={}, gained={}, changed={})")
            .format(nb::cast(x.slide.board), x.slide.gained, x.slide.changed);
      });
}

void bind_game(nb::module_& m) {
  m.attr("MOST_MOVES") = kMostMoves;
  nb::class_<Game>(m, "GameState",
                   "Board, score, generator: a game between two moves. Changed in place by play.")
      .def_prop_ro("board", [](const Game& g) { return g.board; })
      .def_ro("score", &Game::score)
      .def_ro("moves", &Game::moves)
      .def_ro("won", &Game::won)
      .def_prop_ro("random_state", [](const Game& g) { return g.random.state; })
      .def(
          "play",
          [](Game& g, Direction d) -> std::optional<nb::tuple> {
            const Played played = play(g, d);
            if (!played.valid) return std::nullopt;
            return nb::make_tuple(played.gained, static_cast<int>(played.spawn.cell),
                                  1 << played.spawn.exponent);
          },
          "direction"_a, nb::sig("def play(self, direction: Direction) -> tuple[int, int, int] | None"),
          "Gain, cell and value of the new tile; None, and nothing changed, where the direction is invalid.");
  m.def("start", &start, "seed"_a, "The game of a seed, before its first move.");
  m.def(
      "replay",
      [](std::uint64_t seed, nb::bytes moves) {
        const Replay r =
            replay(seed, static_cast<const std::uint8_t*>(moves.data()), static_cast<int>(moves.size()));
        return nb::make_tuple(r.game, r.broken_at);
      },
      "seed"_a, "moves"_a, nb::sig("def replay(seed: int, moves: bytes) -> tuple[GameState, int]"),
      "The game after these moves (a Direction number a byte) and the index of the first that fails, or -1.");
}

void bind_batch(nb::module_& m) {
  m.def(
      "slide_many",
      [](Exponents boards, Bytes directions, Words gained, Bytes changed) {
        const std::size_t n = checked_boards(boards);
        check_length(directions, n, "directions");
        check_length(gained, n, "gained");
        check_length(changed, n, "changed");
        for (std::size_t i = 0; i < n; ++i)
          if (directions.data()[i] > 3) throw nb::value_error("directions must be 0 to 3");
        nb::gil_scoped_release unlocked;
        slide_many(boards.data(), directions.data(), gained.data(), changed.data(), n);
      },
      "boards"_a.noconvert(), "directions"_a.noconvert(), "gained"_a.noconvert(), "changed"_a.noconvert());
  m.def(
      "valid_directions_many",
      [](Exponents boards, Bytes valid) {
        const std::size_t n = checked_boards(boards);
        check_length(valid, n, "valid");
        nb::gil_scoped_release unlocked;
        valid_directions_many(boards.data(), valid.data(), n);
      },
      "boards"_a.noconvert(), "valid"_a.noconvert());
  m.def(
      "spawn_many",
      [](Exponents boards, Seeds random_states) {
        const std::size_t n = checked_boards(boards);
        check_length(random_states, n, "random_states");
        nb::gil_scoped_release unlocked;
        spawn_many(boards.data(), random_states.data(), n);
      },
      "boards"_a.noconvert(), "random_states"_a.noconvert());
  m.def(
      "play_randomly",
      [](Seeds seeds, Exponents boards, Words scores, Words moves, std::uint32_t most_moves) {
        const std::size_t n = checked_boards(boards);
        check_length(seeds, n, "seeds");
        check_length(scores, n, "scores");
        check_length(moves, n, "moves");
        nb::gil_scoped_release unlocked;
        play_randomly(seeds.data(), boards.data(), scores.data(), moves.data(), n, most_moves);
      },
      "seeds"_a.noconvert(), "boards"_a.noconvert(), "scores"_a.noconvert(), "moves"_a.noconvert(),
      "most_moves"_a);
}

}  // namespace

void bind_twenty48(nb::module_& m) {
  nb::exception<InvalidBoard>(m, "InvalidBoard", PyExc_ValueError);
  bind_board(m);
  bind_game(m);
  bind_batch(m);
}
