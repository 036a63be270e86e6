#include "games/polyomino/engines/position_cover.h"

#include "games/polyomino/engines/placements.h"
#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/lattice_shape.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace tessera::polyomino {

namespace {

// Assigns pieces to options, reassigning earlier options if that frees a piece (augmenting paths).
class PieceHandout {
public:
    explicit PieceHandout(std::vector<int> left) : left_(std::move(left)) {}

    void serve(std::vector<int> candidates) {
        candidates_.push_back(std::move(candidates));
        piece_of_.push_back(-1);
        std::vector<int> queue{int_size(piece_of_) - 1};
        std::vector<int> asked_by(piece_of_.size(), -1);
        for (std::size_t next = 0; next < queue.size(); ++next) {
            for (const int piece : at(candidates_, queue[next])) {
                if (at(left_, piece) > 0) {
                    shift_along(queue[next], piece, asked_by);
                    return;
                }
                for (int other = 0; other < int_size(piece_of_); ++other) {
                    if (at(piece_of_, other) == piece && at(asked_by, other) < 0) {
                        at(asked_by, other) = queue[next];
                        queue.push_back(other);
                    }
                }
            }
        }
        TESSERA_ASSERT(false);  // the resources guarantee a piece for every option
    }

    int piece_of(int option) const { return at(piece_of_, option); }

private:
    void shift_along(int option, int piece, const std::vector<int>& asked_by) {
        --at(left_, piece);
        while (option >= 0) {
            std::swap(piece, at(piece_of_, option));
            option = piece < 0 ? -1 : at(asked_by, option);
        }
    }

    std::vector<int> left_;
    std::vector<std::vector<int>> candidates_;
    std::vector<int> piece_of_;
};

}  // namespace

struct PositionCover::Group {
    std::vector<int> pieces;
    std::map<std::vector<int>, std::vector<Shape>> outlines;  // by the pieces that have these outlines
};

namespace {

// Returns a key that is equal for pieces in the same group.
std::vector<Shape> group_key(const Piece& piece, bool tells_apart, const Lattice* lattice) {
    std::vector<Shape> key{canonical(lattice, piece.shape)};
    if (tells_apart) {
        key = piece.orientations;
        std::sort(key.begin(), key.end());
    }
    return key;
}

}  // namespace

PositionCover::PositionCover(const Level& level, const State& state, bool tells_apart)
    : PositionCover(Begin{}, level, state, tells_apart) {
    while (!is_complete()) {
        step();
    }
}

PositionCover PositionCover::begun(const Level& level, const State& state, bool tells_apart) {
    return {Begin{}, level, state, tells_apart};
}

PositionCover::PositionCover(Begin /*begin*/, const Level& level, const State& state, bool tells_apart)
    : level_(level), left_(left_counts(level, state)), open_(open_cells(level, state)) {
    if (level_.lattice == nullptr) {
        frame_open_cells();
    } else {
        number_open_cells();
    }
    std::map<std::vector<Shape>, Group> groups;
    for (int piece = 0; piece < int_size(left_); ++piece) {
        if (at(left_, piece) > 0) {
            groups[group_key(at(level_.pieces, piece), tells_apart, level_.lattice)].pieces.push_back(piece);
        }
    }
    // Ordered by first piece: the order of the level is the order of options.
    std::map<int, Group*> ordered;
    for (auto& [key, group] : groups) {
        ordered[group.pieces.front()] = &group;
    }
    bool may_prune = level_.lattice == nullptr;  // by regions, which are those of squares
    for (const auto& [piece, group] : ordered) {
        add_group(*group);
        may_prune = may_prune && is_connected(at(level_.pieces, piece).shape);
    }
    if (!may_prune) {
        cover_.unit_areas.clear();
    }
    size_.cells = static_cast<std::uint64_t>(cover_.cell_count());
    size_.width = static_cast<std::uint64_t>(std::max(1, cover_.width));
}

void PositionCover::frame_open_cells() {
    Cell end;
    corner_ = {open_.rows(), open_.columns()};
    for (int index = 0; index < open_.size(); ++index) {
        if (open_[index]) {
            const Cell cell = open_.cell(index);
            corner_ = {std::min(corner_.row, cell.row), std::min(corner_.column, cell.column)};
            end = {std::max(end.row, cell.row + 1), std::max(end.column, cell.column + 1)};
        }
    }
    frame_ = {std::max(0, end.row - corner_.row), std::max(0, end.column - corner_.column)};
    cover_.width = std::min(frame_.row, frame_.column);
    cover_.length = std::max(frame_.row, frame_.column);
    cover_.open.resize(static_cast<std::size_t>(cover_.cell_count()));
    for (int cell = 0; cell < cover_.cell_count(); ++cell) {
        cover_.open[static_cast<std::size_t>(cell)] = open_[board_cell(cell)];
    }
}

// Numbers the open cells along the longest side of the board, so that the covered part stays a prefix with a short ragged
// edge.
void PositionCover::number_open_cells() {
    const Lattice& lattice = *level_.lattice;
    std::vector<std::pair<std::array<int, 3>, Cell>> cells;
    std::array<int, 3> low{};
    std::array<int, 3> high{};
    for (int index = 0; index < open_.size(); ++index) {
        if (open_[index]) {
            const Site site = folded(lattice, open_.cell(index));
            cells.push_back({{site.layer, site.row, site.column}, open_.cell(index)});
            for (std::size_t axis = 0; axis < low.size(); ++axis) {
                const int place = cells.back().first[axis];
                low[axis] = cells.size() == 1 ? place : std::min(low[axis], place);
                high[axis] = cells.size() == 1 ? place : std::max(high[axis], place);
            }
        }
    }
    std::array<std::size_t, 3> axes{0, 1, 2};
    std::stable_sort(axes.begin(), axes.end(),
                     [&](std::size_t a, std::size_t b) { return high[a] - low[a] > high[b] - low[b]; });
    std::sort(cells.begin(), cells.end(), [&](const auto& a, const auto& b) {
        const auto along = [&](const auto& cell) {
            return std::array<int, 3>{cell.first[axes[0]], cell.first[axes[1]], cell.first[axes[2]]};
        };
        return along(a) < along(b);
    });
    number_of_cell_ = Grid<int>(open_.rows(), open_.columns(), -1);
    for (const auto& [place, cell] : cells) {
        number_of_cell_[cell] = int_size(cell_of_number_);
        cell_of_number_.push_back(cell);
    }
    cover_.width = cells.empty() ? 0 : 1;
    cover_.length = int_size(cells);
    cover_.open.assign(cells.size(), true);
}

// Returns the numbers of the cells of a shape, ascending.
std::vector<int> PositionCover::numbered_cells(const Shape& shape, Cell corner) const {
    std::vector<int> cells;
    for (const Cell cell : shape.cells) {
        cells.push_back(number_of_cell_[cell + corner]);
    }
    std::sort(cells.begin(), cells.end());
    return cells;
}

Cell PositionCover::board_cell(int cell) const {
    if (level_.lattice != nullptr) {
        return at(cell_of_number_, cell);
    }
    const int along = cell / cover_.width;
    const int across = cell % cover_.width;
    return corner_ + (frame_.row <= frame_.column ? Cell{across, along} : Cell{along, across});
}

std::optional<int> PositionCover::cover_cell(Cell cell) const {
    if (!open_.contains(cell) || !open_[cell]) {
        return std::nullopt;
    }
    return level_.lattice != nullptr ? number_of_cell_[cell] : cells_apart(cell - corner_);
}

// Returns the difference between the cell numbers of two cells of the cover that are `step` apart.
int PositionCover::cells_apart(Cell step) const {
    return frame_.row <= frame_.column ? step.column * cover_.width + step.row
                                       : step.row * cover_.width + step.column;
}

std::vector<int> PositionCover::cover_cells(const std::vector<Cell>& cells) const {
    std::vector<int> inside;
    for (const Cell cell : cells) {
        const std::optional<int> index = cover_cell(cell);
        if (!index) {
            return {};
        }
        inside.push_back(*index);
    }
    std::sort(inside.begin(), inside.end());
    return inside;
}

void PositionCover::add_group(const Group& pieces) {
    Group group = pieces;
    std::map<Shape, std::vector<int>> users;
    for (const int piece : group.pieces) {
        for (const Shape& outline : at(level_.pieces, piece).orientations) {
            users[outline].push_back(piece);
        }
    }
    for (const auto& [outline, who] : users) {
        group.outlines[who].push_back(outline);
    }
    const int first_kind = int_size(cover_.kinds);
    cover_.kinds.resize(cover_.kinds.size() + group.outlines.size());
    add_supplies(group, first_kind);
    int kind = first_kind;
    for (const auto& [who, outlines] : group.outlines) {
        for (const Shape& outline : outlines) {
            const int orientation = orientation_index(at(level_.pieces, who.front()), outline);
            outlines_.push_back({kind, {who.front(), orientation, {}}});
        }
        ++kind;
    }
}

// Adds the resources of a group. Outlines can be assigned to pieces if and only if no set of kinds is used
// more often than there are pieces for it (Hall 1935). Adds one resource for each set of kinds whose limit is
// not implied by another.
void PositionCover::add_supplies(const Group& group, int first_kind) {
    const int kind_count = int_size(cover_.kinds) - first_kind;
    std::vector<int> limits(std::size_t{1} << kind_count, 0);
    for (int set = 1; set < int_size(limits); ++set) {
        for (const int piece : group.pieces) {
            int kind = 0;
            bool serves = false;
            for (const auto& [who, outlines] : group.outlines) {
                serves =
                    serves || ((set >> kind & 1) != 0 && std::binary_search(who.begin(), who.end(), piece));
                ++kind;
            }
            at(limits, set) += serves ? at(left_, piece) : 0;
        }
    }
    const Shape& shape = at(level_.pieces, group.pieces.front()).shape;
    cover_.unit_areas.push_back({int_size(cover_.multiplicities), shape.size(), imbalance(shape)});
    for (int set = int_size(limits) - 1; set > 0; --set) {
        bool is_implied = false;  // by a larger set with the same limit
        for (int kind = 0; kind < kind_count; ++kind) {
            is_implied =
                is_implied || ((set >> kind & 1) == 0 && at(limits, set | 1 << kind) == at(limits, set));
        }
        for (int kind = 0; kind < kind_count && !is_implied; ++kind) {
            if ((set >> kind & 1) != 0) {
                at(cover_.kinds, first_kind + kind).push_back({int_size(cover_.multiplicities), 1});
            }
        }
        if (!is_implied) {
            cover_.multiplicities.push_back(at(limits, set));
        }
    }
}

std::uint64_t PositionCover::bytes() const {
    return size_.cover_bytes() + size_.options * sizeof(Placement);
}

Ticks PositionCover::step() {
    if (!is_measured()) {
        return count_options(outlines_[counted_++]);
    }
    if (added_ == 0) {
        const auto option_count = static_cast<std::size_t>(size_.options);
        cover_.option_kinds.reserve(option_count);
        cover_.option_starts.reserve(option_count + 1);
        cover_.option_cells.reserve(static_cast<std::size_t>(size_.entries));
        placements_.reserve(option_count);
    }
    return add_options(outlines_[added_++]);
}

namespace {

// A cache line holds several cells of a board row, and 16 entries of the cover.
Ticks ticks_for(const Grid<bool>& board, std::size_t entry_count) {
    return static_cast<Ticks>(board.size()) / 8 + entry_count / 16 + 1;
}

}  // namespace

Ticks PositionCover::count_options(const Outline& outline) {
    const Shape& shape = oriented_shape(level_, outline.sample);
    const std::vector<Cell> corners = fitting_corners(open_, shape);
    const std::uint64_t count = corners.size();
    if (level_.lattice != nullptr) {
        for (const Cell corner : corners) {
            const std::vector<int> cells = numbered_cells(shape, corner);
            size_.span = std::max(size_.span, static_cast<std::uint64_t>(cells.back() - cells.front() + 1));
        }
    } else if (count > 0) {
        int first = cells_apart(shape.cells.front());
        int last = first;
        for (const Cell cell : shape.cells) {
            first = std::min(first, cells_apart(cell));
            last = std::max(last, cells_apart(cell));
        }
        size_.span = std::max(size_.span, static_cast<std::uint64_t>(last - first + 1));
    }
    size_.options += count;
    size_.entries += count * shape.cells.size();
    return ticks_for(open_, 0);
}

Ticks PositionCover::add_options(const Outline& outline) {
    const Shape& shape = oriented_shape(level_, outline.sample);
    std::vector<int> steps;  // differences between the numbers of the corner and of the cells
    steps.reserve(shape.cells.size());
    for (const Cell cell : shape.cells) {
        steps.push_back(cells_apart(cell));
    }
    std::sort(steps.begin(), steps.end());
    std::vector<int> cells(steps.size());
    const std::vector<Cell> corners = fitting_corners(open_, shape);
    for (const Cell corner : corners) {
        if (level_.lattice != nullptr) {
            cells = numbered_cells(shape, corner);
        } else {
            const int first = cells_apart(corner - corner_);
            std::transform(steps.begin(), steps.end(), cells.begin(), [&](int step) { return first + step; });
        }
        cover_.add_option(outline.kind, cells);
        placements_.push_back({outline.sample.piece, outline.sample.orientation, corner});
    }
    return ticks_for(open_, corners.size() * cells.size());
}

std::vector<Placement> PositionCover::placements_of(const std::vector<int>& options) const {
    PieceHandout handout(left_);
    for (const int option : options) {
        const Shape& outline = oriented_shape(level_, placement_of(option));
        std::vector<int> candidates;
        for (int piece = 0; piece < int_size(left_); ++piece) {
            if (orientation_index(at(level_.pieces, piece), outline) >= 0) {
                candidates.push_back(piece);
            }
        }
        handout.serve(std::move(candidates));
    }
    std::vector<Placement> placements;
    for (int index = 0; index < int_size(options); ++index) {
        const Placement& sample = placement_of(at(options, index));
        const int piece = handout.piece_of(index);
        const int orientation = orientation_index(at(level_.pieces, piece), oriented_shape(level_, sample));
        placements.push_back({piece, orientation, sample.corner});
    }
    std::sort(placements.begin(), placements.end());
    return placements;
}

}  // namespace tessera::polyomino
