#pragma once

#include "base/result.h"

#include <map>
#include <string>
#include <string_view>

namespace tessera {

using KeptTexts = std::map<std::string, std::string, std::less<>>;  // by key

// Formats everything that the page stores as one text: a file to export and to import in another browser.
std::string format_export(const KeptTexts& texts);

// Reads an export. The error's sentence explains what is wrong with the file: not an export, made by a newer
// version, cut off, damaged, or with too many keys.
Result<KeptTexts> parse_export(std::string_view text);
bool is_export(std::string_view text);  // checks the first word only

constexpr std::size_t longest_export = 10'000'000;  // twice the storage of browsers
constexpr int most_exported = 2000;                 // keys: five times the number of stored games

}  // namespace tessera
