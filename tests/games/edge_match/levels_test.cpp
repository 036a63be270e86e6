#include "base/translation.h"
#include "games/edge_match/engines/engines.h"
#include "games/edge_match/support.h"
#include "session/shipped_levels.h"
#include "support/rounds.h"

#include <fstream>
#include <iterator>

namespace tessera::edge_match {

namespace {

const std::string folder = std::string(TESSERA_SOURCE_DIR) + "/levels/edge_match/";

std::string read_file(const std::string& name) {
    std::ifstream file(folder + name);
    REQUIRE_MESSAGE(file.good(), name);
    return {std::istreambuf_iterator<char>(file), {}};
}

// A line of levels/edge_match/make: the recipe of a numbered level.
struct Recipe {
    std::string file;
    std::uint64_t seed = 0;
    std::string params;
    std::string title;
};

State played(const Level& level, State state, const std::vector<std::string>& moves) {
    for (const std::string& text : moves) {
        CAPTURE(text);
        const Result<State> next = EdgeMatch::play(level, state, *parse_move(level, text));
        REQUIRE(next);
        state = *next;
    }
    return state;
}

void check_explained(const Level& level) {
    Explainer explainer = *Explainer::start(level, EdgeMatch::start(level));
    REQUIRE(explainer.advance(~Ticks{0}) == Outcome::solved);
    CHECK_FALSE(explainer.explanation().is_dead_end);
    State state = EdgeMatch::start(level);
    for (const ExplanationStep& step : explainer.explanation().steps) {
        state = played(level, state, step.moves);
    }
    CHECK(EdgeMatch::is_solved(level, state));
}

void check_hints(const Level& level) {
    State state = EdgeMatch::start(level);
    for (int move = 0; move < int_size(level.tiles); ++move) {
        Hinter hinter = *Hinter::start(level, state);
        REQUIRE(hinter.advance(~Ticks{0}) == Outcome::solved);
        CHECK(hinter.hint().moves.size() == 1);
        state = played(level, state, hinter.hint().moves);
    }
    CHECK(EdgeMatch::is_solved(level, state));
}

std::vector<std::string> split_at_bars(std::string_view line) {
    std::vector<std::string> fields;
    for (std::size_t start = 0; start <= line.size();) {
        const std::size_t end = std::min(line.find('|', start), line.size());
        fields.push_back(std::string(line.substr(start, end - start)));
        start = end + 1;
    }
    return fields;
}

std::vector<Recipe> recipes() {
    std::vector<Recipe> recipes;
    const std::string script = read_file("make");
    for (const Token& line : split_lines(script)) {
        const std::vector<std::string> fields = split_at_bars(line.text);
        if (fields.size() != 5 || !parse_int(fields[0], 1, 99)) {
            continue;
        }
        std::string params;
        for (const Token& word : split_words({fields[3], 0})) {
            params += std::string(word.text.substr(word.text.substr(0, 2) == "--" ? 2 : 0)) + " ";
        }
        recipes.push_back(
            {fields[0] + "-" + fields[1] + ".txt", *parse_uint64(fields[2]), params, fields[4]});
    }
    return recipes;
}

// Checks the levels with `fewest` to `most` tiles.
template <class Check>
void for_levels_of(int fewest, int most, const Check& check) {
    int count = 0;
    for (const Recipe& recipe : recipes()) {
        CAPTURE(recipe.file);
        const Level level = level_of(read_file(recipe.file));
        if (fewest <= int_size(level.tiles) && int_size(level.tiles) <= most) {
            check(level);
            ++count;
        }
    }
    CHECK(count > 3);
}

constexpr int few_tiles = 16;

}  // namespace

TEST_SUITE_BEGIN("games/edge_match/levels");

TEST_CASE("every small level is explained to its end, and following hints solves it") {
    for_levels_of(0, few_tiles, check_explained);
    for_levels_of(0, few_tiles, check_hints);
}

TEST_CASE("the forty levels are what the generator makes, and have one solution where that is promised") {
    const std::vector<Recipe> all = recipes();
    CHECK(all.size() == 40);
    for (std::size_t number = 0; number < all.size(); number += static_cast<std::size_t>(rounds(1, 3))) {
        const Recipe& recipe = all[number];
        CAPTURE(recipe.file);
        const Level level = level_of(read_file(recipe.file));
        CHECK(level.title == recipe.title);
        const Params params = *parse_params(recipe.params);
        Level made{level.title, params.rows, params.columns, EdgeMatch::generate(params, recipe.seed)->tiles};
        CHECK(made == level);
        if (params.is_unique) {
            CountOptions options;
            options.up_to_symmetry = true;
            Counter counter = *Counter::start(level, EdgeMatch::start(level), options);
            CHECK(counter.advance(~Ticks{0}) == Outcome::exhausted);
            CHECK(counter.total() == 1);
        }
    }
}

TEST_CASE("every level is solved by the engine that is offered first") {
    for (const Recipe& recipe : recipes()) {
        CAPTURE(recipe.file);
        const Level level = level_of(read_file(recipe.file));
        State state = EdgeMatch::start(level);
        Solver solver = *Solver::start(level, state, {});
        REQUIRE(solver.advance(100'000'000) == Outcome::solved);
        for (const Move& move : solver.solution()) {
            state = *EdgeMatch::play(level, state, move);
        }
        CHECK(EdgeMatch::is_solved(level, state));
    }
}

TEST_CASE("the giraffe puzzle comes with its tiles as supplied") {
    Level level = level_of(read_file("giraffe.txt"));
    CHECK_FALSE(level.title.empty());
    level.title.clear();
    CHECK(level == level_of(giraffe_text));
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("slow/games/edge_match/levels");

TEST_CASE("every large level is explained to its end") {
    for_levels_of(few_tiles + 1, 16 * 16, check_explained);
}

TEST_CASE(
    "the forty levels are listed from easy to hard in chapters of their tiers, and last what has no grade") {
    constexpr auto none = ~std::uint64_t{0};
    std::uint64_t last = 0;
    int count = 0;
    for (const ShippedLevel& shipped : shipped_levels()) {
        if (shipped.family != EdgeMatch::id || shipped.name == "giraffe" || shipped.chapter == "Course") {
            continue;
        }
        CAPTURE(shipped.name);
        const Level level = level_of(shipped.text);
        Grader grader = *Grader::start(level, EdgeMatch::start(level));
        const bool is_graded = grader.advance(~Ticks{0}) == Outcome::solved;
        const std::uint64_t score = is_graded ? grader.grade().score : none;
        CHECK(score >= last);
        std::string tier(is_graded ? at(tier_names, static_cast<int>(grader.grade().tier)) : "others");
        capitalise(tier);
        CHECK(shipped.chapter == tier);
        CHECK(shipped.facts.tier == (is_graded ? tier : ""));
        last = score;
        ++count;
    }
    CHECK(count == 40);
}

TEST_CASE("following hints solves every level up to six by six") {
    for_levels_of(few_tiles + 1, 36, check_hints);
}

}  // namespace tessera::edge_match
