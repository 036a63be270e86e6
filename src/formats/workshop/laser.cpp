#include "formats/workshop/laser.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

// Directions clockwise from the right, as rows count downwards.
constexpr std::array<Cell, 4> ways = {{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};

int turned_way(int way, int quarters) {
    return (way + quarters + 4) % 4;
}

class Tracer {
public:
    Tracer(const MadePart& part, Micrometres offset)
        : part_(part), offset_(offset), is_seen_(part.filled.rows() + 1, part.filled.columns() + 1, 0) {}

    std::vector<std::vector<CutPoint>> trace() {
        std::vector<std::vector<CutPoint>> outlines;
        for (int index = 0; index < is_seen_.size(); ++index) {
            for (int way = 0; way < 4; ++way) {
                if (is_border(is_seen_.cell(index), way) && !has_seen(is_seen_.cell(index), way)) {
                    outlines.push_back(trace_from(is_seen_.cell(index), way));
                }
            }
        }
        return outlines;
    }

private:
    bool is_filled(Cell cell) const { return part_.filled.contains(cell) && part_.filled[cell]; }
    bool has_seen(Cell corner, int way) const { return (is_seen_[corner] >> way & 1) != 0; }

    // True if the line that leaves the corner has a filled cell on its right hand, and none on its left.
    bool is_border(Cell corner, int way) const {
        // The cells around a corner, by the way to whose right they lie.
        constexpr std::array<Cell, 4> right_of = {{{0, 0}, {0, -1}, {-1, -1}, {-1, 0}}};
        return is_filled(corner + at(right_of, way)) &&
               !is_filled(corner + at(right_of, turned_way(way, -1)));
    }

    std::vector<CutPoint> trace_from(Cell start, int first_way) {
        std::vector<CutPoint> outline;
        Cell corner = start;
        int way = first_way;
        do {
            is_seen_[corner] |= 1 << way;
            corner = corner + at(ways, way);
            const int next = next_way(corner, way);
            if (next != way) {
                outline.push_back(moved_corner(corner, way, next));
            }
            way = next;
        } while (!(corner == start && way == first_way));
        return outline;
    }

    // Turns to the right where that is possible: around the same cell.
    int next_way(Cell corner, int way) const {
        for (const int quarters : {1, 0}) {
            if (is_border(corner, turned_way(way, quarters))) {
                return turned_way(way, quarters);
            }
        }
        return turned_way(way, -1);
    }

    // Moves a corner outwards from both lines that meet there.
    CutPoint moved_corner(Cell corner, int before, int after) const {
        const Cell out = at(ways, turned_way(before, -1)) + at(ways, turned_way(after, -1));
        return {at(part_.across, corner.column) + out.column * offset_,
                at(part_.down, corner.row) + out.row * offset_};
    }

    const MadePart& part_;
    Micrometres offset_;
    Grid<int> is_seen_;  // by corner: a bit for each way
};

std::string path_of(const std::vector<std::vector<CutPoint>>& outlines, const Placing& placing,
                    const std::string& name) {
    std::string text = "  <path class=\"" + name + "\" d=\"";
    for (const std::vector<CutPoint>& outline : outlines) {
        char verb = 'M';
        for (const CutPoint& point : outline) {
            text +=
                verb + in_millimetres(point.x + placing.left) + " " + in_millimetres(point.y + placing.top);
            verb = 'L';
        }
        text += "Z";
    }
    return text + "\"/>\n";
}

// Returns the tray's floor, which lies under the frame.
MadePart floor_of(const MadePart& walls) {
    return {"floor",
            Grid<bool>(1, 1, true),
            {walls.across.front(), walls.across.back()},
            {walls.down.front(), walls.down.back()}};
}

}  // namespace

std::vector<std::vector<CutPoint>> outlines_of(const MadePart& part, Micrometres offset) {
    return Tracer(part, offset).trace();
}

std::string format_laser(const polyomino::Level& level, const WorkshopLengths& lengths) {
    std::vector<MadePart> parts = parts_of(level, lengths);
    parts.push_back(floor_of(parts.front()));
    const std::vector<Placing> placings = lay_out(footprints_of(parts), /*is_first_alone=*/true);
    constexpr Micrometres margin = 2 * millimetre;
    Micrometres width = 0;
    Micrometres height = 0;
    std::string paths;
    for (const Placing& placing : placings) {
        const MadePart& part = at(parts, placing.part);
        const Micrometres offset = (lengths.kerf - lengths.clearance) / 2;
        paths += path_of(outlines_of(part, offset), placing,
                         placing.part == 0 || part.name == "floor" ? "tray" : "piece");
        width = std::max(width, placing.left + part.across.back());
        height = std::max(height, placing.top + part.down.back());
    }
    const std::string right = in_millimetres(width + 2 * margin);
    const std::string bottom = in_millimetres(height + 2 * margin);
    const std::string edge = in_millimetres(-margin);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + right + "mm\" height=\"" + bottom +
           R"(mm" viewBox=")" + edge + " " + edge + " " + right + " " + bottom +
           "\" fill=\"none\" stroke=\"#ff0000\" stroke-width=\"0.05\">\n" + paths + "</svg>\n";
}

}  // namespace tessera
