#pragma once

#include "app/board/board_canvas.h"
#include "app/text/json.h"
#include "app/ui/input.h"
#include "app/ui/painter.h"
#include "base/sentence.h"
#include "games/hint.h"
#include "session/session.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The contract of a family's view: one struct of what is on the screen but not in the State (the held piece,
// a selection, an animation) and an overload set on it. The app finds them through ViewOf and std::visit; a
// missing function is a compile error.
//
//   template <> struct ViewOf<Polyomino> { using Type = PolyominoView; };
//
//   void lay_out(PolyominoView&, const Session<Polyomino>&, const Scene&);
//   Reply<Polyomino> board_input(PolyominoView&, const Session<Polyomino>&, const InputEvent&);
//   void draw_board(Painter&, const PolyominoView&, const Session<Polyomino>&, const Scene&);
//   bool is_moving(const PolyominoView&, double now_ms);
//
//   std::vector<ViewTool> tools(const PolyominoView&, const Session<Polyomino>&);
//   Reply<Polyomino> use_tool(PolyominoView&, const Session<Polyomino>&, std::string_view name);
//   bool step_focus(PolyominoView&, const Session<Polyomino>&, bool backwards);
//   void drop_focus(PolyominoView&);
//
//   void position_changed(PolyominoView&, const Session<Polyomino>&, const Scene&);
//   void light_up(PolyominoView&, const HintStep*);
//   void show_best(PolyominoView&, const Session<Polyomino>&, const std::vector<std::string>& moves);
//   Sentence progress(const PolyominoView&, const Session<Polyomino>&);
//   bool wants_par(const PolyominoView&, const Session<Polyomino>&);
//   void take_par(PolyominoView&, const ParRange&);
//   bool has_ways(const PolyominoView&, const Session<Polyomino>&);
//   std::string_view hint_caption(const PolyominoView&);
//   void mark_mistakes(PolyominoView&, const Session<Polyomino>&, const std::vector<std::string>& moves);
//   std::vector<std::string> mistakes(const PolyominoView&, const Session<Polyomino>&);
//   void mark_clashes(EdgeMatchView&, bool);
//   std::vector<Sentence> help(const Session<Polyomino>&);
//   void describe(Json&, const PolyominoView&, const Session<Polyomino>&);
//   void draw_thumbnail(Painter&, const Polyomino::Level&, const Rect&);
//
//   std::vector<MakerField> maker_fields(const Polyomino::Params&);
//   void set_maker_field(Polyomino::Params&, std::string_view name, int value);
//
// Input, layout and tools are pure and live in files without ImGui, so that tests call them; only draw_*
// draw.

namespace tessera {

template <class G>
struct ViewOf;

// The circumstances of one frame.
struct Scene {
    Rect area;              // where the family may draw: board and tray; bars and cards are elsewhere
    float pixel = 1;        // one device pixel in CSS pixels
    double now_ms = 0;      // for animations
    bool is_still = false;  // reduced motion: everything arrives at once
    bool letters = true;    // letters on pieces
    bool has_keyboard_focus =
        false;  // the canvas has the focus and the player uses the keyboard: show cursors
};

// What an input came to. The app plays the move through the session, saves, counts, and calls
// position_changed.
template <class G>
struct Reply {
    bool used = false;                     // false: the app may use the input otherwise
    std::optional<typename G::Move> move;  // nothing: only the view changed
    std::optional<Sentence> remark;        // announced, and shown where it explains a refusal
    std::optional<Sentence> aloud = {};    // announced only: what those who see can see
};

// A button of the family's own beside undo and redo: turn, flip, zoom.
struct ViewTool {
    std::string_view name;     // id, the same in every language
    std::string_view caption;  // English, key of the string table
    Icon icon = Icon::turn;
    bool is_enabled = true;
    bool is_chosen = false;  // of one that is on or off: on
};

// The fewest moves that solve a level: proved where both are the same, else somewhere in between.
struct ParRange {
    int low = 0;
    int high = 0;

    bool operator==(const ParRange&) const = default;
};

// One line of the sheet that makes puzzles; the sheet adds the seed and the preview.
struct MakerField {
    std::string_view name;     // id, the same in every language
    std::string_view caption;  // English, key of the string table
    int value = 0;
    int low = 0;
    int high = 0;
    std::string_view at_zero;  // what 0 is called, empty: 0
    bool is_switch = false;    // yes or no: 1 or 0
};

// position_changed is called after every play, undo, redo, restart or new level, and compares with what it
// showed before to animate the difference. light_up shows a hint's cells and piece (nullptr: no more).
// show_best shows how far a running search has come as ghosts (no moves: no more). step_focus moves the
// keyboard's focus to the family's next stop (a piece of the tray, say), false when there is none on that
// side. drop_focus: the focus went elsewhere. progress is one line for the bar ("4 pieces left").
// wants_par and take_par are for families that count moves, has_ways and hint_caption for those that differ
// from what plain_view.h says; others leave them out. mark_mistakes marks what the moves would take back,
// mistakes names what is marked, and mark_clashes says whether edges that clash are marked: each is left out
// where there is no such thing.
// draw_thumbnail is the level's picture in lists and previews.

}  // namespace tessera
