#include "app/game/list/calendar.h"
#include "app/game/player.h"
#include "games/polyomino/figures.h"
#include "session/recipe_like.h"

#include <doctest.h>

#include <string>

using namespace tessera;

// Another puzzle like the open one.

TEST_SUITE_BEGIN("app/game/another");

namespace {

std::string params_like(std::string_view level) {
    const auto recipe = recipe_like(*open_level(level), nullptr);
    REQUIRE(recipe);
    return recipe->params;
}

constexpr std::string_view ring_of_eight =
    "tessera 1 polyomino\nboard\n...\n.#.\n...\nend\npiece A\nXXX\nX\nend\npiece B\nXXX\nX\nend\n";

struct Follower : Player {
    Follower() {
        start(code_of(two_dominoes));
        bring_levels();
    }
    int level_called(std::string_view family, std::string_view name) {
        for (const int index : controller.desk().levels().levels_of(family)) {
            const ShippedLevel& level = controller.desk().levels().level(index);
            if (level.name == name) {
                return index;
            }
        }
        FAIL("no such level");
        return 0;
    }
    void open_level_called(std::string_view family, std::string_view name) {
        controller.opening().open_listed(level_called(family, name));
    }
    void make_another() {
        const std::string before = controller.game().code;
        controller.opening().open_another();
        wait_until([&] { return !controller.maker().is_at_work(); });
        CHECK(controller.game().code != before);
    }
};

}  // namespace

TEST_CASE("every puzzle of the list has others like it, on a board as large and of its tier") {
    Follower player;
    for (const ShippedLevel& level : shipped_levels()) {
        CAPTURE(level.name);
        const auto recipe = recipe_like(*open_level(level.text), &level);
        REQUIRE(recipe);
        CHECK(recipe->family == level.family);
        CHECK(recipe->params.size() <= longest_params);
        const auto is_read = visit_family<bool>(
            FamilyList(), [&](auto tag) { return decltype(tag)::Family::id == level.family; },
            [&](auto tag) {
                using G = typename decltype(tag)::Family;
                const auto params = G::parse_params(recipe->params);
                return params && G::format_params(*params) == recipe->params;
            },
            false);
        CHECK(is_read);
    }
}

TEST_CASE("a drawn board has others like it on the same board, with pieces of the same sizes") {
    CHECK(params_like(ring_of_eight).starts_with("size 3x3 pieces 0 smallest 4 largest 4 mask "));
    CHECK(params_like(ring_of_eight).find("unique yes tier") != std::string::npos);
    Player player;
    player.start(code_of(ring_of_eight));
    const auto board = std::get<PolyominoSession>(player.controller.game().session).level().board;
    player.controller.opening().open_another();
    player.wait_until([&] { return !player.controller.maker().is_at_work(); });
    CHECK(player.controller.game().is_made);
    CHECK(std::get<PolyominoSession>(written_session(player.controller.game())).level().board == board);
}

TEST_CASE("a figure has others of its outline, be it the generator's or one of the list") {
    std::string heart = "tessera 1 polyomino\nboard\n";
    const Grid<polyomino::Square> board = polyomino::figure_board("heart");
    for (int row = 0; row < board.rows(); ++row) {
        for (int column = 0; column < board.columns(); ++column) {
            heart += board[{row, column}] == polyomino::Square::open ? '.' : '#';
        }
        heart += '\n';
    }
    heart += "end\npiece I1 x100\nX\nend\n";
    CHECK(params_like(heart).find("figure heart set pentominoes-tetrominoes unique yes tier") !=
          std::string::npos);
    Follower player;
    player.open_level_called("polyomino", "55-figure-01");
    const auto outline = std::get<PolyominoSession>(written_session(player.controller.game())).level().board;
    player.make_another();
    CHECK(open_cell_count(std::get<PolyominoSession>(written_session(player.controller.game())).level()) ==
          open_cell_count(outline));
}

TEST_CASE("a number swap has others of its size and tier, with as many barriers, and as near to sorted") {
    CHECK(params_like("tessera 1 number_swap\npar 1\ngrid\n2 1 3\n4 5 6\n7 8 9\nend\n") ==
          "size 3x3 swaps 1");
    CHECK(params_like("tessera 1 number_swap\npar 9\ngrid\n9 8 7\n6 5 4\n3 2 1\nend\n") == "size 3x3");
    CHECK(params_like("tessera 1 number_swap\ngrid\n2 1\n3 4\nend\nbarrier 0 0 0 1\n") ==
          "size 2x2 barriers 1");
    Follower player;
    const ShippedLevel& level =
        player.controller.desk().levels().level(player.level_called("number_swap", "26-market-day"));
    const auto recipe = recipe_like(*open_level(level.text), &level);
    REQUIRE(recipe);
    CHECK(tier_called(level.facts.tier) == NumberSwap::parse_params(recipe->params)->tier);
    CHECK(tier_called(level.facts.tier));
    player.open_level_called("number_swap", "26-market-day");
    player.make_another();
    CHECK(std::get<NumberSwapSession>(player.controller.game().session).level().tiles.size() == 12);
}

TEST_CASE("an edge match has others of its size, frame and tier; without a tier, of its motifs and colours") {
    constexpr std::string_view framed =
        "tessera 1 edge_match\nsize 2x2\ntiles\n"
        "--=B=A-- ----=A=C\n=B----=A =A----=C\nend\n";
    CHECK(params_like(framed) == "size 2x2 motifs 1 colors 3 frame yes halves no unique yes");
    Follower player;
    const ShippedLevel& level =
        player.controller.desk().levels().level(player.level_called("edge_match", "17-table"));
    const auto recipe = recipe_like(*open_level(level.text), &level);
    REQUIRE(recipe);
    CHECK(recipe->params.find(" tier expert") != std::string::npos);
    CHECK(recipe->params.find("motifs") == std::string::npos);
    player.open_level_called("edge_match", "17-table");
    player.make_another();
    CHECK(family_id(player.controller.game().session) == "edge_match");
}

TEST_CASE("a daily puzzle has others like it, which are no day's") {
    Follower player;
    player.host.today = "2026-12-08";
    player.controller.opening().open_daily(NumberSwap::id);
    player.wait_until([&] { return player.controller.game().daily.has_value(); });
    const auto another = player.controller.opening().another_recipe();
    REQUIRE(another);
    CHECK(another->params == daily_recipe("number_swap", *player.controller.game().daily).params);
    player.make_another();
    CHECK_FALSE(player.controller.game().daily);
    CHECK(player.controller.game().is_made);
}

TEST_SUITE_END();
