#include "games/polyomino/level_text.h"

#include "base/apart.h"
#include "base/text.h"
#include "games/level_reader.h"
#include "games/polyomino/catalogue.h"
#include "games/polyomino/draft.h"
#include "games/polyomino/lattice/lattice.h"
#include "games/polyomino/lattice_text.h"
#include "games/polyomino/puzzle_reader.h"

#include <optional>
#include <utility>

namespace tessera::polyomino {

namespace {

constexpr std::string_view tint_word = "tint";  // followed by its number

std::string format_piece(const Piece& piece) {
    std::string text = "piece " + piece.name;
    text += piece.count > 1 ? " x" + std::to_string(piece.count) : "";
    text += piece.can_flip ? "" : " noflip";
    text += piece.can_turn ? "" : " noturn";
    text += piece.style.is_named ? " named" : "";
    text += piece.style.tint > 0 ? " " + std::string(tint_word) + std::to_string(piece.style.tint) : "";
    return text + "\n" + picture_of(piece.shape) + "\nend\n";
}

std::string format_pieces(const Level& level) {
    if (const int set = find_set(level.pieces); set >= 0) {
        return "set " + at(set_names(), set) + "\n";
    }
    std::string text;
    for (const Piece& piece : level.pieces) {
        text += format_piece(piece);
    }
    return text;
}

std::string format_placement(const Level& level, const Placement& placement) {
    std::string text = at(level.pieces, placement.piece).name + " " + std::to_string(placement.orientation);
    const std::vector<int> place = level.lattice == nullptr
                                       ? std::vector<int>{placement.corner.row, placement.corner.column}
                                       : apart(place_on_lattice)(level, placement);
    for (const int number : place) {
        text += " " + std::to_string(number);
    }
    return text;
}

// Returns how many words a placement has: piece, orientation, place.
std::size_t placement_size(const Level& level) {
    return level.lattice != nullptr && level.lattice->is_in_space ? 5 : 4;
}

std::optional<Placement> placement_at(const Level& level, int piece, const Token* words) {
    const int last = int_size(at(level.pieces, piece).orientations) - 1;
    const auto orientation = parse_int(words[1].text, 0, last);
    std::vector<int> place;
    for (std::size_t index = 2; index < placement_size(level); ++index) {
        if (const auto number = parse_int(words[index].text, -max_board_side, max_board_side)) {
            place.push_back(*number);
        }
    }
    if (!orientation || place.size() + 2 != placement_size(level)) {
        return std::nullopt;
    }
    return level.lattice == nullptr ? std::optional(Placement{piece, *orientation, {place[0], place[1]}})
                                    : apart(placement_on_lattice)(level, piece, *orientation, place);
}

std::optional<Placement> placement_of(const Level& level, const Token* words) {
    for (int piece = 0; piece < int_size(level.pieces); ++piece) {
        if (at(level.pieces, piece).name == words[0].text) {
            return placement_at(level, piece, words);
        }
    }
    return std::nullopt;
}

Result<Level> parse(std::string_view text, bool is_draft) {
    PuzzleReader reader(text, is_draft);
    Result<Level> level = reader.read();
    return reader.has_met_lattice() ? apart(parse_on_lattice)(text, is_draft) : std::move(level);
}

}  // namespace

Result<Level> parse_level(std::string_view text) {
    return parse(text, false);
}

Result<Level> parse_draft(std::string_view text) {
    return parse(text, true);
}

std::string format_level(const Level& level) {
    if (level.lattice != nullptr) {
        return apart(format_on_lattice)(level);
    }
    std::string text = level_head("polyomino", level.title, level.recipe) +
                       author_lines(level.author, level.note) + "board\n";
    for (int row = 0; row < level.board.rows(); ++row) {
        for (int column = 0; column < level.board.columns(); ++column) {
            text += level.board[Cell{row, column}] == Square::open ? '.' : '#';
        }
        text += '\n';
    }
    text += "end\n" + format_pieces(level);
    for (const Placement& given : level.givens) {
        text += "place " + format_placement(level, given) + "\n";
    }
    return text;
}

std::string format_move(const Level& level, const Move& move) {
    if (move.from && move.to) {
        return "shift " + format_placement(level, *move.from) + " " + format_placement(level, *move.to);
    }
    return move.to ? "place " + format_placement(level, *move.to)
                   : "take " + format_placement(level, *move.from);
}

Result<Move> parse_move(const Level& level, std::string_view text) {
    const std::vector<Token> words = split_words({text, 0});
    const std::string_view verb = words.empty() ? "" : words[0].text;
    const std::size_t size = placement_size(level);
    const bool is_shift = verb == "shift" && words.size() == 1 + 2 * size;
    const bool is_single = (verb == "place" || verb == "take") && words.size() == 1 + size;
    const auto first = is_shift || is_single ? placement_of(level, &words[1]) : std::nullopt;
    const auto second = is_shift ? placement_of(level, &words[1 + size]) : std::nullopt;
    if (!first || (is_shift && !second)) {
        return fail(ErrorCode::bad_syntax, 0, say("this is not a move: {}", text));
    }
    if (is_shift) {
        return Move{first, second};
    }
    return verb == "place" ? placing(*first) : taking_back(*first);
}

}  // namespace tessera::polyomino
