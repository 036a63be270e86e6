#pragma once

#include "cli/arguments.h"
#include "formats/format.h"
#include "session/any_session.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A value, or an error as one line `file:line:column: message`.
template <class T>
using Readable = tl::expected<T, std::string>;

std::string complaint(std::string_view name, std::string_view text, const Error& error);

inline constexpr std::size_t most_text_bytes = 1U << 20U;

// Reads a file, or standard input for `-`.
Readable<std::string> read_text(const std::string& name, std::size_t most_bytes = most_text_bytes);

// Splits the command line into one for each puzzle; the one for --cut comes first. A file that `generate --count` wrote has
// a puzzle a line, called FILE:LINE.
std::vector<Arguments> one_by_one(const Arguments& arguments);

// Calls `one` with each, under a line that names it where there are several and neither `--json` nor `is_one_line`. What
// cannot be read is refused, and the others go on. An output file takes one puzzle. Returns the most serious status.
int for_each_input(const Arguments& arguments, int (*one)(const Arguments&), bool is_one_line = false);

// Reads what the first INPUT or --cut names: a puzzle or an exact cover problem. The format is that of --from, of
// the file's ending, or of its text. What a reader leaves out is said on standard error.
Readable<Content> read_content(const Arguments& arguments);

// The same for commands that take puzzles only.
Readable<AnySession> read_input(const Arguments& arguments);

}  // namespace tessera
