#include "lab/heap_use.h"

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

}  // namespace tessera
