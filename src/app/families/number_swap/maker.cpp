#include "app/families/number_swap/view.h"

#include <algorithm>

// What the sheet that makes puzzles asks for number swap.

namespace tessera {

std::vector<MakerField> maker_fields(const number_swap::GridParams& params) {
    const int most_barriers = number_swap::max_barriers(params.rows, params.columns);
    return {
        {"columns", "Columns", params.columns, 2, number_swap::max_side, "", false},
        {"rows", "Rows", params.rows, 2, number_swap::max_side, "", false},
        {"barriers", "Barriers", params.barriers, 0, most_barriers, "none", false},
        {"swaps", "Swaps away from order", params.swaps, 0, 100, "any", false},
    };
}

void set_maker_field(number_swap::GridParams& params, std::string_view name, int value) {
    for (const MakerField& field : maker_fields(params)) {
        value = field.name == name ? std::clamp(value, field.low, field.high) : value;
    }
    if (name == "columns" || name == "rows") {
        (name == "columns" ? params.columns : params.rows) = value;
    } else if (name == "barriers" || name == "swaps") {
        (name == "barriers" ? params.barriers : params.swaps) = value;
    }
    params.barriers = std::min(params.barriers, number_swap::max_barriers(params.rows, params.columns));
}

}  // namespace tessera
