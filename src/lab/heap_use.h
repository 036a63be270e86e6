#pragma once

#include <cstdint>
#include <optional>

namespace tessera {

// Bytes of the heap that are in use, where the C library can tell (that of GNU does).
std::optional<std::uint64_t> heap_bytes_in_use();

}  // namespace tessera
