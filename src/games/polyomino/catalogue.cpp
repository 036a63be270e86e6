#include "games/polyomino/catalogue.h"

#include "base/index.h"
#include "base/text.h"

#include <algorithm>
#include <array>

namespace tessera::polyomino {

namespace {

struct NamedShape {
    std::string_view name;
    std::string_view picture;
};

// clang-format off
constexpr std::array<NamedShape, 21> named_shapes = {{
    {"I1", "X"},
    {"I2", "XX"},
    {"I3", "XXX"},
    {"V3", "XX\nX."},
    {"I4", "XXXX"},
    {"L4", "XXX\nX.."},
    {"O4", "XX\nXX"},
    {"T4", "XXX\n.X."},
    {"Z4", "XX.\n.XX"},
    {"F", "X..\nXXX\n.X."},
    {"I", "XXXXX"},
    {"L", "XXXX\nX..."},
    {"N", "XX..\n.XXX"},
    {"P", "XXX\nXX."},
    {"T", "XXX\n.X.\n.X."},
    {"U", "XXX\nX.X"},
    {"V", "XXX\nX..\nX.."},
    {"W", "XX.\n.XX\n..X"},
    {"X", ".X.\nXXX\n.X."},
    {"Y", "XXXX\n.X.."},
    {"Z", "XX.\n.X.\n.XX"},
}};

struct NamedSet {
    std::string_view name;
    std::string_view pieces;  // names from the table above
};

// iq and kanoodle: shapes on which public programs agree (deverw/IQpuzzler, ljk53/iq-puzzler,
// ChaelPix/iq-solver-pro-ai-resolver; HoustonWeHaveABug/Kanoodle).
constexpr std::array<NamedSet, 6> named_sets = {{
    {"iq", "N P F W Y Z4 T4 V L U L4 V3"},
    {"kanoodle", "L4 P L Y N V3 V W U I4 O4 X"},
    {"pentominoes", "F I L N P T U V W X Y Z"},
    {"tetrominoes", "I4 L4 O4 T4 Z4"},
    {"pentominoes-tetrominoes", "F I L N P T U V W X Y Z I4 L4 O4 T4 Z4"},
    {"one-to-five", "I1 I2 I3 V3 I4 L4 O4 T4 Z4 F I L N P T U V W X Y Z"},
}};
// clang-format on

std::vector<Piece> pieces_named(std::string_view names) {
    std::vector<Piece> pieces;
    for (const Token& word : split_words({names, 0})) {
        const auto* const found =
            std::find_if(named_shapes.begin(), named_shapes.end(),
                         [&](const NamedShape& named) { return named.name == word.text; });
        pieces.push_back(make_piece(std::string(word.text), shape_from_picture(found->picture)));
    }
    return pieces;
}

// Returns the free shapes of `size` as one-sided pieces: each shape that differs from its mirror image
// gives two pieces, which can turn but not flip.
std::vector<Piece> one_sided_pieces(int size) {
    std::vector<Piece> pieces;
    for (const Shape& shape : free_polyominoes(size)) {
        const std::string name = usual_name(shape).value_or("");
        pieces.push_back(make_piece(name, shape, 1, false));
        const std::vector<Shape>& turns = pieces.back().orientations;
        if (std::find(turns.begin(), turns.end(), flipped(shape)) == turns.end()) {
            pieces.push_back(make_piece(name + "'", flipped(shape), 1, false));
        }
    }
    return pieces;
}

std::vector<Piece> free_pieces(int size) {
    std::vector<Piece> pieces;
    for (const Shape& shape : free_polyominoes(size)) {
        pieces.push_back(make_piece(usual_name(shape).value_or(""), shape));
    }
    name_pieces(pieces);
    return pieces;
}

// In the order of set_names().
const std::vector<std::vector<Piece>>& sets() {
    static const std::vector<std::vector<Piece>> table = [] {
        std::vector<std::vector<Piece>> all;
        for (const NamedSet& set : named_sets) {
            all.push_back(pieces_named(set.pieces));
        }
        all.push_back(one_sided_pieces(4));
        all.push_back(one_sided_pieces(5));
        all.push_back(free_pieces(6));
        return all;
    }();
    return table;
}

std::vector<Shape> make_canonical_named() {
    std::vector<Shape> shapes;
    for (const NamedShape& named : named_shapes) {
        shapes.push_back(canonical(shape_from_picture(named.picture)));
    }
    return shapes;
}

bool has_piece_named(const std::vector<Piece>& pieces, std::string_view name) {
    return std::any_of(pieces.begin(), pieces.end(), [&](const Piece& piece) { return piece.name == name; });
}

}  // namespace

std::optional<std::string> usual_name(const Shape& shape) {
    static const std::vector<Shape> free_shapes = make_canonical_named();
    const auto found = std::find(free_shapes.begin(), free_shapes.end(), canonical(shape));
    return found == free_shapes.end()
               ? std::nullopt
               : std::optional<std::string>(
                     named_shapes[static_cast<std::size_t>(found - free_shapes.begin())].name);
}

std::vector<Shape> free_polyominoes(int size) {
    std::vector<Shape> shapes = {make_shape({{0, 0}})};
    for (int grown = 2; grown <= size; ++grown) {
        std::vector<Shape> larger;
        for (const Shape& shape : shapes) {
            for (const Cell cell : shape.cells) {
                for (const Cell step : neighbour_steps) {
                    std::vector<Cell> cells = shape.cells;
                    cells.push_back(cell + step);
                    larger.push_back(canonical(make_shape(std::move(cells))));
                }
            }
        }
        std::sort(larger.begin(), larger.end());
        larger.erase(std::unique(larger.begin(), larger.end()), larger.end());
        larger.erase(larger.begin(), std::find_if(larger.begin(), larger.end(),
                                                  [&](const Shape& shape) { return shape.size() == grown; }));
        shapes = std::move(larger);
    }
    return shapes;
}

const std::vector<Shape>& small_free_polyominoes() {
    static const std::vector<Shape> table = [] {
        std::vector<Shape> shapes;
        for (int size = 1; size <= 6; ++size) {
            const std::vector<Shape> of_size = free_polyominoes(size);
            shapes.insert(shapes.end(), of_size.begin(), of_size.end());
        }
        return shapes;
    }();
    return table;
}

const std::vector<std::string>& set_names() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        all.reserve(named_sets.size() + 3);
        for (const NamedSet& set : named_sets) {
            all.emplace_back(set.name);
        }
        all.insert(all.end(), {"one-sided-tetrominoes", "one-sided-pentominoes", "hexominoes"});
        return all;
    }();
    return names;
}

const std::vector<Piece>* pieces_of_set(std::string_view name) {
    for (int index = 0; index < int_size(sets()); ++index) {
        if (at(set_names(), index) == name) {
            return &at(sets(), index);
        }
    }
    return nullptr;
}

int find_set(const std::vector<Piece>& pieces) {
    int index = int_size(sets()) - 1;
    while (index >= 0 && at(sets(), index) != pieces) {
        --index;
    }
    return index;
}

std::string letter_name(int index) {
    std::string text;
    for (int rest = index + 1; rest > 0; rest = (rest - 1) / 26) {
        text.insert(text.begin(), static_cast<char>('A' + (rest - 1) % 26));
    }
    return text;
}

void name_pieces(std::vector<Piece>& pieces) {
    int next = 0;
    for (Piece& piece : pieces) {
        const std::optional<std::string> usual = piece.name.empty() ? usual_name(piece.shape) : std::nullopt;
        if (usual && !has_piece_named(pieces, *usual)) {
            piece.name = *usual;
        }
        while (piece.name.empty()) {
            const std::string name = letter_name(next++);
            piece.name = has_piece_named(pieces, name) ? "" : name;
        }
    }
}

}  // namespace tessera::polyomino
