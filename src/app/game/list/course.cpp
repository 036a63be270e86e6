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

}  // namespace tessera
