#pragma once

// Assertions for broken invariants and preconditions: they print the location and abort, in every build.
// TESSERA_DEBUG_ASSERT is for innermost loops only and compiles to nothing in release builds.

namespace tessera {

[[noreturn]] void assertion_failed(const char* condition, const char* file, int line);

}  // namespace tessera

#define TESSERA_ASSERT(condition) \
    ((condition) ? static_cast<void>(0) : ::tessera::assertion_failed(#condition, __FILE__, __LINE__))

#ifdef NDEBUG
#    define TESSERA_DEBUG_ASSERT(condition) static_cast<void>(0)
#else
#    define TESSERA_DEBUG_ASSERT(condition) TESSERA_ASSERT(condition)
#endif
