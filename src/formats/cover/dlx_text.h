#pragma once

#include "base/result.h"
#include "formats/cover/named_cover.h"

#include <string>
#include <string_view>

namespace tessera {

// Exact cover as Knuth's programs DLX1, DLX2 and SSXCC read it (TAOCP 7.2.2.1): a line of item names, with a |
// before the secondary ones; then an option a line, where `item:c` gives a secondary item the colour c. Blank
// lines and lines that begin with | are comments.
struct DlxText {
    NamedCover cover;
    int ignored_options = 0;  // without a primary item, which those programs ignore as well
};
Result<DlxText> parse_dlx(std::string_view text);

// Returns the canonical text, comments first.
std::string format_dlx(const NamedCover& cover);

}  // namespace tessera
