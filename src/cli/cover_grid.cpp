#include "cli/cover_grid.h"

#include "search/frontier/cover_size.h"

#include <algorithm>
#include <fmt/core.h>
#include <map>

namespace tessera {

namespace {

// An option's primary items and what it demands.
struct Parts {
    std::vector<int> cells;
    std::vector<int> resources;
    bool has_color = false;
};

Parts parts_of(const ExactCover& problem, int option) {
    Parts parts;
    for (int place = 0; place < problem.option_size(option); ++place) {
        const ExactCover::Entry& entry = problem.entry(option, place);
        const bool is_primary = entry.item < problem.primary_count();
        (is_primary ? parts.cells : parts.resources)
            .push_back(is_primary ? entry.item : entry.item - problem.primary_count());
        parts.has_color = parts.has_color || entry.color != ExactCover::no_color;
    }
    std::sort(parts.cells.begin(), parts.cells.end());
    std::sort(parts.resources.begin(), parts.resources.end());
    return parts;
}

std::vector<GridCover::Demand> demands_for(const std::vector<int>& resources) {
    std::vector<GridCover::Demand> demands;
    for (const int resource : resources) {
        demands.push_back({resource, 1});
    }
    return demands;
}

}  // namespace

Readable<GridCover> grid_cover_of(const ExactCover& problem, std::uint64_t memory_bytes) {
    GridCover cover;
    cover.width = 1;
    cover.length = problem.primary_count();
    cover.open.assign(static_cast<std::size_t>(cover.length), true);
    cover.multiplicities.assign(static_cast<std::size_t>(problem.item_count() - problem.primary_count()), 1);
    std::map<std::vector<int>, int> kinds;  // by what they demand
    for (int option = 0; option < problem.option_count(); ++option) {
        const Parts parts = parts_of(problem, option);
        if (parts.has_color) {
            return tl::unexpected<std::string>("this engine knows no colours; dancing_links does");
        }
        const auto [kind, is_new] = kinds.try_emplace(parts.resources, int_size(cover.kinds));
        if (is_new) {
            cover.kinds.push_back(demands_for(parts.resources));
        }
        cover.add_option(kind->second, parts.cells);
    }
    const std::uint64_t bytes = size_of(cover).layers_bytes();
    if (bytes > memory_bytes) {
        return tl::unexpected(
            fmt::format("this engine needs {} MB for a table of its options; dancing_links "
                        "needs less",
                        bytes >> 20U));
    }
    return cover;
}

}  // namespace tessera
