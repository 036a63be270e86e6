#include "app/families/number_swap/editor.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

// Editor of number swap levels: tapping two cells swaps them, a tap between two cells adds or removes a
// barrier.

namespace tessera {

using number_swap::CellPair;
using number_swap::Level;

namespace {

constexpr float largest_cell = 130;
constexpr float margin = 22;
constexpr float barrier_reach = 0.2F;  // in cells, on both sides of the border

// Returns the two cells on both sides of the border near the point.
std::optional<CellPair> seam_at(const NumberSwapEditor& editor, const Level& level, Point point) {
    const std::optional<Cell> cell = editor.canvas.cell_at(point);
    if (!cell) {
        return std::nullopt;
    }
    const Rect rect = editor.canvas.rect_of(*cell);
    const std::array<float, 4> distances = {rect.right() - point.x, point.y - rect.y, point.x - rect.x,
                                            rect.bottom() - point.y};
    const auto* const nearest = std::min_element(distances.begin(), distances.end());
    const Cell beyond = *cell + at(neighbour_steps, nearest - distances.begin());
    const bool is_near = *nearest < rect.width * barrier_reach;
    return is_near && level.tiles.contains(beyond) ? std::optional(number_swap::pair_of(*cell, beyond))
                                                   : std::nullopt;
}

NumberSwapEdit pick(NumberSwapEditor& editor, const Level& level, Cell cell) {
    if (!editor.picked) {
        editor.picked = cell;
        return NumberSwapEdit::view_changed();
    }
    const Cell first = *std::exchange(editor.picked, std::nullopt);
    return first == cell ? NumberSwapEdit::view_changed()
                         : NumberSwapEdit::change(number_swap::with_exchanged(level, first, cell));
}

// Shift and an arrow change the barrier on that side of the cursor.
NumberSwapEdit key_input(NumberSwapEditor& editor, const Level& level, const InputEvent& event) {
    const Cell step = step_of(event.key);
    if (event.shift && editor.cursor.cell && !(step == Cell{})) {
        const Cell beyond = *editor.cursor.cell + step;
        return level.tiles.contains(beyond) ? NumberSwapEdit::change(number_swap::with_barrier_changed(
                                                  level, number_swap::pair_of(*editor.cursor.cell, beyond)))
                                            : NumberSwapEdit::view_changed();
    }
    if (editor.cursor.move(event, level.tiles.rows(), level.tiles.columns())) {
        const Cell cell = *editor.cursor.cell;
        return {
            true, {}, false, say("row {}, column {}: {}", cell.row + 1, cell.column + 1, level.tiles[cell])};
    }
    return editor.cursor.taps(event) ? pick(editor, level, *editor.cursor.cell) : NumberSwapEdit::ignored();
}

}  // namespace

void lay_out(NumberSwapEditor& editor, const Level& level, const Scene& scene) {
    editor.canvas.fit(free_area(scene).inset(margin), {level.tiles.rows(), level.tiles.columns()},
                      scene.pixel, largest_cell);
    editor.cursor.keep_inside(level.tiles.rows(), level.tiles.columns());
    if (editor.picked && !level.tiles.contains(*editor.picked)) {
        editor.picked.reset();
    }
}

bool is_moving(const NumberSwapEditor& /*editor*/, double /*now_ms*/) {
    return false;
}

NumberSwapEdit edit_input(NumberSwapEditor& editor, const Level& level, const InputEvent& event) {
    if (event.kind == InputKind::key) {
        return key_input(editor, level, event);
    }
    if (event.kind != InputKind::press) {
        return NumberSwapEdit::ignored();
    }
    editor.cursor.cell.reset();
    if (const std::optional<CellPair> seam = seam_at(editor, level, event.at); seam && !editor.picked) {
        return NumberSwapEdit::change(number_swap::with_barrier_changed(level, *seam));
    }
    const std::optional<Cell> cell = editor.canvas.cell_at(event.at);
    return cell ? pick(editor, level, *cell) : NumberSwapEdit::ignored();
}

std::vector<MakerField> edit_fields(const NumberSwapEditor& /*editor*/, const Level& level) {
    const auto least = [](int other) {
        return other == 1 ? 2 : 1;  // a grid has at least two tiles
    };
    return {
        {"columns", "Columns", level.tiles.columns(), least(level.tiles.rows()), number_swap::max_side, ""},
        {"rows", "Rows", level.tiles.rows(), least(level.tiles.columns()), number_swap::max_side, ""}};
}

NumberSwapEdit set_edit_field(NumberSwapEditor& editor, const Level& level, std::string_view name,
                              int value) {
    editor.cursor.cell.reset();
    const bool is_rows = name == "rows";
    return NumberSwapEdit::change(number_swap::resized(level, is_rows ? value : level.tiles.rows(),
                                                       is_rows ? level.tiles.columns() : value));
}

std::vector<ViewTool> edit_tools(const NumberSwapEditor& /*editor*/, const Level& level) {
    return {{"shuffle", "Shuffle", Icon::mix},
            {"sort", "Sort", Icon::check, !number_swap::is_sorted(level.tiles)},
            {"open", "No barriers", Icon::bin, !level.barriers.empty()}};
}

NumberSwapEdit use_edit_tool(NumberSwapEditor& /*editor*/, const Level& level, std::string_view name,
                             std::uint64_t chance) {
    if (name == "shuffle") {
        return NumberSwapEdit::change(number_swap::shuffled_by_chance(level, chance));
    }
    return NumberSwapEdit::change(name == "sort" ? number_swap::sorted(level)
                                                 : number_swap::without_barriers(level));
}

Sentence edit_help(const NumberSwapEditor& /*editor*/) {
    return say(
        "Tap two tiles to exchange them. Tap between two tiles to put up a barrier or to take it away.");
}

void put_in_words(BoardWords& words, const NumberSwapEditor& /*editor*/, const Level& level) {
    words.rows(level.tiles.rows(), level.tiles.columns(),
               [&](Cell cell) { return std::to_string(level.tiles[cell]); });
    for (const CellPair& barrier : level.barriers) {
        words.line(say("a barrier between the {} and the {}", level.tiles[barrier.first],
                       level.tiles[barrier.second]));
    }
    words.line(
        say("keyboard: arrows move the cursor, Enter picks tiles to exchange, Shift and an arrow put up a "
            "barrier"));
}

void describe(Json& json, const NumberSwapEditor& editor, const Level& level) {
    const Rect board = editor.canvas.board();
    json.open('{');
    json.field("text", NumberSwap::format_level(level));
    json.field("x", board.x), json.field("y", board.y);
    json.field("width", board.width), json.field("height", board.height);
    json.close('}');
}

}  // namespace tessera
