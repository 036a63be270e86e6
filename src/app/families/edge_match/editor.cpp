#include "app/families/edge_match/editor.h"

#include "app/families/edge_match/art.h"
#include "games/edge_match/params.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <utility>

// Editor of edge match levels: edges are painted motif by motif, so neighbouring tiles always match.

namespace tessera {

using edge_match::Edge;
using edge_match::Level;

namespace {

constexpr float largest_cell = 170;
constexpr float margin = 18;
constexpr int right_side = 0;
constexpr int up_side = 1;
constexpr int left_side = 2;
constexpr int down_side = 3;

constexpr std::array<std::string_view, 8> numbers = {"1", "2", "3", "4", "5", "6", "7", "8"};
static_assert(edge_match::max_motif_count <= static_cast<int>(numbers.size()) &&
              edge_match::max_color_count <= static_cast<int>(numbers.size()));

Edge brush(int motif, int color, EdgeHalf half) {
    constexpr std::array<char, 3> signs = {'=', 'H', 'B'};
    return {at(signs, static_cast<int>(half)), edge_match::letter_of(motif, color)};
}

Edge brush_of(const EdgeMatchEditor& editor) {
    return brush(editor.motif, editor.color, editor.half);
}

// Returns a field of swatches, each drawn with the brush that it would make.
MakerField swatches(std::string_view name, std::string_view caption, int value,
                    std::vector<std::string_view> choices, std::function<Edge(int)> brush_of_choice) {
    MakerField field{name, caption, value, 0, int_size(choices) - 1, ""};
    field.is_choice = true;
    field.is_small = true;
    field.choices = std::move(choices);
    field.picture = [brush_of_choice = std::move(brush_of_choice)](Painter& painter, int choice,
                                                                   const Rect& place) {
        draw_motif(painter, brush_of_choice(choice), place);
    };
    return field;
}

// Returns the side whose quarter of the cell contains the point.
int side_at(const Rect& rect, Point point) {
    const float x = (point.x - rect.centre().x) / rect.width;
    const float y = (point.y - rect.centre().y) / rect.height;
    if (std::abs(x) > std::abs(y)) {
        return x > 0 ? right_side : left_side;
    }
    return y > 0 ? down_side : up_side;
}

EdgeMatchEdit paint(const EdgeMatchEditor& editor, const Level& level, Cell cell, int side, bool goes_on) {
    if (!is_inside(level, cell + at(neighbour_steps, side))) {
        return EdgeMatchEdit::view_changed();  // the border
    }
    Level next = edge_match::with_edge(level, cell, side, brush_of(editor));
    return next == level ? EdgeMatchEdit::view_changed() : EdgeMatchEdit::change(std::move(next), goes_on);
}

EdgeMatchEdit key_input(EdgeMatchEditor& editor, const Level& level, const InputEvent& event) {
    const Cell step = step_of(event.key);
    const auto* const side = std::find(neighbour_steps.begin(), neighbour_steps.end(), step);
    if (event.shift && editor.cursor.cell && side != neighbour_steps.end()) {
        return paint(editor, level, *editor.cursor.cell, static_cast<int>(side - neighbour_steps.begin()),
                     false);
    }
    if (!editor.cursor.move(event, level.rows, level.columns)) {
        return EdgeMatchEdit::ignored();
    }
    const Cell cell = *editor.cursor.cell;
    return {true,
            {},
            false,
            say("row {}, column {}: {}", cell.row + 1, cell.column + 1,
                edge_match::format_tile(at(level.tiles, cell.row * level.columns + cell.column)))};
}

}  // namespace

void lay_out(EdgeMatchEditor& editor, const Level& level, const Scene& scene) {
    editor.canvas.fit(free_area(scene).inset(margin), {level.rows, level.columns}, scene.pixel, largest_cell);
    editor.cursor.keep_inside(level.rows, level.columns);
}

bool is_moving(const EdgeMatchEditor& /*editor*/, double /*now_ms*/) {
    return false;
}

EdgeMatchEdit edit_input(EdgeMatchEditor& editor, const Level& level, const InputEvent& event) {
    if (event.kind == InputKind::key) {
        return key_input(editor, level, event);
    }
    if (event.kind == InputKind::release || event.kind == InputKind::cancel) {
        return std::exchange(editor.is_painting, false) ? EdgeMatchEdit::view_changed()
                                                        : EdgeMatchEdit::ignored();
    }
    const bool is_press = event.kind == InputKind::press;
    const std::optional<Cell> cell = editor.canvas.cell_at(event.at);
    if (!is_press && !(editor.is_painting && event.kind == InputKind::move)) {
        return EdgeMatchEdit::ignored();
    }
    if (!cell) {
        return is_press ? EdgeMatchEdit::ignored() : EdgeMatchEdit::view_changed();
    }
    editor.cursor.cell.reset();
    editor.is_painting = true;
    return paint(editor, level, *cell, side_at(editor.canvas.rect_of(*cell), event.at), !is_press);
}

std::vector<MakerField> edit_fields(const EdgeMatchEditor& editor, const Level& level) {
    const auto numbered = [](int count) {
        return std::vector<std::string_view>(numbers.begin(), numbers.begin() + count);
    };
    return {swatches("motif", "Brush motif", editor.motif, numbered(edge_match::max_motif_count),
                     [editor](int motif) { return brush(motif, editor.color, editor.half); }),
            swatches("color", "Colour", editor.color, numbered(edge_match::max_color_count),
                     [editor](int color) { return brush(editor.motif, color, editor.half); }),
            swatches("half", "Part", static_cast<int>(editor.half), {"whole", "top half", "bottom half"},
                     [editor](int half) {
                         return brush(editor.motif, editor.color, static_cast<EdgeHalf>(half));
                     }),
            {"columns", "Columns", level.columns, 1, edge_match::max_board_side, ""},
            {"rows", "Rows", level.rows, 1, edge_match::max_board_side, ""},
            {"frame", "Plain border", edge_match::is_framed(level) ? 1 : 0, 0, 1, "", true}};
}

EdgeMatchEdit set_edit_field(EdgeMatchEditor& editor, const Level& level, std::string_view name, int value) {
    if (name == "columns" || name == "rows") {
        editor.cursor.cell.reset();
        const bool is_rows = name == "rows";
        return EdgeMatchEdit::change(
            edge_match::resized(level, is_rows ? value : level.rows, is_rows ? level.columns : value));
    }
    if (name == "frame") {
        return EdgeMatchEdit::change(edge_match::with_frame(level, value != 0));
    }
    if (name == "motif") {
        editor.motif = value;
    } else if (name == "color") {
        editor.color = value;
    } else {
        editor.half = static_cast<EdgeHalf>(value);
    }
    return EdgeMatchEdit::view_changed();
}

std::vector<ViewTool> edit_tools(const EdgeMatchEditor& /*editor*/, const Level& /*level*/) {
    return {{"paint", "Random", Icon::dice}, {"mix", "Mix", Icon::mix}};
}

EdgeMatchEdit use_edit_tool(EdgeMatchEditor& editor, const Level& level, std::string_view name,
                            std::uint64_t chance) {
    if (name == "mix") {
        return EdgeMatchEdit::change(edge_match::mixed_by_chance(level, chance));
    }
    return EdgeMatchEdit::change(edge_match::painted_by_chance(
        level, editor.motif + 1, std::max(editor.color + 1, 3), editor.half != EdgeHalf::whole, chance));
}

Sentence edit_help(const EdgeMatchEditor& /*editor*/) {
    return say("Tap where two tiles meet to paint with the brush.");
}

void put_in_words(BoardWords& words, const EdgeMatchEditor& /*editor*/, const Level& level) {
    words.rows(level.rows, level.columns, [&](Cell cell) {
        return edge_match::format_tile(at(level.tiles, cell.row * level.columns + cell.column));
    });
    words.line(say("keyboard: arrows move the cursor, Shift and an arrow paint that side of the tile"));
}

void describe(Json& json, const EdgeMatchEditor& editor, const Level& level) {
    const Rect board = editor.canvas.board();
    json.open('{');
    json.field("text", EdgeMatch::format_level(level));
    json.field("x", board.x), json.field("y", board.y);
    json.field("width", board.width), json.field("height", board.height);
    json.close('}');
}

}  // namespace tessera
