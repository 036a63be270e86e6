#pragma once

#include "cli/arguments.h"
#include "session/any_session.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// What is wrong, as one line `file:line:column: message`.
template <class T>
using Readable = tl::expected<T, std::string>;

std::string complaint(std::string_view name, std::string_view text, const Error& error);

// The text of a file, or of standard input for `-`.
Readable<std::string> read_text(const std::string& name);

// The same command line for each of its inputs alone; the one of --cut comes first.
std::vector<Arguments> one_by_one(const Arguments& arguments);

// The puzzle that INPUT or --cut names.
Readable<AnySession> read_input(const Arguments& arguments);

}  // namespace tessera
