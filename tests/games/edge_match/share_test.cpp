#include "games/edge_match/share.h"

#include "games/edge_match/support.h"
#include "support/chance.h"

namespace tessera::edge_match {

namespace {

std::string body_of(const Level& level) {
    return encode_share({level, {}});
}

}  // namespace

TEST_SUITE_BEGIN("games/edge_match/share");

TEST_CASE("the giraffe puzzle is a short link") {
    const Level level = level_of(giraffe_text);
    const std::string body = body_of(level);
    CHECK(body == "3x3/BMOV/h6h6D8R4dGzqfEyNcx");
    const Result<edge_match::Shared> shared = decode_share(body);
    REQUIRE(shared);
    CHECK(shared->level == level);
}

TEST_CASE("random levels and moves survive being shared") {
    Rng rng(1);
    for (int trial = 0; trial < 500; ++trial) {
        CAPTURE(trial);
        edge_match::Shared shared{rng.below(2) == 0 ? random_level(rng, 5) : random_solvable_level(rng, 5),
                                  {}};
        const Level& level = shared.level;
        const auto cell = [&] {
            return Cell{rng.between(0, level.rows - 1), rng.between(0, level.columns - 1)};
        };
        for (int count = rng.between(0, 5); count > 0; --count) {
            const int tile = rng.between(0, int_size(level.tiles) - 1);
            const std::vector<Move> kinds = {placing(tile, rng.between(0, 3), cell()), taking_back(cell()),
                                             shifting(cell(), cell(), rng.between(0, 3))};
            shared.moves.push_back(at(kinds, rng.between(0, 2)));
        }
        const Result<edge_match::Shared> decoded = decode_share(encode_share(shared));
        REQUIRE(decoded);
        CHECK(*decoded == shared);
    }
}

TEST_CASE("the largest level fits in a link") {
    Params params;
    params.rows = max_board_side;
    params.columns = max_board_side;
    params.motif_count = 4;
    params.color_count = 5;
    params.is_unique = false;
    CHECK(body_of(*EdgeMatch::generate(params, 1)).size() < 1000);
}

TEST_CASE("a link that this program would not write is refused") {
    for (const std::string body : {"",
                                   "3x3",
                                   "3x3/BMOV",
                                   "0x3/A/",
                                   "17x1/A/AAAA",
                                   "03x3/BMOV/h6h6D8R4dGzqfEyNcx",
                                   "3x3/BMVO/h6h6D8R4dGzqfEyNcx",    // letters out of order
                                   "3x3/ABMOV/h6h6D8R4dGzqfEyNcx",   // a letter that no tile has
                                   "3x3/BMOV-/h6h6D8R4dGzqfEyNcx",   // a plain edge that no tile has
                                   "3x3/BMOV/h6h6D8R4dGzqfEyNc",     // cut off
                                   "3x3/BMOV/h6h6D8R4dGzqfEyNcxA",   // too long
                                   "3x3/BMOV/h6h6D8R4dGzqfEyN!x",    // invalid digit
                                   "3x3/BMOV/h6h6D8R4dGzqfEyNcx/",   // no moves
                                   "3x3/BMOV/h6h6D8R4dGzqfEyNcx/A",  // only padding
                                   "3x3/BMOV/h6h6D8R4dGzqfEyNcx/gA/",
                                   "1x1//",
                                   "1x1//A",
                                   "1x1/-A/A",
                                   "1x1/A./A",
                                   "1x1/A.A/A"}) {
        CAPTURE(body);
        CHECK_FALSE(decode_share(body));
    }
}

TEST_CASE("damaged links are refused or mean exactly what they say") {
    Rng rng(2);
    const std::string body =
        encode_share({level_of(giraffe_text), {placing(3, 1, {0, 2}), taking_back({0, 2})}});
    for (int trial = 0; trial < 5000; ++trial) {
        CAPTURE(trial);
        std::string damaged = body;
        for (int change = rng.between(1, 2); change > 0; --change) {
            at(damaged, rng.between(0, int_size(damaged) - 1)) = static_cast<char>(rng.between(33, 126));
        }
        damaged.resize(rng.below(4) == 0 ? any_place(damaged.size(), rng) : damaged.size());
        const Result<edge_match::Shared> shared = decode_share(damaged);
        if (shared) {
            CHECK(encode_share(*shared) == damaged);
        }
    }
}

}  // namespace tessera::edge_match
