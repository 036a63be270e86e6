#include "app/families/position_picture.h"
#include "app/game/list/course.h"
#include "app/screens/part_sheets.h"
#include "app/screens/technique_lessons.h"
#include "app/ui/column.h"
#include "session/share.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr float sheet_width = 420;
constexpr float highest_picture = 240;
constexpr float largest_cell = 56;

// Returns the step on the card; null if there is none.
const HintStep* step_with_technique(const Assistant& assistant) {
    return assistant.lesson().is_open() ? &assistant.lesson().step() : assistant.help().step();
}

// Returns the technique of the step on the card, or else of the open level of a course.
const TechniqueLesson* lesson_of(const Desk& desk, const Assistant& assistant) {
    if (const HintStep* const step = step_with_technique(assistant)) {
        return technique_of_deduction(family_id(desk.game().session), step->deduction);
    }
    const ShippedLevel* const level = desk.levels().find(desk.game().code);
    return level == nullptr ? nullptr : technique_lesson(level->family, technique_word(*level));
}

// Calls draw(place) for each of the cells, which are two digits each: row and column.
template <class Draw>
void for_cells(std::string_view cells, const TechniqueLesson& lesson, const Rect& board, const Draw& draw) {
    const float side = board.width / static_cast<float>(lesson.columns);
    for (std::size_t index = 0; index < cells.size(); index += 2) {
        const auto row = static_cast<float>(cells[index] - '0');
        const auto column = static_cast<float>(cells[index + 1] - '0');
        draw(Rect{board.x + column * side, board.y + row * side, side, side});
    }
}

// Draws the piece to place as a ghost, and frames around the cells to look at.
void draw_lit(Ui& ui, const TechniqueLesson& lesson, const Rect& board) {
    const Color color = lesson.is_wrong ? ui.theme().bad : ui.theme().accent;
    for_cells(lesson.to_come, lesson, board,
              [&](const Rect& place) { ui.painter.fill(place, with_alpha(color, 0.35F)); });
    for_cells(lesson.lit, lesson, board,
              [&](const Rect& place) { ui.painter.frame(place.inset(1), color, 3, 7); });
}

void draw_example(Ui& ui, const TechniqueLesson& lesson, const Rect& place) {
    const auto content = read_link(lesson.example);
    const AnySession* const session = content ? std::get_if<AnySession>(&*content) : nullptr;
    if (session == nullptr) {
        return;
    }
    const auto columns = static_cast<float>(lesson.columns);
    const auto rows = static_cast<float>(lesson.rows);
    const float cell = std::min({place.width / columns, place.height / rows, largest_cell});
    const Rect board = centred(place.centre(), cell * columns, cell * rows);
    draw_lit(ui, lesson, draw_small_board(ui.painter, *session, board));
}

}  // namespace

bool technique_sheet(const Desk& desk, const Assistant& assistant, Ui& ui, const Rect& screen) {
    const TechniqueLesson* const lesson = lesson_of(desk, assistant);
    if (lesson == nullptr) {
        return true;
    }
    bool is_understood = false;
    const std::string_view understood = step_with_technique(assistant) != nullptr ? "Got it" : "Try it";
    const float picture =
        std::min(highest_picture, screen.height * (screen.height < low_screen ? 0.32F : 0.4F));
    const bool is_closed = column_sheet(
        ui, lesson->title, screen, sheet_width,
        [&](Column& rows) {
            rows.row(picture, [&](const Rect& place) { draw_example(ui, *lesson, place); });
            rows.gap(6);
            rows.paragraph(ui.text(lesson->idea), ui.theme().text);
            rows.gap(18);
        },
        [&](Column& rows) {
            is_understood =
                rows.button("technique.play", understood, {ButtonStyle::primary}, 48) || is_understood;
        });
    return is_closed || is_understood;
}

}  // namespace tessera
