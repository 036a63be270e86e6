#include "app/game/list/numbered.h"

#include "jobs/job.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("app/game/list/numbered");

TEST_CASE("chapters of graded puzzles are called after their tiers") {
    CHECK(tier_called("Starter") == Tier::starter);
    CHECK(tier_called("Wizard") == Tier::wizard);
    CHECK_FALSE(tier_called("expert"));
    CHECK_FALSE(tier_called("Classics"));
    CHECK_FALSE(tier_called(""));
}

TEST_CASE("a number and a tier make a recipe whose link is short and leads back to it") {
    const Recipe recipe = numbered_recipe(Tier::expert, 318);
    CHECK(recipe.family == "polyomino");
    CHECK(recipe.seed == 318);
    const auto link = encode_recipe<Polyomino>(*Polyomino::parse_params(recipe.params), recipe.seed);
    REQUIRE(link);
    CHECK(link->size() < 110);
    const auto content = read_link(*link);
    REQUIRE(content);
    CHECK(std::get<Recipe>(*content) == recipe);
}

TEST_CASE("what the generator calls a graded puzzle is said in words, and nothing else is") {
    const Strings english;
    CHECK(numbered_title(english, "11x5 iq expert #318") == "Expert 11 \u00d7 5 no. 318");
    CHECK(numbered_title(english, "10x6 pentominoes wizard #7") == "Wizard 10 \u00d7 6 pentominoes no. 7");
    CHECK(numbered_title(english, "8x6 junior #1") == "Junior 8 \u00d7 6 no. 1");
    CHECK(numbered_title(english, "drawn 6x5 junior #1") == "Junior 6 \u00d7 5 no. 1");
    CHECK(numbered_title(english, "drawn 11x6 iq expert #2") == "Expert 11 \u00d7 6 no. 2");
    CHECK(numbered_title(english, "hexagon 4 starter #2") == "Starter hexagon 4 no. 2");
    CHECK(numbered_title(english, "hexagon 4 trihexes-tetrahexes starter #2") ==
          "Starter hexagon 4 trihexes-tetrahexes no. 2");
    CHECK(numbered_title(english, "box 3x10x2 expert #5") == "Expert box 3 \u00d7 10 \u00d7 2 no. 5");
    CHECK(numbered_title(english, "parallelogram 6x5 #8") == "Parallelogram 6 \u00d7 5 #8");
    for (const char* title : {"", "8x8 #1", "8x8 iq #1", "Expert 3", "11x5 iq expert 318", "drawn",
                              "drawn 6x5 #1", "a b expert #1 c"}) {
        CAPTURE(title);
        CHECK_FALSE(numbered_title(english, title));
    }
}

TEST_SUITE_END();

}  // namespace tessera
