#pragma once

#include "app/families/polyomino/tilings.h"
#include "app/families/polyomino/view.h"

#include <optional>
#include <vector>

// The piece in hand: picking up, turning, finding landing places, letting go.

namespace tessera {

const polyomino::Shape& shape_of(const PolyominoSession& session, int piece, int orientation);
const polyomino::Shape& held_shape(const PolyominoView& view, const PolyominoSession& session);

// Returns the piece on a cell, unless it is a given.
std::optional<polyomino::Placement> movable_at(const PolyominoSession& session, Cell cell);

// Returns the cell of a shape that is drawn nearest to a point, in cells from the corner of its frame.
Cell nearest_part(const Tiling& tiling, const polyomino::Shape& shape, Point point);

// Changes the held piece's orientation and keeps the cell in the hand in place on the screen.
void reorient(PolyominoView& view, const PolyominoSession& session, const TurnedShape& next);

void pick_from_tray(PolyominoView& view, const PolyominoSession& session, int piece, HeldPiece::Mode mode);
void pick_from_board(PolyominoView& view, const PolyominoSession& session, Cell cell, HeldPiece::Mode mode);

// Moves a dragged or hovering piece and snaps its ghost to the nearest place, or to a legal one that is
// almost as near.
void move_hand(PolyominoView& view, const PolyominoSession& session, Point pointer);

// Puts a resting piece's ghost at a corner, moved so that it is within the board's rectangle.
void rest_ghost(PolyominoView& view, const PolyominoSession& session, Cell corner);

// Puts a resting piece over `cell`: where it fits, if there is such a place, else by its grip.
void rest_over(PolyominoView& view, const PolyominoSession& session, Cell cell);

ViewReply<Polyomino> turn_held(PolyominoView& view, const PolyominoSession& session, bool backwards = false);
void flip_held(PolyominoView& view, const PolyominoSession& session);
// True if a piece is in the hand and has another orientation, by turning or else by flipping.
bool can_reorient(const PolyominoView& view, const PolyominoSession& session, bool by_turning);
void turn_in_tray(PolyominoView& view, const PolyominoSession& session, int piece);
void flip_in_tray(PolyominoView& view, const PolyominoSession& session, int piece);

// Returns nothing if it fits at its ghost, else the reason why not.
std::optional<Sentence> why_held_does_not_fit(const PolyominoView& view, const PolyominoSession& session);

// Places the held piece at its ghost. If that is illegal, the reply says why, and a dragged or hovering piece
// flies home.
ViewReply<Polyomino> place_held(PolyominoView& view, const PolyominoSession& session);
ViewReply<Polyomino> take_held_back(PolyominoView& view, const PolyominoSession& session);  // to the tray
void let_go(PolyominoView& view, const PolyominoSession& session);  // returns it to where it came from

// Returns where the frame's corner of a piece in flight is drawn at its place on the board.
Point corner_on_board(const PolyominoView& view, const PolyominoSession& session,
                      const polyomino::Placement& placement);

// Returns the corner of a floating piece's bounding box.
Point floating_corner(const PolyominoView& view, const PolyominoSession& session);

// Returns the slot of a kind. Every kind has one unless all its pieces are givens.
const TraySlot& slot_of(const Tray& tray, int piece);

// Where a piece is drawn in the tray.
Spot tray_place(const PolyominoView& view, const PolyominoSession& session, int piece);
Spot tray_place(const PolyominoView& view, const PolyominoSession& session, const polyomino::Shape& shape,
                int piece);

Rect place_on_screen(const Spot& spot, const polyomino::Shape& shape);

// Returns the centre of the count of a kind: beside the cell furthest to the right and down, covering none.
Point count_place(const polyomino::Shape& shape, const Spot& place);
inline constexpr float count_radius = 11;
inline constexpr float least_count_gap = 8;  // from that cell's corner to the centre, on both axes

// Functions required by TrayBoard (app/board/tray_board.h).
int item_count(const PolyominoSession& session);
bool is_in_tray(const PolyominoSession& session, int piece);
int tray_item_at(const PolyominoView& view, const PolyominoSession& session, Point point);
std::optional<Cell> board_item_at(const PolyominoView& view, const PolyominoSession& session, Point point);
bool is_over_ghost(const PolyominoView& view, const PolyominoSession& session, Point point);
bool can_take(const PolyominoSession& session, Cell cell);
int held_item(const PolyominoView& view);
bool is_over_board(const PolyominoView& view);
Cell first_cursor(const PolyominoView& view, const PolyominoSession& session);
Cell next_cursor(const PolyominoView& view, const PolyominoSession& session, Cell step);
std::optional<Cell> last_laid(const PolyominoView& view, const PolyominoSession& session);
void pick_with_key(PolyominoView& view, const PolyominoSession& session, int piece);
void take_by_ghost(PolyominoView& view, const TrayPress& press);
void step_held(PolyominoView& view, const PolyominoSession& session, Cell step);
std::vector<int> focus_order(const PolyominoView& view);
void show_in_tray(PolyominoView& view, int piece);
ViewReply<Polyomino> take_back(PolyominoView& view, const PolyominoSession& session, Cell cell);
ViewReply<Polyomino> turn_at(PolyominoView& view, const PolyominoSession& session, Point point,
                             bool backwards);
ViewReply<Polyomino> second_button(PolyominoView& view, const PolyominoSession& session, Point point);
ViewReply<Polyomino> tap_board(PolyominoView& view, const PolyominoSession& session, const TrayPress& press,
                               Cell cell);
ViewReply<Polyomino> tap_ghost(PolyominoView& view, const PolyominoSession& session);
ViewReply<Polyomino> turn_by_arrow(PolyominoView& view, const PolyominoSession& session, Key key);
ViewReply<Polyomino> letter_input(PolyominoView& view, const PolyominoSession& session,
                                  const InputEvent& event);

}  // namespace tessera
