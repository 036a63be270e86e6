#include "app/families/polyomino/art.h"
#include "app/families/polyomino/editor.h"
#include "games/polyomino/catalogue.h"
#include "games/polyomino/lattice_sets.h"
#include "games/polyomino/lattice_shape.h"

#include <algorithm>
#include <map>
#include <utility>

// Fields of the page of the pieces: ready-made sets, and what can be said of the selected piece.

namespace tessera {

using polyomino::Level;

namespace {

constexpr int most_of_a_kind = 99;
constexpr std::size_t most_pictured = 6;  // pieces of a set, so that they are seen

struct PieceSet {
    std::string name;
    std::vector<polyomino::Piece> pieces;
};

// Returns the sets of a lattice, made once: the fields of a page are asked for in each frame.
const std::vector<PieceSet>& sets_of(const polyomino::Lattice& lattice) {
    static std::map<const polyomino::Lattice*, std::vector<PieceSet>> known;
    std::vector<PieceSet>& sets = known[&lattice];
    if (sets.empty()) {
        for (std::string& name : polyomino::set_names(lattice)) {
            sets.push_back({name, *polyomino::pieces_of_set(lattice, name)});
        }
    }
    return sets;
}

int count_of_sets(const Level& level) {
    return level.lattice == nullptr ? int_size(polyomino::set_names()) : int_size(sets_of(*level.lattice));
}

std::string_view name_of_set(const Level& level, int set) {
    return level.lattice == nullptr ? at(polyomino::set_names(), set) : at(sets_of(*level.lattice), set).name;
}

// Returns the number of the set that the pieces are; -1: none.
int find_set_of(const Level& level) {
    if (level.lattice == nullptr) {
        return polyomino::find_set(level.pieces);
    }
    const std::vector<PieceSet>& sets = sets_of(*level.lattice);
    const auto found = std::find_if(sets.begin(), sets.end(),
                                    [&](const PieceSet& set) { return set.pieces == level.pieces; });
    return found == sets.end() ? -1 : static_cast<int>(found - sets.begin());
}

// Returns the pieces of the set of that number; -1: none.
std::vector<polyomino::Piece> pieces_of_choice(const Level& level, int set) {
    if (set < 0) {
        return {};
    }
    return level.lattice == nullptr ? *polyomino::pieces_of_set(name_of_set(level, set))
                                    : at(sets_of(*level.lattice), set).pieces;
}

// Returns a short name of a set; long ones would be cut off below a picture.
std::string_view caption_of_set(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 6> captions = {
        {{"iq", "IQ"},
         {"kanoodle", "Kanoodle"},
         {"pentominoes-tetrominoes", "5 and 4 cells"},
         {"one-to-five", "1 to 5 cells"},
         {"one-sided-tetrominoes", "one-sided 4"},
         {"one-sided-pentominoes", "one-sided 5"}}};
    const auto* const found = std::find_if(captions.begin(), captions.end(),
                                           [&](const auto& known) { return known.first == name; });
    return found == captions.end() ? name : found->second;
}

MakerField set_field(const Level& level) {
    MakerField field{"set", "Ready-made set", find_set_of(level) + 1, 0, count_of_sets(level), ""};
    field.is_choice = true;
    field.choices.emplace_back("no set");
    for (int set = 0; set < field.high; ++set) {
        field.choices.push_back(caption_of_set(name_of_set(level, set)));
    }
    field.picture = [lattice = level.lattice](Painter& painter, int choice, const Rect& rect) {
        Level pictured;
        pictured.lattice = lattice;
        pictured.pieces = pieces_of_choice(pictured, choice - 1);
        pictured.pieces.resize(std::min<std::size_t>(pictured.pieces.size(), most_pictured));
        if (choice > 0) {
            draw_pieces(painter, pictured, rect);
        } else {
            painter.icon(Icon::edit, rect.centre(), rect.height * 0.7F, painter.theme().quiet);
        }
    };
    return field;
}

// Draws four colours as the sign for any of them.
void draw_any_colour(Painter& painter, const Rect& rect) {
    const Rect half{rect.x, rect.y, rect.width / 2, rect.height / 2};
    const Point right{half.width, 0};
    const Point down{0, half.height};
    painter.fill(half, piece_color(painter.theme(), 0), 8, {true, false, false, false});
    painter.fill(half.moved(right), piece_color(painter.theme(), 1), 8, {false, true, false, false});
    painter.fill(half.moved(down), piece_color(painter.theme(), 3), 8, {false, false, true, false});
    painter.fill(half.moved(right + down), piece_color(painter.theme(), 2), 8, {false, false, false, true});
}

// Returns the field of the colours of a piece; the first leaves the choice to the program.
MakerField tint_field(int tint) {
    static_assert(polyomino::most_tints == 12);
    MakerField field{"tint", "Colour", tint, 0, polyomino::most_tints, ""};
    field.is_choice = true;
    field.is_small = true;
    field.choices = {"auto", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"};
    field.picture = [](Painter& painter, int choice, const Rect& rect) {
        if (choice == 0) {
            return draw_any_colour(painter, rect);
        }
        painter.fill(rect, piece_color(painter.theme(), choice - 1), 8);
    };
    return field;
}

// Returns the field of the selected piece: the pieces in their slots, with one for a new piece, or a number where not all of them
// have room.
MakerField selected_field(const PieceDesk& desk, const Level& level) {
    const int last = int_size(level.pieces);  // the new one
    const int selected = std::min(desk.piece, last);
    MakerField field{"piece", "Piece", selected + 1, 1, last + 1, ""};
    for (const polyomino::Piece& piece : level.pieces) {
        field.choices.emplace_back(piece.name);
    }
    field.choices.emplace_back("new");
    field.shown = at(field.choices, selected);
    field.is_on_table = desk.has_all_slots;
    if (field.is_on_table) {  // the level may have changed since they were laid out
        field.places = desk.slots;
        field.places.resize(std::min(field.places.size(), field.choices.size()));
    }
    return field;
}

}  // namespace

std::vector<MakerField> piece_fields(const PolyominoEditor& editor, const Level& level) {
    std::vector<MakerField> fields{set_field(level)};
    if (!level.pieces.empty()) {
        fields.push_back(selected_field(editor.desk, level));
    }
    if (editor.desk.piece < int_size(level.pieces)) {
        const polyomino::Piece& piece = at(level.pieces, editor.desk.piece);
        fields.push_back(
            {"piece.name", "Name", 0, 0, polyomino::longest_plain_name, "", false, piece.name, true});
        fields.push_back(
            {"count", "How many of this piece", piece.count, 1, std::max(most_of_a_kind, piece.count), ""});
        fields.push_back(tint_field(piece.style.tint));
        fields.push_back({"turns", "May be turned", piece.can_turn ? 1 : 0, 0, 1, "", true});
        fields.push_back({"flips", "May be flipped", piece.can_flip ? 1 : 0, 0, 1, "", true});
    }
    return fields;
}

PolyominoEdit set_piece_field(PolyominoEditor& editor, const Level& level, std::string_view name, int value) {
    if (name == "piece") {
        editor.desk.piece = value - 1;
        return PolyominoEdit::view_changed();
    }
    if (name == "set") {
        editor.desk.piece = 0;
        return PolyominoEdit::change(polyomino::with_pieces(level, pieces_of_choice(level, value - 1)));
    }
    const polyomino::Piece& piece = at(level.pieces, editor.desk.piece);
    polyomino::Piece next = polyomino::make_piece(
        level.lattice, piece.name, piece.shape, name == "count" ? value : piece.count,
        name == "flips" ? value != 0 : piece.can_flip, name == "turns" ? value != 0 : piece.can_turn);
    next.style = {piece.style.is_named, name == "tint" ? value : piece.style.tint};
    return PolyominoEdit::change(polyomino::with_piece(level, editor.desk.piece, std::move(next)));
}

}  // namespace tessera
