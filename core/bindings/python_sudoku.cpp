#include "python_sudoku.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "../sudoku/deal.hpp"
#include "../sudoku/solver.hpp"
#include "python_parts.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace vog::sudoku;
using namespace vog::sudoku::python;

namespace {

constexpr std::int64_t kMostNodes = 100'000;

Regions layout_of(int size, const std::vector<int>& blocks) {
  if (const auto fault = fault_of(size, blocks)) throw InvalidLayout(*fault);
  Blocks numbers{};
  std::copy(blocks.begin(), blocks.end(), numbers.begin());
  return regions_of(size, numbers);
}

Regions regular_layout(int size) {
  if (size != 9 && size != 6)
    throw InvalidLayout("a field is 9x9 or 6x6, not of size " + std::to_string(size));
  return regions_of(size, regular_blocks(size));
}

Found search_unlocked(const Regions& g, const Board& board, int limit, std::int64_t most_nodes, Grid* first) {
  nb::gil_scoped_release unlocked;
  return search(g, board, limit, most_nodes, first);
}

[[noreturn]] void throw_node_limit(std::int64_t most_nodes) {
  throw NodeLimit("given up after " + std::to_string(most_nodes) + " nodes");
}

Grade grade_named(const std::string& name) {
  for (const Grade grade : {Grade::singles, Grade::hard, Grade::any})
    if (name == name_of(grade)) return grade;
  throw InvalidSettings("grades are singles, hard and any, not " + name);
}

Allowed allowed_row(int size, bool irregular, const std::string& grade) {
  const auto row = allowed(size, irregular, grade_named(grade));
  if (!row) throw InvalidSettings("a field is 9x9 or 6x6, not of size " + std::to_string(size));
  return *row;
}

Deal deal_of(int size, bool irregular, int clues, const std::string& grade, nb::bytes key) {
  const Allowed row = allowed_row(size, irregular, grade);
  const std::string field = std::to_string(size) + "x" + std::to_string(size) + " field with " +
                            (irregular ? "irregular" : "regular") + " blocks of grade " + grade;
  if (clues < row.least || clues > row.most)
    throw InvalidSettings("a " + field + " is dealt with " + std::to_string(row.least) + " to " +
                          std::to_string(row.most) + " clues, not with " + std::to_string(clues));
  if (key.size() != 32) throw InvalidSettings("a key is 32 bytes, not " + std::to_string(key.size()));
  std::array<std::uint8_t, 32> secret{};
  std::copy_n(static_cast<const std::uint8_t*>(key.data()), 32, secret.begin());
  std::optional<Deal> out;
  {
    nb::gil_scoped_release unlocked;
    out = deal({size, irregular, clues, row.grade}, secret);
  }
  if (!out) throw NodeLimit("no " + field + " was found within the attempts allowed");
  return *out;
}

void bind_layout(nb::module_& m) {
  nb::class_<Regions>(m, "Layout", "The blocks of a field (N4): 9x9 or 6x6, regular or not. Immutable.")
      .def(
          "__init__",
          [](Regions* self, int size, const std::vector<int>& blocks) {
            new (self) Regions(layout_of(size, blocks));
          },
          "size"_a, "blocks"_a,
          nb::sig("def __init__(self, size: int, blocks: collections.abc.Sequence[int]) -> None"),
          "A block number for every cell, row by row.\n\n"
          "Raises InvalidLayout unless there are as many blocks as digits, each with as many cells, each\n"
          "contiguous under N3.")
      .def_static("regular", &regular_layout, "size"_a,
                  "Blocks of 3x3 on 9x9, of 2 rows and 3 columns on 6x6.")
      .def_ro("size", &Regions::size, "How many digits, rows, columns and blocks there are: 9 or 6.")
      .def_prop_ro(
          "blocks", [](const Regions& g) { return tuple_of(g.block.data(), g.cell_count); },
          nb::sig("def blocks(self) -> tuple[int, ...]"), "A block number for every cell, row by row.")
      .def(
          "__eq__",
          [](const Regions& a, nb::handle other) {
            if (!nb::isinstance<Regions>(other)) return false;
            const auto& b = nb::cast<const Regions&>(other);
            return a.size == b.size && a.block == b.block;
          },
          nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__", [](const Regions& g) { return nb::hash(tuple_of(g.block.data(), g.cell_count)); })
      .def("__repr__",
           [](const Regions& g) {
             return nb::str("Layout({}, {})").format(g.size, tuple_of(g.block.data(), g.cell_count));
           })
      .def(
          "__reduce__",
          [](nb::handle self) {
            return nb::make_tuple(nb::type<Regions>(),
                                  nb::make_tuple(self.attr("size"), self.attr("blocks")));
          },
          nb::sig("def __reduce__(self) -> tuple[type[Layout], tuple[int, tuple[int, ...]]]"));
}

void bind_solver(nb::module_& m) {
  m.def(
      "solve",
      [](const Regions& g, const std::vector<int>& clues,
         std::int64_t max_nodes) -> std::optional<nb::tuple> {
        Grid solution{};
        const Found found = search_unlocked(g, board_of(g, known_from(g, clues)), 1, max_nodes, &solution);
        if (found.solutions == 0 && found.capped) throw_node_limit(max_nodes);
        if (found.solutions == 0) return std::nullopt;
        return tuple_of(solution.data(), g.cell_count);
      },
      "layout"_a, "clues"_a, "max_nodes"_a = kMostNodes,
      nb::sig("def solve(layout: Layout, clues: collections.abc.Sequence[int], max_nodes: int = 100000) -> "
              "tuple[int, ...] | None"),
      "A solution, or None where there is none. Clues are digits row by row, 0 where empty.\n\n"
      "Raises InvalidClues for anything else, NodeLimit where the search would take more nodes.");
  m.def(
      "count_solutions",
      [](const Regions& g, const std::vector<int>& clues, int limit, std::int64_t max_nodes) {
        if (limit < 1) throw nb::value_error("limit must be at least 1");
        const Found found = search_unlocked(g, board_of(g, known_from(g, clues)), limit, max_nodes, nullptr);
        if (found.capped) throw_node_limit(max_nodes);
        return found.solutions;
      },
      "layout"_a, "clues"_a, "limit"_a = 2, "max_nodes"_a = kMostNodes,
      nb::sig("def count_solutions(layout: Layout, clues: collections.abc.Sequence[int], limit: int = 2, "
              "max_nodes: int = 100000) -> int"),
      "How many solutions there are, counted up to the limit: 1 means exactly one where the limit is 2.\n\n"
      "Raises InvalidClues, and NodeLimit where the search would take more nodes.");
}

nb::bytes keystream(nb::bytes key, std::size_t length) {
  if (key.size() != 32) throw InvalidSettings("a key is 32 bytes, not " + std::to_string(key.size()));
  if (length > (std::size_t{1} << 20)) throw nb::value_error("no more than a million bytes at once");
  Stream stream(std::span<const std::uint8_t, 32>(static_cast<const std::uint8_t*>(key.data()), 32));
  std::string out;
  while (out.size() < length)
    for (std::uint32_t word = stream.next(), i = 0; i < 4; ++i, word >>= 8)
      out.push_back(static_cast<char>(word & 0xff));
  return nb::bytes(out.data(), length);
}

void bind_deal(nb::module_& m) {
  m.def("keystream", &keystream, "key"_a, "length"_a,
        "The first bytes of the ChaCha20 stream (RFC 8439, nonce of zeros) that a deal's chance comes from.");
  m.attr("DEAL_VERSION") = kDealVersion;
  nb::class_<Deal>(m, "Deal", "A dealt field: its blocks, its only solution, its clues. Immutable.")
      .def_prop_ro(
          "layout", [](const Deal& x) { return regions_of(x.size, x.blocks); }, "The blocks.")
      .def_prop_ro(
          "solution", [](const Deal& x) { return tuple_of(x.solution.data(), x.size * x.size); },
          nb::sig("def solution(self) -> tuple[int, ...]"), "A digit for every cell, row by row.")
      .def_prop_ro(
          "clues", [](const Deal& x) { return tuple_of(x.clues.data(), x.size * x.size); },
          nb::sig("def clues(self) -> tuple[int, ...]"), "A digit for every cell, row by row, 0 where empty.")
      .def_prop_ro(
          "grade", [](const Deal& x) { return name_of(x.grade); },
          nb::sig("def grade(self) -> typing.Literal['singles', 'hard', 'any']"),
          "What it is: solved by singles, by the other techniques (hard), or by neither (any).");
  m.def("deal", &deal_of, "size"_a, "irregular"_a, "clues"_a, "grade"_a, "key"_a,
        "The deal of a 32-byte key: exactly that many clues, exactly one solution, of that grade (N4, N5, "
        "N8).\n\n"
        "The same key and settings deal the same for as long as DEAL_VERSION stays. Raises InvalidSettings "
        "for\n"
        "what allowed_clues does not allow, NodeLimit where no attempt succeeded (never met).");
  m.def(
      "allowed_clues",
      [](int size, bool irregular, const std::string& grade) {
        const Allowed row = allowed_row(size, irregular, grade);
        return nb::make_tuple(row.least, row.most);
      },
      "size"_a, "irregular"_a, "grade"_a,
      nb::sig("def allowed_clues(size: int, irregular: bool, grade: str) -> tuple[int, int]"),
      "The least and the most clues that deal takes. Raises InvalidSettings for another size or grade.");
}

}  // namespace

void bind_sudoku(nb::module_& m) {
  nb::exception<InvalidLayout>(m, "InvalidLayout", PyExc_ValueError);
  nb::exception<InvalidClues>(m, "InvalidClues", PyExc_ValueError);
  nb::exception<InvalidSettings>(m, "InvalidSettings", PyExc_ValueError);
  nb::exception<NodeLimit>(m, "NodeLimit", PyExc_RuntimeError);
  bind_layout(m);
  bind_solver(m);
  bind_deal(m);
  bind_sudoku_steps(m);
}
