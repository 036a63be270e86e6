#pragma once

#include "app/game/records.h"
#include "session/any_session.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A level that comes with the program.
struct LevelEntry {
    AnySession session;  // at its start
    std::string code;    // its share code
    std::string title;
};

// All of them, from easy to hard within each family; read at the first call.
const std::vector<LevelEntry>& level_list();

std::vector<int> levels_of(std::string_view family);  // as indices into the list
std::vector<std::string_view> families_with_levels();

// What a newcomer finds: a board that is nearly full.
AnySession first_level();

// The next level after the one with this code that is not solved yet; null: there is none.
const LevelEntry* next_level(std::string_view code, const Records& records);

std::string shipped_title(std::string_view code);  // empty: none of those that come with the program

}  // namespace tessera
