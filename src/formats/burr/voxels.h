#pragma once

#include "base/result.h"
#include "games/polyomino/lattice/lattice.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <pugixml.hpp>
#include <string_view>
#include <vector>

namespace tessera {

// A shape of a BurrTools file: x is to the right, y up, z towards the viewer.
struct BurrShape {
    pugi::xml_node element;
    int number = 0;  // from 1, as BurrTools names them: S1
};

// A cell that is not empty.
struct Voxel {
    bool is_optional = false;
    std::array<int, 3> at{};
};

// Returns the error with the offset of the shape; {} of the sentence is its name.
Error refusal_of(const BurrShape& shape, std::string_view pattern);
std::size_t offset_of(const pugi::xml_node& element);

// Returns 0 to 999,999,999 written in digits.
std::optional<int> whole_number(std::string_view text);

// Returns the cells, of which there is at least one.
Result<std::vector<Voxel>> read_voxels(const BurrShape& shape);
bool has_colours(const BurrShape& shape);

// The grids that are read: the number of each is its type in a file.
enum class BurrGrid : std::uint8_t { cubes, triangles, spheres };

bool is_in_one_layer(const std::vector<Voxel>& voxels);

// Returns the cells on a lattice: squares and triangles in one layer, cubes and spheres in space; the layers in which z
// is 0 are the lowest. Spheres are where the sum of x, y and z is even. Rows go from top to bottom.
Result<std::vector<polyomino::Site>> lay_on(const BurrShape& shape, const std::vector<Voxel>& voxels,
                                            const polyomino::Lattice& lattice);

}  // namespace tessera
