#pragma once

#include <cstdint>
#include <optional>

namespace tessera {

// Bytes of the heap that are in use, where the C library can tell (those of GNU and Emscripten do).
std::optional<std::uint64_t> heap_bytes_in_use();

}  // namespace tessera
