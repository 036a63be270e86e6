#pragma once

#include "base/result.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace tessera {

inline bool is_gzip(std::string_view bytes) {
    return bytes.substr(0, 2) == "\x1F\x8B";
}

// Returns the text in a gzip file (RFC 1952), unpacked by zlib; bytes that are no gzip file are returned as they
// are. Unpacks no more than `most` bytes: a text that is longer is an error.
Result<std::string> gunzip(std::string_view bytes, std::size_t most);

}  // namespace tessera
