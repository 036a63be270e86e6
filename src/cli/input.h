#pragma once

#include "cli/arguments.h"
#include "session/any_session.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A value, or an error as one line `file:line:column: message`.
template <class T>
using Readable = tl::expected<T, std::string>;

std::string complaint(std::string_view name, std::string_view text, const Error& error);

// Reads a file, or standard input for `-`.
Readable<std::string> read_text(const std::string& name);

// Splits the command line into one for each puzzle; the one for --cut comes first. A file that `generate --count` wrote has
// a puzzle a line, called FILE:LINE.
std::vector<Arguments> one_by_one(const Arguments& arguments);

// Calls `one` with each, under a line that names it where there are several and neither `--json` nor `is_one_line`. What
// cannot be read is refused, and the others go on. An output file takes one puzzle. Returns the most serious status.
int for_each_input(const Arguments& arguments, int (*one)(const Arguments&), bool is_one_line = false);

// Reads the puzzle named by INPUT or --cut.
Readable<AnySession> read_input(const Arguments& arguments);

}  // namespace tessera
