#include "app/game/player.h"

#include <doctest.h>

using namespace tessera;
using platform::Framing;

TEST_SUITE_BEGIN("app/framing");

namespace {

constexpr std::string_view one_swap = "tessera 1 number_swap\ngrid\n2 1\n3 4\nend\n";

FakePlatform& host_of(Framing framing) {
    FakePlatform& host = fresh_fake_platform();
    host.framing = framing;
    return host;
}

// Somebody at a frame in another page.
struct Visitor : Player {
    explicit Visitor(Framing framing) : Player(host_of(framing)) { start(code_of(one_swap)); }
    void sort() {
        for (const Key key : {Key::right, Key::enter, Key::right}) {
            controller.input(key_press(key));
        }
    }
};

}  // namespace

TEST_CASE("a framed puzzle is played to its end, and nothing is kept of it") {
    Visitor visitor(Framing::play);
    visitor.sort();
    CHECK(is_solved(visitor.controller.game()));
    CHECK_FALSE(visitor.controller.shows_win());  // what comes next is no matter of the frame
    CHECK_FALSE(visitor.notice().empty());
    CHECK(visitor.host.kept.empty());
}

TEST_CASE("what the visitor has kept is neither read nor changed") {
    FakePlatform& host = host_of(Framing::play);
    host.kept["settings"] = "theme 2\n";
    Player visitor(host);
    visitor.start(code_of(one_swap));
    CHECK(visitor.controller.settings() == Settings());
    CHECK(host.kept.size() == 1);
    CHECK(host.load_count == 0);
}

TEST_CASE("a puzzle to look at does not move, and its clock stands") {
    Visitor visitor(Framing::look);
    visitor.frame();
    visitor.sort();
    CHECK(visitor.moves() == 0);
    CHECK_FALSE(visitor.controller.step_focus(false));
    CHECK_FALSE(visitor.controller.game().clock.is_running());
}

TEST_CASE("a frame leads to the whole game with the position as it stands") {
    Visitor visitor(Framing::play);
    visitor.controller.visit_game();
    CHECK(visitor.host.visited == "game " + code_of(one_swap));
    visitor.sort();
    visitor.controller.visit_game();
    CHECK(visitor.host.visited != "game " + code_of(one_swap));
}

TEST_SUITE_END();
