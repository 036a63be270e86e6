// Promise: A generated puzzle is solved and has hints, however hard it is to search; a recipe that does not fit its
//     level is never used. Also: games/polyomino/engines/makers_answer_test.cpp,
//     games/edge_match/engines/makers_answer_test.cpp.

#include "jobs/parallel.h"
#include "jobs/run.h"
#include "session/replay.h"
#include "support/families.h"
#include "support/rounds.h"

#include <doctest.h>

#include <algorithm>
#include <string>
#include <vector>

// The program can solve the puzzles that it makes: hints continue from every position on the way to the
// maker's answer, and Solve finds it, even if a search does not. A recipe that does not fit its level is
// never used.

namespace tessera {

TEST_SUITE_BEGIN("jobs/makers_answer");

namespace {

struct Made {
    std::string family;
    std::string params;
};

std::vector<Report> all_reports_of(const Job& job, Ticks budget = 1'000'000) {
    JobRun run = std::move(*JobRun::start(job));
    std::vector<Report> reports;
    while (!run.is_done()) {
        for (Report& report : run.advance(budget)) {
            if (!std::holds_alternative<ProgressReport>(report)) {
                reports.push_back(std::move(report));
            }
        }
    }
    return reports;
}

template <class Wanted>
std::optional<Wanted> report_in(const std::vector<Report>& reports) {
    for (const Report& report : reports) {
        if (const auto* const found = std::get_if<Wanted>(&report)) {
            return *found;
        }
    }
    return std::nullopt;
}

std::string made(const Made& wish, std::uint64_t seed) {
    const auto params = visit_family_called<std::string>(wish.family, [&](auto tag) -> Result<std::string> {
        using G = typename decltype(tag)::Family;
        return G::format_params(*G::parse_params(wish.params));
    });
    const auto level = report_in<LevelReport>(all_reports_of(job_for({wish.family, *params, seed})));
    REQUIRE(level);
    return level->level;
}

AnySession session_after(const Position& position) {
    AnySession session = *open_level(position.level);
    std::visit(
        [&](auto& game) {
            using G = typename FamilyOf<std::decay_t<decltype(game)>>::Type;
            for (const std::string& move : position.moves) {
                REQUIRE(game.play(*G::parse_move(game.level(), move)));
            }
        },
        session);
    return session;
}

bool is_solved(const Position& position) {
    return std::visit([](const auto& game) { return game.is_solved(); }, session_after(position));
}

// Returns the position before the solution's last `open` moves.
Position nearly_solved(const std::string& family, const std::string& level, int open) {
    const auto solution = report_in<SolutionReport>(all_reports_of({family, SolveJob{{level, {}}, {}}}));
    REQUIRE(solution);
    Position position{level, solution->moves};
    REQUIRE(is_solved(position));
    position.moves.resize(position.moves.size() - static_cast<std::size_t>(open));
    return position;
}

Hint hint_at(const std::string& family, const Position& position) {
    const auto hint = report_in<HintReport>(all_reports_of({family, HintJob{position}}));
    REQUIRE(hint);
    return hint->hint;
}

std::string without_recipe(std::string level) {
    const std::size_t start = level.find("recipe ");
    return level.erase(start, level.find('\n', start) + 1 - start);
}

// Sizes on offer, now or formerly, with neither many nor few solutions, on which searches fail.
const std::vector<Made> hard_ones = {{"polyomino", "size 60x60"},
                                     {"edge_match", "size 9x9 motifs 2 colors 3"},
                                     {"edge_match", "size 10x8 motifs 2 colors 3 halves yes"},
                                     {"edge_match", "size 12x12 motifs 2 colors 3 frame no"}};
const std::vector<Made> kinds = {{"polyomino", "size 9x7"},
                                 {"polyomino", "size 11x5 set iq"},
                                 {"polyomino", "size 8x5 unique yes"},
                                 {"polyomino", "size 11x5 set iq tier junior"},
                                 {"number_swap", "size 3x3"},
                                 {"edge_match", "size 3x3"},
                                 {"edge_match", "size 4x3 tier expert"},
                                 {"edge_match", "size 4x2 halves yes frame no"},
                                 {"edge_match", "size 12x12"}};

}  // namespace

TEST_CASE("what is made, hard or easy, is solved and has hints at its start and near its end") {
    int number = 0;
    for (const auto* const wishes : {&hard_ones, &kinds}) {
        for (const Made& wish : *wishes) {
            if (number++ % rounds(1, 2) != 0) {
                continue;
            }
            CAPTURE(wish.family);
            CAPTURE(wish.params);
            const std::string level = made(wish, 11);
            const Hint first = hint_at(wish.family, {level, {}});
            CHECK_FALSE(first.moves.empty());
            CHECK_FALSE(first.dead_end);
            Position position = nearly_solved(wish.family, level, 2);
            for (int step = 0; step < 12 && !is_solved(position); ++step) {
                const Hint hint = hint_at(wish.family, position);
                REQUIRE_FALSE(hint.moves.empty());
                position.moves.insert(position.moves.end(), hint.moves.begin(), hint.moves.end());
            }
            CHECK(is_solved(position));
        }
    }
}

TEST_CASE("a recipe is all that the hard ones are answered by") {
    const Made wish = hard_ones[1];
    const std::string level = without_recipe(made(wish, 11));
    CHECK_FALSE(report_in<SolutionReport>(
        all_reports_of({wish.family, SolveJob{{level, {}}, {}, false, 30'000'000}})));
}

TEST_CASE("a recipe that makes another puzzle leads to no other hint than none does") {
    for (const Made& wish : {Made{"polyomino", "size 7x6"}, Made{"edge_match", "size 4x4"}}) {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            CAPTURE(wish.family);
            CAPTURE(seed);
            const std::string own = made(wish, seed);
            std::string forged = own;
            const std::size_t start = forged.find("recipe 1 ") + 9;
            forged.replace(start, forged.find(' ', start) - start, std::to_string(seed + 100));
            const Position plain{without_recipe(own), {}};
            CHECK((hint_at(wish.family, {forged, {}}) == hint_at(wish.family, plain)));
        }
    }
}

TEST_CASE("how the work is sliced changes neither what a recipe answers nor its effort") {
    for (int number = 1; number <= rounds(2, 1); ++number) {
        const Made& wish = at(hard_ones, number);
        const Position position{made(wish, 11), {}};
        for (const Task& task : {Task(HintJob{position}), Task(SolveJob{position, {}})}) {
            const std::vector<Report> whole = all_reports_of({wish.family, task}, Ticks{1} << 40);
            CHECK((all_reports_of({wish.family, task}, 77'777) == whole));
        }
    }
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("slow/jobs/makers_answer");

TEST_CASE(
    "who strayed from the maker's solution is told so, and what to take back, where nothing else is known") {
    const Made wish{"edge_match", "size 9x9 motifs 2 colors 3"};
    int told = 0;
    for (std::uint64_t seed = 11; seed <= 14; ++seed) {
        CAPTURE(seed);
        const std::string level = made(wish, seed);
        Position position = nearly_solved(wish.family, level, 0);
        position.moves.resize(4);
        const auto game = std::get<Session<EdgeMatch>>(session_after(position));
        for (int tile = int_size(game.level().tiles) - 1; position.moves.size() < 5; --tile) {
            const auto move = edge_match::placing(tile, 0, {4, 4});
            if (EdgeMatch::play(game.level(), game.state(), move)) {
                position.moves.push_back(EdgeMatch::format_move(game.level(), move));
            }
        }
        const Hint hint = hint_at(wish.family, position);
        if (english(hint.steps.front().sentence).find("gave up") == std::string::npos) {
            continue;  // the search was exhausted
        }
        ++told;
        REQUIRE(hint.steps.size() == 3);
        CHECK_FALSE(hint.dead_end);
        CHECK(english(hint.steps[1].sentence) ==
              "without this tile the puzzle can be completed: that is how it was made");
        CHECK((hint.steps[1].cells == std::vector<Cell>{{4, 4}}));
        CHECK(hint.steps[1].pieces.size() == 1);
        REQUIRE(hint.moves.size() == 1);
        if (told ==
            1) {  // Solve takes back what strayed and lays the maker's solution, if its own search finds none
            const auto solution =
                report_in<SolutionReport>(all_reports_of({wish.family, SolveJob{position, {}}}));
            REQUIRE(solution);
            Position solved = position;
            solved.moves.insert(solved.moves.end(), solution->moves.begin(), solution->moves.end());
            CHECK(is_solved(solved));
        }
        position.moves.push_back(hint.moves.front());
        CHECK(english(hint_at(wish.family, position).steps.front().sentence)
                  .find("you can still finish from here") == 0);
    }
    CHECK(told > 0);
}

TEST_SUITE_END();

}  // namespace tessera
