#include "search/frontier/cover_size.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr std::uint64_t int_bytes = sizeof(std::int32_t);
constexpr std::uint64_t word_bytes = sizeof(std::uint64_t);

}  // namespace

std::uint64_t CoverSize::cover_bytes() const {
    return (2 * options + entries) * int_bytes + cells / 8;
}

std::uint64_t CoverSize::plain_bytes() const {
    const std::uint64_t mask_bytes = word_count() * word_bytes;
    return options * (3 * int_bytes + mask_bytes) + cells * (2 * int_bytes + mask_bytes) +
           3 * width * mask_bytes;
}

std::uint64_t CoverSize::layers_bytes() const {
    return plain_bytes() + (2 * options + cells) * word_bytes;
}

CoverSize size_of(const GridCover& cover) {
    CoverSize size;
    size.cells = static_cast<std::uint64_t>(cover.cell_count());
    size.width = static_cast<std::uint64_t>(std::max(1, cover.width));
    size.options = static_cast<std::uint64_t>(cover.option_count());
    size.entries = cover.option_cells.size();
    for (int option = 0; option < cover.option_count(); ++option) {
        const int span = cover.cells_end(option)[-1] - cover.first_cell(option) + 1;
        size.span = std::max(size.span, static_cast<std::uint64_t>(span));
    }
    return size;
}

}  // namespace tessera
