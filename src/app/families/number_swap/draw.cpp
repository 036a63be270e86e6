#include "app/board/board_frame.h"
#include "app/board/dimming.h"
#include "app/families/number_swap/view.h"
#include "app/ui/motion.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

// Drawing of a number swap table. A tile has the colour of its home row, so a sorted grid shows even bands. A
// tile in its home cell has a small mark, so that this does not depend on colour alone.

namespace tessera {

using number_swap::StateGraph;

namespace {

constexpr float pi = 3.14159265F;

Color tile_color(const Theme& theme, const Grid<int>& tiles, int tile) {
    // Every fifth of the twelve piece colours, since neighbours in the list look alike.
    const int row = number_swap::home_of(tiles, tile).row;
    return at(theme.pieces, row * 5 % piece_color_count);
}

Color ink_on(const Theme& theme, Color color) {
    const bool takes_dark = contrast(color, theme.dark_ink) >= contrast(color, theme.light_ink);
    return takes_dark ? theme.dark_ink : theme.light_ink;
}

constexpr float rounding = 0.16F;  // of a tile's corners, in cells

// Returns the space between a tile and the edge of its cell.
float gap_beside(float cell) {
    return std::max(1.0F, cell * 0.05F);
}

struct TileLook {
    float lift = 0;  // 0..1: height above the board
    float glow = 0;  // 0..1 towards white
    bool is_home = false;
    bool is_picked = false;
};

void draw_tile(Painter& painter, const Rect& rect, Color color, int tile, const TileLook& look) {
    const float cell = rect.width;
    const float radius = cell * rounding;
    Rect body = rect.inset(gap_beside(cell));
    body = body.moved({0, -look.lift * cell * 0.06F});
    if (look.lift > 0) {
        painter.shadow(body, cell * 0.18F, radius);
    }
    const Color face = lighter(color, look.glow * 0.35F);
    const float foot = cell * 0.06F;
    painter.fill(body, darker(face, 0.28F), radius);
    painter.fill({body.x, body.y, body.width, body.height - foot}, face, radius);
    if (painter.has_texture()) {
        const Point corner = body.corner() - Point{static_cast<float>(tile) * cell, 0};
        painter.draw_texture({corners_of(body.inset(cell * 0.03F)), corner, cell, face});
    }
    if (const Color rim = outline_on(painter.theme(), face); luminance(rim) > luminance(face)) {
        painter.frame(body, rim, std::clamp(cell * 0.02F, 1.0F, 2.0F), radius);
    }
    const Point centre{body.centre().x, body.centre().y - foot / 2};
    painter.letter(centre, std::to_string(tile), ink_on(painter.theme(), face),
                   cell * (tile < 100 ? 0.42F : 0.34F));
    if (look.is_home && cell >= 26) {
        painter.icon(Icon::check, {body.right() - cell * 0.16F, body.y + cell * 0.16F},
                     std::max(cell * 0.16F, 10.0F), with_alpha(ink_on(painter.theme(), face), 0.75F));
    }
    if (look.is_picked) {
        painter.frame(body.inset(-2), painter.theme().accent, std::max(3.0F, cell * 0.06F), radius);
    }
}

// Draws a barrier between two cells, rounded, between the tiles or, if these are small, over them.
void draw_barrier(Painter& painter, const Rect& first, const Rect& second, const Theme& theme) {
    const float cell = first.width;
    const float thick = std::clamp(cell * 0.09F, 4.0F, 12.0F);
    const float length = cell * 1.02F;
    const Point middle = mix(first.centre(), second.centre(), 0.5F);
    const bool is_upright = first.y == second.y;
    const Rect wall = is_upright ? centred(middle, thick, length) : centred(middle, length, thick);
    if (thick > 2 * gap_beside(cell)) {
        painter.fill(wall.inset(-2), theme.board, thick / 2 + 2);
    }
    painter.fill(wall, theme.text, thick / 2);
}

// Returns the space between the tiles and the board's frame.
float around_of(float cell) {
    return std::clamp(cell * 0.06F, 1.0F, 4.0F);
}

void draw_plate(Painter& painter, const Rect& board, float cell) {
    draw_framed(painter, board.inset(-around_of(cell)), cell, painter.theme().board);
}

float flight_share(double start_ms, double now_ms) {
    const double share = std::clamp((now_ms - start_ms) / tile_flight_ms, 0.0, 1.0);
    const double rest = 1 - share;
    return static_cast<float>(1 - rest * rest);
}

bool holds(const number_swap::CellPair& cells, Cell cell) {
    return cells.first == cell || cells.second == cell;
}

// Returns the position of a cell's tile: at rest, in flight, in the hand, or shaken after a refused move.
Rect tile_rect(const NumberSwapView& view, Cell cell, int tile, const Scene& scene) {
    Rect rect = view.canvas.rect_of(cell);
    for (const TileFlight& flight : view.flights) {
        if (flight.tile == tile) {
            const float share = flight_share(flight.start_ms, scene.now_ms);
            const Point from = view.canvas.point_of(flight.from);
            const Point place = mix(from, rect.corner(), share);
            rect.x = place.x;
            rect.y = place.y;
        }
    }
    if (view.press && view.press->is_drag() && view.press->cell == cell) {
        rect = rect.moved(view.press->last - view.press->start);
    }
    if (view.refusal && !view.reduced_motion && holds(view.refusal->cells, cell)) {
        rect = rect.moved({shake(scene.now_ms, view.refusal->start_ms, rect.width), 0});
    }
    return rect;
}

float glow_of(const NumberSwapView& view, Cell cell, const Scene& scene) {
    if (view.solved_ms < 0 || view.reduced_motion) {
        return 0;
    }
    const double delay = 45.0 * (cell.row + cell.column);
    const double share = (scene.now_ms - view.solved_ms - delay) / 420;
    return share <= 0 || share >= 1 ? 0 : std::sin(static_cast<float>(share) * pi);
}

void draw_one_tile(Painter& painter, const NumberSwapView& view, const Grid<int>& tiles, int index,
                   const Scene& scene) {
    const Cell cell = tiles.cell(index);
    const int tile = tiles[index];
    TileLook look;
    look.is_home = tile == index + 1 && view.solved_ms < 0;  // all are, once it is solved
    look.is_picked = view.picked == cell;
    look.glow = glow_of(view, cell, scene);
    look.lift =
        look.is_picked || (view.press && view.press->is_drag() && view.press->cell == cell) ? 1.0F : 0.0F;
    draw_tile(painter, tile_rect(view, cell, tile, scene), tile_color(painter.theme(), tiles, tile), tile,
              look);
}

void draw_tiles(Painter& painter, const NumberSwapView& view, const Grid<int>& tiles, const Scene& scene) {
    const auto floats = [&](int index) {
        const Cell cell = tiles.cell(index);
        return view.picked == cell || (view.press && view.press->is_drag() && view.press->cell == cell);
    };
    for (const bool on_top : {false, true}) {
        for (int index = 0; index < tiles.size(); ++index) {
            if (floats(index) == on_top) {
                draw_one_tile(painter, view, tiles, index, scene);
            }
        }
    }
}

// Dims the tiles that the hint does not speak of; the plate below them stays as it is.
void dim_rest(Painter& painter, const NumberSwapView& view, const Scene& scene) {
    if (!dims_rest(view.lit, grasp(view).item < 0, scene)) {
        return;
    }
    const Color veil = with_alpha(painter.theme().page, dimming);
    const float cell = view.canvas.cell();
    const Grid<bool> bright = bright_cells(view.lit->cells, view.canvas.rows(), view.canvas.columns());
    for (int index = 0; index < bright.size(); ++index) {
        if (!bright[index]) {
            const Rect place = view.canvas.rect_of(bright.cell(index));
            painter.fill(place.inset(gap_beside(cell)), veil, cell * rounding);
        }
    }
}

void draw_marks(Painter& painter, const NumberSwapView& view, const Scene& scene) {
    const float cell = view.canvas.cell();
    if (view.lit) {
        const float thickness = std::max(3.0F, cell * 0.035F);
        for (const Cell lit : view.lit->cells) {  // around the tile, with some of the plate between them
            painter.frame(view.canvas.rect_of(lit).inset(thickness * 0.25F), painter.theme().accent,
                          thickness, cell * 0.2F);
        }
    }
    if (view.cursor && scene.has_keyboard_focus) {
        const Rect rect = view.canvas.rect_of(*view.cursor);
        painter.frame(rect.inset(-2), painter.theme().surface, 5, cell * 0.2F);
        painter.frame(rect.inset(-2), painter.theme().accent, 3, cell * 0.2F);
    }
}

// Draws a small grid, for a node of the map.
void draw_small_grid(Painter& painter, const Grid<int>& tiles, const Rect& rect) {
    const float cell = std::min(rect.width / static_cast<float>(tiles.columns()),
                                rect.height / static_cast<float>(tiles.rows()));
    const Rect board = centred(rect.centre(), cell * static_cast<float>(tiles.columns()),
                               cell * static_cast<float>(tiles.rows()));
    for (int index = 0; index < tiles.size(); ++index) {
        const Cell place = tiles.cell(index);
        TileLook look;
        look.is_home = tiles[index] == index + 1;
        draw_tile(painter,
                  {board.x + cell * static_cast<float>(place.column),
                   board.y + cell * static_cast<float>(place.row), cell, cell},
                  tile_color(painter.theme(), tiles, tiles[index]), tiles[index], look);
    }
}

void draw_looked_at(Painter& painter, const StateMap& map) {
    const Grid<int>& tiles = at(map.graph.nodes, map.looked_at).tiles;
    const Point node = map.point_of(map.looked_at);
    const float width = 30 * static_cast<float>(tiles.columns()) + 16;
    const float height = 30 * static_cast<float>(tiles.rows()) + 16;
    const float right_end = map.area.right() - width;
    const float x = std::clamp(node.x - width / 2, map.area.x, std::max(map.area.x, right_end));
    const bool is_above = node.y - height - 14 >= map.area.y;
    const Rect card{x, is_above ? node.y - height - 14 : node.y + 14, width, height};
    painter.shadow(card, 14, 10);
    painter.fill(card, painter.theme().surface, 10);
    painter.frame(card, painter.theme().line, 1, 10);
    draw_small_grid(painter, tiles, card.inset(8));
    painter.ring(node, 7, painter.theme().text, 2);
}

void draw_links(Painter& painter, const StateMap& map) {
    const Theme& theme = painter.theme();
    const bool is_dense = int_size(map.graph.nodes) > 100;
    const Color faint = with_alpha(theme.quiet, is_dense ? 0.10F : 0.30F);
    for (const StateGraph::Link& link : map.graph.links) {
        painter.line(map.point_of(link.nearer), map.point_of(link.farther), faint, painter.pixel());
    }
    for (const StateGraph::Link& link : map.graph.links) {
        // Highlights the swaps possible in this position.
        if (link.nearer == map.here || link.farther == map.here) {
            painter.line(map.point_of(link.nearer), map.point_of(link.farther), theme.quiet, 1.5F);
        }
    }
    for (int step = 1; step < int_size(map.path); ++step) {
        painter.line(map.point_of(at(map.path, step - 1)), map.point_of(at(map.path, step)), theme.accent, 3);
    }
}

// Draws the legend, in as many lines as necessary.
void draw_legend(Painter& painter, const StateMap& map, const Scene& scene) {
    struct Entry {
        std::string_view words;
        Color color;
        bool is_line = false;
    };
    const Theme& theme = painter.theme();
    const std::array<Entry, 4> entries = {{{"in order", theme.good},
                                           {"you are here", theme.accent},
                                           {"a shortest way", theme.accent, true},
                                           {"one swap", theme.quiet, true}}};
    constexpr float sign = 22;
    constexpr float line_step = 20;
    Point at_point{map.legend.x, map.legend.y + 14};
    for (const Entry& entry : entries) {
        const std::string words(scene.strings.of(entry.words));
        const float width = sign + Painter::text_width(words, TextSize::small) + 14;
        if (at_point.x > map.legend.x && at_point.x + width > map.legend.right() + 14) {
            at_point = {map.legend.x, at_point.y + line_step};
        }
        if (entry.is_line) {
            painter.line(at_point + Point{0, 0}, at_point + Point{14, 0}, entry.color, 3);
        } else {
            painter.circle(at_point + Point{7, 0}, 6, entry.color);
        }
        painter.text(at_point + Point{sign, 0}, words, theme.quiet, TextSize::small);
        at_point.x += width;
    }
}

void draw_map(Painter& painter, const StateMap& map) {
    const Theme& theme = painter.theme();
    draw_links(painter, map);
    const float radius = int_size(map.graph.nodes) > 100 ? 2.2F : 5.0F;
    for (int node = 0; node < int_size(map.graph.nodes); ++node) {
        painter.circle(map.point_of(node), radius, mix(theme.quiet, theme.page, 0.25F));
    }
    for (const int node : map.path) {
        painter.circle(map.point_of(node), radius + 1.6F, theme.accent);
    }
    painter.circle(map.point_of(0), radius + 2.5F, theme.good);
    painter.ring(map.point_of(0), radius + 5, theme.good, 2);
    if (map.here >= 0) {
        painter.circle(map.point_of(map.here), radius + 3, theme.accent);
        painter.ring(map.point_of(map.here), radius + 6, theme.text, 2);
    }
    if (map.looked_at >= 0) {
        draw_looked_at(painter, map);
    }
}

}  // namespace

void draw_board(Painter& painter, const NumberSwapView& view, const NumberSwapSession& session,
                const Scene& scene) {
    draw_plate(painter, view.canvas.board(), view.canvas.cell());
    draw_tiles(painter, view, session.state().tiles, scene);
    dim_rest(painter, view, scene);
    for (const number_swap::CellPair& barrier : session.level().barriers) {
        draw_barrier(painter, view.canvas.rect_of(barrier.first), view.canvas.rect_of(barrier.second),
                     painter.theme());
    }
    draw_marks(painter, view, scene);
    if (view.map && view.map->area.width > 0) {
        draw_map(painter, *view.map);
        draw_legend(painter, *view.map, scene);
        if (view.map->has_focus && scene.has_keyboard_focus) {
            painter.frame(view.map->area.inset(-12), painter.theme().accent, 3, 12);
        }
    }
}

namespace {

Rect fitted_board(const number_swap::Level& level, const Rect& rect) {
    const auto rows = static_cast<float>(level.tiles.rows());
    const auto columns = static_cast<float>(level.tiles.columns());
    const float cell = std::min(rect.width / columns, rect.height / rows);
    return centred(rect.centre(), cell * columns, cell * rows);
}

}  // namespace

void draw_thumbnail(Painter& painter, const number_swap::Level& level, const Rect& rect) {
    const Rect board = fitted_board(level, rect);
    const float cell = board.width / static_cast<float>(level.tiles.columns());
    draw_small_grid(painter, level.tiles, board);
    const auto rect_of = [&](Cell place) {
        return Rect{board.x + cell * static_cast<float>(place.column),
                    board.y + cell * static_cast<float>(place.row), cell, cell};
    };
    for (const number_swap::CellPair& barrier : level.barriers) {
        draw_barrier(painter, rect_of(barrier.first), rect_of(barrier.second), painter.theme());
    }
}

Rect draw_position(Painter& painter, const number_swap::Level& level, const number_swap::State& state,
                   const Rect& rect) {
    number_swap::Level now = level;
    now.tiles = state.tiles;
    draw_thumbnail(painter, now, rect);
    return fitted_board(level, rect);
}

void draw_veiled(Painter& painter, const number_swap::Level& level, const number_swap::State& state,
                 const Rect& rect) {
    constexpr float least_for_check = 24;
    const auto columns = static_cast<float>(level.tiles.columns());
    const float side = fitted_board(level, rect).width / columns;
    const Rect board = fitted_board(level, inside_frame(painter, rect, side).inset(around_of(side)));
    const float cell = board.width / columns;
    const Theme& theme = painter.theme();
    draw_plate(painter, board, cell);
    for (int index = 0; index < state.tiles.size(); ++index) {
        const Cell at = state.tiles.cell(index);
        const Rect place = Rect{board.x + cell * static_cast<float>(at.column),
                                board.y + cell * static_cast<float>(at.row), cell, cell}
                               .inset(gap_beside(cell));
        const bool is_home = state.tiles[index] == index + 1;
        painter.fill(place, is_home ? soft_accent(theme) : theme.board_line, cell * rounding);
        if (is_home && cell >= least_for_check) {
            painter.icon(Icon::check, place.centre(), cell * 0.3F, with_alpha(theme.text, 0.6F));
        }
    }
}

}  // namespace tessera
