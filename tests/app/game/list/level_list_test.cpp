#include "app/game/list/level_list.h"

#include "app/fake_platform.h"
#include "app/families/families.h"
#include "app/game/play/open_game.h"
#include "games/polyomino/lattice_cut.h"
#include "jobs/open_link.h"
#include "session/shipped_levels.h"

#include <doctest.h>

#include <algorithm>
#include <array>
#include <vector>

using namespace tessera;

TEST_SUITE_BEGIN("app/game/list/level_list");

namespace {

LevelList arrived_list() {
    LevelList list;
    list.take(shipped_level_table());
    return list;
}

LevelFacts facts_of(const Polyomino::Level& level) {
    int moves = -int_size(level.givens);
    for (const polyomino::Piece& piece : level.pieces) {
        moves += piece.count;
    }
    if (level.lattice == nullptr) {
        return {level.board.columns(), level.board.rows(), moves, ""};
    }
    const polyomino::Drawing drawing = polyomino::drawing_of_board(level);
    int longest = 0;
    for (const polyomino::Drawing::Row& row : drawing.layers.front()) {
        longest = std::max(longest, int_size(row));
    }
    return {longest, int_size(drawing.layers.front()), moves, ""};
}
LevelFacts facts_of(const NumberSwap::Level& level) {
    return {level.tiles.columns(), level.tiles.rows(), level.par.value_or(0), ""};
}
LevelFacts facts_of(const EdgeMatch::Level& level) {
    return {level.columns, level.rows, int_size(level.tiles), ""};
}

}  // namespace

TEST_CASE("what the table says of a level is what its text says") {
    for (const ShippedLevel& level : shipped_levels()) {
        CAPTURE(level.name);
        const auto session = open_level(level.text);
        REQUIRE(session);
        const OpenGame game(*session);
        CHECK(family_id(*session) == level.family);
        CHECK(game.title == level.title);
        INFO("levels/codes.txt should have the line " << level.family << '/' << level.name << ' ' << game.code
                                                      << "; levels/make_codes writes it");
        CHECK(game.code == level.code);
    }
}

TEST_CASE("the table has the size of every level, its fewest moves and, if it has one, its tier") {
    constexpr auto tiers = std::to_array<std::string_view>(
        {"Starter", "Junior", "Expert", "Master", "Wizard", ""});
    for (const ShippedLevel& level : shipped_levels()) {
        INFO("levels/make_facts.mjs writes levels/facts.txt; it lacks " << level.family + "/" + level.name);
        const auto session = open_level(level.text);
        REQUIRE(session);
        const LevelFacts true_facts =
            std::visit([](const auto& game) { return facts_of(game.level()); }, *session);
        CHECK(level.facts.columns == true_facts.columns);
        CHECK(level.facts.rows == true_facts.rows);
        CHECK(level.facts.moves == true_facts.moves);
        CHECK(std::find(tiers.begin(), tiers.end(), level.facts.tier) != tiers.end());
        const bool is_of_tier = std::find(tiers.begin(), tiers.end(), level.chapter) != tiers.end();
        CHECK((!is_of_tier || level.facts.tier == level.chapter));
    }
}

TEST_CASE("the level for newcomers is one of them, and known before the others are") {
    LevelList list;
    const ShippedLevel first = first_level();
    REQUIRE(list.find(first.code) != nullptr);
    CHECK(list.find(first.code)->title == first.title);
    CHECK_FALSE(list.has_arrived());
    CHECK(list.levels_of(first.family).empty());
    list.take(shipped_level_table());
    const ShippedLevel* const listed = list.find(first.code);
    REQUIRE(listed != nullptr);
    CHECK(listed->text == first.text);
}

TEST_CASE("each level is listed once, under its family, and none is read for it") {
    const LevelList list = arrived_list();
    std::size_t count = 0;
    for (const std::string_view family : family_ids()) {
        CAPTURE(family);
        CHECK_FALSE(list.levels_of(family).empty());
        count += list.levels_of(family).size();
    }
    CHECK(count == shipped_levels().size());
    CHECK(list.sessions_read() == 0);
}

TEST_CASE("a retired level is in no list, and opens by its code and by its name as it always did") {
    const LevelList list = arrived_list();
    CHECK(retired_levels().size() >= 86);
    for (const ShippedLevel& retired : retired_levels()) {
        CAPTURE(retired.name);
        const ShippedLevel* const found = list.find(retired.code);
        REQUIRE(found != nullptr);
        CHECK(found->name == retired.name);
        const auto index = list.find(LevelName{retired.family, retired.name});
        REQUIRE(index);
        CHECK(list.level(*index).code == retired.code);
        const std::vector<int> listed = list.levels_of(retired.family);
        CHECK(std::find(listed.begin(), listed.end(), *index) == listed.end());
        const auto session = open_level(retired.text);
        REQUIRE(session);
        CHECK(OpenGame(*session).code == retired.code);
        const auto linked = open_link(*encode_shipped_link({retired.family, retired.name}));
        REQUIRE(linked);
        CHECK(OpenGame(*linked).code == retired.code);
        const auto next = list.next(retired.code, Records());
        REQUIRE(next);
        CHECK(list.level(*next).title == retired.title);  // its replacement
    }
}

TEST_CASE("chapters tell all levels of a family, in order") {
    const LevelList list = arrived_list();
    for (const std::string_view family : family_ids()) {
        CAPTURE(family);
        std::vector<int> levels;
        for (const LevelList::Chapter& chapter : list.chapters_of(family)) {
            CHECK_FALSE(chapter.levels.empty());
            CHECK(chapter.title == list.level(chapter.levels.front()).chapter);
            levels.insert(levels.end(), chapter.levels.begin(), chapter.levels.end());
        }
        CHECK(levels == list.levels_of(family));
    }
    CHECK(list.chapters_of("polyomino").size() == 19);
    CHECK(list.chapters_of("number_swap").size() == 6);
    CHECK(list.chapters_of("edge_match").size() == 7);
    CHECK(LevelList().chapters_of("polyomino").empty());
}

TEST_CASE("a level is read when it is asked for, once") {
    LevelList list = arrived_list();
    REQUIRE(list.session(3) != nullptr);
    CHECK(level_text(*list.session(3)) == level_text(*open_level(shipped_levels()[3].text)));
    CHECK(list.sessions_read() == 1);
}

TEST_CASE("a level is known by its code and by its name, and nothing by an empty one") {
    const LevelList list = arrived_list();
    const ShippedLevel& level = shipped_levels()[5];
    CHECK(list.find(level.code)->name == level.name);
    CHECK(list.find("#1p/nothing") == nullptr);
    CHECK(list.find("") == nullptr);
    CHECK(list.find(LevelName{level.family, level.name}) == 5);
    CHECK_FALSE(list.find(LevelName{level.family, "nothing"}));
}

TEST_CASE("the next level is the first behind this one that is not solved") {
    const auto& levels = shipped_levels();
    const LevelList list = arrived_list();
    Records records;
    CHECK(list.next(levels[0].code, records) == 1);
    records.add(levels[1].code, 1);
    CHECK(list.next(levels[0].code, records) == 2);
    CHECK_FALSE(list.next(levels.back().code, records));
    CHECK_FALSE(list.next("#1p/nothing", records));
    CHECK(list.first_of(levels[0].family, records) == 0);
    records.add(levels[0].code, 1);
    CHECK(list.first_of(levels[0].family, records) == 2);
    CHECK_FALSE(list.first_of("nothing", records));
}

TEST_CASE("the host is asked once, and again after it had none") {
    bool& is_asked = fresh_fake_platform().are_levels_asked;
    LevelList list;
    list.ask();
    CHECK(std::exchange(is_asked, false));
    list.ask();
    CHECK_FALSE(is_asked);
    list.take(std::nullopt);
    CHECK(list.status() == LevelList::Status::failed);
    list.ask();
    CHECK(std::exchange(is_asked, false));
    list.take(shipped_level_table());
    list.ask();
    CHECK_FALSE(is_asked);
}

TEST_CASE("a table that is cut off, of another version or no table counts as none") {
    const std::string& table = shipped_level_table();
    for (const std::string& text :
         {std::string(), std::string("<!doctype html>\n"), table.substr(0, 150),
          "tessera-levels 5" + table.substr(16), std::string("tessera-levels 4\n")}) {
        LevelList list;
        list.take(text);
        CHECK(list.status() == LevelList::Status::failed);
        CHECK(list.find(first_level().code) != nullptr);
    }
}

TEST_SUITE_END();
