#include "base/heap_use.h"

#include <algorithm>
#include <cstdlib>
#include <mutex>

// Sanitizers replace the heap, so the C library's figures mean nothing.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#    define TESSERA_HAS_FOREIGN_HEAP
#elif defined(__has_feature)
#    if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#        define TESSERA_HAS_FOREIGN_HEAP
#    endif
#endif

#if defined(TESSERA_HAS_FOREIGN_HEAP)
#elif defined(__GLIBC__)
#    if __GLIBC_PREREQ(2, 33)
#        define TESSERA_HAS_MALLINFO2
#        include <malloc.h>
#    endif
#elif defined(__EMSCRIPTEN__)
#    include <malloc.h>
#endif

namespace tessera {

std::optional<std::uint64_t> heap_bytes_in_use() {
#if defined(TESSERA_HAS_MALLINFO2)
    // GNU's mallinfo2 initialises an unused heap, and not thread-safely.
    static std::mutex one_at_a_time;
    const std::lock_guard lock(one_at_a_time);
    const struct mallinfo2 info = mallinfo2();
    return std::uint64_t{info.uordblks} + info.hblkhd;
#elif defined(__EMSCRIPTEN__) && !defined(TESSERA_HAS_FOREIGN_HEAP)
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
