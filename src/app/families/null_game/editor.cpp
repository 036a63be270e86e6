#include "app/families/null_game/editor.h"

#include "app/families/null_game/view.h"

namespace tessera {

static_assert(FamilyEditor<NullGame>);

void lay_out(NullGameEditor& editor, const NullGame::Level& level, const Scene& scene) {
    constexpr float largest_cell = 60;
    editor.canvas.fit(free_area(scene), {1, level.target > 0 ? level.target : 1}, scene.pixel, largest_cell);
}

void draw_editor(Painter& painter, const NullGameEditor& editor, const NullGame::Level& level,
                 const Scene& /*scene*/) {
    draw_thumbnail(painter, level, editor.canvas.board());
}

bool is_moving(const NullGameEditor& /*editor*/, double /*now_ms*/) {
    return false;
}

NullGameEdit edit_input(NullGameEditor& /*editor*/, const NullGame::Level& /*level*/,
                        const InputEvent& /*event*/) {
    return NullGameEdit::ignored();
}

std::vector<MakerField> edit_fields(const NullGameEditor& /*editor*/, const NullGame::Level& level) {
    constexpr int largest_target = 99;
    return {{"target", "Largest target", level.target, 1, largest_target, ""}};
}

NullGameEdit set_edit_field(NullGameEditor& /*editor*/, const NullGame::Level& /*level*/,
                            std::string_view /*name*/, int value) {
    return NullGameEdit::change({value});
}

std::vector<ViewTool> edit_tools(const NullGameEditor& /*editor*/, const NullGame::Level& /*level*/) {
    return {};
}

NullGameEdit use_edit_tool(NullGameEditor& /*editor*/, const NullGame::Level& /*level*/,
                           std::string_view /*name*/, std::uint64_t /*chance*/) {
    return NullGameEdit::ignored();
}

Sentence edit_help(const NullGameEditor& /*editor*/) {
    return say("Count up to the last cell. Tap the board, or press the right arrow.");
}

void put_in_words(BoardWords& words, const NullGameEditor& /*editor*/, const NullGame::Level& level) {
    words.line(say("{} of {} counted", 0, level.target));
}

void describe(Json& json, const NullGameEditor& /*editor*/, const NullGame::Level& level) {
    json.open('{');
    json.field("text", NullGame::format_level(level));
    json.close('}');
}

}  // namespace tessera
