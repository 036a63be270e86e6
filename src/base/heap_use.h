#pragma once

#include <cstdint>
#include <optional>

namespace tessera {

// Bytes of the heap that are in use, where the C library can tell: those of GNU and Emscripten do, but not under a
// sanitizer. Any thread may ask.
std::optional<std::uint64_t> heap_bytes_in_use();

// The most of the heap that was in use since it was made, at the looks at it.
class HeapWatch {
public:
    void look();
    std::optional<std::uint64_t> most() const { return most_; }  // nothing: it cannot be told

private:
    std::optional<std::uint64_t> before_ = heap_bytes_in_use();
    std::optional<std::uint64_t> most_;
};

}  // namespace tessera
