#include "app/families/edge_match/view.h"

#include <algorithm>

// What the sheet that makes puzzles asks for edge match.

namespace tessera {

namespace {

constexpr int largest_side = 12;

}  // namespace

std::vector<MakerField> maker_fields(const edge_match::Params& params) {
    return {
        {"columns", "Columns", params.columns, 2, largest_side, "", false},
        {"rows", "Rows", params.rows, 2, largest_side, "", false},
        {"motifs", "Motifs", params.motif_count, 1, edge_match::max_motif_count, "", false},
        {"colors", "Colours", params.color_count, 1, edge_match::max_color_count, "", false},
        {"frame", "A plain frame", params.is_framed ? 1 : 0, 0, 1, "", true},
        {"halves", "Motifs in two halves", params.has_halves ? 1 : 0, 0, 1, "", true},
    };
}

// One solution is promised where it is quick to prove: with a frame, or on small boards, and motifs enough.
void set_maker_field(edge_match::Params& params, std::string_view name, int value) {
    for (const MakerField& field : maker_fields(params)) {
        value = field.name == name ? std::clamp(value, field.low, field.high) : value;
    }
    if (name == "columns" || name == "rows") {
        (name == "columns" ? params.columns : params.rows) = value;
    } else if (name == "motifs" || name == "colors") {
        (name == "motifs" ? params.motif_count : params.color_count) = value;
    } else if (name == "frame" || name == "halves") {
        (name == "frame" ? params.is_framed : params.has_halves) = value != 0;
    }
    const int side = std::max(params.columns, params.rows);
    const int edge_kinds = params.motif_count * params.color_count * (params.has_halves ? 2 : 1);
    const int needed = params.is_framed ? side : 3 * side;
    params.is_unique = side <= edge_match::max_unique_side && edge_kinds >= needed;
}

}  // namespace tessera
