#pragma once

#include "app/board/board_canvas.h"
#include "app/board/board_words.h"
#include "app/board/help_line.h"
#include "app/text/json.h"
#include "app/ui/input.h"
#include "app/ui/painter.h"
#include "base/sentence.h"
#include "games/hint.h"
#include "session/session.h"

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The circumstances of one frame.
struct Scene {
    Rect area;                    // where the family may draw: board and tray; bars and cards are elsewhere
    float covered_top = 0;        // of the area: a card lies there, and the board keeps out of it
    float pixel = 1;              // one device pixel in CSS pixels
    double now_ms = 0;            // for animations
    bool reduced_motion = false;  // everything arrives at once
    bool letters = true;          // letters on pieces
    bool shows_map = false;       // of all grids of a number swap, where it is small
    Strings strings = Strings();  // for what the table says in words
    bool has_keyboard_focus =
        false;  // the canvas has the focus and the player uses the keyboard: show cursors
};

// The area without what is covered.
inline Rect free_area(const Scene& scene) {
    Rect free = scene.area;
    free.take_top(scene.covered_top);
    return free;
}

// What an input came to. The game plays the move through the session, saves, counts, and calls
// position_changed.
template <class G>
struct ViewReply {
    using Move = typename G::Move;

    bool used = false;                    // false: the program may use the input otherwise
    std::optional<Move> move = {};        // nothing: only the view changed
    std::optional<Sentence> remark = {};  // announced, and shown where it explains a refusal
    std::optional<Sentence> aloud = {};   // announced only: what those who see can see

    static ViewReply ignored() { return {}; }
    static ViewReply view_changed(bool has_changed = true) { return {has_changed}; }
    static ViewReply play(Move move) { return {true, std::move(move)}; }
    static ViewReply refuse(Sentence why) { return {true, {}, std::move(why)}; }
};

// What the player has in hand and how things lie, so that two moments can be compared: picking up and turning can be
// heard, whichever way they were asked for.
struct Grasp {
    int item = -1;  // a piece, a tile, a cell; -1: nothing
    int turns = 0;  // another number once something in the hand or in the tray was turned
};

// A button of the family's own beside undo and redo: turn, flip, zoom.
struct ViewTool {
    std::string_view name;     // id, the same in every language
    std::string_view caption;  // English, key of the string table
    Icon icon = Icon::turn;
    bool is_enabled = true;
    bool is_chosen = false;  // of one that is on or off: on
};

// The tool that shows the map of all grids or puts it away: a setting, so it is not the view's.
inline constexpr std::string_view map_tool = "map";

// The fewest moves that solve a level: proved where both are the same, else somewhere in between.
struct ParRange {
    int low = 0;
    int high = 0;

    bool operator==(const ParRange&) const = default;
};

// The contract of a view. A family's view is one struct of what is on the screen but not in the State (the held
// piece, a selection, an animation) and an overload set on it; ViewOf says which struct it is. Nothing has a
// default: families.h checks FamilyView for every family, and the compiler names what is missing.
//
// Input, layout, tools and words are pure and live in files without ImGui, so that tests call them; only
// draw_* draw.
template <class G>
struct ViewOf;  // template <> struct ViewOf<Polyomino> { using Type = PolyominoView; };

template <class G>
using ViewType = typename ViewOf<G>::Type;

template <class G>
concept ViewFrame = std::default_initializable<ViewType<G>> &&
    requires(ViewType<G>& view, const ViewType<G>& seen, const Session<G>& session, const Scene& scene,
             Painter& painter, const typename G::Level& level, const Rect& rect, double now_ms) {
    { (seen.canvas) } -> std::same_as<const BoardCanvas&>;  // where the board is
    lay_out(view, session, scene);
    // After every play, undo, redo, restart or new level: compares with what was shown and animates the
    // difference.
    position_changed(view, session, scene);
    { is_moving(seen, now_ms) } -> std::same_as<bool>;
    draw_board(painter, seen, session, scene);
    draw_thumbnail(painter, level, rect);  // the level's picture in lists and previews
};

template <class G>
concept ViewInput = requires(ViewType<G>& view, const ViewType<G>& seen, const Session<G>& session,
                             const InputEvent& event, std::string_view tool, bool backwards, char letter) {
    { board_input(view, session, event) } -> std::same_as<ViewReply<G>>;
    { tools(seen, session) } -> std::same_as<std::vector<ViewTool>>;
    { use_tool(view, session, tool) } -> std::same_as<ViewReply<G>>;
    // Moves the keyboard's focus to the next stop, a piece of the tray say; false: there is none on that side.
    { step_focus(view, session, backwards) } -> std::same_as<bool>;
    drop_focus(view);                                         // the focus went elsewhere
    { takes_letter(session, letter) } -> std::same_as<bool>;  // it picks a piece, so it is no command
    { grasp(seen) } -> std::same_as<Grasp>;
};

template <class G>
concept ViewHelp = requires(ViewType<G>& view, const ViewType<G>& seen, const Session<G>& session,
                            const HintStep* step, const std::vector<std::string>& moves, const ParRange& par,
                            bool marks) {
    highlight(view, step);            // a hint's cells and piece; nullptr: no more
    show_best(view, session, moves);  // how far a running search has come, as ghosts; no moves: no more
    { hint_caption(seen) } -> std::same_as<std::string_view>;  // of the button that plays a hint's move
    // Pieces that have to go before the rest can be done: what the moves would take back is marked, and the
    // names of what is still marked are told.
    mark_mistakes(view, session, moves);
    { mistakes(seen, session) } -> std::same_as<std::vector<std::string>>;
    mark_clashes(view, marks);  // whether edges that clash are marked
    // Whether the fewest moves are to be found out, and what they are.
    { wants_par(seen, session) } -> std::same_as<bool>;
    take_par(view, par);
    // Whether the number of ways to finish says something: not where there are always countless ones.
    { has_ways(seen, session) } -> std::same_as<bool>;
};

template <class G>
concept ViewWords = requires(const ViewType<G>& view, const Session<G>& session, BoardWords& words,
                             Json& json) {
    { progress(view, session) } -> std::same_as<Sentence>;         // one line for the bar: "4 pieces left"
    { solved_sentence(view, session) } -> std::same_as<Sentence>;  // what was achieved
    { could_be_shorter(view, session) } -> std::same_as<bool>;     // it took more moves than need be
    { help(session) } -> std::same_as<std::vector<HelpLine>>;      // the rule comes first
    // What the keys of the table do, for those who listen: an English key of the string table.
    { keys_in_words(session) } -> std::same_as<std::string_view>;
    put_in_words(words, view, session);  // the table for those who listen
    describe(json, view, session);       // the table for tests of the page
};

template <class G>
concept FamilyView = ViewFrame<G> && ViewInput<G> && ViewHelp<G> && ViewWords<G>;

}  // namespace tessera
