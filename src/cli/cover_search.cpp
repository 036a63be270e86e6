#include "cli/cover_search.h"

#include "base/text.h"
#include "cli/cover_grid.h"
#include "cli/printable.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/core.h>
#include <utility>

namespace tessera {

namespace {

constexpr std::string_view usual_engine = "dancing_links";

enum class Technique : std::uint8_t { links, algorithm_x, cell_first, frontier };

struct CoverEngine {
    std::string_view name;
    Technique technique = Technique::links;
    ItemChoice choice = ItemChoice::fewest_options;
};

constexpr std::array<CoverEngine, 7> engines_for_covers = {{
    {usual_engine},
    {"algorithm_x", Technique::algorithm_x},
    {"algorithm_x+mrv", Technique::algorithm_x},
    {"algorithm_x+first", Technique::algorithm_x, ItemChoice::first},
    {"algorithm_x+random", Technique::algorithm_x, ItemChoice::random},
    {"cell_first", Technique::cell_first},
    {"frontier", Technique::frontier},
}};

}  // namespace

std::vector<std::string> cover_engines() {
    std::vector<std::string> names;
    for (const CoverEngine& engine : engines_for_covers) {
        names.emplace_back(engine.name);
    }
    return names;
}

Readable<CoverSearch> CoverSearch::start(const ExactCover& problem, const SolveOptions& options) {
    const auto engine = std::find_if(
        engines_for_covers.begin(), engines_for_covers.end(),
        [&](const CoverEngine& each) { return each.name == options.engine || options.engine.empty(); });
    if (engine == engines_for_covers.end()) {
        return tl::unexpected(fmt::format("there is no engine {} for exact cover; there are {}",
                                          shortened(options.engine, longest_name),
                                          join(cover_engines(), ", ")));
    }
    if (engine->technique == Technique::links) {
        return CoverSearch(Search(Links(problem)));
    }
    if (engine->technique == Technique::algorithm_x) {
        return CoverSearch(Search(WithSwitches(problem, CoverBoard{}, {engine->choice, options.seed})));
    }
    const Readable<GridCover> grid = grid_cover_of(problem, options.memory_bytes);
    if (!grid) {
        return tl::unexpected(grid.error());
    }
    return engine->technique == Technique::cell_first
               ? CoverSearch(Search(CellByCell(*grid)))
               : CoverSearch(Search(SolutionEnumerator(*grid, options.memory_bytes)));
}

Outcome CoverSearch::advance(Ticks budget) {
    return std::visit([budget](auto& search) { return search.advance(budget); }, search_);
}

const SearchStats& CoverSearch::stats() const {
    return std::visit([](const auto& search) -> const SearchStats& { return search.stats(); }, search_);
}

std::vector<int> CoverSearch::chosen() const {
    return std::visit([](const auto& search) { return search.chosen(); }, search_);
}

}  // namespace tessera
