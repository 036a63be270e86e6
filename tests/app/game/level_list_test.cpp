#include "app/game/level_list.h"

#include <doctest.h>

#include <algorithm>

using namespace tessera;

TEST_SUITE_BEGIN("app/level_list");

TEST_CASE("each level is listed once, under its family") {
    std::size_t count = 0;
    for (const std::string_view family : families_with_levels()) {
        CAPTURE(family);
        CHECK_FALSE(levels_of(family).empty());
        count += levels_of(family).size();
    }
    CHECK(count == level_list().size());
}

TEST_CASE("a level is known by its code, and nothing by an empty one") {
    const LevelEntry& entry = level_list().front();
    CHECK(shipped_title(entry.code) == entry.title);
    CHECK(shipped_title("#1p/nothing").empty());
    CHECK(shipped_title("").empty());
}

TEST_CASE("the next level is the first behind this one that is not solved") {
    const auto& list = level_list();
    Records records;
    CHECK(next_level(list[0].code, records) == &list[1]);
    records.add(list[1].code, 1);
    CHECK(next_level(list[0].code, records) == &list[2]);
    CHECK(next_level(list.back().code, records) == nullptr);
    CHECK(next_level("#1p/nothing", records) == nullptr);
}

TEST_SUITE_END();
