// Tables of many megabytes that are looked up all over: most of a look-up's cost is finding its page, so they
// ask the system for large ones.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace vog::twenty48 {

template <class T>
[[nodiscard]] std::vector<T> zeros_on_large_pages(std::size_t n) {
  std::vector<T> out;
  out.reserve(n);
#if defined(__linux__) && defined(MADV_HUGEPAGE)
  // Before the zeros are written, or the pages are small already. Whether it is granted changes speed only.
  const auto from = (reinterpret_cast<std::uintptr_t>(out.data()) + 4095) & ~std::uintptr_t{4095};
  const auto to = reinterpret_cast<std::uintptr_t>(out.data() + out.capacity()) & ~std::uintptr_t{4095};
  if (to > from) madvise(reinterpret_cast<void*>(from), to - from, MADV_HUGEPAGE);
#endif
  out.resize(n);
  return out;
}

}  // namespace vog::twenty48
