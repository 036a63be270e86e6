#include "base/rng.h"
#include "games/number_swap/number_swap.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("games/number_swap/share");

namespace {

Shared<NumberSwap> random_shared(std::uint64_t seed) {
    Rng rng(seed);
    NumberSwap::Params params;
    params.columns = rng.between(2, 10);
    params.rows = rng.between(2, 10);
    params.barriers = rng.between(0, number_swap::max_barriers(params.rows, params.columns));
    Shared<NumberSwap> shared{*NumberSwap::generate(params, seed), {}};
    const auto pairs = open_pairs(shared.level);
    for (int count = rng.between(0, 20); count > 0; --count) {
        shared.moves.push_back(at(pairs, rng.between(0, int_size(pairs) - 1)));
    }
    return shared;
}

}  // namespace

TEST_CASE("links keep the bytes they were published with") {
    const auto level =
        NumberSwap::parse_level("tessera 1 number_swap\ngrid\n3 1 2\n6 5 4\nend\nbarrier 0 0 0 1\n");
    REQUIRE(level);
    CHECK(NumberSwap::encode_share({*level, {}}) == "3x2/QK/gA");
    CHECK(NumberSwap::encode_share({*level, {{{0, 0}, {1, 0}}, {{1, 1}, {1, 2}}}}) == "3x2/QK/gA/O");
}

TEST_CASE("whatever is encoded is decoded as it was") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        CAPTURE(seed);
        const Shared<NumberSwap> shared = random_shared(seed);
        const std::string body = NumberSwap::encode_share(shared);
        const auto decoded = NumberSwap::decode_share(body);
        REQUIRE(decoded);
        CHECK(*decoded == shared);
    }
}

TEST_CASE("a damaged link is refused or is itself canonical") {
    const std::string digits = "AQgz9-_/x!";
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const std::string body = NumberSwap::encode_share(random_shared(seed));
        for (std::size_t place = 0; place < body.size(); ++place) {
            std::string damaged = body;
            damaged[place] = digits[(place + seed) % digits.size()];
            const auto decoded = NumberSwap::decode_share(damaged);
            const bool is_canonical = !decoded || NumberSwap::encode_share(*decoded) == damaged;
            CHECK_MESSAGE(is_canonical, damaged);
        }
    }
}

TEST_CASE("a link cut off or drawn out is refused") {
    const Shared<NumberSwap> shared = random_shared(7);
    const std::string body = NumberSwap::encode_share(shared);
    for (std::size_t length = 0; length < body.size(); ++length) {
        const auto decoded = NumberSwap::decode_share(body.substr(0, length));
        CHECK((!decoded || NumberSwap::encode_share(*decoded) == body.substr(0, length)));
    }
    for (const char* const text :
         {"", "x", "3x2", "3x2/", "3x2/Q", "3x2/QKA", "3x2/QK/", "3x2/QK/AA", "3x2/QK/gA/", "3x2/QK//A",
          "03x2/QK", "11x2/QK", "3x2/QK/gA/O/", "3x2/Q!", "3x2/____"}) {
        CAPTURE(text);
        CHECK_FALSE(NumberSwap::decode_share(text));
    }
}

TEST_CASE("the largest grid with barriers fits a short link") {
    const auto level = NumberSwap::generate({.columns = 10, .rows = 10, .barriers = 9}, 3);
    REQUIRE(level);
    CHECK(NumberSwap::encode_share({*level, {}}).size() <= 140);
}

TEST_SUITE_END();

}  // namespace tessera
