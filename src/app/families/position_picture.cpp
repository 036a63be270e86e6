#include "app/families/position_picture.h"

#include "app/families/families.h"

#include <variant>

namespace tessera {

Rect draw_small_board(Painter& painter, const AnySession& session, const Rect& rect) {
    return std::visit(
        [&](const auto& game) { return draw_position(painter, game.level(), game.state(), rect); }, session);
}

void draw_veiled_board(Painter& painter, const AnySession& session, const Rect& rect) {
    std::visit([&](const auto& game) { draw_veiled(painter, game.level(), game.state(), rect); }, session);
}

void draw_level_picture(Painter& painter, const AnySession& session, const Rect& rect) {
    std::visit([&](const auto& game) { draw_thumbnail(painter, game.level(), rect); }, session);
}

}  // namespace tessera
