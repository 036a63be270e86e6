#pragma once

#include "app/board/family_info.h"
#include "app/board/tier_line.h"
#include "games/edge_match/edge_match.h"
#include "games/edge_match/engine_ids.h"

#include <array>
#include <span>

namespace tessera {

template <>
struct InfoOf<EdgeMatch> {
    using Params = edge_match::Params;

    static constexpr std::string_view caption = "Edge match";
    static constexpr bool is_explained = true;
    static constexpr ListCounts list_counts = {"Tiles", "{} {tile|tiles}", {9, 20}, {9, 25}};
    static constexpr WinPause win_pause = {1200, 1200};  // the picture whole for a breath
    static constexpr auto solvers = offered_solvers<edge_match::engines>();

    // Choices of the maker's sheet.
    static void choose_tier(Params& params, int index);

    static constexpr int largest_side = 12;
    static constexpr std::array<MakerLine<Params>, 7> maker_lines = {{
        tier_line<Params>(choose_tier),
        {"columns", "Columns", &Params::columns, nullptr, 2, largest_side},
        {"rows", "Rows", &Params::rows, nullptr, 2, largest_side},
        {"motifs", "Motifs", &Params::motif_count, nullptr, 0, edge_match::max_motif_count, "by size"},
        {"colors", "Colours", &Params::color_count, nullptr, 0, edge_match::max_color_count, "by size"},
        {"frame", "A plain frame", nullptr, &Params::is_framed},
        {"halves", "Motifs in two halves", nullptr, &Params::has_halves},
    }};

    static std::string title(const edge_match::Level& level) { return level.title; }
    static std::string size_text(const edge_match::Level& level) {
        return size_in_words(level.columns, level.rows);
    }
    static std::optional<Sentence> best_words(const edge_match::Level& /*level*/, int /*moves*/) {
        return {};
    }
    static Params first_params() { return {}; }
    static std::optional<Params> params_like(const edge_match::Level& level, std::optional<Tier> tier);
    static void adjust(Params& params, std::string_view changed);
};

}  // namespace tessera
