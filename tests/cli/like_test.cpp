#include "cli/program.h"
#include "session/daily.h"
#include "session/share.h"

#include <doctest.h>

#include <nlohmann/json.hpp>
#include <set>
#include <string>

// Another puzzle like one, surprises, and graded number swaps.

namespace tessera {

TEST_SUITE_BEGIN("cli/like");

TEST_CASE(
    "generate makes another puzzle like one of any family: a made one, a day's, a drawn board, one of the "
    "list") {
    const auto params_like = [](const std::string& puzzle) {
        const Ending made = run("generate --json --seed 5 --like " + quoted(puzzle));
        REQUIRE(made.exit_status == 0);
        const auto json = nlohmann::json::parse(made.output);
        CHECK(json["seed"] == 5);
        return json["family"].get<std::string>() + ' ' + json["params"].get<std::string>();
    };
    const std::string made = run("generate --family edge_match --size 3x3 --tier junior --seed 7").output;
    CHECK(params_like(file_with("made.txt", made)) ==
          "edge_match size 3x3 frame yes halves no unique yes tier junior");
    CHECK(params_like(*encode_daily_link("number_swap", {{2026, 12, 12}, DailyRank::easy})) ==
          "number_swap size 4x4 walls any tier junior");
    const std::string drawn =
        file_with("ring.txt", "tessera 1 polyomino\nboard\n...\n.#.\n...\nend\npiece L4 x2\nXXX\nX..\nend\n");
    const std::string like_drawn = params_like(drawn);
    CHECK(has(like_drawn, "mask"));
    CHECK(has(like_drawn, "unique yes tier"));
    CHECK(has(params_like(*encode_shipped_link({"number_swap", "26-market-day"})), "number_swap size 4x3"));
    CHECK(has(params_like(*encode_shipped_link({"number_swap", "26-market-day"})), " tier "));
}

TEST_CASE("another puzzle like one is never the same, and has no family or options of its own") {
    const std::string made = run("generate --family number_swap --seed 7").output;
    const std::string file = file_with("seventh.txt", made);
    CHECK(run("generate --seed 7 --like " + quoted(file)).output ==
          run("generate --family number_swap --seed 8").output);
    CHECK(run("generate --like - < " + quoted(file)).output ==
          run("generate --family number_swap --seed 1").output);
    CHECK(run("generate --seed 3 --count 2 --like " + quoted(file)).output ==
          run("generate --family number_swap --seed 3 --count 2").output);
    for (const char* option : {"--family number_swap", "--size 3x3"}) {
        const Ending refused = run("generate --like " + quoted(file) + ' ' + option);
        CHECK(refused.exit_status == 2);
        CHECK(has(refused.errors, "are those of the puzzle of --like"));
    }
    CHECK(run("generate --like no-such-file").exit_status == 2);
}

TEST_CASE("a surprise is of another kind for other seeds, and the same for the same") {
    for (const std::string family : {"polyomino", "number_swap", "edge_match"}) {
        CAPTURE(family);
        std::set<std::string> kinds;
        const auto surprise = [&](int seed) {
            return run("generate --json --surprise --family " + family + " --seed " + std::to_string(seed))
                .output;
        };
        for (int seed = 1; seed <= 8; ++seed) {
            const auto json = nlohmann::json::parse(surprise(seed));
            CHECK(json["seed"] == seed);
            kinds.insert(json["params"]);
        }
        CHECK(kinds.size() > 3);
    }
    CHECK(has(run("generate --surprise").errors, "needs a --family"));
    for (const char* words : {"--surprise --family number_swap --size 3x3", "--surprise --like x"}) {
        const Ending refused = run(std::string("generate ") + words);
        CHECK(refused.exit_status == 2);
        CHECK(has(refused.errors, "surprise"));
    }
}

TEST_CASE("a number swap of a tier has it, and walls draw a figure") {
    const std::string made =
        run("generate --family number_swap --size 4x4 --walls ring --tier master --seed 2").output;
    CHECK(has(made, "recipe 1 2 size 4x4 walls ring tier master\n"));
    const Ending grade = run("grade " + quoted(file_with("walled.txt", made)));
    CHECK(has(grade.output, "tier master"));
    const Ending refused = run("generate --family number_swap --size 4x3 --walls ring");
    CHECK(refused.exit_status == 2);
    CHECK(refused.errors ==
          "tessera: walls need at least 4 rows and 4 columns, and no other barriers beside them\n");
}

TEST_SUITE_END();

}  // namespace tessera
