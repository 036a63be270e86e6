#include "app/families/edge_match/hint_marks.h"

#include "app/game/play/open_game.h"
#include "app/ui/drawn_at.h"

#include <doctest.h>

#include <string>

using namespace tessera;

TEST_SUITE_BEGIN("app/families/edge_match/hint_marks");

namespace {

// Ten tiles in a row, of which a hint rules out so many in the first cell.
struct CrossedTiles {
    explicit CrossedTiles(int count) : table(*open_level(level())) {
        scene.area = {0, 0, 900, 600};
        scene.now_ms = 1000;
        HintStep step{say("look here"), {{0, 0}}, {}};
        for (int tile = 1; tile <= count; ++tile) {
            step.excludes.push_back("place " + std::to_string(tile) + " 0 0 0");
        }
        lay_out_table(table, scene);
        highlight(view(), &step);
        lay_out_table(table, scene);
    }
    static std::string level() {
        std::string text = "tessera 1 edge_match\nsize 10x1\ntiles\n";
        for (int tile = 0; tile < 10; ++tile) {
            text += "=A=A=A=A ";
        }
        return text + "\nend\n";
    }
    EdgeMatchView& view() { return std::get<EdgeMatchView>(table.view); }
    // True if the count of the others is written on the cell.
    bool shows_more(double now_ms) {
        scene.now_ms = now_ms;
        UnseenCanvas canvas;
        draw_board(canvas.painter, view(), std::get<EdgeMatchSession>(table.session), scene);
        const Rect cell = view().canvas.rect_of({0, 0});
        return is_drawn_at(canvas.list, cell.centre() - Point{0, 11}, light_theme().text);
    }

    OpenGame table;
    Scene scene;
};

}  // namespace

TEST_CASE("five tiles at most are crossed out, a quarter of a second apart, and the others are counted") {
    CHECK(CrossedTiles(4).view().crossed.size() == 4);
    CHECK(CrossedTiles(5).view().more == 0);
    CrossedTiles many(9);
    CHECK(many.view().crossed.size() == 5);
    CHECK(many.view().more == 4);
    CHECK(is_moving(many.view(), 1000 + 4 * 250 + 700));  // the fifth is being crossed out
    CHECK_FALSE(is_moving(many.view(), 1000 + 4 * 250 + 900));
    CHECK_FALSE(many.shows_more(1500));
    CHECK(many.shows_more(1000 + 4 * 250 + 900));
    highlight(many.view(), nullptr);
    lay_out_table(many.table, many.scene);
    CHECK(many.view().more == 0);
}

TEST_CASE("the tiles of a solved board grow together into one picture") {
    OpenGame table(*open_level("tessera 1 edge_match\nsize 3x1\ntiles\n=A------ =B--=A-- ----=B--\nend\n"));
    Scene scene;
    scene.area = {0, 0, 800, 600};
    scene.now_ms = 1000;
    auto& view = std::get<EdgeMatchView>(table.view);
    const auto& session = std::get<EdgeMatchSession>(table.session);
    position_changed(view, session, scene);
    const auto has_gap = [&](double now_ms) {
        Scene then = scene;
        then.now_ms = now_ms;
        UnseenCanvas canvas;
        draw_board(canvas.painter, view, session, then);
        const Rect tile = view.canvas.rect_of({0, 1});
        return !is_drawn_at(canvas.list, tile.corner() + Point{0.5F, 0.5F}, light_theme().surface);
    };
    for (const char* move : {"place 0 0 0 0", "place 1 0 0 1", "place 2 0 0 2"}) {
        REQUIRE(play_move_text(table, move, scene).changed);
    }
    REQUIRE(session.is_solved());
    CHECK(has_gap(1260));
    CHECK_FALSE(has_gap(3000));
}

TEST_SUITE_END();
