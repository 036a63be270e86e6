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

// Splits the command line into one for each input; the one for --cut comes first.
std::vector<Arguments> one_by_one(const Arguments& arguments);

// Reads what the first INPUT or --cut names: a puzzle or an exact cover problem. The format is that of --from, of
// the file's ending, or of its text. What a reader leaves out is said on standard error.
Readable<Content> read_content(const Arguments& arguments);

// The same for commands that take puzzles only.
Readable<AnySession> read_input(const Arguments& arguments);

}  // namespace tessera
