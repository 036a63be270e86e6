#include "app/game/player.h"

#include <doctest.h>

#include <algorithm>
#include <set>
#include <string>

using namespace tessera;

TEST_SUITE_BEGIN("app/game/making");

namespace {

Recipe small_recipe(std::uint64_t seed = 1) {
    return {"number_swap", "size 2x2", seed};
}

// Returns a recipe that takes longer than a test waits.
Recipe large_recipe() {
    return {"polyomino", "size 60x60 largest 6", 1};
}

struct Maker : Player {
    Maker() { start(code_of(two_dominoes)); }
    PuzzleMaker& maker() { return controller.making().maker(); }
    void wait_until_made() {
        wait_until([&] { return !maker().is_at_work(); });
    }
};

}  // namespace

TEST_CASE("a recipe makes its puzzle and opens it") {
    Maker player;
    player.controller.opening().open_recipe(small_recipe());
    CHECK(player.maker().is_at_work());
    player.wait_until_made();
    CHECK(family_id(player.controller.game().session) == "number_swap");
    CHECK(player.controller.panel() == Panel::none);
    CHECK(player.host.fragment == player.controller.game().link.substr(1));
}

TEST_CASE("New makes a puzzle of the family on the table, or of the one that the list shows") {
    Maker player;
    player.controller.opening().open_recipe(small_recipe());
    player.wait_until_made();
    player.controller.opening().open_maker();
    CHECK(player.maker().family() == "number_swap");
    player.controller.opening().open_maker("edge_match");
    CHECK(player.maker().family() == "edge_match");
    player.wait_until_made();
    REQUIRE(player.maker().made() != nullptr);
    CHECK(family_id(*player.maker().made()) == "edge_match");
    player.controller.opening().open_recipe(Recipe{"polyomino", "size 4x4", 1});
    player.wait_until_made();
    player.controller.opening().open_maker();
    CHECK(player.maker().family() == "polyomino");
}

TEST_CASE("a difficulty sets what belongs to it, and what is changed by hand is one's own") {
    Maker player;
    PuzzleMaker& maker = player.maker();
    maker.choose_family("number_swap");
    const auto field = [&](std::string_view name) {
        for (const MakerField& each : maker.fields()) {
            if (each.name == name) {
                return each;
            }
        }
        return MakerField{};
    };
    CHECK(field("difficulty").shown == "easy");
    maker.set_field("difficulty", 3);
    CHECK(field("difficulty").shown == "hard");
    CHECK(field("columns").value == 5);
    CHECK(field("barriers").value == 4);
    maker.set_field("columns", 6);
    CHECK(field("difficulty").shown == "free");
    maker.set_field("difficulty", 0);
    CHECK(field("columns").value == 6);
    maker.set_field("difficulty", 1);
    CHECK(field("columns").value == 3);
    CHECK(field("barriers").value == 0);
}

TEST_CASE("a goal takes the place of the tier, and needs a single solution") {
    Maker player;
    PuzzleMaker& maker = player.maker();
    const auto value_of = [&](std::string_view name) {
        for (const MakerField& each : maker.fields()) {
            if (each.name == name) {
                return each.value;
            }
        }
        return -1;
    };
    CHECK(value_of("aim") == 0);
    CHECK(value_of("tier") > 0);
    maker.set_field("aim", 1);
    CHECK(value_of("aim") == 1);
    CHECK(value_of("tier") == 0);
    maker.make(0);
    player.wait_until_made();
    CHECK(level_text(*maker.made()).find(" aim fewest\n") != std::string::npos);
    maker.set_field("tier", 2);
    CHECK(value_of("aim") == 0);
    maker.set_field("aim", 5);
    maker.set_field("unique", 0);
    CHECK(value_of("aim") == -1);
    maker.set_field("unique", 1);
    CHECK(value_of("aim") == 0);
}

TEST_CASE("a surprise is a puzzle that can be made, and surprises differ") {
    std::set<std::string> tilings;
    std::set<std::string> swaps;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        Rng rng(seed);
        auto tiling = InfoOf<Polyomino>::first_params();
        surprise_params<Polyomino>(tiling, rng);
        CAPTURE(Polyomino::format_params(tiling));
        CHECK_FALSE(why_params_are_impossible(tiling));
        tilings.insert(Polyomino::format_params(tiling));
        auto picture = InfoOf<EdgeMatch>::first_params();
        surprise_params<EdgeMatch>(picture, rng);
        CHECK_FALSE(why_params_are_impossible(picture));
        auto swap = InfoOf<NumberSwap>::first_params();
        surprise_params<NumberSwap>(swap, rng);
        swaps.insert(NumberSwap::format_params(swap));
    }
    CHECK(tilings.size() > 25);
    CHECK(swaps.size() > 2);
}

TEST_CASE("the size of a rectangle is chosen by its picture, and a drawn board only once it is drawn") {
    Maker player;
    player.maker().choose_family("polyomino");
    const auto field = [&](std::string_view name) {
        for (const MakerField& each : player.maker().fields()) {
            if (each.name == name) {
                return each;
            }
        }
        FAIL("no field " << name);
        return MakerField{};
    };
    player.maker().set_field("size", 6);
    CHECK(field("columns").value == 11);
    CHECK(field("rows").value == 5);
    CHECK(field("columns").is_advanced);
    player.maker().set_field("columns", 12);
    CHECK(field("size").shown == "other size");
    CHECK(field("shape").drawn_choice == field("shape").high);
    player.maker().set_field("shape", 3);
    for (const MakerField& each : player.maker().fields()) {
        CHECK(each.name != "size");
    }
    player.maker().set_field("board", 12);  // a rhombus of triangles
    CHECK_FALSE(field("columns").is_advanced);
}

TEST_CASE("every choice of the maker's sheet that is drawn has its picture") {
    Maker player;
    int drawn = 0;
    for (const std::string_view family : {"polyomino", "edge_match"}) {
        player.maker().choose_family(family);
        for (const MakerField& field : player.maker().fields()) {
            CHECK(static_cast<bool>(field.picture) == !field.choices.empty());
            CHECK((!field.picture || (field.is_choice && field.high + 1 == int_size(field.choices))));
            drawn += int_size(field.choices);
        }
    }
    CHECK(drawn > 40);
}

TEST_CASE("who waits for a puzzle is told what would be quicker, by what was chosen") {
    Maker player;
    PuzzleMaker& maker = player.maker();
    const auto advice_after = [&](std::string_view field, int value) {
        maker.set_field(field, value);
        return std::string(maker.quicker());
    };
    CHECK(advice_after("tier", 5) == "An easier tier is quicker.");  // 7x7
    CHECK(advice_after("size", 7) == "A smaller board or an easier tier is quicker.");
    CHECK(advice_after("tier", 1) == "A smaller board is quicker, or one with several solutions.");
    CHECK(advice_after("aim", 2) == "Without a goal it is quicker.");
    CHECK(advice_after("unique", 0) == "A smaller board is quicker.");
    maker.set_field("shape", 3);
    CHECK(advice_after("set", 3) == "Random pieces are quicker on this board.");
    maker.choose_family("edge_match");
    CHECK(advice_after("tier", 5) == "A smaller board or an easier tier is quicker.");
    maker.choose_family("number_swap");
    CHECK(maker.quicker() == "A smaller board is quicker.");
}

TEST_CASE("the sizes of an edge match are pictures, and any other size is a choice of its own") {
    Maker player;
    PuzzleMaker& maker = player.maker();
    maker.choose_family("edge_match");
    const auto field = [&](std::string_view name) {
        const std::vector<MakerField> fields = maker.fields();
        return *std::find_if(fields.begin(), fields.end(),
                             [&](const MakerField& each) { return each.name == name; });
    };
    maker.set_field("size", 4);
    CHECK(field("columns").value == 5);
    CHECK(field("rows").value == 4);
    CHECK(field("columns").is_advanced);
    maker.set_field("columns", 7);
    CHECK(field("size").shown == "other size");
    maker.set_field("size", field("size").high);
    CHECK(field("columns").value == 7);
}

TEST_CASE("what is made on the sheet is opened only when the player says so") {
    Maker player;
    player.controller.opening().open_maker();
    player.wait_until_made();
    REQUIRE(player.maker().made() != nullptr);
    CHECK(player.controller.panel() == Panel::make);
    CHECK(player.controller.game().title == "4 \u00d7 1");
    player.controller.opening().play_made();
    CHECK(player.controller.panel() == Panel::none);
    CHECK(player.controller.game().title != "4 \u00d7 1");
}

TEST_CASE("the same numbers and seed make the same puzzle") {
    Maker player;
    player.controller.opening().open_recipe(small_recipe(5));
    player.wait_until_made();
    const std::string code = player.controller.game().code;
    player.controller.opening().open_recipe(small_recipe(6));
    player.wait_until_made();
    CHECK(player.controller.game().code != code);
    player.controller.opening().open_recipe(small_recipe(5));
    player.wait_until_made();
    CHECK(player.controller.game().code == code);
}

TEST_CASE("the dice take the seed from the host") {
    Maker player;
    player.host.seed = "12345678";
    player.controller.making().roll_seed();
    CHECK(player.maker().seed() == 345678);
}

TEST_CASE("the fields are those of the family, and hold what they are set to") {
    Maker player;
    player.maker().choose_family(Polyomino::id);
    const MakerField first = player.maker().fields().front();
    player.maker().set_field(first.name, first.value + 1);
    CHECK(player.maker().fields().front().value == first.value + 1);
    player.maker().choose_family(NumberSwap::id);
    player.maker().choose_family(Polyomino::id);
    CHECK(player.maker().fields().front().value == first.value + 1);
}

TEST_CASE("a puzzle that takes its time gets the sheet, and who closes the sheet stops it") {
    Maker player;
    player.controller.opening().open_recipe(large_recipe());
    CHECK_FALSE(player.maker().is_slow(player.controller.appearance().now_ms()));
    CHECK(player.maker().due_ms(player.controller.appearance().now_ms()) >
          player.controller.appearance().now_ms());
    player.frame(300);
    REQUIRE(player.maker().is_at_work());
    CHECK(player.controller.panel() == Panel::make);
    CHECK(player.host.has_announced("The puzzle is being made."));
    player.controller.opening().show(Panel::none);
    player.frame();
    CHECK_FALSE(player.maker().is_at_work());
    CHECK(player.maker().trouble().pattern == "stopped: another number or another seed may be quicker");
    CHECK(player.controller.game().title == "4 \u00d7 1");
}

TEST_CASE("another game that is opened ends what is being made") {
    Maker player;
    player.controller.opening().open_recipe(large_recipe());
    player.open(code_of("tessera 1 number_swap\ngrid\n2 3\n1 4\nend\n"));
    CHECK_FALSE(player.maker().is_at_work());
}

TEST_SUITE_END();
