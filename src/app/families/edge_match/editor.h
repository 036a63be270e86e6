#pragma once

#include "app/board/edit_cursor.h"
#include "app/board/level_editor.h"
#include "app/families/edge_match/view.h"
#include "games/edge_match/draft.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace tessera {

enum class EdgeHalf { whole, top, bottom };

// Everything on the screen of an edge match editor that is not in the level.
struct EdgeMatchEditor {
    int page = 0;
    BoardCanvas canvas;
    int motif = 0;  // brush: motif, colour and half
    int color = 0;
    EdgeHalf half = EdgeHalf::whole;
    bool is_painting = false;
    EditCursor cursor;
};

template <>
struct EditorOf<EdgeMatch> {
    using Type = EdgeMatchEditor;
    using Level = edge_match::Level;

    static constexpr bool has_givens = false;
    static constexpr bool makes_on_board = false;
    static constexpr std::array<std::string_view, 1> pages = {"Tiles"};
    static Level blank() { return edge_match::blank_draft(); }
    static bool is_begun(const Level& level) { return !(level == blank()); }
    static Result<Level> parse(std::string_view text) { return edge_match::parse_draft(text); }
    static Level from(const Level& level, const edge_match::State& state) {
        return edge_match::draft_of(level, state);
    }
    static Level to_play(const Level& level) { return edge_match::level_of_draft(level); }
    static std::optional<Sentence> why_not_playable(const Level& level) {
        return edge_match::why_not_playable(level);
    }
    static std::vector<Sentence> advice(const Level& level) { return edge_match::advice(level); }
};

using EdgeMatchEdit = EditReply<edge_match::Level>;

void lay_out(EdgeMatchEditor& editor, const edge_match::Level& level, const Scene& scene);
void draw_editor(Painter& painter, const EdgeMatchEditor& editor, const edge_match::Level& level,
                 const Scene& scene);
bool is_moving(const EdgeMatchEditor& editor, double now_ms);
EdgeMatchEdit edit_input(EdgeMatchEditor& editor, const edge_match::Level& level, const InputEvent& event);
std::vector<MakerField> edit_fields(const EdgeMatchEditor& editor, const edge_match::Level& level);
EdgeMatchEdit set_edit_field(EdgeMatchEditor& editor, const edge_match::Level& level, std::string_view name,
                             int value);
inline EdgeMatchEdit set_edit_text(EdgeMatchEditor& /*editor*/, const edge_match::Level& /*level*/,
                                   std::string_view /*text*/) {
    return EdgeMatchEdit::ignored();  // no text fields
}
std::vector<ViewTool> edit_tools(const EdgeMatchEditor& editor, const edge_match::Level& level);
EdgeMatchEdit use_edit_tool(EdgeMatchEditor& editor, const edge_match::Level& level, std::string_view name,
                            std::uint64_t chance);
Sentence edit_help(const EdgeMatchEditor& editor);
void put_in_words(BoardWords& words, const EdgeMatchEditor& editor, const edge_match::Level& level);
void describe(Json& json, const EdgeMatchEditor& editor, const edge_match::Level& level);

}  // namespace tessera
