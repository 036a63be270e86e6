#include "app/families/edge_match/info.h"

#include <algorithm>
#include <set>

// Params for more puzzles like one.

namespace tessera {

namespace {

// Counts the motifs and colours on the level's edges.
void take_palette(edge_match::Params& params, const edge_match::Level& level) {
    std::set<int> motifs;
    std::set<int> colors;
    for (const edge_match::Tile& tile : level.tiles) {
        for (const edge_match::Edge& edge : tile.edges) {
            if (!(edge == edge_match::plain_edge)) {
                const edge_match::MotifColor kind = edge_match::motif_color_of(edge.color);
                motifs.insert(kind.motif);
                colors.insert(kind.color);
            }
        }
    }
    params.motif_count = std::max(1, static_cast<int>(motifs.size()));
    params.color_count = std::max(1, static_cast<int>(colors.size()));
}

bool has_halves(const edge_match::Level& level) {
    return std::any_of(level.tiles.begin(), level.tiles.end(), [](const edge_match::Tile& tile) {
        return std::any_of(tile.edges.begin(), tile.edges.end(), [](const edge_match::Edge& edge) {
            return !(edge == edge_match::partner_of(edge)) && !(edge == edge_match::plain_edge);
        });
    });
}

}  // namespace

std::optional<edge_match::Params> InfoOf<EdgeMatch>::params_like(const edge_match::Level& level,
                                                                 std::optional<Tier> tier) {
    edge_match::Params params;
    params.columns = level.columns;
    params.rows = level.rows;
    params.is_framed = is_framed(level);
    params.has_halves = has_halves(level);
    params.is_unique = std::max(level.columns, level.rows) <= edge_match::max_unique_side;
    params.tier = params.is_unique && params.is_framed ? tier : std::nullopt;
    if (!params.tier || why_params_are_impossible(params)) {
        params.tier.reset();
        take_palette(params, level);
    }
    return params;
}

}  // namespace tessera
