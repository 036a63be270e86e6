#include "base/heap_use.h"

#include <algorithm>
#include <cstdlib>

#ifdef __GLIBC__
#    if __GLIBC_PREREQ(2, 33)
#        define TESSERA_HAS_MALLINFO2
#        include <malloc.h>
#    endif
#elif defined(__EMSCRIPTEN__)
#    include <malloc.h>
#endif

namespace tessera {

std::optional<std::uint64_t> heap_bytes_in_use() {
#ifdef TESSERA_HAS_MALLINFO2
    const struct mallinfo2 info = mallinfo2();
    return std::uint64_t{info.uordblks} + info.hblkhd;
#elif defined(__EMSCRIPTEN__)
    return static_cast<unsigned>(mallinfo().uordblks);
#else
    return std::nullopt;
#endif
}

void HeapWatch::look() {
    const std::optional<std::uint64_t> now = heap_bytes_in_use();
    if (now && before_ && *now > *before_) {
        most_ = std::max(most_.value_or(0), *now - *before_);
    }
}

}  // namespace tessera
