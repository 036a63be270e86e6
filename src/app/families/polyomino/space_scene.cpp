#include "app/families/polyomino/space_scene.h"

#include "app/board/dimming.h"
#include "app/families/polyomino/art.h"
#include "app/families/polyomino/hint_marks.h"
#include "app/families/polyomino/space/solids.h"
#include "app/families/polyomino/space_hand.h"
#include "base/index.h"
#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/lattice_shape.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

namespace tessera::space {

using polyomino::Placement;
using polyomino::Site;

namespace {

// The sites of the next lower layer on which a cell rests.
std::vector<Site> supports_of(const polyomino::Lattice& lattice, const Site& site) {
    std::vector<Site> below;
    for (const Site& step : lattice.steps) {
        if (step.layer < 0) {
            below.push_back(site + step);
        }
    }
    return below;
}

// Draws on each free cell, small and faint, the pieces that it rests on.
void draw_supports(Painter& painter, const PolyominoView& view, const PolyominoSession& session) {
    const polyomino::Level& level = session.level();
    const polyomino::Lattice& lattice = *level.lattice;
    const Grid<int> cover = polyomino::cover_of(level, session.state());
    const float cell = view.canvas.cell();
    for (const Site& site : polyomino::open_sites(lattice, level.board)) {
        const Cell place = polyomino::unfolded(lattice, site);
        if (cover[place] >= 0) {
            continue;
        }
        const Point middle = view.canvas.point_of(place) + Point{cell / 2, cell / 2};
        const auto centre = lattice.centre_of(site);
        for (const Site& below : supports_of(lattice, site)) {
            const Cell under = polyomino::unfolded(lattice, below);
            if (below.layer < 0 || !cover.contains(under) || cover[under] < 0) {
                continue;
            }
            const auto other = lattice.centre_of(below);
            const Point aside{static_cast<float>(other[0] - centre[0]),
                              static_cast<float>(other[1] - centre[1])};
            const int piece = at(session.state().placed, cover[under]).piece;
            painter.circle(middle + aside * (cell * 0.5F), cell * (lattice.is_round ? 0.12F : 0.2F),
                           with_alpha(piece_color(painter.theme(), level, piece), 0.65F));
        }
    }
}

// Gathers what the picture shows.
class Gathering {
public:
    Gathering(const Painter& painter, const PolyominoView& view, const PolyominoSession& session,
              const Scene& scene)
        : theme_(painter.theme()), view_(view), level_(session.level()), scene_(scene) {
        if (dims_rest(view, scene)) {
            bright_ = bright_cells(view, session);
        }
        for (const Placement& placement : session.state().placed) {
            if (!view.held || view.held->from != placement) {
                add_piece(placement, SolidKind::full);
            }
        }
        for (int index = 0; index < laid_by(view, scene.now_ms); ++index) {
            add_piece(at(view.marks.laid, index), SolidKind::ghost);
        }
        for (const Placement& placement : view.best) {
            add_piece(placement, SolidKind::ghost);
        }
        if (view.held && view.held->has_ghost) {
            add_piece(view.held->at, SolidKind::ghost);
        }
        add_open();
    }
    std::vector<Solid> take() { return std::move(solids_); }

private:
    Color dimmed(Color color, Cell cell) const {
        return bright_ && !(*bright_)[cell] ? mix(color, theme_.page, dimming) : color;
    }
    void add_piece(const Placement& placement, SolidKind kind) {
        const bool is_mistake =
            std::find(view_.mistakes.begin(), view_.mistakes.end(), placement) != view_.mistakes.end();
        const bool is_illegal = view_.held && view_.held->at == placement && !view_.held->is_legal;
        std::string_view letter = scene_.letters && kind == SolidKind::full
                                      ? polyomino::short_name(level_, placement.piece)
                                      : std::string_view();
        for (const Cell cell : cells_of(level_, placement)) {
            const Site site = polyomino::folded_step(*level_.lattice, cell);
            taken_.insert(site);
            if (site.layer < view_.space->shown) {
                const Color color = dimmed(piece_color(theme_, level_, placement.piece), cell);
                solids_.push_back({site, next_owner_, color, kind, letter,
                                   kind == SolidKind::full ? is_mistake : is_illegal});
            }
        }
        ++next_owner_;
    }
    void add_open() {
        const std::vector<Cell> lit = view_.lit ? lit_cells(view_) : std::vector<Cell>();
        const Color color_of_lit = view_.lit && shows_fault(view_) ? theme_.bad : theme_.accent;
        const auto is_lit = [&](Cell cell) {
            return std::find(lit.begin(), lit.end(), cell) != lit.end();
        };
        for (const Site& site : polyomino::open_sites(*level_.lattice, level_.board)) {
            if (site.layer >= view_.space->shown) {
                continue;
            }
            const Cell cell = polyomino::unfolded(*level_.lattice, site);
            if (is_lit(cell)) {
                solids_.push_back({site, -1, color_of_lit, SolidKind::ghost});
            } else if (!taken_.contains(site)) {
                const Color color = dimmed(mix(theme_.line, theme_.quiet, 0.4F), cell);
                solids_.push_back({site, -1, color, SolidKind::open});
            }
        }
    }

    const Theme& theme_;
    const PolyominoView& view_;
    const polyomino::Level& level_;
    const Scene& scene_;
    std::optional<Grid<bool>> bright_;  // nothing: nothing is dimmed
    std::set<Site> taken_;
    std::vector<Solid> solids_;
    int next_owner_ = 0;
};

void draw_slider(Painter& painter, const PolyominoView& view) {
    const Theme& theme = painter.theme();
    const Rect slider = view.canvas.on_screen(view.space->arrangement.slider);
    const int layers = int_size(view.space->arrangement.layers);
    if (layers < 2) {
        return;
    }
    const float step = slider.height / static_cast<float>(layers);
    const auto middle_of = [&](int layer) {
        return Point{slider.centre().x, slider.bottom() - step * (static_cast<float>(layer) + 0.5F)};
    };
    painter.line(middle_of(0), middle_of(layers - 1), theme.line, 3);
    painter.line(middle_of(0), middle_of(view.space->shown - 1), theme.accent, 3);
    for (int layer = 0; layer < layers; ++layer) {
        painter.circle(middle_of(layer), 4, layer < view.space->shown ? theme.accent : theme.line);
    }
    painter.circle(middle_of(view.space->shown - 1), 9, theme.accent);
    painter.circle(middle_of(view.space->shown - 1), 6.5F, theme.surface);
}

// Draws the piece in the hand as it lies after each turn.
void draw_turns(Painter& painter, const PolyominoView& view, const PolyominoSession& session) {
    if (!view.held || !at(session.level().pieces, view.held->at.piece).can_turn) {
        return;
    }
    const Theme& theme = painter.theme();
    const polyomino::Level& level = session.level();
    const polyomino::Shape& shape = held_shape(view, session);
    for (const Axis axis : axes) {
        const Rect turn = at(view.space->arrangement.turns, static_cast<int>(axis));
        const Rect place = view.canvas.on_screen(turn).inset(3);
        const polyomino::Shape next = turned_about(*level.lattice, axis, shape, shape.cells.front()).shape;
        painter.fill(place, theme.surface, 10);
        painter.frame(place, theme.line, 1, 10);
        const Tiling& tiling = tiling_of(level);
        const Rect bounds = tiling.bounds_of(next.cells);
        const Rect inner = place.inset(place.width * 0.12F);
        const float cell = std::min(inner.width / bounds.width, inner.height / bounds.height);
        draw_piece(painter, next, {inner.centre() - bounds.centre() * cell, cell, &tiling},
                   {piece_color(theme, level, view.held->at.piece), {}});
    }
}

// Names the layer in sight between two arrows to the others.
void draw_caption_of_one(Painter& painter, const PolyominoView& view, const Strings& strings) {
    const Theme& theme = painter.theme();
    const Rect caption = view.canvas.on_screen(view.space->arrangement.caption);
    const int layers = int_size(view.space->arrangement.layers);
    const int worked = view.space->worked;
    painter.text(caption.centre(), strings.of(say("layer {} of {}", worked + 1, layers)), theme.quiet,
                 TextSize::small, Align::centre);
    const float side = std::min(caption.height * 0.5F, 22.0F);
    const float aside = std::min(caption.width * 0.32F, 110.0F);
    painter.icon(Icon::left, caption.centre() - Point{aside, 0}, side, worked > 0 ? theme.text : theme.line);
    painter.icon(Icon::right, caption.centre() + Point{aside, 0}, side,
                 worked + 1 < layers ? theme.text : theme.line);
}

// Names the layers, with their numbers alone where they are small.
void draw_captions(Painter& painter, const PolyominoView& view, const Strings& strings) {
    if (view.space->arrangement.has_one) {
        draw_caption_of_one(painter, view, strings);
        return;
    }
    for (int layer = 0; layer < int_size(view.space->arrangement.layers); ++layer) {
        const Rect rect = view.canvas.on_screen(at(view.space->arrangement.layers, layer));
        const std::string words = strings.of(say("layer {}", layer + 1));
        const bool has_room = Painter::text_width(words, TextSize::small) < rect.width;
        painter.text({rect.x, rect.y - view.canvas.cell() * 0.4F},
                     has_room ? words : std::to_string(layer + 1), painter.theme().quiet, TextSize::small);
    }
}

}  // namespace

void draw_scene(Painter& painter, const PolyominoView& view, const PolyominoSession& session,
                const Scene& scene) {
    const Rect panel = view.canvas.on_screen(view.space->arrangement.picture);
    draw_supports(painter, view, session);
    draw_captions(painter, view, scene.strings);
    painter.fill(panel, mix(painter.theme().page, painter.theme().surface, 0.5F), 12);
    draw_solids(painter, picture_sight(view, session.level()),
                Gathering(painter, view, session, scene).take());
    draw_slider(painter, view);
    draw_turns(painter, view, session);
}

}  // namespace tessera::space
