#include "app/families/polyomino/art.h"
#include "app/families/polyomino/tilings.h"
#include "app/families/polyomino/view.h"

#include <algorithm>
#include <optional>

// Pictures of whole levels: the board with its fixed pieces, and the other pieces.

namespace tessera {

namespace {

constexpr float least_piece_cell = 2;

// Arranges the pieces of a level in rows within `width`; calls place(index, corner) for each. Returns the
// size.
template <class Place>
Point flow_pieces(const polyomino::Level& level, float width, float cell, const Place& place) {
    Point corner;
    float line = 0;
    float widest = 0;
    for (int index = 0; index < int_size(level.pieces); ++index) {
        const polyomino::Piece& piece = at(level.pieces, index);
        const Rect bounds = tiling_of(level).bounds_of(piece.shape.cells);
        const float across = cell * bounds.width;
        for (int copy = left_count(level, {level.givens}, index); copy > 0; --copy) {
            if (corner.x > 0 && corner.x + across > width) {
                corner = {0, corner.y + line + cell * 0.7F};
                line = 0;
            }
            place(index, corner - bounds.corner() * cell);
            widest = std::max(widest, corner.x + across);
            corner.x += across + cell * 0.7F;
            line = std::max(line, cell * bounds.height);
        }
    }
    return {widest, corner.y + line};
}

Point size_of_pieces(const polyomino::Level& level, float width, float cell) {
    return flow_pieces(level, width, cell, [](int, Point) {});
}

// Returns the least of the tried widths at which the pieces are no higher, so that their rows are about equally long.
float balanced_width(const polyomino::Level& level, float width, float cell) {
    const float height = size_of_pieces(level, width, cell).y;
    while (width > cell && size_of_pieces(level, width - cell, cell).y <= height) {
        width -= cell;
    }
    return width;
}

}  // namespace

float fitted_piece_cell(const polyomino::Level& level, const Rect& rect) {
    constexpr float largest = 16;
    float cell = largest;
    while (cell >= least_piece_cell && size_of_pieces(level, rect.width, cell).y > rect.height) {
        cell -= 0.5F;
    }
    return cell >= least_piece_cell ? cell : 0;
}

namespace {

// Draws the pieces with cells of this size.
void draw_pieces_of(Painter& painter, const polyomino::Level& level, const Rect& rect, Align align,
                    float cell) {
    constexpr float solid_cell = 5;  // smaller pieces are silhouettes, with a gap between them
    const float width = align == Align::centre ? balanced_width(level, rect.width, cell) : rect.width;
    const Point size = size_of_pieces(level, width, cell);
    const Point start{align == Align::centre ? rect.centre().x - size.x / 2 : rect.x,
                      rect.centre().y - size.y / 2};
    flow_pieces(level, width, cell, [&](int index, Point corner) {
        const polyomino::Shape& shape = at(level.pieces, index).shape;
        const Spot spot = loose_spot(level, start + corner, cell);
        PieceLook look;
        look.color = piece_color(painter.theme(), level, index);
        cell < solid_cell ? draw_silhouette(painter, shape, spot, look.color)
                          : draw_piece(painter, shape, spot, look);
    });
}

}  // namespace

void draw_pieces(Painter& painter, const polyomino::Level& level, const Rect& rect, Align align) {
    if (const float cell = fitted_piece_cell(level, rect); cell > 0) {
        draw_pieces_of(painter, level, rect, align, cell);
    }
}

namespace {

constexpr float most_shrunk = 0.7F;  // of a board whose pieces have its scale

// Returns the largest cell up to `fitting` with which board and pieces fit into a picture at one scale; nothing if that makes
// the board much smaller or the pieces too small.
template <class Fits>
std::optional<float> common_cell(float fitting, const Fits& fits) {
    const float least = std::max(fitting * most_shrunk, least_piece_cell);
    float cell = fitting;
    while (cell >= least && !fits(cell)) {
        cell -= 0.5F;
    }
    return cell >= least ? std::optional(cell) : std::nullopt;
}

// Draws the board, at most so wide, and beside it the pieces at its scale, both in the middle; returns false if these have no
// room.
bool draw_beside_each_other(Painter& painter, const polyomino::Level& level, const Rect& rect, float widest) {
    const Rect bounds = bounds_of_board(level);
    const float gap = rect.width * 0.08F;
    const float fitting =
        std::min({widest / bounds.width, rect.height / bounds.height, largest_picture_cell});
    const auto pieces_at = [&](float cell) {
        return size_of_pieces(level, rect.width - cell * bounds.width - gap, cell);
    };
    const auto common = common_cell(fitting, [&](float cell) {
        const Point pieces = pieces_at(cell);
        return pieces.y <= rect.height && cell * bounds.width + gap + pieces.x <= rect.width;
    });
    if (!common) {
        return false;
    }
    const float width = *common * bounds.width;
    const float pieces =
        size_of_pieces(level, balanced_width(level, rect.width - width - gap, *common), *common).x;
    const float left = rect.centre().x - (width + gap + pieces) / 2;
    const Rect cells = draw_board_picture(painter, level, {left, rect.y, width, rect.height});
    draw_pieces_of(painter, level, {left + width + gap, rect.y, pieces, rect.height}, Align::centre,
                   cells.width / bounds.width);  // the board's rim takes some of its room
    return true;
}

// Draws the board, at most so high, and close below it the pieces, both in the middle. Board and pieces have one scale unless
// that makes the board much smaller.
void draw_below_each_other(Painter& painter, const polyomino::Level& level, const Rect& rect, float highest) {
    const Rect bounds = bounds_of_board(level);
    const float fitting =
        std::min({rect.width / bounds.width, highest / bounds.height, largest_picture_cell});
    const float gap = std::min(rect.height * 0.1F, 28.0F);
    const auto common = common_cell(fitting, [&](float cell) {
        const Point pieces = size_of_pieces(level, rect.width, cell);
        return pieces.x <= rect.width && cell * bounds.height + gap + pieces.y <= rect.height;
    });
    const Point board{rect.width, common.value_or(fitting) * bounds.height};
    const Rect below{rect.x, 0, rect.width, rect.height - board.y - gap};
    const float piece_cell = common ? *common : fitted_piece_cell(level, below);
    const float pieces = size_of_pieces(level, rect.width, piece_cell).y;
    const float top = rect.centre().y - (board.y + gap + pieces) / 2;
    const Rect cells = draw_board_picture(painter, level, {rect.x, top, rect.width, board.y});
    const float drawn =
        common ? std::min(piece_cell, cells.width / bounds.width) : piece_cell;  // the rim takes some room
    draw_pieces_of(painter, level, {rect.x, top + board.y + gap, rect.width, pieces}, Align::centre, drawn);
}

}  // namespace

// Draws board and pieces; a small picture only has the board of a large level with several fixed pieces, and none has pieces
// that would be too small.
void draw_thumbnail(Painter& painter, const polyomino::Level& level, const Rect& rect) {
    Rect rest = rect;
    const Rect bounds = bounds_of_board(level);
    const bool beside = rect.width > rect.height * 1.25F && bounds.width < 2 * bounds.height;
    const Rect board = beside ? rest.take_left(rect.width * 0.54F) : rest.take_top(rect.height * 0.6F);
    if (beside) {
        rest.take_left(rect.width * 0.06F);
    } else {
        rest.take_top(rect.height * 0.1F);
    }
    constexpr int small_board = 36;
    constexpr float small_picture = 150;
    const bool has_room_beside = beside && rect.width > 2 * rect.height;
    const bool is_shown_by_board = level.givens.size() > 2 && !has_room_beside &&
                                   open_cell_count(level) > small_board && rect.height < small_picture;
    if (is_shown_by_board || fitted_piece_cell(level, rest) == 0) {
        draw_board_picture(painter, level, rect);
        return;
    }
    const bool is_in_space = tiling_of(level).is_in_space();
    if (beside && !is_in_space && draw_beside_each_other(painter, level, rect, board.width)) {
        return;
    }
    if (beside || is_in_space) {
        draw_board_picture(painter, level, board);
        return draw_pieces(painter, level, rest, beside ? Align::left : Align::centre);
    }
    draw_below_each_other(painter, level, rect, board.height);
}

}  // namespace tessera
