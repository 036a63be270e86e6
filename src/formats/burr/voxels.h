#pragma once

#include "base/grid.h"
#include "base/result.h"

#include <array>
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

// Returns the cells of a shape of one layer, without empty rows and columns around them; rows from top to bottom.
Result<Grid<bool>> lay_flat(const BurrShape& shape, const std::vector<Voxel>& voxels);

}  // namespace tessera
