#include "formats/burr/voxels.h"

#include "base/text.h"

#include <algorithm>
#include <string>

namespace tessera {

namespace {

constexpr int most_side = 128;  // of a board in level text
constexpr std::string_view signs_of_cells = "#+_";

std::string words_in(const pugi::xml_node& element) {
    std::string words;
    for (const pugi::xml_node& child : element.children()) {
        words += child.value();
    }
    return words;
}

// Returns the signs of the cells, without colours and blanks.
std::string signs_in(const BurrShape& shape) {
    std::string words = words_in(shape.element);
    std::erase_if(words, [](char letter) {
        return is_digit(letter) || std::string_view(" \t\r\n").find(letter) != std::string_view::npos;
    });
    return words;
}

struct Span {
    int low = 0;
    int high = 0;

    int size() const { return high - low + 1; }
};

std::array<Span, 3> spans_of(const std::vector<Voxel>& voxels) {
    std::array<Span, 3> spans;
    for (int axis = 0; axis < 3; ++axis) {
        Span& span = at(spans, axis);
        span = {at(voxels.front().at, axis), at(voxels.front().at, axis)};
        for (const Voxel& voxel : voxels) {
            span = {std::min(span.low, at(voxel.at, axis)), std::max(span.high, at(voxel.at, axis))};
        }
    }
    return spans;
}

Error too_large(const BurrShape& shape) {
    return refusal_of(shape, "shape {} is larger than a board or a piece can be here");
}

}  // namespace

std::size_t offset_of(const pugi::xml_node& element) {
    const std::ptrdiff_t name = element.offset_debug();  // the name stands after its <
    return name > 0 ? static_cast<std::size_t>(name) - 1 : 0;
}

Error refusal_of(const BurrShape& shape, std::string_view pattern) {
    return {ErrorCode::impossible_puzzle, offset_of(shape.element),
            say(pattern, std::string("S").append(std::to_string(shape.number)))};
}

std::optional<int> whole_number(std::string_view text) {
    constexpr int most = 999'999'999;
    return std::all_of(text.begin(), text.end(), is_digit) ? parse_int(text, 0, most) : std::nullopt;
}

bool has_colours(const BurrShape& shape) {
    return words_in(shape.element).find_first_of("123456789") != std::string::npos;
}

Result<std::vector<Voxel>> read_voxels(const BurrShape& shape) {
    const auto x = whole_number(shape.element.attribute("x").value());
    const auto y = whole_number(shape.element.attribute("y").value());
    const auto z = whole_number(shape.element.attribute("z").value());
    const std::string signs = signs_in(shape);
    const auto count = static_cast<std::int64_t>(signs.size());
    const bool is_whole = x && y && z && *x > 0 && *y > 0 && *z > 0 && count % *x == 0 &&
                          count / *x % *y == 0 && count / *x / *y == *z &&
                          signs.find_first_not_of(signs_of_cells) == std::string::npos;
    if (!is_whole) {
        return tl::unexpected<Error>(
            refusal_of(shape, "shape {} is damaged: its cells do not match its sides"));
    }
    std::vector<Voxel> voxels;
    for (int index = 0; index < int_size(signs); ++index) {
        if (at(signs, index) != '_') {
            voxels.push_back({at(signs, index) == '+', {index % *x, index / *x % *y, index / *x / *y}});
        }
    }
    if (int_size(voxels) > most_side * most_side) {
        return tl::unexpected<Error>(too_large(shape));
    }
    return voxels.empty() ? tl::unexpected<Error>(refusal_of(shape, "shape {} is empty"))
                          : Result<std::vector<Voxel>>(std::move(voxels));
}

Result<Grid<bool>> lay_flat(const BurrShape& shape, const std::vector<Voxel>& voxels) {
    const std::array<Span, 3> spans = spans_of(voxels);
    const int flat = at(spans, 2).size() == 1 ? 2 : at(spans, 1).size() == 1 ? 1 : 0;
    if (at(spans, flat).size() != 1) {
        return tl::unexpected<Error>(
            refusal_of(shape, "shape {} is not flat, and only puzzles of a single layer are read"));
    }
    const int across = flat == 0 ? 1 : 0;
    const int up = flat == 2 ? 1 : 2;
    if (at(spans, across).size() > most_side || at(spans, up).size() > most_side) {
        return tl::unexpected<Error>(too_large(shape));
    }
    Grid<bool> cells(at(spans, up).size(), at(spans, across).size(), false);
    for (const Voxel& voxel : voxels) {
        cells[Cell{at(spans, up).high - at(voxel.at, up), at(voxel.at, across) - at(spans, across).low}] =
            true;
    }
    return cells;
}

}  // namespace tessera
