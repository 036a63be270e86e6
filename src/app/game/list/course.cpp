#include "app/game/list/course.h"

#include <algorithm>

namespace tessera {

std::string_view technique_word(const ShippedLevel& level) {
    const std::string_view name = level.name;
    const std::size_t begin = name.find('-') + 1;  // 0: there is none
    const std::size_t end = name.rfind('-');
    return level.chapter == course_chapter && begin > 0 && begin < end ? name.substr(begin, end - begin)
                                                                       : std::string_view();
}

std::vector<TechniqueProgress> technique_progress(const LevelList& levels, const Records& records,
                                                  std::string_view family) {
    std::vector<TechniqueProgress> techniques;
    for (const int index : levels.levels_of(family)) {
        const ShippedLevel& level = levels.level(index);
        const std::string_view word = technique_word(level);
        if (word.empty()) {
            continue;
        }
        if (techniques.empty() || techniques.back().word != word) {
            techniques.push_back({word});
        }
        techniques.back().solved += records.is_solved(level.code) ? 1 : 0;
        ++techniques.back().count;
    }
    return techniques;
}

std::optional<TechniqueProgress> technique_progress(const LevelList& levels, const Records& records,
                                                    const ShippedLevel& level) {
    const std::string_view word = technique_word(level);
    const auto techniques = technique_progress(levels, records, level.family);
    const auto found = std::find_if(techniques.begin(), techniques.end(),
                                    [&](const TechniqueProgress& each) { return each.word == word; });
    return word.empty() || found == techniques.end() ? std::nullopt : std::optional(*found);
}

std::optional<int> first_unsolved(const LevelList& levels, const Records& records, std::string_view family) {
    const std::vector<int> all = levels.levels_of(family);
    const auto is_solved = [&](int index) {
        return records.is_solved(levels.level(index).code);
    };
    const auto is_beyond = [&](int index) {
        return technique_word(levels.level(index)).empty();
    };
    const bool has_left_course =
        std::any_of(all.begin(), all.end(), [&](int index) { return is_beyond(index) && is_solved(index); });
    const auto next = std::find_if(all.begin(), all.end(), [&](int index) {
        return !is_solved(index) && (is_beyond(index) || !has_left_course);
    });
    return next == all.end() ? levels.first_of(family, records) : std::optional(*next);
}

}  // namespace tessera
