#pragma once

#include "app/game/list/level_list.h"

#include <optional>
#include <string_view>
#include <vector>

// The courses: each family's first chapter is a course of small levels, each of which needs one technique
// (levels/README.md).

namespace tessera {

inline constexpr std::string_view course_chapter = "Course";

// Returns the word of the technique that a level of a course needs, which the name of its file has between
// two numbers ("only-place" in 0006-only-place-1); empty if the level is in no course.
std::string_view technique_word(const ShippedLevel& level);

struct TechniqueProgress {
    std::string_view word;
    int solved = 0;
    int count = 0;

    bool is_learned() const { return solved == count; }
};

// Returns the techniques of a family's course in its order.
std::vector<TechniqueProgress> technique_progress(const LevelList& levels, const Records& records,
                                                  std::string_view family);
// The progress with the technique of one level; nothing if it is in no course.
std::optional<TechniqueProgress> technique_progress(const LevelList& levels, const Records& records,
                                                    const ShippedLevel& level);

// Returns the first unsolved level of a family: the course comes first, until a level beyond it was solved.
std::optional<int> first_unsolved(const LevelList& levels, const Records& records, std::string_view family);

}  // namespace tessera
