#include "app/game/player.h"

#include <doctest.h>

using namespace tessera;
using platform::Framing;

TEST_SUITE_BEGIN("app/game/framing");

namespace {

constexpr std::string_view one_swap = "tessera 1 number_swap\ngrid\n2 1\n3 4\nend\n";

FakePlatform& host_of(Framing framing) {
    FakePlatform& host = fresh_fake_platform();
    host.framing = framing;
    return host;
}

// A player of the program in a frame of another page.
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
    CHECK_FALSE(visitor.controller.playing().win().is_shown);  // a frame offers no next puzzle
    CHECK_FALSE(visitor.notice().empty());
    CHECK(visitor.host.kept.empty());
}

TEST_CASE("what the visitor has kept is neither read nor changed") {
    FakePlatform& host = host_of(Framing::play);
    host.kept["settings"] = "theme 2\n";
    Player visitor(host);
    visitor.start(code_of(one_swap));
    CHECK(visitor.controller.preferences().settings() == Settings());
    CHECK(host.kept.size() == 1);
    CHECK(host.load_count == 0);
}

TEST_CASE("a puzzle to look at does not move, and its clock stands") {
    Visitor visitor(Framing::look);
    visitor.frame();
    visitor.sort();
    CHECK(visitor.moves() == 0);
    CHECK_FALSE(visitor.controller.playing().step_focus(false));
    CHECK_FALSE(visitor.controller.game().clock.is_running());
}

TEST_CASE("a large puzzle to look at can be zoomed and moved about, and nothing else") {
    Player visitor(host_of(Framing::look));
    std::string level = "tessera 1 polyomino\nboard\n";
    for (int row = 0; row < 20; ++row) {
        level += std::string(20, '.') + "\n";
    }
    visitor.start(code_of(level + "end\npiece I x200\nXX\nend\n"));
    Scene& scene = visitor.controller.playing().scene();
    scene.area = {0, 0, 600, 400};
    lay_out_table(visitor.controller.game(), scene);
    const auto canvas = [&] {
        return with_game(
            visitor.controller.game(),
            [](const auto& /*session*/, const auto& view) -> BoardCanvas { return view.canvas; });
    };
    const float whole = canvas().cell();
    InputEvent event;
    event.kind = InputKind::wheel;
    event.at = canvas().area().centre();
    event.wheel = 6;
    CHECK(visitor.controller.input(event));
    CHECK(canvas().cell() > 2 * whole);
    const Rect before = canvas().board();
    event.kind = InputKind::press;
    visitor.controller.input(event);
    event.kind = InputKind::move;
    event.at.x += 30;
    visitor.controller.input(event);
    event.kind = InputKind::release;
    visitor.controller.input(event);
    CHECK(canvas().board().x == doctest::Approx(before.x + 30));
    CHECK(visitor.moves() == 0);
}

TEST_CASE("a frame leads to the whole game with the position as it stands") {
    Visitor visitor(Framing::play);
    visitor.controller.desk().open_page(platform::OtherPage::game);
    CHECK(visitor.host.visited == "game " + code_of(one_swap));
    visitor.sort();
    visitor.controller.desk().open_page(platform::OtherPage::game);
    CHECK(visitor.host.visited != "game " + code_of(one_swap));
}

TEST_SUITE_END();
