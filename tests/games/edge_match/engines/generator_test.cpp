// Promise: Every size of edge matching on offer is solved within a moment, and a tier is made or refused at once.

#include "games/edge_match/engines/generator.h"

#include "games/edge_match/edge_match.h"
#include "games/edge_match/engines/interleaved.h"
#include "games/edge_match/support.h"
#include "support/rounds.h"

#include <set>

namespace tessera::edge_match {

TEST_SUITE_BEGIN("games/edge_match/engines/generator");

namespace {

// Makes a puzzle of each tier on each board, unless it is refused with the boards that have the tier.
void check_tiers(const std::vector<std::string>& sizes, int least_made) {
    for (const std::string_view tier : tier_names) {
        int made = 0;
        for (const std::string& size : sizes) {
            CAPTURE(size);
            const auto params = parse_params("size " + size + " tier " + std::string(tier));
            if (!params) {
                CHECK(english(params.error().message).find("is for boards of") != std::string::npos);
                continue;
            }
            Generator generator = *Generator::start(*params, 1);
            CHECK(generator.advance(Ticks{1} << 40) == Outcome::solved);
            ++made;
        }
        CHECK(made >= least_made);
    }
}

}  // namespace

TEST_CASE("params survive being written and read, and what is left out has its default") {
    const Result<Params> params = parse_params("size 7x5 motifs 3 colors 4 frame no halves yes unique no");
    REQUIRE(params);
    CHECK(format_params(*params) == "size 7x5 motifs 3 colors 4 frame no halves yes unique no");
    CHECK(*parse_params("") == Params{});
    CHECK(parse_params("size 6x6")->is_unique);
    CHECK_FALSE(parse_params("size 7x6")->is_unique);
    CHECK(*parse_params(format_params(Params{})) == Params{});
}

TEST_CASE("a tier stands in the params only where it is asked for, and takes a single solution for granted") {
    const std::string plain = "size 4x3 frame yes halves no unique yes";
    CHECK(format_params(*parse_params("size 4x3 tier any")) == plain);
    const Result<Params> wished = parse_params("size 4x3 tier junior");
    REQUIRE(wished);
    CHECK(wished->tier == Tier::junior);
    CHECK(format_params(*wished) == plain + " tier junior");
    CHECK(parse_params("size 4x3 unique no tier junior").error().code == ErrorCode::limit_exceeded);
    CHECK(parse_params("size 8x8 tier junior").error().code == ErrorCode::limit_exceeded);
}

TEST_CASE(
    "motifs and colours stand in the params only where they were chosen, as all older recipes have them") {
    for (const char* words :
         {"size 4x3 motifs 2 colors 3 frame yes halves no unique yes",
          "size 4x3 motifs 2 frame yes halves no unique yes",
          "size 4x3 colors 7 frame yes halves no unique yes", "size 4x3 frame yes halves no unique yes"}) {
        CAPTURE(words);
        CHECK(format_params(*parse_params(words)) == words);
    }
    CHECK(palette_of(*parse_params("size 12x12 motifs 2 colors 3")) == Palette{2, 3});
    CHECK(palette_of(*parse_params("size 4x4")) == Palette{2, 3});
    CHECK(format_level(*EdgeMatch::generate(*parse_params("size 4x4"), 9)) ==
          format_level(*EdgeMatch::generate(*parse_params("size 4x4 motifs 2 colors 3"), 9)));
}

TEST_CASE("the larger the board, the more kinds of edges it has, and never more than there are") {
    for (const std::string& rest : {std::string(), std::string(" frame no"), std::string(" halves yes"),
                                    std::string(" motifs 2"), std::string(" colors 3")}) {
        const int last =
            rest == " frame no" ? 8 : max_board_side;  // larger boards have few kinds, as many are not solved
        int before = 0;
        for (int side = 1; side <= last; ++side) {
            const std::string size = std::to_string(side) + "x" + std::to_string(side);
            const Palette palette = palette_of(*parse_params("size " + size + rest));
            CAPTURE(size);
            CHECK(palette.kinds() >= before);
            CHECK(palette.motifs >= 1);
            CHECK(palette.motifs <= max_motif_count);
            CHECK(palette.colors >= 1);
            CHECK(palette.colors <= max_color_count);
            before = palette.kinds();
        }
    }
}

TEST_CASE("what is offered is solved by search in a moment, at every size") {
    for (int side = 2; side <= max_board_side; side += side < 9 ? 1 : 3) {
        for (const std::string& rest : {std::string(" unique no"), std::string(" unique no halves yes"),
                                        std::string(" unique no frame no")}) {
            CAPTURE(side);
            CAPTURE(rest);
            const std::string size = std::to_string(side) + "x" + std::to_string(side);
            const Level level = *EdgeMatch::generate(*parse_params("size " + size + rest), 4);
            Interleaved search(make_problem(level, EdgeMatch::start(level)));
            CHECK(search.advance(30'000'000) == Outcome::solved);
        }
    }
}

TEST_CASE("a tier is made, or refused at once with the boards that have it") {
    std::vector<std::string> sizes = {"4x4", "1x1", "3x2", "4x3", "2x2", "3x3", "5x2", "6x1"};
    sizes.resize(static_cast<std::size_t>(rounds(8, 4)));
    check_tiers(sizes, 1);
    CHECK(parse_params("size 3x3 motifs 2 colors 2 tier wizard"));  // as in older recipes
}

TEST_CASE("a level is of the tier that is wished for") {
    for (const char* words : {"size 4x3 tier starter", "size 4x3 tier expert", "size 4x4 tier master"}) {
        CAPTURE(words);
        const Params params = *parse_params(words);
        const Result<Level> level = EdgeMatch::generate(params, 1);
        REQUIRE(level);
        Grader grader = *Grader::start(*level, EdgeMatch::start(*level));
        REQUIRE(grader.advance(Ticks{1} << 40) == Outcome::solved);
        CHECK(grader.grade().tier == *params.tier);
    }
}

TEST_CASE("faulty params are refused where they go wrong") {
    CHECK(parse_params("size").error().offset == 4);
    CHECK(parse_params("size 4x").error().offset == 5);
    CHECK(parse_params("size 4x17").error().offset == 5);
    CHECK(parse_params("motifs many").error().offset == 7);
    CHECK(parse_params("frame maybe").error().offset == 6);
    CHECK(parse_params("size 3x3 tiles 4").error().offset == 9);
    CHECK(parse_params("motifs 8").error().code == ErrorCode::limit_exceeded);
    CHECK(parse_params("colors 9").error().code == ErrorCode::limit_exceeded);
    CHECK(parse_params("size 7x7 unique yes").error().code == ErrorCode::limit_exceeded);
}

TEST_CASE("the same params and seed give the same level for ever") {
    Params params;
    params.rows = 2;
    params.columns = 3;
    CHECK(format_level(*EdgeMatch::generate(params, 1)) ==
          "tessera 1 edge_match\nsize 3x2\ntiles\n"
          "=C=J--=I --=C=K-- =B----=A\n"
          "=J=C---- =B=I---- =A--=K=C\n"
          "end\n");
    CHECK_FALSE(*EdgeMatch::generate(params, 1) == *EdgeMatch::generate(params, 2));
}

TEST_CASE("how the making is sliced changes neither the level nor the effort") {
    for (const char* words : {"size 3x3 motifs 1 colors 3 frame no", "size 4x4 motifs 1 colors 3",
                              "size 3x2 unique no", "size 4x3 tier expert"}) {
        CAPTURE(words);
        const Params params = *parse_params(words);
        Generator whole = *Generator::start(params, 5);
        const Outcome outcome = whole.advance(Ticks{1} << 40);
        CHECK(outcome != Outcome::running);
        for (const Ticks budget : {Ticks{7}, Ticks{1000}}) {
            Generator sliced = *Generator::start(params, 5);
            Outcome last = Outcome::running;
            while (last == Outcome::running) {
                last = sliced.advance(budget);
            }
            CHECK(last == outcome);
            CHECK(sliced.level() == whole.level());
            CHECK((sliced.stats() == whole.stats()));
        }
    }
}

TEST_CASE("a level has the size, the frame and the motifs asked for") {
    Params params = *parse_params("size 5x4 motifs 2 colors 3 frame yes halves yes unique no");
    const Level framed = *EdgeMatch::generate(params, 3);
    CHECK(framed.columns == 5);
    CHECK(framed.rows == 4);
    CHECK(framed.tiles.size() == 20);
    CHECK(is_framed(framed));
    params.is_framed = false;
    const Level free = *EdgeMatch::generate(params, 3);
    CHECK_FALSE(is_framed(free));
    std::set<char> letters;
    for (const Tile& tile : free.tiles) {
        for (const Edge edge : tile.edges) {
            letters.insert(edge.color);
            CHECK((edge.half == 'H' || edge.half == 'B'));
        }
    }
    CHECK(letters == std::set<char>{'A', 'B', 'C', 'I', 'J', 'K'});
}

TEST_CASE("a letter means the motif and colour it was made for") {
    for (int motif = 0; motif < max_motif_count; ++motif) {
        for (int color = 0; color < max_color_count; ++color) {
            const MotifColor meant = motif_color_of(letter_of(motif, color));
            CHECK(meant.motif == motif);
            CHECK(meant.color == color);
        }
    }
}

TEST_CASE("where too few motifs leave no chance of a single solution, the generator says so") {
    const Result<Level> level = EdgeMatch::generate(*parse_params("size 3x3 motifs 1 colors 2 frame no"), 1);
    REQUIRE_FALSE(level);
    CHECK(level.error().code == ErrorCode::impossible_puzzle);
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("slow/games/edge_match/engines/generator");

TEST_CASE("a tier is made on large boards, too") {
    check_tiers({"1x1", "2x2", "3x2", "3x3", "4x3", "4x4", "5x2", "5x4", "5x5", "6x1", "6x6", "6x4"}, 4);
}

TEST_SUITE_END();

}  // namespace tessera::edge_match
