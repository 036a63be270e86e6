#pragma once

#include <array>

namespace tessera {

// A paper size in portrait format.
enum class Paper { a4, letter };
enum class SheetFormat { svg, html };

inline constexpr std::array<int, 4> puzzles_per_page = {1, 2, 4, 6};

struct SheetOptions {
    Paper paper = Paper::a4;
    SheetFormat format = SheetFormat::svg;
    int per_page = 0;  // one of puzzles_per_page; 0: as many as stay large enough

    bool operator==(const SheetOptions&) const = default;
};

}  // namespace tessera
