#include "app/families/polyomino/space/solids.h"

#include "base/index.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace tessera::space {

using polyomino::Site;

namespace {

constexpr float least_shaded = 5;  // smaller balls are drawn flat
constexpr float neck = 0.56F;      // of a ball's diameter, between two of one piece
constexpr float open_dot = 0.13F;

using Direction = std::array<double, 3>;

Direction operator+(const Direction& a, const Direction& b) {
    return {a[0] + b[0], a[1] + b[1], a[2] + b[2]};
}
Direction scaled(const Direction& direction, double factor) {
    return {direction[0] * factor, direction[1] * factor, direction[2] * factor};
}

std::vector<Point> round_outline(Point centre, float radius) {
    constexpr int corners = 20;
    std::vector<Point> outline;
    for (int corner = 0; corner < corners; ++corner) {
        const float angle = static_cast<float>(corner) * 6.2831853F / corners;
        outline.push_back(centre + Point{std::cos(angle), std::sin(angle)} * radius);
    }
    return outline;
}

class Scenery {
public:
    Scenery(Painter& painter, const Sight& sight, const std::vector<Solid>& solids)
        : painter_(painter), sight_(sight), solids_(solids) {
        for (int index = 0; index < int_size(solids); ++index) {
            if (at(solids, index).kind == SolidKind::full) {
                full_[at(solids, index).site] = index;
            }
        }
    }

    void draw() {
        for (int index = 0; index < int_size(solids_); ++index) {
            const Solid& solid = at(solids_, index);
            if (solid.kind == SolidKind::open) {
                painter_.circle(sight_.middle(solid.site), sight_.cell * open_dot, solid.color);
            } else if (sight_.lattice->is_round) {
                draw_round(index);
            } else {
                draw_cube(solid);
            }
            finish(solid);
        }
    }

private:
    bool has(const Site& site, int owner) const {
        const auto found = full_.find(site);
        return found != full_.end() && at(solids_, found->second).owner == owner;
    }
    static Color shown(const Solid& solid, Color color) {
        return solid.kind == SolidKind::ghost ? with_alpha(color, 0.45F) : color;
    }

    void draw_round(int index) {
        const Solid& solid = at(solids_, index);
        const Point centre = sight_.middle(solid.site);
        for (const Site& step : sight_.lattice->steps) {
            const Site other = solid.site + step;
            if (solid.kind == SolidKind::full && has(other, solid.owner) && full_.at(other) < index) {
                const Point from = mix(sight_.middle(other), centre, 0.4F);
                painter_.line(from, centre, darker(solid.color, 0.22F), sight_.cell * neck);
            }
        }
        if (solid.kind == SolidKind::ghost) {
            painter_.circle(centre, sight_.cell * 0.46F, shown(solid, solid.color));
            painter_.ring(centre, sight_.cell * 0.44F, solid.color, 2);
        } else {
            draw_ball(painter_, centre, sight_.cell * 0.48F, solid.color);
        }
    }

    void draw_cube(const Solid& solid) {
        for (const Site& out : sight_.lattice->steps) {
            const Direction direction = sight_.lattice->centre_of(out);
            if (sight_.camera.nearness(direction) > 0.001F && !has(solid.site + out, solid.owner)) {
                draw_face(solid, out, direction);
            }
        }
    }

    void draw_face(const Solid& solid, const Site& out, const Direction& direction) {
        std::vector<Site> along;  // two steps in the plane of the face that are at right angles
        for (const Site& step : sight_.lattice->steps) {
            const bool is_parallel = step == out || step + out == Site{};
            if (!is_parallel && (along.empty() || !(along.front() + step == Site{}))) {
                along.push_back(step);
            }
        }
        along.resize(2);
        const Direction middle = sight_.lattice->centre_of(solid.site) + scaled(direction, 0.5);
        const auto corner = [&](double one, double other) {
            const Direction place = middle + scaled(sight_.lattice->centre_of(along[0]), one / 2) +
                                    scaled(sight_.lattice->centre_of(along[1]), other / 2);
            return sight_.origin + sight_.camera.seen(place) * sight_.cell;
        };
        const std::array<Point, 4> corners = {corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)};
        const float light = direction[2] > 0 ? 0.18F : std::abs(direction[1]) > 0.5 ? 0 : -0.22F;
        const Color color = light > 0 ? lighter(solid.color, light) : darker(solid.color, -light);
        painter_.polygon({corners.begin(), corners.end()}, shown(solid, color));
        if (painter_.has_texture() && solid.kind == SolidKind::full) {
            painter_.draw_texture({{corners.begin(), corners.end()}, sight_.origin, sight_.cell, color});
        }
        const std::array<Site, 4> beyond = {Site{} - along[1], along[0], along[1], Site{} - along[0]};
        for (int side = 0; side < 4; ++side) {
            const Site next = solid.site + at(beyond, side);
            if (!has(next, solid.owner) || has(next + out, solid.owner)) {
                painter_.line(at(corners, side), at(corners, (side + 1) % 4),
                              shown(solid, darker(solid.color, 0.5F)), std::max(1.0F, sight_.cell * 0.035F));
            }
        }
    }

    void finish(const Solid& solid) {
        const Point centre = sight_.middle(solid.site) - (sight_.lattice->is_round ? Point{} : top_of_cube());
        if (solid.is_marked) {
            painter_.ring(centre, sight_.cell * 0.3F, painter_.theme().page, 5);
            painter_.ring(centre, sight_.cell * 0.3F, painter_.theme().bad, 2.5F);
        }
        const float height = sight_.cell * 0.46F;
        if (!solid.letter.empty() && height >= least_letter_in_space) {
            painter_.letter(centre, solid.letter, ink_on(solid.color), height);
        }
    }
    Point top_of_cube() const {  // from the middle of the upper face to the cube's
        return sight_.camera.seen(Direction{0, 0, -0.5}) * sight_.cell;
    }

    Painter& painter_;
    const Sight& sight_;
    const std::vector<Solid>& solids_;
    std::map<Site, int> full_;  // where each opaque solid is in the list
};

}  // namespace

void draw_ball(Painter& painter, Point centre, float radius, Color color) {
    painter.circle(centre, radius, darker(color, 0.45F));
    painter.circle(centre - Point{0, radius * 0.03F}, radius * 0.93F, color);
    if (radius >= least_shaded) {
        if (painter.has_texture()) {
            painter.draw_texture(
                {round_outline(centre, radius * 0.93F), centre - Point{radius, radius}, 2 * radius, color});
        }
        painter.circle(centre - Point{radius * 0.2F, radius * 0.25F}, radius * 0.6F,
                       with_alpha(lighter(color, 0.3F), 0.55F));
        painter.circle(centre - Point{radius * 0.32F, radius * 0.4F}, radius * 0.2F,
                       with_alpha(lighter(color, 0.75F), 0.7F));
    }
}

void draw_solids(Painter& painter, const Sight& sight, std::vector<Solid> solids) {
    std::stable_sort(solids.begin(), solids.end(), [&](const Solid& one, const Solid& other) {
        return sight.camera.nearness(*sight.lattice, one.site) <
               sight.camera.nearness(*sight.lattice, other.site);
    });
    Scenery(painter, sight, solids).draw();
}

}  // namespace tessera::space
