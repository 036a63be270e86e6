#pragma once

#include "session/level_table.h"

#include <limits>
#include <string_view>
#include <vector>

namespace tessera {

class Desk;

struct Bounds {
    int low = 0;
    int high = std::numeric_limits<int>::max();

    bool has(int value) const { return low <= value && value <= high; }
    bool operator==(const Bounds&) const = default;
};

enum class Standing { any, unsolved, begun, solved };

// The player's filter of the list of levels.
struct LevelFilter {
    Standing standing = Standing::any;
    Bounds cells = {};
    Bounds moves = {};  // see LevelFacts

    bool is_on() const { return *this != LevelFilter(); }
    bool operator==(const LevelFilter&) const = default;
};

bool fits(const LevelFilter& filter, const LevelFacts& facts);  // in all but its standing
// Returns those of the levels that the filter lets through.
std::vector<int> filtered(const Desk& desk, const LevelFilter& filter, std::vector<int> levels);

// Returns the message for a filter that no level passes; a key of the string table.
std::string_view words_for_none(const LevelFilter& filter);

}  // namespace tessera
