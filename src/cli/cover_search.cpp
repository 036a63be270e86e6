#include "cli/cover_search.h"

#include "base/text.h"
#include "cli/printable.h"

#include <array>
#include <fmt/core.h>
#include <utility>

namespace tessera {

namespace {

constexpr std::string_view usual_engine = "dancing_links";

struct CoverEngine {
    std::string_view name;
    ItemChoice choice = ItemChoice::fewest_options;
};

constexpr std::array<CoverEngine, 5> engines_for_covers = {{
    {usual_engine},
    {"algorithm_x"},
    {"algorithm_x+mrv"},
    {"algorithm_x+first", ItemChoice::first},
    {"algorithm_x+random", ItemChoice::random},
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
    for (const CoverEngine& engine : engines_for_covers) {
        if (engine.name == options.engine || options.engine.empty()) {
            return engine.name == usual_engine ? CoverSearch(Search(Links(problem)))
                                               : CoverSearch(Search(WithSwitches(
                                                     problem, CoverBoard{}, {engine.choice, options.seed})));
        }
    }
    return tl::unexpected(fmt::format("there is no engine {} for exact cover; there are {}",
                                      shortened(options.engine, longest_name), join(cover_engines(), ", ")));
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
