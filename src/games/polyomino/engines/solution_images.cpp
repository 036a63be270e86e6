#include "games/polyomino/engines/solution_images.h"

#include "games/polyomino/engines/symmetry.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace tessera::polyomino {

namespace {

constexpr std::uint64_t most_images = 48;  // of a cube

using Outline = std::vector<Cell>;  // sorted

// Maps placements by the symmetries that keep the position's solutions.
class PositionSymmetries {
public:
    PositionSymmetries(const Level& level, const State& state) : level_(level) {
        for (const Symmetry& symmetry : symmetries_of(level)) {
            if (effect_on_solutions(level, state, symmetry) == Effect::keeps) {
                symmetries_.push_back(symmetry);
            }
        }
    }

    // Returns the completion's images, each once.
    std::set<std::set<Outline>> images_of(const std::vector<Placement>& completion) const {
        std::set<std::set<Outline>> images;
        for (const Symmetry& symmetry : symmetries_) {
            std::set<Outline> image;
            for (const Placement& placement : completion) {
                image.insert(outline_after(symmetry, placement));
            }
            images.insert(std::move(image));
        }
        return images;
    }

    // Returns the same outline for a placement and its images.
    Outline first_image_of(const Placement& placement) const {
        Outline first = outline_after(symmetries_.front(), placement);
        for (const Symmetry& symmetry : symmetries_) {
            first = std::min(first, outline_after(symmetry, placement));
        }
        return first;
    }

    BoardImage board() const {
        bool is_turned = false;
        bool is_mirrored = false;
        for (const Symmetry& symmetry : symmetries_) {
            const bool is_reflection =
                (symmetry.transposes != symmetry.mirrors_rows) != symmetry.mirrors_columns;
            is_mirrored = is_mirrored || symmetry.lattice != nullptr || is_reflection;
            is_turned =
                is_turned || symmetry.lattice != nullptr || (!is_reflection && !symmetry.is_identity());
        }
        return is_turned && is_mirrored ? BoardImage::both
               : is_turned              ? BoardImage::turned
                                        : BoardImage::mirrored;
    }

private:
    Outline outline_after(const Symmetry& symmetry, const Placement& placement) const {
        return image_of(symmetry, cells_of(level_, placement), level_.board);
    }

    const Level& level_;
    std::vector<Symmetry> symmetries_;  // the identity first
};

int kind_of_piece(const CandidateTable& table, int piece) {
    for (int kind = 0; kind < table.kind_count(); ++kind) {
        const std::vector<int>& pieces = table.kind(kind).pieces;
        if (std::find(pieces.begin(), pieces.end(), piece) != pieces.end()) {
            return kind;
        }
    }
    return -1;
}

}  // namespace

std::optional<SolutionImages> solution_images(const Level& level, const State& state,
                                              const CandidateTable& table, const PlacementAnalysis& known,
                                              const std::vector<Placement>& completion) {
    const bool has_few = known.is_exact && SolutionCount(1) < known.solutions &&
                         !(SolutionCount(most_images) < known.solutions);
    if (!has_few || table.is_too_large()) {
        return std::nullopt;
    }
    const PositionSymmetries symmetries(level, state);
    SolutionImages found;
    found.count = int_size(symmetries.images_of(completion));
    if (!(known.solutions == static_cast<std::uint64_t>(found.count))) {
        return std::nullopt;
    }
    found.board = symmetries.board();
    using Orbit = std::pair<int, Outline>;  // by kind
    std::map<Orbit, int> orbits;
    for (const Placement& placement : completion) {
        orbits.emplace(Orbit(kind_of_piece(table, placement.piece), symmetries.first_image_of(placement)),
                       int_size(orbits));
    }
    const int known_orbits = int_size(orbits);
    for (int candidate = 0; candidate < table.candidate_count(); ++candidate) {
        Orbit orbit(table.kind_of(candidate), symmetries.first_image_of(table.placement(candidate)));
        found.orbits.push_back(orbits.emplace(std::move(orbit), int_size(orbits)).first->second);
        if (found.orbits.back() < known_orbits) {
            found.survivors.push_back(candidate);
        }
    }
    return found;
}

}  // namespace tessera::polyomino
