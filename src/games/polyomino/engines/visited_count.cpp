#include "games/polyomino/engines/visited_count.h"

#include "games/polyomino/engines/registry.h"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

namespace tessera::polyomino {

namespace {

std::vector<Shape> sorted_orientations(const Piece& piece) {
    std::vector<Shape> orientations = piece.orientations;
    std::sort(orientations.begin(), orientations.end());
    return orientations;
}

// Returns for each remaining piece the first one with the same orientations; nothing if some share only a part of them.
std::optional<std::vector<int>> kinds_of(const Level& level, const std::vector<int>& left) {
    std::map<std::vector<Shape>, int> kinds;
    std::map<Shape, int> owners;
    std::vector<int> kind_of;
    for (int piece = 0; piece < int_size(level.pieces); ++piece) {
        const int kind = kinds.emplace(sorted_orientations(at(level.pieces, piece)), piece).first->second;
        kind_of.push_back(kind);
        for (const Shape& shape : at(level.pieces, piece).orientations) {
            if (at(left, piece) > 0 && owners.emplace(shape, kind).first->second != kind) {
                return std::nullopt;
            }
        }
    }
    return kind_of;
}

CoverBoard board_of(const PieceCover& cover, const Level& level, const std::vector<int>& kinds) {
    CoverBoard board;
    board.neighbours.resize(static_cast<std::size_t>(cover.cell_count()));
    for (int piece = 0; piece < int_size(cover.left()); ++piece) {
        for (int copy = 0; copy < at(cover.left(), piece); ++copy) {
            board.unit_sizes.push_back(at(level.pieces, piece).shape.size());
            board.unit_twins.push_back(at(kinds, piece));
        }
    }
    return board;
}

}  // namespace

bool VisitedCount::can_count(const Level& level, const State& state, std::uint64_t bytes) {
    std::uint64_t cells = 1;
    for (const Piece& piece : level.pieces) {
        cells = std::max(cells, static_cast<std::uint64_t>(piece.shape.size()) + 1);
    }
    constexpr std::uint64_t bytes_per_cell = 80;  // links, outlines, places of the pivot
    return kinds_of(level, left_counts(level, state)) &&
           placement_bound(level, state) * cells * bytes_per_cell <= bytes;
}

VisitedCount::VisitedCount(const Level& level, const State& state, const std::vector<Symmetry>& symmetries,
                           std::uint64_t cap)
    : level_(level), state_(state), cover_(level, state), cap_(cap) {
    for (const Symmetry& symmetry : symmetries) {
        if (symmetry.is_identity()) {
            continue;
        }
        Images images(static_cast<std::size_t>(level.board.size()), -1);
        for (int cell = 0; cell < level.board.size(); ++cell) {
            const Cell image = polyomino::image_of(symmetry, level.board.cell(cell), level.board);
            at(images, cell) = level.board.contains(image) ? level.board.index(image) : -1;
        }
        symmetries_.push_back(std::move(images));
    }
    for (const Placement& placement : state.placed) {
        placed_.push_back(outline_of(placement));
    }
}

VisitedCount::Outline VisitedCount::image_of(const Outline& outline, const Images& images) {
    Outline image;
    image.reserve(outline.size());
    for (const int cell : outline) {
        image.push_back(at(images, cell));
    }
    std::sort(image.begin(), image.end());
    return image;
}

VisitedCount::Outline VisitedCount::outline_of(const Placement& placement) const {
    Outline outline;
    for (const Cell cell : cells_of(level_, placement)) {
        outline.push_back(level_.board.index(cell));
    }
    std::sort(outline.begin(), outline.end());
    return outline;
}

// Returns nothing if a symmetry turns the piece into another one.
std::optional<VisitedCount::Pivot> VisitedCount::pivot_on(const std::vector<Outline>& ways, int piece) const {
    const std::set<Outline> all(ways.begin(), ways.end());
    Pivot pivot{piece, {}};
    for (const Outline& way : all) {
        std::vector<int> keepers;
        bool is_first = true;
        for (int symmetry = 0; symmetry < int_size(symmetries_); ++symmetry) {
            const Outline image = image_of(way, at(symmetries_, symmetry));
            if (!all.contains(image)) {
                return std::nullopt;
            }
            is_first = is_first && !(image < way);
            if (image == way) {
                keepers.push_back(symmetry);
            }
        }
        if (is_first) {
            pivot.places.emplace(way, std::move(keepers));
        }
    }
    return pivot;
}

// Chooses a piece that has few places left and loses many to symmetry, the last such: a place that a symmetry keeps spares
// nothing. On the box of 3 x 4 x 5 solid pentominoes that halves the nodes of the piece with the fewest places. It must be the
// only piece of its kind and lie in every solution.
void VisitedCount::choose_pivot() {
    const std::vector<int> kinds = *kinds_of(level_, cover_.left());
    double least_cost = std::numeric_limits<double>::max();
    const bool has_spare = cover_.problem().item_count() > cover_.problem().primary_count();
    for (int piece = 0; piece < int_size(kinds) && !symmetries_.empty() && !has_spare; ++piece) {
        int of_kind = 0;
        for (int other = 0; other < int_size(kinds); ++other) {
            of_kind += at(kinds, other) == at(kinds, piece) ? at(cover_.left(), other) : 0;
        }
        if (of_kind != 1 || at(cover_.left(), piece) != 1) {
            continue;
        }
        std::vector<Outline> ways;
        for (int option = 0; option < cover_.problem().option_count(); ++option) {
            if (cover_.placement_of(option).piece == piece) {
                ways.push_back(outline_of(cover_.placement_of(option)));
            }
        }
        std::optional<Pivot> pivot = pivot_on(ways, piece);
        if (!pivot || pivot->places.empty()) {
            continue;
        }
        const auto places = static_cast<double>(pivot->places.size());
        const double spared = static_cast<double>(ways.size()) / places;
        if (const double cost = places / (spared * spared * spared); cost <= least_cost) {
            least_cost = cost;
            pivot_ = std::move(*pivot);
        }
    }
}

void VisitedCount::start_search() {
    choose_pivot();
    const ExactCover& whole = cover_.problem();
    ExactCover problem(whole.primary_count(), whole.item_count() - whole.primary_count());
    for (int option = 0; option < whole.option_count(); ++option) {
        const Placement& placement = cover_.placement_of(option);
        Outline outline = outline_of(placement);
        if (placement.piece == pivot_.piece && !pivot_.places.contains(outline)) {
            continue;
        }
        std::vector<int> items;
        items.reserve(static_cast<std::size_t>(whole.option_size(option)));
        for (int place = 0; place < whole.option_size(option); ++place) {
            items.push_back(whole.entry(option, place).item);
        }
        problem.add_option(items);
        outlines_.push_back(std::move(outline));
        piece_of_.push_back(placement.piece);
    }
    stats_.ticks += static_cast<Ticks>(whole.entry_count());
    search_for(problem);
}

void VisitedCount::search_for(const ExactCover& problem) {
    CoverBoard board = board_of(cover_, level_, *kinds_of(level_, cover_.left()));
    std::vector<int> twins = board.unit_twins;
    std::sort(twins.begin(), twins.end());
    AlgorithmXOptions options;
    options.breaks_twins = std::adjacent_find(twins.begin(), twins.end()) != twins.end();
    if (!options.breaks_twins && BitCover::can_cover(problem)) {
        search_.emplace<BitCover>(problem);
    } else {
        search_.emplace<AlgorithmX<NoTrace>>(problem, board, options);
    }
}

// True if no image of the tiling has the smaller picture: for each cell the first cell of the piece on it.
bool VisitedCount::is_first(const std::vector<int>& chosen) const {
    const std::vector<int>* keepers = nullptr;
    for (const int option : chosen) {
        if (at(piece_of_, option) == pivot_.piece) {
            keepers = &pivot_.places.at(at(outlines_, option));
        }
    }
    const auto picture_of = [&](const Images* images) {
        std::vector<int> picture(static_cast<std::size_t>(level_.board.size()), -1);
        const auto add = [&](const Outline& outline) {
            const Outline there = images != nullptr ? image_of(outline, *images) : outline;
            for (const int cell : there) {
                at(picture, cell) = there.front();
            }
        };
        for (const int option : chosen) {
            add(at(outlines_, option));
        }
        std::for_each(placed_.begin(), placed_.end(), add);
        return picture;
    };
    const std::vector<int> picture =
        keepers == nullptr || !keepers->empty() ? picture_of(nullptr) : std::vector<int>();
    for (int symmetry = 0; symmetry < int_size(symmetries_); ++symmetry) {
        const bool matters =
            keepers == nullptr || std::find(keepers->begin(), keepers->end(), symmetry) != keepers->end();
        if (matters && picture_of(&at(symmetries_, symmetry)) < picture) {
            return false;
        }
    }
    return true;
}

template <class Search>
Outcome VisitedCount::follow(Search& search, Ticks budget) {
    const Ticks before = search.stats().ticks;
    const Outcome outcome = search.advance(budget);
    const SearchStats& stats = search.stats();
    stats_ = {stats_.ticks + stats.ticks - before, stats.nodes, stats.backtracks, stats_.solutions,
              stats.max_depth};
    if (outcome == Outcome::solved && (symmetries_.empty() || is_first(search.chosen()))) {
        total_ += 1;
        stats_.solutions = total_.low;
    }
    return outcome;
}

Outcome VisitedCount::advance(Ticks budget) {
    const Ticks end = stats_.ticks + budget;
    Outcome outcome = Outcome::running;
    while (stats_.ticks < end && outcome != Outcome::exhausted && !has_reached_cap()) {
        const Ticks rest = end - stats_.ticks;
        if (!cover_.is_complete()) {
            stats_.ticks += cover_.add_piece();
        } else if (auto* bits = std::get_if<BitCover>(&search_)) {
            outcome = follow(*bits, rest);
        } else if (auto* links = std::get_if<AlgorithmX<NoTrace>>(&search_)) {
            outcome = follow(*links, rest);
        } else {
            start_search();
        }
    }
    return outcome == Outcome::exhausted ? outcome : Outcome::running;
}

}  // namespace tessera::polyomino
