#include "formats/burr/voxels.h"

#include "base/text.h"
#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/lattice_text.h"

#include <algorithm>
#include <string>

namespace tessera {

namespace {

using polyomino::Site;

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
    const std::ptrdiff_t name = element.offset_debug();  // the name follows its <
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

bool is_in_one_layer(const std::vector<Voxel>& voxels) {
    const std::array<Span, 3> spans = spans_of(voxels);
    return std::any_of(spans.begin(), spans.end(), [](const Span& span) { return span.size() == 1; });
}

namespace {

Result<std::vector<Site>> lay_flat(const BurrShape& shape, const std::vector<Voxel>& voxels) {
    const std::array<Span, 3> spans = spans_of(voxels);
    const int flat = at(spans, 2).size() == 1 ? 2 : at(spans, 1).size() == 1 ? 1 : 0;
    const int across = flat == 0 ? 1 : 0;
    const int up = flat == 2 ? 1 : 2;
    if (at(spans, across).size() > most_side || at(spans, up).size() > most_side) {
        return tl::unexpected<Error>(too_large(shape));
    }
    std::vector<Site> sites;
    sites.reserve(voxels.size());
    for (const Voxel& voxel : voxels) {
        sites.push_back(
            {0, at(spans, up).high - at(voxel.at, up), at(voxel.at, across) - at(spans, across).low});
    }
    return sites;
}

// A triangle with its base below has an even sum of x and y, as in a drawing.
Result<std::vector<Site>> lay_triangles(const BurrShape& shape, const std::vector<Voxel>& voxels) {
    if (spans_of(voxels)[2].size() != 1) {
        return tl::unexpected<Error>(
            refusal_of(shape, "shape {} is not flat, and triangles are read in a single layer only"));
    }
    std::vector<Site> sites;
    sites.reserve(voxels.size());
    for (const Voxel& voxel : voxels) {
        sites.push_back(*polyomino::triangular_lattice().site_at({0, -voxel.at[1], voxel.at[0]}));
    }
    return sites;
}

Result<std::vector<Site>> lay_spheres(const BurrShape& shape, const std::vector<Voxel>& voxels) {
    std::vector<Site> sites;
    sites.reserve(voxels.size());
    for (const Voxel& voxel : voxels) {
        const auto [x, y, z] = voxel.at;
        if ((x + y + z) % 2 != 0) {
            return tl::unexpected<Error>(refusal_of(shape, "shape {} has spheres where none can be"));
        }
        sites.push_back({z, (x - y - z) / 2, (x + y - z) / 2});
    }
    return sites;
}

}  // namespace

Result<std::vector<Site>> lay_on(const BurrShape& shape, const std::vector<Voxel>& voxels,
                                 const polyomino::Lattice& lattice) {
    if (&lattice == &polyomino::square_lattice()) {
        return lay_flat(shape, voxels);
    }
    Result<std::vector<Site>> sites = &lattice == &polyomino::triangular_lattice()
                                          ? lay_triangles(shape, voxels)
                                      : &lattice == &polyomino::sphere_lattice() ? lay_spheres(shape, voxels)
                                                                                 : std::vector<Site>();
    for (const Voxel& voxel : voxels) {
        if (&lattice == &polyomino::cubic_lattice()) {
            sites->push_back({voxel.at[2], -voxel.at[1], voxel.at[0]});
        }
    }
    return sites && !polyomino::is_drawable(lattice, *sites)
               ? Result<std::vector<Site>>(tl::unexpected<Error>(too_large(shape)))
               : std::move(sites);
}

}  // namespace tessera
