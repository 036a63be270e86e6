#include "base/check.h"
#include "fuzz/readers.h"

#include <cstddef>
#include <cstdint>

// libFuzzer's entry point for the reader named by TESSERA_READER.

// NOLINTNEXTLINE(readability-identifier-naming): prescribed by libFuzzer
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    static const tessera::Reader* const reader = tessera::reader_called(TESSERA_READER);
    TESSERA_ASSERT(reader != nullptr);
    reader->read({reinterpret_cast<const char*>(bytes), size});
    return 0;
}
