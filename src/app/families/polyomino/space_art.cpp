#include "app/families/polyomino/space_art.h"

#include "app/families/polyomino/space/layouts.h"
#include "app/families/polyomino/space/solids.h"
#include "app/families/polyomino/tilings.h"
#include "base/index.h"
#include "games/polyomino/lattice/unfolding.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace tessera::space {

using polyomino::Shape;
using polyomino::Site;

namespace {

// A cell of a figure in a layer.
struct Part {
    Site site;
    Point middle;  // on the screen
};

// The cells of a figure that lie in a layer of the board.
std::vector<Part> parts_of(const Shape& shape, const Spot& spot) {
    const SpaceLayout& layout = layout_of(*spot.tiling);
    const Point start = spot.corner - spot.tiling->point_of(spot.at) * spot.cell;
    std::vector<Part> parts;
    for (const Cell cell : shape.cells) {
        const Cell place = spot.at + cell;
        const Site site = polyomino::folded_step(layout.lattice(), place);
        if (layout.layer_count() == 0 || (site.layer >= 0 && site.layer < layout.layer_count())) {
            parts.push_back({site, start + spot.tiling->middle_of(place) * spot.cell});
        }
    }
    return parts;
}

bool is_layered(const Spot& spot) {
    return layout_of(*spot.tiling).layer_count() > 0;
}
bool is_round(const Spot& spot) {
    return layout_of(*spot.tiling).lattice().is_round;
}

void fill_part(Painter& painter, const Spot& spot, Point middle, float share, Color color) {
    const float side = spot.cell * share;
    if (is_round(spot)) {
        painter.circle(middle, side / 2, color);
    } else {
        painter.fill(centred(middle, side, side), color, side * 0.14F);
    }
}

void frame_part(Painter& painter, const Spot& spot, Point middle, const Stroke& stroke) {
    const float side = spot.cell - 2 * stroke.margin;
    if (is_round(spot)) {
        painter.ring(middle, side / 2 - stroke.thickness / 2, stroke.color, stroke.thickness);
    } else {
        painter.frame(centred(middle, side, side), stroke.color, stroke.thickness, side * 0.14F);
    }
}

// Joins the parts of one layer that touch.
void draw_joints(Painter& painter, const Spot& spot, const std::vector<Part>& parts, Color color) {
    const float width = spot.cell * (is_round(spot) ? 0.56F : 0.86F);
    for (std::size_t one = 0; one < parts.size(); ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            const Site step = parts[one].site - parts[other].site;
            if (step.layer == 0 && std::abs(step.row) + std::abs(step.column) == 1) {
                painter.line(parts[one].middle, parts[other].middle, color, width);
            }
        }
    }
}

// The part of each layer that is nearest to the middle of the piece's parts there, for letters.
std::vector<Part> labelled(const std::vector<Part>& parts) {
    std::vector<Part> chosen;
    for (const Part& part : parts) {
        Point middle;
        float count = 0;
        for (const Part& other : parts) {
            if (other.site.layer == part.site.layer) {
                middle = middle + other.middle;
                ++count;
            }
        }
        middle = middle * (1 / count);
        const auto of_layer = std::find_if(chosen.begin(), chosen.end(), [&](const Part& other) {
            return other.site.layer == part.site.layer;
        });
        if (of_layer == chosen.end()) {
            chosen.push_back(part);
        } else if (distance(part.middle, middle) + 0.01F < distance(of_layer->middle, middle)) {
            *of_layer = part;
        }
    }
    return chosen;
}

void draw_in_layers(Painter& painter, const Shape& shape, const Spot& spot, const PieceLook& look) {
    const Color color = lighter(look.color, look.glow);
    const std::vector<Part> parts = parts_of(shape, spot);
    if (!is_round(spot)) {
        for (const Part& part : parts) {
            fill_part(painter, spot, part.middle + Point{0, spot.cell * 0.05F}, 0.94F, darker(color, 0.42F));
        }
        for (const Part& part : parts) {
            fill_part(painter, spot, part.middle, 0.92F, color);
            if (painter.has_texture()) {
                const float side = spot.cell * 0.92F;
                painter.draw_texture(
                    {corners_of(centred(part.middle, side, side)), spot.corner, spot.cell, color});
            }
        }
    }
    draw_joints(painter, spot, parts, is_round(spot) ? darker(color, 0.22F) : color);
    for (const Part& part : parts) {
        if (is_round(spot)) {
            draw_ball(painter, part.middle, spot.cell * 0.47F, color);
        }
        if (look.is_mistake) {
            frame_part(painter, spot, part.middle, {painter.theme().bad, 2.5F, spot.cell * 0.2F});
        }
    }
    for (const Part& part : labelled(parts)) {
        const float height = spot.cell * 0.44F;
        if (!look.letter.empty() && height >= least_letter_in_space) {
            painter.letter(part.middle, look.letter, ink_on(color), height);
        }
        if (look.is_given) {
            painter.icon(Icon::lock, part.middle - Point{spot.cell * 0.27F, spot.cell * 0.27F},
                         lock_size(spot.cell), ink_on(color));
        }
    }
}

// The cell nearest to the eye that is not far from the figure's middle.
int cell_for_letter(const Sight& sight, const std::vector<Solid>& solids) {
    Point middle;
    for (const Solid& solid : solids) {
        middle = middle + sight.middle(solid.site) * (1 / static_cast<float>(solids.size()));
    }
    const auto worth = [&](const Solid& solid) {
        return sight.camera.nearness(*sight.lattice, solid.site) -
               distance(sight.middle(solid.site), middle) / sight.cell * 0.5F;
    };
    const auto best = std::max_element(solids.begin(), solids.end(),
                                       [&](const Solid& a, const Solid& b) { return worth(a) < worth(b); });
    return static_cast<int>(best - solids.begin());
}

void draw_loose(Painter& painter, const Shape& shape, const Spot& spot, const PieceLook& look) {
    const auto& layout = static_cast<const LooseLayout&>(layout_of(*spot.tiling));
    const Sight sight{&layout.lattice(), layout.camera(), spot.corner + Point{spot.cell / 2, spot.cell / 2},
                      spot.cell * layout.scale()};
    std::vector<Solid> solids;
    for (const Cell cell : shape.cells) {
        solids.push_back({polyomino::folded_step(layout.lattice(), cell), 0, lighter(look.color, look.glow)});
    }
    if (look.lift > 0) {
        for (const Solid& solid : solids) {
            painter.circle(sight.middle(solid.site) + Point{spot.cell * 0.1F, spot.cell * 0.25F} * look.lift,
                           spot.cell * 0.46F, with_alpha(painter.theme().shadow, 0.12F));
        }
    }
    at(solids, cell_for_letter(sight, solids)).letter = look.letter;
    draw_solids(painter, sight, std::move(solids));
}

}  // namespace

void draw_piece_in_space(Painter& painter, const Shape& shape, const Spot& spot, const PieceLook& look) {
    (is_layered(spot) ? draw_in_layers : draw_loose)(painter, shape, spot, look);
}

void draw_flat_in_space(Painter& painter, const Shape& shape, const Spot& spot, Color color) {
    const float share = is_layered(spot) || is_round(spot) ? 0.9F : 0.7F;
    for (const Part& part : parts_of(shape, spot)) {
        fill_part(painter, spot, part.middle, share, color);
    }
}

void draw_outline_in_space(Painter& painter, const Shape& shape, const Spot& spot, const Stroke& stroke) {
    for (const Part& part : parts_of(shape, spot)) {
        frame_part(painter, spot, part.middle, stroke);
    }
}

void draw_plate_in_space(Painter& painter, const BoardCanvas& canvas, const polyomino::Level& level) {
    const Theme& theme = painter.theme();
    const LayersLayout& layout = layers_of(canvas.tiling());
    const float cell = canvas.cell();
    for (int layer = 0; layer < layout.layer_count(); ++layer) {
        painter.fill(canvas.on_screen(layout.rect(layer)).inset(-cell * 0.16F), theme.board_edge,
                     cell * 0.2F);
    }
    for (const Cell place : polyomino::open_cells_of(level.board)) {
        const Spot spot = canvas.spot_of(place);
        const Point middle = spot.corner + Point{cell / 2, cell / 2};
        fill_part(painter, spot, middle, 0.96F, theme.board_line);
        fill_part(painter, spot, middle, 0.9F, theme.board);
    }
}

void draw_layer_numbers(Painter& painter, const BoardCanvas& canvas) {
    const LayersLayout& layout = layers_of(canvas.tiling());
    for (int layer = 0; layer < layout.layer_count(); ++layer) {
        const Rect rect = canvas.on_screen(layout.rect(layer));
        painter.text({rect.centre().x, rect.y - canvas.cell() * layer_gap / 2}, std::to_string(layer + 1),
                     painter.theme().quiet, TextSize::small, Align::centre);
    }
}

Rect draw_picture_in_space(Painter& painter, const polyomino::Level& level, const Rect& rect) {
    const Tiling& tiling = tiling_of(level);
    const auto& layout = static_cast<const LooseLayout&>(layout_of(tiling));
    const Grid<int> cover = polyomino::cover_of(level, {level.givens});
    std::vector<Cell> cells;
    std::vector<Solid> solids;
    for (int index = 0; index < cover.size(); ++index) {
        if (level.board[index] == polyomino::Square::open) {
            cells.push_back(cover.cell(index));
            const int piece = cover[index] >= 0 ? at(level.givens, cover[index]).piece : -1;
            solids.push_back(
                {polyomino::folded(*level.lattice, cover.cell(index)), cover[index],
                 piece >= 0 ? piece_color(painter.theme(), level, piece) : painter.theme().board_edge,
                 SolidKind::full});
        }
    }
    const Rect bounds = tiling.bounds_of(cells);
    const float cell =
        std::min({rect.width / (bounds.width + 0.2F), rect.height / (bounds.height + 0.2F), 32.0F});
    const Point origin = rect.centre() - bounds.centre() * cell + Point{cell / 2, cell / 2};
    draw_solids(painter, {level.lattice, layout.camera(), origin, cell * layout.scale()}, std::move(solids));
    return centred(rect.centre(), bounds.width * cell, bounds.height * cell);
}

}  // namespace tessera::space
