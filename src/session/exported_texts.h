#pragma once

#include "base/result.h"

#include <map>
#include <string>
#include <string_view>

namespace tessera {

using KeptTexts = std::map<std::string, std::string, std::less<>>;  // by key

// All that the page keeps as one text: a file that the player exports and another browser takes in.
std::string format_export(const KeptTexts& texts);

// The error's sentence says what is wrong with the file: no export at all, by a newer version, cut off, damaged, or with
// more keys than are ever kept.
Result<KeptTexts> parse_export(std::string_view text);
bool is_export(std::string_view text);  // by its first word, whether it can be read or not

constexpr std::size_t longest_export = 10'000'000;  // twice what browsers give
constexpr int most_exported = 2000;                 // keys: five times the games that are kept

}  // namespace tessera
