#include "app/families/number_swap/info.h"

#include "app/board/offered_sizes.h"
#include "base/index.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tessera {

namespace {

using Params = number_swap::Params;

constexpr std::array<std::string_view, 4> difficulty_captions = {"free", "easy", "medium", "hard"};
constexpr Params free_params{.columns = 4, .rows = 3, .barriers = 2};

Params params_of_choice(int index) {
    return index == 0 ? free_params : params_of(static_cast<number_swap::Difficulty>(index - 1));
}

// Returns the two ends of a barrier of the picture, in cells; the barriers form steps.
std::pair<Point, Point> barrier_of_picture(int number, const Params& params) {
    const auto row = static_cast<float>(1 + number % (params.rows - 1));
    const auto column = static_cast<float>(1 + (2 * number + 1) % (params.columns - 1));
    return number % 2 == 0 ? std::pair{Point{column, row - 1}, Point{column, row}}
                           : std::pair{Point{column - 1, row}, Point{column, row}};
}

}  // namespace

std::span<const std::string_view> InfoOf<NumberSwap>::difficulties() {
    return difficulty_captions;
}

int InfoOf<NumberSwap>::difficulty_of(const Params& params) {
    for (int index = 1; index < int_size(difficulty_captions); ++index) {
        if (params_of_choice(index) == params) {
            return index;
        }
    }
    return 0;
}

// Keeps params that already have this difficulty: those of "free" vary.
void InfoOf<NumberSwap>::choose_difficulty(Params& params, int index) {
    if (index != difficulty_of(params)) {
        params = params_of_choice(index);
    }
}

// Draws the grid with its barriers.
void InfoOf<NumberSwap>::draw_difficulty(Painter& painter, const Params& params, int choice,
                                         const Rect& rect) {
    const Params drawn = choice == 0 && difficulty_of(params) == 0 ? params : params_of_choice(choice);
    draw_grid_picture(painter, {drawn.rows, drawn.columns}, rect);
    const float side = std::min(rect.width / static_cast<float>(drawn.columns),
                                rect.height / static_cast<float>(drawn.rows));
    const Point corner = rect.centre() - Point{side * static_cast<float>(drawn.columns) / 2,
                                               side * static_cast<float>(drawn.rows) / 2};
    for (int number = 0; number < std::min(drawn.barriers, drawn.rows + drawn.columns); ++number) {
        const auto [from, to] = barrier_of_picture(number, drawn);
        painter.line(corner + from * side, corner + to * side, painter.theme().accent,
                     std::max(2.0F, side * 0.14F));
    }
}

std::optional<Sentence> InfoOf<NumberSwap>::best_words(const number_swap::Level& level, int swaps) {
    return swaps == level.par ? say("{} (par)", swaps) : say("{} {swap|swaps}", swaps);
}

// Limits the barriers, which must not divide the grid. A tier and walls are those of a given board.
void InfoOf<NumberSwap>::adjust(Params& params, std::string_view /*changed*/) {
    params.walls = number_swap::Walls::none;
    params.tier.reset();
    params.barriers = std::min(params.barriers, most_barriers(params));
}

}  // namespace tessera
