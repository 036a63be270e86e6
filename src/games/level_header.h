#pragma once

#include "base/result.h"
#include "base/text.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The first line of level text that says something: `tessera 1 FAMILY`. The one reader of it.
inline constexpr int newest_level_version = 1;

// The family that the line's words name; `offset` is where the line begins, for errors. With `wanted` given
// any other family is an error too.
Result<std::string> read_level_header(const std::vector<Token>& words, std::size_t offset,
                                      std::string_view wanted = {});

}  // namespace tessera
