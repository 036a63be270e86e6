#pragma once

#include "app/board/level_editor.h"
#include "games/null_game/null_game.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace tessera {

// The smallest possible editor: it only sets the target.
struct NullGameEditor {
    int page = 0;
    BoardCanvas canvas;
};

template <>
struct EditorOf<NullGame> {
    using Type = NullGameEditor;

    static constexpr bool has_givens = false;
    static constexpr bool makes_on_board = false;
    static constexpr std::array<std::string_view, 1> pages = {"Count up"};
    static NullGame::Level blank() { return {3}; }
    static bool is_begun(const NullGame::Level& level) { return !(level == blank()); }
    static Result<NullGame::Level> parse(std::string_view text) { return NullGame::parse_level(text); }
    static NullGame::Level from(const NullGame::Level& level, const NullGame::State& /*state*/) {
        return level;
    }
    static NullGame::Level to_play(const NullGame::Level& level) { return level; }
    static std::optional<Sentence> why_not_playable(const NullGame::Level& /*level*/) { return std::nullopt; }
    static std::vector<Sentence> advice(const NullGame::Level& /*level*/) { return {}; }
};

using NullGameEdit = EditReply<NullGame::Level>;

void lay_out(NullGameEditor& editor, const NullGame::Level& level, const Scene& scene);
void draw_editor(Painter& painter, const NullGameEditor& editor, const NullGame::Level& level,
                 const Scene& scene);
bool is_moving(const NullGameEditor& editor, double now_ms);
NullGameEdit edit_input(NullGameEditor& editor, const NullGame::Level& level, const InputEvent& event);
std::vector<MakerField> edit_fields(const NullGameEditor& editor, const NullGame::Level& level);
NullGameEdit set_edit_field(NullGameEditor& editor, const NullGame::Level& level, std::string_view name,
                            int value);
inline NullGameEdit set_edit_text(NullGameEditor& /*editor*/, const NullGame::Level& /*level*/,
                                  std::string_view /*text*/) {
    return NullGameEdit::ignored();  // no text fields
}
std::vector<ViewTool> edit_tools(const NullGameEditor& editor, const NullGame::Level& level);
NullGameEdit use_edit_tool(NullGameEditor& editor, const NullGame::Level& level, std::string_view name,
                           std::uint64_t chance);
Sentence edit_help(const NullGameEditor& editor);
void put_in_words(BoardWords& words, const NullGameEditor& editor, const NullGame::Level& level);
void describe(Json& json, const NullGameEditor& editor, const NullGame::Level& level);

}  // namespace tessera
