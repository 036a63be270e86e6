#include "games/polyomino/cut.h"
#include "games/polyomino/lattice_shape.h"
#include "games/polyomino/numbering.h"

#include <algorithm>
#include <utility>

// The independent checker. It knows shapes and turns but no placements, engines or rules of play.

namespace tessera::polyomino {

namespace {

struct Region {
    std::vector<Cell> cells;  // row by row
    int piece = -1;           // the piece that it is matched to
};

std::vector<Region> unmatched_regions(const Cut& cut) {
    std::vector<Region> regions;
    for (int index = 0; index < cut.size(); ++index) {
        if (cut[index] >= 0) {
            regions.resize(std::max(regions.size(), static_cast<std::size_t>(cut[index]) + 1));
            at(regions, cut[index]).cells.push_back(cut.cell(index));
        }
    }
    return regions;
}

bool can_be(const Region& region, const Piece& piece, const Lattice* lattice) {
    const Shape shape = make_shape(region.cells);
    const std::vector<Shape> allowed =
        lattice == nullptr ? orientations_of(piece.shape, piece.can_flip, piece.can_turn)
                           : orientations_of(*lattice, piece.shape, piece.can_flip, piece.can_turn);
    return std::find(allowed.begin(), allowed.end(), shape) != allowed.end();
}

// Matches each region to a piece that it can be, respecting piece counts: bipartite matching by augmenting
// paths, found breadth first. Greedy matching is not enough, because a region may fit several pieces.
class Matching {
public:
    Matching(const Level& level, std::vector<Region>& regions) : level_(level), regions_(regions) {
        for (const Piece& piece : level.pieces) {
            free_.push_back(piece.count);
        }
    }

    void fix(Region& region, int piece) {
        region.piece = piece;
        --at(free_, piece);
        fixed_.push_back(&region);
    }

    bool match(Region& region) {
        if (region.piece >= 0) {
            return true;
        }
        std::vector<Visit> visits = {{&region, -1}};
        std::vector<char> seen(level_.pieces.size(), 0);
        for (int next = 0; next < int_size(visits); ++next) {
            for (int piece = 0; piece < int_size(level_.pieces); ++piece) {
                if (at(seen, piece) != 0 ||
                    !can_be(*at(visits, next).region, at(level_.pieces, piece), level_.lattice)) {
                    continue;
                }
                seen[static_cast<std::size_t>(piece)] = 1;
                if (at(free_, piece) > 0) {
                    --at(free_, piece);
                    augment(visits, next, piece);
                    return true;
                }
                visit_users(visits, next, piece);
            }
        }
        return false;
    }

private:
    struct Visit {
        Region* region;
        int from;  // index of the visit whose region wants this region's piece
    };

    void visit_users(std::vector<Visit>& visits, int from, int piece) {
        for (Region& user : regions_) {
            if (user.piece == piece && std::find(fixed_.begin(), fixed_.end(), &user) == fixed_.end()) {
                visits.push_back({&user, from});
            }
        }
    }

    static void augment(const std::vector<Visit>& visits, int last, int piece) {
        for (int visit = last; visit >= 0; visit = at(visits, visit).from) {
            std::swap(at(visits, visit).region->piece, piece);
        }
    }

    const Level& level_;
    std::vector<Region>& regions_;
    std::vector<int> free_;       // unmatched copies of each piece
    std::vector<Region*> fixed_;  // regions that are givens
};

// Returns `flat` with row and column of the cell, or `in_space` with layer, row and column, as the board is drawn.
Sentence say_where(const Level& level, Cell cell, const char* flat, const char* in_space) {
    const Site place = Numbering(level).place_of(cell);
    return is_in_space(level) ? say(in_space, place.layer, place.row, place.column)
                              : say(flat, place.row, place.column);
}

std::optional<Sentence> why_cells_differ(const Level& level, const Cut& cut) {
    if (cut.rows() != level.board.rows() || cut.columns() != level.board.columns()) {
        return say("the answer has another size than the board");
    }
    for (int index = 0; index < cut.size(); ++index) {
        if (cut[index] == uncovered_label) {
            return say_where(level, cut.cell(index), "the cell in row {}, column {} is not covered",
                             "the cell in layer {}, row {}, column {} is not covered");
        }
        if ((cut[index] == blocked_label) != (level.board[index] == Square::blocked)) {
            return say("the answer blocks other cells than the board");
        }
    }
    return std::nullopt;
}

// Returns the region that is exactly this given, or null.
Region* region_of_given(const Level& level, const Cut& cut, std::vector<Region>& regions,
                        const Placement& given) {
    std::vector<Cell> cells;
    for (const Cell cell : at(at(level.pieces, given.piece).orientations, given.orientation).cells) {
        cells.push_back(cell + given.corner);
    }
    std::sort(cells.begin(), cells.end());
    const int label = cut[cells.front()];
    return label >= 0 && at(regions, label).cells == cells ? &at(regions, label) : nullptr;
}

}  // namespace

std::optional<Sentence> why_not_a_solution(const Level& level, const Cut& cut) {
    if (auto reason = why_cells_differ(level, cut)) {
        return reason;
    }
    std::vector<Region> regions = unmatched_regions(cut);
    Matching matching(level, regions);
    for (const Placement& given : level.givens) {
        Region* const region = region_of_given(level, cut, regions, given);
        if (region == nullptr || region->piece >= 0) {
            return say("{} does not lie where the level fixes it", at(level.pieces, given.piece).name);
        }
        matching.fix(*region, given.piece);
    }
    for (Region& region : regions) {
        if (!matching.match(region)) {
            return say_where(level, region.cells.front(),
                             "the piece at row {}, column {} is not among those left",
                             "the piece at layer {}, row {}, column {} is not among those left");
        }
    }
    return std::nullopt;
}

}  // namespace tessera::polyomino
