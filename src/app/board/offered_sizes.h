#pragma once

#include "app/board/family_info.h"
#include "app/board/maker_fields.h"
#include "app/ui/painter.h"
#include "base/grid.h"
#include "base/index.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Draws a board of this size as a plain grid, as large as the rectangle allows.
void draw_grid_picture(Painter& painter, Cell size, const Rect& rect);

// The sizes that a maker's sheet offers as pictures: `sizes` (rows and columns), and last every other size. For params with
// `rows` and `columns`.
template <class Params, const auto& sizes>
struct OfferedSizes {
    static std::span<const std::string_view> captions() {
        static const std::vector<std::string> texts = [] {
            std::vector<std::string> all;
            for (const Cell size : sizes) {
                all.push_back(size_in_words(size.column, size.row));
            }
            return all;
        }();
        static const std::vector<std::string_view> captions = [] {
            std::vector<std::string_view> all(texts.begin(), texts.end());
            all.emplace_back("other size");
            return all;
        }();
        return captions;
    }
    static int chosen(const Params& params) {
        const auto* const found = std::find(sizes.begin(), sizes.end(), Cell{params.rows, params.columns});
        return static_cast<int>(found - sizes.begin());
    }
    // Chooses a size; the last choice leaves it as it is.
    static void choose(Params& params, int index) {
        if (index < int_size(sizes)) {
            params.columns = at(sizes, index).column;
            params.rows = at(sizes, index).row;
        }
    }
    // True if the choice stands for sizes that are not offered, and none of those is chosen.
    static bool is_open(const Params& params, int choice) {
        return choice == int_size(sizes) && chosen(params) != choice;
    }
};

}  // namespace tessera
