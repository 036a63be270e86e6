#include "base/translation.h"
#include "games/number_swap/engines/grader.h"
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

TEST_CASE("forty levels come with the game, each titled, solvable, and with its par") {
    const std::vector<Level> levels = shipped(Which::numbered);
    CHECK(levels.size() == 40);
    for (const Level& level : levels) {
        CAPTURE(level.title);
        CHECK_FALSE(level.title.empty());
        CHECK(is_solvable(level, {level.tiles}));
        CHECK_FALSE(is_sorted(level.tiles));
        CHECK(level.par);
    }
}

TEST_CASE("the forty levels are listed from easy to hard in chapters of their tiers") {
    std::uint64_t last = 0;
    for (const ShippedLevel& shipped_level : shipped_levels()) {
        if (shipped_level.family != NumberSwap::id) {
            continue;
        }
        CAPTURE(shipped_level.name);
        const Level level = parsed(shipped_level.text);
        Grader grader = *Grader::start(level, {level.tiles}, level.par.value_or(0));
        REQUIRE(grader.advance(~Ticks{0}) == Outcome::solved);
        std::string tier(at(tier_names, static_cast<int>(grader.grade().tier)));
        capitalise(tier);
        CHECK(shipped_level.facts.tier == tier);
        if (shipped_level.chapter != "Course") {
            CHECK(shipped_level.chapter == tier);
            CHECK(grader.grade().score >= last);
            last = grader.grade().score;
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
