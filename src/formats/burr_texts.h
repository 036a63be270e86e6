#pragma once

#include "formats/format.h"

#include <string>
#include <string_view>

// Puzzles of BurrTools (.xmpuzzle): XML, packed by gzip as a rule.

namespace tessera {

Result<std::string> unpack_burr(std::string_view bytes);
Result<Taken> read_burr_text(std::string_view text, const ReadOptions& options);
Result<Written> write_burr_text(const Content& content, const WriteOptions& options);
bool is_burr(std::string_view bytes);

}  // namespace tessera
