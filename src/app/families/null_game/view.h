#pragma once

#include "app/board/view.h"
#include "games/null_game/null_game.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The smallest possible view: a row of cells, filled as far as was counted. A new family starts as a copy of
// this folder.
struct NullGameView {
    BoardCanvas canvas;
    bool is_lit = false;  // a hint points at the next cell
};

template <>
struct ViewOf<NullGame> {
    using Type = NullGameView;
};

using NullGameSession = Session<NullGame>;

inline Rect tray_area(const NullGameView& /*view*/) {
    return {};
}
void lay_out(NullGameView& view, const NullGameSession& session, const Scene& scene);
void position_changed(NullGameView& view, const NullGameSession& session, const Scene& scene);
bool is_moving(const NullGameView& view, double now_ms);
void draw_board(Painter& painter, const NullGameView& view, const NullGameSession& session,
                const Scene& scene);
// The board stays as it is on every screen.
inline std::optional<Session<NullGame>> set_upright(const Session<NullGame>& /*session*/,
                                                    TableForm /*form*/) {
    return std::nullopt;
}
inline Session<NullGame> set_back(const Session<NullGame>& session, const NullGame::Level& /*level*/) {
    return session;
}
inline Hint turned_hint(const Session<NullGame>& /*from*/, const Session<NullGame>& /*to*/, Hint hint) {
    return hint;
}
void draw_thumbnail(Painter& painter, const NullGame::Level& level, const Rect& rect);
Rect draw_position(Painter& painter, const NullGame::Level& level, const NullGame::State& state,
                   const Rect& rect);
inline void draw_veiled(Painter& painter, const NullGame::Level& level, const NullGame::State& state,
                        const Rect& rect) {
    draw_position(painter, level, state, rect);  // which has no secrets
}

ViewReply<NullGame> board_input(NullGameView& view, const NullGameSession& session, const InputEvent& event);
// The whole board is always in view.
inline bool look_around(NullGameView& /*view*/, const InputEvent& /*event*/) {
    return false;
}
std::vector<ViewTool> tools(const NullGameView& view, const NullGameSession& session);
ViewReply<NullGame> use_tool(NullGameView& view, const NullGameSession& session, std::string_view name);
bool step_focus(NullGameView& view, const NullGameSession& session, bool backwards);
void drop_focus(NullGameView& view);
bool takes_letter(const NullGameSession& session, char letter);
Grasp grasp(const NullGameView& view);
inline std::vector<Point> handles(const NullGameView& /*view*/, const NullGameSession& /*session*/) {
    return {};
}
inline bool gives_away(const NullGameSession& /*session*/) {
    return true;
}

void highlight(NullGameView& view, const HintStep* step);
void show_best(NullGameView& view, const NullGameSession& session, const std::vector<std::string>& moves);
std::string_view hint_caption(const NullGameView& view);
void mark_mistakes(NullGameView& view, const NullGameSession& session, const std::vector<std::string>& moves);
std::vector<std::string> mistakes(const NullGameView& view, const NullGameSession& session);
void mark_clashes(NullGameView& view, bool marks);
bool wants_par(const NullGameView& view, const NullGameSession& session);
void take_par(NullGameView& view, const ParRange& par);
bool has_ways(const NullGameView& view, const NullGameSession& session);

inline MoveKind move_kind(const NullGameView& /*view*/, const NullGame::Move& /*move*/) {
    return MoveKind::lay;
}
inline int note_of(const NullGameSession& /*session*/, const NullGame::Move& move) {
    return move.step;
}
Sentence progress(const NullGameView& view, const NullGameSession& session);
inline float share_done(const NullGameSession& session) {
    return static_cast<float>(session.state().count) / static_cast<float>(session.level().target);
}
Sentence solved_sentence(const NullGameView& view, const NullGameSession& session);
int moves_over(const NullGameView& view, const NullGameSession& session);
std::vector<HelpLine> help(const NullGameSession& session);
inline std::string result_squares(const Session<NullGame>& /*session*/) {
    return {};
}
std::string_view keys_in_words(const NullGameSession& session);
void put_in_words(BoardWords& words, const NullGameView& view, const NullGameSession& session);
void describe(Json& json, const NullGameView& view, const NullGameSession& session);

}  // namespace tessera
