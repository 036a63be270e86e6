#pragma once

#include "app/board/board_canvas.h"
#include "app/board/board_words.h"
#include "app/board/help_line.h"
#include "app/ui/input.h"
#include "app/ui/painter.h"
#include "base/json.h"
#include "base/sentence.h"
#include "games/hint.h"
#include "session/session.h"

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Settings and state of the program that a view needs in one frame.
struct Scene {
    Rect area;                    // board and tray only; bars and cards are outside
    float covered_top = 0;        // height covered by a card at the top; the board keeps clear of it
    Rect beside_win = {};         // where the board goes as the card of a win comes; empty: it stays
    float win_share = 0;          // how far that card has come, 0 to 1
    float pixel = 1;              // one device pixel in CSS pixels
    double now_ms = 0;            // for animations
    bool reduced_motion = false;  // no animations
    bool letters = true;          // letters on pieces
    bool shows_map = false;       // show the map of all grids, for a small number swap
    bool dims_rest = true;        // a hint dims what it does not speak of
    Strings strings = Strings();  // for texts drawn on the table
    // The canvas has the focus and the player uses the keyboard: show cursors.
    bool has_keyboard_focus = false;
};

// Returns the area without the covered part.
inline Rect free_area(const Scene& scene) {
    Rect free = scene.area;
    free.take_top(scene.covered_top);
    return free;
}

// True if the board is on its way to the side of the card of a win, and may cover the empty tray.
inline bool has_moved_board(const Scene& scene) {
    return scene.beside_win.width > 0;
}

// Returns the place of a board that is planned for `planned`, on its way to the side of the card of a win.
inline Rect place_of_board(const Scene& scene, const Rect& planned) {
    return has_moved_board(scene) ? mix(planned, scene.beside_win, scene.win_share) : planned;
}

// A view's reply to an input. The game plays the move through the session, saves it, counts it, and calls
// position_changed.
template <class G>
struct ViewReply {
    using Move = typename G::Move;

    bool used = false;                    // false: the program may use the input otherwise
    std::optional<Move> move = {};        // nothing: only the view changed
    std::optional<Sentence> remark = {};  // announced; shown too if it explains a refusal
    std::optional<Sentence> aloud = {};   // announced only: sighted players see it anyway

    static ViewReply ignored() { return {}; }
    static ViewReply view_changed(bool has_changed = true) { return {has_changed}; }
    static ViewReply play(Move move) { return {true, std::move(move)}; }
    static ViewReply refuse(Sentence why) { return {true, {}, std::move(why)}; }
};

// The form of a table: narrow is upright, too, and as narrow as a phone.
enum class TableForm { lying, upright, narrow };

inline TableForm table_form(const Rect& table) {
    constexpr float narrow = 600;
    return table.height <= table.width ? TableForm::lying
           : table.width < narrow      ? TableForm::narrow
                                       : TableForm::upright;
}

// The kind of a move, for its sound and for the count of moves.
enum class MoveKind { lay, turn, take_up };

// The item in hand and its turns. Comparing two values shows if an item was picked up or turned, by whatever
// input, so that a sound can be played.
struct Grasp {
    int item = -1;  // a piece, a tile, a cell; -1: nothing
    int turns = 0;  // changes whenever something in the hand or in the tray is turned
};

// A button of the family, beside undo and redo: turn, flip, zoom.
struct ViewTool {
    std::string_view name;     // id, the same in every language
    std::string_view caption;  // English, key of the string table
    Icon icon = Icon::turn;
    bool is_enabled = true;
    bool is_chosen = false;  // for a toggle: it is on
};

// The tool that shows or hides the map of all grids. It is a setting, so the view does not store it.
inline constexpr std::string_view map_tool = "map";

// Bounds on the fewest moves that solve a level; equal if the number is proved.
struct ParRange {
    int low = 0;
    int high = 0;

    bool operator==(const ParRange&) const = default;
};

// The contract of a view. A family's view is a struct for everything on the screen that is not in the State
// (the held piece, a selection, an animation) and an overload set on it; ViewOf names the struct. Nothing has
// a default: families.h checks FamilyView for every family, and the compiler names any missing function.
//
// Input, layout, tools and words are pure and are in files without ImGui, so that tests can call them; only
// draw_* functions draw.
template <class G>
struct ViewOf;  // template <> struct ViewOf<Polyomino> { using Type = PolyominoView; };

template <class G>
using ViewType = typename ViewOf<G>::Type;

template <class G>
concept ViewFrame = std::default_initializable<ViewType<G>> &&
    requires(ViewType<G>& view, const ViewType<G>& seen, const Session<G>& session, const Scene& scene,
             Painter& painter, const typename G::Level& level, const Rect& rect, double now_ms,
             TableForm form, const Hint& hint) {
    { (seen.canvas) } -> std::same_as<const BoardCanvas&>;  // where the board is
    { tray_area(seen) } -> std::same_as<Rect>;              // empty: no tray
    lay_out(view, session, scene);
    // Called after every play, undo, redo, restart or new level: animates the difference to the position
    // shown before.
    position_changed(view, session, scene);
    { is_moving(seen, now_ms) } -> std::same_as<bool>;
    draw_board(painter, seen, session, scene);
    draw_thumbnail(painter, level, rect);  // the level's picture in lists and previews
    // Draws a position's board without its tray, fitted into the rectangle; returns the place of its cells.
    { draw_position(painter, level, session.state(), rect) } -> std::same_as<Rect>;
    // The same without how: what is done of it, so that a rival's board gives nothing away.
    draw_veiled(painter, level, session.state(), rect);
    // Returns the game on its board set upright, for an upright table; nothing if the board stays as it is.
    { set_upright(session, form) } -> std::same_as<std::optional<Session<G>>>;
    // Its inverse; `level` is the level before.
    { set_back(session, level) } -> std::same_as<Session<G>>;
    // Returns the hint for the first session as one for the second: the same game set upright, or back.
    { turned_hint(session, session, hint) } -> std::same_as<Hint>;
};

template <class G>
concept ViewInput = requires(ViewType<G>& view, const ViewType<G>& seen, const Session<G>& session,
                             const InputEvent& event, std::string_view tool, bool backwards, char letter) {
    { board_input(view, session, event) } -> std::same_as<ViewReply<G>>;
    // Input on a table where nothing may be moved: zooms and pans. Returns true if the input was used.
    { look_around(view, event) } -> std::same_as<bool>;
    { tools(seen, session) } -> std::same_as<std::vector<ViewTool>>;
    { use_tool(view, session, tool) } -> std::same_as<ViewReply<G>>;
    // Moves the keyboard focus to the next stop, such as a piece of the tray; returns false if there is none.
    { step_focus(view, session, backwards) } -> std::same_as<bool>;
    drop_focus(view);  // the focus has left the table
    // The letter picks a piece, so it is not a command.
    { takes_letter(session, letter) } -> std::same_as<bool>;
    { grasp(seen) } -> std::same_as<Grasp>;
    // Where something can be picked up, for the hand that shows how to play (game/help/demonstration.h).
    { handles(seen, session) } -> std::same_as<std::vector<Point>>;
    // True if the position may be on the way to a solution, so that the hand prefers another one.
    { gives_away(session) } -> std::same_as<bool>;
};

template <class G>
concept ViewHelp = requires(ViewType<G>& view, const ViewType<G>& seen, const Session<G>& session,
                            const HintStep* step, const std::vector<std::string>& moves, const ParRange& par,
                            bool marks) {
    highlight(view, step);            // cells and piece of a hint; nullptr: none
    show_best(view, session, moves);  // best position of a running search, as ghosts; no moves: none
    // Caption of the button that plays a hint's move.
    { hint_caption(seen) } -> std::same_as<std::string_view>;
    // Marks the pieces that `moves` would take back because they prevent a solution; mistakes() names those
    // still on the board.
    mark_mistakes(view, session, moves);
    { mistakes(seen, session) } -> std::same_as<std::vector<std::string>>;
    mark_clashes(view, marks);  // turns the marks of clashing edges on or off
    // True if the fewest moves should be computed; take_par() receives the result.
    { wants_par(seen, session) } -> std::same_as<bool>;
    take_par(view, par);
    // True if the number of ways to finish is meaningful; false if it is always unbounded.
    { has_ways(seen, session) } -> std::same_as<bool>;
};

template <class G>
concept ViewWords = requires(const ViewType<G>& view, const Session<G>& session, const typename G::Move& move,
                             BoardWords& words, Json& json) {
    { move_kind(view, move) } -> std::same_as<MoveKind>;
    // The number of the note that the move sounds: each item, or each place of the board, has its own.
    { note_of(session, move) } -> std::same_as<int>;
    { progress(view, session) } -> std::same_as<Sentence>;         // for the bar: "4 pieces left"
    { share_done(session) } -> std::same_as<float>;                // of the puzzle, 0 to 1
    { solved_sentence(view, session) } -> std::same_as<Sentence>;  // the result
    { moves_over(view, session) } -> std::same_as<int>;            // more than necessary, as far as is known
    { help(session) } -> std::same_as<std::vector<HelpLine>>;      // the rule comes first
    // Returns the played game as coloured squares for a chat, without giving the solution away; may be empty.
    { result_squares(session) } -> std::same_as<std::string>;
    // The table's keys in words, for screen readers: an English key of the string table.
    { keys_in_words(session) } -> std::same_as<std::string_view>;
    put_in_words(words, view, session);  // the table, for screen readers
    describe(json, view, session);       // the table, for tests of the page
};

template <class G>
concept FamilyView = ViewFrame<G> && ViewInput<G> && ViewHelp<G> && ViewWords<G>;

}  // namespace tessera
