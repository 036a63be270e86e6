#include "app/game/level_list.h"

#include "app/game/open_game.h"
#include "session/shipped_levels.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

std::vector<LevelEntry> read_levels() {
    std::vector<LevelEntry> list;
    for (const ShippedLevel& level : shipped_levels()) {
        auto session = open_level(level.text);
        if (session) {
            const OpenGame game(*session);
            list.push_back({std::move(*session), game.code, game.title});
        }
    }
    return list;
}

}  // namespace

const std::vector<LevelEntry>& level_list() {
    static const std::vector<LevelEntry> list = read_levels();
    return list;
}

std::vector<int> levels_of(std::string_view family) {
    std::vector<int> levels;
    for (int index = 0; index < int_size(level_list()); ++index) {
        if (family_id(at(level_list(), index).session) == family) {
            levels.push_back(index);
        }
    }
    return levels;
}

std::vector<std::string_view> families_with_levels() {
    std::vector<std::string_view> families;
    for (const LevelEntry& entry : level_list()) {
        if (families.empty() || families.back() != family_id(entry.session)) {
            families.push_back(family_id(entry.session));
        }
    }
    return families;
}

AnySession first_level() {
    constexpr std::string_view first_name = "06-iq";
    const auto& levels = shipped_levels();
    const auto is_first = [&](const ShippedLevel& level) {
        return level.name == first_name;
    };
    const auto found = std::find_if(levels.begin(), levels.end(), is_first);
    auto session = open_level(found == levels.end() ? levels.front().text : found->text);
    TESSERA_ASSERT(session.has_value());
    return std::move(*session);
}

const LevelEntry* next_level(std::string_view code, const Records& records) {
    bool is_behind = false;
    for (const LevelEntry& entry : level_list()) {
        if (is_behind && !records.is_solved(entry.code)) {
            return &entry;
        }
        is_behind |= entry.code == code;
    }
    return nullptr;
}

std::string shipped_title(std::string_view code) {
    const auto& list = level_list();
    const auto found = std::find_if(list.begin(), list.end(), [&](const LevelEntry& entry) {
        return !code.empty() && entry.code == code;
    });
    return found == list.end() ? "" : found->title;
}

}  // namespace tessera
