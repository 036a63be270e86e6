#pragma once

#include "games/parallel_policy.h"
#include "games/polyomino/engines/analyser.h"
#include "games/polyomino/engines/counter.h"
#include "games/polyomino/engines/explainer.h"
#include "games/polyomino/engines/generator.h"
#include "games/polyomino/engines/grader.h"
#include "games/polyomino/engines/hinter.h"
#include "games/polyomino/engines/makers_answer.h"
#include "games/polyomino/engines/placements.h"
#include "games/polyomino/engines/solver.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace tessera {

namespace polyomino {

// The family's own choice first, then the usual winner of long searches: the beam, once more with another
// seed. After those, named engines that are the first choice on boards of other sizes, and other orders
// of the pieces.
inline constexpr std::array<Racer, 11> racers = {{
    {"", ""},
    {"", "beam"},
    {"", "beam"},
    {"descender", "cell_first"},
    {"perimeter_inverse", "beam"},
    {"compactness_inverse", ""},
    {"holes_inverse", ""},
    {"compactness", ""},
    {"perimeter", ""},
    {"holes", ""},
    {"ascender", ""},
}};

}  // namespace polyomino

// The engines that polyomino offers to jobs. Threads count as a team: shards of a count would hand over
// states that reach them again by other paths, and so repeat much of each other's work.
struct PolyominoEngines {
    using Solver = polyomino::Solver;
    using Counter = polyomino::Counter;
    using Hinter = polyomino::Hinter;
    using Analyser = polyomino::Analyser;
    using Explainer = polyomino::Explainer;
    using Generator = polyomino::Generator;
    using MakersAnswer = polyomino::MakersAnswer;
    using Grader = polyomino::Grader;

    // Limit for counting solutions beside a grade; high where counting is fast.
    static std::uint64_t graded_count_cap(const polyomino::Level& level) {
        constexpr int small_board = 66;
        return polyomino::open_cell_count(level) <= small_board ? 1000 : 2;
    }

    // Engine that soon finds two solutions if there are many, and a test if two solutions are
    // the same tiling.
    static constexpr std::string_view pair_engine = "dancing_links";
    static bool are_same(const polyomino::Level& level, const std::vector<polyomino::Move>& first,
                         const std::vector<polyomino::Move>& second) {
        return polyomino::tiling_of(level, first) == polyomino::tiling_of(level, second);
    }

    static constexpr bool is_unique_up_to_symmetry = false;

    static constexpr ParallelPolicy parallel_policy{true, polyomino::racers, true};
};

static_assert(GameEngines<PolyominoEngines, Polyomino>);

}  // namespace tessera
