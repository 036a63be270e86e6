// Promise: The card of a hint covers neither the board nor the pieces that are left.

#include "app/screens/play_screen.h"

#include "app/board/board_frame.h"
#include "app/game/player.h"
#include "app/screens/top_bar.h"
#include "app/ui/unseen_canvas.h"

#include <doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

using namespace tessera;

TEST_SUITE_BEGIN("app/screens/play_screen");

namespace {

constexpr std::array<Rect, 6> screens = {{{0, 0, 320, 568},
                                          {0, 0, 390, 844},
                                          {0, 0, 844, 390},
                                          {0, 0, 768, 1024},
                                          {0, 0, 1280, 800},
                                          {0, 0, 1920, 1080}}};

// Returns the codes of puzzles with long hints: polyominoes, and one of each other family.
std::vector<std::string> long_puzzles() {
    constexpr std::array names = {"50-starter-05c", "53-master-02c", "54-wizard-01b", "0010-pair-3",
                                  "0010-barrier-3"};
    std::vector<std::string> codes;
    for (const ShippedLevel& level : shipped_levels()) {
        if (std::find(names.begin(), names.end(), level.name) != names.end()) {
            codes.push_back(level.code.substr(1));
        }
    }
    REQUIRE(codes.size() == names.size());
    return codes;
}

// A player who looks at the whole screen of play.
struct Watcher : Player {
    explicit Watcher(std::string_view code) { start(code); }

    void look_at(const Rect& screen) {
        for (int times = 0; times < 2; ++times) {
            frame();
            canvas.state.begin_frame();
            draw_play(controller, memory, canvas.ui, screen);
            canvas.state.end_frame();
        }
    }
    Rect board() {
        return with_game(controller.game(), [](auto&, auto& view) { return view.canvas.board(); });
    }
    float cell() {
        return with_game(controller.game(), [](auto&, auto& view) { return view.canvas.cell(); });
    }
    // Returns a point on each item that can be picked up.
    std::vector<Point> items() {
        return with_game(controller.game(), [](auto& session, auto& view) { return handles(view, session); });
    }
    void check_card(const Rect& screen) {
        look_at(screen);
        const Rect card = canvas.place("card");
        CHECK(card.height > 0);
        CHECK_FALSE(do_overlap(card, board()));
        if (card.x < board().right() && card.right() > board().x) {
            constexpr float least_gap = 5;
            CHECK(board().y - rim_of(cell()) - card.bottom() >= least_gap);
        }
        for (const Point& item : items()) {
            CHECK_FALSE(card.contains(item));
        }
    }
    void go_through_hint(const Rect& screen) {
        const HelpController& help = controller.assistant().help();
        controller.playing().ask_hint();
        wait_until([&] { return help.hint().has_value(); });
        check_card(screen);
        while (!help.is_last_step()) {
            controller.playing().ask_hint();
            check_card(screen);
        }
    }

    UnseenCanvas canvas;
    ScreenMemory memory;
};

}  // namespace

TEST_CASE("the card of a hint covers neither the board nor a piece, on every rung and every screen") {
    for (const std::string& code : long_puzzles()) {
        CAPTURE(code);
        for (const Rect& screen : screens) {
            CAPTURE(screen.width);
            Watcher player(code);
            player.look_at(screen);
            player.go_through_hint(screen);
        }
    }
}

TEST_CASE("on an upright phone a win gives the row of the title to the board") {
    constexpr Rect phone{0, 0, 390, 844};
    Watcher player(long_puzzles().front());
    player.look_at(phone);
    const float row_end = player.canvas.place("home").bottom() + title_row_height;
    CHECK(player.board().y > row_end);
    player.wait_until([&] {
        player.controller.playing().ask_hint();
        return is_solved(player.controller.game());
    });
    player.tick(5000);
    player.look_at(phone);
    CHECK(player.canvas.place("card").y > player.board().bottom());
    CHECK(player.board().y < row_end);
    CHECK(player.canvas.label("pause").find("Solved") != std::string::npos);
}

TEST_CASE("the buttons of an explanation have all their whole captions, or all their short ones") {
    Watcher player(long_puzzles().front());
    player.controller.playing().explain();
    player.wait_until([&] { return player.controller.assistant().lesson().is_open(); });
    for (const Rect& screen : screens) {
        CAPTURE(screen.width);
        player.look_at(screen);
        int whole = 0;
        for (const char* name :
             {"lesson.previous_move", "lesson.back", "lesson.next", "lesson.next_move", "lesson.close"}) {
            const Control button = player.canvas.control(name);
            CHECK_FALSE(button.caption.empty());
            whole += button.caption == button.label ? 1 : 0;
        }
        CHECK((whole == 0 || whole == 5));
    }
}

TEST_SUITE_END();
