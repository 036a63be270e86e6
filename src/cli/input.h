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

// Splits the command line into one for each input; the one for --cut comes first.
std::vector<Arguments> one_by_one(const Arguments& arguments);

// Reads the puzzle named by INPUT or --cut.
Readable<AnySession> read_input(const Arguments& arguments);

}  // namespace tessera
