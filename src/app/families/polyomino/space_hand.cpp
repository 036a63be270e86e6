#include "app/families/polyomino/space_hand.h"

#include "base/index.h"
#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/lattice_shape.h"
#include "games/polyomino/lattice_turns.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace tessera::space {

using polyomino::Lattice;
using polyomino::Shape;
using polyomino::Site;
using Reply = ViewReply<Polyomino>;
using Mode = HeldPiece::Mode;

namespace {

constexpr float magnet = 0.85F;     // in cells
constexpr float other_grip = 0.3F;  // penalty for a part other than the grip under the pointer
constexpr float nearer_first = 0.04F;

double length(const std::array<double, 3>& a, const std::array<double, 3>& b) {
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

bool is_all_on_board(const polyomino::Level& level, const Shape& shape, Cell corner) {
    return std::all_of(shape.cells.begin(), shape.cells.end(), [&](Cell cell) {
        return level.board.contains(corner + cell) && level.board[corner + cell] == polyomino::Square::open;
    });
}

// Returns the place on the board nearest to a site, of those that `accepts` takes; `otherwise` if there is none.
template <class Accepts>
Cell nearest_place(const polyomino::Level& level, const Shape& shape, const Site& wanted, Cell otherwise,
                   const Accepts& accepts) {
    const Lattice& lattice = *level.lattice;
    const Site part = polyomino::folded_step(lattice, shape.cells.front());
    double least = 1e9;
    for (int index = 0; index < level.board.size(); ++index) {
        const Cell corner = level.board.cell(index) - shape.cells.front();
        if (!is_all_on_board(level, shape, corner) || !accepts(corner)) {
            continue;
        }
        const Site site = polyomino::folded_step(lattice, corner);
        const double away = length(lattice.centre_of(site + part), lattice.centre_of(wanted + part));
        if (away < least) {
            least = away;
            otherwise = corner;
        }
    }
    return otherwise;
}

Cell part_at_grip(const PolyominoView& view, const PolyominoSession& session) {
    return nearest_part(tiling_of(session.level()), held_shape(view, session), view.held->grip);
}

// Where a cell of the board is under a pointer: in its layer, or in the picture.
class Aim {
public:
    Aim(const PolyominoView& view, const polyomino::Level& level, Point pointer)
        : view_(view), sight_(picture_sight(view, level)), pointer_(pointer) {
        is_in_picture_ = view.canvas.on_screen(view.space->arrangement.picture).contains(pointer);
    }
    bool is_in_picture() const { return is_in_picture_; }
    // The distance in cells, a little less for what is nearer to the eye.
    float away(Cell cell) const {
        if (!is_in_picture_) {
            const Point middle = view_.canvas.point_of(cell) + Point{0.5F, 0.5F} * view_.canvas.cell();
            return distance(middle, pointer_) / view_.canvas.cell();
        }
        const Site site = polyomino::folded_step(*sight_.lattice, cell);
        if (site.layer >= view_.space->shown) {
            return 1e9F;
        }
        return distance(sight_.middle(site), pointer_) / sight_.cell -
               nearer_first * sight_.camera.nearness(*sight_.lattice, site);
    }

private:
    const PolyominoView& view_;
    Sight sight_;
    Point pointer_;
    bool is_in_picture_ = false;
};

}  // namespace

Sight picture_sight(const PolyominoView& view, const polyomino::Level& level) {
    std::array<double, 3> low{1e9, 1e9, 1e9};
    std::array<double, 3> high{-1e9, -1e9, -1e9};
    for (const Site& site : polyomino::open_sites(*level.lattice, level.board)) {
        const auto centre = level.lattice->centre_of(site);
        for (std::size_t axis = 0; axis < 3; ++axis) {
            low[axis] = std::min(low[axis], centre[axis]);
            high[axis] = std::max(high[axis], centre[axis]);
        }
    }
    const Rect place = view.canvas.on_screen(view.space->arrangement.picture);
    const Camera& camera = view.space->camera;
    // However it turns, the board stays within a cylinder.
    const auto across = static_cast<float>(std::hypot(high[0] - low[0], high[1] - low[1]));
    const auto up = static_cast<float>(high[2] - low[2]);
    const float height = across * std::sin(camera.tilt) + up * std::cos(camera.tilt);
    const float around = level.lattice->is_round ? 1.1F : 1.6F;  // a cell at the outside
    const float cell = std::min(place.width / (across + around), place.height / (height + around));
    const Point middle =
        camera.seen({(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2});
    return {level.lattice, camera, place.centre() - middle * cell, cell};
}

namespace {

// Returns the cells that should be in sight: of the piece that rests on the board, of a hint, or of the keyboard's cursor.
std::vector<Cell> what_to_follow(const PolyominoView& view, const polyomino::Level& level) {
    if (view.held && view.held->has_ghost && view.held->mode == Mode::resting) {
        return cells_of(level, view.held->at);
    }
    if (!view.marks.laid.empty()) {
        return cells_of(level, view.marks.laid.front());
    }
    if (view.lit && !view.lit->cells.empty()) {
        return view.lit->cells;
    }
    return view.cursor ? std::vector<Cell>{*view.cursor} : std::vector<Cell>();
}

// Brings a layer of these cells into sight once; a swipe may then lead away from it.
void follow(Table& table, const std::vector<Cell>& cells, const polyomino::Level& level) {
    if (cells == std::exchange(table.followed, cells) || cells.empty()) {
        return;
    }
    const auto layer_of = [&](Cell cell) {
        return polyomino::folded_step(*level.lattice, cell).layer;
    };
    if (std::none_of(cells.begin(), cells.end(), [&](Cell cell) { return layer_of(cell) == table.worked; })) {
        table.worked = layer_of(cells.front());
    }
}

}  // namespace

TablePlan lay_out(PolyominoView& view, const PolyominoSession& session, const std::vector<TrayItem>& items,
                  const Scene& scene) {
    if (!view.space) {
        view.space = std::make_shared<Table>();
    }
    Table& table = *view.space;
    table.loose = &tiling_of(session.level());
    follow(table, what_to_follow(view, session.level()), session.level());
    plan(table, session.level(), items, scene.area, scene.covered_top);
    const bool is_small = table.arrangement.has_one;  // captions would lie over each other
    view.canvas.fit(is_small ? table.plan.board : place_of_board(scene, table.plan.board),
                    {session.level().board.rows(), session.level().board.columns(), table.tiling.get(),
                     table.arrangement.all},
                    scene.pixel, largest_cell_in_space);
    return table.plan;
}

void move_hand(PolyominoView& view, const PolyominoSession& session) {
    HeldPiece& held = *view.held;
    const polyomino::Level& level = session.level();
    const Shape& shape = held_shape(view, session);
    const Cell grip = part_at_grip(view, session);
    const Point pointer = floating_corner(view, session) + held.grip * view.canvas.cell();
    const Aim aim(view, level, pointer);
    float least = magnet;
    held.has_ghost = false;
    for (int index = 0; index < level.board.size(); ++index) {
        const Cell corner = level.board.cell(index) - shape.cells.front();
        if (!held.landing.fits(corner)) {
            continue;
        }
        for (const Cell part : shape.cells) {
            const float away = aim.away(corner + part) + (part == grip ? 0 : other_grip);
            if (away < least) {
                least = away;
                held.at.corner = corner;
                held.has_ghost = true;
            }
        }
    }
    held.is_legal = held.has_ghost;
    const auto under = view.canvas.cell_at(pointer);
    if (!held.has_ghost && !aim.is_in_picture() && under) {
        held.at.corner = *under - grip;
        held.has_ghost = true;
    }
}

Cell place_on_board(const polyomino::Level& level, const Shape& shape, Cell wanted) {
    return nearest_place(level, shape, polyomino::folded_step(*level.lattice, wanted), wanted,
                         [](Cell) { return true; });
}

Cell place_beside(const polyomino::Level& level, const Shape& shape, Cell from, Cell arrow, int up) {
    const Site site = polyomino::folded_step(*level.lattice, from);
    if (up != 0) {
        return nearest_place(level, shape, {site.layer + up, site.row, site.column}, from, [&](Cell corner) {
            return polyomino::folded_step(*level.lattice, corner).layer == site.layer + up;
        });
    }
    for (int steps = 1; steps < polyomino::most_side_in_space; ++steps) {
        const Cell corner = from + Cell{arrow.row * steps, arrow.column * steps};
        if (is_all_on_board(level, shape, corner)) {
            return corner;
        }
    }
    return from;
}

Point corner_on_screen(const PolyominoView& view, const polyomino::Level& level,
                       const polyomino::Placement& placement) {
    const Cell first = oriented_shape(level, placement).cells.front();
    return view.canvas.point_of(placement.corner + first) -
           tiling_of(level).point_of(first) * view.canvas.cell();
}

void grip_ghost(PolyominoView& view, Point point) {
    if (const auto cell = view.canvas.cell_at(point)) {
        view.held->grip = view.space->loose->middle_of(*cell - view.held->at.corner);
    }
}

TurnedShape turned_about(const Lattice& lattice, Axis axis, const Shape& shape, Cell cell) {
    const auto quarters = polyomino::quarters_in_space(lattice);
    return turned_by(lattice, at(quarters, static_cast<int>(axis)), shape, cell);
}

Reply turn(PolyominoView& view, const PolyominoSession& session, Axis axis, bool backwards) {
    constexpr int quarters_around = 4;
    if (axis == Axis::upright) {
        return turn_held(view, session, backwards);
    }
    for (int quarter = 0; quarter < (backwards ? quarters_around - 1 : 1); ++quarter) {
        reorient(view, session,
                 turned_about(*session.level().lattice, axis, held_shape(view, session),
                              part_at_grip(view, session)));
    }
    return Reply::view_changed();
}

std::vector<ViewTool> tools(const PolyominoView& view, const PolyominoSession& session) {
    const bool can_turn = can_reorient(view, session, true);
    std::vector<ViewTool> list{{"turn", "Turn", Icon::turn, can_turn},
                               {"tip", "Tip", Icon::down, can_turn},
                               {"roll", "Roll", Icon::right, can_turn}};
    const auto& pieces = session.level().pieces;
    if (std::any_of(pieces.begin(), pieces.end(),
                    [](const polyomino::Piece& piece) { return piece.can_flip; })) {
        list.push_back({"mirror", "Mirror", Icon::flip, can_reorient(view, session, false)});
    }
    return list;
}

Reply use_tool(PolyominoView& view, const PolyominoSession& session, std::string_view name) {
    if (!view.held) {
        return Reply::view_changed();
    }
    if (name == "mirror") {
        reorient(view, session,
                 turned_by(*session.level().lattice, session.level().lattice->mirror,
                           held_shape(view, session), part_at_grip(view, session)));
        return Reply::view_changed();
    }
    return turn(view, session,
                name == "tip"    ? Axis::forwards
                : name == "roll" ? Axis::sideways
                                 : Axis::upright,
                false);
}

}  // namespace tessera::space
