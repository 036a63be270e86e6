#include "app/families/null_game/info.h"
#include "app/families/null_game/view.h"

#include <algorithm>

// A tap on the board or the right arrow counts up, the left arrow counts down; there are no other actions.

namespace tessera {

static_assert(FamilyView<NullGame> && FamilyInfo<NullGame>);

void lay_out(NullGameView& view, const NullGameSession& session, const Scene& scene) {
    constexpr float largest_cell = 60;
    view.canvas.fit(free_area(scene), {1, std::max(session.level().target, 1)}, scene.pixel, largest_cell);
}

void position_changed(NullGameView& view, const NullGameSession& session, const Scene& scene) {
    lay_out(view, session, scene);
}

bool is_moving(const NullGameView& /*view*/, double /*now_ms*/) {
    return false;
}

ViewReply<NullGame> board_input(NullGameView& view, const NullGameSession& /*session*/,
                                const InputEvent& event) {
    const bool is_tap = event.kind == InputKind::release && view.canvas.cell_at(event.at);
    const bool is_key = event.kind == InputKind::key;
    if (is_tap || (is_key && event.key == Key::right)) {
        return {true, NullGame::Move{1}, {}};
    }
    return is_key && event.key == Key::left ? ViewReply<NullGame>{true, NullGame::Move{-1}, {}}
                                            : ViewReply<NullGame>{};
}

std::vector<ViewTool> tools(const NullGameView& /*view*/, const NullGameSession& /*session*/) {
    return {};
}

ViewReply<NullGame> use_tool(NullGameView& /*view*/, const NullGameSession& /*session*/,
                             std::string_view /*name*/) {
    return {};
}

bool step_focus(NullGameView& /*view*/, const NullGameSession& /*session*/, bool /*backwards*/) {
    return false;
}

void drop_focus(NullGameView& /*view*/) {}

bool takes_letter(const NullGameSession& /*session*/, char /*letter*/) {
    return false;
}

Grasp grasp(const NullGameView& /*view*/) {
    return {};
}

void highlight(NullGameView& view, const HintStep* step) {
    view.is_lit = step != nullptr;
}

void show_best(NullGameView& /*view*/, const NullGameSession& /*session*/,
               const std::vector<std::string>& /*moves*/) {}

std::string_view hint_caption(const NullGameView& /*view*/) {
    return "Count it";
}

void mark_mistakes(NullGameView& /*view*/, const NullGameSession& /*session*/,
                   const std::vector<std::string>& /*moves*/) {}

std::vector<std::string> mistakes(const NullGameView& /*view*/, const NullGameSession& /*session*/) {
    return {};
}

void mark_clashes(NullGameView& /*view*/, bool /*marks*/) {}

bool wants_par(const NullGameView& /*view*/, const NullGameSession& /*session*/) {
    return false;
}

void take_par(NullGameView& /*view*/, const ParRange& /*par*/) {}

bool has_ways(const NullGameView& /*view*/, const NullGameSession& /*session*/) {
    return false;
}

}  // namespace tessera
