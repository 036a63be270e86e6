#pragma once

#include "app/board/level_editor.h"
#include "app/families/polyomino/edit_grid.h"
#include "app/families/polyomino/view.h"
#include "games/polyomino/draft.h"
#include "games/polyomino/draft_frame.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace tessera {

// Pages of the editor, in the order of `pages`.
enum class PolyominoPage { board, pieces, givens };

// The page of the pieces: their list, and the piece being drawn.
struct PieceDesk {
    int piece = 0;              // being drawn; the number of pieces: a new one
    Grid<bool> drawn;           // its cells as drawn
    std::vector<Rect> slots;    // one more than there are pieces, for a new one
    bool has_all_slots = true;  // false: there was no room for some
    Rect area;                  // that the slots and the drawing were laid out in
    EditGrid grid;
    polyomino::BoardFrame frame;  // of a lattice
    const polyomino::Lattice* lattice = nullptr;
    std::optional<bool> pen;  // during a stroke: draws or erases
};

// A cut by chance, which its seed makes again.
struct SeededCut {
    std::uint64_t seed = 0;
    polyomino::CutPuzzle puzzle;
    std::vector<int> shades;  // of its pieces, so that no two of one kind and shade touch
};

// Everything on the screen of a polyomino editor that is not in the level.
struct PolyominoEditor {
    int page = 0;  // a PolyominoPage
    EditGrid grid;
    polyomino::BoardFrame frame;                         // on a lattice
    const polyomino::Lattice* framed_lattice = nullptr;  // that the frame is on
    Cell framed_extent;                                  // of its grid
    bool mirrors_columns = false;                        // paints left and right symmetrically
    bool mirrors_rows = false;                           // paints above and below symmetrically
    std::optional<polyomino::Square> brush;              // during a stroke
    std::vector<SeededCut> cuts;                         // the last ones
    PieceDesk desk;
    Scene scene;                             // last frame's scene
    std::optional<PolyominoSession> fixing;  // a game whose moves are the givens, which are placed as in play
    PolyominoView fixing_view;
};

template <>
struct EditorOf<Polyomino> {
    using Type = PolyominoEditor;
    using Level = polyomino::Level;

    static constexpr bool has_givens = true;
    static constexpr bool makes_on_board = true;
    static constexpr std::array<std::string_view, 3> pages = {"Board", "Pieces", "Fixed pieces"};
    static Level blank() { return polyomino::blank_draft(); }
    static bool is_begun(const Level& level) { return !level.pieces.empty(); }
    static Result<Level> parse(std::string_view text);
    static Level from(const Level& level, const polyomino::State& state);
    static Level without_givens(const Level& level) { return polyomino::with_givens(level, {}); }
    static std::vector<polyomino::Move> givens(const Level& level);
    static Level to_play(const Level& level) { return level; }
    static std::optional<Sentence> why_not_playable(const Level& level) {
        return polyomino::why_not_playable(level);
    }
    static std::vector<Sentence> advice(const Level& level) { return polyomino::advice(level); }
    static Result<polyomino::Params> params_on_board(const Level& level) {
        return polyomino::params_on_board(level);
    }
};

using PolyominoEdit = EditReply<polyomino::Level>;

void lay_out(PolyominoEditor& editor, const polyomino::Level& level, const Scene& scene);
void draw_editor(Painter& painter, const PolyominoEditor& editor, const polyomino::Level& level,
                 const Scene& scene);
bool is_moving(const PolyominoEditor& editor, double now_ms);
PolyominoEdit edit_input(PolyominoEditor& editor, const polyomino::Level& level, const InputEvent& event);
std::vector<MakerField> edit_fields(const PolyominoEditor& editor, const polyomino::Level& level);
PolyominoEdit set_edit_field(PolyominoEditor& editor, const polyomino::Level& level, std::string_view name,
                             int value);
PolyominoEdit set_edit_text(PolyominoEditor& editor, const polyomino::Level& level, std::string_view text);
std::vector<ViewTool> edit_tools(const PolyominoEditor& editor, const polyomino::Level& level);
PolyominoEdit use_edit_tool(PolyominoEditor& editor, const polyomino::Level& level, std::string_view name,
                            std::uint64_t chance);
Sentence edit_help(const PolyominoEditor& editor);
void put_in_words(BoardWords& words, const PolyominoEditor& editor, const polyomino::Level& level);
void describe(Json& json, const PolyominoEditor& editor, const polyomino::Level& level);

// Cuts by chance (editor_cuts.cpp). The cut that the draft shows; null: none, or the draft was changed since.
const SeededCut* shown_cut(const PolyominoEditor& editor, const polyomino::Level& level);
// Cuts the draft and returns it with the pieces.
const polyomino::Level& cut_with_seed(PolyominoEditor& editor, const polyomino::Level& level,
                                      std::uint64_t seed);

// Returns a shade for each piece of a cut, from 0 on: touching pieces of one kind, which have one colour, differ in it.
std::vector<int> shades_of_cut(const polyomino::Level& level,
                               const std::vector<polyomino::Placement>& placed);

// Page of the board (editor_board.cpp).
void lay_out_board_page(PolyominoEditor& editor, const polyomino::Level& level, const Scene& scene);
PolyominoEdit board_page_input(PolyominoEditor& editor, const polyomino::Level& level,
                               const InputEvent& event);
std::vector<MakerField> board_page_fields(const PolyominoEditor& editor, const polyomino::Level& level);
PolyominoEdit set_board_field(PolyominoEditor& editor, const polyomino::Level& level, std::string_view name,
                              int value);
polyomino::Level emptied(const PolyominoEditor& editor, const polyomino::Level& level);  // the whole frame

// Boards to start from, in pictures (editor_starts.cpp).
MakerField start_field(const polyomino::Level& level);
// Returns the draft with the board of a choice of that field, and none of its pieces.
polyomino::FramedDraft started(const polyomino::Level& level, int choice);

// Fields of the page of the pieces (editor_fields.cpp).
std::vector<MakerField> piece_fields(const PolyominoEditor& editor, const polyomino::Level& level);
PolyominoEdit set_piece_field(PolyominoEditor& editor, const polyomino::Level& level, std::string_view name,
                              int value);

// Page of the pieces (editor_pieces.cpp).
void lay_out_desk(PieceDesk& desk, const polyomino::Level& level, const Scene& scene);
PolyominoEdit desk_input(PieceDesk& desk, const polyomino::Level& level, const InputEvent& event);
void draw_desk(Painter& painter, const PieceDesk& desk, const polyomino::Level& level, const Scene& scene);

// Drawing of all pages (editor_draw.cpp): the places of cells, and a frame around the keyboard's.
void draw_places(Painter& painter, const EditGrid& grid);
void frame_grid_cursor(Painter& painter, const EditGrid& grid);

// Page of the givens (editor_givens.cpp).
void lay_out_givens(PolyominoEditor& editor, const polyomino::Level& level, const Scene& scene);
PolyominoEdit givens_reply(PolyominoEditor& editor, const polyomino::Level& level,
                           ViewReply<Polyomino> reply);

}  // namespace tessera
