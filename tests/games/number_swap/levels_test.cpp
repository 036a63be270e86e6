#include "games/number_swap/support.h"
#include "session/shipped_levels.h"

namespace tessera::number_swap {

namespace {

enum class Which { all, course, numbered };

std::vector<Level> shipped(Which which = Which::all) {
    std::vector<Level> levels;
    for (const ShippedLevel& level : shipped_levels()) {
        const bool is_wanted = which == Which::all || (level.chapter == "Course") == (which == Which::course);
        if (level.family == NumberSwap::id && is_wanted) {
            CAPTURE(level.name);
            levels.push_back(parsed(level.text));
        }
    }
    return levels;
}

void check_pars(int least_cells, int most_cells) {
    for (const Level& level : shipped()) {
        if (level.tiles.size() >= least_cells && level.tiles.size() <= most_cells) {
            CAPTURE(level.title);
            const Solver solver = solved(level, engine_called("pattern_databases"));
            CHECK(sorts(level, solver.solution()));
            CHECK(remark(solver, "par") == std::to_string(*level.par));
        }
    }
}

}  // namespace

TEST_SUITE_BEGIN("games/number_swap/levels");

TEST_CASE("forty levels come with the game, each titled, solvable, and graded by par") {
    const std::vector<Level> levels = shipped(Which::numbered);
    CHECK(levels.size() == 40);
    int par = 0;
    for (const Level& level : levels) {
        CAPTURE(level.title);
        CHECK_FALSE(level.title.empty());
        CHECK(is_solvable(level, {level.tiles}));
        CHECK_FALSE(is_sorted(level.tiles));
        REQUIRE(level.par);
        CHECK(*level.par >= par);
        par = *level.par;
    }
}

TEST_CASE("chapters go by par: easy up to 8, medium up to 15, hard beyond") {
    for (const ShippedLevel& shipped_level : shipped_levels()) {
        if (shipped_level.family == NumberSwap::id && shipped_level.chapter != "Course") {
            CAPTURE(shipped_level.name);
            const int par = parsed(shipped_level.text).par.value_or(0);
            CHECK(shipped_level.chapter == (par <= 8 ? "Easy" : par <= 15 ? "Medium" : "Hard"));
        }
    }
}

TEST_CASE("the pars of the small levels are proved") {
    check_pars(1, 9);
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("slow/games/number_swap/levels");

TEST_CASE("the pars of the large levels are proved") {
    check_pars(10, 100);
}

TEST_SUITE_END();

}  // namespace tessera::number_swap
