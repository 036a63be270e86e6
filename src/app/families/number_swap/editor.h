#pragma once

#include "app/board/edit_cursor.h"
#include "app/board/level_editor.h"
#include "app/families/number_swap/view.h"
#include "games/number_swap/draft.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace tessera {

// Everything on the screen of a number swap editor that is not in the level.
struct NumberSwapEditor {
    int page = 0;
    BoardCanvas canvas;
    std::optional<Cell> picked;  // will be swapped with the next one
    EditCursor cursor;
};

template <>
struct EditorOf<NumberSwap> {
    using Type = NumberSwapEditor;
    using Level = number_swap::Level;

    static constexpr bool has_givens = false;
    static constexpr bool makes_on_board = false;
    static constexpr std::array<std::string_view, 1> pages = {"Grid"};
    static Level blank() { return number_swap::blank_draft(); }
    static bool is_begun(const Level& level) { return !(level == blank()); }
    static Result<Level> parse(std::string_view text) { return number_swap::parse_draft(text); }
    static Level from(const Level& level, const number_swap::State& state) {
        return number_swap::draft_of(level, state);
    }
    static Level to_play(const Level& level) { return level; }
    static std::optional<Sentence> why_not_playable(const Level& level) {
        return number_swap::why_not_playable(level);
    }
    static std::vector<Sentence> advice(const Level& level) { return number_swap::advice(level); }
};

using NumberSwapEdit = EditReply<number_swap::Level>;

void lay_out(NumberSwapEditor& editor, const number_swap::Level& level, const Scene& scene);
void draw_editor(Painter& painter, const NumberSwapEditor& editor, const number_swap::Level& level,
                 const Scene& scene);
bool is_moving(const NumberSwapEditor& editor, double now_ms);
NumberSwapEdit edit_input(NumberSwapEditor& editor, const number_swap::Level& level, const InputEvent& event);
std::vector<MakerField> edit_fields(const NumberSwapEditor& editor, const number_swap::Level& level);
NumberSwapEdit set_edit_field(NumberSwapEditor& editor, const number_swap::Level& level,
                              std::string_view name, int value);
inline NumberSwapEdit set_edit_text(NumberSwapEditor& /*editor*/, const number_swap::Level& /*level*/,
                                    std::string_view /*text*/) {
    return NumberSwapEdit::ignored();  // no text fields
}
std::vector<ViewTool> edit_tools(const NumberSwapEditor& editor, const number_swap::Level& level);
NumberSwapEdit use_edit_tool(NumberSwapEditor& editor, const number_swap::Level& level, std::string_view name,
                             std::uint64_t chance);
Sentence edit_help(const NumberSwapEditor& editor);
void put_in_words(BoardWords& words, const NumberSwapEditor& editor, const number_swap::Level& level);
void describe(Json& json, const NumberSwapEditor& editor, const number_swap::Level& level);

}  // namespace tessera
