#pragma once

#include "app/board/tray_view.h"
#include "app/families/polyomino/landing_map.h"
#include "games/polyomino/polyomino.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

namespace space {
struct Table;
}  // namespace space

// The slot of one kind of piece in the tray. Slots stay while their pieces are on the board.
struct TraySlot {
    int piece = 0;
    Rect rect;         // unscrolled
    float beside = 0;  // room for a count at its lower right corner
};

struct Tray : TrayFrame {
    float cell = 0;    // cell size of pieces that fit their slot
    float margin = 0;  // between a piece and its slot's rim, both sides together
    std::vector<TraySlot> slots;
};

// The piece in the player's hand. Its grip is measured from the piece's corner, in cells.
struct HeldPiece : Hand {
    polyomino::Placement at;                   // the corner is valid only if has_ghost
    std::optional<polyomino::Placement> from;  // its placement, if it was picked up from the board
    bool has_ghost = false;                    // it is over the board, and `at` is the landing place
    bool is_legal = false;
    double refused_ms = -refusal_ms;  // when it was refused here: it shakes
    Grid<int> cover;                  // pieces on the board without this one
    LandingMap landing;               // for its current orientation
};

// A moving piece; `lands` is its destination, nothing for the tray.
struct Flight : Journey {
    int piece = 0;
    int orientation = 0;
    Point from;
    Point to;
    float from_cell = 0;
    float to_cell = 0;
    std::optional<polyomino::Placement> lands;
    double refused_ms = -refusal_ms;  // when it was refused: it shakes before it leaves
};

inline constexpr Cell no_badge{-1, -1};

// Placements that a hint shows on the board.
struct HintMarks {
    std::vector<polyomino::Placement> laid;  // tentatively: the first at once, the others one after the other
    std::vector<Cell> badges;                // for each where its number stands, or no_badge
    int laid_at_once = 0;
    std::vector<polyomino::Placement> leaving;  // to be taken back
    std::vector<polyomino::Placement> crossed;  // crossed out one after the other
    std::vector<Cell> crosses;                  // where the cross of each is, each elsewhere if there is room
    int more = 0;                               // ruled out as well, but only counted
    std::vector<polyomino::Placement> left;     // for a place, of which each is ruled out next
    std::vector<Cell> numbers;                  // where the number of each is, likewise
    Cell asked = no_badge;                      // of a placement that the next lines rule out case by case
};

// Everything on the screen of a polyomino puzzle that is not in its State.
struct PolyominoView : TrayView {
    Tray tray;
    std::vector<int> tray_orientation;  // orientation of each kind in the tray
    std::optional<HeldPiece> held;
    std::vector<polyomino::Placement> shown;  // placements at the last position_changed
    std::vector<Flight> flights;
    std::vector<polyomino::Placement> best;      // ghosts of a running search
    HintMarks marks;                             // marks of the lit hint
    std::vector<polyomino::Placement> mistakes;  // pieces known to prevent a solution, as last reported
    std::shared_ptr<space::Table> space;         // of a board in space (space/table.h), else null
};

template <>
struct ViewOf<Polyomino> {
    using Type = PolyominoView;
};

using PolyominoSession = Session<Polyomino>;

inline Rect tray_area(const PolyominoView& view) {
    return view.tray.area;
}
void lay_out(PolyominoView& view, const PolyominoSession& session, const Scene& scene);
ViewReply<Polyomino> board_input(PolyominoView& view, const PolyominoSession& session,
                                 const InputEvent& event);
inline bool look_around(PolyominoView& view, const InputEvent& event) {
    return look_around_table(view, event);
}
void draw_board(Painter& painter, const PolyominoView& view, const PolyominoSession& session,
                const Scene& scene);
bool is_moving(const PolyominoView& view, double now_ms);

std::vector<ViewTool> tools(const PolyominoView& view, const PolyominoSession& session);
ViewReply<Polyomino> use_tool(PolyominoView& view, const PolyominoSession& session, std::string_view name);
bool step_focus(PolyominoView& view, const PolyominoSession& session, bool backwards);
void drop_focus(PolyominoView& view);
bool takes_letter(const PolyominoSession& session, char letter);
Grasp grasp(const PolyominoView& view);
std::vector<Point> handles(const PolyominoView& view, const PolyominoSession& session);
bool gives_away(const PolyominoSession& session);

void highlight(PolyominoView& view, const HintStep* step);
void position_changed(PolyominoView& view, const PolyominoSession& session, const Scene& scene);
void show_best(PolyominoView& view, const PolyominoSession& session, const std::vector<std::string>& moves);
void mark_mistakes(PolyominoView& view, const PolyominoSession& session,
                   const std::vector<std::string>& moves);
std::vector<std::string> mistakes(const PolyominoView& view, const PolyominoSession& session);
void mark_clashes(PolyominoView& view, bool marks);
bool wants_par(const PolyominoView& view, const PolyominoSession& session);
void take_par(PolyominoView& view, const ParRange& par);
bool has_ways(const PolyominoView& view, const PolyominoSession& session);

inline MoveKind move_kind(const PolyominoView& /*view*/, const Polyomino::Move& move) {
    return kind_of_tray_move(move);
}
inline int note_of(const PolyominoSession& /*session*/, const Polyomino::Move& move) {
    return move.to.value_or(move.from.value_or(polyomino::Placement())).piece;
}
Sentence progress(const PolyominoView& view, const PolyominoSession& session);
float share_done(const PolyominoSession& session);
Sentence solved_sentence(const PolyominoView& view, const PolyominoSession& session);
int moves_over(const PolyominoView& view, const PolyominoSession& session);
void put_in_words(BoardWords& words, const PolyominoView& view, const PolyominoSession& session);
std::vector<HelpLine> help(const PolyominoSession& session);
std::string result_squares(const PolyominoSession& session);  // in the order in which they were laid
std::string_view keys_in_words(const PolyominoSession& session);
void describe(Json& json, const PolyominoView& view, const PolyominoSession& session);
std::optional<PolyominoSession> set_upright(const PolyominoSession& session, TableForm form);
PolyominoSession set_back(const PolyominoSession& session, const polyomino::Level& level);
Hint turned_hint(const PolyominoSession& from, const PolyominoSession& to, Hint hint);
void draw_thumbnail(Painter& painter, const polyomino::Level& level, const Rect& rect);
Rect draw_position(Painter& painter, const polyomino::Level& level, const polyomino::State& state,
                   const Rect& rect);
void draw_veiled(Painter& painter, const polyomino::Level& level, const polyomino::State& state,
                 const Rect& rect);

}  // namespace tessera
