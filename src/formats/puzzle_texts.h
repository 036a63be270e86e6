#pragma once

#include "formats/format.h"

#include <optional>
#include <string>
#include <string_view>

// The project's own texts: levels and links; and the picture.

namespace tessera {

Result<Taken> read_level_text(std::string_view text, const ReadOptions& options);
Result<Written> write_level_text(const Content& content, const WriteOptions& options);

// A link is a share code, or an address that ends with one.
Result<Taken> read_link_text(std::string_view text, const ReadOptions& options);
Result<Written> write_link_text(const Content& content, const WriteOptions& options);

// Returns the share code in an address, in a code, or in a code whose # the shell has removed.
std::optional<std::string> code_in(std::string_view text);

Result<Written> write_picture(const Content& content, const WriteOptions& options);
Result<Written> write_png(const Content& content, const WriteOptions& options);  // where Cairo is linked

}  // namespace tessera
