// What the page's worker sees of the solver: a module of its own, so that the game loads without it. No
// logic.
//
// Order of use: model_room(n), write n bytes there, model_load(n). Then for each board: write 16 exponents at
// cells_at(); search_begin(), and search_deepen() until the time is up; or one of the two calls that do it
// all.
#include <__verbose_abort>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <vector>

#include "../twenty48/model_file.hpp"
#include "../twenty48/search.hpp"

#define VOG_EXPORT(name) extern "C" __attribute__((export_name(#name)))

// Linked without the C++ library, of which no more than this is needed: to build it takes a minute. Without
// memory the module stops.
void* operator new(std::size_t size) {
  if (void* made = std::malloc(size)) return made;
  __builtin_trap();
}
void operator delete(void* made) noexcept { std::free(made); }
void operator delete(void* made, std::size_t) noexcept { std::free(made); }
_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(const char*, ...) noexcept { __builtin_trap(); }
_LIBCPP_END_NAMESPACE_STD

namespace {

using namespace vog::twenty48;

std::uint8_t cells[kCells];
std::vector<std::uint8_t> packed;
std::unique_ptr<const Network> network;
std::unique_ptr<Search> search;
Choice choice;

Board board_of_cells() {
  Board board;
  for (int cell = 0; cell < kCells; ++cell) board.set(cell, cells[cell]);
  return board;
}

}  // namespace

VOG_EXPORT(cells_at) std::uint8_t* cells_at() { return cells; }

// Where to write a packed model of this size.
VOG_EXPORT(model_room) std::uint8_t* model_room(std::uint32_t size) {
  packed.assign(size, 0);
  return packed.data();
}

// 1 where those bytes were a model, which every search uses from now on; else 0.
VOG_EXPORT(model_load) int model_load() {
  auto made = std::make_unique<Network>();
  const bool whole = unpack(packed.data(), packed.size(), *made);
  packed = {};
  search = nullptr;
  network = whole ? std::move(made) : nullptr;
  if (whole) search = std::make_unique<Search>(*network);
  return whole ? 1 : 0;
}

// Below: nothing may be called before a model is loaded. The bits of the valid directions, 0 on a dead board.
VOG_EXPORT(search_begin) unsigned search_begin() {
  search->begin(board_of_cells());
  choice = search->choice();
  return choice.valid;
}

// One step deeper, within this many nodes since search_begin. 0 where no further step will be finished.
VOG_EXPORT(search_deepen) int search_deepen(double most_nodes) {
  const bool finished = search->deepen(static_cast<std::uint64_t>(most_nodes));
  choice = search->choice();
  return finished ? 1 : 0;
}

VOG_EXPORT(search_by_nodes) unsigned search_by_nodes(double nodes) {
  choice = search->best_by_nodes(board_of_cells(), static_cast<std::uint64_t>(nodes));
  return choice.valid;
}

VOG_EXPORT(search_by_plies) unsigned search_by_plies(int plies) {
  choice = search->best_by_plies(board_of_cells(), plies);
  return choice.valid;
}

// What was found out.
VOG_EXPORT(choice_best) int choice_best() { return static_cast<int>(choice.best); }
VOG_EXPORT(choice_value) double choice_value(int direction) {
  return static_cast<double>(choice.values[direction & 3]) / kUnitsPerPoint;
}
VOG_EXPORT(choice_depth) int choice_depth() { return choice.depth; }
VOG_EXPORT(choice_nodes) double choice_nodes() { return static_cast<double>(choice.nodes); }
