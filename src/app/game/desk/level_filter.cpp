#include "app/game/desk/level_filter.h"

#include "app/game/desk/desk.h"

#include <algorithm>
#include <string_view>

namespace tessera {

namespace {

bool stands_so(const Desk& desk, Standing standing, std::string_view code) {
    switch (standing) {
        case Standing::any:
            return true;
        case Standing::unsolved:
            return !desk.records().is_solved(code);
        case Standing::begun:
            return desk.begun(code) != nullptr;
        case Standing::solved:
            return desk.records().is_solved(code);
    }
    return true;
}

}  // namespace

bool fits(const LevelFilter& filter, const LevelFacts& facts) {
    return filter.cells.has(facts.columns * facts.rows) && filter.moves.has(facts.moves);
}

std::vector<int> filtered(const Desk& desk, const LevelFilter& filter, std::vector<int> levels) {
    const auto is_left_out = [&](int index) {
        const ShippedLevel& level = desk.levels().level(index);
        return !fits(filter, level.facts) || !stands_so(desk, filter.standing, level.code);
    };
    levels.erase(std::remove_if(levels.begin(), levels.end(), is_left_out), levels.end());
    return levels;
}

std::string_view words_for_none(const LevelFilter& filter) {
    if (filter == LevelFilter{Standing::unsolved}) {
        return "All of these are solved.";
    }
    return filter == LevelFilter{Standing::begun} ? "You have not started any yet. Pick a puzzle!"
                                                  : "No puzzles match. Try fewer filters.";
}

}  // namespace tessera
