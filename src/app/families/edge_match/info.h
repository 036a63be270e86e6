#pragma once

#include "app/board/family_info.h"
#include "app/board/offered_sizes.h"
#include "app/board/tier_line.h"
#include "games/edge_match/edge_match.h"
#include "games/edge_match/engine_ids.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tessera {

template <>
struct InfoOf<EdgeMatch> {
    using Params = edge_match::Params;

    static constexpr std::string_view caption = "Edge match";
    static constexpr bool is_explained = true;
    static constexpr ListCounts list_counts = {"Tiles", "{} {tile|tiles}", {9, 20}, {9, 25}};
    static constexpr WinPause win_pause = {1200, 1200};  // shows the whole picture for a moment
    static constexpr auto solvers = offered_solvers<edge_match::engines>();

    // Choices of the maker's sheet.
    static void choose_tier(Params& params, int index);

    static constexpr std::array<Cell, 8> offered_sizes = {
        {{2, 2}, {3, 3}, {3, 4}, {4, 4}, {4, 5}, {5, 5}, {6, 6}, {8, 8}}};
    using Sizes = OfferedSizes<Params, offered_sizes>;
    static void draw_size_choice(Painter& painter, const Params& params, int choice, const Rect& rect);

    static constexpr int largest_side = 12;
    static constexpr std::array<MakerLine<Params>, 8> maker_lines = {{
        tier_line<Params>(choose_tier),
        {.name = "size",
         .caption = "Size",
         .choices = Sizes::captions,
         .chosen = Sizes::chosen,
         .choose = Sizes::choose,
         .picture = draw_size_choice},
        {.name = "columns",
         .caption = "Columns",
         .number = &Params::columns,
         .low = 2,
         .high = largest_side,
         .is_advanced = true},
        {.name = "rows",
         .caption = "Rows",
         .number = &Params::rows,
         .low = 2,
         .high = largest_side,
         .is_advanced = true},
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
    static void adjust(Params& params, std::string_view changed);
    static std::string_view quicker(const Params& params);
};

}  // namespace tessera
