#include "app/families/polyomino/view.h"

#include <algorithm>
#include <array>

// What the sheet that makes puzzles asks for polyominoes.

namespace tessera {

namespace {

using polyomino::max_board_side;

struct Field {
    MakerField shown;
    int polyomino::CutParams::*value = nullptr;
};

constexpr std::array<Field, 5> fields = {{
    {{"columns", "Columns", 0, 2, max_board_side, "", false}, &polyomino::CutParams::columns},
    {{"rows", "Rows", 0, 2, max_board_side, "", false}, &polyomino::CutParams::rows},
    {{"pieces", "At most this many pieces", 0, 0, 400, "any", false}, &polyomino::CutParams::max_pieces},
    {{"smallest", "Smallest piece", 0, 1, 12, "", false}, &polyomino::CutParams::min_size},
    {{"largest", "Largest piece", 0, 0, 24, "any", false}, &polyomino::CutParams::max_size},
}};

}  // namespace

std::vector<MakerField> maker_fields(const polyomino::CutParams& params) {
    std::vector<MakerField> list;
    for (const Field& field : fields) {
        list.push_back(field.shown);
        list.back().value = params.*field.value;
    }
    return list;
}

// The two sizes push each other along, so that there is always something in between.
void set_maker_field(polyomino::CutParams& params, std::string_view name, int value) {
    for (const Field& field : fields) {
        if (field.shown.name == name) {
            params.*field.value = std::clamp(value, field.shown.low, field.shown.high);
        }
    }
    if (name == "smallest" && params.max_size > 0) {
        params.max_size = std::max(params.max_size, params.min_size);
    } else if (name == "largest" && params.max_size > 0) {
        params.min_size = std::min(params.min_size, params.max_size);
    }
}

}  // namespace tessera
