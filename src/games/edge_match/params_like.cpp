#include "games/edge_match/params_like.h"

#include <algorithm>
#include <set>

namespace tessera::edge_match {

namespace {

// Counts the motifs and colours on the level's edges.
void take_palette(Params& params, const Level& level) {
    std::set<int> motifs;
    std::set<int> colors;
    for (const Tile& tile : level.tiles) {
        for (const Edge& edge : tile.edges) {
            if (!(edge == plain_edge)) {
                const MotifColor kind = motif_color_of(edge.color);
                motifs.insert(kind.motif);
                colors.insert(kind.color);
            }
        }
    }
    params.motif_count = std::max(1, static_cast<int>(motifs.size()));
    params.color_count = std::max(1, static_cast<int>(colors.size()));
}

bool has_halves(const Level& level) {
    return std::any_of(level.tiles.begin(), level.tiles.end(), [](const Tile& tile) {
        return std::any_of(tile.edges.begin(), tile.edges.end(), [](const Edge& edge) {
            return !(edge == partner_of(edge)) && !(edge == plain_edge);
        });
    });
}

}  // namespace

std::optional<Params> params_like(const Level& level, std::optional<Tier> tier) {
    Params params;
    params.columns = level.columns;
    params.rows = level.rows;
    params.is_framed = is_framed(level);
    params.has_halves = has_halves(level);
    params.is_unique = std::max(level.columns, level.rows) <= max_unique_side;
    params.tier = params.is_unique && params.is_framed ? tier : std::nullopt;
    if (!params.tier || why_params_are_impossible(params)) {
        params.tier.reset();
        take_palette(params, level);
    }
    return params;
}

}  // namespace tessera::edge_match
