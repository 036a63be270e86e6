#include "games/polyomino/engines/makers_answer.h"

#include "games/polyomino/engines/placements.h"
#include "games/polyomino/engines/symmetry.h"
#include "games/polyomino/polyomino.h"
#include "support/chance.h"

#include <doctest.h>

#include <algorithm>
#include <string>

namespace tessera::polyomino {

TEST_SUITE_BEGIN("games/polyomino/engines/makers_answer");

namespace {

Level made_level(const std::string& words, std::uint64_t seed) {
    const Params params = *parse_params(words);
    Generator generator = *Generator::start(params, seed);
    REQUIRE(generator.advance(Ticks{1} << 40) == Outcome::solved);
    Level level = generator.level();
    level.recipe = Recipe{std::string(Polyomino::id), format_params(params), seed, generator_version};
    return level;
}

std::optional<MakersAnswer> answer_for(const Level& level, const State& state) {
    auto answer = MakersAnswer::start(level, state);
    if (!answer || answer->advance(Ticks{1} << 40) != Outcome::solved) {
        return std::nullopt;
    }
    return answer;
}

State after(const Level& level, State state, const std::vector<Move>& moves) {
    for (const Move& move : moves) {
        const auto next = Polyomino::play(level, state, move);
        REQUIRE(next);
        state = *next;
    }
    return state;
}

const std::vector<std::string> all_kinds = {"size 6x5",
                                            "size 1x7",
                                            "size 30x20",
                                            "size 8x5 unique yes",
                                            "size 5x4",
                                            "size 11x5 set iq",
                                            "size 11x5 set iq tier junior"};

}  // namespace

TEST_CASE("the solution that a level was made of solves it, from its start and from every position") {
    for (const std::string& words : all_kinds) {
        CAPTURE(words);
        const Level level = made_level(words, 5);
        const State start = Polyomino::start(level);
        const auto whole = answer_for(level, start);
        REQUIRE(whole);
        CHECK(whole->astray().empty());
        CHECK(Polyomino::is_solved(level, after(level, start, whole->moves())));
        Rng rng(1);
        State state = start;
        for (int count = 0; count < 6; ++count) {
            const auto fitting = fitting_placements(level, state);
            if (fitting.empty()) {
                break;
            }
            state = *Polyomino::play(level, state, placing(any_element(fitting, rng)));
            const auto answer = answer_for(level, state);
            REQUIRE(answer);
            CHECK(Polyomino::is_solved(level, after(level, state, answer->moves())));
        }
    }
}

TEST_CASE("what lies as in the solution, the board laid onto itself any way, is not astray") {
    for (const std::string& words : {std::string("size 7x7"), std::string("size 9x6")}) {
        const Level level = made_level(words, 3);
        const auto whole = answer_for(level, Polyomino::start(level));
        REQUIRE(whole);
        for (const Symmetry& symmetry : symmetries_of(level)) {
            State state = Polyomino::start(level);
            for (std::size_t index = 0; index < whole->missing().size() / 2; ++index) {
                const Placement& placement = whole->missing()[index];
                std::vector<Cell> cells;
                for (const Cell cell : cells_of(level, placement)) {
                    cells.push_back(image_of(symmetry, cell, level.board));
                }
                Cell corner = cells.front();
                for (const Cell cell : cells) {
                    corner = {std::min(corner.row, cell.row), std::min(corner.column, cell.column)};
                }
                const int orientation =
                    orientation_index(at(level.pieces, placement.piece), make_shape(cells));
                state = *Polyomino::play(level, state, placing({placement.piece, orientation, corner}));
            }
            const auto answer = answer_for(level, state);
            REQUIRE(answer);
            CHECK(answer->astray().empty());
        }
    }
}

TEST_CASE("the piece that lies elsewhere is named, and no other") {
    const Level level = made_level("size 20x15", 3);
    const auto whole = answer_for(level, Polyomino::start(level));
    REQUIRE(whole);
    State state = Polyomino::start(level);
    for (std::size_t index = 0; index < 8; ++index) {
        state = *Polyomino::play(level, state, placing(whole->missing()[index]));
    }
    for (const Placement& fitting : fitting_placements(level, state)) {
        const auto& missing = whole->missing();
        if (std::find(missing.begin(), missing.end(), fitting) != missing.end()) {
            continue;
        }
        const auto answer = answer_for(level, *Polyomino::play(level, state, placing(fitting)));
        REQUIRE(answer);
        CHECK((answer->astray() == std::vector<Placement>{fitting}));
        break;
    }
}

TEST_CASE("a level that was changed, and a recipe of something else, have no answer") {
    for (const std::string& words : all_kinds) {
        CAPTURE(words);
        const Level level = made_level(words, 5);
        const State start = Polyomino::start(level);
        Level changed = level;
        changed.pieces.front() =
            make_piece(changed.pieces.front().name, shape_from_picture("XXXXX\nX...X\nXXXXX"));
        if (changed.givens.empty()) {
            CHECK_FALSE(answer_for(changed, start));
        }
        Level later = level;
        later.recipe->version += 1;
        CHECK_FALSE(MakersAnswer::start(later, start));
        Level other = level;
        other.recipe->params = "size 3x3";
        CHECK_FALSE(MakersAnswer::start(other, start));
        other.recipe->params = "zebra";
        CHECK_FALSE(MakersAnswer::start(other, start));
        other.recipe.reset();
        CHECK_FALSE(MakersAnswer::start(other, start));
    }
    Level forged = made_level("size 9x7", 5);
    forged.recipe->seed += 1;
    CHECK_FALSE(answer_for(forged, Polyomino::start(forged)));
}

TEST_SUITE_END();

}  // namespace tessera::polyomino
