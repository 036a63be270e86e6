#include "games/polyomino/engines/solution_class.h"

#include <algorithm>
#include <utility>

namespace tessera::polyomino {

SolutionClass::SolutionClass(PositionCover position, const Level& level, const State& state)
    : position_(std::move(position)), cell_count_(level.board.size()) {
    for (const Symmetry& symmetry : symmetries_of(level)) {
        std::vector<int> images;
        for (int cell = 0; cell < cell_count_; ++cell) {
            const Cell image = polyomino::image_of(symmetry, level.board.cell(cell), level.board);
            images.push_back(level.board.index(image));
        }
        symmetries_.push_back(std::move(images));
    }
    for (int option = 0; option < position_.cover().option_count(); ++option) {
        Outline outline;
        for (const Cell cell : cells_of(level, position_.placement_of(option))) {
            outline.push_back(level.board.index(cell));
        }
        std::sort(outline.begin(), outline.end());
        outlines_.push_back(outline);
        option_at_[outline] = option;
    }
    for (const Placement& placement : state.placed) {
        Outline outline;
        for (const Cell cell : cells_of(level, placement)) {
            outline.push_back(level.board.index(cell));
        }
        std::sort(outline.begin(), outline.end());
        placed_.push_back(outline);
        option_at_[outline] = -1;
    }
}

bool SolutionClass::is_first(const std::vector<int>& chosen) const {
    std::vector<Outline> outlines = placed_;
    for (const int option : chosen) {
        outlines.push_back(at(outlines_, option));
    }
    const std::vector<int> picture = picture_of(outlines);
    return std::none_of(symmetries_.begin(), symmetries_.end(), [&](const std::vector<int>& cell_images) {
        std::vector<Outline> images;
        images.reserve(outlines.size());
        for (const Outline& outline : outlines) {
            images.push_back(image_of(outline, cell_images));
        }
        return picture_of(images) < picture && is_solution(images);
    });
}

SolutionClass::Outline SolutionClass::image_of(const Outline& outline, const std::vector<int>& cell_images) {
    Outline image;
    for (const int cell : outline) {
        image.push_back(at(cell_images, cell));
    }
    std::sort(image.begin(), image.end());
    return image;
}

// Returns for each cell the first cell of the outline that covers it: equal only for equal tilings.
std::vector<int> SolutionClass::picture_of(const std::vector<Outline>& outlines) const {
    std::vector<int> picture(static_cast<std::size_t>(cell_count_), -1);
    for (const Outline& outline : outlines) {
        for (const int cell : outline) {
            at(picture, cell) = outline.front();
        }
    }
    return picture;
}

bool SolutionClass::is_solution(const std::vector<Outline>& outlines) const {
    std::vector<int> options;
    std::size_t placed_count = 0;
    for (const Outline& outline : outlines) {
        const auto known = option_at_.find(outline);
        if (known == option_at_.end()) {
            return false;
        }
        if (known->second < 0) {
            ++placed_count;
        } else {
            options.push_back(known->second);
        }
    }
    return placed_count == placed_.size() && position_.cover().is_solution(options);
}

}  // namespace tessera::polyomino
