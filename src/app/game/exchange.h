#pragma once

#include "app/game/text_storage.h"
#include "base/result.h"

#include <map>
#include <string>
#include <string_view>

namespace tessera {

using KeptTexts = std::map<std::string, std::string, std::less<>>;  // by key

// All that is kept as one text, and the way back.
std::string format_export(const TextStorage& storage);
Result<KeptTexts> parse_export(std::string_view text);

// What an import has brought.
struct TakenIn {
    int games = 0;         // that were not here
    int wins = 0;          // puzzles that were not solved here
    int unreadable = 0;    // games that this program cannot read: they are kept as they are
    int given_up = 0;      // finished games that were removed to make room
    bool has_room = true;  // for all of it
};

}  // namespace tessera
