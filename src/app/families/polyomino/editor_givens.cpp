#include "app/families/polyomino/editor.h"

#include <utility>

// Pieces are fixed by placing them as in play, in a game of the level without its givens.

namespace tessera {

namespace {

polyomino::Level without_givens(polyomino::Level level) {
    level.givens.clear();
    return level;
}

void begin(PolyominoEditor& editor, const polyomino::Level& level, const Scene& scene) {
    editor.fixing.emplace(without_givens(level));
    for (const polyomino::Placement& given : level.givens) {
        static_cast<void>(editor.fixing->play(polyomino::placing(given)));
    }
    editor.fixing_view = {};
    lay_out(editor.fixing_view, *editor.fixing, scene);
    position_changed(editor.fixing_view, *editor.fixing, scene);
}

bool is_of(const PolyominoSession& session, const polyomino::Level& level) {
    return session.state().placed == level.givens && session.level() == without_givens(level);
}

}  // namespace

void lay_out_givens(PolyominoEditor& editor, const polyomino::Level& level, const Scene& scene) {
    if (!editor.fixing || !is_of(*editor.fixing, level)) {
        begin(editor, level, scene);
    }
    lay_out(editor.fixing_view, *editor.fixing, scene);
}

PolyominoEdit givens_reply(PolyominoEditor& editor, const polyomino::Level& level,
                           ViewReply<Polyomino> reply) {
    PolyominoEdit edit{reply.used, {}, false, std::move(reply.aloud), std::move(reply.remark)};
    if (reply.move) {
        const auto next = editor.fixing->play(*reply.move);
        if (next) {
            edit.level = polyomino::with_givens(level, editor.fixing->state().placed);
        } else {
            edit.remark = next.error().message;
        }
        position_changed(editor.fixing_view, *editor.fixing, editor.scene);
    }
    return edit;
}

std::vector<polyomino::Move> EditorOf<Polyomino>::givens(const Level& level) {
    std::vector<polyomino::Move> moves;
    for (const polyomino::Placement& given : level.givens) {
        moves.push_back(polyomino::placing(given));
    }
    return moves;
}

}  // namespace tessera
