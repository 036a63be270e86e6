#pragma once

#include <cstdint>
#include <optional>

namespace tessera {

// Returns the heap memory in use in bytes, if the C library reports it: GNU's and Emscripten's do, but not
// under a sanitizer. Thread-safe.
std::optional<std::uint64_t> heap_bytes_in_use();

// Tracks the peak growth of the heap since construction, sampled by look().
class HeapWatch {
public:
    void look();
    std::optional<std::uint64_t> most() const { return most_; }  // nothing if it cannot be measured

private:
    std::optional<std::uint64_t> before_ = heap_bytes_in_use();
    std::optional<std::uint64_t> most_;
};

}  // namespace tessera
