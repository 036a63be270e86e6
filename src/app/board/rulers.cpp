#include "app/board/rulers.h"

#include <algorithm>
#include <string>

namespace tessera {

namespace {

constexpr int least_side = 15;    // smaller boards have no rulers
constexpr float least_step = 26;  // least distance between two numbers
constexpr float half_height = 8;  // half the height of a number's background
constexpr float half_width = 14;
constexpr float frame = 3;  // distance from the board
constexpr float opacity = 0.8F;

// Returns how many rows or columns there are per number (1, 5, 10 or 20), so that numbers do not touch.
int step_of(float cell) {
    int step = 1;
    for (const int wider : {5, 10, 20}) {
        step = static_cast<float>(step) * cell < least_step ? wider : step;
    }
    return step;
}

// Returns the centre line of the numbers: beside the board, or at the edge of the visible part.
float line_of(float board, float area, float half) {
    return board - 2 * half - frame >= area ? board - half - frame : std::max(board, area) + half;
}

}  // namespace

std::vector<RulerLabel> rulers_of(const BoardCanvas& canvas) {
    std::vector<RulerLabel> labels;
    const int longer = std::max(canvas.rows(), canvas.columns());
    if (longer < least_side || !canvas.tiling().is_square()) {
        return labels;
    }
    const Rect area = canvas.area();
    const Rect board = canvas.board();
    const Point line{line_of(board.x, area.x, half_width), line_of(board.y, area.y, half_height)};
    const Point rim{half_width, half_height};
    // Numbers over the board keep clear of the corner.
    const Point first = line.y < board.y ? area.corner() : line + rim;
    const int step = step_of(canvas.cell());
    for (int number = step; number <= longer; number += step) {
        const Point place = canvas.rect_of({number - 1, number - 1}).centre();
        if (number <= canvas.rows() && place.y >= first.y && place.y + rim.y <= area.bottom()) {
            labels.push_back({number, true, {line.x, place.y}});
        }
        if (number <= canvas.columns() && place.x - rim.x >= first.x && place.x + rim.x <= area.right()) {
            labels.push_back({number, false, {place.x, line.y}});
        }
    }
    return labels;
}

void draw_rulers(Painter& painter, const BoardCanvas& canvas) {
    const Theme& theme = painter.theme();
    for (const RulerLabel& label : rulers_of(canvas)) {
        const std::string text = std::to_string(label.number);
        const float width = Painter::text_width(text, TextSize::small) + 6;
        painter.fill(centred(label.centre, width, 2 * half_height), with_alpha(theme.page, opacity),
                     half_height / 2);
        painter.text(label.centre, text, theme.quiet, TextSize::small, Align::centre);
    }
}

}  // namespace tessera
