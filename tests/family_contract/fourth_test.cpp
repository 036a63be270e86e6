#include "app/families/families.h"
#include "jobs/job.h"
#include "jobs/open_link.h"
#include "jobs/run.h"
#include "print/sheet.h"
#include "session/daily.h"
#include "session/shipped_levels.h"

#include <doctest.h>

#include <algorithm>
#include <type_traits>

// Tests the family that prove.cmake adds to a copy of the tree. Compiled only there.

namespace tessera {

TEST_SUITE_BEGIN("family_contract/fourth");

namespace {

Session<Fourth> shipped_game() {
    for (const ShippedLevel& shipped : shipped_levels()) {
        if (shipped.family == Fourth::id) {
            return Session<Fourth>(*Fourth::parse_level(shipped.text));
        }
    }
    FAIL("no level of the fourth family is shipped");
    return Session<Fourth>({});
}

}  // namespace

TEST_CASE("it is played with the keyboard until it is solved") {
    Session<Fourth> session = shipped_game();
    ViewType<Fourth> view;
    Scene scene;
    scene.area = {0, 0, 600, 400};
    position_changed(view, session, scene);
    for (int press = 0; press < 99 && !session.is_solved(); ++press) {
        const auto reply = board_input(view, session, key_press(Key::right));
        REQUIRE(reply.move);
        REQUIRE(session.play(*reply.move));
        position_changed(view, session, scene);
    }
    CHECK(session.is_solved());
    CHECK(english(progress(view, session)) == english(solved_sentence(view, session)));
}

TEST_CASE("it is shared: a link opens the same game") {
    Session<Fourth> session = shipped_game();
    REQUIRE(session.play(*Fourth::parse_move(session.level(), "+")));
    const auto link = encode_link(session, true);
    REQUIRE(link);
    const auto opened = open_link(*link);
    REQUIRE(opened);
    REQUIRE(std::holds_alternative<Session<Fourth>>(*opened));
    CHECK(std::get<Session<Fourth>>(*opened).state() == session.state());
}

TEST_CASE("it is printed") {
    const std::string svg = sheet({{shipped_game()}}, {}, english);
    CHECK(svg.find("class=\"cells\"") != std::string::npos);
}

TEST_CASE("it hints") {
    const Session<Fourth> session = shipped_game();
    auto run = JobRun::start({std::string(Fourth::id), HintJob{position_of(session)}});
    REQUIRE(run);
    bool has_hint = false;
    while (!run->is_done()) {
        for (const Report& report : run->advance(1000)) {
            has_hint |= std::holds_alternative<HintReport>(report);
        }
    }
    CHECK(has_hint);
}

TEST_CASE("it is listed: by its name, with its solvers, with a puzzle of the day") {
    CHECK(family_caption(Fourth::id) == InfoOf<Fourth>::caption);
    CHECK(solver_choices(Fourth::id).size() == InfoOf<Fourth>::solvers.size());
    CHECK(maker_fields<Fourth>({}).size() == InfoOf<Fourth>::maker_lines.size());
    const Recipe recipe = daily_recipe(Fourth::id, {{2026, 11, 21}});
    CHECK(recipe.family == Fourth::id);
    CHECK(Fourth::parse_params(recipe.params));
}

TEST_SUITE_END();

}  // namespace tessera
