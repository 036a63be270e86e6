// Promise: In a race on a wide window the friend's board is on a card of 200 pixels or more, beside the player's, which loses little of
//     its size; on an upright one it is above it. It covers neither board nor tray, no notice covers it, and it does not show
//     how the friend did it.

#include "app/screens/race_strip.h"

#include "app/families/position_picture.h"
#include "app/game/play/racing.h"
#include "app/game/player.h"
#include "app/screens/each_sheet.h"
#include "app/screens/notice.h"
#include "app/screens/play_screen.h"
#include "app/ui/unseen_canvas.h"

#include <doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

using namespace tessera;

TEST_SUITE_BEGIN("app/screens/race_strip");

namespace {

constexpr std::string_view twelve_pieces = "1p/11x5/iq/k5az";
constexpr std::string_view three_pieces = "1p/4x3/FG-C/nn89";
constexpr std::string_view nine_tiles = "1s/3x3/DxBY/6w9b";
constexpr std::string_view corner_tiles =
    "1e/4x4/.ABCDEIJKLM-/lAoHc4okqVBxFQh3BCAmEDoAgFKBaWgAARZUl6CaAIk/6ht9";
constexpr std::array races = {twelve_pieces, three_pieces, nine_tiles, corner_tiles};

// Races that others have won.
constexpr std::array<std::string_view, 3> won_races = {
    "1p/11x5/iq/llppykHuAMpPUQ2zw/hIoymoMspcAM/.-PJOHMF/abb0", "1s/3x3/DxBY//SKU/.-PFHJL/zzpn",
    "1e/4x4/.ABCDEIJKLM-/lAoHc4okqVBxFQh3BCAmEDoAgFKBaWgAARZUl6CaAIk/WCXGcJbOQQaXUYVcehSldpRsfyZ2T4Y9/"
    ".-wFILNPRSUWYZbdfhBjB/xxzf"};

constexpr std::array<Rect, 2> wide_screens = {{{0, 0, 1280, 800}, {0, 0, 1920, 1080}}};
constexpr std::array<Rect, 3> upright_screens = {{{0, 0, 320, 568}, {0, 0, 390, 844}, {0, 0, 768, 1024}}};
constexpr Rect lying_phone{0, 0, 844, 390};

// A player who races against a game in which no move is made yet.
struct Racer : Player {
    explicit Racer(std::string_view code) {
        start(code);
        controller.newcomers().close_rule();
        open(code_of(two_dominoes));
        open(code);  // without room for the rule
        controller.opening().show(Panel::none);
        set_rival();
    }
    void set_rival() {
        controller.game().race = RivalGame{controller.game().session, {}, 0};
        controller.game().race_link = "a race";
    }
    // Returns the place of the friend's board and its words; empty if there is none.
    Rect look_at(const Rect& screen) {
        canvas.state.begin_frame();
        draw_play(controller, memory, canvas.ui, screen);
        notice = notice_rect(controller.playing(), canvas.ui, screen);
        canvas.state.end_frame();
        return controller.game().race ? canvas.place("race") : Rect{};
    }
    Rect board() const {
        return with_game(controller.game(), [](auto&, auto& view) { return view.canvas.board(); });
    }
    float cell() const {
        return with_game(controller.game(), [](auto&, auto& view) { return view.canvas.cell(); });
    }
    // Returns the size that cells had below a strip as on a phone, on the screen that was looked at.
    float cell_below_strip(const Rect& screen) {
        Scene scene = controller.playing().scene();
        scene.area.x = screen.x;
        scene.area.width = screen.width - (screen.height < low_screen ? 76.0F : 0.0F);  // but for the buttons
        scene.covered_top = screen.height < low_screen ? 46.0F : 72.0F;
        OpenGame trial(controller.game().session);
        lay_out_table(trial, scene);
        return with_game(trial, [](auto&, auto& view) { return view.canvas.cell(); });
    }
    std::vector<Rect> slots() const {
        std::vector<Rect> all;
        if (const auto* const pieces = std::get_if<PolyominoView>(&controller.game().view)) {
            for (const TraySlot& slot : pieces->tray.slots) {
                all.push_back(slot.rect);
            }
        } else if (const auto* const tiles = std::get_if<EdgeMatchView>(&controller.game().view)) {
            for (const std::optional<Rect>& slot : tiles->tray.slots) {
                all.push_back(slot.value_or(Rect{}));
            }
        }
        return all;
    }
    Rect tools() const {
        const Rect first = canvas.place("undo");
        return {first.x, first.y, canvas.place("solve").right() - first.x, first.height};
    }
    bool leaves_free(const Rect& race, const Rect& screen) const {
        const std::vector<Rect> all = slots();
        return !do_overlap(race, board().inset(-8)) && race.x >= screen.x && race.right() <= screen.right() &&
               race.y >= screen.y && race.bottom() <= screen.bottom() &&
               std::none_of(all.begin(), all.end(), [&](const Rect& slot) { return do_overlap(slot, race); });
    }

    UnseenCanvas canvas;
    ScreenMemory memory;
    Rect notice;
};

}  // namespace

TEST_CASE("on a wide window the friend's board is large, beside the player's, which keeps its size") {
    for (const std::string_view code : races) {
        for (const Rect& screen : wide_screens) {
            Racer racer(code);
            CAPTURE(code);
            CAPTURE(screen.width);
            const Rect race = racer.look_at(screen);
            CHECK(race.width >= 200);
            CHECK(race.right() <= racer.board().x);
            CHECK(std::abs(race.centre().y - racer.board().centre().y) < 2);
            CHECK(racer.cell() >= racer.cell_below_strip(screen) * 0.93F);
            CHECK(racer.leaves_free(race, screen));
            const Rect tools = racer.tools();
            CHECK(std::abs(tools.centre().x - racer.controller.playing().scene().area.centre().x) < 1);
        }
    }
}

TEST_CASE("a rival's board shows what is done in one colour, and no piece, number or motif") {
    for (const std::string_view code : won_races) {
        CAPTURE(code);
        Player player;
        player.start(code);
        REQUIRE(player.controller.game().race);
        const AnySession rival = rival_position(player.controller.game(), 1e9);
        const Theme& theme = light_theme();
        const auto colors_of = [&](auto draw) {
            UnseenCanvas canvas;
            draw(canvas.painter, rival, Rect{0, 0, 400, 300});
            std::vector<ImU32> found;
            for (const Color color : theme.pieces) {
                if (std::any_of(canvas.list.VtxBuffer.begin(), canvas.list.VtxBuffer.end(),
                                [&](const ImDrawVert& vertex) { return vertex.col == packed(color); })) {
                    found.push_back(packed(color));
                }
            }
            return found;
        };
        CHECK_FALSE(colors_of(draw_small_board).empty());
        CHECK(colors_of(draw_veiled_board).empty());
    }
}

TEST_CASE("both ways into a race are seen without being scrolled") {
    for (const Rect& screen : {lying_phone, upright_screens[0], wide_screens[0]}) {
        for (const std::string_view code : races) {
            CAPTURE(code);
            CAPTURE(screen.width);
            Racer racer(code);
            racer.canvas.state.begin_frame();
            draw_race_sheet(racer.controller, racer.memory, racer.canvas.ui, screen);
            racer.canvas.state.end_frame();
            constexpr float margin = 20;  // of a sheet
            const float end = racer.canvas.place("sheet").bottom() - margin;
            CHECK(racer.canvas.place("race.start").bottom() <= end);
            CHECK(racer.canvas.place("race.leave").bottom() <= end);
        }
    }
}

TEST_CASE("a rival's board has the frame of a board in play, within its picture") {
    for (const std::string_view code : won_races) {
        for (const Rect& rect : {Rect{10, 10, 400, 300}, Rect{10, 10, 80, 54}}) {
            CAPTURE(code);
            CAPTURE(rect.width);
            Player player;
            player.start(code);
            UnseenCanvas canvas;
            draw_veiled_board(canvas.painter, rival_position(player.controller.game(), 0), rect);
            int in_frame = 0;
            for (const ImDrawVert& vertex : canvas.list.VtxBuffer) {
                in_frame += vertex.col == packed(light_theme().board_edge) ? 1 : 0;
                const bool is_shadow = vertex.col != packed(light_theme().board_edge);
                CHECK((is_shadow || rect.inset(-1.5F).contains({vertex.pos.x, vertex.pos.y})));
            }
            CHECK(in_frame > 0);
        }
    }
}

namespace {

// Returns what is drawn, in any order.
std::vector<std::tuple<float, float, ImU32>> drawn_of(const AnySession& rival, const Rect& rect) {
    UnseenCanvas canvas;
    draw_veiled_board(canvas.painter, rival, rect);
    std::vector<std::tuple<float, float, ImU32>> drawn;
    for (const ImDrawVert& vertex : canvas.list.VtxBuffer) {
        drawn.emplace_back(vertex.pos.x, vertex.pos.y, vertex.col);
    }
    std::sort(drawn.begin(), drawn.end());
    return drawn;
}

// Returns a position after moves.
AnySession after(std::string_view level, const std::vector<std::string_view>& moves) {
    OpenGame game(*open_level(level));
    for (const std::string_view move : moves) {
        CHECK(play_move_text(game, move, Scene()).changed);
    }
    return game.session;
}

}  // namespace

TEST_CASE("two positions in which the same is done look the same on a rival's board") {
    constexpr std::string_view square = "tessera 1 polyomino\nboard\n..\n..\nend\npiece I2 x2\nXX\nend\n";
    constexpr std::string_view tiles =
        "tessera 1 edge_match\ntiles\n=I=A=A-- =J=B=K--\n=B----=A =A=D=B=C\nend\n";
    const Rect rect{0, 0, 200, 200};
    const auto lying = drawn_of(after(square, {"place I2 0 0 0", "place I2 0 1 0"}), rect);
    CHECK(lying == drawn_of(after(square, {"place I2 1 0 0", "place I2 1 0 1"}), rect));
    CHECK(lying != drawn_of(after(square, {"place I2 0 0 0"}), rect));
    const auto first = drawn_of(after(tiles, {"place 1 0 0 0"}), rect);
    CHECK(first == drawn_of(after(tiles, {"place 2 1 0 0"}), rect));
    CHECK(first != drawn_of(after(tiles, {"place 1 0 0 1"}), rect));
    const auto turned = drawn_of(after("tessera 1 number_swap\ngrid\n2 3\n4 1\nend\n", {}), rect);
    CHECK(turned == drawn_of(after("tessera 1 number_swap\ngrid\n4 1\n2 3\nend\n", {}), rect));
}

TEST_CASE("a rival's board has room in its picture, however many cells it has") {
    const std::string row(121, '.');
    std::string board;
    for (int count = 0; count < 55; ++count) {
        board += row + "\n";
    }
    const std::string level = "tessera 1 polyomino\nboard\n" + board + "end\npiece I5 x1331\nXXXXX\nend\n";
    for (const Rect& rect : {Rect{10, 10, 130, 54}, Rect{10, 10, 400, 300}}) {
        CAPTURE(rect.width);
        for (const auto& [x, y, color] : drawn_of(after(level, {"place I5 0 54 116"}), rect)) {
            const bool is_inside = rect.inset(-3).contains({x, y});
            REQUIRE(is_inside);
        }
    }
}

TEST_CASE("on a phone on its side the friend's board is beside the player's where that has room") {
    for (const std::string_view code : races) {
        Racer racer(code);
        CAPTURE(code);
        const Rect race = racer.look_at(lying_phone);
        CHECK(racer.leaves_free(race, lying_phone));
        const bool has_room = code == nine_tiles || code == three_pieces;
        CHECK((!has_room || race.right() <= racer.board().x));
        CHECK((!has_room || racer.cell() >= racer.cell_below_strip(lying_phone) * 0.93F));
    }
}

TEST_CASE("on an upright window the friend's board is above the player's") {
    for (const std::string_view code : races) {
        for (const Rect& screen : upright_screens) {
            Racer racer(code);
            CAPTURE(code);
            CAPTURE(screen.width);
            const Rect race = racer.look_at(screen);
            CHECK(race.bottom() <= racer.board().y);
            CHECK(racer.leaves_free(race, screen));
        }
    }
}

TEST_CASE("the friend's board stays where it is while a hint is on the card of a wide window") {
    Racer racer(twelve_pieces);
    const Rect& screen = wide_screens.front();
    const Rect before = racer.look_at(screen);
    racer.controller.playing().ask_hint();
    racer.wait_until([&] { return racer.controller.assistant().help().hint().has_value(); });
    const Rect race = racer.look_at(screen);
    CHECK(race == before);
    CHECK_FALSE(do_overlap(race, racer.canvas.place("card")));
}

TEST_CASE("no notice covers the friend's board") {
    for (const std::string_view code : races) {
        Racer racer(code);
        racer.controller.announcer().refuse(say("the levels could not be loaded"));
        for (const auto& screens : {std::vector<Rect>(wide_screens.begin(), wide_screens.end()),
                                    std::vector<Rect>(upright_screens.begin(), upright_screens.end()),
                                    std::vector<Rect>{lying_phone}}) {
            for (const Rect& screen : screens) {
                CAPTURE(code);
                CAPTURE(screen.width);
                const Rect race = racer.look_at(screen);
                REQUIRE(racer.notice.width > 0);
                CHECK_FALSE(do_overlap(racer.notice, race));
            }
        }
    }
}

TEST_SUITE_END();
