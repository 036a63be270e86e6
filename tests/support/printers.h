#pragma once

#include "base/grid.h"
#include "base/result.h"

#include <doctest.h>

#include <string>

// Formats our types for doctest's failure messages; doctest prescribes the name.

namespace tessera {

// NOLINTNEXTLINE(readability-identifier-naming)
inline doctest::String toString(Cell cell) {
    return ("(" + std::to_string(cell.row) + ", " + std::to_string(cell.column) + ")").c_str();
}

// NOLINTNEXTLINE(readability-identifier-naming)
inline doctest::String toString(const Error& error) {
    return (english(error.message) + " at " + std::to_string(error.offset)).c_str();
}

// Returns the error's sentence in English, or "" if there is no error, for readable checks of results.
template <class T>
std::string sentence_of(const Result<T>& result) {
    return result ? "" : english(result.error().message);
}

}  // namespace tessera
