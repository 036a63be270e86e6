#include "app/board/board_frame.h"

#include "app/game/play/open_game.h"
#include "app/ui/drawn_at.h"

#include <doctest.h>

#include <string_view>

using namespace tessera;

TEST_SUITE_BEGIN("app/families/board_frame");

TEST_CASE("the boards of all families have a rim of one width for cells of one size, and a lip below it") {
    for (const std::string_view level : {"tessera 1 polyomino\nboard\n....\n....\nend\npiece I x4\nXX\nend\n",
                                         "tessera 1 number_swap\ngrid\n1 3 2\n4 5 6\nend\n",
                                         "tessera 1 edge_match\nsize 2x1\ntiles\n=A------ ----=B--\nend\n"}) {
        CAPTURE(level);
        OpenGame game(*open_level(level));
        Scene scene;
        scene.area = {0, 0, 800, 600};
        lay_out_table(game, scene);
        with_game(game, [&](auto& session, auto& view) {
            UnseenCanvas canvas;
            draw_board(canvas.painter, view, session, scene);
            const float cell = view.canvas.cell();
            const Rect board = view.canvas.board();
            constexpr float most_around = 4;  // the numbers
            const Point left{board.x - most_around - 0.5F, board.centre().y};
            CHECK(is_drawn_at(canvas.list, left, light_theme().board_edge));
            const Point beyond{board.x - most_around - rim_of(cell) - 2, board.centre().y};
            CHECK_FALSE(is_drawn_at(canvas.list, beyond, light_theme().board_edge));
            const Point lip{board.centre().x,
                            board.bottom() + rim_of(cell) + lip_of(canvas.painter, cell).y - 0.5F};
            CHECK(is_drawn_at(canvas.list, lip, lip_color(light_theme())));
        });
    }
}

TEST_SUITE_END();
