#include "games/polyomino/engines/makers_answer.h"

#include "games/polyomino/engines/placements.h"
#include "games/polyomino/engines/symmetry.h"
#include "games/polyomino/lattice_board.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tessera::polyomino {

static_assert(Engine<MakersAnswer>);

namespace {

struct LyingPiece {
    int piece = 0;
    int orientation = 0;
};

// Returns for each shape the pieces that have it as an orientation; those with the fewest
// orientations come first.
std::map<Shape, std::vector<LyingPiece>> lying_pieces(const Level& level) {
    std::map<Shape, std::vector<LyingPiece>> found;
    for (int piece = 0; piece < int_size(level.pieces); ++piece) {
        const std::vector<Shape>& orientations = at(level.pieces, piece).orientations;
        for (int orientation = 0; orientation < int_size(orientations); ++orientation) {
            found[at(orientations, orientation)].push_back({piece, orientation});
        }
    }
    const auto freedom = [&](const LyingPiece& lying) {
        return at(level.pieces, lying.piece).orientations.size();
    };
    for (auto& entry : found) {
        std::stable_sort(entry.second.begin(), entry.second.end(),
                         [&](const LyingPiece& a, const LyingPiece& b) { return freedom(a) < freedom(b); });
    }
    return found;
}

// Returns the first piece with a copy left.
const LyingPiece* free_piece(const std::vector<LyingPiece>& alike, const std::vector<int>& left) {
    const auto found = std::find_if(alike.begin(), alike.end(),
                                    [&](const LyingPiece& lying) { return at(left, lying.piece) > 0; });
    return found == alike.end() ? nullptr : &*found;
}

Cell corner_around(const std::vector<Cell>& cells) {
    Cell corner = cells.front();
    for (const Cell cell : cells) {
        corner = {std::min(corner.row, cell.row), std::min(corner.column, cell.column)};
    }
    return corner;
}

bool is_of_this_board(const Params& params, const Level& level) {
    if (!params.lattice.empty()) {
        return lattice_of(params) == level.lattice && level_on_lattice(params).board == level.board;
    }
    return params.rows == level.board.rows() && params.columns == level.board.columns();
}

bool is_given(const Level& level, const Placement& placement) {
    return std::binary_search(level.givens.begin(), level.givens.end(), placement);
}

}  // namespace

std::optional<MakersAnswer> MakersAnswer::start(const Level& level, const State& state) {
    if (!level.recipe || level.recipe->version != generator_version) {
        return std::nullopt;
    }
    auto params = parse_params(level.recipe->params);
    return params && is_of_this_board(*params, level)
               ? std::optional(MakersAnswer(level, state, std::move(*params)))
               : std::nullopt;
}

MakersAnswer::MakersAnswer(Level level, State state, Params params)
    : level_(std::move(level)), state_(std::move(state)), remaking_(std::move(params), level_.recipe->seed) {}

std::optional<MakersAnswer::Way> MakersAnswer::closest_way(const Generator& made) const {
    std::optional<Way> best;
    for (const Symmetry& symmetry : symmetries_of(level_)) {
        std::vector<Region> regions;
        for (const Placement& placement : made.solution()) {
            Region region;
            for (const Cell cell : cells_of(made.level(), placement)) {
                region.push_back(image_of(symmetry, cell, level_.board));
            }
            std::sort(region.begin(), region.end());
            regions.push_back(std::move(region));
        }
        std::optional<Way> way = way_of(regions);
        const bool is_better = way && (!best || way->astray.size() < best->astray.size());
        if (is_better && is_solution(*way)) {
            best = std::move(way);
        }
    }
    return best;
}

// Returns nothing if a region conflicts with a given, or matches no remaining piece.
std::optional<MakersAnswer::Way> MakersAnswer::way_of(const std::vector<Region>& regions) const {
    Way way;
    std::map<Region, Placement> lies;
    for (const Placement& placement : state_.placed) {
        std::vector<Cell> cells = cells_of(level_, placement);
        std::sort(cells.begin(), cells.end());
        lies.emplace(std::move(cells), placement);
    }
    std::vector<int> left(level_.pieces.size());
    for (int piece = 0; piece < int_size(left); ++piece) {
        at(left, piece) = at(level_.pieces, piece).count;
    }
    std::vector<Region> open;
    for (const Region& region : regions) {
        const auto found = lies.find(region);
        if (found == lies.end()) {
            open.push_back(region);
        } else {
            --at(left, found->second.piece);
            lies.erase(found);
        }
    }
    for (const auto& entry : lies) {
        if (is_given(level_, entry.second)) {
            return std::nullopt;
        }
        way.astray.push_back(entry.second);
    }
    const auto pieces = lying_pieces(level_);
    for (const Region& region : open) {
        const auto alike = pieces.find(make_shape(region));
        const LyingPiece* const lying = alike == pieces.end() ? nullptr : free_piece(alike->second, left);
        if (lying == nullptr) {
            return std::nullopt;
        }
        --at(left, lying->piece);
        way.missing.push_back({lying->piece, lying->orientation, corner_around(region)});
    }
    return way;
}

bool MakersAnswer::is_solution(const Way& way) const {
    State state = state_;
    const auto play = [&](const Move& move) {
        Result<State> next = Polyomino::play(level_, state, move);
        if (next) {
            state = std::move(*next);
        }
        return next.has_value();
    };
    return std::all_of(way.astray.begin(), way.astray.end(),
                       [&](const Placement& placement) { return play(taking_back(placement)); }) &&
           std::all_of(way.missing.begin(), way.missing.end(),
                       [&](const Placement& placement) { return play(placing(placement)); }) &&
           Polyomino::is_solved(level_, state);
}

std::vector<Move> MakersAnswer::moves() const {
    std::vector<Move> moves;
    for (const Placement& placement : remaking_.way().astray) {
        moves.push_back(taking_back(placement));
    }
    for (const Placement& placement : remaking_.way().missing) {
        moves.push_back(placing(placement));
    }
    return moves;
}

}  // namespace tessera::polyomino
