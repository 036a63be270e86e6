#include "games/edge_match/engines/makers_answer.h"

#include "games/edge_match/edge_match.h"
#include "games/edge_match/support.h"

namespace tessera::edge_match {

TEST_SUITE_BEGIN("games/edge_match/engines/makers_answer");

namespace {

Level made_level(const std::string& words, std::uint64_t seed) {
    const Params params = *parse_params(words);
    Level level = *EdgeMatch::generate(params, seed);
    level.recipe = Recipe{std::string(EdgeMatch::id), format_params(params), seed, generator_version};
    return level;
}

std::optional<MakersAnswer> answer_for(const Level& level, const State& state) {
    auto answer = MakersAnswer::start(level, state);
    if (!answer || answer->advance(Ticks{1} << 40) != Outcome::solved) {
        return std::nullopt;
    }
    return answer;
}

State after_all(const Level& level, State state, const std::vector<Move>& moves) {
    for (const Move& move : moves) {
        const auto next = EdgeMatch::play(level, state, move);
        REQUIRE(next);
        state = *next;
    }
    return state;
}

const std::vector<std::string> all_kinds = {"size 2x2",
                                            "size 4x3 tier junior",
                                            "size 3x3 frame no halves yes",
                                            "size 5x2",
                                            "size 9x7 motifs 2 colors 3",
                                            "size 12x12",
                                            "size 16x16 frame no",
                                            "size 6x1"};

}  // namespace

TEST_CASE("the solution that a level was made of solves it, from its start and from every position") {
    for (const std::string& words : all_kinds) {
        CAPTURE(words);
        const Level level = made_level(words, 5);
        const State start = EdgeMatch::start(level);
        const auto whole = answer_for(level, start);
        REQUIRE(whole);
        CHECK(whole->astray().empty());
        CHECK(whole->moves().size() == level.tiles.size());
        CHECK(EdgeMatch::is_solved(level, after_all(level, start, whole->moves())));
        Rng rng(1);
        State state = start;
        for (int count = 0; count < 6; ++count) {
            const int tile = rng.between(0, int_size(level.tiles) - 1);
            const Cell cell{rng.between(0, level.rows - 1), rng.between(0, level.columns - 1)};
            state = EdgeMatch::play(level, state, placing(tile, rng.between(0, 3), cell)).value_or(state);
            const auto answer = answer_for(level, state);
            REQUIRE(answer);
            CHECK(EdgeMatch::is_solved(level, after_all(level, state, answer->moves())));
        }
    }
}

TEST_CASE("what lies as in the solution, the board turned any way, is not astray") {
    for (const std::string& words : {std::string("size 4x4"), std::string("size 5x3")}) {
        const Level level = made_level(words, 7);
        const auto whole = answer_for(level, EdgeMatch::start(level));
        REQUIRE(whole);
        std::vector<Move> half = whole->moves();
        for (Move& move : half) {
            *move.to = {level.rows - 1 - move.to->row, level.columns - 1 - move.to->column};
            move.turn = (move.turn + 2) % side_count;
        }
        half.resize(half.size() / 2);
        const State state = after_all(level, EdgeMatch::start(level), half);
        const auto answer = answer_for(level, state);
        REQUIRE(answer);
        CHECK(answer->astray().empty());
        CHECK(EdgeMatch::is_solved(level, after_all(level, state, answer->moves())));
    }
}

TEST_CASE("the tile that lies elsewhere is named, and no other") {
    const Level level = made_level("size 8x8 motifs 2 colors 3", 3);
    const auto whole = answer_for(level, EdgeMatch::start(level));
    REQUIRE(whole);
    std::vector<Move> begun(whole->moves().begin(), whole->moves().begin() + 5);
    const Move next = whole->moves()[5];
    begun.push_back(placing(next.tile, (next.turn + 1) % side_count, {4, 4}));
    const auto answer = answer_for(level, after_all(level, EdgeMatch::start(level), begun));
    REQUIRE(answer);
    CHECK((answer->astray() == std::vector<Cell>{{4, 4}}));
}

TEST_CASE("a level that was changed, and a recipe of something else, have no answer") {
    for (const std::string& words : all_kinds) {
        CAPTURE(words);
        const Level level = made_level(words, 5);
        const State start = EdgeMatch::start(level);
        Level forged = level;
        forged.recipe->seed += 1;
        const bool is_unlike = !(made_level(words, 6).tiles == level.tiles);
        CHECK((!answer_for(forged, start) || !is_unlike || level.tiles.size() < 7));
        Level changed = level;
        changed.tiles.front() = Tile{{Edge{'=', '0'}, Edge{'=', '1'}, Edge{'=', '2'}, Edge{'=', '3'}}};
        CHECK_FALSE(answer_for(changed, start));
        Level later = level;
        later.recipe->version += 1;
        CHECK_FALSE(MakersAnswer::start(later, start));
        Level other = level;
        other.recipe->params = "size 7x1";
        CHECK_FALSE(MakersAnswer::start(other, start));
        other.recipe->params = "zebra";
        CHECK_FALSE(MakersAnswer::start(other, start));
        other.recipe.reset();
        CHECK_FALSE(MakersAnswer::start(other, start));
    }
}

TEST_SUITE_END();

}  // namespace tessera::edge_match
