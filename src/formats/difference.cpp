#include "formats/difference.h"

#include "games/polyomino/lattice_shape.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tessera {

namespace {

using Things = std::vector<std::string>;

void add_if(Things& things, bool is_left_out, const char* thing) {
    if (is_left_out) {
        things.emplace_back(thing);
    }
}

// Returns the shapes that pieces have up to turns and flips, with the number of pieces.
std::map<polyomino::Shape, int> free_shapes(const polyomino::Level& level) {
    std::map<polyomino::Shape, int> shapes;
    for (const polyomino::Piece& piece : level.pieces) {
        shapes[canonical(level.lattice, piece.shape)] += piece.count;
    }
    return shapes;
}

// Returns what `of` says about each single piece, in an order that does not depend on the order of the pieces.
template <class Of>
auto sorted_values(const polyomino::Level& level, const Of& of) {
    std::vector<decltype(of(level.pieces.front()))> values;
    for (const polyomino::Piece& piece : level.pieces) {
        for (int copy = 0; copy < piece.count; ++copy) {
            values.push_back(of(piece));
        }
    }
    std::sort(values.begin(), values.end());
    return values;
}

template <class Of>
bool differs(const polyomino::Level& before, const polyomino::Level& after, const Of& of) {
    return !(sorted_values(before, of) == sorted_values(after, of));
}

std::vector<int> lengths_of_rows(const polyomino::Level& level) {
    std::vector<int> open(static_cast<std::size_t>(level.board.rows()) + 1, 0);
    for (int index = 0; index < level.board.size(); ++index) {
        at(open, level.board.cell(index).row) += level.board[index] == polyomino::Square::open ? 1 : 0;
    }
    std::erase(open, 0);
    return open;
}

bool is_other_puzzle(const polyomino::Level& before, const polyomino::Level& after) {
    const bool is_cropped = !(before.board == after.board);
    return before.lattice != after.lattice || free_shapes(before) != free_shapes(after) ||
           (is_cropped && lengths_of_rows(before) != lengths_of_rows(after));
}

void add_differences(Things& things, const polyomino::Level& before, const polyomino::Level& after) {
    add_if(things, !(before.board == after.board), "blocked rows and columns around the board");
    add_if(things, before.givens != after.givens, "the pieces that are fixed");
    add_if(things, differs(before, after, [](const auto& piece) { return piece.name; }),
           "the names of the pieces");
    add_if(things,
           differs(before, after,
                   [](const auto& piece) { return std::pair(piece.style.is_named, piece.style.tint); }),
           "the colours of the pieces");
    add_if(
        things,
        differs(before, after, [](const auto& piece) { return std::pair(piece.can_flip, piece.can_turn); }),
        "which pieces may not be flipped or turned");
    const auto drawn = [](const auto& level) {
        std::vector<polyomino::Shape> shapes;
        for (const auto& piece : level.pieces) {
            shapes.push_back(piece.shape);
        }
        return shapes;
    };
    add_if(things, drawn(before) != drawn(after), "the order of the pieces and how they are drawn");
}

bool is_other_puzzle(const edge_match::Level& before, const edge_match::Level& after) {
    return before.rows != after.rows || before.columns != after.columns ||
           before.tiles.size() != after.tiles.size();
}

void add_differences(Things& things, const edge_match::Level& before, const edge_match::Level& after) {
    if (before.tiles == after.tiles) {
        return;
    }
    const auto sorted = [](std::vector<edge_match::Tile> tiles) {
        std::transform(tiles.begin(), tiles.end(), tiles.begin(), edge_match::least_turn);
        std::sort(tiles.begin(), tiles.end());
        return tiles;
    };
    const bool is_reordered = sorted(before.tiles) == sorted(after.tiles);
    things.emplace_back(is_reordered ? "the order of the tiles and how they are turned"
                                     : "the letters of the motifs");
}

template <class Level>
bool is_other_puzzle(Level before, Level after) {
    before.title = after.title = "";
    before.author = after.author = "";
    before.note = after.note = "";
    before.recipe = after.recipe = std::nullopt;
    return !(before == after);
}

template <class Level>
void add_differences(Things& /*things*/, const Level& /*before*/, const Level& /*after*/) {}

template <class G>
std::optional<Things> compare(const Session<G>& before, const Session<G>& after) {
    const auto& old_level = before.level();
    const auto& new_level = after.level();
    if (is_other_puzzle(old_level, new_level)) {
        return std::nullopt;
    }
    Things things;
    add_if(things, old_level.title != new_level.title, "the title");
    add_if(things, old_level.author != new_level.author, "the author");
    add_if(things, old_level.note != new_level.note, "the note");
    add_if(things, old_level.recipe != new_level.recipe, "the recipe that it was made by");
    add_differences(things, old_level, new_level);
    add_if(things, before.moves() != after.moves() && before.move_count() > 0, "the moves so far");
    return things;
}

}  // namespace

std::optional<Things> left_out_of(const AnySession& before, const AnySession& after) {
    return std::visit(
        [](const auto& one, const auto& other) -> std::optional<Things> {
            if constexpr (std::is_same_v<decltype(one), decltype(other)>) {
                return compare(one, other);
            }
            return std::nullopt;
        },
        before, after);
}

}  // namespace tessera
