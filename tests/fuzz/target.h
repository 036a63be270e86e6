#pragma once

#include <cstddef>
#include <cstdint>

// Feeds one input to a reader of outside text and stops the program if a promise is broken. The first letter
// chooses the reader, see target.cpp. libFuzzer's entry, which names it.
// NOLINTNEXTLINE(readability-identifier-naming)
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);
